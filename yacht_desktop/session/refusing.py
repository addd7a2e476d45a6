"""Why the rules do not let a box be filled."""

from typing import Final

from yacht_desktop.game import errors
from yacht_desktop.game.moves import Score
from yacht_desktop.game.state import GameState
from yacht_desktop.session.events import Refusal

_REASONS: Final = {
    errors.GameIsOver: Refusal.GAME_OVER,
    errors.NothingRolled: Refusal.NOTHING_ROLLED,
    errors.UnknownCategory: Refusal.NO_CATEGORY,
    errors.CategoryFilled: Refusal.CATEGORY_FILLED,
    errors.CategoryNotAllowed: Refusal.CATEGORY_NOT_ALLOWED,
}


def reason_not_to_fill(state: GameState, category: str) -> Refusal | None:
    """Return why a box cannot be filled in a position, None where it can."""
    try:
        state.after(Score(category))
    except errors.IllegalMove as fault:
        return _REASONS[type(fault)]
    return None
