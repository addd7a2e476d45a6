"""The tutor's warning: what a choice costs, and four answers to it."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from yacht_desktop.session.coach_events import Warned
from yacht_desktop.session.notes import TutorAnswer
from yacht_desktop.ui.controls import BrassButton, PlainButton
from yacht_desktop.ui.dialog_frame import DialogFrame, body_margins, fitting_size
from yacht_desktop.ui.theme import SPACE_3, FontRole, Look
from yacht_desktop.ui.wording import coach as words
from yacht_desktop.ui.wording import coach_panel as panel_words
from yacht_desktop.ui.words import Words

_SIZE: Final = QSize(620, 210)
_ORDER: Final = (TutorAnswer.STOP_WARNING, TutorAnswer.SHOW_ME, TutorAnswer.PLAY_ANYWAY, TutorAnswer.THINK_AGAIN)


class TutorDialog(DialogFrame):
    """Says what a choice gives away and nothing of what would be better; to leave it is to think again.

    Signals:
        answered: the answer, a TutorAnswer; nothing for a warning that is withdrawn.
    """

    answered = Signal(object)

    def __init__(self, look: Look, warned: Warned, parent: QWidget) -> None:
        """Warn of a decision."""
        super().__init__(look, parent, _SIZE)
        self.setObjectName("tutorDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._warned = warned
        self._answer: TutorAnswer | None = TutorAnswer.THINK_AGAIN
        self._cost = Words(look, FontRole.SECTION, "ink", self.body, wraps=True)
        self._choice = Words(look, FontRole.BODY, "ink2", self.body, wraps=True)
        self._column = QVBoxLayout(self.body)
        self._column.addWidget(self._cost)
        self._column.addWidget(self._choice)
        self._column.addStretch(1)
        self.summary.hide()
        self._buttons = {
            answer: (BrassButton if answer is TutorAnswer.THINK_AGAIN else PlainButton)(look, "", self)
            for answer in _ORDER
        }
        for answer, button in self._buttons.items():
            button.setObjectName(f"{answer.value}Button")
            button.setAutoDefault(False)
            button.clicked.connect(self._on_clicked)
            self.add_button(button)
        self._foot.row.insertStretch(self._foot.row.indexOf(self._buttons[TutorAnswer.STOP_WARNING]) + 1, 1)
        self._buttons[TutorAnswer.THINK_AGAIN].setDefault(True)
        self.finished.connect(self._tell)
        self.set_up()
        self._buttons[TutorAnswer.THINK_AGAIN].setFocus()

    def withdraw(self) -> None:
        """Leave without an answer: the warning no longer counts."""
        self._answer = None
        self.reject()

    def _on_clicked(self) -> None:
        for answer, button in self._buttons.items():
            if button is self.sender():
                self._answer = answer
        self.accept()

    def _tell(self) -> None:
        if self._answer is not None:
            self.answered.emit(self._answer)

    @override
    def retranslate(self) -> None:
        """Say every text in the language in use."""
        title = panel_words.tutor_title()
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self._cost.setText(words.costs(self._warned.option.loss))
        choice = words.option_sentence(self._warned.option, self._warned.advice.state)
        self._choice.setText(panel_words.tutor_choice(choice))
        self.setAccessibleDescription(f"{self._cost.text()} {self._choice.text()}")
        texts = {
            TutorAnswer.PLAY_ANYWAY: panel_words.play_anyway(),
            TutorAnswer.THINK_AGAIN: panel_words.think_again(),
            TutorAnswer.SHOW_ME: panel_words.show_me(),
            TutorAnswer.STOP_WARNING: panel_words.stop_warning(),
        }
        for answer, button in self._buttons.items():
            button.setText(texts[answer])
        self._stack_buttons()

    @override
    def restyle(self) -> None:
        """Take the sizes of the look."""
        self._column.setContentsMargins(*body_margins(self.look))
        self._column.setSpacing(round(self.look.px(SPACE_3)))
        self._stack_buttons()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Let the buttons stand as the screen has room for them."""
        self._stack_buttons()
        super().showEvent(event)

    def _stack_buttons(self) -> None:
        """Put the buttons side by side, or one below the other where that is too wide."""
        row = self._foot.row
        margins = row.contentsMargins()
        needed = sum(button.sizeHint().width() + row.spacing() for button in self._buttons.values())
        room = fitting_size(self, self.look, _SIZE).width() - margins.left() - margins.right()
        across = QBoxLayout.Direction.LeftToRight
        row.setDirection(across if needed <= room else QBoxLayout.Direction.TopToBottom)
