"""The review: every decision and roll, stepped through by keys, clicks and the chart."""

from dataclasses import replace
from itertools import pairwise

import pytest

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView, QWidget

from tests.ui import dialogs
from tests.ui.dialogs import button, click, press
from tests.ui.made_reviews import made_review, made_up, played
from yacht_desktop.coach.choices import Loss
from yacht_desktop.coach.marks import Mark
from yacht_desktop.game.moves import Roll
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.state import replay
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.ui.chance_chart import ChanceChart
from yacht_desktop.ui.costliest import costly_mistakes
from yacht_desktop.ui.review_body import View
from yacht_desktop.ui.review_list import StepList
from yacht_desktop.ui.review_row import StepRow, Widths
from yacht_desktop.ui.review_steps import Going, Step, StepFilter, end_of, gone, steps_of
from yacht_desktop.ui.review_table import DiceRow
from yacht_desktop.ui.review_window import ReviewWindow
from yacht_desktop.ui.step_words import spoken, verdict_on
from yacht_desktop.ui.wording import review as words

YACHT = ruleset("yacht")
DUEL = GameSetup(YACHT, (Player(), Player(level=Level.CAPTAIN)))


def opened(qtbot, look, setup=DUEL, lose=made_up, rounds=None, size=(1120, 760)) -> ReviewWindow:
    moves = played(len(setup.players), rounds, setup.rules)
    window = ReviewWindow(look, setup, moves)
    dialogs.show(qtbot, window, *size)
    window.show_review(made_review(len(setup.players), moves, lose, setup.rules))
    dialogs.settle()
    return window


@pytest.fixture
def window(qtbot, look):
    return opened(qtbot, look)


def step_of(window: ReviewWindow) -> Step:
    """The step looked at."""
    assert window.body.step is not None
    return window.body.step


def at(window: ReviewWindow) -> int:
    """Which of the steps shown is looked at."""
    return window.body.shown.index(step_of(window))


# Steps


def test_every_decision_and_roll_is_a_step_in_the_order_of_the_game():
    moves = played(2)
    review = made_review(2, moves)
    steps = steps_of(review)
    assert len(steps) == len(review.decisions) + len(review.rolls)
    assert [step.move for step in steps] == sorted(step.move for step in steps)
    # First roll, keep, second roll, keep, third roll, score.
    assert [step.roll is None for step in steps[:6]] == [False, True, False, True, False, True]
    assert all(after.place >= before.place for before, after in pairwise(steps))


def test_the_table_of_a_step_is_that_of_the_game():
    moves = played(2)
    for step in steps_of(made_review(2, moves)):
        state = replay(YACHT, 2, moves[: step.move])
        move = moves[step.move]
        if step.decision is not None:
            assert step.state == state
        else:
            assert isinstance(move, Roll)
            assert step.state == state.after(move)
            assert step.dice == move.dice
        if isinstance(move, Roll):
            assert step.held == move.kept


def test_keys_lead_where_they_should():
    lose = {9: 3.0, 17: 5.0}
    steps = steps_of(made_review(2, played(2), lambda move: lose.get(move, 0.0)))
    mistakes = [place for place, step in enumerate(steps) if step.is_mistake]
    assert [steps[place].move for place in mistakes] == [9, 17]
    assert gone(steps, 0, Going.NEXT) == 1
    assert gone(steps, 0, Going.PREVIOUS) == 0
    assert gone(steps, len(steps) - 1, Going.NEXT) == len(steps) - 1
    assert gone(steps, 0, Going.NEXT_MISTAKE) == mistakes[0]
    assert gone(steps, mistakes[0], Going.NEXT_MISTAKE) == mistakes[1]
    assert gone(steps, mistakes[1], Going.NEXT_MISTAKE) == mistakes[1]
    assert gone(steps, mistakes[1], Going.PREVIOUS_MISTAKE) == mistakes[0]
    second = next(place for place, step in enumerate(steps) if step.turn == 2)
    assert gone(steps, 3, Going.NEXT_ROUND) == second
    assert gone(steps, second + 3, Going.PREVIOUS_ROUND) == second
    assert gone(steps, second, Going.PREVIOUS_ROUND) == 0
    assert gone(steps, 0, Going.LAST) == len(steps) - 1
    assert gone(steps, 7, Going.FIRST) == 0


