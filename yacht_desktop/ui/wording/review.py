"""What a review says of decisions and rolls, and of the players' totals."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from yacht_desktop.coach.choices import Option
from yacht_desktop.coach.marks import Mark
from yacht_desktop.coach.reviews import DecisionReview, PlayerReview, RollReview
from yacht_desktop.game.state import GameState
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui.wording.coach import mark_name, option_short
from yacht_desktop.ui.wording.dice import dice_listed
from yacht_desktop.ui.wording.figures import percent_text, points_text
from yacht_desktop.ui.wording.names import category_name, is_you, player_name

translate = QCoreApplication.translate

_SPEAKABLE: Final = 0.05
"""What is shown as 0.0 below it."""
_NAMED: Final = 2
"""How many equally good choices are named; of more, one."""


class ReviewPlurals(QObject):
    """Texts that count; what stands in braces is left for whoever asks."""

    def you_played(self, decisions: int) -> str:
        """Return your totals; fill in `accuracy`, `lost` and `luck`."""
        return self.tr(
            "You played {accuracy} right, gave up {lost} points in %n decisions, and the dice gave you {luck}.",
            "",
            decisions,
        )

    def name_played(self, decisions: int) -> str:
        """Return the totals of a player; fill in `name`, `accuracy`, `lost` and `luck`."""
        return self.tr(
            "{name} played {accuracy} right, gave up {lost} points in %n decisions, and the dice gave {luck}.",
            "",
            decisions,
        )

    def or_others(self, number: int) -> str:
        """Return a choice of which there are so many more just as good; fill in `choice`."""
        return self.tr("{choice} or %n others", "how many other choices are just as good", number)


# Steps


def round_name(number: int) -> str:
    """Return which round it is."""
    return translate("Review", "Round {number}").format(number=number)


def roll_name(number: int) -> str:
    """Return which roll of a turn it is, in the middle of a line."""
    return {
        1: translate("Review", "first roll"),
        2: translate("Review", "second roll"),
        3: translate("Review", "third roll"),
    }.get(number) or translate("Review", "roll {number}").format(number=number)


def chosen_text(option: Option, state: GameState) -> str:
    """Return what was done: `Kept 3-4-4`, `Rolled all five`, `Scored 12 in Fours`."""
    if option.category is not None:
        text = translate("Review", "Scored {points} in {category}")
        name = category_name(state.rules.id, option.category)
        return text.format(points=state.possible_scores[option.category], category=name)
    if option.keep:
        return translate("Review", "Kept {dice}").format(dice=_ascending(option.keep))
    return {
        3: translate("Review", "Rolled all three"),
        5: translate("Review", "Rolled all five"),
    }.get(state.rules.dice) or translate("Review", "Rolled all dice")


def better_text(decision: DecisionReview) -> str:
    """Return what would have been better: `better 4-4-4`; nothing where nothing was."""
    if not is_beaten(decision):
        return ""
    return translate("Review", "better {choice}").format(choice=better_choices(decision))


def better_choices(decision: DecisionReview) -> str:
    """Return the best choices: two by name, of more one and how many others there are."""
    best, state = decision.best, decision.state
    first = _choice(best[0], state)
    if len(best) == 1:
        return first
    if len(best) == _NAMED:
        return translate("Review", "{first} or {second}").format(first=first, second=_choice(best[1], state))
    return ReviewPlurals().or_others(len(best) - 1).format(choice=first)


def _choice(option: Option, state: GameState) -> str:
    """Return a choice as it stands within a line: `4-4-4`, `roll all`, `Full House 25`."""
    if option.category is not None:
        return option_short(option, state)
    if option.keep:
        return _ascending(option.keep)
    return translate("Review", "roll all", "all dice")


def _ascending(dice: Sequence[int]) -> str:
    return "-".join(str(face) for face in sorted(dice))


def is_best(decision: DecisionReview) -> bool:
    """Return whether what was chosen is one of the best choices."""
    return any((one.keep, one.category) == (decision.chosen.keep, decision.chosen.category) for one in decision.best)


def is_beaten(decision: DecisionReview) -> bool:
    """Return whether another choice was better by so much that it is said."""
    if not decision.unforced or is_best(decision) or decision.mark is Mark.BEST:
        return False
    return bool(_difference(decision))


def verdict(decision: DecisionReview) -> str:
    """Return how good a choice was and what was better, as one sentence."""
    if not decision.unforced:
        return translate("Review", "All choices were equally good.")
    if is_best(decision):
        if len(decision.best) == 1:
            return translate("Review", "The best choice.")
        return translate("Review", "A tie: {choices} are equally good.").format(choices=_tied(decision))
    choices, loss = better_choices(decision), _difference(decision)
    if not is_beaten(decision):
        text = translate("Review", "As good as the best; ahead by a hair: {choices}.")
    elif decision.mark is Mark.CLOSE:
        text = translate("Review", "A close call. Better: {choices}, by {loss}.")
    else:
        text = translate("Review", "{mark}. Better: {choices}, by {loss}.")
    return text.format(mark=mark_name(decision.mark), choices=choices, loss=loss)


def _tied(decision: DecisionReview) -> str:
    """Return all best choices, the chosen one first."""
    chosen = (decision.chosen.keep, decision.chosen.category)
    ordered = sorted(decision.best, key=lambda one: (one.keep, one.category) != chosen)
    *first, last = (_choice(one, decision.state) for one in ordered)
    return translate("Review", "{choices} and {last}").format(choices=", ".join(first), last=last)


def _difference(decision: DecisionReview) -> str:
    """Return by how much the best choice is better than the one chosen, in the measures in which it is.

    A loss of points is counted against the best choice by points, which need not be the one that wins most.
    """
    best, chosen = decision.best[0], decision.chosen
    points = best.points - chosen.points
    chance = 0.0 if best.win is None or chosen.win is None else best.win - chosen.win
    if 100 * chance < _SPEAKABLE:
        return "" if points < _SPEAKABLE else translate("Review", "{points} points").format(points=points_text(points))
    percent = points_text(100 * chance)
    if points < _SPEAKABLE:
        return translate("Review", "{chance} percentage points to win").format(chance=percent)
    text = translate("Review", "{points} points and {chance} percentage points to win")
    return text.format(points=points_text(points), chance=percent)


def roll_verdict(roll: RollReview) -> str:
    """Return what a roll was worth, as one sentence."""
    points = points_text(roll.points, signed=True)
    if roll.win is None:
        return translate("Review", "The dice gave {points} points.").format(points=points)
    text = translate("Review", "The dice gave {points} points and {chance} percentage points to win.")
    return text.format(points=points, chance=points_text(100 * roll.win, signed=True))


def rolled_text(dice: Sequence[int]) -> str:
    """Return what a roll brought: `Rolled 1-3-4-4-4`."""
    return translate("Review", "Rolled {dice}").format(dice=_ascending(dice))


def step_heading(name: str, turn: int, roll: int) -> str:
    """Return where in the game a step is: `Round 5 · You · second roll`."""
    return " · ".join((round_name(turn), name, roll_name(roll)))


def step_spoken(heading: str, dice: Sequence[int], done: str, verdict_sentence: str) -> str:
    """Return a whole step for screen readers."""
    text = translate("Review", "{heading}: {dice}. {done}. {verdict}")
    return text.format(
        heading=heading.replace(" · ", ", "), dice=dice_listed(tuple(dice)), done=done, verdict=verdict_sentence
    )


# Totals


def player_summary(setup: GameSetup, seat: int, totals: PlayerReview) -> str:
    """Return the totals of a player as one sentence."""
    yours, name = is_you(setup, seat), player_name(setup, seat)
    luck = points_text(totals.luck, signed=True)
    if totals.accuracy is None:
        if yours:
            return translate("Review", "You had no choice to make yet; the dice gave you {luck}.").format(luck=luck)
        text = translate("Review", "{name} had no choice to make yet; the dice gave {luck}.")
        return text.format(name=name, luck=luck)
    plurals = ReviewPlurals()
    text = plurals.you_played(totals.decisions) if yours else plurals.name_played(totals.decisions)
    accuracy = percent_text(totals.accuracy)
    return text.format(name=name, accuracy=accuracy, lost=points_text(totals.lost), luck=luck)
