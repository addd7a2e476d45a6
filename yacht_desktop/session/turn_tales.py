"""What was done in each turn of a game: the list of its moves, cut into turns."""

from collections.abc import Sequence
from typing import NamedTuple

from yacht_desktop.game.moves import Move, Roll, Score
from yacht_desktop.game.state import GameState
from yacht_desktop.session.setup import GameSetup


class TurnTale(NamedTuple):
    """One turn, or what there is of it so far.

    Attributes:
        seat: who played it.
        rolls: the rolls, each with the dice kept for it.
        category: the box that was filled, None while the turn goes on.
        points: what was written there.
        bonus: bonus points (upper, further fives of a kind) this earned.
    """

    seat: int
    rolls: tuple[Roll, ...]
    category: str | None = None
    points: int = 0
    bonus: int = 0


def last_rolls(moves: Sequence[Move]) -> tuple[Roll, ...]:
    """Return the rolls of the turn that a list of moves ends with, whether or not it was scored yet."""
    rolls: list[Roll] = []
    for move in reversed(moves[:-1] if moves and isinstance(moves[-1], Score) else moves):
        if isinstance(move, Score):
            break
        rolls.append(move)
    return tuple(reversed(rolls))


def turn_tales(setup: GameSetup, moves: Sequence[Move]) -> tuple[TurnTale, ...]:
    """Return every turn of a game, the one under way included once something was rolled in it.

    >>> from yacht_desktop.game.rulesets import ruleset
    >>> from yacht_desktop.session.setup import Player
    >>> setup = GameSetup(ruleset("yacht"), (Player(""),))
    >>> [(tale.category, tale.points) for tale in turn_tales(setup, (Roll((2, 2, 5, 5, 5)), Score("full_house")))]
    [('full_house', 19)]
    """
    state = GameState.start(setup.rules, len(setup.players))
    tales: list[TurnTale] = []
    rolls: list[Roll] = []
    for move in moves:
        seat, before = state.player, state.card.total
        state = state.after(move)
        if isinstance(move, Roll):
            rolls.append(move)
            continue
        points = state.cards[seat][move.category] or 0
        tales.append(TurnTale(seat, tuple(rolls), move.category, points, state.totals[seat] - before - points))
        rolls = []
    if rolls:
        tales.append(TurnTale(state.player, tuple(rolls)))
    return tuple(tales)


def tales_for(seat: int, tales: Sequence[TurnTale]) -> tuple[TurnTale, ...]:
    """Return what others have played since a player's last finished turn; where nobody has, that turn itself.

    Before the first turn of that player it is everything played so far.
    """
    own = [number for number, tale in enumerate(tales) if tale.seat == seat and tale.category is not None]
    since = [tale for tale in tales[own[-1] + 1 if own else 0 :] if tale.seat != seat]
    if since or not own:
        return tuple(since)
    return (tales[own[-1]],)


def listening_seat(setup: GameSetup, state: GameState) -> int:
    """Return whose card and news are meant by "mine": the person to move, else the person who moved last.

    A game without people has the player to move in that place.
    """
    count = len(setup.players)
    before = ((state.player - step) % count for step in range(count))
    return next((seat for seat in before if setup.players[seat].is_human), state.player)
