"""The foot of the ranking: what its bars mean."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from yacht_desktop.ui.theme import FontRole, Look

INSET: Final = 20
"""Distance of what stands on the ranking from the edge of its sheet."""
_FOOT: Final = 80
_FOOT_PAD: Final = 16


class RankingFoot(QLabel):
    """What the bars mean, in small letters on a darker foot of the sheet."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start empty."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._look = look
        look.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        look = self._look
        self.setFont(look.font(FontRole.CAPTION))
        side, above = round(look.px(INSET)), round(look.px(_FOOT_PAD))
        self.setContentsMargins(side, above, side, above)
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.WindowText, look.theme.ink3)
        self.setPalette(palette)

    def needed_height(self, width: int) -> int:
        """Return how high the foot must be at a width."""
        return max(round(self._look.text_px(_FOOT)), self.heightForWidth(width))
