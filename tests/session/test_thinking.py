"""What a computer decides follows from the game's dice and the position: neither undo nor a new start changes it."""

from yacht_desktop.game.dice import SeededDice, roll
from yacht_desktop.game.moves import Decision, Roll, Score
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.computer import ThinkingJob
from yacht_desktop.session.setup import Player
from yacht_desktop.session.thinking import PolicyThinker, slip_seed

JOB = ThinkingJob(progress=lambda share: None, cancelled=lambda: False)
SEEDS = (bytes(32), bytes(range(32)))
POSITIONS = 60


def first_rolls() -> list[GameState]:
    """Positions after the first roll of a game, with another roll each."""
    start = GameState.start(ruleset("yacht"), 2)
    sources = (SeededDice.from_number(number) for number in range(POSITIONS))
    return [start.after(roll(start, source)) for source in sources]


def decisions(thinker: PolicyThinker, level: Level = Level.DECKHAND, seat: int = 0) -> list[Decision]:
    return [thinker.decide(Player("", level), seat, state, JOB) for state in first_rolls()]


def thinker_of(seed: bytes | None) -> PolicyThinker:
    thinker = PolicyThinker()
    thinker.take_seed(seed)
    return thinker


def test_another_start_decides_alike() -> None:
    for seed in (*SEEDS, None):
        assert decisions(thinker_of(seed)) == decisions(thinker_of(seed))


def test_the_order_of_positions_makes_no_difference() -> None:
    thinker = thinker_of(SEEDS[1])
    states = first_rolls()
    forward = [thinker.decide(Player("", Level.DECKHAND), 0, state, JOB) for state in states]
    backward = [thinker.decide(Player("", Level.DECKHAND), 0, state, JOB) for state in reversed(states)]
    assert forward == backward[::-1]


def test_other_dice_and_other_seats_make_other_slips() -> None:
    assert decisions(thinker_of(SEEDS[0])) != decisions(thinker_of(SEEDS[1]))
    assert decisions(thinker_of(SEEDS[0]), seat=0) != decisions(thinker_of(SEEDS[0]), seat=1)


def test_the_next_game_has_its_own_slips_and_the_one_before_is_found_again() -> None:
    thinker = thinker_of(SEEDS[0])
    before = decisions(thinker)
    thinker.take_seed(SEEDS[1])
    assert decisions(thinker) == decisions(thinker_of(SEEDS[1]))
    thinker.take_seed(SEEDS[0])
    assert decisions(thinker) == before


def test_slips_tell_nothing_of_the_dice() -> None:
    seeds = [seed[:place] + bytes([seed[place] ^ 1]) + seed[place + 1 :] for seed in SEEDS for place in range(32)]
    assert len({slip_seed(seed, 0) for seed in (*seeds, *SEEDS)}) == 66
    assert all(seed.hex()[:8] not in f"{slip_seed(seed, 0):032x}" for seed in SEEDS)


def test_who_makes_no_slips_keeps_what_it_knows() -> None:
    thinker = thinker_of(SEEDS[0])
    assert decisions(thinker, Level.CAPTAIN) == decisions(thinker_of(SEEDS[1]), Level.CAPTAIN)


def test_a_hand_that_is_sure_is_taken() -> None:
    start = GameState.start(ruleset("generala"), 1)
    thinker = thinker_of(SEEDS[0])
    assert thinker.decide(Player("", Level.DECKHAND), 0, start.after(Roll((5, 5, 5, 5, 5))), JOB) == Score("generala")
