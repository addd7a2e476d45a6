"""What is said while people type in the dice that they have rolled on their own table."""

from PySide6.QtCore import QCoreApplication

from yacht_desktop.session.dice_entry import EntryStep
from yacht_desktop.session.events import Entered
from yacht_desktop.session.position import Position
from yacht_desktop.ui.wording.dice import dice_listed, die_spoken, face_name
from yacht_desktop.ui.wording.names import is_you, player_name
from yacht_desktop.ui.wording.plurals import Plurals
from yacht_desktop.ui.wording.turns import roll_button_label, turn_announced, turn_hint

translate = QCoreApplication.translate


def die_to_enter_spoken(place: int, position: Position) -> str:
    """Return a die as it is spoken while a roll is being entered."""
    entry = position.entry
    face = None if entry is None else entry.faces[place]
    if entry is None or face is not None:
        return die_spoken(place, face, held=place in position.held)
    return translate("Entering", "Die {number}, to be entered").format(number=place + 1)


def face_button(face: int) -> str:
    """Return what a button is called that enters a face."""
    return translate("Entering", "Enter {face}", "the face of a die").format(face=face_name(face))


def prompt_short(position: Position) -> str:
    """Return what is to be rolled, as the tray says it; empty where nothing is."""
    entry = position.entry
    if entry is None:
        return ""
    if entry.is_complete:
        return translate("Entering", "All dice are in")
    return roll_button_label(len(entry.rolled), len(entry.faces))


def prompt(position: Position) -> str:
    """Return what is to be rolled, and for whom."""
    entry, roll = position.entry, prompt_short(position)
    if entry is None or entry.is_complete or is_you(position.setup, position.state.player):
        return roll
    text = translate("Entering", "{name}: {roll}", "for whom somebody rolls, and what")
    return text.format(name=player_name(position.setup, position.state.player), roll=roll)


def entered_sentence(event: Entered) -> str:
    """Return what was done to the dice being entered, for the status line and screen readers."""
    position, entry = event.position, event.position.entry
    if event.step is EntryStep.CALLED_OFF or entry is None:
        return _joined(translate("Entering", "You may decide again."), turn_hint(position))
    if event.step is EntryStep.ASKED:
        return asked_sentence(position)
    die = "" if event.die is None else f"{die_to_enter_spoken(event.die, position)}."
    if event.step in {EntryStep.CHOSEN, EntryStep.MOVED}:
        return die
    return _joined(die, still_to_enter(position))


def asked_sentence(position: Position) -> str:
    """Return what is to be rolled and entered; before it, what a computer keeps."""
    entry, state = position.entry, position.state
    if entry is None:
        return ""
    whose = turn_announced(position) if state.dice is None else ""
    if state.dice is not None and not position.player.is_human:
        whose = _held_sentence(player_name(position.setup, state.player), position)
    roll = f"{roll_button_label(len(entry.rolled), len(entry.faces))}."
    return _joined(whose, roll, translate("Entering", "Then enter what you rolled."))


def still_to_enter(position: Position) -> str:
    """Return how many dice are still to be entered, or what to do now that all are in."""
    entry = position.entry
    if entry is None:
        return ""
    if entry.missing:
        return Plurals().dice_to_enter(entry.missing)
    return translate("Entering", "All dice are in: press Enter to use them.")


def correction_sentence() -> str:
    """Return what can be done with a roll that was taken back."""
    return translate("Entering", "The roll can be corrected: choose a die and enter it again, then press Enter.")


def situation(position: Position) -> str:
    """Return what is being entered, and how far it is."""
    entry = position.entry
    if entry is None or entry.is_untouched:
        return asked_sentence(position)
    return _joined(turn_announced(position), still_to_enter(position))


def hint(position: Position, *, short: bool) -> str:
    """Return what the line under the heading says to do."""
    entry = position.entry
    if entry is not None and entry.is_complete:
        if short:
            return translate("Entering", "Press Enter, or correct a die.")
        return translate("Entering", "Press Enter to use these dice, or click one to correct it.")
    if short:
        return translate("Entering", "Roll, then enter the dice.")
    if position.player.is_human:
        return translate("Entering", "Roll on your table, then enter the faces: 1–6.")
    return translate("Entering", "Roll for the computer, then enter the faces: 1–6.")


def button_label(position: Position) -> str:
    """Return what the Roll button says."""
    if position.entry is not None and position.entry.is_complete:
        return translate("Entering", "Use these dice")
    return translate("Entering", "Enter dice")


def button_count(position: Position) -> str:
    """Return how many dice are still to be entered, as short as the Roll button needs."""
    missing = 0 if position.entry is None else position.entry.missing
    return Plurals().dice_to_enter_short(missing) if missing else ""


def choosing_label(name: str) -> str:
    """Return the Roll button's text while a computer decides what to do with real dice."""
    return translate("Entering", "{name} is choosing…").format(name=name)


def faces_sign() -> str:
    """Return the quiet sign of an entry that was refused: the faces that there are."""
    return translate("Entering", "1–6", "the faces of a die")


def _held_sentence(name: str, position: Position) -> str:
    dice = position.state.dice or ()
    kept = tuple(dice[place] for place in sorted(position.held))
    if not kept:
        return translate("Entering", "{name} holds no dice.").format(name=name)
    return translate("Entering", "{name} holds: {dice}.").format(name=name, dice=dice_listed(kept))


def _joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)
