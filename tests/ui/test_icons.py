"""Icons exist for every tool and category, in the colour asked for, at every pixel ratio."""

import itertools

import pytest

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from yacht_desktop.game.rulesets import RULE_IDS, ruleset
from yacht_desktop.ui.glyphs import CATEGORIES, TOOLS, path_of
from yacht_desktop.ui.icons import paint_category_icon, paint_icon
from yacht_desktop.ui.theme import Look

RULES_PAGE = {
    "yacht": ("ones twos threes fours fives sixes full_house four_of_a_kind little_straight big_straight choice yacht"),
    "yacht_modern": "choice four_of_a_kind full_house small_straight large_straight yacht",
    "yatzy": (
        "one_pair two_pairs three_of_a_kind four_of_a_kind small_straight large_straight full_house chance yatzy"
    ),
    "american": ("three_of_a_kind four_of_a_kind full_house small_straight large_straight five_of_a_kind chance"),
    "generala": "straight full_house four_of_a_kind generala double_generala",
    "crag": "odd_straight even_straight low_straight high_straight three_of_a_kind thirteen crag",
}
NAMED = (
    "new_game undo redo rules preferences keyboard about mute close add human computer grip chevron check "
    "trophy rematch coach statistics hint enter review warning"
)


def category(name: str, size: int = 40) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        paint_category_icon(painter, QRectF(0, 0, size, size), name, QColor("black"))
    return image


def ink(image: QImage) -> int:
    return sum(image.pixelColor(x, y).alpha() > 128 for x in range(image.width()) for y in range(image.height()))


def test_every_category_of_the_rules_page_has_an_icon() -> None:
    assert {name for names in RULES_PAGE.values() for name in names.split(" ")} == set(CATEGORIES)


def test_every_category_of_the_engine_has_an_icon() -> None:
    for rules in map(ruleset, RULE_IDS):
        for box in rules.categories:
            assert box.id in CATEGORIES, (rules.id, box.id)


def test_every_named_tool_has_an_icon() -> None:
    assert set(NAMED.split(" ")) <= set(TOOLS)


@pytest.mark.parametrize("name", [*TOOLS, *CATEGORIES])
def test_every_icon_stays_inside_its_grid_and_is_not_empty(qapp, name: str) -> None:
    glyph = TOOLS.get(name) or CATEGORIES[name]
    painted = QRectF()
    for commands, reach in ((glyph.stroke, 0.8), (glyph.faint, 0.8), (glyph.fill, 0.0)):
        if commands:
            painted = painted.united(path_of(commands).boundingRect().adjusted(-reach, -reach, reach, reach))
    assert QRectF(0, 0, 20, 20).contains(painted), painted
    assert painted.width() > 3


def test_faces_have_as_many_pips_as_they_say(qapp) -> None:
    counts = [ink(category(name, 200)) for name in ("ones", "twos", "threes", "fours", "fives", "sixes")]
    steps = [second - first for first, second in itertools.pairwise(counts)]
    assert max(steps) - min(steps) <= 0.05 * max(steps)


def test_within_a_rule_set_no_two_categories_look_alike(qapp) -> None:
    for rules in map(ruleset, RULE_IDS):
        pictures = {box.id: category(box.id) for box in rules.categories}
        for first, second in itertools.combinations(pictures, 2):
            assert pictures[first] != pictures[second], (rules.id, first, second)


def test_an_unknown_category_is_an_empty_die(qapp) -> None:
    assert ink(category("of_a_set_for_tests")) > 0
    assert ink(category("of_a_set_for_tests", 200)) < ink(category("ones", 200))


def tool(name: str, colour: QColor, size: int = 20) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        paint_icon(painter, QRectF(0, 0, size, size), name, colour)
    return image


def test_an_unknown_tool_is_an_error(qapp) -> None:
    with pytest.raises(KeyError):
        tool("no_such_tool", QColor("black"))


@pytest.mark.parametrize("dark", [False, True])
def test_a_tool_is_in_the_colour_asked_for(look: Look, *, dark: bool) -> None:
    look.set_dark(dark)
    for wanted in (look.theme.ink, look.theme.disabled):
        seen = tool("statistics", wanted).pixelColor(10, 10)
        assert seen.alphaF() > 0.7
        assert seen.rgb() & 0xF0F0F0 == wanted.rgb() & 0xF0F0F0


@pytest.mark.parametrize("size", [25, 30, 40, 60])
def test_a_larger_icon_is_drawn_and_not_stretched(qapp, size: int) -> None:
    small, large = tool("undo", QColor("black")), tool("undo", QColor("black"), size)
    assert large != small.scaled(size, size, mode=Qt.TransformationMode.SmoothTransformation)
    # Strokes grow with the icon, and their soft edges do not.
    assert soft(large) / ink(large) < soft(small) / ink(small)


def soft(image: QImage) -> int:
    alphas = (image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height()))
    return sum(16 < alpha < 240 for alpha in alphas)


@pytest.mark.parametrize("commands", ["Q 1 2", "M 1", "R 1 2 3 4"])
def test_a_mistyped_path_is_an_error(commands: str) -> None:
    with pytest.raises(ValueError, match=r"'[QMR]'"):
        path_of(commands)
