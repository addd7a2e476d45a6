"""The game on the table as the library keeps it, and games of the library as the table needs them."""

import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from yacht_desktop.game.dice import ContinuedDice, DiceSource, ReplayedDice, RollPlace
from yacht_desktop.game.errors import BadSeed
from yacht_desktop.game.fairness import DISAGREEMENTS, DiceKind, GameDice, commitment_of, dice_revealed_by, verify
from yacht_desktop.game.fairness import source_of as fair_source
from yacht_desktop.game.moves import Move
from yacht_desktop.game.notation import GrowingText
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.state import GameState, replay
from yacht_desktop.session.game_files import LEVELS, OpenedGame, Origin, game_file_of, opened_game
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.moments import utc_text_of
from yacht_desktop.session.notes import Note, NoteKind
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.storage.game_file import CODE, LARGEST_FILE, write_game_file
from yacht_desktop.storage.game_file_reading import BadGameFile, read_game_file
from yacht_desktop.storage.library_entries import KeptGame, SeatResult, Source, StoredGame

_NOWHERE: Final = Path()
_MOMENT: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00", re.ASCII)
_LONG_AGO: Final = "1938-01-01T00:00:00+00:00"


class UnreadableGame(ValueError):
    """What the library holds is no game that can be gone on with."""


class Resumed(NamedTuple):
    """A game of the library, ready for the table.

    Attributes:
        game: the game with its moves.
        dice: the source of its rolls; None where they must come from elsewhere.
        taken_back: the moves that redo plays again, in the order in which they were played.
        held: the dice marked.
    """

    game: OpenedGame
    dice: DiceSource | None
    taken_back: tuple[Move, ...]
    held: frozenset[int]


class Moment(NamedTuple):
    """When a game began and when it was changed last, ISO 8601 in UTC."""

    began: str
    changed: str


def source_of(session: GameSession, origin: Origin) -> Source:
    """Return where the dice of a game that has just been laid out come from."""
    dice = session.dice
    told = dice_revealed_by(dice)
    word = origin.dice.kind.value
    if not isinstance(dice, ContinuedDice):
        return Source(word, told.seed, told.code)
    record = write_game_file(game_file_of(session.setup, session.moves, (), Origin(None)))
    return Source(word, told.seed, told.code, record, tuple(dice.last or ()))


class GameTexts:
    """Writes the game on the table again and again as it grows."""

    def __init__(self, session: GameSession) -> None:
        """Write for a session, whose game must be the same all the time."""
        self._session = session
        self._turns = GrowingText(GameState.start(session.setup.rules, len(session.setup.players)))

    def stored(self, origin: Origin, source: Source, moment: Moment) -> StoredGame:
        """Return the game as it stands now."""
        session = self._session
        setup, moves, notes = session.setup, session.moves, session.notes
        ahead = ""
        if session.taken_back:
            longer = (*moves, *session.taken_back)
            ahead = write_game_file(game_file_of(setup, longer, (), Origin(None)))
        text = write_game_file(game_file_of(setup, moves, notes, origin), self._turns.of(moves))
        game = _stored(_Played(setup, moves, notes, session.state), source, text, moment)
        return replace(game, ahead=ahead, held=tuple(sorted(session.position.held)))


class _Played(NamedTuple):
    """What there is of a game."""

    setup: GameSetup
    moves: tuple[Move, ...]
    notes: tuple[Note, ...]
    state: GameState


def _stored(played: _Played, source: Source, text: str, moment: Moment) -> StoredGame:
    return StoredGame(
        rules=played.setup.rules.id,
        options=options_text(played.setup.rules),
        began=moment.began,
        changed=moment.changed,
        moves=len(played.moves),
        finished=played.state.is_over,
        coached=any(note.is_help for note in played.notes),
        # Going on from a step of another game takes back what followed there.
        undone=bool(source.record) or any(note.kind is NoteKind.UNDONE for note in played.notes),
        known=any(note.kind is NoteKind.KNOWN_DICE for note in played.notes),
        source=source,
        text=text,
        seats=tuple(_results(played.setup, played.state)),
    )


def imported_game(game: OpenedGame, now: str) -> StoredGame:
    """Return a game that was played elsewhere as the library keeps it.

    Args:
        game: as its file has it.
        now: the moment, ISO 8601 in UTC, which stands for its date where nobody knows that.
    """
    setup, moves = game.setup, game.moves
    date = game.origin.date
    began = now if date is None else utc_text_of(date)
    text = write_game_file(game_file_of(setup, moves, game.notes, game.origin))
    state = replay(setup.rules, len(setup.players), moves)
    # What its dice are made from stands in the text where it may be known.
    source = Source(game.origin.dice.kind.value, code=game.origin.dice.code)
    played = _Played(setup, moves, game.notes, state)
    return replace(_stored(played, source, text, Moment(began, began)), imported=True)


