"""What the status line says at its right end is true: the rules, the dice, and whether the game is saved."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import Qt

from tests.gui.driver import Driver, people
from yacht_desktop.session import settings as s

WRITTEN = """yachtgame 1
rules: yacht
options: straights=30/30 four_of_a_kind=four_dice five_equal_full_house=no
player.1: person "Åsa"
dice: computer
"""
WHOLE = WRITTEN + "".join(
    f"\n{turn} 1: 22556 {box}={points}"
    for turn, (box, points) in enumerate(
        [
            *(("ones", 0), ("twos", 4), ("threes", 0), ("fours", 0), ("fives", 10), ("sixes", 6), ("full_house", 0)),
            *(("four_of_a_kind", 0), ("little_straight", 0), ("big_straight", 0), ("choice", 20), ("yacht", 0)),
        ],
        1,
    )
)


def facts(driver: Driver) -> str:
    return driver.find("statusLine").accessibleDescription()


@pytest.fixture
def driver(qtbot: QtBot, tmp_path: Path):
    made = Driver(qtbot, tmp_path, people("Åsa", "Bo"))
    yield made
    made.close()


def test_a_game_that_is_kept_after_every_move_is_said_to_be_saved(driver: Driver) -> None:
    assert facts(driver) == "Yacht 1938, Dice rolled by the computer, Saved"
    driver.press(Qt.Key.Key_R)
    driver.press(Qt.Key.Key_1)
    assert facts(driver).endswith(", Saved")


def test_one_that_cannot_be_written_is_said_not_to_be_until_it_is(driver: Driver, qtbot: QtBot, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "library.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        driver.press(Qt.Key.Key_R)
        assert facts(driver).endswith(", Not saved")
        other.execute("ROLLBACK")
    qtbot.waitUntil(lambda: facts(driver).endswith(", Saved"))


def test_without_a_place_for_files_nothing_is_saved(qtbot: QtBot, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("no folder", encoding="utf-8")
    driver = Driver(qtbot, home, people("Åsa"))
    driver.press(Qt.Key.Key_R)
    assert facts(driver).endswith(", Not saved")
    driver.close()


def test_a_finished_game_that_is_only_looked_at_is_neither(driver: Driver, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "whole.yachtgame"
    file.write_text(WHOLE + "\n", encoding="utf-8")
    with qtbot.waitSignal(driver.session.started):
        driver.game.window.file_desk.open_file(file)
    assert driver.session.state.is_over
    assert facts(driver) == "Yacht 1938, Dice rolled by the computer"


@pytest.mark.parametrize(("language", "word"), [(s.Language.SWEDISH, "Sparat"), (s.Language.FINNISH, "Tallennettu")])
def test_it_follows_the_language(driver: Driver, qtbot: QtBot, language: s.Language, word: str) -> None:
    driver.game.settings.set(s.LANGUAGE, language)
    qtbot.waitUntil(lambda: facts(driver).endswith(f", {word}"))


def test_what_was_said_last_is_said_in_another_language_too(driver: Driver, qtbot: QtBot) -> None:
    line = driver.find("statusLine")
    assert line.accessibleName() == "Åsa to play."
    driver.game.settings.set(s.LANGUAGE, s.Language.FINNISH)
    qtbot.waitUntil(lambda: line.accessibleName() == "Vuorossa on Åsa.")
    driver.press(Qt.Key.Key_R)
    driver.game.settings.set(s.LANGUAGE, s.Language.SWEDISH)
    qtbot.waitUntil(lambda: "kast kvar" in line.accessibleName())
