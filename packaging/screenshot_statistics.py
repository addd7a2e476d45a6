"""A library of made-up games for the pictures of the statistics: one player against every computer."""

import random
import struct
from datetime import UTC, datetime, timedelta
from typing import Any, Final

STATISTICS_VIEWS: Final = ("statistics", "statistics-more", "statistics-table", "statistics-empty")
_FIRST: Final = datetime(2026, 6, 1, 18, 30, tzinfo=UTC)
_GAMES: Final = 149
# How often each level is met, and how many of a hundred such games are won.
_OPPONENTS: Final = {
    "deckhand": (14, 93),
    "sailor": (22, 82),
    "bosun": (41, 61),
    "first_mate": (33, 39),
    "captain": (29, 31),
    "admiral": (10, 20),
}
_LOST: Final = (17.0, 6.0)
"""Points lost in the first and in the last game, on average."""
_FACES: Final = 6
_HANDS: Final = (6, 150, 240, 300, 480, 1200, 1800, 3600)
"""How many of 7776 rolls of five dice are each hand, the rarest first."""


def fill_with_games(library: Any) -> None:  # noqa: ANN401 - of modules loaded late
    """Put games into a library, the same in every picture."""
    from yacht_desktop.game.rulesets import ruleset
    from yacht_desktop.session.stored_games import options_text
    from yacht_desktop.solver.perfect_play import perfect_play
    from yacht_desktop.storage.library_entries import SeatResult, Source, StoredGame

    rules, chance = ruleset("yacht"), random.Random(20)  # noqa: S311 - for pictures
    perfect = perfect_play(rules)
    levels = [level for level, (games, _) in _OPPONENTS.items() for _ in range(games)]
    chance.shuffle(levels)
    games, found = [], []
    for number in range(_GAMES):
        lost = max(1.0, chance.gauss(_LOST[0] + (_LOST[1] - _LOST[0]) * number / _GAMES, 5.0))
        luck = chance.gauss(0.0, 30.0)
        total = max(70, round(perfect.mean + luck - lost))
        won = chance.randrange(100) < _OPPONENTS[levels[number]][1]
        other = total - chance.randrange(1, 40) if won else total + chance.randrange(1, 40)
        boxes = tuple(
            max(0, round(mean * chance.uniform(0.0, 2.0) * min(1.2, total / perfect.mean))) for mean in perfect.boxes
        )
        began = (_FIRST + timedelta(hours=29 * number)).isoformat(timespec="seconds")
        mine = SeatResult("", None, total, won=won, boxes=boxes)
        theirs = SeatResult("", levels[number], other, won=not won, boxes=boxes)
        games.append(
            StoredGame(
                rules.id,
                options_text(rules),
                began,
                began,
                48,
                finished=True,
                coached=False,
                undone=False,
                source=Source("computer", number.to_bytes(32)),
                text=f"{number}",
                seats=(mine, theirs),
            )
        )
        found.append((luck, lost))
    numbers = library.add(games)
    connection = library.connection
    for number, (luck, lost) in zip(numbers, found, strict=True):
        connection.execute("UPDATE seats SET luck = ?, lost = ? WHERE game = ?", (luck, lost, number))
        faces = chance.choices(range(_FACES), k=116)
        hands = chance.choices(range(len(_HANDS)), weights=_HANDS, k=24)
        counts = [faces.count(face) for face in range(_FACES)] + [hands.count(hand) for hand in range(len(_HANDS))]
        packed = struct.pack(f"<{len(counts)}H", *counts)
        connection.execute("INSERT INTO throws VALUES (?, ?, ?, 1)", (number, str(number).encode(), packed))


def show_statistics(stage: Any, view: str) -> Any:  # noqa: ANN401 - a widget, of Qt modules loaded late
    """Open the statistics of made-up games, and bring them where the view has them."""
    from PySide6.QtWidgets import QAbstractButton

    if view != "statistics-empty":
        fill_with_games(stage.game.autosave.library)
    window = stage.opened_by("statisticsAction")
    window.resize(window.size().boundedTo(stage.window.size()))
    stage.settle(2_500)
    if view in {"statistics-more", "statistics-table"}:
        window.findChildren(QAbstractButton, "statisticsMore")[0].click()
    if view == "statistics-table":
        window.show_table()
    stage.settle()
    return window
