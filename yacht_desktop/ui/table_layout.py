"""Puts the parts of the table where the window's layout has them, and lets them slide when the coach comes or goes."""

from typing import NamedTuple

from PySide6.QtCore import QObject, QRect, Signal, Slot
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.heading import TurnHeading
from yacht_desktop.ui.hint_note import HintNote
from yacht_desktop.ui.layout_slide import LayoutSlide
from yacht_desktop.ui.mirroring import placed
from yacht_desktop.ui.part_focus import leave
from yacht_desktop.ui.roll_button import RollButton
from yacht_desktop.ui.scaling import MainGeometry
from yacht_desktop.ui.scorecard import ScorecardView
from yacht_desktop.ui.theme import SPACE_3, Look
from yacht_desktop.ui.tray import DiceTray
from yacht_desktop.ui.undo_offer import UndoOffer


class TableParts(NamedTuple):
    """What lies on the table from the start."""

    heading: TurnHeading
    tray: DiceTray
    roll_button: RollButton
    card: ScorecardView
    offer: UndoOffer


class TableLayout(QObject):
    """Arranges the parts, the result that takes their place, and the coach's panel beside them.

    Signals:
        arranged: everything is in its place, with the MainGeometry.
    """

    arranged = Signal(object)

    def __init__(self, look: Look, parts: TableParts, table: QWidget) -> None:
        """Wait for the first layout; the table owns this object."""
        super().__init__(table)
        self._look = look
        self._parts = parts
        self._table = table
        self._geometry: MainGeometry | None = None
        self._target: MainGeometry | None = None
        self._result: QWidget | None = None
        self._panel: QWidget | None = None
        self._note: HintNote | None = None
        self._slide = LayoutSlide(look, self)
        self._slide.moved.connect(self._take)
        self._slide.arrived.connect(self.finish)

    def lay_out(self, geometry: MainGeometry) -> None:
        """Put every part where the layout has it."""
        self._slide.stop()
        self._target = None
        self._take(geometry)
        if self._panel is not None:
            if geometry.coach.isNull():
                leave(self._panel)
            self._panel.setVisible(not geometry.coach.isNull())

    def slide_to(self, geometry: MainGeometry) -> None:
        """Let the layout slide to where it is to be, where there is any way to see."""
        before = self._geometry
        if before is None or not self._table.isVisible() or not self._slide.start(before, geometry):
            self.lay_out(geometry)
            return
        self._target = geometry
        if self._panel is not None:
            self._panel.show()
            self._panel.raise_()

    @Slot()
    def finish(self) -> None:
        """Bring a layout that slides to where it is going."""
        if self._target is not None:
            self.lay_out(self._target)

    def set_note(self, note: HintNote) -> None:
        """Take the slip with the hint into the layout."""
        self._note = note

    def set_panel(self, panel: QWidget) -> None:
        """Take the coach's panel into the layout."""
        self._panel = panel

    def set_result(self, result: QWidget) -> None:
        """Take the page of the result into the layout."""
        self._result = result
        self.arrange()

    def arrange(self) -> None:
        """Put every part where the layout has it now."""
        geometry, parts = self._geometry, self._parts
        if geometry is None:
            return
        parts.heading.setGeometry(placed(self._table, geometry.heading))
        parts.tray.setGeometry(placed(self._table, geometry.tray))
        parts.roll_button.setGeometry(placed(self._table, geometry.roll))
        parts.card.set_geometry(geometry)
        if self._result is not None:
            size = geometry.body.size()
            room = QRect(0, 0, size.width() - geometry.coach.width(), size.height())
            self._result.setGeometry(placed(self._table, room))
        if self._panel is not None:
            self._panel.setGeometry(placed(self._table, geometry.coach))
        if self._note is not None:
            self._note.place(placed(self._table, geometry.tray), wanted=geometry.status_height == 0)
        # The table paints the shadows of its parts, which lie outside of what has moved.
        self._table.update()
        self.arranged.emit(geometry)
        self.place_offer()

    def place_offer(self) -> None:
        """Lay the offer over the heading's hint, or in a small window over the tray's upper edge."""
        geometry, offer = self._geometry, self._parts.offer
        if geometry is None:
            return
        tray, heading = placed(self._table, geometry.tray), placed(self._table, geometry.heading)
        offer.resize(offer.sizeHint().boundedTo(tray.size()))
        if geometry.compact:
            left = tray.x() + (tray.width() - offer.width()) // 2
            offer.move(left, tray.y() + round(self._look.px(SPACE_3)))
        else:
            gap = tray.y() - heading.y() - heading.height()
            bottom = heading.y() + heading.height() + 3 * gap // 4
            beside = QRect(geometry.heading.x(), bottom - offer.height(), offer.width(), offer.height())
            offer.setGeometry(placed(self._table, beside))

    @Slot(object)
    def _take(self, geometry: MainGeometry) -> None:
        self._geometry = geometry
        self.arrange()
