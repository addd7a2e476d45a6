"""A hundred and fifty whole games and twenty thousand random events in the real window.

Each part of the games is a test of its own, so that they can share the processors.
"""

import random
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tests.gui.driver import LEFT, NO_KEYS, Driver, mixed
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.game.state import replay
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session import settings as s
from yacht_desktop.session.pace import Speed

PARTS = 15
GAMES = 150
RULES = (
    ruleset("yacht"),
    ruleset("yacht", straights="15/20", four_of_a_kind="all_dice"),
    ruleset("yacht", five_equal_full_house="yes"),
    ruleset("yatzy"),
    ruleset("yatzy", forced_order="yes"),
)
DIGITS = [getattr(Qt.Key, f"Key_{digit}") for digit in range(10)]


def seats(chance: random.Random, rules: RuleSet) -> tuple[Level | None, ...]:
    """One to four players, at least one of them a person; the Captain at Yacht alone, whose tables take no time."""
    others: list[Level | None] = [None, Level.DECKHAND]
    if rules.id == "yacht":
        others.append(Level.CAPTAIN)
    players: list[Level | None] = [None, *(chance.choice(others) for _ in range(chance.choice((0, 0, 1, 1, 1, 2))))]
    chance.shuffle(players)
    return tuple(players)


def play_turn(driver: Driver, chance: random.Random) -> None:
    """Play a person's turn as people do: by key here, by mouse there, sometimes thinking better of it."""
    session = driver.session
    seat, turn = session.state.player, session.state.turn
    for _ in range(chance.randint(1, 3)):
        if chance.random() < 0.5:
            driver.press(chance.choice((Qt.Key.Key_R, Qt.Key.Key_Space)))
        else:
            driver.click("rollButton")
        if session.state.rolls_left and chance.random() < 0.7:
            if chance.random() < 0.5:
                driver.click(f"die{chance.randint(1, 5)}")
            else:
                driver.press(DIGITS[chance.randint(1, 4)])
    if session.state.dice is None:
        driver.press(Qt.Key.Key_R)
    if chance.random() < 0.1:
        driver.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        if session.state.dice is None:
            driver.press(Qt.Key.Key_R)
    category = chance.choice(list(session.state.possible_scores))
    for _ in range(3):
        driver.click_row(category)
        if session.state.cards[seat][category] is not None:
            break
    assert session.state.cards[seat][category] is not None, (category, session.position)
    assert (session.state.player, session.state.turn) != (seat, turn) or session.state.is_over


