"""A coach without an engine: fakes and shorthand for the tests of the session."""

import threading
import time
from collections.abc import Callable

from pytestqt.qtbot import QtBot
from typing_extensions import override

from tests.session.table_talk import SimpleThinker, seeded
from yacht_desktop.coach.choices import Advice, Loss, Measure, Option, Outcome
from yacht_desktop.game.moves import Move
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.state import GameState
from yacht_desktop.session.analysis import Analyst
from yacht_desktop.session.coach_events import SoFar
from yacht_desktop.session.coaching import Coaching
from yacht_desktop.session.computer import ThinkingJob
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.jobs import Cancelled
from yacht_desktop.session.pace import NO_WAITING
from yacht_desktop.session.setup import GameSetup

SIGNALS = (
    "advised",
    "held_changed",
    "chances_changed",
    "so_far",
    "hinted",
    "refused",
    "warned",
    "withdrawn",
    "waiting",
    "prepared",
    "failed",
)


class KeepsHighest:
    """Likes to keep as many dice as it can, the highest best; each lesser choice costs a point more."""

    def __init__(self) -> None:
        self.prepared: list[tuple[RuleSet, int]] = []
        self.advised: list[GameState] = []
        self.outlined: list[GameState] = []
        self.followed: list[GameState] = []
        self.reviewed: list[int] = []
        self.threads: set[int] = set()

    def prepare(self, rules: RuleSet, players: int, job: ThinkingJob) -> None:
        self.threads.add(threading.get_ident())
        self.prepared.append((rules, players))

    def advise(self, state: GameState) -> Advice:
        self.threads.add(threading.get_ident())
        self.advised.append(state)
        dice = state.dice
        assert dice is not None
        keeps = {tuple(sorted(dice[place] for place in kept)) for kept in state.legal_moves.keeps()}
        ranked: list[tuple[tuple[int, ...] | None, str | None]] = [
            *((keep, None) for keep in sorted(keeps, key=lambda keep: (-len(keep), [-face for face in keep]))),
            *((None, category) for category in state.possible_scores),
        ]
        alone = len(state.cards) == 1
        options = tuple(
            Option(keep, category, 100.0 - place, None if alone else 0.5 - place / 100, loss_of(place, alone=alone))
            for place, (keep, category) in enumerate(ranked)
        )
        return Advice(state, options, Measure.POINTS if alone else Measure.WIN, self.chances(state))

    def outcomes(self, state: GameState, option: Option) -> tuple[Outcome, ...]:
        self.outlined.append(state)
        category = option.category or next(iter(state.possible_scores))
        return (Outcome(category, 1.0, 1.0, 10.0),)

    def chances(self, state: GameState) -> tuple[float, ...]:
        self.followed.append(state)
        players = len(state.cards)
        return (1 / players,) * players if players > 1 else ()

    def so_far(self, setup: GameSetup, moves: tuple[Move, ...], player: int, job: ThinkingJob) -> SoFar:
        self.reviewed.append(len(moves))
        return SoFar(player, 1.0, 2.0, len(moves))


def loss_of(place: int, *, alone: bool) -> Loss:
    return Loss(float(place), None if alone else place / 100)


class Slow(KeepsHighest):
    """Answers one question after the other as it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = threading.Semaphore(0)
        self.allowed = threading.Semaphore(0)
        self.closed = threading.Event()

    @override
    def advise(self, state: GameState) -> Advice:
        self.asked.release()
        while not self.allowed.acquire(timeout=0.005):
            if self.closed.is_set():
                raise Cancelled
        return super().advise(state)


class LongToPrepare(KeepsHighest):
    """Tells progress until it is let go, or nobody waits any more."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = threading.Semaphore(0)
        self.release = threading.Event()
        self.given_up = 0

    @override
    def prepare(self, rules: RuleSet, players: int, job: ThinkingJob) -> None:
        self.begun.release()
        while not self.release.wait(0.005):
            if job.cancelled():
                self.given_up += 1
                raise Cancelled
            job.progress(0.5)
        super().prepare(rules, players, job)


class Broken(KeepsHighest):
    """Knows nothing at all."""

    @override
    def advise(self, state: GameState) -> Advice:
        raise RuntimeError("no idea")


class CoachedTable:
    """A session with a coach, and everything the coach told, in order."""

    def __init__(self, qtbot: QtBot, setup: GameSetup, analyst: Analyst | None = None) -> None:
        self.qtbot = qtbot
        self.analyst = analyst or KeepsHighest()
        self.session = GameSession(setup, SimpleThinker(), seeded())
        self.session.set_pace(NO_WAITING)
        self.coaching = Coaching(self.session, self.analyst)
        self.told: list[tuple[str, object]] = []
        for name in SIGNALS:
            getattr(self.coaching, name).connect(self._noting(name))
        self.session.begin()

    def _noting(self, name: str) -> Callable[..., None]:
        def note(value: object = None) -> None:
            self.told.append((name, value))

        return note

    def all_of(self, name: str) -> list[object]:
        return [value for told, value in self.told if told == name]

    def last(self, name: str) -> object:
        return self.all_of(name)[-1]

    def wait_for(self, name: str, number: int = 1) -> object:
        """Wait until a signal has come so many times; return what it carried last."""
        self.qtbot.waitUntil(lambda: len(self.all_of(name)) >= number)
        return self.last(name)

    def settle(self) -> None:
        """Let everything arrive that is on its way."""
        jobs = (self.coaching._advising._jobs, self.coaching._standing._jobs)
        deadline = time.monotonic() + 5
        self.qtbot.wait(1)
        while any(part.is_busy for part in jobs):
            assert time.monotonic() < deadline
            self.qtbot.wait(1)
        self.qtbot.wait(1)

    def roll_alone(self) -> None:
        """Roll while nobody wants advice."""
        self.session.roll()
        self.settle()

    def roll(self) -> None:
        """Roll and wait for the advice."""
        self.session.roll()
        self.qtbot.waitUntil(lambda: self.coaching.advice is not None)

    def close(self) -> None:
        self.coaching.shut_down()
        self.session.shut_down()
