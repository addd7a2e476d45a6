"""The chance to win of every player: one bar shared by all, and below it each player's flag, name and percentage."""

from math import ceil
from typing import Final, NamedTuple

from typing_extensions import override

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from yacht_desktop.ui.coach_bars import strong
from yacht_desktop.ui.flags import paint_flag
from yacht_desktop.ui.growth import Growth
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.text_fit import LEFT_LINE, text_width
from yacht_desktop.ui.theme import FontRole, Look
from yacht_desktop.ui.tool_tip import plain_tool_tip

_BAR: Final = 8
_BAR_GAP: Final = 4
_SEGMENT_GAP: Final = 2
_LINE: Final = 15
_FLAG: Final = (20, 14)
_FLAG_GAP: Final = 6
_CELL_GAP: Final = 8
_ROW_GAP: Final = 4
_IN_A_ROW: Final = 3


class Chance(NamedTuple):
    """A player's chance: number of the player, name, the chance 0 to 1, and its figure."""

    seat: int
    name: str
    share: float
    figure: str


class ChanceMeter(QLabel):
    """Shows the chances in playing order. Its text is what is spoken."""

    def __init__(self, look: Look, growth: Growth, parent: QWidget) -> None:
        """Start empty; `growth` says how far the bar has grown."""
        super().__init__(parent)
        self.setObjectName("chanceMeter")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._look = look
        self._growth = growth
        self._chances: tuple[Chance, ...] = ()
        growth.grew.connect(self.update)
        look.changed.connect(self._restyle)

    def show_chances(self, chances: tuple[Chance, ...], spoken: str) -> None:
        """Show these chances; a figure may be empty while it is unknown."""
        if (chances, spoken) == (self._chances, self.text()):
            return
        self._chances = chances
        self.setText(spoken)
        self.setToolTip(plain_tool_tip(spoken))
        self._restyle()

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def _columns(self, width: float) -> int:
        """Return how many players stand side by side, so that every figure has room."""
        look = self._look
        font = strong(look.font(FontRole.CAPTION))
        widest = max((text_width(font, chance.figure) for chance in self._chances), default=0.0)
        cell = look.px(_FLAG[0] + _FLAG_GAP) + widest
        fitting = int((width + look.px(_CELL_GAP)) / (cell + look.px(_CELL_GAP)))
        return max(1, min(_IN_A_ROW, fitting, len(self._chances)))

    def _height(self, columns: int) -> int:
        look = self._look
        rows = ceil(len(self._chances) / columns)
        return ceil(look.px(_BAR + _BAR_GAP) + rows * 2 * look.text_px(_LINE) + max(0, rows - 1) * look.px(_ROW_GAP))

    @override
    def hasHeightForWidth(self) -> bool:
        """Return that fewer players have room side by side where it is narrow."""
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the height of the bar and of the rows of players."""
        return self._height(self._columns(width))

    @override
    def sizeHint(self) -> QSize:
        """Return the height with as few rows as there may be."""
        return QSize(0, self._height(max(1, min(_IN_A_ROW, len(self._chances)))))

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the same; the width there is decides whether more is needed."""
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shared bar, then every player."""
        look = self._look
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_bar(painter, QRectF(0, 0, self.width(), round(look.px(_BAR))))
            columns, line = self._columns(self.width()), look.text_px(_LINE)
            width = (self.width() - (columns - 1) * look.px(_CELL_GAP)) / columns
            for place, chance in enumerate(self._chances):
                x = place % columns * (width + look.px(_CELL_GAP))
                y = look.px(_BAR + _BAR_GAP) + place // columns * (2 * line + look.px(_ROW_GAP))
                self._paint_player(painter, QRectF(x, y, width, 2 * line), chance)

    def _paint_bar(self, painter: QPainter, track: QRectF) -> None:
        look, theme = self._look, self._look.theme
        whole = rounded(track, track.height() / 2)
        painter.fillPath(whole, theme.track)
        left, gap = track.x(), look.px(_SEGMENT_GAP)
        for chance in self._chances:
            width = track.width() * chance.share * self._growth.part
            if width > gap:
                segment = rounded(QRectF(left, track.y(), width - gap, track.height()), 0)
                painter.fillPath(whole.intersected(segment), theme.player_lines[chance.seat])
            left += width

    def _paint_player(self, painter: QPainter, cell: QRectF, chance: Chance) -> None:
        """Paint flag and name, the percentage below the name."""
        look, theme = self._look, self._look.theme
        line = cell.height() / 2
        width, height = (look.px(side) for side in _FLAG)
        paint_flag(painter, QRectF(cell.x(), cell.y() + (line - height) / 2, width, height), chance.seat, theme)
        left = cell.x() + width + look.px(_FLAG_GAP)
        room = max(0.0, cell.right() - left)
        font = look.font(FontRole.CAPTION)
        painter.setFont(font)
        painter.setPen(theme.ink2)
        name = QFontMetricsF(font).elidedText(chance.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, cell.y(), room, line), LEFT_LINE, name)
        painter.setFont(strong(font))
        painter.setPen(theme.ink)
        painter.drawText(QRectF(left, cell.y() + line, room, line), LEFT_LINE, chance.figure)
