"""What stands in a review's place until it is there: how far it is, and a way to give it up."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yacht_desktop.ui.controls import PlainButton
from yacht_desktop.ui.progress import ProgressBar
from yacht_desktop.ui.theme import SPACE_4, FontRole, Look
from yacht_desktop.ui.wording import charts as words
from yacht_desktop.ui.words import Words


class ReviewWait(QWidget):
    """A sentence, a bar, and Cancel.

    Signals:
        cancelled: the review is not wanted any more.
    """

    cancelled = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start at nothing."""
        super().__init__(parent)
        self._look = look
        self._share: float | None = 0.0
        self._words = Words(look, FontRole.BODY, "ink2", self, wraps=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._bar = ProgressBar(look, self)
        self._cancel = PlainButton(look, "", self)
        self._cancel.setObjectName("reviewCancelButton")
        self._cancel.clicked.connect(self.cancelled)
        self.setFocusProxy(self._cancel)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self._words)
        for part in (self._bar, self._cancel):
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        column.setSpacing(round(look.px(SPACE_4)))
        self.retranslate()

    def show_progress(self, share: float) -> None:
        """Show how far the review is, 0 to 1."""
        self._share = share
        self._bar.show_share(share)
        self._say()

    def show_failure(self) -> None:
        """Say that there will be none."""
        self._share = None
        self._bar.hide()
        self._say()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._cancel.setText(self.tr("Cancel"))
        self._say()

    def _say(self) -> None:
        sentence = words.review_failed() if self._share is None else words.reviewing(self._share)
        self._words.setText(sentence)
        self._bar.setAccessibleName(sentence)
