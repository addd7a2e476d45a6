"""What the scorecard tells those who do not see all of it."""

import pytest

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QApplication

from tests.session.positions import HUMAN, position_after, setup_of
from tests.ui.scorecard_table import MIDWAY, CardOnTable
from yacht_desktop.session.setup import Player


@pytest.fixture
def card(qtbot):
    return CardOnTable(qtbot, MIDWAY)


def test_it_has_its_names(card):
    assert card.view.objectName() == "scorecard"
    assert card.view.accessibleName() == "Scorecard"


def spoken_cells(view):
    table = QAccessible.queryAccessibleInterface(view)
    return [table.child(i).text(QAccessible.Text.Name) for i in range(table.childCount())]


def test_every_cell_is_spoken(card):
    cells = spoken_cells(card.view)
    for text in (
        "Fives, 15 possible",
        "Yacht, 0 possible",
        "You, Fours, 8",
        "Captain, Sixes, 12",
        "Captain, Ones, open",
    ):
        assert text in cells
    assert {"You, to play", "Captain, computer", "You, Total, 8", "Captain, Total, 12", "Full House"} <= set(cells)


def test_the_focused_cell_is_told_to_screen_readers(card):
    card.focus("fives")
    table = QAccessible.queryAccessibleInterface(card.view)
    focused = [table.child(i) for i in range(table.childCount()) if table.child(i).state().focused]
    assert [cell.text(QAccessible.Text.Name) for cell in focused] == ["Fives, 15 possible"]


def test_the_totals_are_reached_by_arrows(card):
    card.focus()
    card.press(Qt.Key.Key_End, Qt.Key.Key_Right)
    assert card.view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole) == "Captain, Total, 12"


class Tips:
    """Stands in for Qt's tool tips, which linger after they are hidden."""

    def __init__(self):
        self.shown = []

    def showText(self, place, text, widget):  # noqa: N802 - Qt's name
        self.shown.append(text)

    def hideText(self):  # noqa: N802 - Qt's name
        self.shown.append("")


def test_a_shortened_name_is_whole_in_its_tool_tip_letter_by_letter(qtbot, monkeypatch):
    tips = Tips()
    monkeypatch.setattr("yacht_desktop.ui.scorecard_header.QToolTip", tips)
    card = CardOnTable(qtbot, position_after(setup_of(Player("Bartholomew <b>the</b> & second"), HUMAN)))
    players, names = card.view.horizontalHeader(), card.view.verticalHeader()
    card.picture()
    for header, place in ((players, QPoint(30, 20)), (players, QPoint(players.width() - 9, 20)), (names, QPoint(9, 9))):
        viewport = header.viewport()
        QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, place, viewport.mapToGlobal(place)))
    assert tips.shown == ["<span>Bartholomew &lt;b&gt;the&lt;/b&gt; &amp; second</span>", "", ""]


def test_a_language_change_reaches_every_word(card, monkeypatch):
    monkeypatch.setattr("yacht_desktop.ui.wording.card.names.category_name", lambda rules, name: f"x {name}")
    QApplication.sendEvent(card.view, QEvent(QEvent.Type.LanguageChange))
    assert card.model.headerData(0, Qt.Orientation.Vertical) == "x ones"
