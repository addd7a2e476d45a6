"""Takes pictures of every view into the folder `screenshots`, which git ignores.

    python packaging/screenshots.py [NAME ...]       all of them, or those whose names contain a NAME
    python packaging/screenshots.py --contact-sheet  all screens, themes and languages on one picture
    python packaging/screenshots.py --colour-sight   a few as they look to people who lack a kind of cone
    python packaging/screenshots.py --docs           those that the documents show, into `docs`

Each is taken in a process of its own, since the scale factor holds for a whole process, and on a
screen with room for every dialog at its designed size; pictures named compact are of a small screen.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "screenshots"
_AT_ONCE: Final = 2
_LOOK_HEIGHT: Final = 300
sys.path.insert(0, str(ROOT))

from screenshot_dice import DICE_VIEWS, show_dice  # noqa: E402 - of this folder
from screenshot_library import LIBRARY_VIEWS, show_library  # noqa: E402 - of this folder
from screenshot_statistics import STATISTICS_VIEWS, show_statistics  # noqa: E402 - of this folder

from screenshot_coach import COACH_VIEWS, show_coach  # noqa: E402 - of this folder
from screenshot_games import GoingOn, games  # noqa: E402 - of this folder
from screenshot_list import LANGUAGES, LOOKS, SEEN_BY_OTHERS, THEMES, Shot, all_shots, sheet_shots  # noqa: E402 - of this folder


class Stage:
    """A game laid out for its picture."""

    def __init__(self, shot: Shot, folder: Path) -> None:
        """Start the program with a shot's settings and play its game."""
        from yacht_desktop.app import Game, make_application

        lines = "".join(f"{key}={value}\n" for key, value in {"speed": "at_once", **shot.settings}.items())
        (folder / "settings.ini").write_text(f"[General]\n{lines}", encoding="utf-8")
        self.application = make_application(["yacht-desktop"])
        self.game = Game(self.application, folder)
        self.window = self.game.window
        if shot.black:
            self._turn_black()
        self.window.resize(shot.width, shot.height)
        self.game.start()
        self._play(shot.game)
        self.settle()

    def _turn_black(self) -> None:
        from yacht_desktop.session import settings as s
        from yacht_desktop.ui.palette_contrast import CONTRAST_DARK
        from yacht_desktop.ui.palette_table import laid

        chosen = self.game.settings.get
        self.game.look.set_theme(laid(CONTRAST_DARK, chosen(s.CLOTH), chosen(s.DICE_STYLE)))

    def settle(self, milliseconds: int = 600) -> None:
        """Let timers run and everything be painted."""
        from PySide6.QtCore import QEventLoop, QTimer

        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop, loop.quit)
        loop.exec()

    def _play(self, name: str) -> None:
        from yacht_desktop.game.dice import ReplayedDice, SeededDice
        from yacht_desktop.game.notation import read_game
        from yacht_desktop.game.state import GameState
        from yacht_desktop.session.pace import NO_WAITING

        setup, text = games()[name]
        session = self.game.session
        moves = read_game(setup.rules, len(setup.players), text)
        record = ReplayedDice(GameState.start(setup.rules, len(setup.players)), moves)
        if name != "computer":
            session.set_pace(NO_WAITING)
        session.lay_out(setup, GoingOn(record, SeededDice.from_number(5)), moves)
        if name in {"three", "six"}:
            session.hold(4)

    def show(self, view: str) -> Any:  # noqa: ANN401 - a widget, of Qt modules loaded late
        """Open a view and return the widget to take a picture of."""
        actions = {
            "new-game": "newGameAction",
            "rules": "rulesAction",
            "preferences": "preferencesAction",
            "shortcuts": "shortcutsAction",
            "about": "aboutAction",
        }
        if view.startswith("trainer"):
            return self._open_trainer(view)
        if view in LIBRARY_VIEWS:
            return show_library(self, view)
        if view in COACH_VIEWS:
            return show_coach(self, view)
        if view in STATISTICS_VIEWS:
            return show_statistics(self, view)
        if view in DICE_VIEWS:
            return show_dice(self, view)
        if view in actions:
            return self.opened_by(actions[view])
        if view == "menu":
            menu: Any = self.window.menuBar().actions()[2].menu()
            menu.popup(self.window.mapToGlobal(self.window.rect().center()))
            self.settle()
            return menu
        extra: dict[str, Callable[[], None]] = {"zero": self._ask_zero, "offer": self._write, "row": self._choose}
        extra["computer"] = self._watch_computer
        extra.get(view, self._nothing)()
        if view in {"result", "review"}:
            self._wait_for_review()
        if view == "review":
            return self._open_review()
        self.settle()
        return self.window

    def _open_trainer(self, view: str) -> Any:  # noqa: ANN401 - a widget, of Qt modules loaded late
        """Open the trainer with the lessons of the game on the table, and bring it where the view has it."""
        from yacht_desktop.coach.reviewing import review_game

        session, training = self.game.session, self.game.training
        if view != "trainer-empty":
            training.take(session.setup, review_game(session.setup.rules, len(session.setup.players), session.moves))
        window = self.opened_by("trainerAction")
        self.settle(1_000)
        window.resize(window.size().boundedTo(self.window.size()))
        self.settle()
        while view in {"trainer-answer", "trainer-done"} and (question := training.course.question) is not None:
            training.answer(question.played)
            self.settle(1_000)
            if view == "trainer-answer":
                break
            window.next_lesson()
            self.settle()
        return window

    def opened_by(self, action: str) -> Any:  # noqa: ANN401 - a widget, of Qt modules loaded late
        """Trigger an action and return the largest window that there is besides the main one."""
        from PySide6.QtGui import QAction

        self.window.findChildren(QAction, action)[0].trigger()
        self.settle()
        others = [w for w in self.application.topLevelWidgets() if w.isVisible() and w is not self.window]
        return max(others, key=lambda w: w.width() * w.height())

    def _wait_for_review(self) -> None:
        """Wait until the game is reviewed, and bars and lines have grown."""
        for _ in range(300):
            if self.game.reviewing.last is not None:
                break
            self.settle(100)
        self.settle(2_500)

    def _open_review(self) -> Any:  # noqa: ANN401 - a widget, of Qt modules loaded late
        """Open the review at a mistake."""
        from PySide6.QtGui import QAction

        from yacht_desktop.ui.review_steps import Going
        from yacht_desktop.ui.review_window import ReviewWindow

        self.window.findChildren(QAction, "reviewAction")[0].trigger()
        self.settle()
        window = self.window.findChildren(ReviewWindow)[0]
        for _ in range(2):
            window.body.go(Going.NEXT_MISTAKE)
        self.settle()
        return window

    def _nothing(self) -> None:
        """Leave the table as it is."""

    def _ask_zero(self) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QTableView

        card = self.window.findChildren(QTableView, "scorecard")[0]
        row = self.game.session.state.rules.index("yacht")
        QTest.mouseClick(
            card.viewport(), Qt.MouseButton.LeftButton, pos=card.visualRect(card.model().index(row, 0)).center()
        )

    def _write(self) -> None:
        self.game.session.score("fives")

    def _choose(self) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QTableView

        card = self.window.findChildren(QTableView, "scorecard")[0]
        card.setFocus(Qt.FocusReason.TabFocusReason)
        for _ in range(2):
            QTest.keyClick(card, Qt.Key.Key_Down)

    def _watch_computer(self) -> None:
        """Wait until a computer has rolled and holds some dice."""
        for _ in range(100):
            if self.game.session.position.held:
                return
            self.settle(50)


