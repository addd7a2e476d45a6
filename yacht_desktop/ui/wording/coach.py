"""What the coach says: choices, hints, warnings, marks and losses.

Points of an expected total have decimals, so "points" needs no form for one: 1.0 points.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from yacht_desktop.coach.choices import EQUAL, Advice, Loss, Measure, Option
from yacht_desktop.coach.marks import Mark
from yacht_desktop.game.conditions import equal_groups
from yacht_desktop.game.state import GameState
from yacht_desktop.ui.wording.dice import dice_listed
from yacht_desktop.ui.wording.figures import percent_text, points_text
from yacht_desktop.ui.wording.names import category_name

translate = QCoreApplication.translate

_NOTHING_TO_SPEAK_OF: Final = 0.05
_MOST_HANDS: Final = 4
_LEAST_CHANCE: Final = 0.01


# Choices


def dice_in_order(dice: Sequence[int]) -> tuple[int, ...]:
    """Return dice in the order in which they are named: most of a kind first, then highest; runs upwards.

    >>> dice_in_order((4, 5, 5, 5)), dice_in_order((6, 3, 5, 4))
    ((5, 5, 5, 4), (3, 4, 5, 6))
    """
    groups = equal_groups(tuple(dice))
    if len(groups) == len(dice):
        return tuple(sorted(dice))
    return tuple(face for face, count in groups for _ in range(count))


def dice_joined(dice: Sequence[int]) -> str:
    """Return dice as a word: `5-5-5-4`."""
    return "-".join(str(face) for face in dice_in_order(dice))


def option_sentence(option: Option, state: GameState) -> str:
    """Return a choice as what to do, without a full stop: `Keep 5-5-5, roll two`, `Score 15 in Fives`."""
    if option.category is not None:
        return _box_sentence(option.category, state)
    keep = option.keep or ()
    if not keep:
        return _roll_all(state.rules.dice)
    text = {
        1: translate("Coach", "Keep {dice}, roll one"),
        2: translate("Coach", "Keep {dice}, roll two"),
        3: translate("Coach", "Keep {dice}, roll three"),
        4: translate("Coach", "Keep {dice}, roll four"),
    }[state.rules.dice - len(keep)]
    return text.format(dice=dice_joined(keep))


def option_spoken(option: Option, state: GameState) -> str:
    """Return a choice for screen readers, with the dice in words: `Keep three fives, roll two`."""
    keep = option.keep or ()
    if option.category is not None or not keep:
        return option_sentence(option, state)
    text = {
        1: translate("Coach", "Keep {dice}, roll one", "the dice in words"),
        2: translate("Coach", "Keep {dice}, roll two", "the dice in words"),
        3: translate("Coach", "Keep {dice}, roll three", "the dice in words"),
        4: translate("Coach", "Keep {dice}, roll four", "the dice in words"),
    }[state.rules.dice - len(keep)]
    return text.format(dice=dice_listed(keep))


def option_short(option: Option, state: GameState) -> str:
    """Return a choice for tables: the dice kept, or the box with its points; `Roll all five` where none is kept."""
    if option.category is not None:
        text = translate("Coach", "{category} {points}")
        name = category_name(state.rules.id, option.category)
        return text.format(category=name, points=state.possible_scores[option.category])
    return dice_joined(option.keep) if option.keep else _roll_all(state.rules.dice)


def _box_sentence(category: str, state: GameState) -> str:
    stops = state.rolls_left > 0
    text = (
        translate("Coach", "Stop: score {points} in {category}")
        if stops
        else translate("Coach", "Score {points} in {category}")
    )
    return text.format(points=state.possible_scores[category], category=category_name(state.rules.id, category))


def _roll_all(dice: int) -> str:
    return {
        3: translate("Coach", "Roll all three"),
        5: translate("Coach", "Roll all five"),
    }.get(dice) or translate("Coach", "Roll all dice")


# Marks and losses


def mark_name(mark: Mark) -> str:
    """Return how good a choice was, as a label."""
    return {
        Mark.BEST: translate("Coach", "Best"),
        Mark.CLOSE: translate("Coach", "Close"),
        Mark.DOUBTFUL: translate("Coach", "Doubtful"),
        Mark.BAD: translate("Coach", "Bad"),
        Mark.VERY_BAD: translate("Coach", "Very bad"),
    }[mark]


def loss_text(loss: Loss) -> str:
    """Return what a choice gives away: `−1.3 points`, with opponents `−1.3 points, −2.1% to win`."""
    points = points_text(-loss.points)
    if loss.win is None:
        return translate("Coach", "{points} points").format(points=points)
    text = translate("Coach", "{points} points, {chance} to win")
    return text.format(points=points, chance=percent_text(-loss.win, signed=True))


def held_now(loss: Loss, measure: Measure) -> str:
    """Return what the dice held now give away: `What you hold now: −1.3 points`."""
    if loss.by(measure) <= EQUAL:
        return translate("Coach", "What you hold now is just as good.")
    if loss.win is None:
        text = translate("Coach", "What you hold now: {points} points")
        return text.format(points=points_text(-loss.points))
    text = translate("Coach", "What you hold now: {points} points, {chance} to win")
    return text.format(points=points_text(-loss.points), chance=percent_text(-loss.win, signed=True))


def costs(loss: Loss) -> str:
    """Return what a choice costs, as a sentence: the warning of the tutor."""
    points = points_text(loss.points)
    if loss.win is None:
        return translate("Coach", "This choice costs {points} points on average.").format(points=points)
    chance = points_text(100 * loss.win)
    if loss.points < _NOTHING_TO_SPEAK_OF:
        text = translate("Coach", "This choice lowers your chance to win by {chance} percentage points.")
        return text.format(chance=chance)
    text = translate(
        "Coach",
        "This choice costs {points} points on average and lowers your chance to win by {chance} percentage points.",
    )
    return text.format(points=points, chance=chance)


# Hints


def hint_first(option: Option, state: GameState) -> str:
    """Return what to do: `Keep 5-5-5, roll two.`."""
    return translate("Coach", "{choice}.", "a whole sentence").format(choice=option_sentence(option, state))


def hint_second(advice: Advice, best: Option, following: Option | None) -> str:
    """Return the next best choice, and what the best gains over it."""
    if following is None:
        return translate("Coach", "There is no other choice.")
    if advice.is_forced:
        return translate("Coach", "All choices are equally good here.")
    choice = option_sentence(following, advice.state)
    if abs(following.loss.by(advice.measure) - best.loss.by(advice.measure)) <= EQUAL:
        return translate("Coach", "Just as good: {choice}.").format(choice=choice)
    text = translate("Coach", "Next best: {choice}. {gain}", "two sentences")
    return text.format(choice=choice, gain=_gain(best, following))


def _gain(best: Option, following: Option) -> str:
    """Return what the best choice has over the next, as a sentence."""
    points = best.points - following.points
    if best.win is None or following.win is None:
        return translate("Coach", "The hint gains {points} points.").format(points=points_text(points))
    chance = points_text(100 * (best.win - following.win))
    if points >= _NOTHING_TO_SPEAK_OF:
        text = translate("Coach", "The hint gains {points} points and {chance} percentage points to win.")
    elif points > -_NOTHING_TO_SPEAK_OF:
        text = translate("Coach", "The hint gains {chance} percentage points to win.")
    else:
        text = translate("Coach", "The hint gains {chance} percentage points to win for {points} points.")
    return text.format(points=points_text(abs(points)), chance=chance)


def hint_third(rules_id: str, hands: Sequence[tuple[str, float]]) -> str:
    """Return how likely the turn ends in which boxes: (identifier, chance 0 to 1); none where a box is filled now."""
    shown = sorted((hand for hand in hands if hand[1] >= _LEAST_CHANCE), key=lambda hand: -hand[1])[:_MOST_HANDS]
    if not shown:
        return translate("Coach", "Nothing is left to chance: the score is written at once.")
    item = translate("Coach", "{category} {chance}")
    listed = ", ".join(
        item.format(category=category_name(rules_id, category), chance=percent_text(chance, digits=0))
        for category, chance in shown
    )
    return translate("Coach", "With best play the turn then ends in: {hands}.").format(hands=listed)
