"""Takes pictures of every view into the folder `screenshots`, which git ignores.

`python packaging/screenshots.py [NAME ...]` takes all of them, or those whose names contain a NAME.
Each is taken in a process of its own, since the scale factor holds for a whole process, and on a
screen with room for every dialog at its designed size; pictures named compact are of a small screen.
"""

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "screenshots"
sys.path.insert(0, str(ROOT))

from screenshot_coach import COACH_VIEWS, show_coach  # noqa: E402 - of this folder

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

_SCREEN: Final = (1920, 1200)
_SMALL_SCREEN: Final = (800, 600)


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: the game shown, the window's size, and the settings it is shown under."""

    name: str
    game: str = "three"
    width: int = 1120
    height: int = 760
    factor: str = "1"
    settings: dict[str, str] = field(default_factory=dict)
    view: str = "main"

    @property
    def screen(self) -> tuple[int, int]:
        """The size of the screen in its own pixels."""
        width, height = _SCREEN if self.width > _SMALL_SCREEN[0] else _SMALL_SCREEN
        return round(width * float(self.factor)), round(height * float(self.factor))


def _shots() -> tuple[Shot, ...]:
    dark, swedish, finnish = {"theme": "dark"}, {"language": "sv"}, {"language": "fi"}
    large, slow = {**finnish, "text_scale": "150"}, {"speed": "leisurely"}
    shots = [
        Shot("main-light"),
        Shot("main-dark", settings=dark),
        Shot("main-compact-light", "six", 800, 560),
        Shot("main-compact-dark", "six", 800, 560, settings=dark),
        Shot("main-six-players", "six"),
        Shot("main-2x", factor="2"),
        Shot("main-1.5x", factor="1.5"),
        Shot("main-fullhd", width=1920, height=1080),
        Shot("main-swedish", settings=swedish),
        Shot("main-finnish", settings=finnish),
        Shot("main-finnish-compact", "six", 800, 560, settings=finnish),
        Shot("main-finnish-large-text", settings=large),
        Shot("main-yatzy", "yatzy"),
        Shot("main-yatzy-compact", "yatzy", 800, 560),
        Shot("main-start", "start"),
        Shot("main-computer", "computer", settings=slow, view="computer"),
        Shot("main-computer-dark", "computer", settings={**slow, **dark}, view="computer"),
        Shot("main-row-chosen", view="row"),
        Shot("main-zero-question", view="zero"),
        Shot("main-undo-offer", view="offer"),
        Shot("main-menu-light", view="menu"),
        Shot("main-menu-dark", view="menu", settings=dark),
    ]
    for view in ("new-game", "rules", "preferences", "shortcuts", "about", "result", "review"):
        game = "over" if view in {"result", "review"} else "three"
        shots.append(Shot(f"{view}-light", game, view=view))
        shots.append(Shot(f"{view}-dark", game, view=view, settings=dark))
        shots.append(Shot(f"{view}-swedish", game, view=view, settings=swedish))
        shots.append(Shot(f"{view}-finnish-compact", game, 800, 560, view=view, settings=finnish))
        shots.append(Shot(f"{view}-finnish-large-text", game, view=view, settings=large))
        shots.append(Shot(f"{view}-1.5x", game, factor="1.5", view=view))
    for view in ("trainer", "trainer-answer", "trainer-done", "trainer-empty"):
        shots.append(Shot(f"{view}-light", "over", view=view))
        shots.append(Shot(f"{view}-dark", "over", view=view, settings=dark))
        shots.append(Shot(f"{view}-finnish-compact", "over", 800, 560, view=view, settings=finnish))
        shots.append(Shot(f"{view}-swedish-large-text", "over", view=view, settings={**swedish, "text_scale": "150"}))
    for view in COACH_VIEWS:
        shots.append(Shot(f"{view}-light", view=view))
        shots.append(Shot(f"{view}-dark", view=view, settings=dark))
        shots.append(Shot(f"{view}-swedish", view=view, settings=swedish))
        shots.append(Shot(f"{view}-finnish-compact", "six", 800, 560, view=view, settings=finnish))
        shots.append(Shot(f"{view}-finnish-large-text", view=view, settings=large))
    shots += [Shot(f"coach-{game}", game, view="coach") for game in ("six", "start", "yatzy", "computer", "over")]
    shots.append(Shot("coach-fullhd", width=1920, height=1080, view="coach"))
    shots.append(Shot("coach-1.5x", factor="1.5", view="coach"))
    shots.append(Shot("leave-game-light", view="leave-game"))
    shots.append(Shot("leave-game-finnish-large-text", view="leave-game", settings=large))
    for seats in ("alone", "drawn", "six-over"):
        shots.append(Shot(f"result-{seats}", seats, view="result"))
        shots.append(Shot(f"review-{seats}", seats, view="review"))
    shots.append(Shot("result-six-compact", "six-over", 800, 560, view="result"))
    shots.append(Shot("review-six-compact", "six-over", 800, 560, view="review"))
    shots.append(Shot("result-fullhd", "over", 1920, 1080, view="result"))
    return tuple(shots)


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
        self.window.resize(shot.width, shot.height)
        self.game.start()
        self._play(shot.game)
        self.settle()

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

        setup, text = _games()[name]
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
        if view == "leave-game":
            return self._ask_to_leave()
        if view in COACH_VIEWS:
            return show_coach(self, view)
        if view in actions:
            return self._opened_by(actions[view])
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
        window = self._opened_by("trainerAction")
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

    def _ask_to_leave(self) -> Any:  # noqa: ANN401 - a widget, of Qt modules loaded late
        """Open another game over the one on the table."""
        from PySide6.QtWidgets import QDialog

        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "Yacht 1938 2026-11-30 12.00.yachtgame"
            self.game.window.file_desk.files.save(path)
            self.settle()
            self.game.session.roll()
            self.game.window.file_desk.files.open(path)
            self.settle()
        return self.window.findChildren(QDialog, "leaveGameDialog")[0]

    def _opened_by(self, action: str) -> Any:  # noqa: ANN401 - a widget, of Qt modules loaded late
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


def _games() -> dict[str, tuple[Any, str]]:
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
        _take(next(shot for shot in _shots() if shot.name == names[1]))
        return 0
    failed = 0
    for shot in _shots():
        if names and not any(name in shot.name for name in names):
            continue
        taken = _run(shot)
        print(json.dumps({"picture": f"screenshots/{shot.name}.png", "taken": taken}))
        failed += not taken
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
