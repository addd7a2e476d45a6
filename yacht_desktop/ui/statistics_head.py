"""The head of the statistics: which games are shown, and what can be done with them."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRect, QSignalBlocker, Signal, Slot
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.game.state import MOST_PLAYERS
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.statistics_view import Choices, Selection
from yacht_desktop.storage.library_entries import Kind
from yacht_desktop.storage.statistics_entries import Person
from yacht_desktop.ui.controls import ChoiceBox, PlainButton, SegmentedControl
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.offer import LEVELS_OFFERED, OFFERED
from yacht_desktop.ui.theme import FontRole, Look
from yacht_desktop.ui.tool_tip import plain_tool_tip
from yacht_desktop.ui.wording import statistics as words
from yacht_desktop.ui.wording.levels import level_name
from yacht_desktop.ui.words import Words

_HEIGHT: Final = 64
_LINE: Final = 48
_CONTROL: Final = 34
_SIDE: Final = 24
_NARROW_SIDE: Final = 16
_NARROW: Final = 1000
_GAP: Final = 10
_EXPORT_GAP: Final = 16
_BOXES: Final = (150, 110, 130)
"""Designed widths of the boxes for rules, player and kind; longer choices get more where there is room."""
_WIDEST: Final = 230


class StatisticsHead(QWidget):
    """The title, three boxes and Export; under them, when they are wanted, the other filters.

    Signals:
        chosen: other games are wanted, with the Selection.
        table_wanted: everything is to be shown as a table, or as charts.
        export_wanted: what is shown is to be written into a file.
        reset_wanted: all games are to be taken out of the statistics.
        undo_wanted: the last reset is to be undone, with its moment.
        reshaped: the head needs another height.
    """

    chosen = Signal(object)
    table_wanted = Signal(bool)
    export_wanted = Signal()
    reset_wanted = Signal()
    undo_wanted = Signal(str)
    reshaped = Signal()

    def __init__(self, look: Look, selection: Selection, parent: QWidget) -> None:
        """Begin with a selection."""
        super().__init__(parent)
        self._look = look
        self._selection = selection
        self._choices = Choices()
        self._period = 0
        self._title = Words(look, FontRole.WINDOW_TITLE, "ink", self)
        self._more = PlainButton(look, "", self, height=_CONTROL)
        self._more.setCheckable(True)
        self._rules, self._person, self._kind = (ChoiceBox(look, self) for _ in range(3))
        self._export = PlainButton(look, "", self, height=_CONTROL)
        self._opponent, self._players, self._since = (ChoiceBox(look, self) for _ in range(3))
        self._view = SegmentedControl(look, ("", ""), self)
        self._reset = PlainButton(look, "", self, height=_CONTROL)
        self._undo = PlainButton(look, "", self, height=_CONTROL)
        self._rule_sets: tuple[RuleSet, ...] = ()
        self._people: tuple[Person, ...] = ()
        for widget, name in zip(self._named(), _NAMES, strict=True):
            widget.setObjectName(name)
        self._connect()
        look.changed.connect(self._arrange)
        self.retranslate()

    def _named(self) -> tuple[QWidget, ...]:
        return (
            *(self._more, self._rules, self._person, self._kind, self._export),
            *(self._opponent, self._players, self._since, self._view, self._reset, self._undo),
        )

    def _connect(self) -> None:
        self._more.toggled.connect(self._show_more)
        for box in (self._rules, self._person, self._kind, self._opponent, self._players, self._since):
            box.activated.connect(self._choose)
        self._export.clicked.connect(self.export_wanted)
        self._reset.clicked.connect(self.reset_wanted)
        self._undo.clicked.connect(self._want_undo)
        self._view.chosen.connect(self._choose_view)

    # What the window says

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab stops at, in its order."""
        first = (self._more, self._rules, self._person, self._kind, self._export)
        return (*first, self._opponent, self._players, self._since, *self._view.segments, self._reset, self._undo)

    @property
    def selection(self) -> Selection:
        """Which games are wanted."""
        return self._selection

    def show_choices(self, choices: Choices) -> None:
        """Offer what there is to choose from."""
        self._choices = choices
        self._fill_boxes()
        self._arrange()

    def retranslate(self) -> None:
        """Say every text in the language in use."""
        self._title.setText(words.title())
        self._more.setText(self.tr("&More"))
        self._more.setAccessibleName(self.tr("More filters, table view and reset"))
        self._export.setText(self.tr("&Export…"))
        self._view.set_texts((self.tr("Charts"), self.tr("Table")))
        self._view.setAccessibleName(self.tr("How the statistics are shown"))
        self._reset.setText(self.tr("&Reset…"))
        self._undo.setText(self.tr("&Undo reset"))
        names = words.filter_names()
        boxes = (self._rules, self._person, self._kind, self._opponent, self._players, self._since)
        for box, name in zip(boxes, names, strict=True):
            box.setAccessibleName(name)
            # Of a list to choose from Qt tells on Linux what is chosen, so what for must come this way.
            box.setAccessibleDescription(name)
        self._fill_boxes()
        self._arrange()

    def choose_table(self) -> None:
        """Choose the table in place of the charts."""
        self._view.segments[1].click()

    # Choosing

    def _fill_boxes(self) -> None:
        chosen = self._selection
        offered = (*self._choices.rules, *(ruleset(rules_id) for rules_id in OFFERED), chosen.rules)
        self._rule_sets = tuple(dict.fromkeys(offered))
        _fill(self._rules, list(map(words.rules_with_options, self._rule_sets)), self._rule_sets.index(chosen.rules))
        people = [person for person in self._choices.people if person.key != chosen.person.key]
        here = next((one for one in self._choices.people if one.key == chosen.person.key), chosen.person)
        self._people = tuple(sorted((here, *people), key=self._place_of))
        names = [words.person_name(person) for person in self._people]
        _fill(self._person, names, self._people.index(here))
        _fill(self._kind, list(map(words.kind_name, Kind)), list(Kind).index(chosen.kind))
        levels = [words.any_opponent(), *map(level_name, LEVELS_OFFERED)]
        _fill(self._opponent, levels, 0 if chosen.opponent is None else LEVELS_OFFERED.index(chosen.opponent) + 1)
        players = [words.any_players(), *(words.players_name(number) for number in range(1, MOST_PLAYERS + 1))]
        _fill(self._players, players, chosen.players or 0)
        _fill(self._since, [name for name, _ in words.periods()], self._period)
        self._undo.setVisible(self._more.isChecked() and self._choices.last_reset is not None)

    def _place_of(self, person: Person) -> int:
        keys = [one.key for one in self._choices.people]
        return keys.index(person.key) if person.key in keys else len(keys)

    @Slot()
    def _choose(self) -> None:
        self._period = max(0, self._since.currentIndex())
        days = words.periods()[self._period][1]
        opponent = self._opponent.currentIndex()
        self._selection = Selection(
            rules=self._rule_sets[self._rules.currentIndex()],
            person=self._people[self._person.currentIndex()],
            kind=list(Kind)[self._kind.currentIndex()],
            opponent=None if opponent <= 0 else _level(opponent - 1),
            players=self._players.currentIndex() or None,
            since=None if days is None else _days_ago(days),
        )
        self._arrange()
        self.chosen.emit(self._selection)

    @Slot(bool)
    def _show_more(self) -> None:
        self._fill_boxes()
        self._arrange()
        self.reshaped.emit()

    @Slot(int)
    def _choose_view(self, number: int) -> None:
        self.table_wanted.emit(number == 1)

    @Slot()
    def _want_undo(self) -> None:
        if self._choices.last_reset is not None:
            self.undo_wanted.emit(self._choices.last_reset)

    # Layout

    def needed_height(self, width: int) -> int:
        """Return the height that the lines of controls need at a width, and put them in their places."""
        return self._laid_out(width)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the controls out."""
        super().resizeEvent(event)
        self._laid_out(self.width())

    @Slot()
    def _arrange(self) -> None:
        self._laid_out(max(1, self.width()))
        self.reshaped.emit()
        self.update()

    def _laid_out(self, width: int) -> int:
        """Put title and controls in their places; return where the last line ends."""
        look = self._look
        side = round(look.px(_NARROW_SIDE if width < _NARROW else _SIDE))
        first = [self._more, self._rules, self._person, self._kind, self._export]
        widths = [self._more.sizeHint().width(), *self._box_widths(), self._export.sizeHint().width()]
        gap, extra = round(look.px(_GAP)), round(look.px(_EXPORT_GAP - _GAP))
        needed = sum(widths) + gap * (len(widths) - 1) + extra
        title = self._title.sizeHint()
        line = round(look.text_px(_HEIGHT))
        self._title.setGeometry(
            side, (line - title.height()) // 2, min(title.width(), width - 2 * side), title.height()
        )
        more = self._more.isChecked()
        for widget in (self._opponent, self._players, self._since, self._view, self._reset):
            widget.setVisible(more)
        below: list[QWidget] = [self._opponent, self._players, self._since, self._view, self._reset, self._undo]
        pairs = [
            (widget, min(widget.sizeHint().width(), width - 2 * side)) for widget in below if not widget.isHidden()
        ]
        if title.width() + gap + needed + 2 * side <= width:
            self._put(first, widths, QRect(width - side - needed, 0, needed, line), extra)
        else:
            self._put_wrapped([self._more, self._export], width, side, line)
            pairs = [*zip(first[1:4], widths[1:4], strict=True), *pairs]
        return self._put_flowing(pairs, width, side, line) if pairs else line

    def _box_widths(self) -> list[int]:
        px = self._look.text_px
        return [
            round(min(max(px(width), box.sizeHint().width()), px(_WIDEST)))
            for box, width in zip((self._rules, self._person, self._kind), _BOXES, strict=True)
        ]

    def _put(self, widgets: Sequence[QWidget], widths: Sequence[int], area: QRect, before_last: int) -> None:
        left, gap = area.left(), round(self._look.px(_GAP))
        for place, (widget, width) in enumerate(zip(widgets, widths, strict=True)):
            left += before_last if place == len(widgets) - 1 else 0
            height = widget.sizeHint().height()
            widget.setGeometry(left, area.top() + (area.height() - height) // 2, width, height)
            left += width + gap

    def _put_wrapped(self, widgets: Sequence[QWidget], width: int, side: int, line: int) -> None:
        """Put the buttons at the right end of the title's line."""
        right, gap = width - side, round(self._look.px(_GAP))
        for widget in reversed(widgets):
            size = widget.sizeHint()
            widget.setGeometry(right - size.width(), (line - size.height()) // 2, size.width(), size.height())
            right -= size.width() + gap

    def _put_flowing(self, pairs: Sequence[tuple[QWidget, int]], width: int, side: int, top: int) -> int:
        """Put controls from left to right in as many lines as they need; return where the last one ends."""
        gap, line, left = round(self._look.px(_GAP)), round(self._look.text_px(_LINE)), side
        for widget, wanted in pairs:
            if left > side and left + wanted > width - side:
                left, top = side, top + line
            height = widget.sizeHint().height()
            widget.setGeometry(left, top + (line - height) // 2 - gap // 2, min(wanted, width - 2 * side), height)
            left += wanted + gap
        return top + line

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip and its hairline."""
        theme = self._look.theme
        with Painter(self) as painter:
            painter.fillRect(self.rect(), theme.bar)
            painter.fillRect(0, self.height() - 1, self.width(), 1, theme.line)


_NAMES: Final = (
    *("statisticsMore", "statisticsRules", "statisticsPerson", "statisticsKind", "statisticsExport"),
    *("statisticsOpponent", "statisticsPlayers", "statisticsPeriod", "statisticsView"),
    *("statisticsReset", "statisticsUndoReset"),
)


def _fill(box: ChoiceBox, texts: list[str], current: int) -> None:
    """Offer choices, unless they are offered already."""
    blocker = QSignalBlocker(box)
    if [box.itemText(row) for row in range(box.count())] != texts:
        box.clear()
        box.addItems(texts)
    box.setCurrentIndex(current)
    box.setToolTip(plain_tool_tip(texts[current]) if box.sizeHint().width() > box.width() else "")
    box.updateGeometry()
    del blocker


def _level(number: int) -> Level:
    return LEVELS_OFFERED[number]


def _days_ago(days: int) -> str:
    """Return the beginning of the day so many days back, ISO 8601 in UTC."""
    today = datetime.now().astimezone().replace(hour=0, minute=0, second=0, microsecond=0)
    return (today - timedelta(days=days)).astimezone(UTC).isoformat(timespec="seconds")