@pytest.mark.parametrize("cut", [0, 1, 2, 3, 4])
def test_the_last_step_leads_to_the_end(cut):
    """Cut short after a score, or after any roll of the last turn."""
    moves = played(2, rounds=2)
    moves = moves[: len(moves) - cut]
    review = made_review(2, moves)
    assert end_of(review, steps_of(review)) == replay(YACHT, 2, moves)


# The window


def test_arrow_keys_step_and_the_table_follows(window):
    assert at(window) == 0
    for expected in (1, 2, 3):
        press(Qt.Key.Key_Right)
        assert at(window) == expected
        step = step_of(window)
        assert window.findChild(DiceRow)._dice == step.dice
        model = window.findChild(QTableView, "reviewScorecard").model()
        assert model.position.state == step.state
        assert model.position.held == step.held
    press(Qt.Key.Key_Left)
    assert at(window) == 2
    press(Qt.Key.Key_End)
    assert at(window) == len(window.body.shown) - 1
    assert not button(window, "Next").isEnabled()
    press(Qt.Key.Key_Home)
    assert at(window) == 0
    assert not button(window, "Back").isEnabled()


def test_up_and_down_go_by_mistakes_and_page_keys_by_rounds(qtbot, look):
    lose = {9: 3.0, 42: 5.0}
    window = opened(qtbot, look, lose=lambda move: lose.get(move, 0.0))
    press(Qt.Key.Key_Down)
    assert step_of(window).move == 9
    press(Qt.Key.Key_Down)
    assert step_of(window).move == 42
    press(Qt.Key.Key_Up)
    assert step_of(window).move == 9
    press(Qt.Key.Key_PageDown)
    assert (step_of(window).turn, step_of(window).player) == (3, 0)
    press(Qt.Key.Key_PageUp)
    assert step_of(window).turn == 2


def test_buttons_step_too(window):
    click(button(window, "Next"))
    click(button(window, "Next"))
    click(button(window, "Back"))
    assert at(window) == 1


def test_a_click_in_the_list_goes_there(window):
    steps = window.findChild(StepList)
    place = steps.visualRect(steps.steps.index(3, 0)).center()
    QTest.mouseClick(steps.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert at(window) == 3


def test_a_click_in_the_chart_goes_to_the_step_nearest(window):
    chart = window.findChild(ChanceChart)
    layout = chart.chart_layout()
    assert layout is not None
    point = QPointF(layout.x(6.3), layout.plot.center().y()).toPoint()
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=point)
    assert abs(step_of(window).place - 6.3) < 0.1
    assert chart._cursor == step_of(window).place


def test_mistakes_alone_or_the_steps_of_one_player(window):
    window._filter.setCurrentIndex(1)
    window._filter.activated.emit(1)
    assert window.body.shown
    assert all(step.is_mistake for step in window.body.shown)
    window._filter.setCurrentIndex(3)
    window._filter.activated.emit(3)
    assert {step.player for step in window.body.shown} == {1}
    window._filter.activated.emit(0)
    review = window.review
    assert len(window.body.shown) == len(review.decisions) + len(review.rolls)


