"""What the trainer says of an answer: how good it was, what was better, what was played, when it comes again."""

from typing_extensions import override

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from yacht_desktop.session.training_events import Graded
from yacht_desktop.ui.card import Card
from yacht_desktop.ui.controls import BrassButton
from yacht_desktop.ui.mark_badge import MarkBadge
from yacht_desktop.ui.slim_scroll_bar import SCROLL_BAR_WIDTH, SlimScrollBar
from yacht_desktop.ui.theme import SPACE_1, SPACE_2, SPACE_3, SPACE_5, FontRole, Look
from yacht_desktop.ui.wording import training as words
from yacht_desktop.ui.words import Words


class TrainerVerdict(Card):
    """Lies where the Roll button was; its text scrolls where room is short, and its button never does.

    Signals:
        next_wanted: the next lesson is asked for.
    """

    next_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without an answer."""
        super().__init__(look, parent)
        self.setObjectName("trainerVerdict")
        self._graded: Graded | None = None
        self._is_beside = False
        self._text = QWidget(self)
        self._sign = MarkBadge(look, self._text)
        # Scrolled with the rest: in large letters an answer alone may have two lines.
        self._answer = Words(look, FontRole.SECTION, "ink", self._text, wraps=True)
        self._verdict = Words(look, FontRole.BODY, "ink", self._text, wraps=True)
        self._then = Words(look, FontRole.BODY, "ink2", self._text, wraps=True)
        self._again = Words(look, FontRole.CAPTION, "ink2", self._text, wraps=True)
        self.next_button = BrassButton(look, "", self)
        self.next_button.setObjectName("trainerNextButton")
        self.next_button.clicked.connect(self.next_wanted)
        self._lay_out()
        self._restyle()
        self.retranslate()

    def _lay_out(self) -> None:
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setVerticalScrollBar(SlimScrollBar(self._look, self._scroll))
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.viewport().setAutoFillBackground(False)
        self._text.setAutoFillBackground(False)
        self._lines = QVBoxLayout(self._text)
        self._head = QHBoxLayout()
        self._head.addWidget(self._sign)
        self._head.addWidget(self._answer, 1)
        self._lines.addLayout(self._head)
        self._lines.addWidget(self._verdict)
        self._lines.addWidget(self._then)
        self._lines.addWidget(self._again)
        self._lines.addStretch(1)
        self._scroll.setWidget(self._text)
        # It fills its own ground otherwise.
        self._text.setAutoFillBackground(False)
        self._foot = QHBoxLayout()
        self._foot.addStretch(1)
        self._foot.addWidget(self.next_button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._scroll, 1)
        self._column.addLayout(self._foot)

    def show_grade(self, graded: Graded) -> None:
        """Show how good an answer was."""
        self._graded = graded
        self._sign.show_mark(graded.grade.mark)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.next_button.setText(self.tr("&Next lesson"))
        graded = self._graded
        if graded is None:
            return
        self._answer.setText(words.answer_text(graded))
        self._verdict.setText(words.verdict(graded))
        self._then.setText(words.then_text(graded))
        self._again.setText(words.again_text(graded))
        self.setAccessibleName(words.graded_spoken(graded))

    def scroll_text(self, lines: int) -> None:
        """Scroll the text, where it has not all its room, by some lines."""
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.value() + lines * round(self._look.line_height(FontRole.BODY)))

    def wanted_height(self, width: int) -> int:
        """Return the height that shows all of it at a width."""
        left, top, right, bottom = self._margins()
        room = width - left - right
        self._place_again(room)
        spacing = self._column.spacing()
        # As beside the scroll bar: what fits only without it would bring it on.
        narrow = room - round(self._look.px(SCROLL_BAR_WIDTH))
        text = (
            self._lines.heightForWidth(narrow) if self._lines.hasHeightForWidth() else self._lines.sizeHint().height()
        )
        foot = self.next_button.sizeHint().height()
        return top + text + foot + spacing + bottom

    def _place_again(self, room: int) -> None:
        """Say beside the button when the lesson comes again, where that is one line; else below the rest."""
        spare = room - self.next_button.sizeHint().width() - self._foot.spacing()
        beside = self._again.fontMetrics().horizontalAdvance(self._again.text()) < spare
        if beside == self._is_beside:
            return
        self._is_beside = beside
        if beside:
            self._lines.removeWidget(self._again)
            self._foot.insertWidget(0, self._again, 1)
        else:
            self._foot.removeWidget(self._again)
            self._lines.insertWidget(self._lines.count() - 1, self._again)

    def _margins(self) -> tuple[int, int, int, int]:
        px = self._look.px
        side, above = round(px(SPACE_5)), round(px(SPACE_3))
        return side, above, side, above

    @override
    def _restyle(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(*self._margins())
        self._column.setSpacing(round(px(SPACE_2)))
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(round(px(SPACE_1)))
        self._head.setSpacing(round(px(SPACE_2)))
        self._foot.setSpacing(round(px(SPACE_3)))
        palette = self._scroll.palette()
        palette.setColor(palette.ColorRole.Window, self._look.theme.surface)
        self._scroll.setPalette(palette)
        super()._restyle()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share out the height once more: what lines ask for while their width is found is lost."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._share_out)

    def _share_out(self) -> None:
        for line in (self._answer, self._verdict, self._then, self._again):
            line.updateGeometry()

    @override
    def minimumSizeHint(self) -> QSize:
        """Return nothing: the table gives it the room there is."""
        return QSize(0, 0)
