"""Advice made by hand, for tests of what shows it."""

from yacht_desktop.coach.choices import Advice, Loss, Measure, Option
from yacht_desktop.game.moves import Roll
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.state import GameState

DICE = (2, 5, 5, 4, 5)


def state(players: int = 3, rolls: int = 2, dice: tuple[int, ...] = DICE) -> GameState:
    """A position with dice on the table after so many rolls."""
    position = GameState.start(ruleset("yacht"), players)
    for _ in range(rolls):
        position = position.after(Roll(dice))
    return position


def keep(*faces: int, points: float, win: float | None = None, loss: float = 0.0, lost: float = 0.0) -> Option:
    """A choice to keep some dice; `loss` in points and `lost` in chance to win."""
    return Option(faces, None, points, win, Loss(loss, None if win is None else lost))


def fill(category: str, *, points: float, win: float | None = None, loss: float = 0.0, lost: float = 0.0) -> Option:
    """A choice to fill a box."""
    return Option(None, category, points, win, Loss(loss, None if win is None else lost))


AGAINST = Advice(
    state(),
    (
        keep(5, 5, 5, points=173.3, win=0.529),
        keep(4, 5, 5, 5, points=171.2, win=0.503, loss=2.1, lost=0.026),
        keep(2, 5, 5, 5, points=171.2, win=0.503, loss=2.1, lost=0.026),
        fill("fives", points=165.0, win=0.481, loss=8.3, lost=0.048),
        keep(points=160.0, win=0.4, loss=13.3, lost=0.129),
    ),
    Measure.WIN,
    (0.529, 0.178, 0.293),
)
ALONE = Advice(
    state(players=1),
    (keep(5, 5, 5, points=173.3), fill("fives", points=165.0, loss=8.3), keep(points=160.0, loss=13.3)),
    Measure.POINTS,
)
