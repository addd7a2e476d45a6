"""A game without a window: fakes and shorthand for the tests of the session."""

import threading
from collections.abc import Callable

from typing_extensions import override

from yacht_desktop.game.dice import SeededDice
from yacht_desktop.game.moves import Decision, Keep, Score
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.computer import ThinkingJob
from yacht_desktop.session.dice_entry import EntryStep
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.jobs import Cancelled
from yacht_desktop.session.setup import GameSetup, Player

HUMAN = Player()
COMPUTER = Player(level=Level.CAPTAIN)


def setup_of(*players: Player, rules: RuleSet | None = None) -> GameSetup:
    return GameSetup(rules or ruleset("yacht"), players)


def seeded(number: int = 7) -> Callable[[], SeededDice]:
    return lambda: SeededDice.from_number(number)


def type_in(session: GameSession, faces: str, *, take: bool = True) -> None:
    """Type in dice rolled on the table, and take them."""
    for face in faces:
        session.enter(EntryStep.TYPED, int(face))
    if take:
        session.roll()


class SimpleThinker:
    """Rolls twice keeping the first die, then fills the first box allowed."""

    def __init__(self) -> None:
        self.asked: list[GameState] = []
        self.threads: set[int] = set()
        self.pondered: list[GameState] = []

    def decide(self, player: Player, seat: int, state: GameState, job: ThinkingJob) -> Decision:
        assert not player.is_human
        self.asked.append(state)
        self.threads.add(threading.get_ident())
        if state.rolls_left:
            return Keep(frozenset({0}))
        return Score(next(iter(state.possible_scores)))

    def ponder(self, state: GameState, cancelled: Callable[[], bool]) -> None:
        self.pondered.append(state)


class SlowThinker(SimpleThinker):
    """Thinks until it is let go, or until its answer is not wanted any more."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking = threading.Event()
        self.release = threading.Event()

    @override
    def decide(self, player: Player, seat: int, state: GameState, job: ThinkingJob) -> Decision:
        self.thinking.set()
        while not self.release.wait(0.005):
            if job.cancelled():
                raise Cancelled
        return super().decide(player, seat, state, job)


class BrokenThinker:
    """Cannot decide anything."""

    def decide(self, player: Player, seat: int, state: GameState, job: ThinkingJob) -> Decision:
        raise RuntimeError("no idea")

    def ponder(self, state: GameState, cancelled: Callable[[], bool]) -> None:
        """Have nothing to think about."""
