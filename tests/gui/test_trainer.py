"""A round with the trainer, by real keys and clicks: lessons come from a game played to its end."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTableView, QWidget

from tests.gui.driver import LEFT, Driver, people
from tests.gui.test_tab_order import hidden_stops
from yacht_desktop.game.moves import Keep, Score
from yacht_desktop.session import settings as s
from yacht_desktop.session.training_events import Graded, Question
from yacht_desktop.ui.controls import ChoiceBox
from yacht_desktop.ui.trainer_window import TrainerWindow

WAIT_MS = 20_000


class Trainee:
    """Works in the trainer's window, found by its object names."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.training = driver.game.training

    def open(self) -> None:
        """Press T in the game, and wait for the first page."""
        self.driver.window.activateWindow()
        self.driver.qtbot.waitUntil(self.driver.window.isActiveWindow)
        with self.driver.qtbot.waitSignal(self.training.course_changed, timeout=WAIT_MS):
            self.driver.press(Qt.Key.Key_T)
        window = self.driver.window.findChild(TrainerWindow)
        assert isinstance(window, TrainerWindow)
        self.window = window
        self.driver.qtbot.waitExposed(window)
        window.activateWindow()
        self.driver.qtbot.waitUntil(window.isActiveWindow)

    def find(self, name: str) -> QWidget:
        found = self.window.findChild(QWidget, name)
        assert isinstance(found, QWidget), name
        return found

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            focused = QApplication.focusWidget()
            assert focused is not None
            assert focused is self.window or self.window.isAncestorOf(focused)
            QTest.keyClick(focused, key)

    def graded(self, act: Callable[[], None]) -> Graded:
        with self.driver.qtbot.waitSignal(self.training.graded, timeout=WAIT_MS) as told:
            act()
        (graded,) = told.args
        assert isinstance(graded, Graded)
        return graded

    def go_on(self, *keys: Qt.Key) -> None:
        with self.driver.qtbot.waitSignal(self.training.course_changed, timeout=WAIT_MS):
            self.press(*keys)

    @property
    def question(self) -> Question:
        question = self.training.course.question
        assert question is not None
        return question

    @property
    def texts(self) -> set[str]:
        return {label.text() for label in self.window.findChildren(QLabel) if label.isVisible()}

    def answer_as_played(self) -> Graded:
        """Do the same as in the game, by keys."""
        played = self.question.played
        if isinstance(played, Keep):
            digits = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5)
            self.press(*(digits[place] for place in sorted(played.positions)))
            return self.graded(lambda: self.press(Qt.Key.Key_R))
        card = self.find("scorecard")
        assert isinstance(card, QTableView)
        card.setFocus(Qt.FocusReason.TabFocusReason)
        boxes = list(self.question.position.state.possible_scores)
        self.press(Qt.Key.Key_Home, *([Qt.Key.Key_Down] * boxes.index(played.category)))
        return self.graded(lambda: self.press(Qt.Key.Key_Return))


def play_badly(driver: Driver) -> None:
    """Play a game to its end, each roll into the first open box, and wait until it is reviewed and learnt from."""
    driver.session.new_game(people("Anna"))
    with driver.qtbot.waitSignal(driver.game.reviewing.reviewed, timeout=WAIT_MS):
        while not driver.session.state.is_over:
            driver.session.roll()
            driver.session.score(next(iter(driver.session.state.possible_scores)))


@pytest.fixture
def trainee(driver: Driver) -> Trainee:
    driver.game.settings.set(s.CONFIRM_ZERO, False)  # noqa: FBT003 - a setting, on or off
    return Trainee(driver)


def test_a_round_with_the_trainer(trainee: Trainee) -> None:
    play_badly(trainee.driver)
    trainee.open()
    total = trainee.question.total
    assert total == 3
    assert {"What would you do?", "1 of 3 today"} <= trainee.texts
    marks = []
    for number in range(1, total + 1):
        assert trainee.question.number == number
        assert trainee.find("trainerVerdict").isHidden()
        graded = trainee.answer_as_played()
        marks.append(graded.grade.mark)
        assert graded.grade.option.loss == graded.question.lost
        verdict = trainee.find("trainerVerdict")
        assert verdict.isVisible()
        assert "In the game you did the same." in trainee.texts
        assert "Asked again tomorrow." in trainee.texts
        assert "Better: " in verdict.accessibleName()
        trainee.go_on((Qt.Key.Key_N, Qt.Key.Key_Return)[number % 2])
    assert all(not mark.is_good for mark in marks)
    assert {"Done for today", "You answered 3 lessons today. 3 lessons wait for their day."} <= trainee.texts
    trainee.go_on(Qt.Key.Key_Space)
    assert trainee.question.practice
    assert "Practice" in trainee.texts
    trainee.answer_as_played()
    trainee.go_on(Qt.Key.Key_N)
    assert trainee.question.practice
    trainee.press(Qt.Key.Key_Escape)
    assert not trainee.window.isVisible()