def test_a_long_list_comes_by_and_by_and_its_end_at_once_when_wanted(qtbot, look):
    moves = played(6)
    setup = GameSetup(YACHT, tuple(Player(f"P{seat}") for seat in range(6)))
    window = ReviewWindow(look, setup, moves)
    dialogs.show(qtbot, window, 1120, 760)
    window.show_review(made_review(6, moves))
    steps = window.findChild(StepList)
    assert steps is not None
    number = len(window.body.shown)
    assert number == 6 * 12 * 6
    rows = steps.model().rowCount()
    assert rows < 60
    bottom = steps.visualRect(steps.model().index(rows - 1, 0)).bottom()
    assert bottom > steps.viewport().height()
    step = window.body.step
    qtbot.waitUntil(lambda: steps.model().rowCount() == number)
    assert not steps._growth.isActive()
    assert window.body.step is step
    assert steps.verticalScrollBar().value() == 0
    window.body.set_filter(StepFilter(player=3))
    window.go_to_move(len(moves) - 5)
    last = steps.currentIndex()
    assert step_of(window).move == len(moves) - 5
    assert steps.viewport().rect().contains(steps.visualRect(last).center())


def test_the_step_looked_at_stays_when_it_is_still_shown(window):
    window.go_to_move(20)
    step = step_of(window)
    window.body.set_filter(StepFilter(player=step.player))
    assert step_of(window) == step
    window.body.set_filter(StepFilter())
    assert step_of(window) == step


def test_without_mistakes_the_filter_says_so(qtbot, look):
    window = opened(qtbot, look, lose=lambda move: 0.0)
    window.body.set_filter(StepFilter(mistakes=True))
    assert window.body.shown == ()
    assert "There is none." in dialogs.labels(window)
    press(Qt.Key.Key_Right)
    window.go_to_move(4)
    assert step_of(window).move == 4


def test_trying_again_hands_over_the_moves_before_the_step(window, qtbot):
    window.go_to_move(21)
    while step_of(window).decision is None:
        press(Qt.Key.Key_Right)
    with qtbot.waitSignal(window.try_wanted, timeout=0) as wanted:
        click(button(window, "Try again from here"))
    setup, moves = wanted.args[0]
    assert setup is DUEL
    assert moves == window.moves[: step_of(window).move]
    assert replay(YACHT, 2, moves) == step_of(window).state
    assert window.review is not None


def test_trying_again_from_a_roll_is_before_the_roll(window, qtbot):
    window.go_to_move(0)
    assert step_of(window).roll is not None
    with qtbot.waitSignal(window.try_wanted, timeout=0) as wanted:
        click(button(window, "Try again from here"))
    assert wanted.args[0] == (DUEL, ())


def test_the_sums_shown_are_those_of_the_review(window):
    shown = [text for text in dialogs.labels(window) if "decisions" in text]
    you, captain = window.review.players
    assert shown == [words.player_summary(DUEL, seat, totals) for seat, totals in ((0, you), (1, captain))]
    assert f"gave up {you.lost:.1f} points in 36 decisions" in shown[0]
    for seat, totals in enumerate(window.review.players):
        own = [step for step in window.body.shown if step.player == seat]
        lost = sum(step.decision.loss.points for step in own if step.decision)
        luck = sum(step.roll.points for step in own if step.roll)
        assert lost == pytest.approx(totals.lost)
        assert luck == pytest.approx(totals.luck)
        assert totals.start + luck - lost == pytest.approx(totals.total)


