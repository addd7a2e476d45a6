"""What statistics are made of: questions to the library about one player's games. They change nothing.

Every answer is about the games that a filter wants and no reset has taken out, and of these about the seats
of one player. What the games are is never mixed: the filter names one kind and one rule set with its options.
"""

import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from yacht_desktop.storage.library_entries import GameFilter, Kind
from yacht_desktop.storage.library_queries import FAIR, condition_of
from yacht_desktop.storage.statistics_entries import (
    BestGame,
    BoxMean,
    Figures,
    GamePoint,
    Person,
    RulesPlayed,
    Standing,
)

BIN: Final = 10
"""Points that a bar of the totals holds."""
_OPEN: Final = 255
_ALONE_FIRST: Final = (
    "own.won AND NOT EXISTS (SELECT 1 FROM seats AS o WHERE o.game = id AND o.seat <> own.seat AND o.won)"
)
_AMONG_PEOPLE: Final = (
    "(SELECT count(*) FROM seats AS o WHERE o.game = own.game AND o.level IS NULL AND o.seat < own.seat) + 1"
)
_COUNTS: Final = (
    "reset IS NULL AND id NOT IN (SELECT t.game FROM on_table AS t WHERE t.game IS NOT NULL AND NOT finished)"
)
Connection = sqlite3.Connection


def figures(connection: Connection, wanted: GameFilter, person: Person) -> Figures:
    """Return the figures of a player; those of unfinished games say only how many there are."""
    source, values = _source(wanted, person)
    if wanted.kind is Kind.UNFINISHED:
        number = connection.execute(f"SELECT count(*) {source}", values).fetchone()[0]
        return Figures(games=int(number))
    query = (
        f"SELECT count(*), coalesce(sum(players > 1), 0), coalesce(sum(players > 1 AND {_ALONE_FIRST}), 0),"
        f" avg(own.total), max(own.total), count(own.lost), avg(own.lost), avg(own.luck) {source}"
    )
    return Figures(*connection.execute(query, values).fetchone())


def bins(connection: Connection, wanted: GameFilter, person: Person) -> dict[int, int]:
    """Return how many totals there are in each bin of ten points, by its first total."""
    source, values = _source(wanted, person)
    query = f"SELECT own.total / {BIN} * {BIN}, count(*) {source} AND finished GROUP BY 1 ORDER BY 1"
    return {int(first): int(number) for first, number in connection.execute(query, values)}


def standings(
    connection: Connection, wanted: GameFilter, person: Person, levels: Sequence[str]
) -> tuple[Standing, ...]:
    """Return how games ended in which a level was the strongest computer, by level.

    Args:
        connection: of the library.
        wanted: which games.
        person: whose.
        levels: all levels, weakest first.
    """
    source, values = _source(wanted, person)
    cases = " ".join("WHEN ? THEN ?" for _ in levels)
    strongest = f"(SELECT max(CASE o.level {cases} END) FROM seats AS o WHERE o.game = id)"  # noqa: S608
    numbers: list[object] = [part for number, level in enumerate(levels) for part in (level, number)]
    query = (
        f"SELECT {strongest} AS strongest, count(*), sum({_ALONE_FIRST}), sum(own.won)"
        f" {source} AND finished AND people < players"
        " GROUP BY 1 HAVING strongest IS NOT NULL ORDER BY 1"
    )
    rows = connection.execute(query, (*numbers, *values))
    return tuple(Standing(levels[level], games, wins, first - wins) for level, games, wins, first in rows)


def box_means(connection: Connection, wanted: GameFilter, person: Person) -> tuple[BoxMean, ...]:
    """Return what each box brought, in the order of the rules, and last what the bonuses brought together.

    A box that was open when a winning hand ended the game counts for nothing: there was no turn for it.
    """
    source, values = _source(wanted, person)
    rows = connection.execute(f"SELECT own.boxes, own.total {source} AND finished", values).fetchall()
    if not rows:
        return ()
    size = len(rows[0][0])
    same = [(boxes, total) for boxes, total in rows if len(boxes) == size]
    joined = b"".join(boxes for boxes, _ in same)
    found, written = [], 0
    for box in range(size):
        column = joined[box::size]
        left_open = column.count(_OPEN)
        points = sum(column) - _OPEN * left_open
        written += points
        number = len(column) - left_open
        found.append(BoxMean(number, points / number if number else 0.0, column.count(0)))
    bonus = sum(total for _, total in same) - written
    found.append(BoxMean(len(same), bonus / len(same), 0))
    return tuple(found)


