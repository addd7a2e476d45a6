"""The list of every decision and roll of a reviewed game."""

from collections.abc import Sequence
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPalette
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
from yacht_desktop.ui.flags import paint_flag
from yacht_desktop.ui.icons import paint_category_icon
from yacht_desktop.ui.mark_signs import mark_colour, paint_mark
from yacht_desktop.ui.mini_dice import paint_mini_die
from yacht_desktop.ui.review_steps import KEYS, Step
from yacht_desktop.ui.shade import paint_outline, rounded
from yacht_desktop.ui.slim_scroll_bar import SlimScrollBar
from yacht_desktop.ui.step_words import done_in, figures_of, heading_of, spoken
from yacht_desktop.ui.text_fit import text_width
from yacht_desktop.ui.theme import (
    RADIUS_PILL,
    RING_WIDTH,
    SPACE_1,
    SPACE_2,
    SPACE_3,
    FontRole,
    Look,
)
from yacht_desktop.ui.wording import names
from yacht_desktop.ui.wording import review as words
from yacht_desktop.ui.wording.coach import mark_name
from yacht_desktop.ui.wording.figures import percent_text, points_text

STEP_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_ROW: Final = 52
_LINE: Final = 22
_SIGN: Final = 18
_FLAG: Final = (20, 14)
_DIE: Final = 20
_DIE_PITCH: Final = 23
_SEPARATOR: Final = " · "
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class StepModel(QAbstractListModel):
    """The steps that are shown."""

    def __init__(self, parent: QObject) -> None:
        """Start without steps."""
        super().__init__(parent)
        self._setup: GameSetup | None = None
        self._steps: tuple[Step, ...] = ()

    def show_steps(self, setup: GameSetup, steps: Sequence[Step]) -> None:
        """Show other steps."""
        self.beginResetModel()
        self._setup, self._steps = setup, tuple(steps)
        self.endResetModel()

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps from the top."""
        return self._steps

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._steps)

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
    """Paints a step in two lines: when, who and the dice; how good, what was done, and what was better."""

    def __init__(self, look: Look, view: "StepList") -> None:
        """Paint for a list."""
        super().__init__(view)
        self._look = look
        self._view = view

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of two lines; any width will do."""
        return QSize(0, round(self._look.text_px(_ROW)))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one row."""
        step, setup = index.data(STEP_ROLE), self._view.setup
        if not isinstance(step, Step) or setup is None:
            return
        look, theme = self._look, self._look.theme
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, rect, option)
        inner = rect.adjusted(look.px(SPACE_3), 0, -look.px(SPACE_3), 0)
        line = look.text_px(_LINE)
        top = rect.top() + (rect.height() - 2 * line) / 2
        upper, lower = (QRectF(inner.left(), top + place * line, inner.width(), line) for place in (0, 1))
        sign = QRectF(inner.left(), top + (line - look.px(_SIGN)) / 2, look.px(_SIGN), look.px(_SIGN))
        if step.decision is None:
            paint_category_icon(painter, sign, "fives", theme.ink3)
        elif step.decision.unforced:
            paint_mark(painter, sign, step.decision.mark, theme)
        left = look.px(_SIGN + SPACE_2)
        figures = self._paint_figures(painter, step, upper, lower)
        self._paint_when(painter, step, setup, upper.adjusted(left, 0, -figures, 0))
        self._paint_done(painter, step, lower.adjusted(left, 0, -figures, 0))
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

    def _paint_figures(self, painter: QPainter, step: Step, upper: QRectF, lower: QRectF) -> float:
        """Paint points and chance at the right; return the room they take."""
        look, theme = self._look, self._look.theme
        points, chance = figures_of(step)
        value = -step.decision.loss.points if step.decision is not None else step.roll.points if step.roll else 0.0
        strong, small = look.font(FontRole.BODY_STRONG), look.font(FontRole.CAPTION)
        painter.setFont(strong)
        nothing = points == points_text(0.0)
        painter.setPen(theme.ink3 if nothing else theme.neg if value < 0 else theme.pos)
        painter.drawText(upper, _RIGHT, points)
        painter.setFont(small)
        painter.setPen(theme.ink2)
        painter.drawText(lower, _RIGHT, chance)
        widest = max(text_width(strong, points_text(-88.8)), text_width(small, percent_text(-0.888, signed=True)))
        return widest + look.px(SPACE_2)

    def _paint_when(self, painter: QPainter, step: Step, setup: GameSetup, area: QRectF) -> None:
        """Paint round, player and roll, and the dice where there is room."""
        look, theme = self._look, self._look.theme
        dice = sorted(step.dice)
        dice_width = look.px(_DIE_PITCH * (len(dice) - 1) + _DIE)
        strong, plain = look.font(FontRole.BODY_STRONG), look.font(FontRole.BODY)
        start, rest = words.round_name(step.turn), words.roll_name(step.roll_number)
        width, height = (look.px(side) for side in _FLAG)
        fixed = text_width(strong, start) + width + 4 * look.px(SPACE_2) + text_width(plain, rest)
        whole = names.player_name(setup, step.player)
        # Where room is short the dice go first: they lie on the table beside the list too.
        with_dice = text_width(plain, whole) <= area.width() - fixed - dice_width
        room = area.width() - fixed - (dice_width if with_dice else 0)
        name = QFontMetricsF(plain).elidedText(whole, Qt.TextElideMode.ElideRight, max(0.0, room) + 0.5)
        x = area.left()
        painter.setFont(strong)
        painter.setPen(theme.ink)
        painter.drawText(QRectF(x, area.top(), area.width(), area.height()), _LEFT, start)
        x += text_width(strong, start) + look.px(SPACE_2)
        paint_flag(painter, QRectF(x, area.center().y() - height / 2, width, height), step.player)
        x += width + look.px(SPACE_2)
        painter.setFont(plain)
        painter.drawText(QRectF(x, area.top(), area.right() - x, area.height()), _LEFT, name)
        x += text_width(plain, name) + (look.px(SPACE_2) if name else 0)
        painter.setPen(theme.ink2)
        painter.drawText(QRectF(x, area.top(), area.right() - x, area.height()), _LEFT, rest)
        if with_dice:
            die = QRectF(area.right() - dice_width, area.center().y() - look.px(_DIE) / 2, look.px(_DIE), look.px(_DIE))
            for place, face in enumerate(dice):
                paint_mini_die(painter, die.translated(place * look.px(_DIE_PITCH), 0), face, theme)

    def _paint_done(self, painter: QPainter, step: Step, area: QRectF) -> None:
        """Paint the mark in words, what was done and what was better."""
        look, theme = self._look, self._look.theme
        parts = [(done_in(step), FontRole.BODY, theme.ink)]
        decision = step.decision
        if decision is not None and decision.unforced:
            parts.insert(0, (mark_name(decision.mark), FontRole.BODY_STRONG, mark_colour(decision.mark, theme)))
            if better := words.better_text(decision):
                parts.append((better, FontRole.BODY, theme.ink2))
        x = area.left()
        for place, (text, role, colour) in enumerate(parts):
            font = look.font(role)
            painter.setFont(font)
            painter.setPen(colour)
            whole = text if place == 0 else _SEPARATOR + text
            shown = QFontMetricsF(font).elidedText(whole, Qt.TextElideMode.ElideRight, max(0.0, area.right() - x) + 0.5)
            painter.drawText(QRectF(x, area.top(), max(0.0, area.right() - x) + 1, area.height()), _LEFT, shown)
            x += text_width(font, shown)


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
        self.setItemDelegate(StepDelegate(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollBar(SlimScrollBar(look, self))
        look.changed.connect(self._restyle)
        self._restyle()

    def show_steps(self, setup: GameSetup, steps: Sequence[Step]) -> None:
        """Show other steps."""
        self.setup = setup
        self.steps.show_steps(setup, steps)

    def go_to(self, row: int) -> None:
        """Make a row the current one, and show it."""
        index = self.steps.index(row, 0)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def _restyle(self) -> None:
        palette = QPalette()
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
            palette.setColor(role, self._look.theme.surface)
        self.setPalette(palette)
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

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
