"""The slots of dice that are being typed in: which one is next, and the sign of a face that was refused."""

from math import floor
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from yacht_desktop.ui.die_paint import DieLook
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.text_fit import font_to_fit
from yacht_desktop.ui.theme import RADIUS_SLOT, SMALLEST_TEXT, FontRole, Look
from yacht_desktop.ui.tray_layout import FACE, TrayLayout

_LINE: Final = 3.0
_MARK: Final = (16, 9)
_MARK_GAP: Final = 3
_SIGN_MARGIN: Final = 8
_RING: Final = (5, 3)


class EntryShown(NamedTuple):
    """A roll that is being typed in, as the tray shows it.

    Attributes:
        faces: the face of every die, None for one that is still to be entered.
        held: positions of the dice that stay.
        at: position of the die that the next face is for, None for none.
        sign: the faces that there are, where another one was refused; empty otherwise.
    """

    faces: tuple[int | None, ...]
    held: frozenset[int]
    at: int | None
    sign: str = ""


def next_area(entry: EntryShown, layout: TrayLayout, look: Look) -> QRectF:
    """Return what the marks of the next die take up; nothing where no die is next."""
    if entry.at is None:
        return QRectF()
    reach = look.px(_MARK[1] + _MARK_GAP + _LINE) + _reach(layout)
    return layout.slots[entry.at].adjusted(-reach, -reach, reach, reach)


def paint_next_slot(painter: QPainter, entry: EntryShown, layout: TrayLayout, look: Look, ratio: float) -> None:
    """Paint a solid line around the slot whose die is next, a mark that points at it, and any sign of a refusal."""
    if entry.at is None:
        return
    theme = look.theme
    slot = layout.slots[entry.at]
    unit = layout.die / FACE
    width = max(1, floor(look.px(_LINE) * ratio)) / ratio
    # Around a die that is in, which is to be entered again, the line keeps off its edge.
    out = _reach(layout) if entry.faces[entry.at] is not None else -width / 2
    frame = slot.adjusted(-out, -out, out, out)
    painter.strokePath(rounded(frame, RADIUS_SLOT * unit + max(0.0, out)), QPen(theme.held, width))
    _paint_mark(painter, frame, look)
    if entry.sign and entry.faces[entry.at] is None:
        room = slot.width() - look.px(_SIGN_MARGIN)
        painter.setFont(font_to_fit(look.font(FontRole.SECTION), entry.sign, room, 0.0, SMALLEST_TEXT))
        painter.setPen(theme.held)
        painter.drawText(slot, Qt.AlignmentFlag.AlignCenter, entry.sign)


def paint_awaited(painter: QPainter, slot: QRectF, die: DieLook, unit: float, look: Look) -> None:
    """Paint what pointer and keyboard do to the slot of a die that is still to be entered."""
    if die.ring:
        reach = look.px(_RING[0])
        ring = slot.adjusted(-reach, -reach, reach, reach)
        painter.strokePath(rounded(ring, RADIUS_SLOT * unit + reach), QPen(look.theme.tray_focus, look.px(_RING[1])))
    elif die.hovered:
        painter.fillPath(rounded(slot, RADIUS_SLOT * unit), look.theme.slot)


def _reach(layout: TrayLayout) -> float:
    return (layout.pitch - layout.die) / 4


def _paint_mark(painter: QPainter, frame: QRectF, look: Look) -> None:
    """Paint a triangle above the slot: which die is next is not told by colour alone."""
    width, height = (look.px(side) for side in _MARK)
    tip = QPointF(frame.center().x(), frame.top() - look.px(_MARK_GAP))
    mark = QPolygonF([tip, tip + QPointF(-width / 2, -height), tip + QPointF(width / 2, -height)])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.theme.held)
    painter.drawPolygon(mark)
