"""The promise before the first roll, the proof after the last, and the choice of dice, in the real window."""

import contextlib
import hashlib
import io
import json
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit

from tests.gui.driver import Driver, people
from tests.ui.dialogs import settle
from yacht_desktop.game.dice import SeededDice
from yacht_desktop.game.dice_codes import daily_code, dice_of_code
from yacht_desktop.game.fairness import DiceKind, commitment_of
from yacht_desktop.lab.command import main
from yacht_desktop.session import settings as s
from yacht_desktop.session.day_games import today
from yacht_desktop.session.setup import DiceChoice
from yacht_desktop.ui.new_game_dialog import NewGameDialog
from yacht_desktop.ui.passage import Passage
from yacht_desktop.ui.result_page import ResultPage
from yacht_desktop.ui.tray import DiceTray
from yacht_desktop.ui.wording import fairness as words

SEED = SeededDice.from_number(11).seed
PROMISE = hashlib.sha256(SEED).hexdigest()
OTHER = SeededDice.from_number(12)
CODE = daily_code("2026-11-30")
CODED = replace(people("Anna"), dice=DiceChoice(DiceKind.SHARED, CODE))
KEY = Qt.Key


def finish(driver: Driver, *, shown: bool = False) -> None:
    session = driver.session
    while not session.state.is_over:
        session.roll()
        session.score(next(iter(session.state.possible_scores)))
    if shown:
        driver.qtbot.waitUntil(lambda: driver.window.findChild(ResultPage) is not None)


def tray_text(driver: Driver) -> str:
    (tray,) = driver.window.findChildren(DiceTray)
    return tray.accessibleDescription()


def opened(driver: Driver):
    driver.action("diceAction").trigger()
    settle()
    return driver.find("diceWindow")


def texts_of(window) -> str:
    lines = [label.text() for label in window.findChildren(QLabel)]
    return "\n".join([*lines, *(field.text() for field in window.findChildren(Passage))])


def test_the_promise_stands_on_the_tray_until_somebody_rolls(driver) -> None:
    assert PROMISE in tray_text(driver)
    driver.press(KEY.Key_R)
    assert tray_text(driver) == ""
    driver.action("undoAction").trigger()
    assert PROMISE in tray_text(driver), "nobody has rolled again"
    driver.session.new_game(replace(people("Anna"), dice=DiceChoice(DiceKind.TYPED)))
    assert tray_text(driver) == "", "nobody can promise anything of people's own dice"


def test_the_seed_is_nowhere_to_be_seen_before_the_end(driver) -> None:
    window = opened(driver)
    driver.session.roll()
    window.verify()
    assert PROMISE in texts_of(window)
    assert SEED.hex() not in texts_of(window)
    assert window.seed.field.isHidden() or not window.seed.field.text()
    finish(driver, shown=True)
    assert window.seed.field.text() == SEED.hex()
    assert texts_of(driver.find("resultPage")).count(SEED.hex()[:12]) == 1
    driver.action("undoAction").trigger()
    assert SEED.hex() not in texts_of(window), "the game goes on"


