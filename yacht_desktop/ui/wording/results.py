"""What is said of scores and of how a game ended."""

from PySide6.QtCore import QCoreApplication

from yacht_desktop.game.state import GameState
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui.wording.names import is_you, player_name
from yacht_desktop.ui.wording.plurals import Plurals

translate = QCoreApplication.translate


def score_written(name: str, category: str, points: int) -> str:
    """Return what was written: `Captain: Threes, 6.`."""
    return translate("Scores", "{name}: {category}, {points}.").format(name=name, category=category, points=points)


def bonus_earned(name: str, points: int) -> str:
    """Return that a score earned a bonus besides."""
    return translate("Scores", "{name}: a bonus of {points}.").format(name=name, points=points)


def score_undone(category: str) -> str:
    """Return that a score was taken back."""
    return translate("Scores", "Taken back: {category}.").format(category=category)


def zero_question(category: str) -> str:
    """Return the question in the row before a 0 is written that need not be."""
    return translate("Scores", "Score 0 in {category}?").format(category=category)


def zero_question_spoken(category: str) -> str:
    """Return the question for the status line and screen readers, with how it is answered."""
    text = translate("Scores", "Score 0 in {category}? Enter writes it, Escape leaves it open.")
    return text.format(category=category)


def result_title(setup: GameSetup, state: GameState) -> str:
    """Return how a game ended, as a title."""
    winners = state.winners
    if len(winners) > 1:
        return _draw(tuple(player_name(setup, seat) for seat in winners))
    winner = winners[0]
    name, you = player_name(setup, winner), is_you(setup, winner)
    if len(setup.players) == 1:
        points = state.totals[winner]
        return Plurals().you_scored(points) if you else Plurals().name_scored(points).format(name=name)
    if state.won_at_once is not None:
        if you:
            return translate("Result", "You win with a served Generala")
        return translate("Result", "{name} wins with a served Generala").format(name=name)
    lead = state.totals[winner] - max(total for seat, total in enumerate(state.totals) if seat != winner)
    return Plurals().you_win_by(lead) if you else Plurals().name_wins_by(lead).format(name=name)


def _draw(names: tuple[str, ...]) -> str:
    """Return that the players with these names share the victory."""
    *first, last = names
    text = translate("Result", "Draw between {names} and {last}")
    return text.format(names=", ".join(first), last=last)


def result_line(setup: GameSetup, state: GameState) -> str:
    """Return all totals, the winner's first: `You 185, Bosun 178, Captain 142`."""
    seats = sorted(range(len(setup.players)), key=lambda seat: (seat not in state.winners, -state.totals[seat]))
    return ", ".join(total_of(setup, state, seat) for seat in seats)


def total_of(setup: GameSetup, state: GameState, seat: int) -> str:
    """Return a player with the total: `Captain 142`."""
    return translate("Result", "{name} {points}").format(name=player_name(setup, seat), points=state.totals[seat])
