"""Rule sets and faults as values: pasted back, compared, copied, sent to another process."""

import copy
import dataclasses
import pickle
from typing import Any

import pytest

from tests.game.variants import BLANK, EVERY, TINY, named
from yacht_desktop.game import categories, conditions, errors, notation
from yacht_desktop.game.dice import Throw
from yacht_desktop.game.moves import Keep, Roll, Score
from yacht_desktop.game.options import STRAIGHTS, Option
from yacht_desktop.game.rulesets import Joker, RuleSet, UpperBonus, ruleset
from yacht_desktop.game.scorecard import Scorecard
from yacht_desktop.game.state import GameState, LegalMoves

# What a pasted expression may use.
NAMES: dict[str, Any] = {
    **{name: getattr(categories, name) for name in categories.__all__},
    **{
        thing.__name__: thing
        for thing in (
            GameState,
            Joker,
            Keep,
            LegalMoves,
            Option,
            Roll,
            RuleSet,
            Score,
            Scorecard,
            Throw,
            UpperBonus,
            ruleset,
        )
    },
}
RULES = (*EVERY, *TINY, BLANK)
VALUES: list[Any] = [
    Roll((1, 2, 3, 4, 5)),
    Roll((1, 2, 3, 4, 5), frozenset({4, 0})),
    Score("full_house"),
    Keep(frozenset()),
    Keep(frozenset({3, 1})),
    Throw(player=5, turn=12, roll=3, die=4),
    Joker.FREE,
    UpperBonus(63, 35),
    STRAIGHTS,
    conditions.Anything(),
    conditions.Exactly((1, 3, 5)),
    conditions.Face(4),
    conditions.FullHouse(five_equal=True),
    conditions.OfAKind(4, all_count=True),
    conditions.Pairs(2),
    conditions.Run(4),
    conditions.Total(13, with_pair=True),
    *dict.fromkeys(category for rules in RULES for category in rules.categories),
    GameState.start(BLANK, 1).legal_moves,
    Scorecard.empty(BLANK).filled("eights", (8, 8, 8, 1)),
    GameState.start(BLANK, 2).after(Roll((8, 8, 1, 1))).after(Roll((8, 8, 3, 4), frozenset({0, 1}))),
    GameState.start(ruleset("generala"), 3).after(Roll((2, 2, 2, 2, 2))).after(Score("generala")),
]
ILLEGAL: list[type[errors.IllegalMove]] = [errors.IllegalMove, *errors.IllegalMove.__subclasses__()]
FAULTS = [
    errors.UnknownRules("bluff", ("yacht", "crag")),
    errors.UnknownOption("joker", "maybe", ("free", "none")),
    errors.BadDice((7,), 5, 6),
    errors.BadFaces(300),
    errors.BadSeed(31, 32),
    errors.BadPlayers(7, 6),
    errors.DiceMissing(Throw(0, 1, 1, 0)),
    notation.BadNotation(3, "has no roll"),
    *(kind(Score("ones"), GameState.start(ruleset("yacht"), 1)) for kind in ILLEGAL),
]


@pytest.mark.parametrize("rules", RULES, ids=named)
def test_a_rule_set_can_be_pasted_back(rules: RuleSet) -> None:
    pasted = eval(repr(rules), NAMES)
    assert pasted == rules
    assert hash(pasted) == hash(rules)
    assert repr(pasted) == repr(rules)


def test_a_rule_set_names_only_the_options_that_differ() -> None:
    assert repr(ruleset("yacht")) == "ruleset('yacht')"
    assert repr(ruleset("yacht", straights="15/20")) == "ruleset('yacht', straights='15/20')"
    assert repr(ruleset("american", extra_bonus="no")) == "ruleset('american', extra_bonus='no')"


@pytest.mark.parametrize("rules", RULES, ids=named)
def test_a_rule_set_travels_to_another_process_and_back(rules: RuleSet) -> None:
    for copied in (pickle.loads(pickle.dumps(rules)), copy.copy(rules), copy.deepcopy(rules)):
        assert copied == rules
        assert hash(copied) == hash(rules)
        if rules in EVERY:
            assert copied is rules


