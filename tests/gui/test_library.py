"""The library in the real window: by keys, by mouse, by dropping files, and for a screen reader."""

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QAction, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QLineEdit, QWidget

from tests.gui.driver import Driver, people
from tests.session.library_games import STRANGE, opened, stored, text_of
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session import settings as s
from yacht_desktop.session.games import Opening
from yacht_desktop.session.setup import Player
from yacht_desktop.storage.library_entries import Entry
from yacht_desktop.ui.import_troubles import ImportTroubles
from yacht_desktop.ui.library_list import LibraryList
from yacht_desktop.ui.library_notice import LibraryNotice
from yacht_desktop.ui.library_window import LibraryWindow
from yacht_desktop.ui.review_window import ReviewWindow

Found = TypeVar("Found", bound=QWidget)
KEY = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Shelves:
    """The library's window over a game."""

    def __init__(self, driver: Driver, keys: str = "Ctrl+L") -> None:
        self.driver = driver
        self.games = driver.game.games
        action = "gamesAction" if keys == "Ctrl+L" else "continueAction"
        assert driver.action(action).shortcut().toString() == keys
        driver.action(action).trigger()
        found = driver.window.findChild(LibraryWindow)
        assert isinstance(found, LibraryWindow)
        self.window = found
        self.window.activateWindow()
        driver.qtbot.waitUntil(self.window.isActiveWindow)
        self.list = self.one(LibraryList)
        self.wait()

    def one(self, kind: type[Found]) -> Found:
        found = self.window.findChild(kind)
        assert isinstance(found, kind)
        return found

    def wait(self) -> None:
        """Wait until what was asked of the library is there."""
        jobs = self.games.reader._jobs
        self.driver.qtbot.waitUntil(lambda: not jobs.is_busy and not self.list.games._asked)
        QApplication.processEvents()
        self.driver.qtbot.waitUntil(lambda: not jobs.is_busy and not self.list.games._asked)

    @property
    def entries(self) -> list[Entry]:
        self.wait()
        for row in range(len(self.list.games.numbers)):
            self.list.games.entry(row)
        self.wait()
        found = [self.list.games.entry(row) for row in range(len(self.list.games.numbers))]
        return [entry for entry in found if entry is not None]

    @property
    def notice(self) -> str:
        return self.one(LibraryNotice).sentence

    def button(self, name: str) -> QAbstractButton:
        found = self.window.findChild(QAbstractButton, f"library{name}Button")
        assert isinstance(found, QAbstractButton)
        return found

    def action(self, name: str) -> QAction:
        found = self.window.findChild(QAction, f"library{name}Action")
        assert isinstance(found, QAction)
        return found

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifiers)

    def choose(self, row: int) -> None:
        self.list.setCurrentIndex(self.list.games.index(row, 0))

    def search(self, text: str) -> None:
        field = self.window.findChild(QLineEdit, "librarySearch")
        assert isinstance(field, QLineEdit)
        field.setText(text)


def add(driver: Driver, *games) -> tuple[int, ...]:
    return driver.game.autosave.library.add(games)


def play_turn(driver: Driver) -> None:
    driver.session.roll()
    driver.session.score(next(iter(driver.session.state.possible_scores)))


