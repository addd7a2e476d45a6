"""Takes pictures of every view into the folder `screenshots`, which git ignores.

`python packaging/screenshots.py [NAME ...]` takes all of them, or those whose names contain a NAME.
Each is taken in a process of its own, since the scale factor holds for a whole process.
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


def _shots() -> tuple[Shot, ...]:
    dark, swedish, finnish = {"theme": "dark"}, {"language": "sv"}, {"language": "fi"}
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
        Shot("main-finnish-large-text", settings={**finnish, "text_scale": "150"}),
        Shot("main-yatzy", "yatzy"),
        Shot("main-yatzy-compact", "yatzy", 800, 560),
        Shot("main-start", "start"),
        Shot("main-computer", "computer"),
        Shot("main-zero-question", view="zero"),
        Shot("main-undo-offer", view="offer"),
    ]
    for view in ("new-game", "rules", "preferences", "shortcuts", "about", "result"):
        game = "over" if view == "result" else "three"
        shots.append(Shot(f"{view}-light", game, view=view))
        shots.append(Shot(f"{view}-dark", game, view=view, settings=dark))
        shots.append(Shot(f"{view}-swedish", game, view=view, settings=swedish))
        shots.append(Shot(f"{view}-finnish-compact", game, 800, 560, view=view, settings=finnish))
    return tuple(shots)


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
        from yacht_desktop.game.dice import ReplayedDice
        from yacht_desktop.game.notation import read_game
        from yacht_desktop.game.state import GameState
        from yacht_desktop.session.pace import NO_WAITING

        setup, text = _games()[name]
        session = self.game.session
        moves = read_game(setup.rules, len(setup.players), text)
        dice = ReplayedDice(GameState.start(setup.rules, len(setup.players)), moves)
        session.lay_out(setup, dice, moves)
        session.set_pace(NO_WAITING)
        if name in {"three", "six"}:
            session.hold(4)

    def show(self, view: str) -> Any:  # noqa: ANN401 - a widget, of Qt modules loaded late
        """Open a view and return the widget to take a picture of."""
        from PySide6.QtGui import QAction

        actions = {
            "new-game": "newGameAction",
            "rules": "rulesAction",
            "preferences": "preferencesAction",
            "shortcuts": "shortcutsAction",
            "about": "aboutAction",
        }
        if view in actions:
            self.window.findChildren(QAction, actions[view])[0].trigger()
            self.settle()
            others = [w for w in self.application.topLevelWidgets() if w.isVisible() and w is not self.window]
            return max(others, key=lambda w: w.width() * w.height())
        extra: dict[str, Callable[[], None]] = {"zero": self._ask_zero, "offer": self._write}
        extra.get(view, self._nothing)()
        self.settle(2_000 if view == "result" else 600)
        return self.window

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


def _games() -> dict[str, tuple[Any, str]]:
    from yacht_desktop.game.rulesets import ruleset
    from yacht_desktop.opponents.levels import Level
    from yacht_desktop.session.setup import GameSetup, Player

    you, captain = Player(), Player(level=Level.CAPTAIN)
    bosun, anna, eero = Player("Bosun", Level.DECKHAND), Player("Anna"), Player("Eero")
    admiral = Player("Admiral", Level.CAPTAIN)
    yacht, yatzy = ruleset("yacht"), ruleset("yatzy")
    three = GameSetup(yacht, (you, captain, bosun))
    two = GameSetup(yacht, (you, captain))
    boxes = zip(yacht.category_ids, _ROLLS, strict=True)
    over = [f"{turn} {seat}: {dice} {box}" for turn, (box, dice) in enumerate(boxes, start=1) for seat in (1, 2, 3)]
    return {
        "three": (three, THREE_PLAYERS),
        "six": (GameSetup(yacht, (you, captain, bosun, anna, admiral, eero)), SIX_PLAYERS),
        "yatzy": (GameSetup(yatzy, (you, captain)), "1 1: 66612 sixes=18\n1 2: 55544 full_house=23\n2 1: 22334"),
        "start": (two, ""),
        "computer": (GameSetup(yacht, (captain, you)), ""),
        "over": (three, "\n".join(over)),
    }


_ROLLS: Final = (
    "11134", "22256", "23335", "14446", "14555", "23666", "22555", "45555", "12345", "23456", "11335", "11111",
)  # fmt: skip


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
    failed = []
    for shot in _shots():
        if names and not any(name in shot.name for name in names):
            continue
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": shot.factor, "LANGUAGE": "en"}
        environment.setdefault("DBUS_SESSION_BUS_ADDRESS", "disabled:")
        done = subprocess.run([sys.executable, __file__, "--one", shot.name], env=environment, check=False)
        print(json.dumps({"picture": f"screenshots/{shot.name}.png", "taken": done.returncode == 0}))
        if done.returncode:
            failed.append(shot.name)
    return len(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