def course(connection: Connection, wanted: GameFilter, person: Person) -> tuple[GamePoint, ...]:
    """Return all finished games of a player, oldest first."""
    source, values = _source(wanted, person)
    # By the order of their numbers all rows are read as they lie, and sorted at the end.
    query = (
        f"SELECT began, own.total, own.luck, own.lost, players > 1, {_ALONE_FIRST} {source} AND finished"
        " ORDER BY +began, id, own.seat"
    )
    return tuple(map(GamePoint._make, connection.execute(query, values)))


def best_games(connection: Connection, wanted: GameFilter, person: Person, most: int) -> tuple[BestGame, ...]:
    """Return the games with the highest totals, of equal ones the latest first."""
    source, values = _source(wanted, person)
    query = (
        f"SELECT id, began, own.seat, own.total, own.luck, own.lost {source} AND finished"
        " ORDER BY own.total DESC, began DESC, id DESC LIMIT ?"
    )
    rows = connection.execute(query, (*values, most)).fetchall()
    marks = ", ".join("?" for _ in rows)
    names = defaultdict[int, list[tuple[str, str | None]]](list)
    seats = f"SELECT game, name, level FROM seats WHERE game IN ({marks}) ORDER BY game, seat"  # noqa: S608
    for game, name, level in connection.execute(seats, [row[0] for row in rows]):
        names[game].append((name, level))
    return tuple(BestGame._make((*row, tuple(names[row[0]]))) for row in rows)


def people(connection: Connection) -> tuple[tuple[Person, int], ...]:
    """Return who has finished or begun games that count, with how many, the one with most first."""
    number = f"CASE WHEN own.folded <> '' OR people = 1 THEN 0 ELSE {_AMONG_PEOPLE} END"
    query = (
        f"SELECT own.folded, {number} AS place, own.name, count(*) AS games, max(began) FROM games"  # noqa: S608
        f" JOIN seats AS own ON own.game = id WHERE deleted IS NULL AND moves > 0 AND own.level IS NULL AND {_COUNTS}"
        " GROUP BY 1, 2 ORDER BY games DESC, 1, 2"
    )
    rows = connection.execute(query)
    return tuple((Person(folded, place, name), games) for folded, place, name, games, _ in rows)


def rules_played(connection: Connection) -> tuple[RulesPlayed, ...]:
    """Return the rule sets with options of games that count, most played first."""
    query = (
        "SELECT rules, options, count(*) FROM games WHERE deleted IS NULL AND moves > 0"  # noqa: S608
        f" AND {_COUNTS} GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2"
    )
    return tuple(map(RulesPlayed._make, connection.execute(query)))


def throws(connection: Connection, rules: Sequence[str], *, typed: bool) -> tuple[int, tuple[int, ...]]:
    """Return how many games the dice were counted of, and the sums of what was counted.

    Games with the same dice count once. Imported games do not count: nobody here saw their dice fall.

    Args:
        connection: of the library.
        rules: identifiers of rule sets, all with the same dice.
        typed: whether dice that people have thrown are wanted, and not the computer's.
    """
    marks = ", ".join("?" for _ in rules)
    origin = f"NOT {FAIR}" if typed else FAIR
    query = (
        "SELECT counts, min(throws.game) FROM throws JOIN games ON id = throws.game"  # noqa: S608
        f" WHERE rules IN ({marks}) AND {origin} AND finished AND NOT imported AND deleted IS NULL AND reset IS NULL"
        " AND counts <> x'' GROUP BY stream"
    )
    found = [counts for counts, _ in connection.execute(query, tuple(rules))]
    if not found:
        return 0, ()
    size = len(found[0])
    joined = b"".join(counts for counts in found if len(counts) == size)
    sums = tuple(sum(joined[low::size]) + 256 * sum(joined[low + 1 :: size]) for low in range(0, size, 2))
    return len(joined) // size, sums


def _source(wanted: GameFilter, person: Person) -> tuple[str, tuple[object, ...]]:
    """Return the tables and the condition of a player's seats in games that count, and its values."""
    condition, values = condition_of(wanted)
    whose = "own.folded = ?"
    if not person.folded:
        whose += " AND people = 1" if person.number == 0 else f" AND people > 1 AND {_AMONG_PEOPLE} = ?"
    found: tuple[object, ...] = ("", person.number) if person.number else (person.folded,)
    games = f"FROM games JOIN seats AS own ON own.game = id WHERE {condition} AND {_COUNTS}"
    return f"{games} AND own.level IS NULL AND {whose}", (*values, *found)
