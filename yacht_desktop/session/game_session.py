"""A game under way: takes what people and computers do, tells what happened."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from yacht_desktop.game import dice as dice_module
from yacht_desktop.game.dice import ContinuedDice, DiceSource, ReplayedDice, SeededDice, Throw, TypedDice
from yacht_desktop.game.fairness import kind_of
from yacht_desktop.game.moves import Decision, Keep, Move, Score
from yacht_desktop.game.state import GameState
from yacht_desktop.session.computer import ComputerTurn, Thinker
from yacht_desktop.session.dice_entry import DiceEntry, EntryRefused, EntryStep, entry_of_new_turn, entry_of_undone
from yacht_desktop.session.events import Entered, Refusal, Rolled, Scored, Undone
from yacht_desktop.session.jobs import Jobs
from yacht_desktop.session.notes import Note
from yacht_desktop.session.pace import Pace
from yacht_desktop.session.pondering import Pondering
from yacht_desktop.session.position import Position
from yacht_desktop.session.record import Record
from yacht_desktop.session.refusing import reason_not_to_fill
from yacht_desktop.session.setup import DiceChoice, GameSetup

Gate = Callable[[Decision], bool]
"""Says of a person's decision whether to carry it out now; one that is held up may be played later."""


class GameSession(QObject):
    """The game on the table.

    Signals:
        started: a new game, with its Position.
        rolled: dice were rolled, with Rolled.
        entered: dice that people roll themselves are asked for, or were typed in, with Entered.
        held: dice were marked or released, with the Position.
        scored: a box was filled, with Scored.
        undone: a move was taken back, with Undone.
        redone: moves taken back were played again, with the Position.
        finished: the game has ended, with the Position.
        changed: anything of the above, after it, with the Position.
        refused: something asked for was not done, with a Refusal.
        noted: something is remembered of the game besides its moves, with the Note.
        prepared: progress (0-1) while a computer prepares for rules it has no tables for.
        failed: a computer could not decide, with the exception.
    """

    started = Signal(object)
    rolled = Signal(object)
    entered = Signal(object)
    held = Signal(object)
    scored = Signal(object)
    undone = Signal(object)
    redone = Signal(object)
    finished = Signal(object)
    changed = Signal(object)
    refused = Signal(object)
    noted = Signal(object)
    prepared = Signal(float)
    failed = Signal(object)

    def __init__(
        self,
        setup: GameSetup,
        thinker: Thinker,
        new_dice: Callable[[], DiceSource] = SeededDice.from_system,
        parent: QObject | None = None,
    ) -> None:
        """Lay out a game; `begin` starts it once the window listens.

        Args:
            setup: rules and players.
            thinker: finds the computers' decisions.
            new_dice: gives the source of rolls for each new game.
            parent: owner of this object.
        """
        super().__init__(parent)
        self._new_dice = new_dice
        self._dice = setup.settled().dice.source(new_dice)
        self._record = Record(replace(setup, dice=DiceChoice.of(self._dice)))
        self._held: frozenset[int] = frozenset()
        self._entry: DiceEntry | None = None
        self._gate: Gate = _open_gate
        self._jobs = Jobs(self)
        self._pondering = Pondering(thinker, self)
        self._pondering.failed.connect(self.failed)
        self._computer = ComputerTurn(thinker, self._jobs, self)
        self._computer.roll_wanted.connect(self._computer_roll)
        self._computer.hold_wanted.connect(self._computer_hold)
        self._computer.score_wanted.connect(self._computer_score)
        self._computer.prepared.connect(self.prepared)
        self._computer.failed.connect(self.failed)

    # What the window asks

    @property
    def setup(self) -> GameSetup:
        """Rules and players of the game."""
        return self._record.setup

    @property
    def state(self) -> GameState:
        """Where the game stands."""
        return self._record.state

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of the game."""
        return self._record.moves

    @property
    def notes(self) -> tuple[Note, ...]:
        """Hints and warnings given in the game, and decisions undone, in the order in which it happened."""
        return self._record.notes

    @property
    def taken_back(self) -> tuple[Move, ...]:
        """The moves that redo plays again, in the order in which they were played."""
        return self._record.taken_back

    @property
    def dice(self) -> DiceSource:
        """Where the rolls of the game come from."""
        return self._dice

    @property
    def position(self) -> Position:
        """The game as it stands, with what its players may do."""
        record = self._record
        return Position(
            setup=record.setup,
            state=record.state,
            held=self._held,
            last_scores=record.last_scores,
            may_act=record.human_to_move and self._entry is None,
            can_undo=record.can_undo,
            can_redo=record.can_redo,
            entry=self._entry,
        )

    @property
    def motion(self) -> float:
        """Factor on the duration of every motion that shows what just happened; 0 for none."""
        return self._computer.pace.motion

    # What people do

    @Slot()
    def begin(self) -> None:
        """Tell of the game laid out, and let it go on from where it stands."""
        self._entry = entry_of_new_turn(self.setup, self.state)
        self.started.emit(self.position)
        if self.state.is_over:
            self.finished.emit(self.position)
        self._tell_changed()

    @Slot(object)
    def new_game(self, setup: GameSetup) -> None:
        """Leave the game under way and start another with the dice chosen, fresh ones where no code is given."""
        self.lay_out(setup, setup.settled().dice.source(self._new_dice), ())

    def play_on(self, setup: GameSetup, moves: Iterable[Move]) -> None:
        """Leave the game under way and go on from where some moves lead, with fresh dice of the same kind.

        Raises:
            IllegalMove: the moves are no game of these rules.
        """
        played = tuple(moves)
        record = ReplayedDice(GameState.start(setup.rules, len(setup.players)), played)
        further = DiceChoice(kind_of(self._dice)).settled().source(self._new_dice)
        self.lay_out(setup, ContinuedDice(record, further), played)

    def lay_out(
        self,
        setup: GameSetup,
        dice: DiceSource,
        moves: Iterable[Move],
        notes: Iterable[Note] = (),
        *,
        taken_back: Iterable[Move] = (),
        held: frozenset[int] | None = None,
    ) -> None:
        """Leave the game under way and go on with another one from where its moves have brought it.

        Args:
            setup: rules and players; its choice of dice becomes that of the source.
            dice: the source of the rolls to come.
            moves: what was played so far.
            notes: what is remembered of it.
            taken_back: the moves that redo is to play again, in the order in which they were played.
            held: the dice marked, None for those that were kept for the last roll.

        Raises:
            IllegalMove: the moves are no game of these rules.
        """
        record = Record(replace(setup, dice=DiceChoice.of(dice)), notes)
        for move in moves:
            record.play(move)
        record.take_up(taken_back)
        self._computer.stop()
        self._pondering.stop()
        self._record = record
        self._dice = _typed_only(dice)
        lying = frozenset(range(len(record.state.dice or ())))
        self._held = record.held if held is None else held & lying
        self.begin()

    @Slot()
    def roll(self) -> None:
        """Roll the dice that are not held; where people roll them, ask for what they show or take what was typed."""
        if self._entry is not None:
            self._take_entered(self._entry)
            return
        if not self._may_act():
            return
        if not self.state.rolls_left:
            self.refused.emit(Refusal.NO_ROLLS_LEFT)
        elif len(self._held) == self.state.rules.dice:
            self.refused.emit(Refusal.ALL_HELD)
        elif self.state.dice is None or self._gate(Keep(self._held)):
            self._roll(self._held)

    def enter(self, step: EntryStep, number: int = 0) -> None:
        """Do something to the dice that are being entered, see `DiceEntry.after`; nothing where there are none."""
        before = self._entry
        if before is None:
            return
        try:
            self._entry = before.after(step, number)
        except EntryRefused as fault:
            self.refused.emit(fault.reason)
            return
        self._tell_entered(step, before.at if step is EntryStep.TYPED else self._entry.at)

    @Slot()
    def call_off(self) -> None:
        """Let a person decide again instead of entering the dice, see `Position.may_call_off`."""
        if self.position.may_call_off:
            self._entry = None
            self._tell_entered(EntryStep.CALLED_OFF)

    @Slot(int)
    def hold(self, position: int) -> None:
        """Hold the die at a position, or release it."""
        if self._may_hold() and 0 <= position < self.state.rules.dice:
            self._set_held(self._held ^ {position})

    @Slot(int)
    def hold_face(self, face: int) -> None:
        """Hold every die that shows a face, besides those held already."""
        if self._may_hold() and self.state.dice is not None:
            self._set_held(self._held | {i for i, shown in enumerate(self.state.dice) if shown == face})

    @Slot(object)
    def hold_these(self, positions: frozenset[int]) -> None:
        """Hold just these dice and release all others."""
        if self._may_hold() and positions <= frozenset(range(self.state.rules.dice)):
            self._set_held(positions)

    @Slot()
    def release_all(self) -> None:
        """Release every die."""
        if self._may_hold():
            self._set_held(frozenset())

    @Slot(str)
    def score(self, category: str) -> None:
        """Write the dice into a box."""
        if self._may_act() and self._may_fill(category) and self._gate(Score(category)):
            self._score(category)

    def set_gate(self, gate: Gate) -> None:
        """Ask before a person's decision is carried out: to roll again, or to fill a box."""
        self._gate = gate

    def play(self, decision: Decision) -> None:
        """Carry out a decision of the person to move that the gate has held up, without asking it again.

        Raises:
            IllegalMove: the decision does not fit the position.
        """
        if isinstance(decision, Keep):
            self._roll(decision.positions)
        else:
            self.state.after(decision)
            self._score(decision.category)

    def note(self, note: Note) -> None:
        """Remember something of the game."""
        if self._record.note(note):
            self.noted.emit(note)

    @Slot()
    def undo(self) -> None:
        """Go back to before the last move of a person, or to before what asked for the dice being entered."""
        if self.position.may_call_off:
            self.call_off()
            return
        if not self._record.can_undo:
            self.refused.emit(Refusal.NOTHING_TO_UNDO)
            return
        self._computer.stop()
        known = len(self.notes)
        move = self._record.undo()
        self._held = self._held_before(move)
        self._entry = entry_of_undone(self.setup, self.state, move)
        for note in self.notes[known:]:
            self.noted.emit(note)
        self.undone.emit(Undone(self.position, move))
        self._tell_changed()

    @Slot()
    def redo(self) -> None:
        """Play again what was taken back last."""
        if not self._record.can_redo:
            self.refused.emit(Refusal.NOTHING_TO_REDO)
            return
        self._computer.stop()
        self._record.redo()
        self._held = self._record.held
        self._entry = entry_of_new_turn(self.setup, self.state)
        self.redone.emit(self.position)
        self._tell_changed()

    @Slot()
    def hurry(self) -> None:
        """Let the computer play the rest of its turn without waiting."""
        self._computer.hurry()

    def set_pace(self, pace: Pace) -> None:
        """Let computers play at another pace."""
        self._computer.set_pace(pace)

    @property
    def is_computing(self) -> bool:
        """Whether a computer's turn is under way."""
        return self._computer.is_active

    def shut_down(self) -> None:
        """Stop everything; nothing is told afterwards."""
        self._computer.stop()
        self._pondering.shut_down()
        self._jobs.shut_down()

    # What computers do

    @Slot(object)
    def _computer_roll(self, kept: frozenset[int]) -> None:
        self._roll(kept)

    @Slot(int)
    def _computer_hold(self, position: int) -> None:
        self._set_held(self._held ^ {position})

    @Slot(str)
    def _computer_score(self, category: str) -> None:
        self._score(category)

    # How it happens

    def _may_act(self) -> bool:
        if self.state.is_over:
            self.refused.emit(Refusal.GAME_OVER)
        elif self._entry is not None:
            self.refused.emit(Refusal.DICE_MISSING)
        elif not self._record.human_to_move:
            self.refused.emit(Refusal.NOT_YOUR_TURN)
        else:
            return True
        return False

    def _may_hold(self) -> bool:
        if not self._may_act():
            return False
        if self.state.dice is None:
            self.refused.emit(Refusal.NOTHING_ROLLED)
        elif not self.state.rolls_left:
            self.refused.emit(Refusal.NO_ROLLS_LEFT)
        else:
            return True
        return False

    def _set_held(self, held: frozenset[int]) -> None:
        if held == self._held:
            return
        self._held = held
        self.held.emit(self.position)
        self.changed.emit(self.position)

    def _roll(self, kept: frozenset[int]) -> None:
        if not self.setup.has_real_dice:
            self._throw(kept)
            return
        self._held = kept
        self._entry = DiceEntry.asked(self.state, kept)
        self._tell_entered(EntryStep.ASKED)

    def _take_entered(self, entry: DiceEntry) -> None:
        """Go on with the dice that people have rolled, once all of them are in."""
        if not entry.is_complete or not isinstance(self._dice, TypedDice):
            self.refused.emit(Refusal.DICE_MISSING)
            return
        state = self.state
        for die in entry.rolled:
            throw = Throw(state.player, state.turn, state.rolls_used + 1, die)
            self._dice.type_in(throw, entry.faces[die] or 0, state.rules.faces)
        self._entry = None
        self._throw(entry.kept)

    def _throw(self, kept: frozenset[int]) -> None:
        player = self.state.player
        move = dice_module.roll(self.state, self._dice, kept)
        self._record.play(move)
        self._held = move.kept
        thrown = frozenset(range(len(move.dice))) - move.kept
        self.rolled.emit(Rolled(self.position, thrown, player))
        self._tell_changed()

    def _may_fill(self, category: str) -> bool:
        reason = reason_not_to_fill(self.state, category)
        if reason is not None:
            self.refused.emit(reason)
        return reason is None

    def _score(self, category: str) -> None:
        before = self.state
        after = self._record.play(Score(category))
        self._held = frozenset()
        self._entry = entry_of_new_turn(self.setup, self.state)
        player = before.player
        points = before.possible_scores[category]
        bonus = after.totals[player] - before.totals[player] - points
        self.scored.emit(Scored(self.position, player, category, points, bonus))
        if after.is_over:
            self.finished.emit(self.position)
        self._tell_changed()

    def _held_before(self, undone: Move) -> frozenset[int]:
        """Return the marks as they were when a move was made that is taken back now."""
        if isinstance(undone, Score):
            return self._record.held
        return undone.kept

    def _tell_entered(self, step: EntryStep, die: int | None = None) -> None:
        self.entered.emit(Entered(self.position, step, die))
        self.changed.emit(self.position)

    def _tell_changed(self) -> None:
        """Tell the position, then let a computer go on if it is to move."""
        self.changed.emit(self.position)
        state = self.state
        player = self.setup.players[state.player]
        if state.is_over:
            self._pondering.stop()
        elif not player.is_human:
            # A computer whose dice are being entered has decided already.
            if self._entry is None:
                self._computer.begin(player, state.player, state, self._held)
        elif state.dice is None and not all(player.is_human for player in self.setup.players):
            self._pondering.begin(state)


def _typed_only(dice: DiceSource) -> DiceSource:
    """Return dice that people roll without a record of earlier ones: what is taken back is typed in anew."""
    return dice.further if isinstance(dice, ContinuedDice) and isinstance(dice.further, TypedDice) else dice


def _open_gate(_decision: Decision) -> bool:
    """Let everything through."""
    return True
