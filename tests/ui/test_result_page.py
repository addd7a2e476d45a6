"""The result: who won, in which order, and what next."""

from dataclasses import replace

import pytest

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QScrollArea

from tests.ui import dialogs
from tests.ui.dialogs import button, click, press
from tests.ui.made_reviews import made_review, made_up, played
from yacht_desktop.coach.reviews import Review
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.state import GameState, replay
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.position import Position
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.ui.chance_chart import ChanceChart
from yacht_desktop.ui.costliest import CostliestCard
from yacht_desktop.ui.luck_bars import USUAL, luck_and_skill
from yacht_desktop.ui.ranking import RankingRow, looked_at, ranking
from yacht_desktop.ui.ranking_card import RankingCard
from yacht_desktop.ui.result_page import ResultPage
from yacht_desktop.ui.wording.figures import points_text
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
    dialogs.show(qtbot, shown, 1120, 652)
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


def played_out(players: int, lose=made_up, seats: tuple[Player, ...] = ()) -> tuple[Position, Review]:
    """A game played to its end, and its review."""
    moves = played(players)
    setup = GameSetup(YACHT, seats or tuple(Player(f"P{seat}") for seat in range(players)))
    return Position(setup, replay(YACHT, players, moves)), made_review(players, moves, lose)


def place(page, widget) -> QRect:
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("players", [1, 2, 3, 6])
def test_the_cards_are_where_the_design_has_them(page, players):
    position, review = played_out(players)
    page.show_result(position)
    page.show_review(review, grows=False)
    dialogs.settle()
    card, chart = place(page, page.findChild(RankingCard)), place(page, page.findChild(ChanceChart))
    choices = place(page, page.findChild(CostliestCard))
    # A row that is too long for one line takes its second one from the chart.
    more = sum(row.height() - 40 for row in page.findChild(CostliestCard).rows)
    assert card == QRect(24, 108, 400, 520)
    assert chart == QRect(448, 108, 648, 336 - more)
    assert choices == QRect(448, 460 - more, 648, 168 + more)
    buttons = [place(page, button(page, text)) for text in ("Review", "New game", "Rematch")]
    assert [one.height() for one in buttons] == [40, 40, 40]
    assert [one.y() for one in buttons] == [30, 30, 30]
    assert buttons[-1].x() + buttons[-1].width() == 1096


def test_a_narrow_page_has_the_ranking_above_the_chart_and_scrolls(page):
    position, review = played_out(3)
    page.show_result(position)
    page.show_review(review, grows=False)
    page.resize(800, 494)
    dialogs.settle()
    card, chart, choices = (place(page, page.findChild(kind)) for kind in (RankingCard, ChanceChart, CostliestCard))
    assert card.bottom() < chart.top()
    assert chart.bottom() < choices.top()
    assert page.findChild(QScrollArea).verticalScrollBar().maximum() > 0
    assert all(one.right() < page.width() for one in (card, chart, choices))


def test_luck_and_skill_are_those_of_the_review(page):
    position, review = played_out(3)
    page.show_result(position)
    before = spoken(page)
    page.show_review(review, grows=False)
    for row, short in zip(spoken(page), before, strict=True):
        seat = next(seat for seat in range(3) if f"P{seat}," in row)
        totals = review.players[seat]
        luck, skill = points_text(totals.luck, signed=True), points_text(-totals.lost)
        assert row == f"{short}, luck {luck}, skill {skill}"
        assert totals.start + totals.luck - totals.lost == pytest.approx(position.state.totals[seat])


def test_the_bars_of_all_players_share_one_zero_and_one_scale(page):
    position, review = played_out(3)
    page.show_result(position)
    page.show_review(review, grows=False)
    dialogs.settle()
    bars = luck_and_skill(review)
    assert len({one.reach for one in bars}) == 1
    rows = page.findChildren(RankingRow)
    assert len({row.bars().zero(bars[row.seat]) for row in rows}) == 1
    assert len({row.bars().track.width() for row in rows}) == 1


def test_the_bars_reach_as_far_as_the_design_says_unless_a_game_needs_more():
    def reviewed(luck, lost):
        review = made_review(2, played(2))
        return replace(review, players=tuple(replace(one, luck=luck, lost=lost) for one in review.players))

    assert luck_and_skill(reviewed(42.0, 34.0))[0].reach == USUAL == (-34.0, 42.0)
    assert luck_and_skill(reviewed(61.0, 12.0))[0].reach == (-40.0, 70.0)
    assert luck_and_skill(reviewed(-55.0, 3.0))[0].reach == (-60.0, 50.0)


def test_bars_and_lines_grow_once(page, look, qtbot):
    look.set_motion(1.0)
    position, review = played_out(2)
    page.show_result(position)
    page.show_review(review, grows=True)
    row = page.findChild(RankingRow)
    qtbot.waitUntil(lambda: row._part == 1.0)
    look.set_dark(True)
    dialogs.settle()
    assert row._part == 1.0


