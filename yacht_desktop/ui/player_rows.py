"""One player of a new game: place, flag, name, human or computer, level."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.names import clean_name, shortened_name
from yacht_desktop.session.setup import Player
from yacht_desktop.ui import wording
from yacht_desktop.ui.controls import LEVEL_ROLE, ChoiceBox, IconButton, SegmentedControl, TextField
from yacht_desktop.ui.flags import paint_flag
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.offer import LEVELS_OFFERED, bars
from yacht_desktop.ui.theme import SPACE_2, Look
from yacht_desktop.ui.tool_tip import plain_tool_tip

_FLAG: Final = (24, 17)
_GRIP: Final = 24
_LEVEL_WIDTH: Final = 142
_NAME_WIDTH: Final = 92
_PADDING: Final = 10
# Of a computer that takes the place of a person.
_FIRST_LEVEL: Final = Level.CAPTAIN
_HUMAN, _COMPUTER = 0, 1
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Flag(QWidget):
    """The flag of a place at the table."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Show the first flag."""
        super().__init__(parent)
        self._look = look
        self._place = 0
        look.changed.connect(self._restyle)
        self._restyle()

    def set_place(self, place: int) -> None:
        """Show the flag of a place, 0 for the first."""
        self._place = place
        self.update()

    def _restyle(self) -> None:
        self.setFixedSize(QSize(*(round(self._look.px(side)) for side in _FLAG)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the flag."""
        with Painter(self) as painter:
            paint_flag(painter, QRectF(self.rect()), self._place, self._look.theme)


class Grip(IconButton):
    """What a row is dragged by. With the focus, the arrow keys move the row too."""

    dragged = Signal(QPoint)
    """The pointer has taken the row to this place on the screen."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Make a grip."""
        super().__init__(look, "grip", "", parent)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    @override
    def _restyle(self) -> None:
        super()._restyle()
        self.setFixedWidth(round(self._look.px(_GRIP)))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the row."""
        super().mousePressEvent(event)
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the row."""
        super().mouseMoveEvent(event)
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(event.globalPosition().toPoint())

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the row."""
        super().mouseReleaseEvent(event)
        self.setCursor(Qt.CursorShape.OpenHandCursor)


class PlayerRow(QWidget):
    """Shows and changes one player.

    Signals:
        changed: name, kind or level are others now.
        removed: this player is to leave.
        moved: this player is to change places with the one before (-1) or after (1).
        dragged: the pointer has taken the row to a place on the screen.
    """

    changed = Signal()
    removed = Signal()
    moved = Signal(int)
    dragged = Signal(QPoint)

    def __init__(self, look: Look, player: Player, parent: QWidget) -> None:
        """Show a player."""
        super().__init__(parent)
        self._look = look
        self._narrow: bool | None = None
        self._seat = QWidget(self)
        self.grip = Grip(look, self._seat)
        self.flag = Flag(look, self._seat)
        seat = QHBoxLayout(self._seat)
        seat.setContentsMargins(0, 0, 0, 0)
        seat.setSpacing(1)
        seat.addWidget(self.grip)
        seat.addWidget(self.flag)
        self.name = TextField(look, player.name, self)
        self.kind = SegmentedControl(look, self._kinds(), self, icons=("human", "computer"))
        self.level = ChoiceBox(look, self)
        self.remove = IconButton(look, "close", "", self)
        for index, level in enumerate(LEVELS_OFFERED):
            self.level.addItem(wording.level_name(level), level)
            self.level.setItemData(index, bars(level), LEVEL_ROLE)
        policy = self.level.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.level.setSizePolicy(policy)
        self.name.setCursorPosition(0)
        self._grid = QGridLayout(self)
        self._show(player)
        self._connect()
        look.changed.connect(self._restyle)
        self._restyle()
        self.set_narrow(narrow=False)

    def _show(self, player: Player) -> None:
        self.kind.set_current(_HUMAN if player.is_human else _COMPUTER)
        level = player.level or _FIRST_LEVEL
        # One that is not on offer gives way to the strongest that is.
        offered = level if level in LEVELS_OFFERED else LEVELS_OFFERED[-1]
        self.level.setCurrentIndex(self.level.findData(offered))
        self.level.setVisible(not player.is_human)

    def _connect(self) -> None:
        self.name.textEdited.connect(self._on_name_edited)
        self.kind.chosen.connect(self._on_kind_chosen)
        self.level.currentIndexChanged.connect(self.changed)
        self.remove.clicked.connect(self.removed)
        self.grip.dragged.connect(self.dragged)
        for stop in self.stops():
            if stop is not self.level:
                stop.installEventFilter(self)

    def player(self) -> Player:
        """Return the player shown."""
        level = self.level.currentData() if self.kind.current() == _COMPUTER else None
        return Player(clean_name(self.name.text()), level)

    def set_place(self, place: int, default_name: str, shown_name: str) -> None:
        """Say what depends on the others at the table: the flag and the default name."""
        self.flag.set_place(place)
        self.name.setPlaceholderText(default_name)
        number = str(place + 1)
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        self.kind.setAccessibleName(self.tr("Player {number}: human or computer").format(number=number))
        # Qt tells of a combo box on Linux what is chosen instead of its name.
        level = self.tr("Level of player {number}").format(number=number)
        self.level.setAccessibleName(level)
        self.level.setAccessibleDescription(level)
        self._speak(self.remove, self.tr("Remove {name}"), shown_name)
        self._speak(self.grip, self.tr("Move {name}: drag, or Alt+Up and Alt+Down"), shown_name)

    @staticmethod
    def _speak(button: IconButton, words: str, name: str) -> None:
        spoken = words.replace("{name}", name)
        button.set_spoken(spoken)
        button.setToolTip(plain_tool_tip(spoken))

    def stops(self) -> list[QWidget]:
        """Return the controls in the order of Tab."""
        return [self.grip, self.name, *self.kind.segments, self.level, self.remove]

    def retranslate(self) -> None:
        """Say the texts in the language in use."""
        self.kind.set_texts(self._kinds())
        for index in range(self.level.count()):
            self.level.setItemText(index, wording.level_name(self.level.itemData(index)))
        self._fit_level()

    def _kinds(self) -> tuple[str, str]:
        return self.tr("Human"), self.tr("Computer")

    def _on_name_edited(self, text: str) -> None:
        shortened = shortened_name(text)
        if shortened != text:
            place = self.name.cursorPosition()
            self.name.setText(shortened)
            self.name.setCursorPosition(place)
        self.changed.emit()

    def _on_kind_chosen(self, kind: int) -> None:
        self.level.setVisible(kind == _COMPUTER)
        self.changed.emit()

    # Layout

    def wide_width(self) -> int:
        """Return the width that one line needs, in px."""
        gaps = 2 * self._grid.horizontalSpacing()
        return self.narrow_width() + self.name.minimumWidth() + self.remove.width() + gaps

    def narrow_width(self) -> int:
        """Return the width that two lines need, in px."""
        gaps = 2 * self._grid.horizontalSpacing()
        return self._seat.sizeHint().width() + self.kind.sizeHint().width() + self.level.width() + gaps

    def set_narrow(self, narrow: bool) -> None:  # noqa: FBT001 - there are just two forms
        """Take two lines, the level below the rest, or one."""
        if narrow == self._narrow:
            return
        self._narrow = narrow
        grid = self._grid
        while grid.takeAt(0) is not None:
            pass
        middle = Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(self._seat, 0, 0, middle)
        right = Qt.AlignmentFlag.AlignRight | middle
        if narrow:
            grid.addWidget(self.name, 0, 1, 1, 2, middle)
            grid.addWidget(self.remove, 0, 3, right)
            grid.addWidget(self.kind, 1, 1, middle)
            grid.addWidget(self.level, 1, 2, 1, 2, middle)
        else:
            grid.addWidget(self.name, 0, 1, middle)
            grid.addWidget(self.kind, 0, 2, middle)
            grid.addWidget(self.level, 0, 3, middle)
            grid.addWidget(self.remove, 0, 4, right)
        grid.setColumnStretch(1, 0 if narrow else 1)
        grid.setColumnStretch(2, 1 if narrow else 0)
        self.updateGeometry()

    def _restyle(self) -> None:
        look = self._look
        self._grid.setContentsMargins(0, round(look.text_px(_PADDING)), 0, round(look.text_px(_PADDING)))
        self._grid.setHorizontalSpacing(round(look.px(SPACE_2)))
        self._grid.setVerticalSpacing(round(look.px(SPACE_2)))
        self._fit_level()
        self.name.setMinimumWidth(round(look.text_px(_NAME_WIDTH)))

    def _fit_level(self) -> None:
        """Make room for the longest name of a level, the same in every row."""
        designed = round(self._look.text_px(_LEVEL_WIDTH))
        self.level.setFixedWidth(max(designed, self.level.sizeHint().width()))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the row with Alt and an arrow, or with an arrow alone on the grip.

        A filter, because buttons take arrows for themselves. The list of levels keeps them: there they open it.
        """
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = _STEPS.get(Qt.Key(event.key()))
            with_alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
            if step is not None and (with_alt or watched is self.grip):
                self.moved.emit(step)
                return True
        return super().eventFilter(watched, event)
