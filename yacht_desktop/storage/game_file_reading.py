"""Reading game files that anybody may have written: the whole game, or one fault with its line."""

import re
from collections.abc import Collection, Iterator
from datetime import MAXYEAR, MINYEAR, datetime
from pathlib import Path
from typing import Final

from yacht_desktop.game.errors import UnknownOption, UnknownRules
from yacht_desktop.game.moves import Move
from yacht_desktop.game.notation import BadNotation, NotationFault, read_game
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.game.state import MOST_PLAYERS
from yacht_desktop.storage import game_file as form
from yacht_desktop.storage.bad_game_file import BadGameFile, FileFault
from yacht_desktop.storage.dice_reading import read_dice
from yacht_desktop.storage.game_file import GameFile, Note, Seat
from yacht_desktop.storage.quoting import unquoted
from yacht_desktop.storage.whole_file import read_bounded

__all__ = ["BadGameFile", "FileFault", "load_game_file", "read_game_file"]

_VERSION: Final = re.compile(rf"{form.FORM} ([1-9][0-9]{{0,3}})", re.ASCII)
_SEAT: Final = re.compile(r'([a-z][a-z0-9_]*) (".*")')
_NOTE: Final = re.compile(r"note ([0-9]{1,5}) ([a-z][a-z0-9_]*)((?: .*)?)", re.ASCII)
_FACT: Final = re.compile(r'([a-z][a-z0-9_]{0,39})=("(?:[^"\\]|\\.)*"|[A-Za-z0-9_.,:/+-]+)(?: |$)', re.ASCII)
_BYTE_ORDER_MARK: Final = "\ufeff"


def load_game_file(path: Path, levels: Collection[str]) -> GameFile:
    """Return the game of a file.

    Args:
        path: the file.
        levels: the words for the levels of computers that there are.

    Raises:
        OSError: it cannot be read.
        BadGameFile: it is none, or tells a game that the rules do not allow.
    """
    content = read_bounded(path, form.LARGEST_FILE)
    if len(content) > form.LARGEST_FILE:
        raise BadGameFile(content.count(b"\n") + 1, FileFault.TOO_LARGE)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise BadGameFile(content.count(b"\n", 0, fault.start) + 1, FileFault.NO_TEXT) from fault
    return read_game_file(text, levels)


def read_game_file(text: str, levels: Collection[str]) -> GameFile:
    """Return the game that a text tells, checked move by move.

    Raises:
        BadGameFile: with the number of the line that is wrong.
    """
    # Not `splitlines`, which knows separators that no editor counts as a new line.
    lines = [line.removesuffix("\r").rstrip(" \t") for line in text.removeprefix(_BYTE_ORDER_MARK).split("\n")]
    _check_form(lines)
    end_of_head = next((i for i, line in enumerate(lines) if not line), len(lines))
    notes_from = next((i for i, line in enumerate(lines) if line.startswith("note ") and i > end_of_head), len(lines))
    head = _Head(lines[:end_of_head], levels)
    moves = _read_moves(head, lines, end_of_head, notes_from)
    notes = tuple(_read_notes(lines, notes_from))
    return GameFile(head.rules, head.seats, moves, head.date, head.dice, notes, head.extras)


def _check_form(lines: list[str]) -> None:
    version = _VERSION.fullmatch(lines[0][: form.LONGEST_LINE])
    if version is None:
        raise BadGameFile(1, FileFault.NO_GAME)
    if int(version[1]) > form.VERSION:
        raise BadGameFile(1, FileFault.NEWER)
    for number, line in enumerate(lines, start=1):
        if len(line) > form.LONGEST_LINE:
            raise BadGameFile(number, NotationFault.TOO_LONG)


