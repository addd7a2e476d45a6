"""The games that pictures are taken of, and their dice."""

from dataclasses import dataclass
from typing import Any, Final

# Six rounds of three players and the seventh begun, as in the design's picture of the window.
THREE_PLAYERS: Final = """\
1 1: 11134 ones=3
1 2: 11666 full_house=20
1 3: 66644 full_house=26
2 1: 33124 threes=6
2 2: 55123 fives=10
2 3: 33124 threes=6
3 1: 44412 fours=12
3 2: 66612 sixes=18
3 3: 41236 fours=4
4 1: 66612 sixes=18
4 2: 55551 four_of_a_kind=20
4 3: 66612 sixes=18
5 1: 66655 full_house=28
5 2: 66442 choice=22
5 3: 23456 big_straight=30
6 1: 23456 big_straight=30
6 2: 33124 threes=6
6 3: 22134 twos=4
7 1: 15532 -55-- 25545"""
SIX_PLAYERS: Final = """\
1 1: 11134 ones=3
1 2: 33124 threes=6
1 3: 22134 twos=4
1 4: 22224 twos=8
1 5: 11345 ones=2
1 6: 13456 ones=1
2 1: 33124 threes=6
2 2: 55123 fives=10
2 3: 33124 threes=6
2 4: 44412 fours=12
2 5: 33312 threes=9
2 6: 22231 twos=6
3 1: 44412 fours=12
3 2: 66612 sixes=18
3 3: 41236 fours=4
3 4: 66612 sixes=18
3 5: 55512 fives=15
3 6: 33331 threes=12
4 1: 66612 sixes=18
4 2: 11666 full_house=20
4 3: 66612 sixes=18
4 4: 66661 four_of_a_kind=24
4 5: 55522 full_house=19
4 6: 44123 fours=8
5 1: 66655 full_house=28
5 2: 55551 four_of_a_kind=20
5 3: 66644 full_house=26
5 4: 66661 choice=25
5 5: 12345 little_straight=30
5 6: 55551 four_of_a_kind=20
6 1: 23456 big_straight=30
6 2: 66442 choice=22
6 3: 23456 big_straight=30
6 4: 12346 yacht=0
6 5: 66543 choice=24
6 6: 23456 big_straight=30
7 1: 15532 -55-- 25545"""


# A finished game, ranked as in the design's picture of the result: a line for each turn of each sheet.
FINISHED: Final = {
    1: """\
14543 -45-3 14543 -45-3 54553 fives=15
35421 little_straight=30
66444 full_house=24
36666 -6666 16666 -6666 66666 yacht=50
14514 -4--- 24146 -4--6 34616 ones=1
36412 364-2 36422 3642- 36426 sixes=12
13123 -3-23 53623 536-- 53615 twos=0
65555 -5555 45555 -5555 35555 four_of_a_kind=20
61334 --3-4 55344 ---4- 22641 fours=4
15452 -5--- 15661 -566- 45665 choice=26
26552 265-- 26555 265-- 26541 big_straight=0
66651 66-5- 66453 6---3 61113 threes=3""".splitlines(),
    2: """\
35264 big_straight=30
26254 2--54 24254 24--4 24254 fours=8
16226 -6--6 26416 -6-16 66216 sixes=18
64546 64-46 64646 full_house=26
12616 -26-6 32666 --666 45666 choice=27
62266 6--66 65266 6--66 65466 ones=0
33256 33--- 33635 33-3- 33533 threes=12
35232 3-2-2 31222 --222 43222 twos=6
11152 1--5- 11155 ---55 23555 fives=15
55421 5-421 56421 5-421 55421 yacht=0
41355 4135- 41356 4135- 41355 four_of_a_kind=0
64452 -4-52 44352 4-352 46352 little_straight=0""".splitlines(),
    3: """\
26523 2-5-- 23555 2-555 23555 fives=15
31154 3--5- 36254 big_straight=30
66546 66-46 66646 666-6 66646 four_of_a_kind=24
32164 321-4 32134 3---- 31411 ones=3
54253 ----3 25453 254-3 25463 choice=20
22241 222-- 22242 222-2 22262 twos=8
33263 33-63 33463 334-3 33443 full_house=17
63325 6---- 61531 6-5-- 63526 sixes=12
21534 little_straight=30
66325 --3-5 51345 ---4- 44144 fours=16
43552 --55- 16553 -6553 66553 threes=3
63136 6---6 63346 63--6 63656 yacht=0""".splitlines(),
}


@dataclass(frozen=True, slots=True)
class GoingOn:
    """The dice of a recorded game, and of a seed where the record ends."""

    record: Any
    seed: Any

    def face(self, throw: Any, faces: int = 6) -> int:  # noqa: ANN401 - of a module loaded late
        """Return the face of a throw, 1 to `faces`."""
        from yacht_desktop.game.errors import DiceMissing

        try:
            return int(self.record.face(throw, faces))
        except DiceMissing:
            return int(self.seed.face(throw, faces))


def games() -> dict[str, tuple[Any, str]]:
    """Return players and moves of every game, by its name."""
    from yacht_desktop.game.rulesets import ruleset
    from yacht_desktop.opponents.levels import Level
    from yacht_desktop.session.setup import GameSetup, Player

    you, captain = Player(), Player(level=Level.CAPTAIN)
    bosun, anna, eero = Player(level=Level.BOSUN), Player("Anna"), Player("Eero")
    admiral = Player("Admiral", Level.CAPTAIN)
    yacht, yatzy = ruleset("yacht"), ruleset("yatzy")
    three = GameSetup(yacht, (you, captain, bosun))
    six = GameSetup(yacht, (you, captain, bosun, anna, admiral, eero))
    two = GameSetup(yacht, (you, captain))
    alone = GameSetup(yacht, (you,))
    return {
        "three": (three, THREE_PLAYERS),
        "six": (six, SIX_PLAYERS),
        "yatzy": (GameSetup(yatzy, (you, captain)), "1 1: 66612 sixes=18\n1 2: 55544 full_house=23\n2 1: 22334"),
        "start": (two, ""),
        "computer": (GameSetup(yacht, (captain, you)), ""),
        "over": (three, _finished(1, 2, 3)),
        "alone": (alone, _finished(1)),
        "six-over": (six, _finished(1, 2, 3, 2, 3, 1)),
        "drawn": (two, _finished(1, 1)),
    }


def _finished(*sheets: int) -> str:
    """Return a finished game of players whose sheets come to be those numbered so in FINISHED."""
    return "\n".join(
        f"{turn} {seat}: {FINISHED[sheet][turn - 1]}"
        for turn in range(1, len(FINISHED[1]) + 1)
        for seat, sheet in enumerate(sheets, start=1)
    )
