"""Strengths come at once where known, else from a worker, and only while somebody wants them."""

import threading
import time
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.opponents.levels import Level, PreparationCancelled
from yacht_desktop.opponents.strength import Strength, known_strength, strength_of
from yacht_desktop.session.patience import PATIENCE_S
from yacht_desktop.session.strengths import Question, Strengths

USUAL = ruleset("yacht")
OTHER = ruleset("yacht", straights="15/20")
THIRD = ruleset("yacht", straights="20/20")
A_WHILE_S = 20.0


class Scales:
    """Weighs as told: at once, when let, or never."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.threads: set[int] = set()
        self.cancelled = threading.Event()
        self.let = threading.Event()
        self.let.set()
        self.fault: Exception | None = None

    def __call__(
        self,
        level: Level,
        rules: RuleSet,
        progress: Callable[[float], None] | None,
        cancelled: Callable[[], bool] | None,
    ) -> Strength:
        self.asked.append(Question(level, rules))
        self.threads.add(threading.get_ident())
        assert progress is not None
        assert cancelled is not None
        began = time.monotonic()
        while not self.let.wait(0.005) and time.monotonic() - began < A_WHILE_S:
            progress(min(1.0, (time.monotonic() - began) / (2 * PATIENCE_S)))
            if cancelled():
                self.cancelled.set()
                raise PreparationCancelled
        if self.fault is not None:
            raise self.fault
        return Strength(100.0 + len(self.asked), 30.0, 0.6)


@pytest.fixture
def scales() -> Scales:
    return Scales()


@pytest.fixture
def strengths(qapp: object, scales: Scales) -> Iterator[Strengths]:
    made = Strengths(scales)
    yield made
    made.shut_down()


def test_the_usual_rules_are_known_without_any_work(strengths: Strengths, scales: Scales) -> None:
    for level in Level:
        assert strengths.of(level, USUAL) == known_strength(level, USUAL)
    strengths.want("here", USUAL, tuple(Level))
    assert not strengths.is_at_work
    assert scales.asked == []


def test_other_rules_are_worked_out_on_a_thread_of_their_own_in_order(
    strengths: Strengths, scales: Scales, qtbot: QtBot
) -> None:
    told: list[Question] = []
    strengths.known.connect(told.append)
    wanted = (Level.BOSUN, Level.DECKHAND, Level.CAPTAIN)
    assert strengths.of(Level.BOSUN, OTHER) is None
    strengths.want("here", OTHER, wanted)
    qtbot.waitUntil(lambda: len(told) == len(wanted))
    assert told == scales.asked == [Question(level, OTHER) for level in wanted]
    assert strengths.of(Level.DECKHAND, OTHER) == Strength(102.0, 30.0, 0.6)
    assert threading.get_ident() not in scales.threads
    strengths.want("here", OTHER, wanted)
    assert not strengths.is_at_work


def test_the_admiral_needs_no_work(strengths: Strengths, scales: Scales) -> None:
    strengths.want("here", OTHER, (Level.ADMIRAL,))
    assert strengths.of(Level.ADMIRAL, OTHER) == Strength()
    assert not strengths.is_at_work


def test_a_question_nobody_asks_any_more_is_given_up_for_the_next(
    strengths: Strengths, scales: Scales, qtbot: QtBot
) -> None:
    scales.let.clear()
    strengths.want("here", OTHER, (Level.BOSUN,))
    qtbot.waitUntil(lambda: len(scales.asked) == 1)
    strengths.want("here", THIRD, (Level.BOSUN,))
    qtbot.waitUntil(scales.cancelled.is_set)
    scales.let.set()
    qtbot.waitUntil(lambda: strengths.of(Level.BOSUN, THIRD) is not None)
    assert strengths.of(Level.BOSUN, OTHER) is None


def test_work_under_way_goes_on_when_it_is_asked_for_again(strengths: Strengths, scales: Scales, qtbot: QtBot) -> None:
    scales.let.clear()
    strengths.want("here", OTHER, (Level.BOSUN,))
    qtbot.waitUntil(lambda: len(scales.asked) == 1)
    strengths.want("here", OTHER, (Level.SAILOR, Level.BOSUN))
    strengths.want("there", OTHER, (Level.BOSUN,))
    strengths.drop("here")
    scales.let.set()
    qtbot.waitUntil(lambda: strengths.of(Level.BOSUN, OTHER) is not None)
    assert not scales.cancelled.is_set()
    assert len(scales.asked) == 1


def test_rules_passed_over_in_a_hurry_are_not_begun(strengths: Strengths, scales: Scales, qtbot: QtBot) -> None:
    for points in range(10, 30):
        strengths.want("here", ruleset("yacht", straights=f"{points}/40"), (Level.BOSUN,))
    qtbot.waitUntil(lambda: bool(scales.asked) and not strengths.is_at_work)
    assert scales.asked == [Question(Level.BOSUN, ruleset("yacht", straights="29/40"))]


def test_what_takes_long_tells_how_far_it_is(strengths: Strengths, scales: Scales, qtbot: QtBot) -> None:
    scales.let.clear()
    strengths.want("here", OTHER, (Level.BOSUN,))
    with qtbot.waitSignal(strengths.progressed) as told:
        pass
    assert told.args is not None
    assert told.args[0].question == Question(Level.BOSUN, OTHER)
    assert 0 < told.args[0].share <= 1


def test_work_nobody_wants_any_more_ends_within_a_second(strengths: Strengths, scales: Scales, qtbot: QtBot) -> None:
    scales.let.clear()
    strengths.want("here", OTHER, (Level.BOSUN,))
    qtbot.waitUntil(lambda: bool(scales.asked))
    strengths.drop("here")
    qtbot.waitUntil(lambda: not strengths.is_at_work, timeout=1000)


def test_shutting_down_ends_the_real_work_within_a_second(qapp: object, qtbot: QtBot) -> None:
    under_way = threading.Event()

    def weigh(
        level: Level,
        rules: RuleSet,
        progress: Callable[[float], None] | None,
        cancelled: Callable[[], bool] | None,
    ) -> Strength:
        def asked() -> bool:
            under_way.set()
            return cancelled is not None and cancelled()

        return strength_of(level, rules, progress, asked)

    real = Strengths(weigh)
    real.want("here", OTHER, (Level.FIRST_MATE,))
    qtbot.waitUntil(under_way.is_set)
    qtbot.wait(200)
    began = time.monotonic()
    real.shut_down()
    assert time.monotonic() - began < 1
    assert not real.is_at_work


def test_a_fault_is_told_once_and_the_others_are_still_answered(
    strengths: Strengths, scales: Scales, qtbot: QtBot
) -> None:
    faults: list[Exception] = []
    strengths.failed.connect(faults.append)
    scales.fault = MemoryError("too large")
    strengths.want("here", OTHER, (Level.BOSUN,))
    qtbot.waitUntil(lambda: bool(faults))
    assert strengths.is_lost(Level.BOSUN, OTHER)
    scales.fault = None
    strengths.want("here", OTHER, (Level.BOSUN, Level.SAILOR))
    qtbot.waitUntil(lambda: strengths.of(Level.SAILOR, OTHER) is not None)
    assert [question.level for question in scales.asked] == [Level.BOSUN, Level.SAILOR]
    assert len(faults) == 1
