"""How the level that somebody chooses plays, and how strong it is under the rules chosen."""

from collections.abc import Sequence

from typing_extensions import override

from PySide6.QtCore import QRect, QSize, Qt, Slot
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.setup import Player
from yacht_desktop.session.strengths import Question, StrengthProgress, Strengths
from yacht_desktop.ui import wording
from yacht_desktop.ui.offer import LEVELS_OFFERED
from yacht_desktop.ui.theme import FontRole, Look
from yacht_desktop.ui.words import Words

_ASKER = "new game"
_FAR = 10_000


def level_to_tell(before: Sequence[Player], now: Sequence[Player], told: Level | None) -> Level | None:
    """Return the level to speak of after the players have changed.

    The one just chosen, else the one spoken of as long as it plays, else the first that plays; None
    if no computer does.

    Args:
        before: the players before the change.
        now: the players now.
        told: the level spoken of so far.
    """
    playing = [player.level for player in now if player.level is not None]
    if len(before) == len(now):
        for old, new in zip(before, now, strict=True):
            if new.level is not None and new.level is not old.level:
                return new.level
    if told in playing:
        return told
    return playing[0] if playing else None


class LevelNote(Words):
    """Two sentences on a level; as high as the longest needs, so that nothing below ever moves."""

    def __init__(self, look: Look, strengths: Strengths, parent: QWidget) -> None:
        """Begin without a level."""
        super().__init__(look, FontRole.CAPTION, "ink2", parent, wraps=True)
        self.setObjectName("levelNote")
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._strengths = strengths
        self._level: Level | None = None
        self._rules: RuleSet | None = None
        self._share: float | None = None
        strengths.known.connect(self._on_known)
        strengths.progressed.connect(self._on_progressed)

    def tell(self, level: Level | None, rules: RuleSet) -> None:
        """Speak of a level under some rules, or be silent where no level plays."""
        if (level, rules) != (self._level, self._rules):
            self._share = None
        self._level, self._rules = level, rules
        self._strengths.want(_ASKER, rules, () if level is None else (level,))
        self._say()

    def stop(self) -> None:
        """Have nothing worked out any more."""
        self._strengths.drop(_ASKER)

    def retranslate(self) -> None:
        """Say the texts in the language in use."""
        self._say()
        self.updateGeometry()

    def _say(self) -> None:
        if self._level is None or self._rules is None:
            self.setText("")
        else:
            self.setText(self._sentences(self._level, self._strength_text(self._level, self._rules)))

    def _sentences(self, level: Level, strength: str) -> str:
        text = self.tr("{level}: {summary} {strength}")
        name, summary = wording.level_name(level), wording.level_summary(level)
        return text.format(level=name, summary=summary, strength=strength)

    def _strength_text(self, level: Level, rules: RuleSet) -> str:
        strength = self._strengths.of(level, rules)
        if strength is not None:
            return wording.strength_sentence(level, strength)
        if self._strengths.is_lost(level, rules):
            return wording.strength_unknown()
        return wording.strength_working(self._share)

    @Slot(object)
    def _on_known(self, question: Question) -> None:
        if (question.level, question.rules) == (self._level, self._rules):
            self._say()

    @Slot(object)
    def _on_progressed(self, progress: StrengthProgress) -> None:
        if (progress.question.level, progress.question.rules) == (self._level, self._rules):
            self._share = progress.share
            self._say()

    # Layout

    def _longest(self) -> list[str]:
        """Return the texts that may have to be shown, each as long as it can be."""
        return [
            self._sentences(level, strength)
            for level in LEVELS_OFFERED
            for strength in (
                *wording.strength_samples(level),
                wording.strength_working(1.0),
                wording.strength_unknown(),
            )
        ]

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the height of the tallest of all texts in this width, in px."""
        metrics, room = QFontMetrics(self.font()), QRect(0, 0, max(1, width), _FAR)
        flags = Qt.TextFlag.TextWordWrap
        return max(metrics.boundingRect(room, flags, text).height() for text in self._longest())

    @override
    def sizeHint(self) -> QSize:
        """Return any width and the height that goes with it."""
        width = super().sizeHint().width()
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the same for the narrowest form, whose height depends on the width."""
        return QSize(0, QFontMetrics(self.font()).height())
