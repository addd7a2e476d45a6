"""Codes of dice: read back however they were typed, and never taken with a wrong sign."""

import hashlib
import random
from itertools import pairwise
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yacht_desktop.game import dice_codes
from yacht_desktop.game.dice import SeededDice
from yacht_desktop.game.dice_codes import (
    SIGNS,
    BadCode,
    CodeFault,
    code_of_seed,
    daily_code,
    dice_of_code,
    new_code,
    read_code,
)

SHORT: Final = "8MSH-CEQU-GV4Q-EVH4"
LONG: Final = "2226-NEX7-ZB6B-FF77-EQRK-KZCK-URH7-ZVFY-MBCW-EXQY-JDBK-MKPU-QT4C-U3"


def fault_of(text: str) -> CodeFault | None:
    try:
        read_code(text)
    except BadCode as fault:
        return fault.fault
    return None


def test_each_fault_is_told_in_words() -> None:
    words = {str(BadCode(fault, "0")) for fault in CodeFault}
    assert len(words) == len(CodeFault)
    assert "no code has the sign '0'" in words


def test_no_two_signs_look_alike() -> None:
    assert len(set(SIGNS)) == 31
    assert set(SIGNS).isdisjoint("01ILO")


def test_a_new_code_stands_for_dice_of_its_own() -> None:
    codes = {new_code() for _ in range(2_000)}
    assert len(codes) == 2_000
    assert {read_code(code) for code in codes} == codes
    assert len({dice_of_code(code).seed for code in codes}) == 2_000
    assert {sign for code in codes for sign in code} == {*SIGNS, "-"}


def test_signs_of_a_new_code_are_drawn_without_favour(monkeypatch: pytest.MonkeyPatch) -> None:
    # Each byte once: 248 of them stand for a sign, each sign for eight, and the rest is drawn again.
    every = iter(range(256))
    monkeypatch.setattr("os.urandom", lambda count: bytes(next(every) for _ in range(count)))
    drawn = "".join(new_code().replace("-", "")[:14] for _ in range(17))
    assert {sign: drawn.count(sign) for sign in set(drawn)}.keys() == set(SIGNS)
    assert max(drawn.count(sign) for sign in SIGNS) <= 8


@given(st.binary(min_size=32, max_size=32))
def test_a_seed_is_read_back_from_its_code(seed: bytes) -> None:
    code = code_of_seed(seed)
    dice = dice_of_code(code)
    assert (dice.seed, dice.code) == (seed, code)


@pytest.mark.parametrize("seed", [bytes(32), bytes([255] * 32), bytes([1, *bytes(31)])])
def test_the_smallest_and_the_largest_seed(seed: bytes) -> None:
    assert dice_of_code(code_of_seed(seed)).seed == seed


def test_a_number_too_large_for_a_seed_is_no_code() -> None:
    signs = dice_codes._checked(dice_codes._spelt(1 << 256, 52))
    assert fault_of("".join(SIGNS[value] for value in signs)) is CodeFault.CHECK


def test_dice_of_a_short_code_are_hashed_from_its_signs() -> None:
    dice = dice_of_code(SHORT)
    assert dice.seed == hashlib.sha256(b"yacht-desktop code 8MSHCEQUGV4QEVH4").digest()
    assert dice.code == SHORT
    assert dice != SeededDice(dice.seed)


