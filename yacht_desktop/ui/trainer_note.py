"""What stands in the trainer where nothing is asked: where lessons come from, or that none is due."""

from typing_extensions import override

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yacht_desktop.session.training_events import Course, StoreTrouble
from yacht_desktop.ui.controls import BrassButton, PlainButton
from yacht_desktop.ui.theme import SPACE_3, SPACE_4, SPACE_6, FontRole, Look
from yacht_desktop.ui.wording import training as words
from yacht_desktop.ui.words import Words

_WIDTH = 460


class TrainerNote(QWidget):
    """A title, a few sentences, and what can be done now.

    Signals:
        practice_wanted: a lesson is to be asked although none is due.
        closed: the trainer is not wanted any more.
    """

    practice_wanted = Signal()
    closed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start empty."""
        super().__init__(parent)
        self.setObjectName("trainerNote")
        self._look = look
        self._course: Course | None = None
        self._trouble: StoreTrouble | None = None
        self._title = Words(look, FontRole.HEADING, "ink", self, wraps=True)
        self._text = Words(look, FontRole.BODY, "ink2", self, wraps=True)
        for part in (self._title, self._text):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._close = PlainButton(look, "", self)
        self._practise = BrassButton(look, "", self)
        self._close.setObjectName("trainerCloseButton")
        self._practise.setObjectName("trainerPractiseButton")
        self._close.clicked.connect(self.closed)
        self._practise.clicked.connect(self.practice_wanted)
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        self._buttons.addWidget(self._close)
        self._buttons.addWidget(self._practise)
        self._buttons.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.addStretch(2)
        self._column.addWidget(self._title)
        self._column.addWidget(self._text)
        self._column.addLayout(self._buttons)
        self._column.addStretch(3)
        look.changed.connect(self._restyle)
        self._restyle()
        self.retranslate()

    def show_course(self, course: Course, trouble: StoreTrouble | None) -> None:
        """Say why nothing is asked, which may be that something is wrong with the file of the lessons."""
        self._course, self._trouble = course, trouble
        self._practise.setVisible(course.learner is not None)
        self.retranslate()

    @property
    def spoken(self) -> str:
        """What it says, for screen readers."""
        return f"{self._title.text()}. {self._text.text()}"

    def first_control(self) -> QWidget:
        """Return the control that gets the focus first."""
        return self._close if self._practise.isHidden() else self._practise

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._close.setText(self.tr("&Close"))
        self._practise.setText(self.tr("&Practise anyway"))
        if self._course is not None:
            nobody = self._course.learner is None
            title, text = words.no_lessons(self._trouble) if nobody else words.nothing_due(self._course)
            self._title.setText(title)
            self._text.setText(text)

    def _restyle(self) -> None:
        px = self._look.px
        self._column.setSpacing(round(px(SPACE_4)))
        self._buttons.setSpacing(round(px(SPACE_3)))
        self._fit()

    def _fit(self) -> None:
        least = round(self._look.px(SPACE_6))
        side = max(least, (self.width() - round(self._look.text_px(_WIDTH))) // 2)
        self._column.setContentsMargins(side, least, side, least)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the lines short enough to read."""
        super().resizeEvent(event)
        self._fit()