def test_the_line_says_how_close_it_was_and_what_perfect_play_averages(page):
    position, review = played_out(2, seats=(Player(), Player(level=Level.BOSUN)))
    page.show_result(position)
    high, low = sorted(position.state.totals, reverse=True)
    assert any(text.startswith(f"{high} to {low} over") for text in dialogs.labels(page))
    assert not any("Perfect" in text for text in dialogs.labels(page))
    page.show_review(review, grows=False)
    line = next(text for text in dialogs.labels(page) if text.startswith(f"{high} to"))
    assert line.endswith("Perfect play averages 166.955.")
    assert "166.955 + luck − points lost = your total." in "\n".join(dialogs.labels(page))


def test_a_game_won_at_once_says_why_its_luck_is_little(page):
    position, review = played_out(2)
    sentence = "A served Generala wins at once"
    page.show_result(position)
    page.show_review(review, grows=False)
    assert sentence not in "\n".join(dialogs.labels(page))
    page.show_result(replace(position, state=replace(position.state, won_at_once=0)))
    page.show_review(review, grows=False)
    assert sentence in "\n".join(dialogs.labels(page))


def test_the_costliest_choices_open_the_review_there(page, qtbot):
    lose = {1: 3.2, 2: 2.0, 9: 1.5, 10: 0.4, 5: 8.0}
    position, review = played_out(2, lambda move: lose.get(move, 0.0), (Player(), Player(level=Level.CAPTAIN)))
    page.show_result(position)
    page.show_review(review, grows=False)
    dialogs.settle()
    choices = page.findChild(CostliestCard)
    # The fourth and fifth moves are another player's.
    assert [row.decision.move for row in choices.rows] == [1, 2, 9]
    assert choices.accessibleName() == "Your costliest choices"
    assert choices.rows[0].accessibleName().startswith("Round 1, first roll")
    with qtbot.waitSignal(page.review_wanted, timeout=0) as wanted:
        click(choices.rows[1])
    assert wanted.args == [2]
    choices.rows[2].setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(page.review_wanted, timeout=0) as wanted:
        press(Qt.Key.Key_Space)
    assert wanted.args == [9]
    with qtbot.waitSignal(page.review_wanted, timeout=0) as wanted:
        click(button(page, "Review"))
    assert wanted.args == [None]


def test_who_played_without_a_fault_is_told_so(page):
    position, review = played_out(1, lambda move: 0.0, (Player(),))
    page.show_result(position)
    page.show_review(review, grows=False)
    choices = page.findChild(CostliestCard)
    assert choices.rows == ()
    assert choices.accessibleDescription() == "No choice cost anything to speak of."


def test_with_several_people_the_best_placed_is_looked_at_and_named(page):
    seats = (Player(level=Level.ADMIRAL), Player("Anna"), Player("Bo"))
    position, review = played_out(3, seats=seats)
    page.show_result(position)
    page.show_review(review, grows=False)
    best = max((1, 2), key=lambda seat: position.state.totals[seat])
    name = seats[best].name
    assert page.findChild(CostliestCard).accessibleName() == f"Costliest choices: {name}"
    assert page.findChild(ChanceChart).data.focus == best
    assert looked_at(position.setup, position.state) == best


def test_while_the_review_is_made_the_ranking_shows_and_how_far_it_is(page):
    position, _ = played_out(2)
    page.show_result(position)
    assert len(spoken(page)) == 2
    page.show_progress(0.42)
    assert page.findChild(ChanceChart).accessibleDescription() == "Reviewing the game: 42%"
    page.show_failure()
    assert page.findChild(ChanceChart).accessibleDescription() == "This game could not be reviewed."


def test_another_game_waits_for_its_own_review(page):
    position, review = played_out(2)
    page.show_result(position)
    page.show_review(review, grows=False)
    page.show_result(finished(5, 4))
    assert page.findChild(CostliestCard).rows == ()
    assert page.findChild(ChanceChart).data is None


def test_a_high_row_shows_how_full_each_box_is(page, look):
    """Below the bars, where a row has the room."""
    page.show_result(finished(20))
    dialogs.settle()
    row = page.findChild(RankingRow)
    image = row.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(20, 60) for y in range(150, row.height() - 40)}
    assert look.theme.player_lines[0].name() in colours
    zeros = {image.pixelColor(x, row.height() - 60).name() for x in range(row.width() // 2, row.width() - 20)}
    assert look.theme.track.name() in zeros


@pytest.mark.parametrize("size", [(1120, 652), (800, 494), (500, 494)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_six_long_names_leave_everything_in_the_page_or_within_reach(page, look, size, scale):
    look.set_text_scale(scale)
    names = ("W" * 40, "Ä Ö " * 10, "\u05d0" * 40, "x", "e\u0301" * 40, "Anna-Maija Meri-Tuuli")
    page.show_result(finished(*range(100, 700, 100), players=tuple(Player(name) for name in names)))
    page.resize(*size)
    dialogs.settle()
    for name in ("Review", "New game", "Rematch"):
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
