"""The look of a window that is laid out at a scale of its own."""

from typing_extensions import override

from yacht_desktop.ui.theme import Look


class FollowingLook(Look):
    """Follows another look in everything but the scale."""

    def __init__(self, leader: Look) -> None:
        """Take over what is in force now, at scale 1."""
        super().__init__()
        self._leader = leader
        leader.changed.connect(self._follow)
        self._follow()

    @property
    @override
    def motion(self) -> float:
        """What every duration is multiplied by."""
        return self._leader.motion

    @override
    def duration(self, milliseconds: float) -> int:
        """The length, in ms, of a motion that lasts `milliseconds` at factor 1."""
        return self._leader.duration(milliseconds)

    def _follow(self) -> None:
        self.set_theme(self._leader.theme)
        self.set_text_scale(self._leader.text_scale)
        self.set_reduced_motion(self._leader.reduced_motion)
