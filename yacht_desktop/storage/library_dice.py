"""Which dice the library has seen."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3


def has_thrown_further(connection: "sqlite3.Connection", seed: bytes, moves: int, other_than: int | None) -> bool:
    """Return whether a game with the dice of a seed has more moves than these.

    Args:
        connection: of the library.
        seed: what the dice are made from.
        moves: how many moves there are without it.
        other_than: what the library knows a game by that is not meant, None for none.
    """
    row = connection.execute(
        "SELECT EXISTS (SELECT 1 FROM texts JOIN games ON id = game WHERE seed = ? AND moves > ? AND id IS NOT ?)",
        (seed, moves, other_than),
    ).fetchone()
    return bool(row[0])
