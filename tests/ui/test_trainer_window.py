"""The trainer's window: its parts, its keys, its scale, and what it says while it waits."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from typing_extensions import override

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tests.session.test_training import ANNA, MONDAY, SETUP, reviewed
from tests.ui.dialogs import is_seen, labels, press, settle, show, tab_round
from yacht_desktop.coach.choices import Advice
from yacht_desktop.game.moves import Score
from yacht_desktop.game.state import GameState
from yacht_desktop.session.analysis import ExactAnalyst
from yacht_desktop.session.training import Training
from yacht_desktop.session.training_events import Question
from yacht_desktop.ui.following_look import FollowingLook
from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.trainer_window import TrainerWindow

SMALLEST, DESIGNED, LARGE = (760, 500), (1040, 720), (1700, 1150)


class HesitantAnalyst(ExactAnalyst):
    """Knows all, but answers only once it may."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = threading.Event()
        self.may_answer.set()

    @override
    def advise(self, state: GameState) -> Advice:
        self.may_answer.wait(20)
        return super().advise(state)


class Desk:
    """A trainer with lessons, and its window."""

    def __init__(self, qtbot: QtBot, look: Look, path: Path, *, confirm_zero: bool = False) -> None:
        self.qtbot = qtbot
        self.analyst = HesitantAnalyst()
        self.training = Training(path, self.analyst, lambda: MONDAY)
        self.training.take(SETUP, reviewed())
        with qtbot.waitSignal(self.training.course_changed):
            self.window = TrainerWindow(look, self.training, confirm_zero=confirm_zero)
        if self.question.learner != ANNA:
            with qtbot.waitSignal(self.training.course_changed):
                self.training.ask(ANNA)
        show(qtbot, self.window, *DESIGNED)

    @property
    def question(self) -> Question:
        question = self.training.course.question
        assert question is not None
        return question

    def find(self, name: str) -> QWidget:
        found = self.window.findChild(QWidget, name)
        assert isinstance(found, QWidget), name
        return found

    def answer(self) -> None:
        with self.qtbot.waitSignal(self.training.graded, timeout=20_000):
            self.training.answer(self.question.played)
        settle()


@pytest.fixture
def desk(qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[Desk]:
    made = Desk(qtbot, look, tmp_path / "trainer.sqlite3")
    yield made
    made.analyst.may_answer.set()
    made.window.close()
    made.training.shut_down()


def test_a_look_follows_another_in_all_but_the_scale(look: Look) -> None:
    following = FollowingLook(look)
    changes: list[bool] = []
    following.changed.connect(lambda: changes.append(True))
    look.set_dark(True)
    look.set_text_scale(1.3)
    look.set_reduced_motion(True)
    look.set_motion(0.5)
    look.set_scale(1.4)
    assert (following.theme, following.text_scale, following.reduced_motion) == (look.theme, 1.3, True)
    assert (following.motion, following.duration(100), following.scale) == (0.5, 50, 1.0)
    assert len(changes) == 3


def test_the_window_has_a_scale_of_its_own(desk: Desk, look: Look) -> None:
    assert desk.window.look.scale == 1.0
    die = desk.find("die1").width()
    desk.window.resize(*LARGE)
    settle()
    assert desk.window.look.scale > 1.2
    assert desk.find("die1").width() > die
    assert look.scale == 1.0


@pytest.mark.parametrize("size", [SMALLEST, DESIGNED, LARGE])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_everything_that_can_be_pressed_is_seen_in_any_size(
    desk: Desk, look: Look, size: tuple[int, int], text_scale: float
) -> None:
    look.set_text_scale(text_scale)
    desk.window.resize(*size)
    settle()
    parts = [*(f"die{number}" for number in range(1, 6)), "rollButton"]
    assert [name for name in parts if not is_seen(desk.find(name))] == []
    desk.answer()
    assert is_seen(desk.find("trainerNextButton"))
    assert desk.find("trainerVerdict").geometry().top() > desk.find("die1").y()


def test_tab_comes_round_by_dice_button_card_and_learners(desk: Desk) -> None:
    desk.window.setFocus()
    press(Qt.Key.Key_Tab)
    round_ = {widget.objectName() for widget in tab_round(desk.window)}
    assert {"die1", "die5", "rollButton", "scorecard", "trainerLearner"} <= round_


def test_f6_goes_from_part_to_part(desk: Desk) -> None:
    names = []
    for _ in range(4):
        press(Qt.Key.Key_F6)
        focused = desk.window.focusWidget()
        assert focused is not None
        names.append(focused.objectName())
    assert names == ["die1", "rollButton", "scorecard", "die1"]
    desk.answer()
    assert desk.window.focusWidget() is desk.find("trainerNextButton")


def test_the_keyboard_begins_at_the_card_where_no_roll_is_left(desk: Desk) -> None:
    other = next(count.learner for count in desk.training.course.learners if count.learner != ANNA)
    with desk.qtbot.waitSignal(desk.training.course_changed):
        desk.training.ask(other)
    at_card = []
    while (question := desk.training.course.question) is not None:
        at_card.append(not question.position.state.rolls_left)
        assert desk.window.focusWidget() is (desk.find("scorecard") if at_card[-1] else desk.window)
        desk.answer()
        with desk.qtbot.waitSignal(desk.training.course_changed):
            press(Qt.Key.Key_Return)
    assert set(at_card) == {False, True}


def test_an_answer_that_takes_long_is_being_weighed(desk: Desk, qtbot: QtBot) -> None:
    desk.analyst.may_answer.clear()
    asked = desk.question.lesson.id
    desk.training.leave()
    with qtbot.waitSignal(desk.training.course_changed):
        desk.training.ask(ANNA)
    assert desk.question.lesson.id == asked
    # Known already: another lesson must be asked for the analyst to hesitate.
    desk.answer()
    with qtbot.waitSignal(desk.training.course_changed):
        press(Qt.Key.Key_Return)
    if desk.question.position.state.rolls_left:
        press(Qt.Key.Key_R)
    else:
        desk.training.answer(Score(next(iter(desk.question.position.state.possible_scores))))
    assert desk.training.is_weighing
    button = desk.find("rollButton")
    assert button.accessibleName() == "Weighing your answer…"
    desk.training.prepared.emit(0.4)
    assert button.accessibleName() == "Working these rules out: 40%"
    assert desk.find("trainerVerdict").isHidden()
    with qtbot.waitSignal(desk.training.graded, timeout=20_000):
        desk.analyst.may_answer.set()


def test_closing_leaves_the_lesson_as_it_was(desk: Desk) -> None:
    desk.window.close()
    assert desk.training.course.question is None
    with desk.qtbot.waitSignal(desk.training.course_changed):
        desk.training.ask(ANNA)
    assert (desk.question.number, desk.question.total) == (1, 3)


def test_a_needless_zero_is_asked_about_as_in_the_game(qtbot: QtBot, look: Look, tmp_path: Path) -> None:
    desk = Desk(qtbot, look, tmp_path / "trainer.sqlite3", confirm_zero=True)
    state = desk.question.position.state
    zero = next((box for box, points in state.possible_scores.items() if not points), None)
    assert zero is not None
    assert any(state.possible_scores.values())
    card = desk.find("scorecard")
    card.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Home)
    for _ in range(list(state.possible_scores).index(zero)):
        press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert not desk.training.is_weighing
    with qtbot.waitSignal(desk.training.graded, timeout=20_000):
        press(Qt.Key.Key_Return)
    desk.window.close()
    desk.training.shut_down()


