"""Games of a library made quickly, and a table with everything that handles them."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from tests.game.variants import random_game
from tests.session.kept_games import NOON_S, KeptTable
from tests.session.table_talk import HUMAN, setup_of
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.session.game_files import OpenedGame, Origin, game_file_of
from yacht_desktop.session.games import Games
from yacht_desktop.session.library_reader import LibraryReader
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.session.stored_games import imported_game
from yacht_desktop.storage.game_file import write_game_file
from yacht_desktop.storage.library_entries import StoredGame

DAY: Final = datetime(2026, 6, 1, 12, tzinfo=UTC)
STRANGE: Final = ('<b>x</b>, "y"', "=1+1", "Åsa 🎲", "שלום", "\u202ex", "n" * 200)
"""Names that others take for markup, for formulas or for the end of a value."""


def opened(*players: Player, rules: RuleSet | None = None, seed: int = 1, days: int | None = 0, moves: int = -1):
    """Return a game as a file has it: begun so many days after a day, with so many moves of its, -1 for all."""
    setup = GameSetup(rules or ruleset("yacht"), players or (Player("Anna"), Player("Otto")))
    played = tuple(random_game(setup.rules, len(setup.players), seed=seed))
    date = None if days is None else DAY + timedelta(days=days)
    return OpenedGame(Path(), setup, played if moves < 0 else played[:moves], (), Origin(date))


def stored(*players: Player, imported: bool = False, **wanted) -> StoredGame:
    """Return such a game as the library has it, played here if nothing else is asked for."""
    return replace(imported_game(opened(*players, **wanted), "2026-11-30T12:00:00+00:00"), imported=imported)


def text_of(game: OpenedGame) -> str:
    """Return the text of its file."""
    return write_game_file(game_file_of(game.setup, game.moves, game.notes, game.origin))


class Shelf:
    """A table, its library, and what is done with that."""

    def __init__(self, qtbot, folder: Path) -> None:
        self.qtbot = qtbot
        self.table = KeptTable(folder, setup_of(HUMAN))
        self.autosave = self.table.autosave
        self.reader = LibraryReader(self.autosave.opened)
        self.autosave.kept.connect(self.reader.note_kept)
        self.games = Games(self.autosave, self.reader, lambda: NOON_S)
        self.faults: list[Exception] = []
        self.games.failed.connect(self.faults.append)

    def add(self, *games: StoredGame) -> tuple[int, ...]:
        return self.autosave.library.add(games)

    def ask(self, question):
        answers: list[object] = []
        self.reader.ask(question, answers.append, self.faults.append)
        self.qtbot.waitUntil(lambda: bool(answers or self.faults))
        assert not self.faults
        return answers[0]

    def quit(self) -> None:
        self.games.shut_down()
        self.reader.shut_down()
        self.table.quit()
        assert not self.faults
