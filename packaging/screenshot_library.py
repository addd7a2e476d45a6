"""Pictures of the library: full of games, empty, just after something was deleted, and where nothing is found."""

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from screenshots import Stage
    from yacht_desktop.game.moves import Move
    from yacht_desktop.session.setup import GameSetup

LIBRARY_VIEWS: Final = ("library", "library-empty", "library-deleted", "library-nothing-found")
_GAMES: Final = 60
_NOON: Final = datetime(2026, 11, 29, 12, tzinfo=UTC)
_NAMES: Final = ("Anna", "Otto", "", "Åsa", "Maximilian Alexander of the Long Name Who Never Ends", "דן", "<b>Bo</b>")


def show_library(stage: "Stage", view: str) -> Any:  # noqa: ANN401 - a widget, of Qt modules loaded late
    """Open the library as a view has it, and return its window."""
    if view != "library-empty":
        _fill(stage)
    else:
        stage.game.session.new_game(stage.game.session.setup)
    window = stage.opened_by("gamesAction")
    stage.settle()
    if view == "library-deleted":
        from yacht_desktop.ui.library_list import LibraryList

        stage.game.games.delete(window.findChildren(LibraryList)[0].games.numbers[2:5])
    elif view == "library-nothing-found":
        from PySide6.QtWidgets import QLineEdit

        window.findChildren(QLineEdit, "librarySearch")[0].setText("Nobody")
    stage.settle()
    return window


def _fill(stage: "Stage") -> None:
    from yacht_desktop.session.game_files import OpenedGame, Origin
    from yacht_desktop.session.stored_games import imported_game

    rng = random.Random(11)  # noqa: S311 - games for pictures
    made = []
    for number in range(_GAMES):
        setup, moves = _game(rng)
        began = _NOON - timedelta(hours=29 * number)
        game = imported_game(OpenedGame(Path(), setup, moves, (), Origin(began)), "")
        share = rng.random()
        made.append(replace(game, imported=share < 0.1, coached=0.1 < share < 0.3, undone=0.2 < share < 0.4))
    stage.game.autosave.library.add(made)


def _game(rng: random.Random) -> "tuple[GameSetup, tuple[Move, ...]]":
    """Return a game, played by chance; one in four is left before its end."""
    from yacht_desktop.game.dice import SeededDice, roll
    from yacht_desktop.game.moves import Score
    from yacht_desktop.game.rulesets import ruleset
    from yacht_desktop.game.state import GameState
    from yacht_desktop.opponents.levels import Level
    from yacht_desktop.session.setup import GameSetup, Player

    levels = (None, None, Level.BOSUN, Level.CAPTAIN, Level.ADMIRAL)
    players = tuple(Player(rng.choice(_NAMES), rng.choice(levels)) for _ in range(rng.choice((1, 2, 2, 2, 3, 4))))
    rules = ruleset(rng.choice(("yacht", "yacht", "yatzy", "american", "crag")))
    state, dice = GameState.start(rules, len(players)), SeededDice.from_number(rng.randrange(1_000))
    moves: list[Move] = []
    most = rng.randrange(1, 30) if rng.random() < 0.25 else 1_000
    while not state.is_over and len(moves) < most:
        if state.dice is None:
            move: Move = roll(state, dice, frozenset())
        else:
            scores = state.possible_scores
            move = Score(max(scores, key=lambda box: scores[box]))
        moves.append(move)
        state = state.after(move)
    return GameSetup(rules, players), tuple(moves)
