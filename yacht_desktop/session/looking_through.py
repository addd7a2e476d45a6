"""Looks a finished game of the library through: what was thrown, and the luck and the losses of every player.

In points a player's luck and losses hang on nobody else, so that each card is reviewed alone: a sixtieth of a
second, and the same figures as those of the whole review. Belongs to a worker; numpy is loaded with the first game.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path

from yacht_desktop.game.dice_counts import DiceCounts, Hand, counted, expected_hands
from yacht_desktop.game.fairness import DiceKind
from yacht_desktop.game.moves import Move
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.state import GameState
from yacht_desktop.session.game_files import LEVELS
from yacht_desktop.session.jobs import Cancelled
from yacht_desktop.session.log import logger
from yacht_desktop.storage.game_file import GameFile
from yacht_desktop.storage.game_file_reading import BadGameFile, read_game_file
from yacht_desktop.storage.library_statistics import Found, GameToLookThrough


def looked_through(game: GameToLookThrough, tables: Path | None, dropped: Callable[[], bool]) -> Found:
    """Return what is found in a game; of one that cannot be read there is nothing to be found.

    Args:
        game: the game.
        tables: folder in which values that take long are kept from run to run; None keeps none.
        dropped: asked now and then whether to stop.

    Raises:
        Cancelled: `dropped` said so.
    """
    try:
        file = read_game_file(game.text, LEVELS)
    except BadGameFile as fault:
        logger.warning("game %d of the library cannot be looked through: %s", game.id, fault)
        return Found(game.id, game.text, _stream(game), b"", ())
    seats = luck_and_losses(file.rules, len(file.seats), file.moves, tables, dropped)
    # Where other dice come first these were counted in the game that they are of.
    counts = b"" if game.record else packed(_counts(file))
    return Found(game.id, game.text, _stream(game), counts, seats)


def luck_and_losses(
    rules: RuleSet, players: int, moves: tuple[Move, ...], tables: Path | None, dropped: Callable[[], bool]
) -> tuple[tuple[float, float], ...]:
    """Return for every player the points that the dice gave and those lost by choices.

    Raises:
        Cancelled: `dropped` said so.
    """
    from yacht_desktop.coach.reviewing import review_game
    from yacht_desktop.solver.solitaire import SolvingCancelled
    from yacht_desktop.solver.tables import SOLVED

    if tables is not None:
        SOLVED.keep_in(tables)
    try:
        reviews = [
            review_game(rules, 1, own, cancelled=dropped).players[0] for own in _shared_out(rules, players, moves)
        ]
    except SolvingCancelled as stop:
        raise Cancelled from stop
    return tuple((review.luck, review.lost) for review in reviews)


def packed(counts: DiceCounts) -> bytes:
    """Return counts as the library has them: two bytes for each face, then for each hand."""
    hands = [counts.hands.get(hand, 0) for hand in hands_in_order(counts.dice, len(counts.faces))]
    return b"".join(number.to_bytes(2, "little") for number in (*counts.faces, *hands))


def unpacked(dice: int, faces: int, numbers: tuple[int, ...]) -> DiceCounts:
    """Return counts, or sums of them, that the library had; none where there are no numbers."""
    if len(numbers) < faces:
        return DiceCounts(dice, (0,) * faces)
    hands = dict(zip(hands_in_order(dice, faces), numbers[faces:], strict=True))
    return DiceCounts(dice, numbers[:faces], hands)


def hands_in_order(dice: int, faces: int) -> tuple[Hand, ...]:
    """Return all hands, the rarest first."""
    return tuple(expected_hands(dice, faces, 1))


def _counts(file: GameFile) -> DiceCounts:
    return counted(file.rules, len(file.seats), file.moves, shared=file.dice.kind is DiceKind.SHARED)


def _stream(game: GameToLookThrough) -> bytes:
    """Return the same for games with the same dice; not the seed itself, which is kept in one place only."""
    return str(game.id).encode() if game.seed is None else hashlib.sha256(game.seed).digest()


def _shared_out(rules: RuleSet, players: int, moves: tuple[Move, ...]) -> list[list[Move]]:
    """Return the moves of each player."""
    state, shared = GameState.start(rules, players), [list[Move]() for _ in range(players)]
    for move in moves:
        shared[state.player].append(move)
        state = state.after(move)
    return shared