@pytest.mark.parametrize(
    "changed",
    [
        dataclasses.replace(ruleset("yacht"), rolls=4),
        dataclasses.replace(ruleset("yacht"), options=()),
        dataclasses.replace(ruleset("yacht"), options=(("straights", "nonsense"),)),
        dataclasses.replace(ruleset("yacht"), id="yatzy"),
        dataclasses.replace(ruleset("crag"), id="my_own"),
    ],
    ids=lambda rules: rules.id,
)
def test_a_rule_set_of_ones_own_is_not_taken_for_the_listed_one(changed: RuleSet) -> None:
    assert repr(changed).startswith("RuleSet(")
    assert eval(repr(changed), NAMES) == changed
    assert pickle.loads(pickle.dumps(changed)) == changed


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_a_value_can_be_pasted_back_and_sent(value: object) -> None:
    pasted = eval(repr(value), NAMES)
    assert pasted == value
    assert type(pasted) is type(value)
    assert hash(pasted) == hash(value)
    assert pickle.loads(pickle.dumps(value)) == value
    assert copy.deepcopy(value) == value


def test_a_value_cannot_be_changed() -> None:
    for value in (item for item in VALUES if not isinstance(item, Joker)):
        for field in dataclasses.fields(value):
            with pytest.raises(dataclasses.FrozenInstanceError):
                setattr(value, field.name, None)
        assert not hasattr(value, "__dict__")


def test_values_of_different_kinds_are_never_equal() -> None:
    assert len(set(VALUES)) == len(VALUES)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
def test_a_fault_travels_to_another_process_with_its_fields(fault: Exception) -> None:
    for copied in (pickle.loads(pickle.dumps(fault)), copy.copy(fault)):
        assert type(copied) is type(fault)
        assert str(copied) == str(fault)
        assert vars(copied) == vars(fault)


def test_every_fault_says_one_clear_line() -> None:
    texts = [str(fault) for fault in FAULTS]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text
        assert "\n" not in text
    assert texts[:8] == [
        "unknown rule set 'bluff'; there are yacht, crag",
        "unknown option joker='maybe'; possible: free, none",
        "dice (7,) are not 5 dice with faces 1 to 6",
        "a die has 1 to 256 faces, not 300",
        "a seed has 32 bytes, not 31",
        "a game has 1 to 6 players, not 7",
        "no dice for Throw(player=0, turn=1, roll=1, die=0)",
        "line 3: has no roll",
    ]


def test_an_illegal_move_names_the_move_and_the_position() -> None:
    for fault in FAULTS[8:]:
        assert isinstance(fault, errors.IllegalMove)
        assert str(fault) == f"ones: {fault.reason} (yacht, turn 1, player 1, dice none, 3 rolls left)"


@pytest.mark.parametrize(
    "dice",
    [
        (1, 2, 3, 4),
        (1, 2, 3, 4, 5, 6),
        (),
        (0, 1, 2, 3, 4),
        (1, 2, 3, 4, 7),
        (-1, 2, 3, 4, 5),
        (True, 2, 3, 4, 5),
        (1.0, 2, 3, 4, 5),
        (1, 2, 3, 4, float("nan")),
        ("1", "2", "3", "4", "5"),
        (None, 2, 3, 4, 5),
        "12345",
    ],
    ids=repr,
)
def test_dice_that_no_table_holds(dice: tuple[int, ...]) -> None:
    with pytest.raises(errors.BadDice) as fault:
        ruleset("yacht").check_dice(dice)
    assert (fault.value.dice, fault.value.count, fault.value.faces) == (dice, 5, 6)


def test_dice_of_the_table_pass() -> None:
    ruleset("yacht").check_dice((1, 6, 1, 6, 3))
    ruleset("crag").check_dice((1, 6, 1))
    BLANK.check_dice((8, 1, 8, 1))
    with pytest.raises(errors.BadDice):
        BLANK.check_dice((9, 1, 8, 1))
