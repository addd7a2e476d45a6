"""The list of moves of a game under way, what was taken back from it, and what is to be remembered of it."""

from collections.abc import Iterable

from yacht_desktop.game.moves import Decision, Keep, Move, Roll
from yacht_desktop.game.moves import Score as ScoreMove
from yacht_desktop.game.state import GameState
from yacht_desktop.session.notes import Note, NoteKind
from yacht_desktop.session.setup import GameSetup


class Record:
    """The moves of a game and the positions they lead to; shortened by undo, lengthened by redo.

    Undo goes back to a person's last decision: the moves that computers made
    since are taken back with it. Notes stay: what was seen is seen.

    Where people roll the dice themselves, whoever is to move, every roll is a step of theirs too: it
    can be taken back to be read again, which is no decision undone.
    """

    def __init__(self, setup: GameSetup, notes: Iterable[Note] = ()) -> None:
        """Begin a game without moves, of which something may be remembered already."""
        self.setup = setup
        self._notes = list(dict.fromkeys(notes))
        self._states = [GameState.start(setup.rules, len(setup.players))]
        self._moves: list[Move] = []
        self._taken_back: list[Move] = []

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of the game."""
        return tuple(self._moves)

    @property
    def notes(self) -> tuple[Note, ...]:
        """What is remembered of the game, in the order in which it happened, each only once."""
        return tuple(self._notes)

    def note(self, note: Note) -> bool:
        """Remember something; return whether it is new."""
        if note in self._notes:
            return False
        self._notes.append(note)
        return True

    @property
    def state(self) -> GameState:
        """The position after the last move."""
        return self._states[-1]

    @property
    def held(self) -> frozenset[int]:
        """The dice kept for the last roll, which stay marked after it; none at the start of a turn."""
        last = self._moves[-1] if self._moves else None
        return last.kept if isinstance(last, Roll) else frozenset()

    @property
    def last_scores(self) -> tuple[str | None, ...]:
        """For each player the box written last, None before the first."""
        last: list[str | None] = [None] * len(self.setup.players)
        for state, move in zip(self._states, self._moves, strict=False):
            if isinstance(move, ScoreMove):
                last[state.player] = move.category
        return tuple(last)

    @property
    def human_to_move(self) -> bool:
        """Whether the game goes on and a person is to move."""
        return not self.state.is_over and self._is_human(self.state)

    def play(self, move: Move) -> GameState:
        """Append a move and return the position after it; what was taken back is forgotten.

        Raises:
            IllegalMove: the rules do not allow it.
        """
        state = self.state.after(move)
        self._append(move, state)
        self._taken_back.clear()
        return state

    @property
    def can_undo(self) -> bool:
        """Whether a person has made a move."""
        return any(map(self._is_persons, self._moves, self._states))

    @property
    def can_redo(self) -> bool:
        """Whether a move was taken back and none made since."""
        return bool(self._taken_back)

    @property
    def taken_back(self) -> tuple[Move, ...]:
        """The moves taken back that can be played again, in the order in which they were played."""
        return tuple(reversed(self._taken_back))

    def take_up(self, moves: Iterable[Move]) -> None:
        """Take moves that were taken back before, in the order in which they were played.

        Raises:
            IllegalMove: they do not go on from where the game stands.
        """
        ahead, state = tuple(moves), self.state
        for move in ahead:
            state = state.after(move)
        self._taken_back = list(reversed(ahead))

    def undo(self) -> Move:
        """Take back the last move of a person, and all that followed; return that move.

        Raises:
            LookupError: no person has moved.
        """
        if not self.can_undo:
            raise LookupError("nothing to undo")
        while True:
            move = self._moves.pop()
            self._states.pop()
            self._taken_back.append(move)
            if self._is_persons(move, self.state):
                self._note_undone(move)
                return move

    def redo(self) -> Move:
        """Play the move taken back last again, and what computers did after it; return that move.

        Raises:
            LookupError: nothing was taken back.
        """
        if not self._taken_back:
            raise LookupError("nothing to redo")
        first = self._taken_back[-1]
        while self._taken_back:
            move = self._taken_back.pop()
            self._append(move, self.state.after(move))
            if self.state.is_over or self._is_human(self.state):
                break
            if self._taken_back and self._is_persons(self._taken_back[-1], self.state):
                break
        return first

    def _note_undone(self, move: Move) -> None:
        decision = None if self._is_typed(move) else decision_of(move, self.state)
        if decision is not None:
            self.note(Note(len(self._moves), self.state.player, NoteKind.UNDONE, decision=decision))

    def _append(self, move: Move, state: GameState) -> None:
        self._moves.append(move)
        self._states.append(state)

    def _is_persons(self, move: Move, state: GameState) -> bool:
        """Return whether a person made a move in a position."""
        return self._is_human(state) or self._is_typed(move)

    def _is_typed(self, move: Move) -> bool:
        return self.setup.has_real_dice and isinstance(move, Roll)

    def _is_human(self, state: GameState) -> bool:
        return self.setup.players[state.player].is_human


def decision_of(move: Move, state: GameState) -> Decision | None:
    """Return the decision that a move carries out in a position; None for the first roll of a turn."""
    if isinstance(move, ScoreMove):
        return move
    return None if state.dice is None else Keep(move.kept)
