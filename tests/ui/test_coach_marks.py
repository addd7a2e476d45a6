"""What the coach marks on the table: dice to keep, the box to fill, and the one column beside its drawer."""

import pytest

from PySide6.QtCore import QRect

from tests.session.positions import CAPTAIN, HUMAN, position_after, rolled, setup_of
from tests.ui.scorecard_table import MIDWAY, MOVES, TWO, CardOnTable
from yacht_desktop.ui.scaling import main_geometry
from yacht_desktop.ui.star import star_path
from yacht_desktop.ui.tray import DiceTray


@pytest.fixture
def tray(qtbot, look):
    shown = DiceTray(look, 5)
    qtbot.addWidget(shown)
    shown.resize(556, 456)
    shown.show_dice((2, 5, 5, 4, 5), frozenset(), rolled=frozenset(), animate=False)
    shown.show()
    return shown


def test_advised_dice_are_marked_and_described(tray):
    plain = tray.grab().toImage()
    tray.set_hinted(frozenset({1, 2, 4}), "The coach advises to hold it")
    marked = tray.grab().toImage()
    assert marked != plain
    assert [die.look_now().hinted for die in tray.dice] == [False, True, True, False, True]
    assert [die.accessibleDescription() for die in tray.dice].count("The coach advises to hold it") == 3
    tray.set_hinted(frozenset())
    assert tray.grab().toImage() == plain
    assert not any(die.accessibleDescription() for die in tray.dice)


def test_the_mark_of_a_die_stays_within_what_is_repainted(tray, qtbot):
    tray.set_hinted(frozenset({0, 1, 2, 3, 4}))
    before = tray.grab().toImage()
    for die in tray.dice:
        die.set_hinted(hinted=False)
        die.set_hinted(hinted=True)
    qtbot.wait(1)
    assert tray.grab().toImage() == before


def test_the_star_reaches_as_far_as_said():
    box = star_path(QRect(0, 0, 1, 1).center().toPointF(), 8.0).boundingRect()
    assert (round(box.width()), round(box.height())) == (16, 16)


def cell(card: CardOnTable, category: str) -> QRect:
    return card.view.visualRect(card.model.index(card.row(category), 0))


def picture(card: CardOnTable, category: str):
    return card.view.viewport().grab(cell(card, category)).toImage()


def test_the_box_advised_has_a_star_and_no_other(qtbot):
    card = CardOnTable(qtbot, MIDWAY)
    fives, choice = picture(card, "fives"), picture(card, "choice")
    card.view.set_best("fives")
    assert picture(card, "fives") != fives
    assert picture(card, "choice") == choice
    card.view.set_best(None)
    assert picture(card, "fives") == fives


def test_a_box_can_be_brought_to_the_keyboard_and_enter_scores_it(qtbot):
    card = CardOnTable(qtbot, MIDWAY)
    card.view.focus_box("choice")
    assert card.view.hasFocus()
    assert card.view.currentIndex().row() == card.row("choice")
    assert card.scored == []
    card.view.score_current()
    assert card.scored == ["choice"]


# The one column beside the drawer


@pytest.fixture
def narrow(qtbot):
    card = CardOnTable(qtbot, MIDWAY, size=(800, 560))
    card.view.set_geometry(main_geometry(800, 560, 2, card.model.rowCount() - 1, 1.0, coach=True))
    return card


def shown_columns(card: CardOnTable) -> list[int]:
    header = card.view.horizontalHeader()
    return [column for column in range(card.model.columnCount()) if not header.isSectionHidden(column)]


def test_beside_the_drawer_the_column_of_the_player_to_move_shows_alone(narrow):
    assert shown_columns(narrow) == [0]
    narrow.model.show(position_after(TWO, *MOVES[:2]))
    assert shown_columns(narrow) == [1]
    narrow.model.show(MIDWAY)
    assert shown_columns(narrow) == [0]


def test_the_one_column_is_where_it_is_clicked_and_painted(narrow):
    index = narrow.model.index(narrow.row("fives"), 0)
    rect = narrow.view.visualRect(index)
    assert rect.x() == 0
    assert narrow.view.indexAt(rect.center()) == index
    assert rect.right() < narrow.view.viewport().width()
    narrow.model.show(position_after(TWO, *MOVES[:2]))
    assert narrow.view.visualRect(narrow.model.index(0, 1)).x() == 0


def test_other_columns_are_read_there_with_the_arrow_keys(narrow):
    narrow.view.setFocus()
    narrow.view.move_row(1)
    narrow.view.move_column(1)
    assert shown_columns(narrow) == [1]
    narrow.view.move_column(-1)
    assert shown_columns(narrow) == [0]


def test_with_the_coach_gone_all_columns_show_again(narrow):
    narrow.view.set_geometry(main_geometry(800, 560, 2, narrow.model.rowCount() - 1, 1.0))
    assert shown_columns(narrow) == [0, 1]


def test_another_game_beside_the_drawer_shows_its_first_player(narrow):
    narrow.view.setFocus()
    narrow.view.move_row(1)
    narrow.view.move_column(1)
    narrow.model.show(position_after(setup_of(HUMAN, CAPTAIN, HUMAN), rolled(1, 2, 3, 4, 5)))
    narrow.view.set_geometry(main_geometry(800, 560, 3, narrow.model.rowCount() - 1, 1.0, coach=True))
    assert shown_columns(narrow) == [0]
