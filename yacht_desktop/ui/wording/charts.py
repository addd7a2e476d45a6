"""What the result page and the charts of a game say besides the ranking."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication

from yacht_desktop.game.state import GameState
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui.wording.figures import percent_text, points_text
from yacht_desktop.ui.wording.levels import level_name
from yacht_desktop.ui.wording.names import is_you, player_name
from yacht_desktop.ui.wording.results import result_line

translate = QCoreApplication.translate

_AVERAGE_DIGITS: Final = 3
_SPEAKABLE: Final = 0.05
"""Points that are shown as 0.0 below it."""


# The result


def result_subtitle(setup: GameSetup, state: GameState) -> str:
    """Return how close a finished game was, as a sentence; nothing alone, where the title says all."""
    if len(setup.players) == 1:
        return ""
    if state.won_at_once is not None:
        return translate("Review", "{totals}.", "names with their points").format(totals=result_line(setup, state))
    winners = state.winners
    best = state.totals[winners[0]]
    if len(winners) > 1:
        return translate("Review", "{points} points each.").format(points=best)
    others = [seat for seat in range(len(setup.players)) if seat not in winners]
    second = max(state.totals[seat] for seat in others)
    nearest = [seat for seat in others if state.totals[seat] == second]
    if len(nearest) > 1:
        return translate("Review", "{points} to {other}.", "two totals").format(points=best, other=second)
    return _over(setup, nearest[0]).format(points=best, other=second, name=player_name(setup, nearest[0]))


def _over(setup: GameSetup, seat: int) -> str:
    """Return the winner's and the next best total, with room for the name of the latter."""
    if is_you(setup, seat):
        return translate("Review", "{points} to {other} over you.")
    level = setup.players[seat].level
    if level is not None and player_name(setup, seat) == level_name(level):
        return translate("Review", "{points} to {other} over the {name}.", "the name of a level")
    return translate("Review", "{points} to {other} over {name}.")


def perfect_average(points: float) -> str:
    """Return what perfect play averages under the rules in force."""
    text = translate("Review", "Perfect play averages {points}.")
    return text.format(points=points_text(points, digits=_AVERAGE_DIGITS))


def luck_and_skill() -> str:
    """Return what the two bars show."""
    return translate("Review", "Luck: points gained by the dice. Skill: points lost by choices.")


def total_explained(start: float, *, yours: bool, unplayed: bool) -> str:
    """Return how a total comes about; `unplayed` is whether the game ended before everything was played."""
    if unplayed:
        text = translate("Review", "{start} + luck − points lost − points not played = total.")
    elif yours:
        text = translate("Review", "{start} + luck − points lost = your total.")
    else:
        text = translate("Review", "{start} + luck − points lost = total.")
    return text.format(start=points_text(start, digits=_AVERAGE_DIGITS))


def served_explained() -> str:
    """Return why whoever won at once may show little luck in points."""
    return translate(
        "Review", "A served Generala wins at once: what could still have been scored is taken off its luck."
    )


def luck_label() -> str:
    """Return the label of the bar of luck."""
    return translate("Review", "Luck")


def skill_label() -> str:
    """Return the label of the bar of points lost."""
    return translate("Review", "Skill")


def luck_spoken(luck: float) -> str:
    """Return the bar of luck as it is spoken."""
    return translate("Review", "luck {points}").format(points=points_text(luck, signed=True))


def skill_spoken(lost: float) -> str:
    """Return the bar of points lost as it is spoken."""
    return translate("Review", "skill {points}").format(points=points_text(-lost))


def costliest_title(setup: GameSetup, seat: int) -> str:
    """Return the heading of the choices that cost most."""
    if is_you(setup, seat):
        return translate("Review", "Your costliest choices")
    return translate("Review", "Costliest choices: {name}").format(name=player_name(setup, seat))


def nothing_costly() -> str:
    """Return that no choice cost anything to speak of."""
    return translate("Review", "No choice cost anything to speak of.")


def reviewing(progress: float) -> str:
    """Return how far a review has come, 0 to 1."""
    text = translate("Review", "Reviewing the game: {percent}")
    return text.format(percent=percent_text(round(progress, 2), digits=0))


def review_failed() -> str:
    """Return that a game could not be reviewed."""
    return translate("Review", "This game could not be reviewed.")


# Charts


def chart_title(*, chance: bool) -> str:
    """Return the title of the chart."""
    return translate("Review", "Chance to win") if chance else translate("Review", "Expected total")


def start_label() -> str:
    """Return what stands at the beginning of the axis of rounds."""
    return translate("Review", "Start", "of a game")


def points_lost_label() -> str:
    """Return the label of the row of points lost."""
    return translate("Review", "Points lost")


def points_lost_head() -> str:
    """Return the heading of a column of points lost."""
    return translate("Review", "points lost")


def mistake_label(setup: GameSetup, seat: int) -> str:
    """Return what the filled triangle means."""
    if is_you(setup, seat) or len(setup.players) == 1:
        return translate("Review", "Mistake, 2 points or more")
    text = translate("Review", "Mistake by {name}, 2 points or more")
    return text.format(name=player_name(setup, seat))


def opponents_mistake_label(setup: GameSetup, seat: int) -> str:
    """Return what the hollow triangle means."""
    if is_you(setup, seat):
        return translate("Review", "by an opponent", "a mistake")
    return translate("Review", "by another player", "a mistake")


def loss_figure(points: float) -> str:
    """Return points lost for a table: a dash for none to speak of."""
    return "–" if points < _SPEAKABLE else points_text(points)


def axis_figure(value: float, *, chance: bool) -> str:
    """Return a value on the vertical axis."""
    if chance:
        return percent_text(value, digits=0)
    return points_text(value, digits=0 if float(value).is_integer() else 1)


def value_figure(value: float, *, chance: bool) -> str:
    """Return a value of a line for a table."""
    return percent_text(value) if chance else points_text(value)


def chart_spoken(names: Sequence[str], values: Sequence[float], *, chance: bool) -> str:
    """Return where the lines of a chart end."""
    item = translate("Review", "{name} {value}")
    return ", ".join(
        item.format(name=name, value=value_figure(value, chance=chance))
        for name, value in zip(names, values, strict=True)
    )


def round_values(place: float, values: str) -> str:
    """Return the values at a place on the axis of rounds, 0 for the start: `Round 5: You 52.9%, Captain 47.1%`."""
    if place <= 0:
        return translate("Review", "Start: {values}", "of a game").format(values=values)
    return translate("Review", "Round {number}: {values}").format(number=ceil(place), values=values)


def place_name(place: float) -> str:
    """Return what a row of the chart's table is about: the start, or a round."""
    if place <= 0:
        return start_label()
    return translate("Review", "Round {number}").format(number=ceil(place))


def value_and_loss(value: str, lost: float) -> str:
    """Return a cell of the chart's table for screen readers: `52.9%, 3.2 points lost`."""
    return translate("Review", "{value}, {points} points lost").format(value=value, points=points_text(lost))
