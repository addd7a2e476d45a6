"""Names: of boxes, rule sets, options and players."""

import unicodedata

from PySide6.QtCore import QCoreApplication

from yacht_desktop.game.rulesets import RuleSet, options_of
from yacht_desktop.session.names import first_characters
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui.wording.levels import level_name
from yacht_desktop.ui.wording.plurals import Plurals

translate = QCoreApplication.translate

LONGEST_IN_SENTENCE = 32
_LEFT_OUT = "…"
_USUAL_DICE = 5
_RIGHT_TO_LEFT = frozenset({"R", "AL"})
_TURNS_TEXT = frozenset({"RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "PDF", "PDI"})
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"


def category_name(rules_id: str, category_id: str) -> str:
    """Return the name of a box.

    Raises:
        KeyError: no rule set has a box of that identifier.
    """
    own = _generala_names() if rules_id == "generala" else {}
    return own.get(category_id) or _category_names()[category_id]


def _category_names() -> dict[str, str]:
    return {
        "ones": translate("Categories", "Ones"),
        "twos": translate("Categories", "Twos"),
        "threes": translate("Categories", "Threes"),
        "fours": translate("Categories", "Fours"),
        "fives": translate("Categories", "Fives"),
        "sixes": translate("Categories", "Sixes"),
        "one_pair": translate("Categories", "One Pair"),
        "two_pairs": translate("Categories", "Two Pairs"),
        "three_of_a_kind": translate("Categories", "Three of a Kind"),
        "four_of_a_kind": translate("Categories", "Four of a Kind"),
        "five_of_a_kind": translate("Categories", "Five of a Kind"),
        "full_house": translate("Categories", "Full House"),
        "little_straight": translate("Categories", "Little Straight"),
        "big_straight": translate("Categories", "Big Straight"),
        "small_straight": translate("Categories", "Small Straight"),
        "large_straight": translate("Categories", "Large Straight"),
        "odd_straight": translate("Categories", "Odd Straight"),
        "even_straight": translate("Categories", "Even Straight"),
        "low_straight": translate("Categories", "Low Straight"),
        "high_straight": translate("Categories", "High Straight"),
        "choice": translate("Categories", "Choice"),
        "chance": translate("Categories", "Chance"),
        "yacht": translate("Categories", "Yacht"),
        "yatzy": translate("Categories", "Yatzy"),
        "thirteen": translate("Categories", "Thirteen"),
        "crag": translate("Categories", "Crag"),
    }


def _generala_names() -> dict[str, str]:
    """The boxes that keep their Spanish names in every language."""
    return {
        "straight": translate("Categories", "Escalera"),
        "full_house": translate("Categories", "Full"),
        "four_of_a_kind": translate("Categories", "Póker"),
        "generala": translate("Categories", "Generala"),
        "double_generala": translate("Categories", "Double Generala"),
    }


def bonus_name(points: int) -> str:
    """Return the name of the row of the upper bonus."""
    return translate("Categories", "Bonus {points}").format(points=points)


def extra_bonus_name() -> str:
    """Return the name of the row of the bonus for further fives of a kind."""
    return translate("Categories", "Extra bonus")


def total_name() -> str:
    """Return the name of the row of totals."""
    return translate("Categories", "Total")


def rules_name(rules_id: str) -> str:
    """Return the name of a rule set.

    Raises:
        KeyError: there is no such rule set.
    """
    return {
        "yacht": translate("Rules", "Yacht 1938"),
        "yacht_modern": translate("Rules", "Yacht modern"),
        "yatzy": translate("Rules", "Yatzy"),
        "american": translate("Rules", "American rules"),
        "generala": translate("Rules", "Generala"),
        "crag": translate("Rules", "Crag"),
    }[rules_id]


def rules_summary(rules: RuleSet) -> str:
    """Return what sets a rule set apart, in a few words: `12 categories, no bonus`."""
    if rules.bonus is not None:
        return Plurals().categories_bonus(rules.turns).format(points=rules.bonus.points)
    if any(category.served_points is not None for category in rules.categories):
        return Plurals().categories_served(rules.turns)
    if rules.dice != _USUAL_DICE:
        return Plurals().dice_and_categories(rules.dice).format(categories=Plurals().categories(rules.turns))
    return Plurals().categories_no_bonus(rules.turns)


def option_name(option_id: str) -> str:
    """Return the name of an option.

    Raises:
        KeyError: there is no such option.
    """
    return {
        "straights": translate("Options", "Straights"),
        "four_of_a_kind": translate("Options", "Four of a Kind counts"),
        "five_equal_full_house": translate("Options", "Five equal dice are a Full House"),
        "forced_order": translate("Options", "From top to bottom"),
        "joker": translate("Options", "Joker"),
        "extra_bonus": translate("Options", "100 points for each further Five of a Kind"),
        "generala": translate("Options", "Generala"),
        "double_generala": translate("Options", "Double Generala"),
    }[option_id]


def option_value(option_id: str, value: str) -> str:
    """Return the name of one of an option's values; for two straights any two numbers are one.

    Raises:
        KeyError: the option has no such value.
    """
    if option_id == "straights":
        return _straights(*value.split("/"))
    if value in {"yes", "no"}:
        return translate("Options", "Yes") if value == "yes" else translate("Options", "No")
    return {
        ("four_of_a_kind", "four_dice"): translate("Options", "Those four dice"),
        ("four_of_a_kind", "all_dice"): translate("Options", "All five dice"),
        ("joker", "forced"): translate("Options", "Forced"),
        ("joker", "free"): translate("Options", "Free"),
        ("joker", "none"): translate("Options", "None"),
        ("generala", "50"): translate("Options", "50 points"),
        ("generala", "60"): translate("Options", "60 points"),
    }[option_id, value]


def _straights(little: str, big: str) -> str:
    if little == big:
        return translate("Options", "{points} each").format(points=little)
    return translate("Options", "{little} and {big}").format(little=little, big=big)


def chosen_options(rules: RuleSet) -> tuple[str, ...]:
    """Return a phrase for each option of a rule set that is not at its default."""
    defaults = {option.id: option.default for option in options_of(rules.id)}
    return tuple(
        translate("Options", "{option}: {value}").format(option=option_name(key), value=option_value(key, value))
        for key, value in rules.options
        if value != defaults[key]
    )


def is_you(setup: GameSetup, seat: int) -> bool:
    """Return whether a seat is spoken to as "you": the only person at the table, who typed no name."""
    people = [place for place, player in enumerate(setup.players) if player.is_human]
    return people == [seat] and is_blank(setup.players[seat].name)


def player_name(setup: GameSetup, seat: int) -> str:
    """Return the name of a player: the typed one, fit to stand in a sentence, or the default one.

    A very long one ends with …, as a sentence must leave room for what it says of the player.
    """
    name = setup.players[seat].name
    return default_name(setup, seat) if is_blank(name) else shown_name(name, LONGEST_IN_SENTENCE)


def whole_name(setup: GameSetup, seat: int) -> str:
    """Return the same however long it is, for places that shorten it to their own room and tell the whole."""
    name = setup.players[seat].name
    return default_name(setup, seat) if is_blank(name) else shown_name(name)


def default_name(setup: GameSetup, seat: int) -> str:
    """Return the name of a player who typed none: You, Player 2, Captain, or Captain 2 where there are more."""
    level = setup.players[seat].level
    alike = [place for place, other in enumerate(setup.players) if other.level is level]
    if level is None:
        if len(alike) == 1:
            return translate("Players", "You")
        return translate("Players", "Player {number}").format(number=alike.index(seat) + 1)
    nameless = [place for place in alike if place == seat or is_blank(setup.players[place].name)]
    if len(nameless) == 1:
        return level_name(level)
    return translate("Players", "{level} {number}").format(level=level_name(level), number=nameless.index(seat) + 1)


def shown_name(name: str, most: int | None = None) -> str:
    r"""Return a typed name so that it cannot turn the text around it.

    It becomes one line, loses signs that turn the direction of writing, and is set apart where it
    is written from right to left. With more than `most` letters, as people count them, it ends with ….

    >>> shown_name("An\u202ena"), shown_name("\u05d3\u05df") == "\u2068\u05d3\u05df\u2069"
    ('Anna', True)
    """
    directions = {letter: unicodedata.bidirectional(letter) for letter in name}
    one_line = " ".join("".join(letter for letter in name if directions[letter] not in _TURNS_TEXT).split())
    if most is not None and first_characters(one_line, most) != one_line:
        one_line = first_characters(one_line, most - 1).rstrip() + _LEFT_OUT
    if _RIGHT_TO_LEFT.isdisjoint(directions.values()):
        return one_line
    return f"{_ISOLATE}{one_line}{_END_ISOLATE}"


def is_blank(name: str) -> bool:
    """Return whether a name shows nothing: spaces, controls and signs without width at most."""
    return all(unicodedata.category(letter)[0] in "ZC" for letter in name)
