"""A scorecard in a window of its own, for the tests that look at it, click it and type at it."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.session.positions import CAPTAIN, HUMAN, position_after, rolled, setup_of
from yacht_desktop.game.moves import Move, Score
from yacht_desktop.session.position import Position
from yacht_desktop.session.scorecard_model import ScorecardModel
from yacht_desktop.ui import wording
from yacht_desktop.ui.scaling import main_geometry
from yacht_desktop.ui.scorecard import ScorecardView
from yacht_desktop.ui.theme import Look

TWO = setup_of(HUMAN, CAPTAIN)
# Fours written by the person, Sixes by the computer; the person has rolled three fives.
MOVES: tuple[Move, ...] = (
    rolled(4, 4, 1, 2, 3),
    Score("fours"),
    rolled(6, 6, 1, 2, 3),
    Score("sixes"),
    rolled(2, 5, 5, 5, 3),
)
MIDWAY = position_after(TWO, *MOVES)
LEFT = Qt.MouseButton.LeftButton


class CardOnTable:
    """A view of a position in a window, and what it has asked for."""

    def __init__(self, qtbot, position: Position, *, size=(1120, 760), dark=False, motion=0.0, text=1.0) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.look = Look(self.window, dark=dark)
        self.look.set_motion(motion)
        self.look.set_text_scale(text)
        self.model = ScorecardModel(wording.CardWords(), self.window)
        self.view = ScorecardView(self.look, self.model, self.window)
        self.scored: list[str] = []
        self.refused: list[object] = []
        self.asked: list[str] = []
        self.view.score_requested.connect(self.scored.append)
        self.view.refused.connect(self.refused.append)
        self.view.zero_asked.connect(self.asked.append)
        self.model.show(position)
        self.lay_out(*size)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)

    def lay_out(self, width: int, height: int) -> None:
        rows = self.model.rowCount() - 1
        geometry = main_geometry(width, height, self.model.columnCount(), rows, self.look.text_scale)
        self.look.set_scale(geometry.scale)
        self.window.resize(width, height)
        self.view.set_geometry(geometry)

    def row(self, category: str) -> int:
        return self.model.row_of(category)

    def focus(self, category: str = "", column: int = 0) -> None:
        """Give the card the focus, at a row if one is named."""
        self.view.setFocus(Qt.FocusReason.TabFocusReason)
        if category:
            self.view.setCurrentIndex(self.model.index(self.row(category), column))

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)

    def place(self, category: str, column: int = 0) -> QPoint:
        """The middle of a cell, in the viewport."""
        return self.view.visualRect(self.model.index(self.row(category), column)).center()

    def click(self, category: str, column: int = 0) -> None:
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.place(category, column))

    @property
    def current(self) -> tuple[str | None, int]:
        """Category and column of the keyboard's cell; total or none are None."""
        index = self.view.currentIndex()
        return (self.model.rows[index.row()].category_id if index.isValid() else None, index.column())

    def picture(self) -> QImage:
        return self.window.grab().toImage()

    def in_picture(self, category: str, column: int = 0) -> QPoint:
        """The middle of a cell, in the picture."""
        return self.view.viewport().mapTo(self.window, self.place(category, column))
