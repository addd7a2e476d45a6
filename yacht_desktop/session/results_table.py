"""Results as a table for spreadsheets: the same bytes whatever the language and the system.

Commas between the values, double quotes around those that need them, CR LF at the end of a line
(RFC 4180), UTF-8. Numbers have neither grouping nor spaces, dates are ISO 8601 in UTC. A text that a
spreadsheet would take for a formula begins with an apostrophe, as these mark texts themselves.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from yacht_desktop.storage.library_entries import Entry

COLUMNS: Final = (
    "game",
    "began",
    "changed",
    "rules",
    "options",
    "dice",
    "finished",
    "coached",
    "undone",
    "imported",
    "known_dice",
    "players",
    "seat",
    "name",
    "level",
    "total",
    "won",
)
_END: Final = "\r\n"
# With these a spreadsheet begins a formula; tab and carriage return are passed over before one.
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")  # noqa: RUF001 - their wide twins
_SPECIAL: Final = frozenset(',"\r\n')


def head() -> str:
    """Return the first line, which names the columns."""
    return ",".join(COLUMNS) + _END


def rows(entries: "Iterable[Entry]") -> str:
    """Return a line for each player of each game."""
    return "".join(_END.join(_lines(entry)) + _END for entry in entries)


def _lines(entry: "Entry") -> Iterable[str]:
    game = (
        *(str(entry.id), entry.began, entry.changed, cell(entry.rules), cell(entry.options), cell(entry.dice)),
        *map(_yes, (entry.finished, entry.coached, entry.undone, entry.imported, entry.known)),
        str(len(entry.seats)),
    )
    for number, seat in enumerate(entry.seats, start=1):
        own = (str(number), cell(seat.name), cell(seat.level or ""), str(seat.total), _yes(seat.won))
        yield ",".join((*game, *own))


def cell(text: str) -> str:
    """Return a text as it stands in a cell.

    >>> cell("Anna"), cell("Otto, the Great"), cell("=1+1")
    ('Anna', '"Otto, the Great"', "'=1+1")
    """
    harmless = f"'{text}" if text.lstrip(" \u00a0").startswith(_FORMULA) else text
    if _SPECIAL.isdisjoint(harmless):
        return harmless
    return '"' + harmless.replace('"', '""') + '"'


def _yes(holds: bool) -> str:  # noqa: FBT001 - what is written of it
    return "yes" if holds else "no"
