"""The moves: their notation, and that nothing outside can change them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yacht_desktop.game.moves import Keep, Roll, Score


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Roll((1, 2, 3, 4, 5)), "12345"),
        (Roll((6, 6, 1)), "661"),
        (Roll((5, 5, 1, 2, 5), frozenset({0, 1})), "55--- 55125"),
        (Roll((5, 5, 1, 2, 5), frozenset({4})), "----5 55125"),
        (Roll((5, 5, 1, 2, 5), frozenset({0, 1, 2, 3})), "5512- 55125"),
        (Score("big_straight"), "big_straight"),
    ],
)
def test_the_notation_of_a_move(move: Roll | Score, text: str) -> None:
    assert str(move) == text


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Roll((1, 2, 3, 4, 5)), "Roll((1, 2, 3, 4, 5), kept=frozenset())"),
        (Roll((5, 5, 1, 2, 5), frozenset({4, 1})), "Roll((5, 5, 1, 2, 5), kept=frozenset({1, 4}))"),
        (Score("ones"), "Score('ones')"),
    ],
)
def test_the_expression_of_a_move(move: Roll | Score, text: str) -> None:
    assert repr(move) == text


@given(dice=st.lists(st.integers(1, 9), min_size=1, max_size=9), data=st.data())
def test_the_kept_faces_are_those_of_the_mask(dice: list[int], data: st.DataObject) -> None:
    kept = data.draw(st.sets(st.integers(0, len(dice) - 1)))
    move = Roll(tuple(dice), frozenset(kept))
    assert move.kept_faces == tuple(dice[position] for position in sorted(kept))
    mask = str(move).split()[0] if kept else "-" * len(dice)
    assert [int(sign) for sign in mask if sign != "-"] == list(move.kept_faces)
    assert str(move).endswith("".join(map(str, dice)))
    assert eval(repr(move)) == move


def test_a_list_changed_afterwards_does_not_change_the_move() -> None:
    dice, kept = [1, 2, 3, 4, 5], {0}
    move = Roll(dice, kept)  # type: ignore[arg-type]
    decision = Keep(kept)  # type: ignore[arg-type]
    dice[0] = 6
    kept.add(4)
    assert move == Roll((1, 2, 3, 4, 5), frozenset({0}))
    assert decision == Keep(frozenset({0}))
    assert len({move, decision}) == 2


def test_the_same_dice_kept_otherwise_are_another_move() -> None:
    assert Roll((5, 5, 1), frozenset({0})) != Roll((5, 5, 1), frozenset({1}))
    assert Roll((5, 5, 1), frozenset({0})) != Roll((5, 5, 1))
    assert Roll((5, 5, 1)) != Roll((1, 5, 5))
    assert Score("ones") != Score("twos")