TROUBLES = {
    "newer": "The lessons are of a newer version of Yacht Desktop; they are left as they are.",
    "damaged": "The trainer’s lessons were damaged and are kept as",
    "not saved": "The trainer’s lessons cannot be saved; they last until you quit.",
}


def spoil(folder: Path, how: str) -> Path:
    """Let something be wrong with the file of the lessons; return its path."""
    path = folder / "trainer.sqlite3"
    if how == "newer":
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA user_version = 999")
    elif how == "damaged":
        path.write_bytes(b"rubbish" * 1_000)
    else:
        path = folder / "file" / path.name
        path.parent.touch()
    return path


@pytest.mark.parametrize("how", TROUBLES)
def test_what_is_wrong_with_the_file_is_said_below_a_lesson(qtbot: QtBot, look: Look, tmp_path: Path, how: str) -> None:
    desk = Desk(qtbot, look, spoil(tmp_path, how))
    desk.window.resize(*SMALLEST)
    settle()
    assert any(text.startswith(TROUBLES[how]) for text in labels(desk.window))
    assert desk.window.accessibleDescription().startswith(TROUBLES[how])
    assert [name for name in ("die1", "die5", "rollButton") if not is_seen(desk.find(name))] == []
    desk.answer()
    assert is_seen(desk.find("trainerNextButton"))
    desk.window.close()
    desk.training.shut_down()


@pytest.mark.parametrize("how", TROUBLES)
def test_without_lessons_the_trainer_does_not_hide_what_is_wrong(
    qtbot: QtBot, look: Look, tmp_path: Path, how: str
) -> None:
    training = Training(spoil(tmp_path, how), HesitantAnalyst(), lambda: MONDAY)
    for _ in range(2):
        # The second window opens after all has been told.
        with qtbot.waitSignal(training.course_changed):
            window = TrainerWindow(look, training)
        show(qtbot, window, *SMALLEST)
        said = labels(window)
        assert any(text.startswith(TROUBLES[how]) for text in said)
        assert ("Lessons out of reach" in said) == (how == "newer")
        assert ("No lessons yet" in said) == (how != "newer")
        window.close()
    training.shut_down()


def test_where_all_is_well_nothing_is_said_of_the_file(desk: Desk) -> None:
    assert not any("lessons" in text for text in labels(desk.window))
    assert desk.window.accessibleDescription() == ""
