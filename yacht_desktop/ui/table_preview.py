"""A strip of the table as it looks now: the cloth, and all faces of the dice, two of them held."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yacht_desktop.ui.die_art import DieArt
from yacht_desktop.ui.die_motion import Pose
from yacht_desktop.ui.die_paint import DieLook, DiePainter
from yacht_desktop.ui.mirroring import Painter, runs_to_the_right
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.theme import RADIUS_RAIL, Look

_HEIGHT: Final = 84
_DIE: Final = 46
_PITCH: Final = 66
_WIDTH: Final = 420
_TILTS: Final = (-7.0, 5.0, -4.0, 8.0)
_FACES: Final = 6
_LINE: Final = 4


class TablePreview(QWidget):
    """Shows cloth and dice; nothing can be done with it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Show the table of a look."""
        super().__init__(parent)
        self._look = look
        self._art = DieArt(look.theme)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        # Dice are in no order of the language, and their numerals are no mirror's.
        runs_to_the_right(self)
        look.changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Room for a row of dice."""
        return QSize(round(self._look.px(_WIDTH)), round(self._look.px(_HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        """The same: every face is seen."""
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint cloth, edge and dice."""
        look, theme = self._look, self._look.theme
        area, radius = QRectF(self.rect()), look.px(RADIUS_RAIL)
        light = QLinearGradient(area.topLeft(), area.bottomLeft())
        for place, colour in ((0.0, theme.tray_inner), (0.5, theme.tray_middle), (1.0, theme.tray_outer)):
            light.setColorAt(place, colour)
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(rounded(area, radius), light)
            paint_outline(painter, area, radius, 1, theme.btnline if theme.flat else theme.tray_border)
            inset = round(look.px(_LINE)) + 0.5
            inside = area.adjusted(inset, inset, -inset, -inset)
            painter.strokePath(rounded(inside, radius - inset), QPen(theme.hairline, 1))
            self._paint_dice(painter, area.center())

    def _paint_dice(self, painter: QPainter, middle: QPointF) -> None:
        px = self._look.px
        dice = DiePainter(self._art, self._look.theme, px(_DIE), self.devicePixelRatioF())
        for place in range(_FACES):
            x = middle.x() + (place - (_FACES - 1) / 2) * px(_PITCH)
            held = place >= len(_TILTS)
            pose = Pose(place + 1, QPointF(x, middle.y()), 0.0 if held else _TILTS[place], held=float(held))
            dice.paint(painter, pose, DieLook())
