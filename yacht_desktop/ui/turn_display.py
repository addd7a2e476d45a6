"""What heading, tray and Roll button show of a turn: whose it is, what lies there, what may be rolled."""

from typing import Final

from PySide6.QtCore import QObject

from yacht_desktop.session.position import Position
from yacht_desktop.ui import wording
from yacht_desktop.ui.heading import TurnHeading
from yacht_desktop.ui.roll_button import RollButton, RollKind
from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.tray import DiceTray
from yacht_desktop.ui.wording import entering as entry_words
from yacht_desktop.ui.wording import window as words

_HINT_ROOM: Final = 480


class TurnDisplay(QObject):
    """Fills the three parts at the left of the table."""

    def __init__(self, look: Look, heading: TurnHeading, tray: DiceTray, roll_button: RollButton) -> None:
        """Fill these parts; the heading owns this object."""
        super().__init__(heading)
        self._look = look
        self._heading = heading
        self._tray = tray
        self._roll_button = roll_button
        self._compact = False

    def set_compact(self, compact: bool) -> None:  # noqa: FBT001 - there are just two forms
        """Use the words for a small window, or the usual ones; they show the next time."""
        self._compact = compact

    def show_turn(self, position: Position) -> None:
        """Show whose turn it is and what may be rolled."""
        state = position.state
        self.show_heading(position)
        self._tray.set_interactive(position.entry is not None or (position.may_decide and state.rolls_left > 0))
        faces = state.dice or (None,) * state.rules.dice
        for place, (die, face) in enumerate(zip(self._tray.dice, faces, strict=True)):
            if position.entry is None:
                die.set_spoken(wording.die_spoken(place, face, held=place in position.held))
            else:
                die.set_spoken(entry_words.die_to_enter_spoken(place, position))
        # The dice that are being entered have been rolled already.
        left = state.rolls_left - (position.entry is not None)
        still_to_enter = entry_words.button_count(position)
        self._roll_button.set_state(
            words.roll_label(position),
            still_to_enter or ("" if state.is_over else wording.rolls_left_short(left)),
            left,
            state.rules.rolls,
            _roll_kind(position),
        )

    def show_heading(self, position: Position) -> None:
        """Show whose turn it is, in words that fit the heading."""
        turn, turns = position.state.turn, position.state.rules.turns
        strong = str(turn) if self._compact else wording.round_start(turn)
        whole = wording.round_short(turn, turns) if self._compact else wording.round_label(turn, turns)
        has_room = self._heading.width() >= self._look.text_px(_HINT_ROOM)
        self._heading.set_turn(
            position.state.player,
            wording.turn_heading(position),
            _hint(position, short=not has_room),
            round_text_strong=strong,
            round_text_rest=whole.removeprefix(strong).strip(),
            round_now=turns + 1 if position.state.is_over else turn,
            rounds=turns,
        )

    def retranslate(self) -> None:
        """Take the words that do not change with the game in the language in use."""
        self._tray.setAccessibleName(words.tray_name())
        self._tray.set_texts(words.held_word())
        self._roll_button.set_key_text(words.space_key())


def _hint(position: Position, *, short: bool) -> str:
    if position.entry is not None:
        return entry_words.hint(position, short=short)
    return wording.turn_hint_short(position) if short else wording.turn_hint(position)


def _roll_kind(position: Position) -> RollKind:
    if position.state.is_over:
        return RollKind.OVER
    if position.entry is not None:
        return RollKind.READY if position.may_roll else RollKind.CHOOSE
    if not position.player.is_human:
        return RollKind.WAITING
    return RollKind.READY if position.may_roll else RollKind.CHOOSE
