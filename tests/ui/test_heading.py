"""The heading says whose turn it is, as plain text, in the room it has."""

from collections.abc import Iterator

import pytest

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.heading import TurnHeading
from yacht_desktop.ui.theme import LIGHT, Look

HINT = "Hold any dice, then roll again — or choose a score."


@pytest.fixture
def heading(look: Look, qtbot) -> Iterator[TurnHeading]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(700, 100)
    heading = TurnHeading(look, window)
    heading.setGeometry(0, 0, 556, 60)
    window.show()
    qtbot.waitExposed(window)
    yield heading
    window.close()


def show(heading: TurnHeading, title: str = "Your turn", now: int = 7, flag: int = 0) -> None:
    heading.set_turn(
        flag, title, HINT, round_text_strong=f"Round {now}", round_text_rest="of 12", round_now=now, rounds=12
    )


def grab(heading: TurnHeading) -> QImage:
    image = QImage(heading.size(), QImage.Format.Format_RGB32)
    image.fill(LIGHT.bg)
    heading.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return image


def test_it_speaks_title_round_and_hint(heading: TurnHeading) -> None:
    show(heading)
    assert heading.accessibleName() == "Your turn. Round 7 of 12"
    assert heading.accessibleDescription() == HINT


def test_the_design_at_556_by_60(heading: TurnHeading, look: Look) -> None:
    look.set_motion(0)
    show(heading)
    image = grab(heading)
    assert image.pixelColor(8, 18) == LIGHT.flag_fields[0]
    assert image.pixelColor(16, 18) == LIGHT.ivory
    ticks = [image.pixelColor(556 - 141 + 12 * number + 4, 50) for number in range(12)]
    assert ticks[:6] == [LIGHT.tick_done] * 6
    assert ticks[6] == LIGHT.brass
    assert ticks[7:] == [LIGHT.line2] * 5
    # The tick of the round that is played is higher than the others.
    assert image.pixelColor(556 - 141 + 72 + 4, 46) == LIGHT.brass
    assert image.pixelColor(556 - 141 + 4, 46) != LIGHT.tick_done


def test_after_the_last_round_all_ticks_are_done(heading: TurnHeading) -> None:
    show(heading, now=13)
    image = grab(heading)
    assert all(image.pixelColor(556 - 141 + 12 * number + 4, 50) == LIGHT.tick_done for number in range(12))


def test_a_long_name_ends_in_dots_before_the_round_and_is_whole_in_the_tool_tip(heading: TurnHeading) -> None:
    title = "The Admiral of the whole fleet of the Baltic Sea"
    show(heading, title)
    assert heading.toolTip() == title
    image = grab(heading)
    gap = [image.pixelColor(x, y) for x in range(457, 467) for y in range(4, 32)]
    assert all(pixel == LIGHT.bg for pixel in gap)
    show(heading, "Your turn")
    assert heading.toolTip() == ""


def test_a_name_cannot_bring_formatting_into_the_tool_tip(heading: TurnHeading) -> None:
    show(heading, "<b>Admiral</b> & <img src=x> of the whole fleet of the Baltic Sea")
    assert "<b>" not in heading.toolTip()
    assert "&lt;b&gt;Admiral" in heading.toolTip()


def test_the_compact_form_is_one_line_with_the_rest_in_its_tool_tip(heading: TurnHeading) -> None:
    heading.resize(300, 28)
    show(heading)
    heading.set_more_tip("Second roll. Two dice to roll, three held.")
    assert heading.toolTip().split("\n") == [HINT, "Second roll. Two dice to roll, three held."]
    assert grab(heading).pixelColor(6, 14) == LIGHT.flag_fields[0]


def test_another_players_turn_fades_in_and_ends_by_itself(heading: TurnHeading, look: Look, qtbot) -> None:
    look.set_motion(0.3)
    show(heading)
    show(heading, "Captain's turn", flag=1)
    start = grab(heading).pixelColor(8, 18)
    qtbot.waitUntil(lambda: grab(heading).pixelColor(4, 18) == LIGHT.flag_fields[1], timeout=1000)
    assert start != LIGHT.flag_fields[1]


@pytest.mark.parametrize("how", ["reduced", "none", "finished"])
def test_without_motion_the_turn_changes_at_once(heading: TurnHeading, look: Look, how: str) -> None:
    look.set_reduced_motion(reduced=how == "reduced")
    look.set_motion(0 if how == "none" else 1)
    show(heading)
    show(heading, "Captain's turn", flag=1)
    if how == "finished":
        heading.finish_motion()
    assert grab(heading).pixelColor(4, 18) == LIGHT.flag_fields[1]


def test_the_next_round_of_the_same_player_does_not_fade(heading: TurnHeading) -> None:
    show(heading, now=1)
    show(heading, now=2)
    assert grab(heading).pixelColor(8, 18) == LIGHT.flag_fields[0]
