"""The page on the computer players: every level, with figures that come in when they are known."""

import pytest

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from tests.ui import dialogs
from tests.ui.dialogs import button, click
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.strengths import Question
from yacht_desktop.ui import wording
from yacht_desktop.ui.opponents_view import OpponentsView
from yacht_desktop.ui.rules_page import RulesPage

OTHER = ruleset("yacht", straights="15/20")


@pytest.fixture
def make(qtbot, look, strengths):
    def make_it(rules=None, width=780, height=680):
        shown = RulesPage(look, rules or ruleset("yacht"), strengths)
        dialogs.show(qtbot, shown, width, height)
        click(button(shown, "Opponents"))
        return shown

    return make_it


def view(page) -> OpponentsView:
    found = page.findChild(OpponentsView)
    assert isinstance(found, OpponentsView)
    return found


def rows(page) -> dict[str, tuple[str, str]]:
    """Average and wins as shown, by the name of the level."""
    lines = view(page).toPlainText().split("\n")
    found = {}
    for level in Level:
        at = lines.index(wording.level_name(level))
        assert lines[at + 1] == wording.level_thinking(level)
        found[level.value] = (lines[at + 2], lines[at + 3])
    return found


def test_every_level_has_its_thoughts_and_its_figures(make):
    assert rows(make()) == {
        "deckhand": ("103", "–"),
        "sailor": ("124", "7 in 10"),
        "bosun": ("143", "7 in 10"),
        "first_mate": ("154", "6 in 10"),
        "captain": ("167", "6 in 10"),
        "admiral": ("–", "52 in 100"),
    }


def test_what_is_being_worked_out_shows_dots_until_it_is_known(make, qtbot):
    page = make(OTHER)
    assert rows(page)["deckhand"] == ("…", "–")
    assert rows(page)["captain"] == ("…", "…")
    assert rows(page)["admiral"] == ("–", "–")
    qtbot.waitUntil(lambda: rows(page)["captain"] == ("111", "6 in 10"))
    assert rows(page)["deckhand"] == ("111", "–")


def test_the_figures_are_those_of_the_rules_looked_at_last(make, strengths):
    page = make()
    assert "Rules: Yacht 1938" in view(page).toPlainText()
    click(button(page, "Yatzy"))
    assert not view(page).isVisible()
    click(button(page, "Opponents"))
    assert "Rules: Yatzy" in view(page).toPlainText()
    assert rows(page)["captain"] == ("248", "6 in 10")
    assert not strengths.is_at_work


def test_a_figure_that_comes_in_leaves_place_and_selection(make, strengths):
    page = make(OTHER, 784, 300)
    bar = view(page).verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    cursor = view(page).textCursor()
    cursor.setPosition(4)
    cursor.setPosition(40, cursor.MoveMode.KeepAnchor)
    view(page).setTextCursor(cursor)
    bar.setValue(bar.maximum() // 2)
    read, selected = bar.value(), cursor.selectedText()
    strengths.known.emit(Question(Level.BOSUN, OTHER))
    dialogs.settle()
    assert bar.value() == read
    assert view(page).textCursor().selectedText() == selected


def test_nothing_is_worked_out_for_a_page_that_is_not_seen(make, strengths):
    page = make(OTHER)
    assert strengths.is_at_work
    click(button(page, "Yacht 1938"))
    strengths.want("test", OTHER, ())
    assert strengths.of(Level.CAPTAIN, OTHER) is None
    click(button(page, "Opponents"))
    page.close()
    assert strengths.of(Level.CAPTAIN, OTHER) is None


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_wider_than_the_page(make, look, scale):
    look.set_text_scale(scale)
    page = make(None, 784, 512)
    assert view(page).document().size().width() <= view(page).viewport().width()


def test_the_page_is_spoken_and_read_by_keys(make):
    page = make()
    spoken = QAccessible.queryAccessibleInterface(view(page))
    assert spoken.text(QAccessible.Text.Name) == "Opponents under the rules of Yacht 1938"
    button(page, "Opponents").setFocus()
    dialogs.press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is view(page)


def test_language_and_theme_are_followed(make, look, qapp):
    page = make()
    with dialogs.another_language(qapp):
        assert "‹Admiral›" in view(page).toPlainText()
        assert "‹How it thinks›" in view(page).toPlainText()
    for dark in (True, False):
        look.set_dark(dark=dark)
        assert view(page).grab().toImage().pixelColor(3, 3) == look.theme.surface
