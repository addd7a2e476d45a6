"""The trainer: one's own costliest decisions, asked again with the answer hidden until one has chosen."""

import sys
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import (
    QCloseEvent,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QStackedWidget, QWidget

from yacht_desktop.game.moves import Decision
from yacht_desktop.session.training import Training
from yacht_desktop.session.training_events import Course, Graded
from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.controls import ChoiceBox
from yacht_desktop.ui.dialog_frame import Bar
from yacht_desktop.ui.following_look import FollowingLook
from yacht_desktop.ui.held_keys import HeldKeys
from yacht_desktop.ui.keyboard import key_meaning, play
from yacht_desktop.ui.page_window import PageWindow
from yacht_desktop.ui.scaling import scale_for
from yacht_desktop.ui.theme import FontRole, Look
from yacht_desktop.ui.trainer_note import TrainerNote
from yacht_desktop.ui.trainer_table import TrainerTable
from yacht_desktop.ui.wording import training as words
from yacht_desktop.ui.words import Words

_SIZE: Final = QSize(1040, 720)
_LEAST: Final = QSize(760, 500)
_SCROLLS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -3, Qt.Key.Key_PageDown: 3}


class TrainerWindow(PageWindow):
    """Asks lessons as long as there are any, and says so calmly where there are none."""

    def __init__(
        self, look: Look, training: Training, *, confirm_zero: bool = True, parent: QWidget | None = None
    ) -> None:
        """Ask the first lesson that is due."""
        # A scale of its own: it is laid out like the game's window, but is not as large.
        super().__init__(FollowingLook(look), parent, _SIZE)
        self.look.setParent(self)
        self.setObjectName("trainerWindow")
        self._training = training
        self._course: Course | None = None
        self._held_keys = HeldKeys(self)
        self._progress = Words(self.look, FontRole.BODY_STRONG, "ink2", self.head)
        self._learners = ChoiceBox(self.look, self.head)
        self._learners.setObjectName("trainerLearner")
        self.head.row.addWidget(self._progress, 0, Qt.AlignmentFlag.AlignVCenter)
        self.head.row.addWidget(self._learners, 0, Qt.AlignmentFlag.AlignVCenter)
        self._pages = QStackedWidget(self)
        self._empty = QWidget(self._pages)
        self._table = TrainerTable(self.look, self._pages)
        self._note = TrainerNote(self.look, self._pages)
        for page in (self._empty, self._table, self._note):
            self._pages.addWidget(page)
        self._table.set_confirm_zero(confirm_zero)
        self._foot = Bar(self.look, self, at_top=False, least=0)
        self._trouble = Words(self.look, FontRole.BODY, "ink", self._foot, wraps=True)
        self._foot.row.addWidget(self._trouble, 1)
        self.set_content(self._pages)
        self.add_foot(self._foot)
        self._connect()
        self.set_up()
        self._show_head()
        self.setFocus()
        training.ask()

    def _connect(self) -> None:
        training, table, note = self._training, self._table, self._note
        training.course_changed.connect(self._follow_course)
        training.graded.connect(self._follow_grade)
        training.prepared.connect(table.show_progress)
        training.troubled.connect(self._follow_trouble)
        table.answered.connect(self._answer)
        table.said.connect(self._announce)
        table.next_wanted.connect(self.next_lesson)
        note.practice_wanted.connect(training.practise)
        note.closed.connect(self.close)
        self._learners.activated.connect(self._choose_learner)

    @property
    def table(self) -> TrainerTable:
        """Where lessons are answered."""
        return self._table

    # What the trainer tells

    @Slot(object)
    def _follow_course(self, course: Course) -> None:
        self._course = course
        self._show_head()
        if course.question is None:
            self._note.show_course(course, self._training.trouble)
            self._pages.setCurrentWidget(self._note)
            self._note.first_control().setFocus()
            self._announce(self._note.spoken)
            return
        self._pages.setCurrentWidget(self._table)
        self._table.ask(course.question)
        if course.question.position.state.rolls_left:
            # As in the game, the keys are the window's until somebody goes to a control.
            self.setFocus()
        else:
            self._table.card.setFocus()

    @Slot(object)
    def _follow_grade(self, graded: Graded) -> None:
        self._table.show_grade(graded)

    @Slot()
    def _follow_trouble(self) -> None:
        self._show_trouble()
        self._announce(self._trouble.text())

    # What people do

    @Slot(object)
    def _answer(self, decision: Decision) -> None:
        self._training.answer(decision)

    @Slot()
    def next_lesson(self) -> None:
        """Ask the next lesson, in practice one that is not due."""
        question = None if self._course is None else self._course.question
        if question is not None and question.practice:
            self._training.practise()
        else:
            self._training.ask()

    @Slot(int)
    def _choose_learner(self, index: int) -> None:
        if self._course is not None and 0 <= index < len(self._course.learners):
            self._training.ask(self._course.learners[index].learner)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key means at the table; N and Enter go on once there is a verdict."""
        if self._pages.currentWidget() is not self._table or event.key() == Qt.Key.Key_Escape:
            super().keyPressEvent(event)
            return
        goes_on = event.key() in {Qt.Key.Key_N, Qt.Key.Key_Return, Qt.Key.Key_Enter}
        meaning = key_meaning(event, sys.platform)
        if self._table.is_graded and goes_on and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            if not event.isAutoRepeat():
                self.next_lesson()
        elif self._table.is_graded and (lines := _SCROLLS.get(Qt.Key(event.key()))):
            self._table.scroll_verdict(lines)
        elif meaning is None:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            play(self._table, meaning)

    # Showing

    @Slot(str)
    def _announce(self, sentence: str) -> None:
        announce(self, sentence)

    def _show_head(self) -> None:
        course = self._course
        question = None if course is None else course.question
        # The window keeps its name; what stands over its page is the question.
        self.set_title(self.tr("Trainer"), words.question_title() if question is not None else "")
        self._progress.setText("" if question is None else words.progress_text(question))
        self._progress.setVisible(question is not None)
        learners = () if course is None else course.learners
        self._learners.setVisible(len(learners) > 1)
        shown = [words.learner_name(count.learner) for count in learners]
        if shown != [self._learners.itemText(index) for index in range(self._learners.count())]:
            self._learners.clear()
            self._learners.addItems(shown)
        if course is not None and course.learner is not None:
            self._learners.setCurrentIndex([count.learner for count in learners].index(course.learner))

    def _show_trouble(self) -> None:
        """Say below every page what is wrong with the file: the game's window is behind this one."""
        told = self._training.trouble
        sentence = "" if told is None else words.store_trouble(told)
        self._trouble.setText(sentence)
        self._foot.setVisible(bool(sentence))
        self.setAccessibleDescription(sentence)

    @override
    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._show_trouble()
        self._learners.setAccessibleName(self.tr("Whose lessons"))
        self._show_head()
        self._table.retranslate()
        self._note.retranslate()

    @override
    def restyle(self) -> None:
        """Take the sizes of the look."""
        self.setMinimumSize(_LEAST)
        self._table.arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Enlarge everything as the window grows."""
        super().resizeEvent(event)
        self.look.set_scale(scale_for(self.width(), self.height()))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Begin to look at the keys of the window, which is there from now on."""
        super().showEvent(event)
        self._held_keys.watch(self.windowHandle())

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask nothing any more."""
        self._training.leave()
        super().closeEvent(event)
