"""What checking the dice of a game came to: a sign and a sentence."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from yacht_desktop.game.fairness import DISAGREEMENTS, Finding, Verdict
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.icons import paint_icon
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.theme import SPACE_2, FontRole, Look
from yacht_desktop.ui.wording.fairness import verdict_sentence
from yacht_desktop.ui.words import Words

_SIGN: Final = 20


class _Sign(QWidget):
    """A tick, a warning, or the sign of what is only to be known."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.finding: Finding | None = None
        look.changed.connect(self._restyle)
        self._restyle()

    @override
    def sizeHint(self) -> QSize:
        side = round(self._look.px(_SIGN))
        return QSize(side, side)

    def _restyle(self) -> None:
        self.setFixedSize(self.sizeHint())
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        if self.finding is None:
            return
        if self.finding is Finding.AGREES:
            icon, ink = "check", theme.pos
        elif self.finding in DISAGREEMENTS:
            icon, ink = "warning", theme.neg
        else:
            icon, ink = "about", theme.ink2
        with Painter(self) as painter:
            paint_icon(painter, QRectF(self.rect()), icon, ink)


class DiceVerdict(QWidget):
    """Shows a verdict, and lets a screen reader speak a new one."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without a verdict."""
        super().__init__(parent)
        self._look = look
        self._sign = _Sign(look, self)
        self._words = Words(look, FontRole.BODY_STRONG, "ink", self, wraps=True)
        self._words.setObjectName("diceVerdict")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(self._words, 1)
        look.changed.connect(self._restyle)
        self._restyle()
        self.hide()

    @property
    def sentence(self) -> str:
        """What is shown; empty for nothing."""
        return self._words.text()

    def show_verdict(self, verdict: Verdict | None, setup: GameSetup, *, is_new: bool) -> None:
        """Show a verdict on a game of some players, None for none; a new one is spoken."""
        self._sign.finding = None if verdict is None else verdict.finding
        self._words.setText("" if verdict is None else verdict_sentence(verdict, setup))
        self._sign.update()
        self.setVisible(verdict is not None)
        if is_new:
            announce(self, self.sentence)

    def _restyle(self) -> None:
        self._row.setSpacing(round(self._look.px(SPACE_2)))
