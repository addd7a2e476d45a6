"""What is found in a kept game is what its review and its dice say."""

import hashlib
from collections import Counter

import pytest

from tests.game.variants import random_game
from tests.storage.games import LEVELS, some_game
from yacht_desktop.coach.reviewing import review_game
from yacht_desktop.game.dice_counts import counted
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.session.jobs import Cancelled
from yacht_desktop.session.looking_through import hands_in_order, looked_through, luck_and_losses, packed, unpacked
from yacht_desktop.storage.game_file import write_game_file
from yacht_desktop.storage.game_file_reading import read_game_file
from yacht_desktop.storage.library_statistics import GameToLookThrough

SEED = bytes(range(32))


def never() -> bool:
    return False


def kept(text: str, seed: bytes | None = SEED, record: str = "") -> GameToLookThrough:
    return GameToLookThrough(7, text, seed, record)


@pytest.mark.parametrize("rules_id", ["yacht", "crag", "generala"])
@pytest.mark.parametrize("players", [1, 3])
def test_cards_reviewed_alone_are_as_in_the_whole_review(rules_id: str, players: int) -> None:
    rules = ruleset(rules_id)
    moves = tuple(random_game(rules, players, seed=3))
    whole = review_game(rules, players, moves)
    for (luck, lost), player in zip(luck_and_losses(rules, players, moves, None, never), whole.players, strict=True):
        assert luck == pytest.approx(player.luck, abs=1e-9)
        assert lost == pytest.approx(player.lost, abs=1e-9)


def test_counts_of_a_game_come_back_as_they_were() -> None:
    file = some_game()
    found = looked_through(kept(write_game_file(file)), None, never)
    counts = counted(file.rules, 2, file.moves)
    numbers = tuple(low + 256 * high for low, high in zip(found.counts[::2], found.counts[1::2], strict=True))
    back = unpacked(5, 6, numbers)
    assert (back.faces, +Counter(back.hands)) == (counts.faces, +Counter(counts.hands))
    assert len(found.seats) == 2
    assert found.stream == hashlib.sha256(SEED).digest()


def test_many_throws_of_one_face_have_room() -> None:
    counts = unpacked(5, 6, (1_000, 0, 0, 0, 0, 70, *range(len(hands_in_order(5, 6)))))
    assert packed(counts)[:2] == (1_000).to_bytes(2, "little")


def test_hands_keep_their_order_for_ever() -> None:
    assert [str(hand) for hand in hands_in_order(5, 6)] == HANDS_OF_FIVE
    assert [str(hand) for hand in hands_in_order(3, 6)] == HANDS_OF_THREE


HANDS_OF_FIVE = ["5", "4+1", "straight", "3+2", "1+1+1+1+1", "3+1+1", "2+2+1", "2+1+1+1"]
HANDS_OF_THREE = ["3", "straight", "2+1", "1+1+1"]


def test_dice_of_a_game_that_others_come_first_in_are_not_counted_again() -> None:
    text = write_game_file(some_game())
    assert looked_through(kept(text, record=text), None, never).counts == b""
    assert looked_through(kept(text, seed=None), None, never).stream == b"7"


def test_of_a_game_that_cannot_be_read_nothing_is_found() -> None:
    found = looked_through(kept("yachtgame 1\nrules: nonsense\n"), None, never)
    assert (found.counts, found.seats) == (b"", ())


def test_a_game_wanted_no_more_is_given_up() -> None:
    game = read_game_file(write_game_file(some_game()), LEVELS)
    with pytest.raises(Cancelled):
        luck_and_losses(game.rules, 2, game.moves, None, lambda: True)