@pytest.mark.parametrize(
    "typed",
    [
        "8mshcequgv4qevh4",
        "  8MSH CEQU\tGV4Q\u00a0EVH4\n",
        "8.M.S.H.C.E.Q.U.G.V.4.Q.E.V.H.4",
        "8MSH–CEQU—GV4Q−EVH4",
        "8MSH_CEQU/GV4Q·EVH4",
        "".join(chr(ord(sign) + 0xFEE0) for sign in "8MSH-cequ-GV4Q-EVH4"),  # the wide forms
        "\u200b8MSH-CEQU\u2060-GV4Q-EVH4\ufeff",
        "(8MSH-CEQU-GV4Q-EVH4).",
    ],
)
def test_a_code_is_taken_however_it_was_typed(typed: str) -> None:
    assert read_code(typed) == SHORT


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("", CodeFault.EMPTY),
        (" - \u200b", CodeFault.EMPTY),
        ("8MSH-CEQU-GV4Q-EVH", CodeFault.LENGTH),
        ("8MSH-CEQU-GV4Q-EVH44", CodeFault.LENGTH),
        (SHORT * 2, CodeFault.LENGTH),
        ("8" * 100_000, CodeFault.LENGTH),
        (f"{SHORT}{' ' * 200}", CodeFault.LENGTH),
        ("OMSH-CEQU-GV4Q-EVH4", CodeFault.SIGN),
        ("8MSH-CEQU-GV4Q-EVHß", CodeFault.SIGN),
        ("8MSH-CEQU-GV4Q-EVH\u0131", CodeFault.SIGN),
        ("8MSH-CEQU-GV4Q-EVH🎲", CodeFault.SIGN),
        ("8MSH-CEQU-GV4Q-EVH\u0664", CodeFault.SIGN),
        ("8MSH-CEQU-GV4Q-EVH5", CodeFault.CHECK),
    ],
)
def test_what_is_no_code_is_told(typed: str, fault: CodeFault) -> None:
    assert fault_of(typed) is fault


@given(st.text(max_size=80))
def test_any_text_is_a_code_or_none(text: str) -> None:
    assert fault_of(text) in {None, *CodeFault}


@pytest.mark.parametrize("code", [SHORT, LONG])
def test_every_single_wrong_sign_is_noticed(code: str) -> None:
    assert fault_of(code) is None
    signs = code.replace("-", "")
    for place, right in enumerate(signs):
        for other in SIGNS:
            changed = f"{signs[:place]}{other}{signs[place + 1 :]}"
            assert fault_of(changed) is (None if other == right else CodeFault.CHECK)


@pytest.mark.parametrize("code", [SHORT, LONG])
def test_two_neighbours_changed_over_are_noticed(code: str) -> None:
    signs = code.replace("-", "")
    for place, (left, right) in enumerate(pairwise(signs)):
        changed = f"{signs[:place]}{right}{left}{signs[place + 2 :]}"
        assert fault_of(changed) is (None if left == right else CodeFault.CHECK)


def test_any_two_wrong_signs_of_a_short_code_are_noticed() -> None:
    rng = random.Random(5)
    for _ in range(20_000):
        signs = list(SHORT.replace("-", ""))
        for place in rng.sample(range(len(signs)), 2):
            signs[place] = rng.choice(SIGNS.replace(signs[place], ""))
        assert fault_of("".join(signs)) is CodeFault.CHECK


def test_the_code_of_a_day_never_changes() -> None:
    assert {date: daily_code(date) for date in ("1938-01-01", "2024-02-29", "2026-11-30", "2026-12-01")} == {
        "1938-01-01": "3893-QK6F-4R76-6PCM",
        "2024-02-29": "TWGM-V33F-X3TQ-B367",
        "2026-11-30": "8MSH-CEQU-GV4Q-EVH4",
        "2026-12-01": "H4MN-ZMWQ-QAYY-32FX",
    }


def test_every_day_has_a_code_of_its_own() -> None:
    days = [
        f"{year}-{month:02}-{day:02}" for year in range(2026, 2036) for month in range(1, 13) for day in range(1, 29)
    ]
    codes = {daily_code(day) for day in days}
    assert len(codes) == len(days)
    assert {read_code(code) for code in codes} == codes


@pytest.mark.parametrize(
    "date",
    ["", "2026-13-01", "2026-00-10", "2026-02-29", "1900-02-29", "2026-11-31", "2026-1-1", "2026-11-30 ", "٢٠٢٦-11-30"],
)
def test_a_day_that_there_is_not(date: str) -> None:
    with pytest.raises(ValueError, match="no day"):
        daily_code(date)