def test_the_window_opens_once_by_key_by_menu_and_from_the_status_line(driver) -> None:
    QTest.keyClick(driver.window, KEY.Key_D, Qt.KeyboardModifier.ControlModifier)
    first = driver.find("diceWindow")
    driver.action("diceAction").trigger()
    assert driver.find("diceWindow") is first
    first.close()
    settle()
    status = driver.find("statusLine")
    driver.window.grab()
    middle = status.height() // 2
    QTest.mouseClick(status, Qt.MouseButton.LeftButton, pos=QPoint(status.width() // 2, middle))
    assert not driver.window.findChildren(type(first))
    QTest.mouseClick(status, Qt.MouseButton.LeftButton, pos=QPoint(hand_over(status), middle))
    assert driver.find("diceWindow").isVisible()


def hand_over(status) -> int:
    """Return how far from the left the pointer becomes a hand, as over what can be clicked."""
    for x in range(status.width() - 1, 0, -10):
        QTest.mouseMove(status, QPoint(x, status.height() // 2))
        if status.cursor().shape() is Qt.CursorShape.PointingHandCursor:
            return x - 10
    raise AssertionError("nothing can be clicked")


def test_what_is_shown_can_be_copied(driver) -> None:
    window = opened(driver)
    window.promise.button.click()
    assert QGuiApplication.clipboard().text() == PROMISE
    assert window.promise.button.text() == "Copied"
    driver.session.new_game(CODED)
    window.code.button.click()
    assert QGuiApplication.clipboard().text() == CODE
    assert window.promise.button.text() == "Copy", "it is another promise now"


def verdict_of_lab(path: Path) -> str:
    told = io.StringIO()
    with contextlib.redirect_stdout(told), contextlib.redirect_stderr(io.StringIO()):
        main(["verify", str(path)])
    return str(json.loads(told.getvalue())["reason"])


def without(text: str, *keys: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if line.split(":")[0] not in keys)


def wrong_die(text: str) -> str:
    """Throw another face where no points hang on it: Choice is not what is filled first."""
    line = next(line for line in text.splitlines() if line.startswith("1 1: "))
    dice = line.split()[2]
    place = next(place for place, face in enumerate(dice) if face != "1")
    other = "2" if dice[place] != "2" else "3"
    changed = dice[:place] + other + dice[place + 1 :]
    return text.replace(line, line.replace(dice, changed, 1))


CHANGES = {
    "agrees": lambda text: text,
    "wrong_die": wrong_die,
    "other_seed": lambda text: text.replace(SEED.hex(), OTHER.seed.hex()),
    "other_code": lambda text: text.replace("seed: ", f"dice.code: {CODE}\nseed: "),
    "no_commitment": lambda text: without(text, "commitment"),
    "no_seed": lambda text: without(text, "seed"),
    "earlier_dice": lambda text: text.replace("seed: ", "dice.before: 3 1 1\nseed: "),
    "typed": lambda text: without(text, "seed", "commitment").replace("dice: computer", "dice: typed"),
}


@pytest.mark.parametrize("reason", CHANGES)
def test_window_and_lab_find_the_same_in_a_file(driver, qtbot, tmp_path, reason) -> None:
    finish(driver)
    files, path = driver.game.files, tmp_path / "game.yachtgame"
    with qtbot.waitSignal(files.saved):
        files.save(path)
    path.write_text(CHANGES[reason](path.read_text(encoding="utf-8")), encoding="utf-8")
    driver.session.new_game(people("Bo"))
    with qtbot.waitSignal(files.opened) as read:
        files.open(path)
    files.lay_out(read.args[0])
    window = opened(driver)
    window.verify()
    verdict = files.dice.verdict()
    assert verdict.finding.value == verdict_of_lab(path) == reason
    assert words.verdict_sentence(verdict, driver.session.setup) in texts_of(window)
    assert window.verify_button.isVisible() is (reason != "typed")


def test_a_game_that_is_not_over_is_told_so_by_both(driver, qtbot, tmp_path) -> None:
    driver.session.roll()
    with qtbot.waitSignal(driver.game.files.saved):
        driver.game.files.save(tmp_path / "game.yachtgame")
    assert driver.game.files.dice.verdict().finding.value == verdict_of_lab(tmp_path / "game.yachtgame") == "no_seed"


def test_the_result_verifies_the_game_with_one_click(driver) -> None:
    finish(driver, shown=True)
    driver.button("resultVerifyButton").click()
    settle()
    window = driver.find("diceWindow")
    assert "All 60 dice are those that were promised before the first roll." in texts_of(window)


def test_the_result_of_a_game_with_a_code_shows_it(driver) -> None:
    driver.session.new_game(CODED)
    finish(driver, shown=True)
    assert f"Dice code: {CODE}" in texts_of(driver.find("resultPage"))


def test_a_rematch_of_the_day_has_new_dice_and_says_why(driver) -> None:
    day = replace(people("Anna"), dice=DiceChoice(DiceKind.SHARED, daily_code(today())))
    driver.session.new_game(day)
    driver.session.roll()
    driver.action("rematchAction").trigger()
    dice = driver.session.setup.dice
    assert dice.kind is DiceKind.SHARED
    assert dice.code not in {None, daily_code(today())}
    assert driver.find("statusLine").sentence == words.rematch_of_day()
    driver.session.new_game(CODED if daily_code(today()) != CODE else replace(day, dice=DiceChoice()))
    driver.action("rematchAction").trigger()
    assert driver.session.setup.dice.code != CODE


def new_game(driver: Driver, row: str = "", code: str = ""):
    driver.qtbot.waitUntil(lambda: driver.window.findChild(NewGameDialog) is None)
    driver.game.settings.set(s.LAST_SETUP, replace(people("Anna"), dice=driver.game.settings.get(s.LAST_SETUP).dice))
    driver.action("newGameAction").trigger()
    settle()
    dialog = driver.find("newGameDialog")
    if row:
        driver.button(row).click()
    if code:
        (field,) = dialog.findChildren(QLineEdit, "diceCodeField")
        field.setText(code)
    settle()
    return dialog


def test_a_code_typed_in_is_played_and_a_second_time_is_said_to_be_known(driver, qtbot) -> None:
    new_game(driver, "sharedDice", CODE.lower().replace("-", " ")).accept()
    assert driver.session.setup.dice == DiceChoice(DiceKind.SHARED, CODE)
    assert commitment_of(dice_of_code(CODE).seed) in tray_text(driver)
    finish(driver)
    dialog = new_game(driver, "sharedDice")
    field, caption = dialog.findChild(QLineEdit, "diceCodeField"), dialog.findChild(QLabel, "diceCaption")
    assert field.text() == "", "a code is not played again unless it is typed again"
    field.setText(CODE)
    qtbot.waitUntil(lambda: caption.text() == words.known_dice())
    dialog.accept()
    assert driver.find("statusLine").sentence == words.known_dice()
    assert words.known_dice() in texts_of(opened(driver))


def test_a_fault_in_a_code_is_told_at_the_field_and_starts_nothing(driver) -> None:
    dialog = new_game(driver, "sharedDice", "8MSH-CEQU-GV4Q-EVH5")
    field = dialog.findChild(QLineEdit, "diceCodeField")
    moves = driver.session.setup
    assert "a sign is wrong" in field.accessibleDescription()
    dialog.accept()
    assert dialog.isVisible()
    assert dialog.focusWidget() is field
    field.setText("8MSH")
    assert field.accessibleDescription() == "", "somebody may be typing on"
    dialog.accept()
    assert "16 letters" in field.accessibleDescription()
    assert driver.session.setup is moves
    field.setText("")
    dialog.accept()
    assert driver.session.setup.dice.code is not None


def test_the_game_of_the_day_is_offered_again_the_next_time(driver) -> None:
    dialog = new_game(driver, "dayDice")
    assert str(date.today().year) in driver.button("dayDice").text()  # noqa: DTZ011 - the day on the wall
    dialog.accept()
    assert driver.session.setup.dice.code == daily_code(today())
    assert driver.game.settings.get(s.LAST_SETUP).dice.code == daily_code(today())
    new_game(driver)
    assert driver.button("dayDice").isChecked()


def test_arrows_and_enter_write_a_score_from_the_window_itself(driver) -> None:
    driver.press(KEY.Key_R)
    assert driver.window.focusWidget() is driver.window
    QTest.keyClick(driver.window, KEY.Key_Down)
    assert driver.window.focusWidget() is driver.card
    focused = driver.card.currentIndex().row()
    driver.press(KEY.Key_Return)
    assert driver.session.state.cards[0][driver.session.setup.rules.category_ids[focused]] is not None


def test_arrows_with_other_keys_or_at_other_controls_lead_nowhere_else(driver) -> None:
    driver.press(KEY.Key_R)
    QTest.keyClick(driver.window, KEY.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert driver.window.focusWidget() is driver.window
    die = driver.find("die1")
    die.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(die, KEY.Key_Down)
    assert driver.window.focusWidget() is die
