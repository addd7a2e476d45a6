"""A title that takes the largest size in which it needs one line, then more lines, and is never cut."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPaintEvent, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from yacht_desktop.ui.mirroring import Painter, turned_round
from yacht_desktop.ui.text_fit import text_width
from yacht_desktop.ui.theme import FontRole, Look

_ROLES: Final = (FontRole.HERO, FontRole.HEADING, FontRole.HEADING_SMALL)


class WrappedTitle(QLabel):
    """Shows a plain text large; even one endless word is wrapped."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start empty."""
        super().__init__(parent)
        self._look = look
        self.setTextFormat(Qt.TextFormat.PlainText)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._restyle)

    @override
    def hasHeightForWidth(self) -> bool:
        """Say that narrow room makes a high title."""
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines, in px."""
        return round(self._laid_out(width)[1])

    @override
    def sizeHint(self) -> QSize:
        """Return the height for the width there is."""
        return QSize(0, self.heightForWidth(max(1, self.width())))

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the same: no line is cut."""
        return self.sizeHint()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height that the new width asks for."""
        super().resizeEvent(event)
        self.updateGeometry()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines."""
        layout, _ = self._laid_out(self.width())
        with Painter(self) as painter:
            painter.setPen(self._look.theme.ink)
            with turned_round(painter, QRectF(self.rect())):
                layout.draw(painter, QPointF(0, 0))

    def _font_for(self, width: float) -> tuple[QFont, float]:
        for role in _ROLES:
            font, line = self._look.font(role), self._look.line_height(role)
            if text_width(font, self.text()) <= width:
                break
        return font, line

    def _laid_out(self, width: float) -> tuple[QTextLayout, float]:
        """Return the lines for a width, and their height in px."""
        font, line_height = self._font_for(width)
        layout = QTextLayout(self.text(), font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        option.setAlignment(Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft)
        layout.setTextOption(option)
        layout.beginLayout()
        height = overhang = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(1.0, width))
            line.setPosition(QPointF(0, height + (line_height - line.height()) / 2))
            height += line_height
            # The last line's descenders may reach below the line height of the design.
            overhang = max(0.0, line.height() - line_height)
        layout.endLayout()
        return layout, max(height, line_height) + overhang

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Take the room a new text needs."""
        super().changeEvent(event)
        self.updateGeometry()

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()
