"""Reviews in the background: in order, with progress, given up when nobody waits, and not made twice."""

import random
import threading
import time
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot
from typing_extensions import override

from PySide6.QtCore import QTimer

from tests.session.positions import rolled, setup_of
from tests.session.table_talk import HUMAN
from yacht_desktop.coach.choices import Measure
from yacht_desktop.coach.reviews import Review
from yacht_desktop.game.dice import SeededDice, roll
from yacht_desktop.game.moves import Move, Score
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.game.state import GameState
from yacht_desktop.session.computer import ThinkingJob
from yacht_desktop.session.jobs import Cancelled
from yacht_desktop.session.reviewing import Reviewer, Reviewing

SETUP = setup_of(HUMAN, HUMAN)
ONE_TURN = (rolled(1, 2, 3, 4, 6), Score("ones"))


def empty_review(rules: RuleSet, moves: tuple[Move, ...]) -> Review:
    return Review(rules, moves, Measure.WIN, (), (), (), (), (), ())


class Counting:
    """Reviews nothing, at once."""

    def __init__(self) -> None:
        self.asked: list[tuple[Move, ...]] = []
        self.threads: set[int] = set()

    def __call__(self, rules: RuleSet, players: int, moves: tuple[Move, ...], job: ThinkingJob) -> Review:
        self.asked.append(moves)
        self.threads.add(threading.get_ident())
        for hundredth in range(101):
            job.progress(hundredth / 100)
        return empty_review(rules, moves)