@pytest.mark.parametrize("part", range(PARTS))
def test_whole_games_with_mixed_players(make_driver: Callable[..., Driver], part: int) -> None:
    chance = random.Random(f"games {part}")
    driver = make_driver()
    driver.game.settings.set(s.SPEED, Speed.AT_ONCE)
    driver.hurry_always()
    for game in range(GAMES // PARTS):
        # Painting takes most of the time; the random events are all painted.
        driver.window.setUpdatesEnabled(game % 3 == 0)
        rules = chance.choice(RULES)
        driver.session.new_game(mixed(*seats(chance, rules), rules=rules))
        while not driver.session.state.is_over:
            driver.wait_for_person()
            if not driver.session.state.is_over:
                play_turn(driver, chance)
        state = driver.session.state
        assert state == replay(state.rules, len(state.cards), driver.session.moves)
        assert all(card.is_full for card in state.cards)
        shown = driver.card.model()
        totals = [shown.index(shown.rowCount() - 1, seat).data() for seat in range(len(state.cards))]
        assert totals == [str(total) for total in state.totals]


KEYS = (
    *DIGITS[:7],
    Qt.Key.Key_R,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_F6,
    Qt.Key.Key_A,
    Qt.Key.Key_H,
    Qt.Key.Key_C,
    Qt.Key.Key_T,
    Qt.Key.Key_Home,
    Qt.Key.Key_PageDown,
)
MODIFIERS = (
    NO_KEYS,
    NO_KEYS,
    NO_KEYS,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.KeypadModifier,
)


LEAVING = ("newGameAction", "reviewAction", "trainerAction", "rulesAction", "preferencesAction", "shortcutsAction")


class Monkey:
    """Does anything a person's hands might do, without sense."""

    def __init__(self, driver: Driver, seed: str) -> None:
        self.driver = driver
        self.chance = random.Random(seed)
        self.deeds: list[tuple[int, Callable[[], None]]] = [
            (45, self.key),
            (30, self.click),
            (4, self.drag),
            (4, self.undo_or_redo),
            (2, self.resize),
            (1, self.change_theme),
            (1, self.change_language),
            (1, self.change_text_scale),
            (2, self.change_tutor),
            (1, self.new_game),
            (1, self.leave_windows),
            (4, self.rest),
        ]

    def act(self) -> None:
        deeds = [deed for _, deed in self.deeds]
        self.chance.choices(deeds, [weight for weight, _ in self.deeds])[0]()

    def target(self) -> QWidget:
        return QApplication.activeModalWidget() or self.driver.window

    def key(self) -> None:
        focus = QApplication.focusWidget() or self.target()
        key, modifiers = self.chance.choice(KEYS), self.chance.choice(MODIFIERS)
        if self.chance.random() < 0.05:
            repeated = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, "", autorep=True)
            QApplication.sendEvent(focus, repeated)
            return
        QTest.keyClick(focus, key, modifiers)

    def click(self) -> None:
        window = self.target()
        point = QPoint(self.chance.randrange(window.width()), self.chance.randrange(30, max(31, window.height())))
        widget = window.childAt(point) or window
        at = widget.mapFrom(window, point)
        if self.chance.random() < 0.15:
            QTest.mouseDClick(widget, LEFT, NO_KEYS, at)
        else:
            QTest.mouseClick(widget, LEFT, NO_KEYS, at)

    def drag(self) -> None:
        window = self.driver.window
        widget = self.driver.find(self.chance.choice(("die1", "die4", "rollButton", "scorecard")))
        start = QPointF(widget.rect().center())
        away = start + QPointF(self.chance.uniform(-300, 300), self.chance.uniform(-300, 300))
        for kind, point in ((QEvent.Type.MouseButtonPress, start), (QEvent.Type.MouseButtonRelease, away)):
            buttons = LEFT if kind is QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
            event = QMouseEvent(kind, point, widget.mapToGlobal(point), LEFT, buttons, NO_KEYS)
            QApplication.sendEvent(widget, event)
        assert window.isVisible()

    def undo_or_redo(self) -> None:
        self.driver.action(self.chance.choice(("undoAction", "undoAction", "redoAction"))).trigger()

    def resize(self) -> None:
        self.driver.window.resize(QSize(self.chance.randint(800, 1900), self.chance.randint(560, 1200)))

    def change_theme(self) -> None:
        self.driver.game.settings.set(s.THEME, self.chance.choice(list(s.ThemeChoice)))

    def change_language(self) -> None:
        self.driver.game.settings.set(s.LANGUAGE, self.chance.choice(list(s.Language)))

    def change_text_scale(self) -> None:
        self.driver.game.settings.set(s.TEXT_SCALE, self.chance.choice(s.SCALES))

    def change_tutor(self) -> None:
        settings = self.driver.game.settings
        settings.set(s.TUTOR, self.chance.random() < 0.7)
        settings.set(s.TUTOR_POINTS, self.chance.choice(s.POINT_LIMITS))
        settings.set(s.TUTOR_WIN, self.chance.choice(s.WIN_LIMITS))

    def new_game(self) -> None:
        players = [self.chance.choice((None, None, Level.DECKHAND, Level.CAPTAIN)) for _ in range(5)]
        number = self.chance.randint(1, 5)
        self.driver.session.new_game(mixed(None, *players[:number], rules=self.chance.choice(RULES[:3])))

    def leave_windows(self) -> None:
        for name in self.chance.sample(LEAVING, 2):
            self.driver.action(name).trigger()
            self.rest()
            for window in QApplication.topLevelWidgets():
                if window is not self.driver.window and window.isVisible():
                    window.close()

    def rest(self) -> None:
        self.driver.qtbot.wait(self.chance.randint(0, 15))


@pytest.mark.parametrize("part", range(4))
def test_random_events_never_break_the_game(make_driver: Callable[..., Driver], qtbot: QtBot, part: int) -> None:
    driver = make_driver(mixed(None, Level.DECKHAND))
    driver.game.settings.set(s.TUTOR, value=True)
    driver.hurry_always()
    driver.session.roll()
    driver.qtbot.waitUntil(lambda: driver.game.coaching.advice is not None, timeout=60_000)
    monkey = Monkey(driver, f"monkey {part}")
    for number in range(5_000):
        monkey.act()
        if number % 50 == 0:
            state = driver.session.state
            assert state == replay(state.rules, len(state.cards), driver.session.moves), number
            assert driver.session.position.held <= set(range(5))
    for dialog in driver.window.findChildren(QDialog):
        dialog.close()
    assert driver.window.isVisible()
