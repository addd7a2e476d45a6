"""What all dialogs share: a foot with its buttons, and above it what scrolls where room is short."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.slim_scroll_bar import SlimScrollBar
from yacht_desktop.ui.theme import SPACE_3, SPACE_4, SPACE_6, FontRole, Look
from yacht_desktop.ui.words import Words

_FOOT: Final = 68
_FRAME_ALLOWANCE: Final = QSize(16, 48)


class Bar(QWidget):
    """A strip at the top or the bottom of a dialog, with a hairline towards what is between."""

    def __init__(self, look: Look, parent: QWidget, *, at_top: bool, least: float = _FOOT) -> None:
        """Make an empty strip at least so high, in px at scale 1; `row` takes what stands in it."""
        super().__init__(parent)
        self._look = look
        self._at_top = at_top
        self._least = least
        self.row = QHBoxLayout(self)
        look.changed.connect(self._restyle)
        self._restyle()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip and its hairline."""
        theme = self._look.theme
        with Painter(self) as painter:
            painter.fillRect(self.rect(), theme.bar)
            painter.fillRect(0, self.height() - 1 if self._at_top else 0, self.width(), 1, theme.line)

    def _restyle(self) -> None:
        px = self._look.px
        side, above = round(px(SPACE_6)), round(px(SPACE_3))
        self.row.setContentsMargins(side, above, side, above)
        self.row.setSpacing(round(px(SPACE_3)))
        self.setMinimumHeight(round(px(self._least)))
        self.update()


class DialogFrame(QDialog):
    """A dialog that fits any screen: its body scrolls between what is fixed.

    Subclasses fill `body`, add buttons with `add_button`, and say their texts in `retranslate`,
    which also runs when the language changes, and their sizes in `restyle`.
    """

    def __init__(self, look: Look, parent: QWidget | None, size: QSize) -> None:
        """Make a dialog of a designed size, in px at scale 1."""
        super().__init__(parent)
        self.look = look
        self._design_size = size
        self._fitted = False
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setVerticalScrollBar(SlimScrollBar(look, self._scroll))
        self.body = QWidget(self._scroll)
        self._scroll.setWidget(self.body)
        self._foot = Bar(look, self, at_top=False)
        self.summary = Words(look, FontRole.CAPTION, "ink2", self._foot, wraps=True)
        self._foot.row.addWidget(self.summary, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._foot)
        look.changed.connect(self._follow_look)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)

    def _on_focus_changed(self) -> None:
        """Look for the focus itself: the signal's own words may name a widget that is being destroyed."""
        now = QApplication.focusWidget()
        if now is not None and self.body.isAncestorOf(now):
            # What has just been made is not in its place yet.
            QTimer.singleShot(0, self, self._show_focused)

    def _show_focused(self) -> None:
        """Scroll to what has the focus, however it came by it."""
        focused = QApplication.focusWidget()
        if focused is not None and self.body.isAncestorOf(focused):
            margin = round(self.look.px(SPACE_6))
            self._scroll.ensureWidgetVisible(focused, margin, margin)

    def show_in_view(self, part: QWidget) -> None:
        """Scroll to a part of the body."""
        self._scroll.ensureWidgetVisible(part, 0, round(self.look.px(SPACE_3)))

    def add_button(self, button: QWidget) -> None:
        """Put a button at the right end of the foot."""
        self._foot.row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    def retranslate(self) -> None:
        """Say every text in the language in use."""

    def restyle(self) -> None:
        """Take the sizes of the look."""

    def set_up(self) -> None:
        """Take texts and look for the first time, once everything is in its place."""
        self._follow_look()
        self.retranslate()

    def _follow_look(self) -> None:
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Window, self.look.theme.bg)
        self.setPalette(palette)
        self.restyle()
        self.setMinimumSize(self._least_size())

    def _least_size(self) -> QSize:
        return self._foot.minimumSizeHint() + QSize(0, round(self.look.text_px(_FOOT)))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Take a size that fits, the first time."""
        if not self._fitted:
            self._fitted = True
            self.resize(fitting_size(self, self.look, self._design_size))
        super().showEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def fitting_size(window: QWidget, look: Look, design: QSize) -> QSize:
    """Return a designed size at the look's scale, or what the window's screen has room for."""
    wanted = QSize(round(look.text_px(design.width())), round(look.text_px(design.height())))
    return wanted.boundedTo(window.screen().availableSize() - _FRAME_ALLOWANCE)


def body_margins(look: Look) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom margin of a dialog's body, in px."""
    side = round(look.px(SPACE_6))
    return side, round(look.px(SPACE_4)), side, round(look.px(SPACE_6))
