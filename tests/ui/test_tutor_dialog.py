"""The tutor's warning: what it says, what it does not, and its four answers."""

import pytest

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui import dialogs
from tests.ui.coach_figures import AGAINST, ALONE
from tests.ui.dialogs import click, labels, press
from yacht_desktop.game.moves import Keep
from yacht_desktop.session.coach_events import Warned
from yacht_desktop.session.notes import TutorAnswer
from yacht_desktop.ui.tutor_dialog import TutorDialog

NOTHING = Keep(frozenset())


@pytest.fixture
def make(qtbot, look):
    owner = QWidget()
    qtbot.addWidget(owner)

    def make_it(advice=AGAINST, width=0, height=0):
        dialog = TutorDialog(look, Warned(NOTHING, advice.options[-1], advice), owner)
        # The test looks at it after it has closed.
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        answers: list[TutorAnswer] = []
        dialog.answered.connect(answers.append)
        dialogs.show(qtbot, dialog, width, height)
        return dialog, answers

    return make_it


def test_it_says_what_the_choice_costs_in_points_and_chance(make):
    dialog, _ = make()
    cost = "This choice costs 13.3 points on average and lowers your chance to win by 12.9 percentage points."
    assert labels(dialog) == [cost, "Your choice: roll all five."]
    assert dialog.accessibleName() == "Are you sure?"
    assert cost in dialog.accessibleDescription()


def test_alone_it_speaks_of_points_only(make):
    dialog, _ = make(ALONE)
    assert labels(dialog)[0] == "This choice costs 13.3 points on average."


def test_it_does_not_give_the_better_choice_away(make):
    dialog, _ = make()
    said = " ".join([*labels(dialog), dialog.accessibleDescription(), dialog.windowTitle()])
    assert "5-5-5" not in said
    assert "Fives" not in said


def test_to_think_again_is_what_enter_does(make):
    dialog, answers = make()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.objectName() == "think_againButton"
    press(Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert answers == [TutorAnswer.THINK_AGAIN]


def test_escape_thinks_again(make):
    _, answers = make()
    press(Qt.Key.Key_Escape)
    assert answers == [TutorAnswer.THINK_AGAIN]


def test_closing_the_window_thinks_again(make):
    dialog, answers = make()
    dialog.close()
    assert answers == [TutorAnswer.THINK_AGAIN]


@pytest.mark.parametrize("answer", TutorAnswer)
def test_every_answer_has_a_button(make, answer):
    dialog, answers = make()
    click(dialog.findChild(QWidget, f"{answer.value}Button"))
    assert answers == [answer]


def test_a_warning_that_is_withdrawn_is_not_answered(make):
    dialog, answers = make()
    dialog.withdraw()
    assert not dialog.isVisible()
    assert answers == []


def test_tab_goes_through_the_answers_from_left_to_right(make):
    dialog, _ = make()
    names = [stop.objectName() for stop in dialogs.tab_round(dialog)]
    start = names.index("stop_warningButton")
    order = ["stop_warningButton", "show_meButton", "play_anywayButton", "think_againButton"]
    assert names[start:] + names[:start] == order


def test_where_the_screen_is_narrow_the_answers_stand_one_below_the_other(make, look, monkeypatch):
    monkeypatch.setattr("yacht_desktop.ui.tutor_dialog.fitting_size", lambda window, look, size: size / 2)
    dialog, _ = make(width=320, height=400)
    buttons = [dialog.findChild(QWidget, f"{answer.value}Button") for answer in TutorAnswer]
    assert len({button.y() for button in buttons}) == len(buttons)
    assert all(dialog.rect().contains(button.mapTo(dialog, button.rect().bottomRight())) for button in buttons)
