"""The list of moves of a game under way, and what was taken back from it."""

from yacht_desktop.game.moves import Move, Roll
from yacht_desktop.game.moves import Score as ScoreMove
from yacht_desktop.game.state import GameState
from yacht_desktop.session.setup import GameSetup


class Record:
    """The moves of a game and the positions they lead to; shortened by undo, lengthened by redo.

    Undo goes back to a person's last decision: the moves that computers made
    since are taken back with it.
    """

    def __init__(self, setup: GameSetup) -> None:
        """Begin a game without moves."""
        self.setup = setup
        self._states = [GameState.start(setup.rules, len(setup.players))]
        self._moves: list[Move] = []
        self._taken_back: list[Move] = []

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of the game."""
        return tuple(self._moves)

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
        return any(self._is_human(state) for state in self._states[: len(self._moves)])

    @property
    def can_redo(self) -> bool:
        """Whether a move was taken back and none made since."""
        return bool(self._taken_back)

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
            if self._is_human(self.state):
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
        return first

    def _append(self, move: Move, state: GameState) -> None:
        self._moves.append(move)
        self._states.append(state)

    def _is_human(self, state: GameState) -> bool:
        return self.setup.players[state.player].is_human
