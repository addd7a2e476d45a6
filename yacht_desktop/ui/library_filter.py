"""What says which games are listed: a part of a name, the rules, and when they were played."""

from datetime import date, datetime, time, timedelta
from typing import Final

from typing_extensions import override

from PySide6.QtCore import Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from yacht_desktop.session.moments import local_time, utc_text_of
from yacht_desktop.storage.library_lists import Ended, ListFilter, Overview
from yacht_desktop.ui.controls import ChoiceBox, SegmentedControl, TextField
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.theme import SPACE_2, SPACE_3, SPACE_6, Look
from yacht_desktop.ui.wording import games as words
from yacht_desktop.ui.wording.names import rules_name

_ENDED: Final = (Ended.EITHER, Ended.NOT_YET, Ended.YES)
_DAYS: Final = (None, 1, 7, 30, 365)
_LONGEST: Final = 200


class LibraryFilter(QWidget):
    """A strip below the window's head.

    Signals:
        changed: other games are wanted.
    """

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Want all games."""
        super().__init__(parent)
        self._look = look
        self._rules: tuple[str, ...] = ()
        self._years: tuple[int, ...] = ()
        self._in_one_line: bool | None = None
        self._ended = SegmentedControl(look, ("", "", ""), self)
        self._ended.setObjectName("libraryEnded")
        self.search = TextField(look, "", self)
        self.search.setObjectName("librarySearch")
        self.search.setMaxLength(_LONGEST)
        self.search.setClearButtonEnabled(True)
        self._rules_box = ChoiceBox(look, self)
        self._rules_box.setObjectName("libraryRules")
        self._when_box = ChoiceBox(look, self)
        self._when_box.setObjectName("libraryWhen")
        self._grid = QGridLayout(self)
        self._ended.chosen.connect(self._tell)
        self.search.textChanged.connect(self._tell)
        self._rules_box.currentIndexChanged.connect(self._tell)
        self._when_box.currentIndexChanged.connect(self._tell)
        look.changed.connect(self._restyle)
        self.retranslate()
        self._restyle()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab stops at, in its order."""
        return *self._ended.segments, self.search, self._rules_box, self._when_box

    @property
    def is_open(self) -> bool:
        """Whether all games are wanted, or all that are not over."""
        wanted = self.wanted(datetime.now().astimezone())
        return ListFilter(ended=wanted.ended) == wanted

    @property
    def ended(self) -> Ended:
        """Which games are wanted by whether they have ended."""
        return _ENDED[self._ended.current()]

    def wanted(self, now: datetime) -> ListFilter:
        """Return which games are wanted.

        Args:
            now: the present moment, in the time zone whose days count.
        """
        text = " ".join(self.search.text().split())
        row = self._rules_box.currentIndex()
        since, until = self._span(now)
        return ListFilter(
            ended=self.ended,
            rules=self._rules[row - 1] if row > 0 else None,
            player=text,
            levels=words.levels_like(text) if text else (),
            nameless=bool(text) and words.is_like_you(text),
            since=None if since is None else utc_text_of(since),
            until=None if until is None else utc_text_of(until),
        )

    def clear(self, ended: Ended = Ended.EITHER) -> None:
        """Want all games, or all that have ended or have not."""
        self.blockSignals(True)  # noqa: FBT003 - the form of Qt's method
        self._ended.set_current(_ENDED.index(ended))
        self.search.clear()
        self._rules_box.setCurrentIndex(0)
        self._when_box.setCurrentIndex(0)
        self.blockSignals(False)  # noqa: FBT003 - the same
        self.changed.emit()

    def offer(self, overview: Overview) -> None:
        """Offer the rules and years there are; what is chosen stays chosen where it can."""
        rules, years = tuple(overview.rules), overview.years
        if (rules, years) != (self._rules, self._years):
            self._fill(rules, years)

    def _span(self, now: datetime) -> tuple[datetime | None, datetime | None]:
        row = max(0, self._when_box.currentIndex())
        if row >= len(_DAYS):
            year = self._years[row - len(_DAYS)]
            return _beginning_of(year), _beginning_of(year + 1)
        days = _DAYS[row]
        if days is None:
            return None, None
        today = now.replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None)
        return (today - timedelta(days=days - 1)).astimezone(), None

    def _fill(self, rules: tuple[str, ...], years: tuple[int, ...]) -> None:
        rules_row, when_row = self._rules_box.currentIndex(), self._when_box.currentIndex()
        former_rules = self._rules[rules_row - 1] if rules_row > 0 else None
        former_year = self._years[when_row - len(_DAYS)] if when_row >= len(_DAYS) else None
        self._rules, self._years = rules, years
        for box in (self._rules_box, self._when_box):
            box.blockSignals(True)  # noqa: FBT003 - the form of Qt's method
            box.clear()
        self._rules_box.addItems([self.tr("All rules"), *(_name_of(rules_id) for rules_id in rules)])
        self._when_box.addItems(
            [
                self.tr("Any time"),
                self.tr("Today"),
                self.tr("Last 7 days"),
                self.tr("Last 30 days"),
                self.tr("Last 12 months"),
                *map(str, years),
            ]
        )
        self._rules_box.setCurrentIndex(rules.index(former_rules) + 1 if former_rules in rules else 0)
        if former_year is not None:
            when_row = years.index(former_year) + len(_DAYS) if former_year in years else 0
        self._when_box.setCurrentIndex(max(0, when_row))
        for box in (self._rules_box, self._when_box):
            box.blockSignals(False)  # noqa: FBT003 - the same
            box.updateGeometry()

    def _tell(self) -> None:
        self.changed.emit()

    def retranslate(self) -> None:
        """Say every text in the language in use."""
        self._ended.set_texts((self.tr("All"), self.tr("Unfinished"), self.tr("Finished")))
        self._ended.setAccessibleName(self.tr("Which games are listed"))
        self.search.setPlaceholderText(self.tr("Search by player"))
        self.search.setAccessibleName(self.tr("Search by player"))
        self._rules_box.setAccessibleName(self.tr("Rules"))
        self._when_box.setAccessibleName(self.tr("When they were played"))
        self._fill(self._rules, self._years)
        self._in_one_line = None
        self._arrange()

    # Layout

    def _restyle(self) -> None:
        side, above = round(self._look.px(SPACE_6)), round(self._look.px(SPACE_2))
        self._grid.setContentsMargins(side, above, side, above)
        self._grid.setSpacing(round(self._look.px(SPACE_3)))
        self._in_one_line = None
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        """Put everything side by side where there is room, else the search and the boxes below."""
        parts: tuple[QWidget, ...] = (self._ended, self.search, self._rules_box, self._when_box)
        needed = sum(part.sizeHint().width() for part in parts) + self.search.sizeHint().width() // 2
        margins, gaps = 2 * self._look.px(SPACE_6), 3 * self._look.px(SPACE_3)
        in_one_line = self.width() >= needed + margins + gaps
        if in_one_line == self._in_one_line:
            return
        self._in_one_line = in_one_line
        for part in parts:
            self._grid.removeWidget(part)
        if in_one_line:
            for column, part in enumerate(parts):
                self._grid.addWidget(part, 0, column)
        else:
            self._grid.addWidget(self._ended, 0, 0, 1, 2)
            self._grid.addWidget(self._when_box, 0, 3)
            self._grid.addWidget(self.search, 1, 0, 1, 2)
            self._grid.addWidget(self._rules_box, 1, 3)
        for column in range(4):
            self._grid.setColumnStretch(column, int(column == 1))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take one line or two."""
        super().resizeEvent(event)
        self._arrange()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip and the hairline below it."""
        theme = self._look.theme
        with Painter(self) as painter:
            painter.fillRect(self.rect(), theme.bg)
            painter.fillRect(0, self.height() - 1, self.width(), 1, theme.line)


def _name_of(rules_id: str) -> str:
    try:
        return rules_name(rules_id)
    except KeyError:
        return rules_id


def _beginning_of(year: int) -> datetime:
    return local_time(datetime.combine(date(year, 1, 1), time()))
