"""Says what is heard, and when: listens to the game and the settings, and knows nothing of loudspeakers.

What plays is made when there is first something to hear; with the sound turned off it never is. Undoing,
redoing, opening a game and going on with one are silent: they show what was, and nothing happens.
"""

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot

from yacht_desktop.game.moves import Decision, Score
from yacht_desktop.resources import resource_path
from yacht_desktop.session import settings as s
from yacht_desktop.session.dice_entry import EntryStep
from yacht_desktop.session.events import Entered, Rolled, Scored
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.position import Position
from yacht_desktop.session.settings import Settings
from yacht_desktop.ui.sounds import Sound, Throw
from yacht_desktop.ui.theme import TUMBLE_MS, TURN_MS, Look

if TYPE_CHECKING:
    from yacht_desktop.ui.game_table import GameTable
    from yacht_desktop.ui.sound_player import SoundPlayer
    from yacht_desktop.ui.trainer_table import TrainerTable

_OTHERS: Final = 0.6
"""How loud computers play, compared with people."""
_HURRIED_S: Final = 0.35
"""Of computers that do not wait, no more than one sound in this time."""
_EARLY_S: Final = 0.12
"""Dice that lie still so long before they would have are heard to come down at once."""


class SoundDesk(QObject):
    """Lets the moments of the game be heard."""

    def __init__(
        self,
        look: Look,
        session: GameSession,
        settings: Settings,
        *,
        new_player: "Callable[[], SoundPlayer] | None" = None,
        clock: Callable[[], float] = monotonic,
        parent: QObject | None = None,
    ) -> None:
        """Listen to a session.

        Args:
            look: how fast things move.
            session: the game.
            settings: volume and mute.
            new_player: makes what plays, when there is first something to hear.
            clock: tells the time in seconds.
            parent: owner of this object.
        """
        super().__init__(parent)
        self._look = look
        self._session = session
        self._settings = settings
        self._new_player = new_player or _usual_player
        self._clock = clock
        self._player: SoundPlayer | None = None
        self._has_stopped = False
        self._held = session.position.held
        self._throw: tuple[int, float] | None = None
        self._was_played_out = False
        self._hurried_at = 0.0
        session.started.connect(self._hush)
        session.undone.connect(self._hush)
        session.redone.connect(self._hush)
        session.rolled.connect(self._on_rolled)
        session.entered.connect(self._on_entered)
        session.held.connect(self._on_held)
        session.scored.connect(self._on_scored)
        session.changed.connect(self._on_changed)
        settings.changed.connect(self._follow_setting)

    def follow_table(self, table: "GameTable") -> None:
        """Listen to the table as well, which knows when dice lie still."""
        table.settled.connect(self._on_settled)
        table.refused.connect(self._on_refused)
        table.result_opened.connect(self._on_result_opened)

    @Slot(object)
    def follow_trainer(self, table: "TrainerTable") -> None:
        """Let the trainer be heard like the game."""
        table.held.connect(self._on_trainer_held)
        table.answered.connect(self._on_trainer_answered)
        table.refused.connect(self._on_refused)

    @Slot()
    def try_volume(self) -> None:
        """Let the volume be heard."""
        self._play(Sound.YOUR_TURN)

    def shut_down(self) -> None:
        """Fall silent for good."""
        self._has_stopped = True
        if self._player is not None:
            self._player.shut_down()

    # What happens

    @Slot(object)
    def _on_rolled(self, event: Rolled) -> None:
        position = event.position
        self._throw = None
        if position.setup.has_real_dice or self._is_hurried(event.player):
            return
        moves = self._session.motion > 0 and not self._look.reduced_motion
        seconds = self._look.duration(TUMBLE_MS) / 1000 if moves else 0.0
        self._play(Throw(len(event.thrown), seconds), self._gain(event.player))
        if seconds:
            self._throw = (len(event.thrown), self._clock() + seconds)

    @Slot(bool)
    def _on_settled(self, is_yacht: bool) -> None:  # noqa: FBT001 - the form of the signal
        throw, self._throw = self._throw, None
        player = self._session.state.player
        if throw is not None and self._player is not None and throw[1] - self._clock() > _EARLY_S:
            self._player.fade(Throw)
            self._play(Throw(throw[0], 0.0), self._gain(player))
        if is_yacht:
            self._play(Sound.YACHT, self._gain(player))

    @Slot(object)
    def _on_entered(self, event: Entered) -> None:
        if event.step is EntryStep.TYPED:
            self._play(Throw(1, 0.0))

    @Slot(object)
    def _on_held(self, position: Position) -> None:
        player = position.state.player
        if not self._is_hurried(player):
            sound = Sound.RELEASE if position.held <= self._held else Sound.HOLD
            self._play(sound, self._gain(player))

    @Slot(object)
    def _on_scored(self, event: Scored) -> None:
        state, players = event.position.state, event.position.setup.players
        if not self._is_hurried(event.player) or self._is_first_for_a_while():
            self._play(Sound.SCORE if event.points else Sound.ZERO, self._gain(event.player))
        if state.is_over:
            self._was_played_out = True
        elif players[state.player].is_human and state.player != event.player:
            self._play(Sound.YOUR_TURN, delay=TURN_MS / 1000)

    @Slot(object)
    def _on_changed(self, position: Position) -> None:
        self._held = position.held

    @Slot()
    def _on_refused(self) -> None:
        self._play(Sound.NOT_POSSIBLE)

    @Slot()
    def _on_result_opened(self) -> None:
        if not self._was_played_out:
            return
        self._was_played_out = False
        players, winners = self._session.setup.players, self._session.state.winners
        won = any(players[winner].is_human for winner in winners)
        self._play(Sound.WIN if won else Sound.LOSE)

    @Slot(bool)
    def _on_trainer_held(self, more: bool) -> None:  # noqa: FBT001 - the form of the signal
        self._play(Sound.HOLD if more else Sound.RELEASE)

    @Slot(object)
    def _on_trainer_answered(self, decision: Decision) -> None:
        if isinstance(decision, Score):
            self._play(Sound.SCORE)

    @Slot()
    def _hush(self) -> None:
        self._throw = None
        self._was_played_out = False
        if self._player is not None:
            self._player.fade()

    # How it is heard

    def _gain(self, player: int) -> float:
        return 1.0 if self._session.setup.players[player].is_human else _OTHERS

    def _is_hurried(self, player: int) -> bool:
        """Whether a computer plays without waiting, faster than anybody can listen."""
        return self._session.motion == 0 and not self._session.setup.players[player].is_human

    def _is_first_for_a_while(self) -> bool:
        now = self._clock()
        if now - self._hurried_at < _HURRIED_S:
            return False
        self._hurried_at = now
        return True

    @Slot(str)
    def _follow_setting(self, key: str) -> None:
        if key in {s.VOLUME.key, s.MUTED.key} and self._player is not None:
            self._player.set_level(self._level)

    @property
    def _level(self) -> float:
        """What samples are multiplied by: half the volume is to sound about half as loud."""
        return 0.0 if self._settings.get(s.MUTED) else (self._settings.get(s.VOLUME) / 100) ** 2

    def _play(self, sound: Sound | Throw, gain: float = 1.0, *, delay: float = 0.0) -> None:
        level = self._level
        if level == 0 or self._has_stopped:
            return
        if self._player is None:
            self._player = self._new_player()
            self._player.set_level(level)
        self._player.play(sound, gain=gain, delay=delay)


def _usual_player() -> "SoundPlayer":
    # Threads and queues are wanted only by those who hear something.
    from yacht_desktop.ui.sound_files import SoundFiles
    from yacht_desktop.ui.sound_player import SoundPlayer

    return SoundPlayer(SoundFiles(resource_path("sounds")))
