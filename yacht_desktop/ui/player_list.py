"""The players of a new game, from the first to the last to play."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.state import MOST_PLAYERS
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.ui import wording
from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.controls import Panel, PlainButton
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.player_rows import PlayerRow
from yacht_desktop.ui.theme import SPACE_2, SPACE_3, FontRole, Look
from yacht_desktop.ui.words import Words

_BUTTON: Final = 36


class _Rows(Panel):
    """The rows on their sheet, with hairlines between them."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._look = look
        self.column = QVBoxLayout(self)
        self.column.setSpacing(1)
        look.changed.connect(self._restyle)
        self._restyle()

    def rows(self) -> list[PlayerRow]:
        """Return the rows from the top."""
        items = (self.column.itemAt(place) for place in range(self.column.count()))
        widgets = (item.widget() for item in items if item is not None)
        return [widget for widget in widgets if isinstance(widget, PlayerRow)]

    def _restyle(self) -> None:
        side = round(self._look.px(SPACE_2))
        self.column.setContentsMargins(side, 1, side, 1)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet and the hairlines."""
        super().paintEvent(event)
        side = round(self._look.px(SPACE_3))
        with Painter(self) as painter:
            for row in self.rows()[1:]:
                painter.fillRect(side, row.y() - 1, self.width() - 2 * side, 1, self._look.theme.line)


class PlayerList(QWidget):
    """Lets people be added, removed, ordered, named, and given to the computer."""

    changed = Signal()
    stops_changed = Signal()
    """There are other controls now, or the same in another order."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without players."""
        super().__init__(parent)
        self._look = look
        self._rules: RuleSet | None = None
        self._title = Words(look, FontRole.SECTION, "ink", self)
        self._hint = Words(look, FontRole.CAPTION, "ink2", self, wraps=True)
        self._sheet = _Rows(look, self)
        self.add = PlainButton(look, "", self, icon="add", height=_BUTTON)
        self.add.setObjectName("addPlayerButton")
        self.add.setAutoDefault(False)
        self.add.clicked.connect(self._on_add)
        head = QHBoxLayout()
        head.addWidget(self._title)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self._hint, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.add)
        foot.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(head)
        self._column.addWidget(self._sheet)
        self._column.addLayout(foot)
        look.changed.connect(self._restyle)
        self._restyle()

    def players(self) -> tuple[Player, ...]:
        """Return the players in the order in which they play."""
        return tuple(row.player() for row in self._sheet.rows())

    def show_players(self, players: tuple[Player, ...], rules: RuleSet) -> None:
        """Show these players instead of those before."""
        self._rules = rules
        for row in self._sheet.rows():
            self._drop(row)
        for player in players:
            self._append(player)
        self._follow()

    def rows(self) -> list[PlayerRow]:
        """Return the rows from the first player to the last."""
        return self._sheet.rows()

    def stops(self) -> list[QWidget]:
        """Return the controls in the order of Tab."""
        return [*(stop for row in self._sheet.rows() for stop in row.stops()), self.add]

    def retranslate(self) -> None:
        """Say the texts in the language in use."""
        self._title.setText(self.tr("Players"))
        self._hint.setText(self.tr("1 to 6 · the top row starts"))
        self.add.setText(self.tr("&Add player"))
        for row in self._sheet.rows():
            row.retranslate()
        self._tell_places()

    # Changes

    def _append(self, player: Player) -> PlayerRow:
        row = PlayerRow(self._look, player, self._sheet)
        row.changed.connect(self._on_changed)
        row.removed.connect(self._on_removed)
        row.moved.connect(self._on_moved)
        row.dragged.connect(self._on_dragged)
        self._sheet.column.addWidget(row)
        row.set_narrow(self._is_narrow(row))
        row.show()
        return row

    def _drop(self, row: PlayerRow) -> None:
        self._sheet.column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _on_add(self) -> None:
        """Add another player of the kind of the last one."""
        rows = self._sheet.rows()
        if len(rows) < MOST_PLAYERS:
            row = self._append(Player(level=rows[-1].player().level))
            self._follow()
            row.name.setFocus()

    def _on_removed(self) -> None:
        rows, row = self._sheet.rows(), self.sender()
        if len(rows) > 1 and isinstance(row, PlayerRow):
            place = rows.index(row)
            self._drop(row)
            self._follow()
            left = self._sheet.rows()
            left[min(place, len(left) - 1)].name.setFocus()

    def _on_moved(self, step: int) -> None:
        row = self.sender()
        if isinstance(row, PlayerRow):
            self._move(row, self._sheet.rows().index(row) + step)
            self._announce(row)

    def _on_dragged(self, pointer: QPoint) -> None:
        row = self.sender()
        if isinstance(row, PlayerRow):
            y = self._sheet.mapFromGlobal(pointer).y()
            others = [other for other in self._sheet.rows() if other is not row]
            self._move(row, sum(other.geometry().center().y() < y for other in others))

    def _move(self, row: PlayerRow, place: int) -> None:
        rows = self._sheet.rows()
        if place == rows.index(row) or not 0 <= place < len(rows):
            return
        self._sheet.column.removeWidget(row)
        self._sheet.column.insertWidget(place, row)
        self._sheet.column.activate()
        self._sheet.update()
        self._follow()

    def _announce(self, row: PlayerRow) -> None:
        """Let a screen reader say where a row has gone."""
        rows = self._sheet.rows()
        text = self.tr("{name}: {place} of {count}")
        place = text.replace("{place}", str(rows.index(row) + 1)).replace("{count}", str(len(rows)))
        said = place.replace("{name}", row.name.text() or row.name.placeholderText())
        announce(self, said)

    def _on_changed(self) -> None:
        self._tell_places()
        self.changed.emit()

    def _follow(self) -> None:
        """Bring everything in line with the number and the order of the players."""
        rows = self._sheet.rows()
        self.add.setEnabled(len(rows) < MOST_PLAYERS)
        for row in rows:
            row.remove.setEnabled(len(rows) > 1)
        self._tell_places()
        self.stops_changed.emit()
        self.changed.emit()

    def _tell_places(self) -> None:
        rows = self._sheet.rows()
        if self._rules is None or not rows:
            return
        setup = GameSetup(self._rules, self.players())
        for place, row in enumerate(rows):
            row.set_place(place, wording.default_name(setup, place), wording.player_name(setup, place))

    # Layout

    def narrow_width(self) -> int:
        """Return the width in which every player takes two lines, in px."""
        return max((row.narrow_width() for row in self._sheet.rows()), default=0) + self._sides()

    @override
    def minimumSizeHint(self) -> QSize:
        """Return what two lines for every player need: narrower than the rows may be now."""
        return QSize(self.narrow_width(), super().minimumSizeHint().height())

    def _sides(self) -> int:
        return 2 * round(self._look.px(SPACE_2))

    def _is_narrow(self, row: PlayerRow) -> bool:
        return row.wide_width() + self._sides() > self.width()

    def _arrange(self) -> None:
        for row in self._sheet.rows():
            row.set_narrow(self._is_narrow(row))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give every player one line or two."""
        super().resizeEvent(event)
        self._arrange()
        QTimer.singleShot(0, self, self.ask_for_room)

    def ask_for_room(self) -> None:
        """Let the rows say their heights once more: what is said while a layout is at work is lost."""
        for row in self._sheet.rows():
            row.updateGeometry()

    @override
    def event(self, event: QEvent) -> bool:
        """Do the same when what the lines need has changed: language, text size, players."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return done

    def _restyle(self) -> None:
        self._column.setSpacing(round(self._look.px(SPACE_2)))