def test_the_best_answer_is_right_and_marked(trainee: Trainee) -> None:
    play_badly(trainee.driver)
    trainee.open()
    state = trainee.question.position.state
    from yacht_desktop.coach.advising import Coach
    from yacht_desktop.session.coach_events import positions_of

    best = Coach(state.rules).advise(state).best
    if best.category is not None:
        graded = trainee.graded(lambda: trainee.training.answer(Score(best.category or "")))
    else:
        for place in positions_of(best, state.dice or ()):
            QTest.mouseClick(trainee.find(f"die{place + 1}"), LEFT)
        graded = trainee.graded(lambda: QTest.mouseClick(trainee.find("rollButton"), LEFT))
    assert graded.grade.is_right
    assert graded.grade.option.loss.points == 0
    assert "The best choice." in trainee.texts or any(text.startswith("A tie:") for text in trainee.texts)


def test_the_second_half_of_a_double_click_does_not_pass_the_verdict_by(trainee: Trainee) -> None:
    play_badly(trainee.driver)
    trainee.open()
    if not trainee.question.position.state.rolls_left:
        pytest.fail("the game chosen asks for a keep first")
    asked = trainee.question
    trainee.graded(lambda: QTest.mouseClick(trainee.find("rollButton"), LEFT))
    button = trainee.find("trainerNextButton")
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, LEFT)
    trainee.driver.qtbot.wait(20)
    assert trainee.question == asked


def test_what_cannot_be_done_is_no_answer(trainee: Trainee) -> None:
    play_badly(trainee.driver)
    trainee.open()
    digits = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5)
    trainee.press(*digits, Qt.Key.Key_R, Qt.Key.Key_Space, Qt.Key.Key_N, Qt.Key.Key_Return)
    assert not trainee.training.is_weighing
    assert trainee.find("die1").accessibleName().endswith("held")
    trainee.press(Qt.Key.Key_0)
    assert not trainee.find("die1").accessibleName().endswith("held")


def test_the_focus_shows_at_every_stop_of_the_trainer(trainee: Trainee) -> None:
    play_badly(trainee.driver)
    trainee.open()
    assert hidden_stops(trainee.window, Qt.Key.Key_Tab) == []
    trainee.answer_as_played()
    assert hidden_stops(trainee.window, Qt.Key.Key_Tab) == []


def test_without_games_the_trainer_says_where_lessons_come_from(trainee: Trainee, qtbot: QtBot) -> None:
    trainee.open()
    assert "No lessons yet" in trainee.texts
    assert not trainee.find("trainerPractiseButton").isVisible()
    trainee.press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: trainee.driver.window.findChild(TrainerWindow) is None)


def test_several_learners_have_their_own_lessons(trainee: Trainee) -> None:
    for name in ("Anna", "Otto <b>"):
        trainee.driver.session.new_game(people(name))
        with trainee.driver.qtbot.waitSignal(trainee.driver.game.reviewing.reviewed, timeout=WAIT_MS):
            while not trainee.driver.session.state.is_over:
                trainee.driver.session.roll()
                boxes = list(trainee.driver.session.state.possible_scores)
                trainee.driver.session.score(boxes[0 if name == "Anna" else -1])
    trainee.open()
    choice = trainee.find("trainerLearner")
    assert isinstance(choice, ChoiceBox)
    assert choice.isVisible()
    assert {choice.itemText(index) for index in range(choice.count())} == {"Anna", "Otto <b>"}
    other = 1 - choice.currentIndex()
    with trainee.driver.qtbot.waitSignal(trainee.training.course_changed, timeout=WAIT_MS):
        choice.setCurrentIndex(other)
        choice.activated.emit(other)
    assert trainee.question.learner.name == choice.itemText(other)


def test_closing_the_game_in_the_middle_of_a_lesson_is_safe(trainee: Trainee) -> None:
    play_badly(trainee.driver)
    trainee.open()
    trainee.press(Qt.Key.Key_1, Qt.Key.Key_R)
    trainee.driver.window.close()
