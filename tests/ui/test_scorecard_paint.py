"""What the scorecard looks like, read off its picture."""

import pytest

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.session.positions import CAPTAIN, HUMAN, followed_by, position_after, rolled, setup_of, whole_game
from tests.ui.scorecard_table import CardOnTable
from yacht_desktop.game.moves import Score
from yacht_desktop.game.rulesets import RULE_IDS, ruleset
from yacht_desktop.ui.fonts import load_fonts

TWO = setup_of(HUMAN, CAPTAIN)
MIDWAY = position_after(
    TWO, rolled(4, 4, 1, 2, 3), Score("fours"), rolled(6, 6, 1, 2, 3), Score("sixes"), rolled(2, 5, 5, 5, 3)
)


@pytest.fixture(scope="module", autouse=True)
def fonts(qapp):
    load_fonts()


@pytest.fixture(params=[False, True], ids=["light", "dark"])
def card(qtbot, request):
    return CardOnTable(qtbot, MIDWAY, dark=request.param)


def colours_across(picture, middle, half):
    """The colours on a horizontal line, from its middle to both sides."""
    return [picture.pixelColor(middle.x() + x, middle.y()) for x in range(-half, half + 1)]


def point_at(widget, place):
    """Move the mouse to a place; from elsewhere, as no move to where it is already is told."""
    QTest.mouseMove(widget, place + QPoint(3, 0))
    QTest.mouseMove(widget, place)


def outline_share(card, category, colour):
    """How much of the upper edge of a pill is drawn in a colour, 0 to 1."""
    cell = card.view.visualRect(card.model.index(card.row(category), 0))
    pill = card.view._delegate.layout.pill(cell.toRectF())
    top = card.view.viewport().mapTo(card.window, pill.topLeft().toPoint())
    picture = card.picture()
    line = [picture.pixelColor(top.x() + x, top.y()) for x in range(10, int(pill.width()) - 10)]
    return sum(pixel == colour for pixel in line) / len(line)


def test_the_column_of_the_player_to_move_is_tinted_under_a_strip(card):
    picture, theme = card.picture(), card.look.theme
    at = card.in_picture("ones", 0) + QPoint(-40, 0)
    assert picture.pixelColor(at) == theme.col
    assert picture.pixelColor(card.in_picture("ones", 1) + QPoint(-40, 0)) == theme.surface
    sheet_top = card.view.viewport().mapTo(card.window, QPoint(0, 0)).y() - card.view.horizontalHeader().height()
    strip = [picture.pixelColor(at.x(), sheet_top + y) for y in range(4)]
    assert strip == [theme.brass] * 3 + [theme.col]


def test_possible_scores_are_dashed_and_zeros_fainter(card):
    theme = card.look.theme
    assert 0.3 < outline_share(card, "fives", theme.brass) < 0.8
    assert 0.3 < outline_share(card, "yacht", theme.line2) < 0.8
    assert outline_share(card, "fours", theme.brass) == 0


@pytest.mark.parametrize("over_name", [False, True])
def test_under_the_mouse_the_outline_is_solid(card, over_name):
    target = card.view.verticalHeader().viewport() if over_name else card.view.viewport()
    point_at(target, QPoint(20, card.place("fives").y()))
    assert outline_share(card, "fives", card.look.theme.brass) == 1
    point_at(target, QPoint(20, card.place("yacht").y()))
    assert outline_share(card, "yacht", card.look.theme.line2) == 1
    assert outline_share(card, "fives", card.look.theme.brass) < 0.8


def test_where_nothing_can_be_chosen_nothing_answers_the_mouse(card):
    card.view.set_interactive(False)
    point_at(card.view.viewport(), card.place("fives"))
    assert outline_share(card, "fives", card.look.theme.brass) < 0.8


def test_the_keyboards_row_is_tinted_marked_and_ringed(card):
    card.focus("fives")
    picture, theme = card.picture(), card.look.theme
    assert picture.pixelColor(card.in_picture("fives", 1)) == theme.sel
    left = card.view.verticalHeader().viewport().mapTo(card.window, QPoint(0, card.place("fives").y()))
    mark = [picture.pixelColor(left + QPoint(x, 0)) for x in range(5)]
    assert mark == [theme.focus] * 4 + [theme.sel]
    assert outline_share(card, "fives", theme.focus) == 1


def ring(card):
    """The colours across the left edge of the card, from outside in."""
    left = card.view.verticalHeader().viewport().mapTo(card.window, QPoint(0, card.place("fives").y()))
    picture = card.picture()
    return [picture.pixelColor(left + QPoint(x, 0)) for x in range(-5, 0)]


def test_the_card_is_ringed_while_the_keyboard_is_at_none_of_its_rows(card):
    focus = card.look.theme.focus
    card.view.clearFocus()
    assert focus not in ring(card)
    card.focus()
    assert ring(card)[:2] == [focus] * 2
    card.press(Qt.Key.Key_Down)
    assert focus not in ring(card)
    card.view.setCurrentIndex(QModelIndex())
    assert ring(card)[:2] == [focus] * 2
    card.view.clearFocus()
    assert focus not in ring(card)


def test_a_click_on_the_card_rings_nothing(card):
    card.view.clearFocus()
    card.click("fives")
    assert card.view.hasFocus()
    assert card.look.theme.focus not in ring(card)


def test_without_the_focus_no_row_stands_out(card):
    card.focus("fives")
    card.view.clearFocus()
    assert card.picture().pixelColor(card.in_picture("fives", 1)) == card.look.theme.surface


def test_a_written_row_is_only_tinted(card):
    card.focus("fours")
    assert card.picture().pixelColor(card.in_picture("fours", 1)) == card.look.theme.sel
    assert outline_share(card, "fours", card.look.theme.focus) == 0


