"""What is said during a turn: whose it is, what was rolled, what can be done."""

from PySide6.QtCore import QCoreApplication

from yacht_desktop.session.position import Position
from yacht_desktop.ui.wording.dice import dice_listed
from yacht_desktop.ui.wording.names import is_you, player_name
from yacht_desktop.ui.wording.plurals import Plurals

translate = QCoreApplication.translate


def turn_heading(position: Position) -> str:
    """Return whose turn it is, as the window's heading."""
    if position.state.is_over:
        return translate("Turn", "Game over")
    if is_you(position.setup, position.state.player):
        return translate("Turn", "Your turn")
    return translate("Turn", "{name} to play").format(name=player_name(position.setup, position.state.player))


def turn_announced(position: Position) -> str:
    """Return whose turn it is, as a sentence for the status line and screen readers."""
    if position.state.is_over:
        return translate("Turn", "The game is over.")
    if is_you(position.setup, position.state.player):
        return translate("Turn", "It is your turn.")
    return translate("Turn", "{name} to play.").format(name=player_name(position.setup, position.state.player))


def turn_hint(position: Position) -> str:
    """Return what the player to move can do, as one line under the heading."""
    state = position.state
    if not position.player.is_human or state.is_over or state.dice is None:
        return turn_hint_short(position)
    if not state.rolls_left:
        return translate("Turn", "No rolls left: choose a score.")
    if not position.dice_to_roll:
        return translate("Turn", "All dice are held: release some, or choose a score.")
    return translate("Turn", "Hold any dice, then roll again — or choose a score.")


def turn_hint_short(position: Position) -> str:
    """Return `turn_hint` for narrow windows."""
    state = position.state
    if state.is_over:
        return translate("Turn", "The game is over.")
    if not position.player.is_human:
        return translate("Turn", "The computer is playing.")
    if state.dice is None:
        return translate("Turn", "Roll the dice to begin.")
    if not state.rolls_left:
        return translate("Turn", "Choose a score.")
    if not position.dice_to_roll:
        return translate("Turn", "Release dice, or choose a score.")
    return translate("Turn", "Hold dice and roll, or choose a score.")


def round_label(turn: int, turns: int) -> str:
    """Return which round it is."""
    return translate("Turn", "Round {turn} of {turns}").format(turn=turn, turns=turns)


def round_start(turn: int) -> str:
    """Return the part of `round_label` that stands out, with which it begins."""
    return translate("Turn", "Round {turn}", "how the text with {turns} begins").format(turn=turn)


def round_short(turn: int, turns: int) -> str:
    """Return which round it is, for narrow windows."""
    return translate("Turn", "{turn} / {turns}").format(turn=turn, turns=turns)


def rolls_left(number: int) -> str:
    """Return the rolls left as a sentence; with none, what to do now."""
    return {
        0: translate("Turn", "Choose a score."),
        1: translate("Turn", "One roll left."),
        2: translate("Turn", "Two rolls left."),
    }.get(number) or Plurals().rolls_left(number)


def rolls_left_short(number: int) -> str:
    """Return the rolls left as the Roll button shows them: `1 left`."""
    return Plurals().rolls_left_short(number)


def roll_announced(dice: tuple[int, ...], rolls: int) -> str:
    """Return a roll and the rolls left after it: `Three fives, a four, a two. One roll left.`."""
    listed = dice_listed(dice)
    text = translate("Turn", "{dice}. {rolls_left}", "a roll, and the sentence about the rolls left")
    return text.format(dice=listed[:1].upper() + listed[1:], rolls_left=rolls_left(rolls))


def roll_of_announced(name: str, dice: tuple[int, ...]) -> str:
    """Return the roll of a player by name: `Captain: three fives, a four, a two.`."""
    return translate("Turn", "{name}: {dice}.").format(name=name, dice=dice_listed(dice))


def roll_status(rolls_used: int, held: int, dice: int = 5) -> str:
    """Return where a turn stands: `Second roll. Two dice to roll, three held.`."""
    text = translate("Turn", "{roll} {held}", "two sentences: which roll it is, the dice held")
    return text.format(roll=_roll_sentence(rolls_used), held=_held_sentence(dice - held, held))


def choose_score_label() -> str:
    """Return the Roll button's text when no rolls are left."""
    return translate("Roll", "Choose a score")


def rolling_label(name: str) -> str:
    """Return the Roll button's text while a computer plays."""
    return translate("Roll", "{name} is rolling…").format(name=name)


def game_over_label() -> str:
    """Return the Roll button's text after the game."""
    return translate("Roll", "Game over")


def roll_button_label(dice_to_roll: int, dice: int = 5) -> str:
    """Return what rolling so many of the dice of a game is called, with the number written out."""
    if dice_to_roll == dice:
        return {
            3: translate("Roll", "Roll all three dice"),
            5: translate("Roll", "Roll all five dice"),
        }.get(dice) or translate("Roll", "Roll all dice")
    return {
        0: translate("Roll", "All dice held"),
        1: translate("Roll", "Roll one die"),
        2: translate("Roll", "Roll two dice"),
        3: translate("Roll", "Roll three dice"),
        4: translate("Roll", "Roll four dice"),
    }[dice_to_roll]


def _roll_sentence(number: int) -> str:
    return {
        1: translate("Turn", "First roll."),
        2: translate("Turn", "Second roll."),
    }.get(number) or translate("Turn", "Third roll.")


def _held_sentence(to_roll: int, held: int) -> str:
    if not to_roll:
        return translate("Turn", "All dice held.")
    if not held:
        return translate("Turn", "No dice held.")
    return {
        (1, 4): translate("Turn", "One die to roll, four held."),
        (2, 3): translate("Turn", "Two dice to roll, three held."),
        (3, 2): translate("Turn", "Three dice to roll, two held."),
        (4, 1): translate("Turn", "Four dice to roll, one held."),
        (1, 2): translate("Turn", "One die to roll, two held."),
        (2, 1): translate("Turn", "Two dice to roll, one held."),
    }[to_roll, held]