def drop(target: QWidget, *paths: Path) -> bool:
    """Drag files over a window and drop them; return whether they were welcome."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    action, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(60, 60), action, data, left, none)
    QApplication.sendEvent(target, entering)
    dropping = QDropEvent(QPointF(60, 60), action, data, left, none)
    if entering.isAccepted():
        QApplication.sendEvent(target, dropping)
    return entering.isAccepted()


def files(folder: Path, texts: Sequence[str]) -> list[Path]:
    paths = [folder / f"{number}.yachtgame" for number in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, encoding="utf-8")
    return paths


# Going on


def test_a_game_that_was_left_is_gone_on_with_by_enter(driver: Driver) -> None:
    driver.session.new_game(people("Otto", "Anna"))
    play_turn(driver)
    moves = driver.session.moves
    driver.session.new_game(people(""))
    play_turn(driver)
    shelves = Shelves(driver, "Ctrl+Shift+L")
    assert [entry.finished for entry in shelves.entries] == [False, False]
    assert shelves.list.hasFocus()
    assert shelves.button("Open").text() == "&Continue"
    shelves.press(KEY.Key_Down)
    shelves.press(KEY.Key_Return)
    assert driver.session.moves == moves
    driver.qtbot.waitUntil(lambda: driver.window.findChild(LibraryWindow) is None)


def test_looking_does_not_disturb_the_game(driver: Driver) -> None:
    add(driver, *(stored(seed=seed, days=seed) for seed in range(1, 5)))
    driver.press(KEY.Key_R)
    driver.press(KEY.Key_1)
    before = driver.session.position
    shelves = Shelves(driver)
    for key in (KEY.Key_Down, KEY.Key_End, KEY.Key_Home, KEY.Key_PageDown, KEY.Key_1, KEY.Key_R, KEY.Key_Space):
        shelves.press(key)
    shelves.search("Anna")
    shelves.wait()
    shelves.press(KEY.Key_Escape)
    assert driver.session.position == before
    driver.press(KEY.Key_R)
    assert len(driver.session.moves) == 2


def test_a_finished_game_shows_its_result(driver: Driver) -> None:
    add(driver, stored(Player("Anna"), Player("Otto")))
    shelves = Shelves(driver)
    assert shelves.button("Open").text() == "&Open"
    QTest.mouseDClick(shelves.list.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(40, 20))
    driver.qtbot.waitUntil(lambda: driver.find("resultPage").isVisible())


def test_a_game_that_cannot_be_read_is_told_in_the_window(driver: Driver) -> None:
    add(driver, stored())
    driver.game.autosave.library.connection.execute("UPDATE texts SET text = 'rubbish'")
    shelves = Shelves(driver)
    for act in (shelves.window.open_chosen, shelves.window.review_chosen, shelves.window.copy_chosen):
        shelves.one(LibraryNotice).clear()
        act()
        shelves.wait()
        assert shelves.notice == "This game cannot be read."
    assert shelves.window.isVisible()


# Finding


def test_games_are_found_by_player_rules_and_state(driver: Driver) -> None:
    add(
        driver,
        stored(Player("Åsa"), days=4),
        stored(Player("Bo"), rules=ruleset("crag"), days=3, moves=5),
        stored(Player(), Player(level=Level.CAPTAIN), days=2),
    )
    shelves = Shelves(driver)
    assert [entry.rules for entry in shelves.entries] == ["yacht", "crag", "yacht"]
    shelves.press(KEY.Key_F, CONTROL)
    for key in (KEY.Key_C, KEY.Key_A, KEY.Key_P, KEY.Key_T):
        shelves.press(key)
    assert [len(entry.seats) for entry in shelves.entries] == [2]
    shelves.search("you")
    assert [len(entry.seats) for entry in shelves.entries] == [2]
    shelves.search("nobody")
    assert shelves.entries == []
    assert shelves.button("ShowAll").isVisible()
    shelves.button("ShowAll").click()
    assert len(shelves.entries) == 3
    shelves.window.show_unfinished()
    assert [entry.rules for entry in shelves.entries] == ["crag"]


def test_an_empty_library_says_what_to_do(driver: Driver) -> None:
    shelves = Shelves(driver)
    texts = [label.text() for label in shelves.window.findChildren(QLabel) if label.isVisible()]
    assert any(text.startswith("There are no games yet.") for text in texts)
    assert not shelves.button("Open").isEnabled()
    assert not shelves.button("Delete").isEnabled()


# Deleting


def test_games_are_deleted_by_key_and_had_back(driver: Driver) -> None:
    add(driver, *(stored(seed=seed, days=seed) for seed in range(1, 6)))
    shelves = Shelves(driver)
    shelves.press(KEY.Key_Down)
    shelves.press(KEY.Key_Down, SHIFT)
    second = shelves.list.numbers
    shelves.press(KEY.Key_Delete)
    shelves.wait()
    assert shelves.notice == "2 games deleted."
    assert len(shelves.entries) == 3
    assert shelves.list.how_many == 1
    assert shelves.list.currentIndex().row() == 1
    shelves.press(KEY.Key_Z, CONTROL)
    shelves.wait()
    assert len(shelves.entries) == 5
    assert set(second) <= set(shelves.list.games.numbers)
    assert shelves.notice == "2 games are there again."


def test_the_game_on_the_table_is_not_deleted(driver: Driver) -> None:
    add(driver, stored(days=-9))
    play_turn(driver)
    shelves = Shelves(driver)
    shelves.press(KEY.Key_Delete)
    assert shelves.notice == "The game on the table cannot be deleted."
    shelves.press(KEY.Key_A, CONTROL)
    shelves.press(KEY.Key_Delete)
    shelves.wait()
    assert shelves.notice == "1 game deleted. The game on the table cannot be deleted."
    assert [entry.id for entry in shelves.entries] == [driver.game.autosave.number]
    undo = shelves.window.findChild(QAbstractButton, "libraryNoticeButton")
    assert undo is not None
    undo.click()
    assert len(shelves.entries) == 2


def test_delete_in_the_search_is_a_key_of_the_text(driver: Driver) -> None:
    add(driver, stored())
    shelves = Shelves(driver)
    shelves.search("Anna")
    shelves.press(KEY.Key_F, CONTROL)
    shelves.press(KEY.Key_Home)
    shelves.press(KEY.Key_Delete)
    shelves.wait()
    assert shelves.notice == ""
    assert len(shelves.entries) == 1


# Handing on


def test_a_game_is_copied_as_text(driver: Driver) -> None:
    game = opened(*(Player(name) for name in STRANGE))
    add(driver, stored(*game.setup.players))
    shelves = Shelves(driver)
    shelves.press(KEY.Key_C, CONTROL)
    driver.qtbot.waitUntil(lambda: shelves.notice != "")
    assert QApplication.clipboard().text() == text_of(game)


def test_a_review_opens_and_a_replay_goes_on_by_itself(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yacht_desktop.ui.replaying.REPLAY_MS", 1)
    add(driver, stored(Player("Anna"), moves=9))
    shelves = Shelves(driver)
    shelves.window.replay_chosen()
    driver.qtbot.waitUntil(lambda: driver.window.findChild(ReviewWindow) is not None)
    review = driver.window.findChild(ReviewWindow)
    assert isinstance(review, ReviewWindow)
    driver.qtbot.waitUntil(lambda: review.review is not None, timeout=20_000)
    driver.qtbot.waitUntil(lambda: not review.body.can_go_on)
    play = review.findChild(QAbstractButton, "reviewPlayButton")
    assert play is not None
    driver.qtbot.waitUntil(lambda: play.text() == "&Play")
    play.click()
    assert play.text() == "&Pause"
    assert not review.body.can_go_back
    QTest.keyClick(review, KEY.Key_End)
    assert play.text() == "&Play"
    review.close()


@pytest.mark.parametrize("target", ["library", "table"])
def test_files_that_are_dropped_are_imported_and_faults_listed(driver: Driver, tmp_path: Path, target: str) -> None:
    good = [text_of(opened(seed=seed, days=seed)) for seed in (1, 2)]
    paths = files(tmp_path, [*good, good[0], "rubbish"])
    before = driver.session.position
    if target == "library":
        shelves = Shelves(driver)
        assert drop(shelves.window, *paths)
    else:
        assert drop(driver.window, *paths)
        shelves = Shelves(driver)
    driver.qtbot.waitUntil(lambda: "imported" in shelves.notice)
    assert shelves.notice == "2 games imported. 1 was here already. 1 file is not a game."
    assert [entry.imported for entry in shelves.entries] == [True, True]
    assert driver.session.position == before
    details = shelves.window.findChild(QAbstractButton, "libraryNoticeButton")
    assert details is not None
    details.click()
    troubles = shelves.window.findChild(ImportTroubles)
    assert isinstance(troubles, ImportTroubles)
    assert "3.yachtgame, line 1: this is not a game of Yacht Desktop." in troubles._view.toPlainText()


def test_games_are_imported_and_exported_by_dialogs(driver: Driver, tmp_path: Path) -> None:
    shelves = Shelves(driver)
    paths = files(tmp_path, [text_of(opened(seed=seed, days=seed)) for seed in (1, 2)])
    shelves.action("Import").trigger()
    dialog = shelves.one(QFileDialog)
    dialog.filesSelected.emit([str(path) for path in paths])
    dialog.close()
    driver.qtbot.waitUntil(lambda: shelves.notice == "2 games imported.")
    assert len(shelves.entries) == 2
    for name, sentence in (("one", "1 game written to out.yachtgame."), ("all", "2 games written to all.")):
        if name == "all":
            shelves.list.selectAll()
        shelves.action("Export").trigger()
        driver.qtbot.waitUntil(lambda: bool(shelves.window.findChildren(QFileDialog)))
        dialog = shelves.window.findChildren(QFileDialog)[-1]
        target = tmp_path / name
        target.mkdir()
        dialog.fileSelected.emit(str(target / "out.yachtgame" if name == "one" else target))
        dialog.close()
        driver.qtbot.waitUntil(lambda said=sentence: shelves.notice == said)  # type: ignore[misc]
        driver.qtbot.waitUntil(lambda: not shelves.window.findChildren(QFileDialog))
    assert len(list((tmp_path / "all").iterdir())) == 2
    shelves.action("Table").trigger()
    shelves.one(QFileDialog).fileSelected.emit(str(tmp_path / "results.csv"))
    driver.qtbot.waitUntil(lambda: shelves.notice == "2 games written to results.csv.")
    assert (tmp_path / "results.csv").read_bytes().count(b"\r\n") == 5


# What is seen and heard


def test_names_are_shown_as_typed_and_heard_whole(driver: Driver) -> None:
    add(driver, stored(*(Player(name) for name in STRANGE)))
    shelves = Shelves(driver)
    assert len(shelves.entries) == 1
    index = shelves.list.games.index(0, 0)
    spoken = str(index.data(Qt.ItemDataRole.AccessibleTextRole))
    told = str(index.data(Qt.ItemDataRole.ToolTipRole))
    for name in ('<b>x</b>, "y"', "=1+1", "Åsa 🎲", "שלום", "n" * 200):
        assert name in spoken
    assert "\u202e" not in spoken
    assert "&lt;b&gt;x&lt;/b&gt;" in told
    assert "<b>" not in told
    assert "n" * 200 in told
    shelves.list.grab()


def test_a_screen_reader_hears_what_each_control_is_for(driver: Driver) -> None:
    add(driver, stored())
    shelves = Shelves(driver)
    assert shelves.window.accessibleName() == "Games"
    for stop in shelves.window.findChildren(QWidget):
        if stop.isVisible() and stop.focusPolicy() & Qt.FocusPolicy.TabFocus and stop.isEnabled():
            interface = QAccessible.queryAccessibleInterface(stop)
            assert interface.text(QAccessible.Text.Name), stop.objectName()


def test_the_list_follows_the_game_on_the_table(driver: Driver) -> None:
    play_turn(driver)
    shelves = Shelves(driver)
    (before,) = shelves.entries
    play_turn(driver)
    driver.qtbot.waitUntil(lambda: shelves.entries[0].moves > before.moves)
    assert shelves.list.how_many == 1


def test_a_library_that_is_closed_while_it_is_asked_harms_nothing(driver: Driver) -> None:
    kept = add(driver, *(stored(seed=seed, days=seed) for seed in range(1, 5)))
    for _ in range(3):
        driver.action("gamesAction").trigger()
        found = driver.window.findChild(LibraryWindow)
        assert isinstance(found, LibraryWindow)
        found.close()
        QApplication.processEvents()
    driver.qtbot.waitUntil(lambda: driver.window.findChild(LibraryWindow) is None)
    assert driver.game.games.open(kept[0]) is Opening.DONE


def test_all_is_there_at_large_text_in_a_small_window(driver: Driver) -> None:
    add(driver, *(stored(seed=seed, days=seed) for seed in range(1, 9)))
    driver.game.settings.set(s.TEXT_SCALE, 150)
    driver.game.settings.set(s.LANGUAGE, s.Language.FINNISH)
    shelves = Shelves(driver)
    shelves.window.resize(784, 512)
    shelves.wait()
    assert shelves.list.viewport().height() >= shelves.list.rowHeight(0)
    for name in ("More", "Delete", "Review", "Open"):
        found = shelves.button(name)
        assert shelves.window.rect().contains(found.mapTo(shelves.window, found.rect().bottomRight()))
