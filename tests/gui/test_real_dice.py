"""Real dice, typed in at the window: by keys and by mouse, for people and computers, with anything in between."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.driver import Driver, mixed, people
from yacht_desktop.game.fairness import DiceKind, Finding
from yacht_desktop.game.moves import Roll
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session import settings as s
from yacht_desktop.session.dice_entry import DiceEntry
from yacht_desktop.session.setup import DiceChoice, GameSetup
from yacht_desktop.ui.face_pad import FacePad
from yacht_desktop.ui.status_line import StatusLine
from yacht_desktop.ui.tray import DiceTray

KEY = Qt.Key
KEYPAD = Qt.KeyboardModifier.KeypadModifier


def real(setup: GameSetup) -> GameSetup:
    return replace(setup, dice=DiceChoice(DiceKind.TYPED))


@pytest.fixture
def table(make_driver: Callable[..., Driver]) -> Driver:
    return make_driver(real(people("")))


def key_of(face: int) -> Qt.Key:
    return KEY(KEY.Key_0 + face)


def type_faces(driver: Driver, faces: str, *, take: bool = True) -> None:
    for face in faces:
        driver.press(key_of(int(face)))
    if take:
        driver.press(KEY.Key_Return)


def entry_of(driver: Driver) -> DiceEntry:
    entry = driver.session.position.entry
    assert entry is not None
    return entry


def said(driver: Driver) -> str:
    line = driver.find("statusLine")
    assert isinstance(line, StatusLine)
    return line.sentence


def tray(driver: Driver) -> DiceTray:
    found = driver.window.findChild(DiceTray)
    assert isinstance(found, DiceTray)
    return found


def test_dice_are_typed_in_and_taken_with_enter(table) -> None:
    assert table.button("rollButton").text() == "Enter dice"
    assert not table.button("rollButton").isEnabled()
    assert table.button("die3").accessibleName() == "Die 3, to be entered"
    type_faces(table, "22556", take=False)
    assert [die.face for die in tray(table).dice] == [2, 2, 5, 5, 6]
    assert not tray(table).is_moving()
    assert table.session.moves == ()
    assert table.button("rollButton").text() == "Use these dice"
    table.press(KEY.Key_Return)
    assert table.session.moves == (Roll((2, 2, 5, 5, 6)),)
    assert "Two fives, two twos, a six." in said(table)


def test_after_that_the_digits_hold_dice_again(table) -> None:
    type_faces(table, "22556")
    table.press(KEY.Key_1)
    table.press(KEY.Key_2)
    assert table.session.position.held == {0, 1}
    table.press(KEY.Key_Space)
    assert table.button("die1").accessibleName() == "Die 1, two, held"
    assert table.button("die4").accessibleName() == "Die 4, to be entered"
    type_faces(table, "111")
    assert table.session.state.dice == (2, 2, 1, 1, 1)
    assert table.session.position.held == {0, 1}


@pytest.mark.parametrize("take", [KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space, KEY.Key_R])
def test_every_key_that_takes_the_dice(table, take) -> None:
    type_faces(table, "1234", take=False)
    table.press(take)
    assert said(table) == "First enter all the dice that you rolled."
    type_faces(table, "5", take=False)
    table.press(take)
    assert table.session.state.dice == (1, 2, 3, 4, 5)


def test_the_keypad_enters_dice(table) -> None:
    for face in (6, 6, 1, 2, 3):
        table.press(key_of(face), KEYPAD)
    table.press(KEY.Key_Enter, KEYPAD)
    assert table.session.state.dice == (6, 6, 1, 2, 3)


def test_what_is_no_face_is_refused_with_a_sentence_and_a_sign(table) -> None:
    type_faces(table, "3", take=False)
    before = tray(table).grab().toImage()
    for key in (KEY.Key_7, KEY.Key_0, KEY.Key_X):
        QTest.keyClicks(table.window, chr(key).lower()) if key is KEY.Key_X else table.press(key)
        assert said(table) == "A die shows 1 to 6."
        assert entry_of(table).faces == (3, None, None, None, None)
    refused = tray(table).grab().toImage()
    assert refused != before
    table.press(KEY.Key_4)
    table.press(KEY.Key_Backspace)
    assert tray(table).grab().toImage() == before


def test_the_last_die_is_taken_back_and_any_can_be_changed(table) -> None:
    type_faces(table, "12345", take=False)
    table.press(KEY.Key_Backspace)
    assert said(table) == "Die 5, to be entered. 1 die is still to be entered."
    type_faces(table, "6", take=False)
    table.click("die2")
    type_faces(table, "4", take=False)
    table.press(KEY.Key_Left)
    assert said(table) == "Die 5, six."
    type_faces(table, "1")
    assert table.session.state.dice == (1, 4, 3, 4, 1)


def test_a_mouse_alone_will_do(table) -> None:
    table.click("rollButton")
    assert said(table) == "First enter all the dice that you rolled."
    for face in (1, 1, 1, 2, 6):
        table.click(f"face{face}")
    table.click("die5")
    table.click("face5")
    table.click("rollButton")
    assert table.session.state.dice == (1, 1, 1, 2, 5)
    pad = table.window.findChild(FacePad)
    assert isinstance(pad, FacePad)
    assert not pad.isVisible()


def test_a_held_digit_enters_once(table) -> None:
    target = table.window
    for repeat in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_4, Qt.KeyboardModifier.NoModifier, "4", repeat)
        QApplication.sendEvent(target, event)
    assert entry_of(table).faces == (4, None, None, None, None)


def test_digits_that_need_shift_are_digits(table) -> None:
    """As on a French keyboard, whose unshifted top row writes other signs in the places of the digits."""
    none, shift = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
    for key, text, modifiers, code in (
        (KEY.Key_4, "4", shift, 13),
        (KEY.Key_ParenLeft, "(", none, 14),
        (KEY.Key_Percent, "%", shift, 14),
    ):
        event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, code, 0, 0, text)
        QApplication.sendEvent(table.window, event)
    assert entry_of(table).faces == (4, 5, 5, None, None)


def test_the_keyboard_chooses_the_die_it_comes_to(table) -> None:
    type_faces(table, "12", take=False)
    table.button("die1").setFocus(Qt.FocusReason.TabFocusReason)
    assert entry_of(table).at == 0
    type_faces(table, "6", take=False)
    assert entry_of(table).faces == (6, 2, None, None, None)
    # The keyboard goes along to the die that is next.
    assert QApplication.focusWidget() is table.button("die3")
    type_faces(table, "123")
    assert table.session.state.dice == (6, 2, 1, 2, 3)


def test_enter_on_the_card_takes_the_dice_and_arrows_choose_dice(table) -> None:
    type_faces(table, "11234")
    table.session.roll()
    table.card.setFocus()
    table.press(KEY.Key_Down)
    type_faces(table, "2222", take=False)
    table.press(KEY.Key_Return)
    assert said(table) == "First enter all the dice that you rolled."
    table.press(KEY.Key_Left)
    assert entry_of(table).at == 3
    type_faces(table, "32")
    assert table.session.state.dice == (2, 2, 2, 3, 2)


def test_a_row_of_the_card_waits_for_the_dice(table) -> None:
    type_faces(table, "11234")
    table.press(KEY.Key_Space)
    table.click_row("ones")
    assert said(table) == "First enter all the dice that you rolled."
    assert table.session.state.card["ones"] is None
    table.press(KEY.Key_Escape)
    assert table.session.position.entry is None
    table.click_row("ones")
    assert table.session.state.card["ones"] == 2


def test_escape_closes_the_coach_where_nothing_can_be_called_off(table) -> None:
    table.press(KEY.Key_C)
    type_faces(table, "1", take=False)
    table.press(KEY.Key_Escape)
    assert not table.action("coachAction").isChecked()
    assert entry_of(table).faces == (1, None, None, None, None)


def test_undo_lets_a_misread_die_be_corrected(table) -> None:
    type_faces(table, "11234")
    table.action("undoAction").trigger()
    assert said(table).startswith("The roll can be corrected")
    table.click("die5")
    type_faces(table, "5")
    assert table.session.state.dice == (1, 1, 2, 3, 5)
    assert table.session.notes == ()
    for _ in range(4):
        table.action("undoAction").trigger()
    assert not table.action("undoAction").isEnabled()


def test_nothing_says_that_the_computer_rolled(make_driver) -> None:
    driver = make_driver(real(mixed(None, Level.DECKHAND)))
    line = driver.find("statusLine")
    heard: list[str] = []
    driver.session.changed.connect(lambda _: heard.append(driver.button("rollButton").text()))
    type_faces(driver, "11111")
    driver.click_row("yacht")
    while driver.session.state.player == 1:
        type_faces(driver, "1" * entry_of(driver).missing)
        driver.qtbot.waitUntil(lambda: driver.session.position.entry is not None)
    assert "Real dice" in line.accessibleDescription()
    assert not [text for text in heard if "rolling" in text]


def test_a_whole_game_with_two_computers(make_driver) -> None:
    driver = make_driver(real(mixed(None, Level.DECKHAND, Level.CAPTAIN, rules=ruleset("crag"))))
    rng = random.Random(3)
    session = driver.session
    driver.hurry_always()
    while not session.state.is_over:
        driver.qtbot.waitUntil(lambda: session.state.is_over or not session.is_computing, timeout=20_000)
        if session.position.entry is not None:
            type_faces(driver, "".join(str(rng.randint(1, 6)) for _ in range(entry_of(driver).missing)))
        elif session.position.may_act:
            box = next(iter(session.state.possible_scores))
            session.score(box)
    assert driver.game.files.dice.verdict().finding is Finding.TYPED
    driver.qtbot.waitUntil(lambda: driver.find("resultPage").isVisible())


def test_a_computers_dice_are_asked_for_with_what_it_holds(make_driver) -> None:
    driver = make_driver(real(mixed(Level.CAPTAIN)))
    assert said(driver).endswith("Roll all five dice. Then enter what you rolled.")
    type_faces(driver, "55512")
    driver.qtbot.waitUntil(lambda: driver.session.position.entry is not None, timeout=20_000)
    assert driver.session.position.held == {0, 1, 2}
    assert said(driver) == "Captain holds: three fives. Roll two dice. Then enter what you rolled."
    assert [die.held for die in tray(driver).dice] == [True, True, True, False, False]
    type_faces(driver, "55")
    driver.qtbot.waitUntil(lambda: driver.session.state.card["yacht"] == 50, timeout=20_000)


def test_a_game_with_real_dice_is_chosen_in_the_dialog(make_driver) -> None:
    driver = make_driver(people(""))
    driver.action("newGameAction").trigger()
    dialog = driver.find("newGameDialog")
    driver.qtbot.waitUntil(dialog.isActiveWindow)
    driver.click("typedDice")
    driver.click("startButton")
    assert entry_of(driver).is_untouched
    driver.action("rematchAction").trigger()
    assert entry_of(driver).is_untouched


@pytest.mark.parametrize("language", [s.Language.SWEDISH, s.Language.FINNISH])
def test_another_language_and_theme_leave_what_is_in(table, language) -> None:
    type_faces(table, "12", take=False)
    table.game.settings.set(s.LANGUAGE, language)
    table.game.settings.set(s.THEME, s.ThemeChoice.DARK)
    table.game.settings.set(s.TEXT_SCALE, 150)
    table.window.resize(800, 560)
    QApplication.sendPostedEvents()
    assert entry_of(table).faces == (1, 2, None, None, None)
    assert [die.face for die in tray(table).dice] == [1, 2, None, None, None]
    assert table.button("die3").accessibleName() != "Die 3, to be entered"
    assert table.button("face3").accessibleName() != "Enter three"
    type_faces(table, "345")
    assert table.session.state.dice == (1, 2, 3, 4, 5)


class Playing:
    """Somebody who does anything at all."""

    keys = (
        *[key_of(face) for face in range(10)] * 2,
        *(KEY.Key_Return, KEY.Key_Space, KEY.Key_Backspace, KEY.Key_Left, KEY.Key_Right),
        *(KEY.Key_Tab, KEY.Key_Down, KEY.Key_Escape, KEY.Key_H, KEY.Key_F6),
    )

    def __init__(self, driver: Driver, seed: int) -> None:
        self.driver = driver
        self.rng = random.Random(seed)
        session = driver.session
        self.common = (self.score, self.click, session.undo, session.redo)
        self.rare = (self.resize, self.speak, self.play_another, driver.action("coachAction").trigger)

    def act(self) -> None:
        chance = self.rng.random()
        if chance < 0.75:
            self.driver.press(self.rng.choice(self.keys))
        else:
            self.rng.choice(self.common if chance < 0.97 else self.rare)()

    def score(self) -> None:
        possible = sorted(self.driver.session.state.possible_scores)
        if possible:
            self.driver.session.score(self.rng.choice(possible))

    def resize(self) -> None:
        self.driver.window.resize(self.rng.randint(800, 1400), self.rng.randint(560, 900))

    def speak(self) -> None:
        self.driver.game.settings.set(s.LANGUAGE, self.rng.choice(list(s.Language)))

    def click(self) -> None:
        name = self.rng.choice(["die1", "die3", "face2", "face6", "rollButton"])
        control = self.driver.window.findChild(QWidget, name)
        if control is not None and control.isVisible():
            QTest.mouseClick(control, Qt.MouseButton.LeftButton)

    def play_another(self) -> None:
        setups = (mixed(None, Level.DECKHAND), mixed(None, rules=ruleset("crag")), people("", "Åsa"))
        setup = self.rng.choice(setups)
        self.driver.session.new_game(real(setup) if self.rng.random() < 0.8 else setup)


def test_anything_may_happen_while_dice_are_entered(make_driver) -> None:
    driver = make_driver(real(mixed(None, Level.DECKHAND)))
    driver.hurry_always()
    playing = Playing(driver, seed=11)
    entered = 0
    for _ in range(300):
        playing.act()
        entry = driver.session.position.entry
        if entry is not None:
            entered += not entry.is_untouched
            assert [die.face for die in tray(driver).dice] == list(entry.faces)
            assert all(die.isVisible() for die in tray(driver).dice)
    assert entered > 50


def test_the_keyboard_on_a_die_that_goes_chooses_nothing_in_the_next_game(table) -> None:
    table.button("die5").setFocus(Qt.FocusReason.TabFocusReason)
    table.session.new_game(real(people("", rules=ruleset("crag"))))
    assert entry_of(table).at == 0
    type_faces(table, "123")
    assert table.session.state.dice == (1, 2, 3)


@pytest.mark.parametrize("dice", [DiceKind.COMPUTER, DiceKind.TYPED])
def test_the_keyboards_place_is_forgotten_with_its_die(driver, dice) -> None:
    driver.session.roll()
    driver.button("die5").setFocus(Qt.FocusReason.TabFocusReason)
    driver.session.score("choice")
    driver.session.new_game(replace(people("", rules=ruleset("crag")), dice=DiceChoice(dice)))
    if dice is DiceKind.TYPED:
        type_faces(driver, "123", take=False)
    driver.session.roll()
    assert driver.button("die3").isVisible()
    assert QApplication.focusWidget() in {None, driver.window}
