"""What a widget really paints: every run of letters, where it stands and how much of it shows.

A widget is painted onto a device that keeps no picture but a list of the texts it is asked for.
So texts of labels, of Qt's own styles and of the game's own painting are seen alike.
"""

from dataclasses import dataclass

from typing_extensions import override

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainterPath,
    QRegion,
    QTextItem,
    QTransform,
)
from PySide6.QtWidgets import QWidget

_DPI = 96
_ONE = 65536  # the unit of a device's scaled pixel ratio


@dataclass(frozen=True, slots=True)
class PaintedWord:
    """A run of letters of one font on one line.

    Attributes:
        text: as it was painted, elided or whole.
        ink: where it stands, in the coordinates of its widget.
        room: where it may show: the widget, less what the painting itself cut off.
    """

    text: str
    ink: QRectF
    room: QRectF

    @property
    def cut(self) -> float:
        """How many px of it do not show, at the side where it is most."""
        ink, room = self.ink, self.room
        return max(
            room.left() - ink.left(), ink.right() - room.right(), room.top() - ink.top(), ink.bottom() - room.bottom()
        )


def painted_words(widget: QWidget) -> list[PaintedWord]:
    """Return what a widget paints itself, without its children, in the order of painting."""
    device = _Notebook(widget.size())
    widget.render(device, QPoint(), QRegion(), QWidget.RenderFlag(0))
    return device.engine.words


class _Engine(QPaintEngine):
    """Notes texts and follows transformation and clipping; everything else is dropped."""

    def __init__(self, size: QSize) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.words: list[PaintedWord] = []
        self._whole = QRectF(0, 0, size.width(), size.height())
        self._transform = QTransform()
        self._clip = self._whole

    @override
    def begin(self, device: QPaintDevice) -> bool:
        return True

    @override
    def end(self) -> bool:
        return True

    @override
    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    @override
    def updateState(self, state: QPaintEngineState) -> None:
        flags, dirty = state.state(), QPaintEngine.DirtyFlag
        if flags & dirty.DirtyTransform:
            self._transform = QTransform(state.transform())
        if flags & dirty.DirtyClipRegion:
            self._take_clip(state, QRectF(state.clipRegion().boundingRect()))
        if flags & dirty.DirtyClipPath:
            self._take_clip(state, state.clipPath().boundingRect())
        if flags & dirty.DirtyClipEnabled and not state.isClipEnabled():
            self._clip = self._whole

    def _take_clip(self, state: QPaintEngineState, rect: QRectF) -> None:
        mapped = self._transform.mapRect(rect)
        if state.clipOperation() == Qt.ClipOperation.NoClip:
            self._clip = self._whole
        elif state.clipOperation() == Qt.ClipOperation.IntersectClip:
            self._clip = self._clip.intersected(mapped)
        else:
            self._clip = self._whole.intersected(mapped)

    @override
    def drawTextItem(self, place: QPointF | QPoint | QPainterPath.Element, item: QTextItem) -> None:
        # Qt itself hands over points with fractions only.
        assert isinstance(place, QPointF)
        if not item.text().strip():
            return
        ink = QFontMetricsF(item.font()).tightBoundingRect(item.text())
        ink.setLeft(0)
        ink.setWidth(item.width())
        ink.translate(place)
        self.words.append(PaintedWord(item.text(), self._transform.mapRect(ink), QRectF(self._clip)))

    # Pictures and shapes are of no interest.

    @override
    def drawPixmap(self, *what: object) -> None: ...

    @override
    def drawTiledPixmap(self, *what: object) -> None: ...

    @override
    def drawImage(self, *what: object) -> None: ...

    @override
    def drawPath(self, *what: object) -> None: ...

    @override
    def drawPolygon(self, *what: object) -> None: ...

    @override
    def drawRects(self, *what: object) -> None: ...

    @override
    def drawLines(self, *what: object) -> None: ...

    @override
    def drawEllipse(self, *what: object) -> None: ...

    @override
    def drawPoints(self, *what: object) -> None: ...


class _Notebook(QPaintDevice):
    """The device with that engine, as large as the widget."""

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self.engine = _Engine(size)
        self._size = size

    @override
    def paintEngine(self) -> QPaintEngine:
        return self.engine

    @override
    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        names = QPaintDevice.PaintDeviceMetric
        return {
            names.PdmWidth: self._size.width(),
            names.PdmHeight: self._size.height(),
            names.PdmDevicePixelRatio: 1,
            names.PdmDevicePixelRatioScaled: _ONE,
            names.PdmDepth: 32,
        }.get(metric, _DPI)
