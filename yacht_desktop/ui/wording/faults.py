"""What is said when something cannot be done."""

from PySide6.QtCore import QCoreApplication

from yacht_desktop.game import errors
from yacht_desktop.session.events import Refusal

translate = QCoreApplication.translate


def refusal_sentence(reason: Refusal) -> str:
    """Return why something asked for was not done."""
    return {
        Refusal.NOT_YOUR_TURN: translate("Faults", "It is not your turn."),
        Refusal.GAME_OVER: translate("Faults", "The game is over."),
        Refusal.NOTHING_ROLLED: translate("Faults", "Roll the dice first."),
        Refusal.NO_ROLLS_LEFT: translate("Faults", "No rolls are left: choose a score."),
        Refusal.ALL_HELD: translate("Faults", "All dice are held: there is nothing to roll."),
        Refusal.CATEGORY_FILLED: translate("Faults", "This row has its score already."),
        Refusal.CATEGORY_NOT_ALLOWED: translate("Faults", "The rules ask for another row now."),
        Refusal.NO_CATEGORY: translate("Faults", "Choose a row with the arrow keys first."),
        Refusal.NOTHING_TO_UNDO: translate("Faults", "There is nothing to take back."),
        Refusal.NOTHING_TO_REDO: translate("Faults", "There is nothing to play again."),
        Refusal.DICE_MISSING: translate("Faults", "First enter all the dice that you rolled."),
        Refusal.NO_SUCH_FACE: translate("Faults", "A die shows 1 to 6."),
        Refusal.ALL_ENTERED: translate("Faults", "All dice are in. To change one, choose it first."),
        Refusal.NOTHING_ENTERED: translate("Faults", "Nothing has been entered yet."),
        Refusal.DIE_IS_KEPT: translate("Faults", "This die is held: it is not rolled."),
    }[reason]


def illegal_move_sentence(fault: errors.IllegalMove) -> str:
    """Return why the rules do not allow a move."""
    sentences: dict[type[errors.IllegalMove], str] = {
        errors.GameIsOver: translate("Faults", "The game is over."),
        errors.NothingRolled: translate("Faults", "Roll the dice first."),
        errors.NoRollsLeft: translate("Faults", "No rolls are left: choose a score."),
        errors.AllDiceKept: translate("Faults", "All dice are held: there is nothing to roll."),
        errors.KeptDiceChanged: translate("Faults", "The held dice are not those on the table."),
        errors.UnknownCategory: translate("Faults", "These rules have no such row."),
        errors.CategoryFilled: translate("Faults", "This row has its score already."),
        errors.CategoryNotAllowed: translate("Faults", "The rules ask for another row now."),
    }
    return sentences.get(type(fault)) or translate("Faults", "The rules do not allow this.")


def unknown_rules_sentence(fault: errors.UnknownRules) -> str:
    """Return that there is no rule set of a name."""
    return translate("Faults", "There are no rules called “{name}”.").format(name=fault.name)


def unknown_option_sentence(fault: errors.UnknownOption) -> str:
    """Return that a rule set has no such option, or the option no such value."""
    text = translate("Faults", "The option “{option}” cannot be “{value}”.")
    return text.format(option=fault.option, value=fault.value)


def bad_dice_sentence(fault: errors.BadDice) -> str:
    """Return that dice cannot lie on the table."""
    dice = ", ".join(str(die) for die in fault.dice)
    text = translate("Faults", "{dice}: these rules have {count} dice with faces from 1 to {faces}.")
    return text.format(dice=dice, count=fault.count, faces=fault.faces)
