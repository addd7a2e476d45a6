"""Games as text: written, read back the same, and anything else refused with the right line."""

from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.game.variants import BLANK, DEFAULTS, EVERY, named, random_game
from yacht_desktop.game import errors
from yacht_desktop.game.moves import Move, Roll, Score
from yacht_desktop.game.notation import BadNotation, read_game, write_game
from yacht_desktop.game.rulesets import RuleSet, ruleset

YACHT: Final = ruleset("yacht")
RULES: Final = st.sampled_from((*DEFAULTS, *EVERY, BLANK))
SEEDS: Final = st.integers(0, 2**32)
TURN: Final = "1 1: 22556 --55- 51552 fives=15"


def fault_of(text: str, rules: RuleSet = YACHT, players: int = 1) -> tuple[int, str]:
    """Return the line and the reason of the fault that the text must have."""
    with pytest.raises(BadNotation) as fault:
        read_game(rules, players, text)
    assert str(fault.value) == f"line {fault.value.line}: {fault.value.reason}"
    return fault.value.line, fault.value.reason


# There and back


@settings(max_examples=60)
@given(rules=RULES, players=st.integers(1, 6), seed=SEEDS, data=st.data())
def test_what_is_written_is_read_back_the_same(rules: RuleSet, players: int, seed: int, data: st.DataObject) -> None:
    moves = random_game(rules, players, seed)
    for part in (moves, moves[: data.draw(st.integers(0, len(moves)))]):
        text = write_game(rules, players, part)
        assert read_game(rules, players, text) == part
        assert write_game(rules, players, read_game(rules, players, text)) == text
        assert text.isascii()
        turns = sum(isinstance(move, Score) for move in part)
        unfinished = bool(part) and isinstance(part[-1], Roll)
        assert len(text.splitlines()) == turns + unfinished


def test_one_line_a_turn() -> None:
    moves: list[Move] = [
        Roll((2, 2, 5, 5, 6)),
        Roll((5, 1, 5, 5, 2), frozenset({2, 3})),
        Score("fives"),
        Roll((1, 2, 3, 4, 6)),
        Roll((1, 1, 1, 1, 1)),
        Roll((1, 2, 1, 1, 1), frozenset({0, 2, 3, 4})),
        Score("big_straight"),
        Roll((6, 6, 6, 6, 6)),
    ]
    assert write_game(YACHT, 2, moves).splitlines() == [
        "1 1: 22556 --55- 51552 fives=15",
        "1 2: 12346 11111 1-111 12111 big_straight=0",
        "2 1: 66666",
    ]


def test_a_game_without_moves_is_empty() -> None:
    assert write_game(YACHT, 4, []) == ""
    assert read_game(YACHT, 4, "") == read_game(YACHT, 4, "\n \n\t\r\n") == []


def test_the_points_written_follow_the_number_of_the_roll() -> None:
    moves: list[Move] = [Roll((1, 2, 3, 4, 5)), Score("straight")]
    assert write_game(ruleset("generala"), 1, moves) == "1 1: 12345 straight=25"


def test_a_game_won_at_once_ends_there() -> None:
    rules = ruleset("generala")
    moves: list[Move] = [Roll((4, 4, 4, 4, 4)), Score("generala")]
    text = write_game(rules, 3, moves)
    assert read_game(rules, 3, text) == moves
    assert fault_of(f"{text}\n1 2: 12345", rules, 3) == (2, "the game is over before this line")
    assert fault_of(f"{text} 12345", rules, 3) == (1, "goes on after its turn has ended")


@pytest.mark.parametrize(
    "text",
    [
        TURN,
        f"{TURN}\n",
        f"{TURN}\r\n",
        f"\n\n  {TURN}  \n\n",
        f"\t{TURN.replace(' ', chr(9))}",
        TURN.replace(" ", "   "),
        TURN.removesuffix("=15"),
    ],
)
def test_spaces_line_ends_and_points_left_out(text: str) -> None:
    assert write_game(YACHT, 1, read_game(YACHT, 1, text)) == TURN


def test_only_a_game_can_be_written() -> None:
    with pytest.raises(errors.NothingRolled):
        write_game(YACHT, 1, [Score("ones")])
    with pytest.raises(errors.UnknownCategory):
        write_game(YACHT, 1, [Roll((1, 2, 3, 4, 5)), Score("")])
    with pytest.raises(errors.BadDice):
        write_game(YACHT, 1, [Roll((1, 2, 3))])
    for players in (0, 7):
        with pytest.raises(errors.BadPlayers):
            write_game(YACHT, players, [])
        with pytest.raises(errors.BadPlayers):
            read_game(YACHT, players, "")


# Refused, with the line and the reason

