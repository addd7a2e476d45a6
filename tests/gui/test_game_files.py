"""Games saved and opened by keys, by dropping a file and from the command line."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QFileDialog, QLineEdit

from tests.gui.driver import Driver, mixed, people
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session import settings as s
from yacht_desktop.session.games import Opening
from yacht_desktop.session.notes import Note, NoteKind
from yacht_desktop.ui.file_trouble_dialog import FileTroubleDialog
from yacht_desktop.ui.wording.dice import die_spoken

CONTROL = Qt.KeyboardModifier.ControlModifier


def dialog_of(driver: Driver, kind: type[QDialog]) -> QDialog:
    found: list[QDialog] = []

    def shown() -> None:
        found[:] = [one for one in driver.window.findChildren(kind) if one.isVisible()]
        assert len(found) == 1

    driver.qtbot.waitUntil(shown)
    return found[0]


def name_file(driver: Driver, path: Path) -> None:
    """Type a file's name into the dialog that is open, and press Enter."""
    dialog = dialog_of(driver, QFileDialog)
    field = dialog.findChild(QLineEdit)
    assert isinstance(dialog, QFileDialog)
    assert isinstance(field, QLineEdit)

    def named() -> bool:
        # No hand is so quick, but before the dialog has looked at its folder it adds the file marked there.
        field.setText(str(path))
        files = dialog.selectedFiles()
        return len(files) == 1 and files[0].startswith(str(path))

    driver.qtbot.waitUntil(named)
    QTest.keyClick(field, Qt.Key.Key_Return)


def press_control(driver: Driver, key: Qt.Key) -> None:
    """Press Ctrl and a key in the window, to which no window manager here gives the keyboard back."""
    driver.window.activateWindow()
    driver.qtbot.waitUntil(driver.window.isActiveWindow)
    driver.press(key, CONTROL)


def save_as(driver: Driver, path: Path) -> None:
    press_control(driver, Qt.Key.Key_S)
    with driver.qtbot.waitSignal(driver.window.file_desk.files.saved):
        name_file(driver, path)


def open_file(driver: Driver, path: Path) -> None:
    press_control(driver, Qt.Key.Key_O)
    with driver.qtbot.waitSignal(driver.window.file_desk.files.opened):
        name_file(driver, path)


def sentence(driver: Driver) -> str:
    return driver.find("statusLine").accessibleName()


def play_turn(driver: Driver) -> None:
    driver.press(Qt.Key.Key_R)
    driver.session.score(next(iter(driver.session.state.possible_scores)))


