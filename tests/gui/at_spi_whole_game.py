"""Plays a whole game in Swedish through the accessibility bus alone, and tells in JSON what it met.

It knows the window by what a screen reader says of it: it hears each roll, reads the dice, holds the
face there is most of, and writes the row that is said to bring most.

Run by the system's own Python: -m tests.gui.at_spi_whole_game GAME... starts the game by the command given.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from tests.gui.at_spi_ears import Atspi, Ears, act, children, is_in, listening_to, names, press, starting, unnamed

ROUNDS: Final = 12
KEY_DOWN: Final = 0xFF54
READINGS: Final = (
    ("dice", "Tärningarna"),
    ("card", "Protokollet: vad som är öppet"),
    ("totals", "Allas poäng"),
    ("news", "Vad som hänt sedan min tur"),
)
POSSIBLE: Final = re.compile(r"(.+), (\d+) möjliga?")
DIE: Final = re.compile(r"Tärning (\d), (\w+)")


class BlindPlayer:
    """Somebody at the keyboard who sees nothing of the window."""

    def __init__(self, ears: Ears) -> None:
        self.ears = ears
        self.window = ears.wait("the window", ears.game)
        ears.wait("Roll", lambda: starting(names(self.window), "Kasta alla fem"))
        parts = names(self.window).values()
        self.roll_button = next(part for part in parts if part.get_accessible_id().endswith("rollButton"))
        self.dice = [part for part in parts if re.search(r"die[1-5]$", part.get_accessible_id())]
        self.table = next(part for part in parts if part.get_role_name() == "table")
        self.line = next(part for part in parts if part.get_accessible_id().endswith("statusLine"))
        self.entries = {part.get_name(): part for part in entries(self.window)}
        self.is_first = True
        self.doubled: list[str] = []
        self.unlike_the_line: list[str] = []

    def do(self, part: Any, ends: tuple[str, ...] = ("",)) -> str:
        """Press a part and return what is said of it."""
        start = len(self.ears.heard)
        act(part)
        what = part.get_name()
        said = self.ears.wait(what, lambda: next((s for s in self.ears.heard[start:] if s.endswith(ends)), None))
        self.doubled += [s for s in self.ears.heard[start:] if self.ears.heard[start:].count(s) > 1]
        self.line.clear_cache()
        if self.line.get_name() != self.ears.heard[-1]:
            self.unlike_the_line.append(self.line.get_name())
        return str(said)

    def by_key(self, letter: str) -> str:
        """Press a letter and return what is said of it."""
        start = len(self.ears.heard)
        press(ord(letter))
        return str(self.ears.wait(letter, lambda: self.ears.heard[start:])[0])

    def walk_to_the_total(self) -> list[str]:
        """Go into the card with the keyboard and down to its end; return the rows that had the focus on the way."""
        start = len(self.ears.focused)
        self.table.get_component_iface().grab_focus()
        for _ in range(ROUNDS + 1):
            gone = len(self.ears.focused)
            press(KEY_DOWN)
            self.ears.wait("the next row", partial(self.has_gone_on, gone))
            if "Summa" in self.ears.focused[-1]:
                break
        return [name for name in self.ears.focused[start:] if name]

    def has_gone_on(self, gone: int) -> bool:
        return len(self.ears.focused) > gone

    def read_dice(self) -> list[tuple[Any, str]]:
        """Return every die with its face in words."""
        found = []
        for die in self.dice:
            die.clear_cache()
            match = DIE.match(die.get_name())
            assert match is not None, die.get_name()
            found.append((die, match[2]))
        return found

    def hold_most(self) -> bool:
        """Hold the dice of the face there is most of; return whether any is left to roll."""
        dice = self.read_dice()
        ((face, count),) = Counter(face for _, face in dice).most_common(1)
        for die, shows in dice:
            if is_in(die, Atspi.StateType.CHECKED) is not (shows == face):
                self.do(die)
                assert is_in(die, Atspi.StateType.CHECKED) is (shows == face), die.get_name()
        return count < len(dice)

    def cells(self) -> list[Any]:
        self.table.clear_cache()
        return [cell for cell in children(self.table) if cell.get_role_name() == "table cell"]

    def was_told(self, words: str) -> bool:
        """Return whether some words are in what was said last."""
        return words in self.ears.heard[-1]

    def best_row(self) -> Any:
        """Return the cell that is said to bring most."""
        found = [(int(match[2]), cell) for cell in self.cells() if (match := POSSIBLE.fullmatch(cell.get_name()))]
        return max(found, key=lambda pair: pair[0])[1]

    def play_turn(self) -> str:
        """Play a turn and return what is said when it is over and the computer's too."""
        # By the button once; it is shy of a press right after another, the entry of the menu is not.
        self.do(self.roll_button if self.is_first else self.entries["Kasta"])
        self.is_first = False
        for _ in range(2):
            if self.hold_most():
                self.do(self.entries["Kasta"])
        # The computer's turn follows at once, in one sentence that ends with whose turn it is, or the result.
        return self.do(self.best_row(), ends=("Det är din tur.", "poäng.", "."))


def entries(node: Any) -> Iterator[Any]:
    """Yield the menu bar and everything in it, or everything below a part of it."""
    for child in children(node):
        if node.get_role_name() != "frame" or child.get_role_name() == "menu bar":
            yield child
            yield from entries(child)


def play(ears: Ears) -> dict[str, Any]:
    """Play the game to its end; return what was met on the way."""
    player = BlindPlayer(ears)
    window = player.window
    ears.settle()
    ears.heard.clear()
    turns: list[list[str]] = []
    readings: dict[str, str] = {}
    walked: list[str] = []
    for number in range(1, ROUNDS + 1):
        before = len(ears.heard)
        player.play_turn()
        ending = "poäng" if number == ROUNDS else "Det är din tur."
        ears.wait("the computer's turn", partial(player.was_told, ending))
        turns.append(ears.heard[before:])
        if number == 1:
            readings = {key: player.do(player.entries[entry]) for key, entry in READINGS}
            readings |= {key: player.by_key(key) for key in "dspw"}
            walked = player.walk_to_the_total()
    table = player.table.get_table_iface()
    grid = [table.get_n_rows(), table.get_n_columns()]
    totals = [table.get_accessible_at(grid[0] - 1, column).get_name() for column in range(grid[1])]
    headers = [table.get_column_header(column).get_name() for column in range(grid[1])]
    ears.wait("the result", lambda: starting(names(window), "Spela igen"))
    ears.settle()
    return {
        "turns": turns, "readings": readings, "walked": walked, "grid": grid, "totals": totals, "headers": headers,
        "doubled": player.doubled, "unlike": player.unlike_the_line, "unnamed": unnamed(window),
        "result": [name for name in names(window) if "poäng" in name], "heard": ears.heard,
    }  # fmt: skip


if __name__ == "__main__":
    with listening_to(sys.argv[1:]) as (ears, met):
        met.update(play(ears))
