"""What the coach says: choices, hints, warnings, marks and losses.

Points of an expected total have decimals, so "points" needs no form for one: 1.0 points.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from yacht_desktop.coach.choices import EQUAL, Loss, Measure, Option
from yacht_desktop.coach.marks import Mark
from yacht_desktop.game.conditions import equal_groups
from yacht_desktop.game.state import GameState
from yacht_desktop.session.coach_events import Gain, Hint
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


def within(choice: str) -> str:
    """Return the sentence of a choice as it stands after a colon; it begins with a verb in every language.

    >>> within("Roll all five")
    'roll all five'
    """
    return choice[:1].lower() + choice[1:]


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


def hint_second(hint: Hint) -> str:
    """Return what is just as good, and the next best choice with what the hint gains over it."""
    state = hint.advice.state
    if hint.rival is None or hint.gain is None:
        if not hint.equals:
            return translate("Coach", "There is no other choice.")
        return translate("Coach", "All choices are equally good here.")
    choice = within(option_sentence(hint.rival, state))
    text = translate("Coach", "Next best: {choice}. {gain}", "two sentences")
    next_best = text.format(choice=choice, gain=_gain(hint.gain))
    if not hint.equals:
        return next_best
    equal = translate("Coach", "Just as good: {choice}.").format(choice=within(option_sentence(hint.equals[0], state)))
    return f"{equal} {next_best}"


def _gain(gain: Gain) -> str:
    """Return what the hint has over the next best choice, as a sentence."""
    points = points_text(abs(gain.points))
    if gain.win is None or (100 * gain.win < _NOTHING_TO_SPEAK_OF <= gain.points):
        return translate("Coach", "The hint gains {points} points.").format(points=points)
    chance = points_text(100 * gain.win)
    if gain.points >= _NOTHING_TO_SPEAK_OF:
        text = translate("Coach", "The hint gains {points} points and {chance} percentage points to win.")
    elif gain.points > -_NOTHING_TO_SPEAK_OF:
        text = translate("Coach", "The hint gains {chance} percentage points to win.")
    else:
        text = translate("Coach", "The hint gains {chance} percentage points to win for {points} points.")
    return text.format(points=points, chance=chance)


def hint_third(hint: Hint) -> str:
    """Return how likely the hands are that a hint aims for, if every choice that follows is a best one."""
    hands = sorted((hand for hand in hint.outcomes if hand.made >= _LEAST_CHANCE), key=lambda hand: -hand.made)
    if hint.option.is_box:
        return translate("Coach", "Nothing is left to chance: the score is written at once.")
    if not hands:
        return translate("Coach", "No hand is likely this turn.")
    item = translate("Coach", "{category} {chance}")
    rules_id = hint.advice.state.rules.id
    listed = ", ".join(
        item.format(category=category_name(rules_id, hand.category), chance=percent_text(hand.made, digits=0))
        for hand in hands[:_MOST_HANDS]
    )
    return translate("Coach", "Chances with best play: {hands}.").format(hands=listed)
