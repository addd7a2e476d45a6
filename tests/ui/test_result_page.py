"""The result: who won, in which order, and what next."""

from dataclasses import replace

import pytest

from PySide6.QtCore import Qt

from tests.ui import dialogs
from tests.ui.dialogs import button, click, press
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.position import Position
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.ui.ranking import RankingCard, RankingRow, ranking
from yacht_desktop.ui.result_page import ResultPage
from yacht_desktop.ui.wrapped_title import WrappedTitle

YACHT = ruleset("yacht")


def finished(*totals: int, players: tuple[Player, ...] = (), won_at_once: int | None = None) -> Position:
    """A finished game with these totals; what is in which box is of no matter here."""
    setup = GameSetup(YACHT, players or tuple(Player(f"P{seat}") for seat in range(len(totals))))
    start = GameState.start(YACHT, len(totals))
    cards = tuple(
        replace(card, scores=(total, *(0,) * (YACHT.turns - 1)))
        for card, total in zip(start.cards, totals, strict=True)
    )
    return Position(setup, replace(start, cards=cards, won_at_once=won_at_once))


@pytest.fixture
def page(qtbot, look):
    shown = ResultPage(look)
    dialogs.show(qtbot, shown, 556, 608)
    return shown


def spoken(page) -> list[str]:
    dialogs.settle()
    rows = sorted((row for row in page.findChildren(RankingRow) if row.isVisible()), key=lambda row: row.y())
    return [row.text() for row in rows]


def test_players_stand_in_the_order_of_their_totals():
    ranks = ranking(finished(142, 185, 178))
    assert [(rank.place, rank.seat, rank.points, rank.wins) for rank in ranks] == [
        (1, 1, 185, True),
        (2, 2, 178, False),
        (3, 0, 142, False),
    ]


def test_equal_totals_share_a_place_and_the_next_one_is_left_out():
    assert [rank.place for rank in ranking(finished(100, 150, 150, 100, 90))] == [1, 1, 3, 3, 5]


def test_who_wins_at_once_comes_first_whatever_the_totals():
    ranks = ranking(finished(200, 10, 150, won_at_once=1))
    assert [(rank.place, rank.seat) for rank in ranks] == [(1, 1), (2, 0), (3, 2)]


def test_title_and_rows_tell_the_result(page):
    page.show_result(finished(185, 178, players=(Player(), Player(level=Level.CAPTAIN))))
    assert page.accessibleName() == page.findChild(WrappedTitle).text()
    assert page.accessibleName().startswith("You win by 7 ")
    assert spoken(page) == ["1, You, 185, Winner", "2, Captain, 178"]


def test_a_draw_has_no_single_winner(page):
    page.show_result(finished(150, 150))
    assert spoken(page) == ["1, P0, 150", "1, P1, 150"]


def test_alone_there_is_nobody_to_win_against(page):
    page.show_result(finished(150, players=(Player(),)))
    assert spoken(page) == ["1, You, 150"]


def test_another_result_takes_the_place_of_the_one_before(page):
    page.show_result(finished(1, 2, 3))
    page.show_result(finished(5, 4))
    dialogs.settle()
    assert spoken(page) == ["1, P0, 5, Winner", "2, P1, 4"]


def test_the_buttons_ask_for_another_game(page, qtbot):
    page.show_result(finished(1, 2))
    with qtbot.waitSignal(page.rematch, timeout=0):
        click(button(page, "Rematch"))
    with qtbot.waitSignal(page.new_game, timeout=0):
        click(button(page, "New game"))
    page.first_control().setFocus()
    with qtbot.waitSignal(page.rematch, timeout=0):
        press(Qt.Key.Key_Space)


@pytest.mark.parametrize("players", [1, 2, 3, 6])
def test_the_sheet_leaves_nothing_empty_above_the_buttons(page, players):
    page.show_result(finished(*range(100, 100 + players)))
    dialogs.settle()
    card = page.findChild(RankingCard)
    below = card.mapTo(page, card.rect().bottomLeft()).y()
    gap = button(page, "Rematch").y() - below
    assert 0 < gap < 32
    assert page.rect().bottom() - button(page, "Rematch").geometry().bottom() <= 1


def test_a_high_row_shows_how_full_each_box_is(page, look):
    page.show_result(finished(20, 5))
    dialogs.settle()
    first, second = sorted(page.findChildren(RankingRow), key=lambda row: row.y())
    for row, seat in ((first, 0), (second, 1)):
        image = row.grab().toImage()
        colours = {image.pixelColor(x, y).name() for x in range(20, 60) for y in range(72, row.height() - 40)}
        assert look.theme.player_lines[seat].name() in colours
        assert look.theme.player_lines[1 - seat].name() not in colours
        # What is empty of the bar of Ones: 20 of 5 points are cut to all of it.
        assert (look.theme.track.name() in colours) is False
        zeros = {image.pixelColor(x, row.height() - 60).name() for x in range(row.width() // 2, row.width() - 20)}
        assert look.theme.track.name() in zeros


@pytest.mark.parametrize("size", [(556, 608), (388, 500), (260, 430)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_six_long_names_leave_everything_in_the_page_or_within_reach(page, look, size, scale):
    look.set_text_scale(scale)
    names = ("W" * 40, "Ä Ö " * 10, "\u05d0" * 40, "x", "e\u0301" * 40, "Anna-Maija Meri-Tuuli")
    page.show_result(finished(*range(100, 700, 100), players=tuple(Player(name) for name in names)))
    page.resize(*size)
    dialogs.settle()
    for name in ("Rematch", "New game"):
        assert dialogs.is_seen(button(page, name))
    card = page.findChild(RankingCard)
    for row in page.findChildren(RankingRow):
        assert row.height() >= row.minimumSizeHint().height()
        assert card.rect().contains(row.geometry())
    title = page.findChild(WrappedTitle)
    assert title.height() >= title.heightForWidth(title.width())


def test_a_shortened_name_is_whole_in_the_tool_tip_letter_by_letter(page):
    page.show_result(finished(1, 2, players=(Player("<b>" + "W" * 36), Player("Bo"))))
    dialogs.settle()
    tips = {row.text(): row.toolTip() for row in page.findChildren(RankingRow)}
    long = next(tip for text, tip in tips.items() if "WWW" in text)
    assert "&lt;b&gt;" + "W" * 36 in long
    assert next(tip for text, tip in tips.items() if "Bo" in text) == ""


def test_texts_follow_the_language(page, qapp):
    page.show_result(finished(185, 178, players=(Player(), Player(level=Level.CAPTAIN))))
    with dialogs.another_language(qapp):
        assert spoken(page)[0] == "1, ‹You›, 185, ‹Winner›"
        assert button(page, "‹Rematch›").isEnabled()
    assert spoken(page)[0] == "1, You, 185, Winner"


def test_the_winner_is_told_by_more_than_colour(page, look):
    """A trophy and a strip stand where the others have none."""
    page.show_result(finished(185, 178))
    dialogs.settle()
    card = page.findChild(RankingCard)
    picture = card.grab().toImage()
    assert picture.pixelColor(card.width() // 2, 1) == look.theme.brass
    assert picture.pixelColor(card.width() // 2, card.height() - 3) != look.theme.brass
