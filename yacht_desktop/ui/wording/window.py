"""What the main window says besides: what happened, where the game stands, what went wrong with the settings."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale

from yacht_desktop.game.moves import Score
from yacht_desktop.session.events import Rolled, Scored, Undone
from yacht_desktop.session.position import Position
from yacht_desktop.session.settings import SettingsFault
from yacht_desktop.ui.wording import entering, names, results, turns

translate = QCoreApplication.translate


def roll_label(position: Position) -> str:
    """Return what the Roll button says."""
    state = position.state
    if state.is_over:
        return turns.game_over_label()
    if position.entry is not None:
        return entering.button_label(position)
    if not position.player.is_human:
        name = names.player_name(position.setup, state.player)
        return entering.choosing_label(name) if position.setup.has_real_dice else turns.rolling_label(name)
    if not state.rolls_left:
        return turns.choose_score_label()
    return turns.roll_button_label(position.dice_to_roll, state.rules.dice)


def begun_sentence(position: Position) -> str:
    """Return whose turn it is in a game that was laid out, and what is to be entered."""
    return turns.turn_announced(position) if position.entry is None else entering.situation(position)


def rolled_sentence(event: Rolled) -> str:
    """Return what a roll brought, for the status line and screen readers."""
    position = event.position
    dice = position.state.dice or ()
    if position.player.is_human:
        return turns.roll_announced(dice, position.state.rolls_left)
    return turns.roll_of_announced(names.player_name(position.setup, event.player), dice)


def held_sentence(position: Position) -> str:
    """Return which roll it is and what is held."""
    return turns.roll_status(position.state.rolls_used, len(position.held), position.state.rules.dice)


def written_sentence(event: Scored) -> str:
    """Return what was written, with the bonus it earned."""
    setup = event.position.setup
    name = names.player_name(setup, event.player)
    written = results.score_written(name, names.category_name(setup.rules.id, event.category), event.points)
    if not event.bonus:
        return written
    return sentences(written, results.bonus_earned(name, event.bonus))


def after_score_sentence(event: Scored) -> str:
    """Return what was written and who is to play now."""
    if event.position.state.is_over:
        return written_sentence(event)
    if event.position.entry is not None:
        return sentences(written_sentence(event), entering.asked_sentence(event.position))
    return sentences(written_sentence(event), turns.turn_announced(event.position))


def undone_sentence(event: Undone) -> str:
    """Return what was taken back."""
    if isinstance(event.move, Score):
        return results.score_undone(names.category_name(event.position.setup.rules.id, event.move.category))
    if event.position.entry is not None and event.position.entry.is_complete:
        return entering.correction_sentence()
    return translate("Window", "The roll is taken back.")


def redone_sentence(position: Position) -> str:
    """Return that moves were played again, and where the game stands."""
    return sentences(translate("Window", "Played again."), situation(position))


def finished_sentence(position: Position) -> str:
    """Return how the game ended, with all totals; alone, the title has the only one."""
    title = results.result_title(position.setup, position.state)
    if len(position.setup.players) == 1:
        return f"{title}."
    return translate("Window", "{result}. {totals}.").format(
        result=title, totals=results.result_line(position.setup, position.state)
    )


def situation(position: Position) -> str:
    """Return where the game stands, in a sentence or two."""
    state = position.state
    if state.is_over:
        return finished_sentence(position)
    if position.entry is not None:
        return entering.situation(position)
    if state.dice is None or not position.player.is_human:
        return turns.turn_announced(position)
    return turns.roll_announced(state.dice, state.rolls_left)


def preparing(position: Position, progress: float) -> str:
    """Return how far a computer is with preparing for rules it has not played yet."""
    name = names.player_name(position.setup, position.state.player)
    text = translate("Window", "{name} is working these rules out: {percent} %.")
    return text.format(name=name, percent=QLocale().toString(int(100 * progress)))


def space_key() -> str:
    """Return what the space bar is called on the Roll button's keycap."""
    return translate("Window", "Space", "the key")


def held_word() -> str:
    """Return what stands under a die that is held."""
    return translate("Window", "Held", "a die")


def tray_name() -> str:
    """Return what a screen reader calls the tray."""
    return translate("Window", "Dice")


def saved_word() -> str:
    """Return what tells that the game will be there at the next start."""
    return translate("Window", "Saved", "the game")


def unsaved_word() -> str:
    """Return what tells that the game will not be there at the next start."""
    return translate("Window", "Not saved", "the game")


def settings_fault(fault: SettingsFault, put_aside: Path | None = None) -> str:
    """Return what went wrong with the settings, in one sentence."""
    if fault is SettingsFault.NOT_SAVED:
        return translate("Window", "The settings could not be saved; the game goes on with them until you quit.")
    if put_aside is None:
        return translate("Window", "The settings could not be read; the game starts with the usual ones.")
    text = translate("Window", "The settings were damaged and are kept as {file}; the game starts with the usual ones.")
    return text.format(file=put_aside.name)


def sentences(*parts: str) -> str:
    """Return whole sentences one after the other."""
    return " ".join(part for part in parts if part)