def drop(driver: Driver, *urls: QUrl) -> bool:
    """Drag something over the window and drop it; return whether it was welcome."""
    data, actions, buttons = QMimeData(), Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    data.setUrls(list(urls))
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(400, 300), actions, data, buttons, none)
    enter.ignore()
    QApplication.sendEvent(driver.window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(driver.window, QDropEvent(QPointF(400, 300), actions, data, buttons, none))
    return enter.isAccepted()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Åsa's game 🎲.yachtgame"


def test_a_game_is_saved_and_goes_on_another_day(driver: Driver, path: Path) -> None:
    play_turn(driver)
    driver.press(Qt.Key.Key_R)
    driver.session.note(Note(2, 0, NoteKind.HINT, stage=1))
    moves, notes = driver.session.moves, driver.session.notes
    save_as(driver, path)
    assert sentence(driver) == f"The game is saved as {path.name}."
    driver.session.new_game(people("Otto", "Anna", rules=ruleset("yatzy")))
    open_file(driver, path)
    assert (driver.session.moves, driver.session.notes) == (moves, notes)
    dice = driver.session.state.dice or ()
    assert driver.find("die1").accessibleName() == die_spoken(0, dice[0])
    driver.window.activateWindow()
    driver.press(Qt.Key.Key_R)
    assert len(driver.session.moves) == len(moves) + 1
    for _ in range(3):
        press_control(driver, Qt.Key.Key_Z)
    assert driver.session.moves == moves[:1]


def test_the_ending_is_added_and_the_name_suggested(driver: Driver, tmp_path: Path) -> None:
    press_control(driver, Qt.Key.Key_S)
    dialog = dialog_of(driver, QFileDialog)
    field = dialog.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    assert field.text().startswith("Yacht 1938 20")
    with driver.qtbot.waitSignal(driver.window.file_desk.files.saved):
        name_file(driver, tmp_path / "short")
    assert (tmp_path / "short.yachtgame").is_file()


def test_a_game_under_way_stays_in_the_library_when_a_file_is_opened(driver: Driver, path: Path) -> None:
    driver.session.new_game(people("Otto", "Anna"))
    play_turn(driver)
    save_as(driver, path)
    moves = driver.session.moves
    driver.session.new_game(people("", ""))
    play_turn(driver)
    left = driver.game.autosave.number
    assert left is not None
    open_file(driver, path)
    assert driver.session.moves == moves
    assert driver.game.games.open(left) is Opening.DONE
    assert len(driver.session.moves) == 2


def test_the_file_of_an_unfinished_game_opened_again_and_again_makes_no_other_game(driver: Driver, path: Path) -> None:
    play_turn(driver)
    save_as(driver, path)
    number = driver.game.autosave.number
    play_turn(driver)
    moves = driver.session.moves
    open_file(driver, path)
    assert (driver.game.autosave.number, driver.session.moves) == (number, moves)
    assert sentence(driver) == "This game has gone on since the file was saved: it is as you left it."
    driver.session.new_game(people("", ""))
    play_turn(driver)
    for _ in range(2):
        open_file(driver, path)
        assert (driver.game.autosave.number, driver.session.moves) == (number, moves)


def test_a_file_from_elsewhere_is_the_same_game_once_somebody_has_moved(driver: Driver, path: Path) -> None:
    path.write_text(
        'yachtgame 1\nrules: yacht\nplayer.1: person "Åsa"\ndate: 2025-01-01T00:00:00+00:00\n\n1 1: 11134 ones=3\n',
        encoding="utf-8",
    )
    open_file(driver, path)
    play_turn(driver)
    number, moves = driver.game.autosave.number, driver.session.moves
    driver.session.new_game(people("", ""))
    open_file(driver, path)
    assert (driver.game.autosave.number, driver.session.moves) == (number, moves)


def test_a_finished_game_shows_its_result(driver: Driver, path: Path) -> None:
    driver.session.new_game(people("Otto", "Anna"))
    while not driver.session.state.is_over:
        play_turn(driver)
    state = driver.session.state
    save_as(driver, path)
    driver.session.new_game(people("", ""))
    open_file(driver, path)
    driver.qtbot.waitUntil(lambda: driver.find("resultPage").isVisible())
    assert driver.session.state == state
    assert str(max(state.totals)) in sentence(driver)


def test_a_file_that_is_no_game_is_told_in_one_sentence(driver: Driver, path: Path) -> None:
    play_turn(driver)
    before = driver.session.position
    path.write_text('yachtgame 1\nrules: yacht\nplayer.1: person ""\n\n1 1: 12347 ones=1\n', encoding="utf-8")
    press_control(driver, Qt.Key.Key_O)
    with driver.qtbot.waitSignal(driver.window.file_desk.files.failed):
        name_file(driver, path)
    dialog = dialog_of(driver, FileTroubleDialog)
    assert dialog.accessibleDescription() == f"{path.name}, line 5: the rules do not allow this."
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert driver.session.position == before


def test_a_file_dropped_on_the_window_is_opened(driver: Driver, path: Path) -> None:
    play_turn(driver)
    save_as(driver, path)
    driver.session.new_game(people("", ""))
    assert not drop(driver)
    assert not drop(driver, QUrl("https://example.org/game.yachtgame"))
    with driver.qtbot.waitSignal(driver.window.file_desk.files.opened):
        assert drop(driver, QUrl.fromLocalFile(str(path)))
    assert len(driver.session.moves) == 2


def test_a_file_named_with_the_program_is_opened_whatever_a_computer_has_played(
    make_driver: Callable[..., Driver], path: Path
) -> None:
    driver = make_driver(mixed(Level.DECKHAND, None))
    save_as(driver, path)
    driver.wait_for_person()
    play_turn(driver)
    driver.game.window.file_desk.open_file(path)
    with driver.qtbot.waitSignal(driver.window.file_desk.files.opened):
        pass
    assert driver.session.moves == () or len(driver.session.moves) < 5


@pytest.mark.parametrize(
    ("language", "title", "button"),
    [(s.Language.SWEDISH, "Öppna spel", "Avbryt"), (s.Language.FINNISH, "Avaa peli", "Peru")],
)
def test_file_dialogs_speak_the_language_of_the_house(
    driver: Driver, qtbot: QtBot, language: s.Language, title: str, button: str
) -> None:
    driver.game.settings.set(s.LANGUAGE, language)
    press_control(driver, Qt.Key.Key_O)
    dialog = dialog_of(driver, QFileDialog)
    assert dialog.windowTitle() == title
    words = {one.text().replace("&", "") for one in dialog.findChildren(QAbstractButton)}
    assert button in words
    assert not words & {"Open", "Cancel"}
    dialog.reject()


def test_a_dialog_is_opened_once(driver: Driver) -> None:
    for _ in range(3):
        driver.action("openGameAction").trigger()
    dialog_of(driver, QFileDialog).reject()


def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(driver: Driver, tmp_path: Path) -> None:
    play_turn(driver)
    driver.window.file_desk.files.save(tmp_path / "nowhere" / "game.yachtgame")
    dialog = dialog_of(driver, FileTroubleDialog)
    assert dialog.accessibleName() == "The game was not saved"
    assert dialog.accessibleDescription() == "game.yachtgame cannot be written there."
    dialog.reject()
    play_turn(driver)
    assert len(driver.session.moves) == 4
