"""The coach by real keys and clicks: hints, the tutor's four answers, the panel that follows what is held."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from tests.gui.driver import LEFT, NO_KEYS, Driver, people
from yacht_desktop.game.dice import SeededDice
from yacht_desktop.game.moves import Move, Roll, Score
from yacht_desktop.session import settings as s
from yacht_desktop.session.notes import NoteKind, TutorAnswer
from yacht_desktop.session.pace import Speed

MakeDriver = Callable[..., Driver]


@pytest.fixture(autouse=True)
def no_click_is_hasty(qapp: QApplication) -> Iterator[None]:
    """Let every click count, whatever the pace of the test."""
    before = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(before)


# The values of Yacht for two are worked out once in a process, on a slow machine in some seconds.
PATIENCE_MS = 60_000
THREE_SIXES = Roll((2, 6, 5, 6, 6))
A_YACHT = Roll((6, 6, 6, 6, 6))


def at(make_driver: MakeDriver, *moves: Move, players: int = 1) -> Driver:
    """Return a window with a game under way."""
    driver = make_driver(people(*[""] * players))
    driver.game.settings.set(s.SPEED, Speed.AT_ONCE)
    driver.session.lay_out(people(*[""] * players), SeededDice.from_number(5), moves)
    return driver


def said(driver: Driver) -> str:
    return driver.find("statusLine").accessibleName()


def hint(driver: Driver) -> str:
    """Press H and return what the coach says."""
    with driver.qtbot.waitSignal(driver.game.coaching.hinted, timeout=PATIENCE_MS):
        driver.press(Qt.Key.Key_H)
    return said(driver)


def hinted_dice(driver: Driver) -> list[int]:
    return [number for number in range(1, 6) if driver.find(f"die{number}").accessibleDescription()]


# Hints


def test_h_pressed_three_times_tells_more_each_time(make_driver: MakeDriver) -> None:
    driver = at(make_driver, THREE_SIXES)
    assert hint(driver) == "Keep 6-6-6, roll two."
    assert hinted_dice(driver) == [2, 4, 5]
    second = hint(driver)
    assert second.startswith("Next best: ")
    assert "The hint gains " in second
    third = hint(driver)
    assert third.startswith("Chances with best play: ")
    assert "%" in third
    assert hint(driver) == "Keep 6-6-6, roll two."
    stages = [note.stage for note in driver.session.notes if note.kind is NoteKind.HINT]
    assert stages == [1, 2, 3]


def test_the_hint_speaks_of_winning_where_there_is_somebody_to_win_against(make_driver: MakeDriver) -> None:
    driver = at(make_driver, THREE_SIXES, players=2)
    assert hint(driver) == "Keep 6-6-6, roll two."
    assert "to win" in hint(driver)


def test_the_dice_of_a_hint_are_unmarked_with_the_next_roll(make_driver: MakeDriver) -> None:
    driver = at(make_driver, THREE_SIXES)
    hint(driver)
    driver.press(Qt.Key.Key_2)
    assert hinted_dice(driver) == [2, 4, 5], "holding is following it"
    driver.press(Qt.Key.Key_R)
    assert hinted_dice(driver) == []


def test_where_no_roll_is_left_the_hint_names_a_box(make_driver: MakeDriver) -> None:
    driver = at(make_driver, *[A_YACHT] * 3)
    assert hint(driver) == "Score 50 in Yacht."
    assert hinted_dice(driver) == []
    driver.click_row("yacht")
    assert driver.session.state.totals == (50,)


@pytest.mark.parametrize("moves", [(), (THREE_SIXES, Score("ones"))], ids=["game", "turn"])
def test_before_the_first_roll_h_says_why_there_is_no_hint(make_driver: MakeDriver, moves: tuple[Move, ...]) -> None:
    driver = at(make_driver, *moves)
    driver.press(Qt.Key.Key_H)
    assert said(driver) == "Roll the dice first."


def test_the_menu_gives_hints_like_the_key(make_driver: MakeDriver) -> None:
    driver = at(make_driver, THREE_SIXES)
    with driver.qtbot.waitSignal(driver.game.coaching.hinted, timeout=PATIENCE_MS):
        driver.action("hintAction").trigger()
    assert said(driver) == "Keep 6-6-6, roll two."


# The panel


def card(driver: Driver, number: int) -> QAbstractButton:
    return driver.button(f"choice{number}")


def open_panel(driver: Driver) -> QWidget:
    driver.press(Qt.Key.Key_C)
    panel = driver.find("coachPanel")
    assert panel.isVisible()
    return panel


def wait_for_cards(driver: Driver) -> None:
    driver.qtbot.waitUntil(lambda: card(driver, 1).isVisible() and card(driver, 1).isEnabled(), timeout=PATIENCE_MS)


def test_c_opens_the_panel_with_the_best_choices_and_closes_it(make_driver: MakeDriver) -> None:
    driver = at(make_driver, THREE_SIXES)
    panel = open_panel(driver)
    wait_for_cards(driver)
    assert "Keep three sixes, roll two" in card(driver, 1).accessibleName()
    assert driver.game.settings.get(s.COACH_OPEN)
    assert driver.action("coachAction").isChecked()
    driver.press(Qt.Key.Key_C)
    driver.qtbot.waitUntil(lambda: not panel.isVisible())
    assert not driver.action("coachAction").isChecked()
    assert not driver.game.coaching.is_watching


def test_the_panel_follows_every_die_that_is_held(make_driver: MakeDriver) -> None:
    driver = at(make_driver, THREE_SIXES)
    open_panel(driver)
    wait_for_cards(driver)
    note = driver.find("coachNote")
    assert isinstance(note, QLabel)
    seen = []
    for key in (Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_3, Qt.Key.Key_1):
        driver.press(key)
        seen.append(note.text())
    assert all(text.startswith("What you hold now: −") for text in seen)
    assert len({*seen[:3]}) == 2, "another die, another figure"
    for key in (Qt.Key.Key_2, Qt.Key.Key_4, Qt.Key.Key_5):
        driver.press(key)
    assert "held now" in card(driver, 1).accessibleName().lower()
    assert not note.text().startswith("What you hold now")


def test_a_card_that_is_clicked_holds_its_dice(make_driver: MakeDriver) -> None:
    driver = at(make_driver, THREE_SIXES)
    open_panel(driver)
    wait_for_cards(driver)
    driver.press(Qt.Key.Key_1)
    QTest.mouseClick(card(driver, 1), LEFT)
    assert driver.session.position.held == {1, 3, 4}


def test_the_panel_stays_open_through_turns_and_is_open_again_after_a_restart(
    make_driver: MakeDriver, qtbot: QtBot
) -> None:
    driver = at(make_driver, THREE_SIXES)
    open_panel(driver)
    wait_for_cards(driver)
    driver.click_row("sixes")
    assert driver.find("coachPanel").isVisible()
    driver.press(Qt.Key.Key_R)
    wait_for_cards(driver)
    again = make_driver(people(""))
    qtbot.waitUntil(lambda: again.find("coachPanel").isVisible())
    assert again.game.coaching.is_watching


# The tutor


def warned(make_driver: MakeDriver) -> Driver:
    """Return a window whose tutor warns of a Yacht that is thrown away."""
    driver = tutored(make_driver)
    driver.click_row("sixes")
    wait_for_warning(driver)
    assert sixes(driver) is None
    return driver


def tutored(make_driver: MakeDriver) -> Driver:
    """Return a window with a Yacht on the table and the tutor on, who has made up its mind."""
    driver = at(make_driver, A_YACHT)
    driver.game.settings.set(s.TUTOR, value=True)
    driver.qtbot.waitUntil(lambda: driver.game.coaching.advice is not None, timeout=PATIENCE_MS)
    return driver


def wait_for_warning(driver: Driver) -> None:
    """Wait for the dialog, and for the keyboard to be in it."""

    def has_the_keyboard() -> bool:
        focus, dialog = QApplication.focusWidget(), QApplication.activeModalWidget()
        return is_warned(driver) and focus is not None and dialog is not None and dialog.isAncestorOf(focus)

    driver.qtbot.waitUntil(has_the_keyboard, timeout=PATIENCE_MS)


def is_warned(driver: Driver) -> bool:
    dialog = driver.window.findChild(QWidget, "tutorDialog")
    return dialog is not None and dialog.isVisible()


def answer(driver: Driver, choice: TutorAnswer) -> None:
    """Tab to an answer and press it."""
    for _ in range(6):
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus.objectName() == f"{choice.value}Button":
            QTest.keyClick(focus, Qt.Key.Key_Space)
            driver.qtbot.waitUntil(lambda: not is_warned(driver))
            return
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    pytest.fail(f"no way by keys to {choice}")


def sixes(driver: Driver) -> int | None:
    return driver.session.state.cards[0]["sixes"]


def test_play_anyway_writes_the_score(make_driver: MakeDriver) -> None:
    driver = warned(make_driver)
    answer(driver, TutorAnswer.PLAY_ANYWAY)
    assert sixes(driver) == 30


def test_think_again_writes_nothing_and_shows_nothing(make_driver: MakeDriver) -> None:
    driver = warned(make_driver)
    before = said(driver)
    answer(driver, TutorAnswer.THINK_AGAIN)
    assert sixes(driver) is None
    assert hinted_dice(driver) == []
    assert said(driver) == before
    driver.click_row("sixes")
    wait_for_warning(driver)


def test_show_me_shows_the_best_choice(make_driver: MakeDriver) -> None:
    driver = warned(make_driver)
    answer(driver, TutorAnswer.SHOW_ME)
    assert sixes(driver) is None
    assert said(driver) == "Stop: score 50 in Yacht."
    driver.click_row("yacht")
    assert driver.session.state.totals == (50,)


def test_stop_warning_writes_the_score_and_warns_no_more(make_driver: MakeDriver) -> None:
    driver = warned(make_driver)
    answer(driver, TutorAnswer.STOP_WARNING)
    assert sixes(driver) == 30
    driver.press(Qt.Key.Key_R)
    driver.click_row("choice")
    assert not is_warned(driver)
    assert driver.session.state.turn == 3


def test_escape_thinks_again(make_driver: MakeDriver) -> None:
    driver = warned(make_driver)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    driver.qtbot.waitUntil(lambda: not is_warned(driver))
    assert sixes(driver) is None
    assert [note.answer for note in driver.session.notes] == [TutorAnswer.THINK_AGAIN]


def test_a_double_click_does_not_slip_past_the_tutor(make_driver: MakeDriver) -> None:
    driver = at(make_driver, A_YACHT)
    driver.game.settings.set(s.TUTOR, value=True)
    index = driver.index("sixes")
    for click in (QTest.mouseClick, QTest.mouseDClick, QTest.mouseClick, QTest.mouseDClick):
        click(driver.card.viewport(), LEFT, NO_KEYS, driver.centre(index))
    wait_for_warning(driver)
    assert len(driver.session.moves) == 1


def test_r_is_warned_of_where_it_throws_a_yacht_away_and_only_once(make_driver: MakeDriver) -> None:
    driver = tutored(make_driver)
    for _ in range(3):
        QTest.keyClick(driver.window, Qt.Key.Key_R)
    wait_for_warning(driver)
    assert len(driver.session.moves) == 1
    answer(driver, TutorAnswer.PLAY_ANYWAY)
    assert len(driver.session.moves) == 2


def test_a_good_choice_is_never_held_up(make_driver: MakeDriver) -> None:
    driver = tutored(make_driver)
    driver.click_row("yacht")
    assert driver.session.state.totals == (50,)
    assert not is_warned(driver)


def test_undo_from_elsewhere_takes_the_warning_away(make_driver: MakeDriver) -> None:
    driver = warned(make_driver)
    driver.session.undo()
    driver.qtbot.waitUntil(lambda: not is_warned(driver))
    assert driver.session.moves == ()