HEAD: Final = "does not begin with a turn and a player, as in '1 1:'"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("x", HEAD),
        ("1", HEAD),
        ("1 1", HEAD),
        ("1: 12345", HEAD),
        ("1 1:12345", HEAD),
        ("11: 12345", HEAD),
        ("01 1: 12345", HEAD),
        ("0 1: 12345", HEAD),
        ("1 0: 12345", HEAD),
        ("1 7: 12345", HEAD),
        ("1 1:: 12345", HEAD),
        ("1111 1: 12345", HEAD),
        ("-1 1: 12345", HEAD),
        ("\u0661 \u0661: 12345", HEAD),
        ("\ufeff1 1: 12345", HEAD),
        ("1\u00a01: 12345", HEAD),
        ("1 1: ", "has no roll"),
        ("3 1: 12345", "expected turn 1 of player 1"),
        ("1 2: 12345", "expected turn 1 of player 1"),
        ("1 1: ones=0", "'ones=0' is neither a roll nor a category that may be filled"),
        ("1 1: -----", "'-----' does not keep dice that lie on the table"),
        ("1 1: 1---- 12345", "'1----' does not keep dice that lie on the table"),
        ("1 1: 1234", "dice (1, 2, 3, 4) are not 5 dice with faces 1 to 6"),
        ("1 1: 123456", "dice (1, 2, 3, 4, 5, 6) are not 5 dice with faces 1 to 6"),
        ("1 1: 12347", "dice (1, 2, 3, 4, 7) are not 5 dice with faces 1 to 6"),
        ("1 1: 12340", "'12340' is neither a roll nor a category that may be filled"),
        ("1 1: \u0661\u0662\u0663\u0664\u0665", "is neither a roll nor a category that may be filled"),
        ("1 1: \uff11\uff12\uff13\uff14\uff15", "is neither a roll nor a category that may be filled"),
        ("1 1: 12345\u00a0ones", "is neither a roll nor a category that may be filled"),
        ("1 1: 12345\u2028ones", "is neither a roll nor a category that may be filled"),
        ("1 1: 12345\x0cones", "is neither a roll nor a category that may be filled"),
        ("1 1: 12345\x00", "is neither a roll nor a category that may be filled"),
        ("1 1: 12345\r ones", "is neither a roll nor a category that may be filled"),
        ("1 1: 12345 1----", "ends with kept dice and no roll"),
        ("1 1: 12345 1---- ones=1", "keeps dice and does not roll the others"),
        ("1 1: 12345 1---- -2--- 12345", "keeps dice twice without a roll between"),
        ("1 1: 12345 ----- 12345", "'-----' does not keep dice that lie on the table"),
        ("1 1: 12345 2---- 22345", "'2----' does not keep dice that lie on the table"),
        ("1 1: 12345 1--- 12345", "'1---' does not keep dice that lie on the table"),
        ("1 1: 12345 1----- 12345", "'1-----' does not keep dice that lie on the table"),
        ("1 1: 12345 \uff11---- 12345", "does not keep dice that lie on the table"),
        ("1 1: 12345 full-house", "'full-house' does not keep dice that lie on the table"),
        ("1 1: 12345 1---- 22345", "the kept dice are not those on the table"),
        ("1 1: 12345 12345 12345 12345", "no rolls are left in this turn"),
        ("1 1: 12345 =1", "'=1' is neither a roll nor a category that may be filled"),
        ("1 1: 12345 on", "'on' is neither a roll nor a category that may be filled"),
        ("1 1: 12345 Ones=1", "'Ones=1' is neither a roll nor a category that may be filled"),
        ("1 1: 12345 yatzy", "'yatzy' is neither a roll nor a category that may be filled"),
        ("1 1: 12345 ones=", "ones is worth 1 here, not ''"),
        ("1 1: 12345 ones=2", "ones is worth 1 here, not '2'"),
        ("1 1: 12345 ones=01", "ones is worth 1 here, not '01'"),
        ("1 1: 12345 ones=1=1", "ones is worth 1 here, not '1=1'"),
        ("1 1: 12345 ones=\uff11", "ones is worth 1 here, not"),
        ("1 1: 12345 ones = 1", "goes on after its turn has ended"),
        ("1 1: 12345 ones=1 ones=1", "goes on after its turn has ended"),
        ("1 1: 12345 ones=1 12345", "goes on after its turn has ended"),
        ("1 1: 12345 ones=1 2 1:", "goes on after its turn has ended"),
        ("1 1: 12345 ones=1 # fine", "goes on after its turn has ended"),
    ],
)
def test_a_line_that_tells_no_turn(line: str, reason: str) -> None:
    number, said = fault_of(line)
    assert number == 1
    assert reason in said
    assert fault_of(f"\n\n \n{line}\n2 1: 12345")[0] == 4
    later = f"1 1: 12345 twos=2\n{line.replace('1 1', '2 1', 1)}"
    assert fault_of(later)[0] == 2


def test_boxes_filled_and_turns_not_ended() -> None:
    assert fault_of("1 1: 12345 ones\n2 1: 12345 ones") == (
        2,
        "'ones' is neither a roll nor a category that may be filled",
    )
    assert fault_of("1 1: 12345\n2 1: 12345 ones") == (2, "the turn before this line has no category")
    assert fault_of("1 1: 12345\n1 1: 12345 ones") == (2, "the turn before this line has no category")
    assert fault_of("1 1: 12345 ones\n1 1: 12345 twos") == (2, "expected turn 2 of player 1")
    assert fault_of("1 1: 12345 ones\n2 1: 12345 twos", YACHT, 2) == (2, "expected turn 1 of player 2")


def test_a_game_of_other_rules_is_refused() -> None:
    text = write_game(ruleset("yatzy", forced_order="no"), 1, [Roll((1, 2, 3, 4, 5)), Score("chance")])
    assert fault_of(text)[0] == 1
    assert fault_of(text, ruleset("yatzy", forced_order="yes"))[0] == 1


@pytest.mark.parametrize("rules", DEFAULTS, ids=named)
def test_nothing_follows_a_finished_game(rules: RuleSet) -> None:
    text = write_game(rules, 1, random_game(rules, 1, seed=1))
    lines = text.count("\n") + 1
    assert fault_of(f"{text}\n{rules.turns + 1} 1: 11111", rules) == (lines + 1, "the game is over before this line")
    assert fault_of(f"{text} 11111", rules) == (lines, "goes on after its turn has ended")