class _Head:
    """The keys and values before the first empty line."""

    def __init__(self, lines: list[str], levels: Collection[str]) -> None:
        self._values: dict[str, tuple[int, str]] = {}
        self._last = len(lines)
        for number, line in enumerate(lines[1:], start=2):
            self._take(number, line)
        self.rules = self._read_rules()
        self.seats = tuple(self._read_seats(levels))
        self.dice = read_dice(self._values)
        self.date = self._read_date()
        self.extras = {key: value for key, (_, value) in self._values.items() if key not in form.OWN_KEYS}

    def _take(self, number: int, line: str) -> None:
        key, colon, value = line.partition(":")
        if not colon or form.KEY.fullmatch(key) is None or len(self._values) == form.MOST_KEYS:
            raise BadGameFile(number, FileFault.HEAD)
        value = value.strip(" \t")
        # What cannot be seen is escaped in names, and nothing else here needs it.
        if not value.isprintable() or value != value.strip():
            raise BadGameFile(number, FileFault.HEAD)
        if key in self._values:
            raise BadGameFile(number, FileFault.TWICE)
        self._values[key] = (number, value)

    def _read_rules(self) -> RuleSet:
        number, rules_id = self._values.get("rules", (self._last, ""))
        chosen = self._read_options()
        try:
            return ruleset(rules_id, **chosen)
        except UnknownRules as fault:
            raise BadGameFile(number, FileFault.RULES, str(fault)[: form.LONGEST_NAME]) from fault
        except UnknownOption as fault:
            raise BadGameFile(self._values["options"][0], FileFault.OPTIONS, str(fault)) from fault

    def _read_options(self) -> dict[str, str]:
        number, text = self._values.get("options", (self._last, ""))
        chosen: dict[str, str] = {}
        for pair in text.split():
            key, sign, value = pair.partition("=")
            if not sign or key in chosen or form.WORD.fullmatch(key) is None:
                raise BadGameFile(number, FileFault.OPTIONS)
            chosen[key] = value
        return chosen

    def _read_seats(self, levels: Collection[str]) -> Iterator[Seat]:
        given = [seat for seat in range(1, MOST_PLAYERS + 1) if f"player.{seat}" in self._values]
        if not given or given[-1] != len(given):
            line = self._values[f"player.{given[-1]}"][0] if given else self._last
            raise BadGameFile(line, FileFault.PLAYERS)
        for seat in given:
            number, text = self._values[f"player.{seat}"]
            yield _read_seat(number, text, levels)

    def _read_date(self) -> datetime | None:
        number, text = self._values.get("date", (self._last, ""))
        if not text:
            return None
        try:
            date = datetime.fromisoformat(text)
        except ValueError as fault:
            raise BadGameFile(number, FileFault.DATE) from fault
        # In another time zone, the first and the last day there are may lie outside of all days.
        if date.tzinfo is None or date.year in {MINYEAR, MAXYEAR}:
            raise BadGameFile(number, FileFault.DATE)
        return date.replace(microsecond=0)


def _read_seat(number: int, text: str, levels: Collection[str]) -> Seat:
    parts = _SEAT.fullmatch(text)
    if parts is None:
        raise BadGameFile(number, FileFault.PLAYERS)
    try:
        name = unquoted(parts[2])
    except ValueError as fault:
        raise BadGameFile(number, FileFault.PLAYERS) from fault
    if len(name) > form.LONGEST_NAME:
        raise BadGameFile(number, FileFault.PLAYERS)
    if parts[1] == form.PERSON:
        return Seat(name)
    if parts[1] not in levels:
        raise BadGameFile(number, FileFault.LEVEL)
    return Seat(name, parts[1])


def _read_moves(head: _Head, lines: list[str], start: int, end: int) -> tuple[Move, ...]:
    try:
        return tuple(read_game(head.rules, len(head.seats), "\n".join(lines[start:end])))
    except BadNotation as fault:
        raise BadGameFile(start + fault.line, fault.fault, fault.reason) from fault


def _read_notes(lines: list[str], start: int) -> Iterator[Note]:
    for number, line in enumerate(lines[start:], start=start + 1):
        if not line:
            continue
        parts = _NOTE.fullmatch(line)
        if parts is None or number - start > form.MOST_NOTES:
            raise BadGameFile(number, FileFault.NOTE)
        yield Note(int(parts[1]), parts[2], tuple(_read_facts(parts[3].lstrip(" "), number)))


def _read_facts(text: str, number: int) -> Iterator[tuple[str, str]]:
    place = 0
    while place < len(text):
        fact = _FACT.match(text, place)
        if fact is None:
            raise BadGameFile(number, FileFault.NOTE)
        try:
            yield fact[1], unquoted(fact[2]) if fact[2].startswith('"') else fact[2]
        except ValueError as fault:
            raise BadGameFile(number, FileFault.NOTE) from fault
        place = fact.end()