class Endless(Counting):
    """Goes on until it is let go, or nobody waits any more."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = threading.Semaphore(0)
        self.release = threading.Event()
        self.given_up = 0

    @override
    def __call__(self, rules: RuleSet, players: int, moves: tuple[Move, ...], job: ThinkingJob) -> Review:
        self.begun.release()
        while not self.release.wait(0.005):
            if job.cancelled():
                self.given_up += 1
                raise Cancelled
        return super().__call__(rules, players, moves, job)


class Told:
    def __init__(self, reviewing: Reviewing) -> None:
        self.reviews: list[Review] = []
        self.shares: list[float] = []
        self.faults: list[Exception] = []
        reviewing.reviewed.connect(self.reviews.append)
        reviewing.progressed.connect(self.shares.append)
        reviewing.failed.connect(self.faults.append)

    def wait(self, qtbot: QtBot, number: int) -> None:
        qtbot.waitUntil(lambda: len(self.reviews) == number)


NewReviewing = Callable[[Reviewer | None], tuple[Reviewing, Told]]


@pytest.fixture
def new_reviewing(qtbot: QtBot) -> Iterator[NewReviewing]:
    made: list[Reviewing] = []

    def make(reviewer: Reviewer | None) -> tuple[Reviewing, Told]:
        made.append(Reviewing(reviewer))
        return made[-1], Told(made[-1])

    yield make
    for reviewing in made:
        reviewing.shut_down()


def test_a_review_comes_from_another_thread_with_its_progress(qtbot: QtBot, new_reviewing: NewReviewing) -> None:
    reviewer = Counting()
    reviewing, told = new_reviewing(reviewer)
    reviewing.review(SETUP, ONE_TURN)
    assert (reviewing.is_at_work, reviewing.last) == (True, None)
    qtbot.waitUntil(lambda: told.reviews != [])
    assert told.reviews[0].moves == ONE_TURN
    assert (reviewing.is_at_work, reviewing.last) == (False, told.reviews[0])
    assert told.shares == sorted(told.shares)
    assert told.shares[-1] == 1.0
    assert threading.get_ident() not in reviewer.threads


def test_the_same_game_is_reviewed_once(qtbot: QtBot, new_reviewing: NewReviewing) -> None:
    reviewer = Counting()
    reviewing, told = new_reviewing(reviewer)
    for number in (1, 2, 3):
        reviewing.review(SETUP, list(ONE_TURN))
        told.wait(qtbot, number)
    assert reviewer.asked == [ONE_TURN]
    assert told.reviews[0] is told.reviews[2] is reviewing.known(SETUP, ONE_TURN)
    assert reviewing.known(setup_of(HUMAN), ONE_TURN) is None, "alone it is another game"


def test_asking_twice_while_it_is_made_makes_it_once(qtbot: QtBot, new_reviewing: NewReviewing) -> None:
    reviewer = Endless()
    reviewing, told = new_reviewing(reviewer)
    reviewing.review(SETUP, ONE_TURN)
    reviewer.begun.acquire()
    reviewing.review(SETUP, ONE_TURN)
    reviewer.release.set()
    qtbot.waitUntil(lambda: told.reviews != [])
    qtbot.wait(10)
    assert (len(told.reviews), len(reviewer.asked), reviewer.given_up) == (1, 1, 0)


def test_another_game_takes_the_place_of_the_one_under_review(qtbot: QtBot, new_reviewing: NewReviewing) -> None:
    reviewer = Endless()
    reviewing, told = new_reviewing(reviewer)
    reviewing.review(SETUP, ONE_TURN)
    reviewer.begun.acquire()
    reviewing.review(SETUP, ONE_TURN[:1])
    qtbot.waitUntil(lambda: reviewer.given_up == 1)
    reviewer.release.set()
    qtbot.waitUntil(lambda: told.reviews != [])
    assert [review.moves for review in told.reviews] == [ONE_TURN[:1]]


def test_a_review_that_is_cancelled_tells_nothing_more(qtbot: QtBot, new_reviewing: NewReviewing) -> None:
    reviewer = Endless()
    reviewing, told = new_reviewing(reviewer)
    reviewing.review(SETUP, ONE_TURN)
    reviewer.begun.acquire()
    reviewing.cancel()
    assert not reviewing.is_at_work
    qtbot.waitUntil(lambda: reviewer.given_up == 1)
    qtbot.wait(10)
    assert (told.reviews, told.shares, told.faults) == ([], [], [])
    reviewer.release.set()
    reviewing.review(SETUP, ONE_TURN)
    qtbot.waitUntil(lambda: told.reviews != [])


def test_a_review_that_fails_says_so_and_may_be_asked_for_again(qtbot: QtBot, new_reviewing: NewReviewing) -> None:
    reviewing, told = new_reviewing(None)
    reviewing.review(SETUP, (Score("ones"),))
    qtbot.waitUntil(lambda: told.faults != [])
    assert reviewing.last is None
    reviewing.review(SETUP, (Score("ones"),))
    qtbot.waitUntil(lambda: len(told.faults) == 2)
    assert told.reviews == []


def test_shutting_down_ends_a_review_at_once(new_reviewing: NewReviewing) -> None:
    reviewer = Endless()
    reviewing, told = new_reviewing(reviewer)
    reviewing.review(SETUP, ONE_TURN)
    reviewer.begun.acquire()
    began = time.monotonic()
    reviewing.shut_down()
    assert time.monotonic() - began < 1
    assert reviewer.given_up == 1
    assert told.reviews == []


def test_the_few_last_reviews_are_kept(qtbot: QtBot, new_reviewing: NewReviewing) -> None:
    reviewing, told = new_reviewing(Counting())
    games = [(rolled(1, 2, 3, 4, last),) for last in range(1, 7)] + [
        (rolled(2, 2, 3, 4, last),) for last in range(1, 7)
    ]
    for number, moves in enumerate(games, 1):
        reviewing.review(SETUP, moves)
        told.wait(qtbot, number)
    kept = [moves for moves in games if reviewing.known(SETUP, moves)]
    assert 2 <= len(kept) < len(games)
    assert kept == games[-len(kept) :]


# With the engine itself


def random_moves(players: int, seed: int) -> tuple[Move, ...]:
    chance, source = random.Random(seed), SeededDice.from_number(seed)
    state, moves = GameState.start(ruleset("yacht"), players), []
    while not state.is_over:
        move: Move = Score(chance.choice(list(state.possible_scores) or [""]))
        if state.dice is None or (state.rolls_left and chance.random() < 0.5):
            move = roll(state, source, chance.sample(range(5), 2) if state.dice else ())
        moves.append(move)
        state = state.after(move)
    return tuple(moves)


def test_the_engine_reviews_a_whole_game_while_the_window_stays_alive(
    qtbot: QtBot, new_reviewing: NewReviewing
) -> None:
    reviewing, told = new_reviewing(None)
    moves = random_moves(2, 5)
    ticks: list[float] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(time.monotonic()))
    timer.start(1)
    reviewing.review(SETUP, moves)
    qtbot.waitUntil(lambda: told.reviews != [], timeout=60_000)
    timer.stop()
    review = told.reviews[0]
    assert review.moves == moves
    assert len(review.decisions) > 24
    assert len(ticks) > 10
    for player in review.players:
        assert player.start + player.luck - player.lost == pytest.approx(player.total, abs=1e-6)
