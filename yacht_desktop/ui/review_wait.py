"""What stands in a review's place until it is there: how far it is, and a way to give it up."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from yacht_desktop.ui.controls import PlainButton
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.theme import SPACE_4, FontRole, Look
from yacht_desktop.ui.wording import charts as words
from yacht_desktop.ui.words import Words

_BAR: Final = (280, 8)


class ProgressBar(QWidget):
    """A calm bar that fills from left to right."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start empty."""
        super().__init__(parent)
        self._look = look
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float) -> None:
        """Fill a share of it, 0 to 1."""
        self._share = share
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Return its size."""
        width, height = _BAR
        return QSize(round(self._look.px(width)), round(self._look.px(height)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint track and bar."""
        theme, radius = self._look.theme, self.height() / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            track = QRectF(self.rect())
            painter.fillPath(rounded(track, radius), theme.track)
            done = QSizeF(max(float(self.height()), track.width() * self._share), track.height())
            painter.fillPath(rounded(QRectF(track.topLeft(), done), radius), theme.link)


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
