"""The list of every decision and roll of a reviewed game."""

from collections.abc import Sequence
from typing import Final

from typing_extensions import override

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui.mirroring import runs_to_the_right
from yacht_desktop.ui.review_row import StepRow, Widths
from yacht_desktop.ui.review_steps import KEYS, Step
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.slim_scroll_bar import SlimScrollBar
from yacht_desktop.ui.step_words import done_in, heading_of, spoken
from yacht_desktop.ui.theme import RADIUS_PILL, RING_WIDTH, SPACE_1, Look

_FIRST: Final = 24
"""How many rows are there at once; more than a screen of them."""
_MORE: Final = 48
"""How many come at a time after these: laying them out keeps nobody waiting."""
STEP_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_SEPARATOR: Final = " · "
Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class StepModel(QAbstractTableModel):
    """The steps that are shown, in one column; those further down come by and by."""

    def __init__(self, parent: QObject) -> None:
        """Start without steps."""
        super().__init__(parent)
        self._setup: GameSetup | None = None
        self._steps: tuple[Step, ...] = ()
        self._rows = 0

    def show_steps(self, setup: GameSetup, steps: Sequence[Step]) -> None:
        """Show the first of other steps."""
        self.beginResetModel()
        self._setup, self._steps = setup, tuple(steps)
        self._rows = min(_FIRST, len(self._steps))
        self.endResetModel()

    def grow_to(self, rows: int) -> None:
        """Have at least so many rows, or one for every step."""
        rows = min(rows, len(self._steps))
        if rows > self._rows:
            self.beginInsertRows(QModelIndex(), self._rows, rows - 1)
            self._rows = rows
            self.endInsertRows()

    @property
    def is_whole(self) -> bool:
        """Whether there is a row for every step."""
        return self._rows == len(self._steps)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps from the top."""
        return self._steps

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else self._rows

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else 1

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if self._setup is None or not 0 <= index.row() < len(self._steps):
            return None
        step = self._steps[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return _SEPARATOR.join((heading_of(step, self._setup), done_in(step)))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(step, self._setup)
        return step if role == STEP_ROLE else None


class StepDelegate(QStyledItemDelegate):
    """Paints the steps as rows, which are remembered for the width they were laid out for."""

    def __init__(self, look: Look, view: "StepList") -> None:
        """Paint for a list."""
        super().__init__(view)
        self._look = look
        self._view = view
        self._widths = Widths(look)
        self._rows: dict[tuple[int, int], StepRow] = {}

    def forget(self) -> None:
        """Lay all rows out anew."""
        self._rows.clear()
        self._widths.forget()

    def _row(self, index: Index) -> StepRow | None:
        width, setup = self._view.viewport().width(), self._view.setup
        step = index.data(STEP_ROLE)
        if not isinstance(step, Step) or setup is None:
            return None
        key = (index.row(), width)
        row = self._rows.get(key)
        if row is None:
            row = self._rows[key] = StepRow(self._look, self._widths, step, setup, width)
        return row

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height that the row needs at the list's width."""
        row = self._row(index)
        return QSize(0, 0 if row is None else row.height)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one row on its ground."""
        row = self._row(index)
        if row is None:
            return
        rect = QRectF(option.rect)
        painter.save()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, rect, option)
        row.paint(painter, rect)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRectF, option: QStyleOptionViewItem) -> None:
        look, theme = self._look, self._look.theme
        ground = rect.adjusted(look.px(SPACE_1), 1, -look.px(SPACE_1), -1)
        radius = look.px(RADIUS_PILL)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillPath(rounded(ground, radius), theme.sel)
            if self._view.hasFocus():
                paint_outline(painter, ground, radius, look.px(RING_WIDTH), theme.focus)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillPath(rounded(ground, radius), theme.col)
        else:
            painter.fillRect(QRectF(ground.left(), rect.bottom() - 1, ground.width(), 1), theme.line)


class StepList(QListView):
    """Shows the steps; the keys that go from step to step are the window's.

    Signals:
        chosen: the row of a step that was clicked or gone to.
    """

    chosen = Signal(int)

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without steps."""
        super().__init__(parent)
        self.setObjectName("reviewSteps")
        self._look = look
        self.setup: GameSetup | None = None
        self.steps = StepModel(self)
        self.setModel(self.steps)
        runs_to_the_right(self)
        self._rows = StepDelegate(look, self)
        self.setItemDelegate(self._rows)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollBar(SlimScrollBar(look, self))
        # Always there, where nothing is to scroll without a thumb: its coming would have all rows laid out again.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._growth = QTimer(self)
        self._growth.setInterval(0)
        self._growth.timeout.connect(self._grow)
        look.changed.connect(self._restyle)
        self._restyle()

    def show_steps(self, setup: GameSetup, steps: Sequence[Step]) -> None:
        """Show other steps."""
        self.setup = setup
        self._rows.forget()
        self.steps.show_steps(setup, steps)
        self._growth.start()

    def _grow(self) -> None:
        self.steps.grow_to(self.steps.rowCount() + _MORE)
        if self.steps.is_whole:
            self._growth.stop()

    def go_to(self, row: int) -> None:
        """Make a row the current one, and show it."""
        self.steps.grow_to(row + 1)
        index = self.steps.index(row, 0)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def _restyle(self) -> None:
        palette = QPalette()
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
            palette.setColor(role, self._look.theme.surface)
        self.setPalette(palette)
        self._rows.forget()
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current step in sight."""
        super().resizeEvent(event)
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell which step is the current one."""
        super().currentChanged(current, previous)
        if current.isValid():
            self.chosen.emit(current.row())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys that step through the game to the window."""
        if event.key() in KEYS or event.key() == Qt.Key.Key_Escape:
            event.ignore()
            return
        super().keyPressEvent(event)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Search nothing: letters are shortcuts."""
