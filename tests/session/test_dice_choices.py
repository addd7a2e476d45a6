"""Which dice a game is played with: chosen, remembered, the same for everyone, and never to be shopped for."""

import json
import random

import pytest
from pytestqt.qtbot import QtBot

from tests.session.table_talk import HUMAN, SimpleThinker, setup_of
from yacht_desktop.game.dice import SeededDice, SharedDice, Throw, TypedDice
from yacht_desktop.game.dice_codes import daily_code, dice_of_code, new_code
from yacht_desktop.game.fairness import DiceKind, dice_revealed_by, verify
from yacht_desktop.game.moves import Roll
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.day_games import day_of_code, today
from yacht_desktop.session.game_session import GameSession
from yacht_desktop.session.pace import NO_WAITING
from yacht_desktop.session.settings import parse_setup, write_setup
from yacht_desktop.session.setup import DiceChoice, GameSetup, Player

CODE = daily_code("2026-11-30")
SHARED = DiceChoice(DiceKind.SHARED)
CODED = DiceChoice(DiceKind.SHARED, CODE)
TWO = setup_of(HUMAN, HUMAN)


def with_dice(choice: DiceChoice, setup: GameSetup = TWO) -> GameSetup:
    return GameSetup(setup.rules, setup.players, choice)


def session_of(setup: GameSetup) -> GameSession:
    session = GameSession(setup, SimpleThinker(), lambda: SeededDice.from_number(4))
    session.set_pace(NO_WAITING)
    return session


@pytest.mark.parametrize("choice", [DiceChoice(), SHARED, CODED, DiceChoice(DiceKind.TYPED)])
def test_the_choice_of_dice_is_remembered(choice: DiceChoice) -> None:
    assert parse_setup(write_setup(with_dice(choice))) == with_dice(choice)


def test_settings_from_before_there_was_a_choice_are_read() -> None:
    record = json.loads(write_setup(TWO))
    del record["dice"]
    assert parse_setup(json.dumps(record)) == TWO


@pytest.mark.parametrize(
    ("dice", "fault"),
    [
        ({"kind": "loaded"}, "loaded"),
        ({"kind": "shared", "code": "8MSH"}, "16 or 54"),
        ({"kind": "typed", "code": CODE}, "no code"),
        ({"kind": "shared", "code": 3}, "no text"),
        ([], "no setup"),
        ("x", "no setup"),
    ],
)
def test_nonsense_of_dice_in_the_settings_is_refused(dice: object, fault: str) -> None:
    record = json.loads(write_setup(TWO)) | {"dice": dice}
    with pytest.raises(ValueError, match=fault):
        parse_setup(json.dumps(record))


def test_dice_typed_in_have_no_code() -> None:
    with pytest.raises(ValueError, match="no code"):
        DiceChoice(DiceKind.TYPED, CODE)


def test_a_choice_leads_to_its_dice() -> None:
    fresh = SeededDice.from_number(4)
    assert DiceChoice().source(lambda: fresh) == fresh
    assert CODED.source(lambda: fresh) == SharedDice(dice_of_code(CODE))
    assert isinstance(DiceChoice(DiceKind.TYPED).source(lambda: fresh), TypedDice)
    session = session_of(with_dice(SHARED))
    code = session.setup.dice.code
    assert code is not None
    assert session.dice == SharedDice(dice_of_code(code)), "dice for everyone have a code that can be handed on"
    session.new_game(session.setup.again())
    assert session.setup.dice.code not in {None, code}, "a rematch has new dice of the same kind"
    session.new_game(with_dice(CODED))
    assert session.setup.dice == CODED


def play(session: GameSession, chance: random.Random, steps: int) -> dict[tuple[int, ...], set[int]]:
    """Play at random, undoing often; return every face seen at each place of a throw."""
    seen: dict[tuple[int, ...], set[int]] = {}
    for _ in range(steps):
        state = session.state
        if state.is_over or (session.position.can_undo and chance.random() < 0.35):
            session.undo()
        elif state.dice is None or (state.rolls_left and chance.random() < 0.7):
            if state.dice is not None:
                session.hold_these(frozenset(die for die in range(5) if chance.random() < 0.4))
            session.roll()
            move = session.moves[-1]
            if isinstance(move, Roll):
                now = session.state
                for die in set(range(5)) - move.kept:
                    place = (state.player, state.turn, now.rolls_used, die)
                    seen.setdefault(place, set()).add(move.dice[die])
        else:
            session.score(chance.choice(sorted(state.possible_scores)))
    return seen


@pytest.mark.parametrize("choice", [DiceChoice(), CODED])
def test_undo_and_other_choices_never_bring_other_dice(choice: DiceChoice) -> None:
    session = session_of(with_dice(choice))
    seen = play(session, random.Random(7), 900)
    assert len(seen) > 60
    assert all(len(faces) == 1 for faces in seen.values())
    for place, faces in seen.items():
        assert faces == {session.dice.face(Throw(*place))}


def test_whoever_has_the_code_has_the_same_dice_at_every_seat() -> None:
    one, other = session_of(with_dice(CODED)), session_of(with_dice(CODED, setup_of(HUMAN)))
    first = play(one, random.Random(1), 400)
    second = play(other, random.Random(2), 400)
    both = {place: faces for place, faces in first.items() if (0, *place[1:]) in second}
    assert len(both) > 40
    assert all(faces == second[(0, *place[1:])] for place, faces in both.items())
    assert {place[0] for place in both} == {0, 1}


def test_ten_thousand_games_in_a_row_begin_differently() -> None:
    openings = set[tuple[int, ...]]()
    for _ in range(10_000):
        dice = DiceChoice().source(SeededDice.from_system)
        openings.add(tuple(dice.face(Throw(0, 1, roll, die)) for roll in (1, 2, 3) for die in range(5)))
    # Two of them are equal once in about ten thousand times.
    assert len(openings) == 10_000


def test_what_computers_throw_is_the_seeds_to_the_last_die(qtbot: QtBot) -> None:
    setup = setup_of(*(Player(level=Level.CAPTAIN) for _ in range(4)))
    session = session_of(setup)
    session.begin()
    qtbot.waitUntil(lambda: session.state.is_over, timeout=30_000)
    verdict = verify(GameState.start(setup.rules, 4), session.moves, dice_revealed_by(session.dice))
    assert verdict.agrees
    assert verdict.dice >= 4 * 12 * 5
    session.shut_down()


def test_a_code_is_known_for_the_day_it_is_of() -> None:
    assert day_of_code(CODE, "2026-11-30") == "2026-11-30"
    assert day_of_code(CODE, "2027-11-29") == "2026-11-30"
    assert day_of_code(daily_code("2026-12-01"), "2026-11-30") == "2026-12-01", "it is tomorrow elsewhere"
    assert day_of_code(daily_code("2026-12-02"), "2026-11-30") is None
    assert day_of_code(new_code(), "2026-11-30") is None
    assert day_of_code(daily_code(today())) == today()
