"""A table whose game is kept in a library, without a window, and everything that tells how it stands."""

import random
from pathlib import Path
from typing import Final

from tests.session.table_talk import SimpleThinker
from yacht_desktop.game.dice import SeededDice, Throw
from yacht_desktop.session.autosave import Autosave
from yacht_desktop.session.game_files import GameFiles
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.notes import Note, NoteKind
from yacht_desktop.session.pace import NO_WAITING
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.session.training_events import StoreTrouble

NAME: Final = "library.sqlite3"
NOON_S: Final = 1_796_040_000.0


class KeptTable:
    """One run of the program."""

    def __init__(self, folder: Path, setup: GameSetup) -> None:
        self.session = GameSession(setup, SimpleThinker(), SeededDice.from_system)
        self.session.set_pace(NO_WAITING)
        self.files = GameFiles(self.session, lambda: NOON_S)
        self.autosave = Autosave(self.session, self.files, folder / NAME, lambda: NOON_S)
        self.told = list[StoreTrouble]()
        self.autosave.troubled.connect(self.told.append)
        self.autosave.begin()

    def quit(self) -> None:
        self.session.shut_down()
        self.files.shut_down()
        self.autosave.shut_down()

    def kill(self) -> None:
        """End without a last word: the file stays as it is."""
        self.session.shut_down()
        self.files.shut_down()
        self.autosave._jobs.finish()
        self.autosave.library.let_go()

    def do_something(self, rng: random.Random) -> None:
        """Do what a person may do, undo and redo too; a game that is over is followed by another."""
        do_something(self.session, rng)


def do_something(session: GameSession, rng: random.Random) -> None:
    """Do what a person may do, undo and redo too; a game that is over is followed by another."""
    position = session.position
    state = position.state
    if state.is_over and rng.random() < 0.7:
        session.new_game(session.setup)
    elif rng.random() < 0.06 and position.can_undo:
        session.undo()
    elif rng.random() < 0.5 and position.can_redo:
        session.redo()
    elif not position.may_act:
        return
    elif rng.random() < 0.05:
        session.note(Note(len(session.moves), state.player, NoteKind.HINT, stage=rng.randint(1, 3)))
    elif state.dice is None:
        session.roll()
    elif state.rolls_left and rng.random() < 0.6:
        session.hold(rng.randrange(state.rules.dice))
    elif state.rolls_left and len(position.held) < state.rules.dice and rng.random() < 0.5:
        session.roll()
    else:
        session.score(rng.choice(sorted(state.possible_scores)))


def standing(session: GameSession) -> dict[str, object]:
    """Return everything that must be the same after a new start, as JSON has it."""
    faces = [
        session.dice.face(Throw(player, turn, roll, die), session.setup.rules.faces)
        for player in range(len(session.setup.players))
        for turn in (1, session.state.turn, session.state.turn + 1)
        for roll in range(1, session.setup.rules.rolls + 1)
        for die in range(session.setup.rules.dice)
    ]
    return {
        "setup": repr(session.setup),
        "moves": [str(move) for move in session.moves],
        "taken_back": [str(move) for move in session.taken_back],
        "held": sorted(session.position.held),
        "notes": [repr(note) for note in session.notes],
        "to_come": "".join(map(str, faces)),
    }
