"""Texts nobody wrote, or somebody changed: quickly refused, always with the line, never another fault."""

import time
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.game.variants import BLANK, DEFAULTS, EVERY, random_game
from yacht_desktop.game.moves import Move, Roll, Score
from yacht_desktop.game.notation import BadNotation, read_game, write_game
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.game.state import replay

YACHT: Final = ruleset("yacht")
RULES: Final = st.sampled_from((*DEFAULTS, *EVERY, BLANK))
SIGNS: Final = "0123456789-=: \n\r\tones_x\u0661\uff11\u00a0\u2028\x0c"
SEEDS: Final = st.integers(0, 2**32)
TURN: Final = "1 1: 22556 --55- 51552 fives=15"


def fault_of(text: str, rules: RuleSet = YACHT, players: int = 1) -> tuple[int, str]:
    """Return the line and the reason of the fault that the text must have."""
    with pytest.raises(BadNotation) as fault:
        read_game(rules, players, text)
    assert str(fault.value) == f"line {fault.value.line}: {fault.value.reason}"
    return fault.value.line, fault.value.reason


def outcome(rules: RuleSet, players: int, text: str) -> list[Move] | BadNotation:
    """Return the moves of a text or the only fault that reading it may raise."""
    try:
        return read_game(rules, players, text)
    except BadNotation as fault:
        return fault


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("1" * 10_000_000, 1),
        ("\n" * 10_000_000, 100_001),
        (f"{TURN}\n" * 300_000, 100_000 // (len(TURN) + 1) + 1),
        ("1 1: " + "12345 " * 1_000, 1),
        (" " * 500 + TURN, 1),
        (f"1 1: 12345 {'-' * 300}", 1),
        (f"1 1: {'6' * 300}", 1),
        (f"{TURN}\n2 1: {'x' * 500}", 2),
        (f"{TURN}\n2 1: 12345 ones={'9' * 300}", 2),
    ],
    ids=lambda value: str(value)[:12] if isinstance(value, str) else str(value),
)
def test_huge_texts_are_refused_at_once_and_shortly(text: str, line: int) -> None:
    begun = time.process_time()
    number, reason = fault_of(text)
    assert time.process_time() - begun < 0.5
    assert number == line
    assert len(reason) < 2_000


def test_lines_of_400_signs_and_texts_of_100000() -> None:
    moves = read_game(YACHT, 1, TURN)
    assert read_game(YACHT, 1, TURN.ljust(400)) == moves
    assert fault_of(TURN.ljust(401)) == (1, "too long")
    assert read_game(YACHT, 1, TURN.ljust(100_000, "\n")) == moves
    line, reason = fault_of(TURN.ljust(100_001, "\n"))
    assert (line, reason) == (100_001 - len(TURN), "is beyond the longest game there can be")


def test_only_the_beginning_of_a_long_word_is_shown() -> None:
    assert repr("x" * 40) in fault_of("1 1: " + "x" * 41)[1]
    assert repr("-" * 40) in fault_of("1 1: " + "-" * 41)[1]
    assert repr("9" * 40) in fault_of("1 1: 12345 ones=" + "9" * 41)[1]


def test_the_longest_game_there_can_be_is_read() -> None:
    rules = ruleset("yatzy")
    moves: list[Move] = []
    for name in rules.category_ids:
        for _ in range(6):
            again = Roll((1, 2, 3, 4, 5), frozenset({0, 1, 2, 3}))
            moves += [Roll((1, 2, 3, 4, 5)), again, again, Score(name)]
    text = write_game(rules, 6, moves)
    assert read_game(rules, 6, text) == moves
    assert replay(rules, 6, moves).is_over


@settings(max_examples=150)
@given(rules=RULES, players=st.integers(1, 6), text=st.text(SIGNS, max_size=60))
def test_any_text_is_a_game_or_refused(rules: RuleSet, players: int, text: str) -> None:
    found = outcome(rules, players, text)
    if isinstance(found, BadNotation):
        assert 1 <= found.line <= text.count("\n") + 1
        assert found.reason
    else:
        replay(rules, players, found)


@settings(max_examples=250)
@given(rules=RULES, players=st.integers(1, 3), seed=SEEDS, data=st.data())
def test_a_changed_text_is_a_game_or_refused_where_it_was_changed(
    rules: RuleSet, players: int, seed: int, data: st.DataObject
) -> None:
    text = write_game(rules, players, random_game(rules, players, seed)[:40])
    place = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 3))
    put = data.draw(st.text(SIGNS, max_size=2))
    changed = text[:place] + put + text[place + length :]
    found = outcome(rules, players, changed)
    if isinstance(found, BadNotation):
        assert text.count("\n", 0, place) + 1 <= found.line <= changed.count("\n") + 1
    else:
        replay(rules, players, found)
        assert read_game(rules, players, write_game(rules, players, found)) == found
