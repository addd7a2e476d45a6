"""How often the player beats each computer, with how well that is known."""

from typing import Final, NamedTuple

from typing_extensions import override

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from yacht_desktop.game.proportion import wilson
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.statistics_view import Shown
from yacht_desktop.ui.controls.level_bars import BARS_WIDTH, paint_level_bars
from yacht_desktop.ui.offer import LEVELS_OFFERED, bars
from yacht_desktop.ui.statistics_card import HEAD, StatisticsCard, Tip, line_at, paint_bar, paint_words, widest
from yacht_desktop.ui.text_fit import text_width
from yacht_desktop.ui.theme import FontRole, Look
from yacht_desktop.ui.wording import statistics as words
from yacht_desktop.ui.wording.levels import figure_to_come, level_name, no_figure

_ROW: Final = 33
_BELOW: Final = 4
_NAME_GAP: Final = 11
_GAP: Final = 20
_BAR: Final = 12
_LEAST_BAR: Final = 40
_WHISKER: Final = (9, 1.5, 5)
"""How far below the middle of a bar its interval lies, how thick it is and how high its ends are."""


class WinsRow(NamedTuple):
    """How games against a level ended."""

    level: Level
    games: int
    wins: int
    draws: int

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the share of wins most likely lies, 0 to 1; None where nothing was played."""
        return wilson(self.wins, self.games)


class WinsCard(StatisticsCard):
    """A row for each level."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Wait for results."""
        super().__init__(look, "statisticsWins", parent)
        self._rows: tuple[WinsRow, ...] | None = None

    def show_wins(self, shown: Shown) -> None:
        """Show what is known."""
        self._rows = None
        if shown.standings is not None:
            known = {standing.level: standing for standing in shown.standings}
            self._rows = tuple(
                WinsRow(level, *known[level.value][1:]) if level.value in known else WinsRow(level, 0, 0, 0)
                for level in LEVELS_OFFERED
            )
        spoken = figure_to_come() if self._rows is None else ". ".join(map(_spoken, self._rows))
        self.set_words(words.wins_title(), spoken)

    @property
    def rows(self) -> tuple[WinsRow, ...] | None:
        """The rows shown, None while they are not known."""
        return self._rows

    @override
    def needed_height(self, width: int) -> int:
        """Return the room that all rows need."""
        look = self._look
        return round(look.text_px(HEAD - 2 + _ROW * len(LEVELS_OFFERED) + _BELOW))

    def _area(self, place: int) -> QRectF:
        look = self._look
        height = look.text_px(_ROW)
        return QRectF(self.inner.left(), look.text_px(HEAD - 2) + place * height, self.inner.width(), height)

    @override
    def tips(self) -> list[Tip]:
        """Say how well a share is known."""
        return [Tip(self._area(place), _spoken(row)) for place, row in enumerate(self._rows or ())]

    @override
    def paint_content(self, painter: QPainter) -> None:
        """Paint title and rows."""
        look, theme = self._look, self._look.theme
        caption = words.strongest()
        room = text_width(look.font(FontRole.CAPTION), caption)
        end = self.paint_title(painter)
        right = self.inner.right()
        if end + look.px(_GAP) + room <= right:
            area = line_at(self.title_middle, end, right, look, FontRole.CAPTION)
            paint_words(painter, area, caption, look, role=FontRole.CAPTION, ink=theme.ink3, right=True)
        samples = [_of(row) for row in self._rows or ()]
        of_width = max(look.text_px(48), widest(samples, look, FontRole.CAPTION))
        share_width = widest(["100%"], look, FontRole.BODY_STRONG)
        name_width = widest([level_name(level) for level in LEVELS_OFFERED], look, FontRole.BODY)
        for place, level in enumerate(LEVELS_OFFERED):
            row = None if self._rows is None else self._rows[place]
            self._paint_row(painter, self._area(place), level, row, (name_width, share_width, of_width))

    def _paint_row(
        self, painter: QPainter, area: QRectF, level: Level, row: WinsRow | None, widths: tuple[float, float, float]
    ) -> None:
        look, theme = self._look, self._look.theme
        name_width, share_width, of_width = widths
        middle, left, right = area.center().y(), area.left(), area.right()
        paint_level_bars(painter, left, middle, bars(level), look)
        left += look.px(BARS_WIDTH + _NAME_GAP)
        name_room = min(name_width, area.width() / 3)
        name = line_at(middle, left, left + name_room, look, FontRole.BODY)
        paint_words(painter, name, level_name(level), look, role=FontRole.BODY, ink=theme.ink)
        of_area = line_at(middle, right - of_width, right, look, FontRole.CAPTION)
        share_right = of_area.left() - look.px(14)
        share_area = line_at(middle, share_right - share_width, share_right, look, FontRole.BODY_STRONG)
        share = figure_to_come() if row is None else words.share_text(row.wins, row.games)
        paint_words(painter, share_area, share, look, role=FontRole.BODY_STRONG, ink=theme.ink, right=True)
        games = no_figure() if row is None else _of(row)
        paint_words(painter, of_area, games, look, role=FontRole.CAPTION, ink=theme.ink3, right=True)
        track_left, track_right = name.right() + look.px(_GAP), share_area.left() - look.px(_GAP / 2)
        if track_right - track_left < look.px(_LEAST_BAR):
            return
        height = look.px(_BAR)
        track = QRectF(track_left, middle - height / 2, track_right - track_left, height)
        paint_bar(painter, track, row.wins / row.games if row is not None and row.games else 0.0, look)
        if row is not None and row.interval is not None:
            self._paint_whisker(painter, track, row.interval)

    def _paint_whisker(self, painter: QPainter, track: QRectF, interval: tuple[float, float]) -> None:
        """Paint from where to where the share may well be, under the bar."""
        look = self._look
        below, thick, high = (look.px(length) for length in _WHISKER)
        low, top = (track.left() + track.width() * end for end in interval)
        y = track.center().y() + below
        painter.fillRect(QRectF(low, y - thick / 2, top - low, thick), look.theme.ink3)
        for end in (low, top):
            painter.fillRect(QRectF(end - thick / 2, y - high / 2, thick, high), look.theme.ink3)


def _of(row: WinsRow) -> str:
    return words.wins_of(row.wins, row.games)


def _spoken(row: WinsRow) -> str:
    return words.wins_spoken(row.level, row.wins, row.games, row.draws, row.interval)