def test_the_question_covers_the_pill_and_moves_nothing_else(card):
    before = card.picture()
    card.click("yacht")
    after = card.picture()
    rows = range(card.in_picture("yacht").y() - 18, card.in_picture("yacht").y() + 18)
    changed = {
        y for y in range(after.height()) if any(before.pixel(x, y) != after.pixel(x, y) for x in range(after.width()))
    }
    assert changed
    assert changed <= set(rows)
    ring = colours_across(after, card.in_picture("yacht"), 90)
    assert ring.count(card.look.theme.focus) >= 2


def test_the_question_is_gone_after_escape(card):
    card.focus()
    point_at(card.view.viewport(), card.place("yacht"))
    before = card.picture()
    card.click("yacht")
    assert card.picture() != before
    card.press(Qt.Key.Key_Escape)
    assert card.picture() == before


def test_the_last_score_of_those_who_wait_is_underlined(card):
    at = card.in_picture("sixes", 1)
    line = [card.picture().pixelColor(at + QPoint(0, y)) for y in range(6, 18)]
    assert line.count(card.look.theme.brass) == 2
    own = card.in_picture("fours", 0)
    assert card.look.theme.brass not in [card.picture().pixelColor(own + QPoint(0, y)) for y in range(6, 18)]


def test_a_band_parts_the_halves(card):
    between = (card.in_picture("sixes") + card.in_picture("full_house")) / 2
    assert card.picture().pixelColor(between) == card.look.theme.sunk


def test_the_corners_of_the_paper_are_round(card):
    picture = card.picture()
    rect = card.view.geometry()
    margin = card.view.frameWidth()
    corners = [
        QPoint(rect.left() + margin, rect.top() + margin),
        QPoint(rect.right() - margin, rect.top() + margin),
        QPoint(rect.left() + margin, rect.bottom() - margin),
        QPoint(rect.right() - margin, rect.bottom() - margin),
    ]
    paper = {card.look.theme.surface.rgb(), card.look.theme.col.rgb(), card.look.theme.sel.rgb()}
    assert [corner for corner in corners if picture.pixel(corner) in paper] == []


def test_the_totals_corners_stay_round_under_the_keyboards_tint(card):
    card.focus()
    card.press(Qt.Key.Key_End)
    test_the_corners_of_the_paper_are_round(card)


@pytest.mark.parametrize("change", ["theme", "language", "size"])
def test_a_picture_made_again_is_the_same(card, change):
    before = card.picture()
    if change == "theme":
        dark = card.look.theme.dark
        card.look.set_dark(not dark)
        assert card.picture() != before
        card.look.set_dark(dark)
    elif change == "language":
        card.view.retranslate()
    else:
        card.lay_out(800, 560)
        card.picture()
        card.lay_out(1120, 760)
    assert card.picture() == before


@pytest.mark.parametrize("players", [1, 6])
@pytest.mark.parametrize("rules", RULE_IDS)
def test_whole_games_are_painted_without_a_warning(qtbot, rules, players):
    setup = setup_of(*[HUMAN if seat % 2 == 0 else CAPTAIN for seat in range(players)], rules=ruleset(rules))
    positions = list(whole_game(setup, seed=2))
    card = CardOnTable(qtbot, positions[0], size=(800, 560))
    for position in positions[:: max(1, len(positions) // 12)]:
        card.model.show(position)
        card.view.move_row(1)
        card.picture()
    card.model.show(positions[-1])
    assert [card.view._motion.total(seat) for seat in range(players)] == list(positions[-1].state.totals)


def test_the_tint_slides_and_ends_in_the_next_column(qtbot):
    setup = setup_of(HUMAN, HUMAN)
    position = position_after(setup, rolled(4, 4, 1, 2, 3))
    card = CardOnTable(qtbot, position, motion=1.0)
    card.picture()
    card.model.show(followed_by(position, Score("fours")))
    assert card.view._motion.is_moving
    qtbot.waitUntil(lambda: not card.view._motion.is_moving, timeout=5000)
    at = QPoint(-40, 0)
    assert card.picture().pixelColor(card.in_picture("ones", 1) + at) == card.look.theme.col
    assert card.picture().pixelColor(card.in_picture("ones", 0) + at) == card.look.theme.surface


def test_what_a_slide_repaints_is_enough(qtbot):
    setup = setup_of(HUMAN, HUMAN, HUMAN)
    position = position_after(setup, rolled(4, 4, 1, 2, 3))
    card = CardOnTable(qtbot, position, motion=0.3)
    for move in (Score("fours"), rolled(1, 1, 2, 3, 4), Score("ones"), rolled(6, 6, 6, 1, 2), Score("sixes")):
        position = followed_by(position, move)
        card.model.show(position)
        qtbot.waitUntil(lambda: not card.view._motion.is_moving, timeout=5000)
    QApplication.sendPostedEvents()
    # What has been painted bit by bit is in the window's own store; grabbing paints all anew.
    screen = card.window.screen().grabWindow(card.window.winId()).toImage()
    fresh = card.picture()
    assert screen.convertToFormat(fresh.format()) == fresh


def test_finishing_the_motion_shows_the_end_at_once(qtbot):
    position = position_after(TWO, rolled(4, 4, 1, 2, 3))
    card = CardOnTable(qtbot, position, motion=1.0)
    card.model.show(followed_by(position, Score("fours")))
    card.view.finish_motion()
    assert not card.view._motion.is_moving
    assert card.picture().pixelColor(card.in_picture("ones", 1) + QPoint(-40, 0)) == card.look.theme.col