def _take(shot: Shot) -> None:
    """Take one picture; runs in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(shot, Path(folder))
        widget = stage.show(shot.view)
        FOLDER.mkdir(exist_ok=True)
        widget.grab().save(str(FOLDER / f"{shot.name}.png"))
        stage.window.close()
        stage.game.dispose()


def main(names: list[str]) -> int:
    """Take the pictures and return the number of those that failed."""
    if names[:1] == ["--one"]:
        _take(next(shot for shot in (*all_shots(), *sheet_shots()) if shot.name == names[1]))
        return 0
    if names[:1] == ["--contact-sheet"]:
        return _contact_sheet()
    if names[:1] == ["--docs"]:
        return _docs()
    if names[:1] == ["--colour-sight"]:
        failed = _take_all(shot for shot in all_shots() if shot.name in SEEN_BY_OTHERS)
        from contact_sheet import write_sights

        print(json.dumps({"sheet": str(write_sights(FOLDER, SEEN_BY_OTHERS).relative_to(ROOT))}))
        return failed
    return _take_all(shot for shot in all_shots() if not names or any(name in shot.name for name in names))


def _take_all(shots: "Iterable[Shot]") -> int:
    """Take pictures, two at a time, and return the number of those that failed."""
    from concurrent.futures import ThreadPoolExecutor

    failed = 0
    wanted = list(shots)
    with ThreadPoolExecutor(_AT_ONCE) as pool:
        for shot, taken in zip(wanted, pool.map(_run, wanted), strict=True):
            print(json.dumps({"picture": f"screenshots/{shot.name}.png", "taken": taken}), flush=True)
            failed += not taken
    return failed


def _docs() -> int:
    """Take the pictures that the documents show."""
    failed = _take_all(shot for shot in all_shots() if shot.name in {"main-light", *LOOKS})
    from contact_sheet import write_row

    (ROOT / "docs" / "main-light.png").write_bytes((FOLDER / "main-light.png").read_bytes())
    write_row(ROOT / "docs" / "looks.png", LOOKS, FOLDER, _LOOK_HEIGHT)
    return failed


def _contact_sheet() -> int:
    """Take every screen under every theme in every language, and put them onto one picture."""
    from contact_sheet import write_contact_sheet

    shots = sheet_shots()
    failed = _take_all(shots)
    sheet = FOLDER / "contact-sheet.png"
    write_contact_sheet(sheet, (shot.name for shot in shots), FOLDER, len(THEMES) * len(LANGUAGES))
    for shot in shots:
        (FOLDER / f"{shot.name}.png").unlink(missing_ok=True)
    print(json.dumps({"sheet": str(sheet.relative_to(ROOT))}))
    return failed


def _run(shot: Shot) -> bool:
    """Take one picture in a process of its own, on a screen of the right size; return whether it worked."""
    width, height = shot.screen
    screen = {"name": "screen", "x": 0, "y": 0, "width": width, "height": height}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1.0}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "screen.json"
        file.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={file}",
            "QT_SCALE_FACTOR": shot.factor,
            "LANGUAGE": "en",
        }
        environment.setdefault("DBUS_SESSION_BUS_ADDRESS", "disabled:")
        return not subprocess.run(
            [sys.executable, __file__, "--one", shot.name], env=environment, check=False
        ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
