"""The rules page: read, scrolled, spoken, and followed by language and theme."""

import pytest

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QPalette
from PySide6.QtWidgets import QApplication

from tests.ui import dialogs
from tests.ui.dialogs import button, click, press
from yacht_desktop.game.rulesets import RULE_IDS, ruleset
from yacht_desktop.ui.controls import SegmentedControl
from yacht_desktop.ui.rules_page import RulesPage
from yacht_desktop.ui.rules_view import RulesView

KEY = Qt.Key


@pytest.fixture
def make(qtbot, look, strengths):
    def make_it(rules=None, width=780, height=680):
        shown = RulesPage(look, rules or ruleset("yacht"), strengths)
        dialogs.show(qtbot, shown, width, height)
        return shown

    return make_it


@pytest.fixture
def page(make):
    return make()


def view(page) -> RulesView:
    found = page.findChild(RulesView)
    assert isinstance(found, RulesView)
    return found


def text(page) -> str:
    return view(page).toPlainText().replace("\u00a0", " ")


def test_the_whole_of_the_rules_is_text_and_the_dice_are_digits(page):
    words = text(page)
    assert "Three of one face and two of another" in words
    assert "2 2 5 5 5  19" in words
    assert "A Yacht is not a Full House" in words
    assert "3 3 3 3 3  Full House: 0" in words
    assert "6 6 6 6 6  Four of a Kind: 24" in words
    assert "Straights: 30 each" in words


def test_a_screen_reader_gets_the_text_and_its_name(page):
    spoken = QAccessible.queryAccessibleInterface(view(page))
    assert spoken.text(QAccessible.Text.Name) == "Rules of Yacht 1938"
    found = spoken.textInterface()
    assert "the fifth does not" in found.text(0, found.characterCount())


def test_the_rules_in_force_come_first_and_the_others_can_be_chosen(make):
    page = make(ruleset("yatzy", forced_order="yes"))
    assert "Categories are filled from top to bottom." in text(page)
    click(button(page, "Yacht 1938"))
    assert "Big Straight" in text(page)
    press_choice(page, KEY.Key_Right)
    assert "Categories are filled from top to bottom." in text(page)


def press_choice(page, key):
    button(page, "Yacht 1938").setFocus()
    press(key)


def test_rules_that_are_not_on_offer_are_shown_while_they_are_played(make):
    page = make(ruleset("crag"))
    assert page.findChild(SegmentedControl, "rulesChoice").current() == 2
    assert "Roll all 3 dice." in text(page)
    assert "1 6 6  Thirteen: 26" in text(page)


def test_keys_scroll_to_the_end_and_back(page):
    bar = view(page).verticalScrollBar()
    assert QApplication.focusWidget() is view(page)
    press(KEY.Key_PageDown)
    assert bar.value() > 0
    press(KEY.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert bar.value() == bar.maximum()
    press(KEY.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert bar.value() == 0
    for _ in range(60):
        press(KEY.Key_Down)
    assert bar.value() > 0


def test_no_caret_is_seen_until_keys_move_it(page):
    assert view(page).cursorWidth() == 0
    press(KEY.Key_Down)
    assert view(page).cursorWidth() > 0


def test_dice_are_painted_over_their_digits(page, look):
    picture = view(page).grab().toImage()
    ivory = sum(
        picture.pixelColor(x, y) == look.theme.ivory
        for x in range(0, picture.width(), 3)
        for y in range(0, picture.height(), 3)
    )
    assert ivory > 300


def test_text_that_is_selected_is_copied_with_its_dice(page):
    view(page).selectAll()
    view(page).copy()
    assert "2 2 5 5 5" in QApplication.clipboard().text().replace("\u00a0", " ")


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("rules_id", RULE_IDS)
def test_nothing_is_wider_than_the_page(make, look, scale, rules_id):
    look.set_text_scale(scale)
    page = make(ruleset(rules_id), 784, 512)
    assert view(page).document().size().width() <= view(page).viewport().width()
    assert view(page).horizontalScrollBar().maximum() == 0


def test_texts_follow_the_language_and_the_place_is_kept(page, qapp):
    bar = view(page).verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    with dialogs.another_language(qapp):
        assert page.windowTitle() == "‹Rules›"
        assert "‹How a turn goes›" in text(page)
        assert bar.value() > bar.maximum() // 4
    assert "‹" not in text(page)


def test_the_theme_is_followed_at_once(page, look, qapp):
    for dark in (True, False):
        look.set_dark(dark=dark)
        palette = view(page).palette()
        assert palette.color(QPalette.ColorRole.Base) == look.theme.surface
        assert view(page).grab().toImage().pixelColor(3, 3) == look.theme.surface


def test_what_the_application_decides_reaches_the_page(page, look, qapp):
    """Setting some colours of its own does not keep the others from following."""
    before = qapp.palette()
    changed = qapp.palette()
    changed.setColor(QPalette.ColorRole.Highlight, look.theme.brass)
    qapp.setPalette(changed)
    dialogs.settle()
    found = view(page).palette().color(QPalette.ColorRole.Highlight)
    qapp.setPalette(before)
    dialogs.settle()
    assert found == look.theme.brass


def test_escape_closes_and_the_game_stays_playable(page):
    assert page.windowModality() is Qt.WindowModality.NonModal
    press(KEY.Key_Escape)
    assert not page.isVisible()
