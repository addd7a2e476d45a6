"""How the game ended: the title, the ranking, and what to play next."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from yacht_desktop.session.position import Position
from yacht_desktop.ui import wording
from yacht_desktop.ui.controls import BrassButton, PlainButton
from yacht_desktop.ui.ranking import HIGHEST_ROW, RankingCard, ranking
from yacht_desktop.ui.slim_scroll_bar import SlimScrollBar
from yacht_desktop.ui.theme import SPACE_1, SPACE_3, SPACE_5, FontRole, Look
from yacht_desktop.ui.words import Words
from yacht_desktop.ui.wrapped_title import WrappedTitle

_BUTTON: Final = 48
_ALL: Final = 1000


class ResultPage(QWidget):
    """Stands where heading, tray and Roll button were, beside the finished scorecard.

    Signals:
        rematch: the same players want another game.
        new_game: other rules or players are wanted.
    """

    rematch = Signal()
    new_game = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Make an empty page."""
        super().__init__(parent)
        self.setObjectName("resultPage")
        self._look = look
        self._position: Position | None = None
        self._title = WrappedTitle(look, self)
        self._line = Words(look, FontRole.BODY, "ink2", self, wraps=True)
        self._line.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setVerticalScrollBar(SlimScrollBar(look, self._scroll))
        self._card = RankingCard(look, self._scroll)
        self._scroll.setWidget(self._card)
        self._new_game = PlainButton(look, "", self, icon="new_game", height=_BUTTON)
        self._rematch = BrassButton(look, "", self, icon="rematch", height=_BUTTON)
        self._new_game.setObjectName("resultNewGameButton")
        self._rematch.setObjectName("rematchButton")
        self._new_game.clicked.connect(self.new_game)
        self._rematch.clicked.connect(self.rematch)
        self._column = QVBoxLayout(self)
        self._buttons = QHBoxLayout()
        # Side by side where the Roll button was.
        self._buttons.addWidget(self._new_game, 1)
        self._buttons.addWidget(self._rematch, 1)
        self._head = QVBoxLayout()
        self._head.addWidget(self._title)
        self._head.addWidget(self._line)
        self._column.addLayout(self._head)
        self._column.addWidget(self._scroll, _ALL)
        # What the highest sheet does not need stays empty above the buttons.
        self._column.addStretch(1)
        self._column.addLayout(self._buttons)
        look.changed.connect(self._restyle)
        self._restyle()
        self._retranslate()

    def show_result(self, position: Position) -> None:
        """Show how a game ended."""
        self._position = position
        self._retranslate()

    def first_control(self) -> QWidget:
        """Return the control that gets the focus first."""
        return self._rematch

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._new_game.setText(self.tr("&New game"))
        self._rematch.setText(self.tr("&Rematch"))
        position = self._position
        if position is None:
            return
        title = wording.result_title(position.setup, position.state)
        self._title.setText(title)
        self.setAccessibleName(title)
        rules = position.setup.rules
        self._line.setText(" · ".join((wording.rules_name(rules.id), *wording.chosen_options(rules))))
        self._card.show_ranking(ranking(position))
        self._limit_sheet()

    def _restyle(self) -> None:
        look = self._look
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(round(look.px(SPACE_5)))
        self._head.setSpacing(round(look.px(SPACE_1)))
        self._buttons.setSpacing(round(look.px(SPACE_3)))
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Window, look.theme.bg)
        self._scroll.setPalette(palette)
        self._limit_sheet()
        self.update()

    def _limit_sheet(self) -> None:
        """Let the rows of few players grow, but not beyond what is still a row."""
        players = 0 if self._position is None else len(self._position.setup.players)
        self._scroll.setMaximumHeight(round(self._look.text_px(HIGHEST_ROW * players)))