def kept_again(kept: KeptGame, changed: str) -> StoredGame:
    """Return a game of a damaged library as another one keeps it, with what of it can be trusted.

    Args:
        kept: what was found of it.
        changed: when it was changed last, ISO 8601 in UTC; empty where that is not known.

    Raises:
        UnreadableGame: it is no game, nobody moved in it, or its dice are not those that were promised.
    """
    try:
        game = resumed(kept).game
    except UnreadableGame:
        # What undo took back, or the dice to come, are less than the game itself.
        kept = kept._replace(ahead="", held=(), source=Source(kept.source.word))
        game = resumed(kept).game
    setup, moves, dice = game.setup, game.moves, game.origin.dice
    state = replay(setup.rules, len(setup.players), moves)
    if not moves or verify(GameState.start(setup.rules, len(setup.players)), moves, dice).finding in DISAGREEMENTS:
        raise UnreadableGame("nothing was played, or with other dice than promised")
    source = replace(kept.source, word=dice.kind.value)
    if source.seed is not None and dice.commitment not in {None, commitment_of(source.seed)}:
        source = Source(source.word)
    date = "" if game.origin.date is None else utc_text_of(game.origin.date)
    began = kept.began if _MOMENT.fullmatch(kept.began) else date or _LONG_AGO
    moment = Moment(began, changed if _MOMENT.fullmatch(changed) else began)
    stored = _stored(_Played(setup, moves, game.notes, state), source, kept.text, moment)
    return replace(stored, ahead=kept.ahead, held=kept.held)


def goes_on_from(text: str, other: str) -> bool:
    """Return whether a game, as a game file, is another one or one that goes on from it: same players, same moves."""
    (players, turns), (others, played) = _told(text), _told(other)
    return players == others and turns[: len(played)] == played


def _told(text: str) -> tuple[list[str], list[str]]:
    """Return the lines of the players, and what the turns say word by word."""
    head, _, rest = text.partition("\n\n")
    turns = rest.partition("\n\n")[0]
    words = [] if turns.startswith("note ") else turns.split()
    return [line for line in head.splitlines() if line.startswith("player.")], words


def options_text(rules: RuleSet) -> str:
    """Return the options of rules as the library has them.

    >>> from yacht_desktop.game.rulesets import ruleset
    >>> options_text(ruleset("crag"))
    ''
    """
    return " ".join(f"{key}={value}" for key, value in rules.options)


def resumed(kept: KeptGame) -> Resumed:
    """Return a game of the library, ready for the table.

    Raises:
        UnreadableGame: it is none.
    """
    if max(map(len, (kept.text, kept.ahead, kept.source.record))) > LARGEST_FILE:
        raise UnreadableGame("it is larger than any game")
    try:
        game = opened_game(_NOWHERE, read_game_file(kept.text, LEVELS))
        return Resumed(game, _dice_of(kept.source, game.setup), _taken_back(kept, game), frozenset(kept.held))
    except (BadGameFile, BadSeed) as fault:
        raise UnreadableGame(str(fault)) from fault


def _dice_of(source: Source, setup: GameSetup) -> DiceSource | None:
    if source.seed is None:
        return None
    if source.code is not None and CODE.fullmatch(source.code) is None:
        # No file could be written with it.
        raise UnreadableGame("the code of the dice is none")
    kind = DiceKind.SHARED if source.word == DiceKind.SHARED.value else DiceKind.COMPUTER
    further = fair_source(GameDice(kind, code=source.code), source.seed)
    if not source.record:
        return further
    record = read_game_file(source.record, LEVELS)
    if record.rules != setup.rules or len(record.seats) != len(setup.players):
        raise UnreadableGame("the recorded dice are of another game")
    start = GameState.start(setup.rules, len(setup.players))
    last = RollPlace(*source.last) if len(source.last) == len(RollPlace._fields) else None
    return ContinuedDice(ReplayedDice(start, record.moves), further, last)


def _taken_back(kept: KeptGame, game: OpenedGame) -> tuple[Move, ...]:
    if not kept.ahead:
        return ()
    longer = read_game_file(kept.ahead, LEVELS).moves
    if longer[: len(game.moves)] != game.moves:
        raise UnreadableGame("what was taken back does not go on from the game")
    return longer[len(game.moves) :]


def _results(setup: GameSetup, state: GameState) -> Iterable[SeatResult]:
    winners = state.winners if state.is_over else ()
    for seat, player in enumerate(setup.players):
        card = state.cards[seat]
        boxes = tuple(card[box] for box in setup.rules.category_ids)
        # A lone half of a character would be refused.
        name = player.name.encode("utf-8", "replace").decode("utf-8")
        level = None if player.level is None else player.level.value
        yield SeatResult(name, level, card.total, seat in winners, boxes)