def test_escape_closes_and_f1_asks_for_the_rules(window, qtbot):
    with qtbot.waitSignal(window.rules_wanted, timeout=0):
        press(Qt.Key.Key_F1)
    with qtbot.waitSignal(window.closed, timeout=0):
        press(Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_the_chart_gives_way_to_its_table(window):
    assert window.body.view is View.CHART
    window._view.segments[2].click()
    table = window.findChild(QTableView, "chanceTable")
    assert table.isVisible()
    assert not window.findChild(ChanceChart).isVisible()
    assert table.accessibleName() == "Chance to win"
    assert window.findChild(StepList).isVisible()
    window._view.segments[0].click()
    assert not table.isVisible()


def test_a_low_window_shows_one_thing_beside_the_table_and_steps_first(qtbot, look):
    window = opened(qtbot, look, size=(800, 560))
    steps, chart = window.findChild(StepList), window.findChild(ChanceChart)
    assert steps is not None
    assert chart is not None
    assert steps.isVisible()
    assert not chart.isVisible()
    assert window._view.segments[0].isChecked()
    window._view.segments[1].click()
    assert chart.isVisible()
    assert not steps.isVisible()
    press(Qt.Key.Key_Right)
    assert at(window) == 1


def test_waiting_shows_how_far_it_is_and_can_be_given_up(qtbot, look):
    window = ReviewWindow(look, DUEL, played(2))
    dialogs.show(qtbot, window, 1120, 760)
    window.show_progress(0.37)
    assert "Reviewing the game: 37%" in dialogs.labels(window)
    with qtbot.waitSignal(window.closed, timeout=0):
        click(button(window, "Cancel"))


def test_a_review_that_fails_says_so(qtbot, look):
    window = ReviewWindow(look, DUEL, played(2))
    dialogs.show(qtbot, window, 1120, 760)
    window.show_failure()
    assert "This game could not be reviewed." in dialogs.labels(window)


def test_a_game_under_way_is_reviewed_as_far_as_it_was_played(qtbot, look):
    window = opened(qtbot, look, rounds=1)
    assert len(window.body.shown) == 2 * 6
    press(Qt.Key.Key_End)
    assert step_of(window).decision is not None


def test_alone_there_is_no_filter_by_player_and_no_chance_to_win(qtbot, look):
    window = opened(qtbot, look, GameSetup(YACHT, (Player(),)))
    assert window._filter.count() == 2
    step = next(step for step in window.body.shown if step.is_mistake)
    assert "to win" not in verdict_on(step)


# What is said


def test_each_step_is_spoken_whole(window):
    window.go_to_move(1)
    step = step_of(window)
    text = spoken(step, DUEL)
    assert text.startswith("Round 1, You, first roll: ")
    assert verdict_on(step) in text
    assert window.accessibleDescription() == text
    row = window.findChild(StepList).currentIndex()
    assert row.data(Qt.ItemDataRole.AccessibleTextRole) == text


def decision_with(mark: Mark, points: float, *, best: int = 1, unforced: bool = True, chosen_best: bool = False):
    """A decision of a made-up review, with another mark."""
    one = next(one for one in made_review(2, played(2), lambda move: 3.0).decisions if one.best[0].keep)
    chosen = replace(one.chosen, points=150 - points, win=0.5 - points / 100, loss=Loss(points, points / 100))
    options = [replace(one.best[0], keep=(face,)) for face in range(1, best + 1)]
    if chosen_best:
        options[0] = chosen
    return replace(one, chosen=chosen, best=tuple(options), mark=mark, unforced=unforced)


@pytest.mark.parametrize(
    ("decision", "sentence"),
    [
        (decision_with(Mark.BEST, 0.0, unforced=False), "All choices were equally good."),
        (decision_with(Mark.BEST, 0.0, chosen_best=True), "The best choice."),
        (decision_with(Mark.BEST, 0.03), "As good as the best; ahead by a hair: 1."),
        (decision_with(Mark.CLOSE, 0.4), "A close call. Better: 1, by 0.4 points and 0.4 percentage points to win."),
        (decision_with(Mark.BAD, 3.0, best=2), "Bad. Better: 1 or 2, by 3.0 points and 3.0 percentage points to win."),
        (
            decision_with(Mark.VERY_BAD, 5.0, best=4),
            "Very bad. Better: 1 or 3 others, by 5.0 points and 5.0 percentage points to win.",
        ),
    ],
)
def test_verdicts(decision, sentence):
    assert words.verdict(decision) == sentence


def test_ties_are_named_as_ties():
    decision = decision_with(Mark.BEST, 0.0, best=3, chosen_best=True)
    assert words.verdict(decision).startswith("A tie: ")
    assert words.better_text(decision) == ""


@pytest.mark.parametrize(
    ("decision", "text"),
    [
        (decision_with(Mark.BEST, 0.0, unforced=False), ""),
        (decision_with(Mark.BEST, 0.03), ""),
        # Ahead by more than a hair in points, which is not what was marked.
        (decision_with(Mark.BEST, 0.4), ""),
        (decision_with(Mark.CLOSE, 0.02), ""),
        (decision_with(Mark.CLOSE, 0.4), "better 1"),
        (decision_with(Mark.BAD, 3.0), "better 1"),
    ],
)
def test_a_row_names_what_was_better_only_where_the_verdict_does(qtbot, look, decision, text):
    assert words.better_text(decision) == text
    assert ("Better: " in words.verdict(decision)) is bool(text)
    step = next(step for step in steps_of(made_review(2, played(2))) if step.decision is not None)
    row = StepRow(look, Widths(look), replace(step, decision=decision), DUEL, 640)
    assert any(piece.text.endswith("better 1") for line in row._done for piece in line) is bool(text)


@pytest.mark.parametrize("players", [1, 2, 6])
@pytest.mark.parametrize("size", [(1120, 760), (800, 560)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_lies_over_anything_else_for_any_number_of_players(qtbot, look, players, size, scale):
    look.set_text_scale(scale)
    names = ("W" * 40, "Anna-Maija", "Ä Ö " * 9, "x", "Bosun", "Eero")
    window = opened(qtbot, look, GameSetup(YACHT, tuple(Player(name) for name in names[:players])), size=size)
    body = window.body
    visible = [part for part in body.children() if isinstance(part, QWidget) and part.isVisible()]
    for part in visible:
        assert body.rect().contains(part.geometry()), part
    for index, one in enumerate(visible):
        for other in visible[index + 1 :]:
            assert not one.geometry().intersects(other.geometry()), (one, other)


def test_texts_follow_the_language(window, qapp):
    with dialogs.another_language(qapp):
        assert window.windowTitle() == "‹Review›"
        assert button(window, "‹Try again from here›").isEnabled()
        assert window._filter.itemText(1) == "‹Mistakes›"
    assert window.windowTitle() == "Review"


def test_a_better_choice_is_told_to_be_better_only_in_what_it_is():
    """What wins more may bring fewer points: then nothing is said of points."""
    decision = decision_with(Mark.BAD, 3.0)
    fewer = replace(decision, best=(replace(decision.best[0], points=140.0),))
    assert words.verdict(fewer) == "Bad. Better: 1, by 3.0 percentage points to win."
    alone = replace(
        decision,
        chosen=replace(decision.chosen, win=None),
        best=tuple(replace(one, win=None) for one in decision.best),
    )
    assert words.verdict(alone) == "Bad. Better: 1, by 3.0 points."


def test_the_costliest_choices_leave_out_what_was_best_to_win():
    review = made_review(2, played(2), lambda move: 3.0)
    right = replace(review.decisions[0], best=(review.decisions[0].chosen,))
    changed = replace(review, decisions=(right, *review.decisions[1:]))
    assert right in changed.costliest(0)
    assert right not in costly_mistakes(changed, 0)
    assert len(costly_mistakes(changed, 0)) == 3
    hair = replace(review, decisions=(replace(review.decisions[0], mark=Mark.BEST), *review.decisions[1:]))
    assert hair.decisions[0] in hair.costliest(0)
    assert hair.decisions[0] not in costly_mistakes(hair, 0)


def test_tab_goes_round_as_the_eye_does(window):
    window._filter.setFocus(Qt.FocusReason.TabFocusReason)
    names = [stop.objectName() for stop in dialogs.tab_round(window) if stop.objectName()]
    assert names == [
        "reviewFilter",
        "reviewChart",
        "reviewSteps",
        "reviewScorecard",
        "reviewPlayButton",
        "reviewNextButton",
        "reviewTryButton",
    ]


def test_the_step_looked_at_stays_in_sight_when_the_window_shrinks(window):
    steps = window.findChild(StepList)
    window.body.go(Going.LAST)
    dialogs.settle()
    window.resize(900, 520)
    dialogs.settle()
    assert steps.isVisible()
    assert steps.viewport().rect().contains(steps.visualRect(steps.currentIndex()).center())
