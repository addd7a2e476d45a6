"""The player's best games, each a way into its review, and the longest run of wins."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from yacht_desktop.session.statistics_view import BEST, Shown
from yacht_desktop.storage.statistics_entries import BestGame
from yacht_desktop.ui.focus_ring import Ringed
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.statistics_card import HEAD, StatisticsCard, line_at, paint_words
from yacht_desktop.ui.text_fit import text_width
from yacht_desktop.ui.theme import RADIUS_PILL, FontRole, Look
from yacht_desktop.ui.wording import statistics as words
from yacht_desktop.ui.wording.levels import figure_to_come

_ROW: Final = 36
_BELOW: Final = 10
_BLEED: Final = 8
_COLUMNS: Final = (54, 96, 64)
"""Room for the total, for the date and for each of the last two figures."""
_GAP: Final = 14
_FIGURES_FROM: Final = 430
_RUN_ROW: Final = 44
_HOVER: Final = 0.5


class BestRow(Ringed, QAbstractButton):
    """One game; a click opens its review."""

    def __init__(self, look: Look, game: BestGame, parent: QWidget) -> None:
        """Show a game."""
        super().__init__(parent)
        self._look = look
        self.game = game
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.add_ring(look, RADIUS_PILL)
        self.setAccessibleName(words.game_spoken(game))
        self.setAccessibleDescription(words.opens_review())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the figures of the game."""
        look, theme = self._look, self._look.theme
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.underMouse() or self.isDown():
                painter.setOpacity(1.0 if self.isDown() else _HOVER)
                painter.fillPath(rounded(QRectF(self.rect()), look.px(RADIUS_PILL)), theme.sel)
                painter.setOpacity(1.0)
            bleed, middle, gap = look.px(_BLEED), self.height() / 2, look.px(_GAP)
            left, right = bleed, self.width() - bleed
            total, date, figure = (look.text_px(width) for width in _COLUMNS)
            area = line_at(middle, left, left + total, look, FontRole.ROW_STRONG)
            paint_words(painter, area, str(self.game.total), look, role=FontRole.ROW_STRONG, ink=theme.ink)
            if self.width() >= look.text_px(_FIGURES_FROM):
                for value, signed in ((self.game.luck, True), (_negative(self.game.lost), False)):
                    area = line_at(middle, right - figure, right, look, FontRole.BODY)
                    text = words.figure_or_none(value, signed=signed)
                    paint_words(painter, area, text, look, role=FontRole.BODY, ink=theme.ink2, right=True)
                    right -= figure
            area = line_at(middle, left + total, left + total + date, look, FontRole.BODY)
            paint_words(painter, area, words.date_text(self.game.began), look, role=FontRole.BODY, ink=theme.ink2)
            area = line_at(middle, area.right() + gap, right - gap, look, FontRole.BODY)
            paint_words(painter, area, words.opponents_of(self.game), look, role=FontRole.BODY, ink=theme.ink)


class BestCard(StatisticsCard):
    """Up to five rows.

    Signals:
        picked: the review of a game is wanted, with what the library knows it by.
    """

    picked = Signal(int)

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Wait for games."""
        super().__init__(look, "statisticsBest", parent)
        self._rows: list[BestRow] = []
        self._known = False

    def show_best(self, shown: Shown) -> None:
        """Show what is known."""
        games = shown.best or ()
        self._known = shown.best is not None
        if [row.game for row in self._rows] != list(games) or self.title != words.best_title():
            for row in self._rows:
                row.hide()
                row.deleteLater()
            self._rows = [BestRow(self._look, game, self) for game in games]
            for row in self._rows:
                row.clicked.connect(self._pick)
                row.show()
        self.set_words(words.best_title(), ". ".join(words.game_spoken(game) for game in games) or self._note())
        self._arrange()

    @property
    def rows(self) -> tuple[BestRow, ...]:
        """The rows from the top."""
        return tuple(self._rows)

    def _note(self) -> str:
        if self._rows:
            return ""
        return words.no_games() if self._known else figure_to_come()

    @Slot()
    def _pick(self) -> None:
        row = self.sender()
        if isinstance(row, BestRow):
            self.picked.emit(row.game.id)

    @override
    def needed_height(self, width: int) -> int:
        """Return the room for all rows there may be."""
        return round(self._look.text_px(HEAD + _ROW * BEST + _BELOW))

    def _arrange(self) -> None:
        look, bleed = self._look, self._look.px(_BLEED)
        inner, height = self.inner, round(look.text_px(_ROW))
        for place, row in enumerate(self._rows):
            top = round(look.text_px(HEAD)) + place * height
            row.setGeometry(round(inner.left() - bleed), top, round(inner.width() + 2 * bleed), height)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows out."""
        super().resizeEvent(event)
        self._arrange()

    @override
    def _restyle(self) -> None:
        super()._restyle()
        self._arrange()

    @override
    def paint_content(self, painter: QPainter) -> None:
        """Paint title and heads, and a note where there is no game."""
        look, theme, inner = self._look, self._look.theme, self.inner
        self.paint_title(painter, inner.width() / 2)
        note = self._note()
        if note:
            area = line_at(look.text_px(HEAD + _ROW / 2), inner.left(), inner.right(), look, FontRole.BODY)
            paint_words(painter, area, note, look, role=FontRole.BODY, ink=theme.ink2)
            return
        if inner.width() + 2 * look.px(_BLEED) < look.text_px(_FIGURES_FROM):
            return
        right, figure = inner.right(), look.text_px(_COLUMNS[2])
        for head in (words.luck_head(), words.lost_head()):
            area = line_at(self.title_middle, right - figure, right, look, FontRole.CAPTION)
            paint_words(painter, area, head, look, role=FontRole.CAPTION, ink=theme.ink2, right=True)
            right -= figure


class StreaksCard(StatisticsCard):
    """Two numbers: the longest run of wins, and the one that is going on."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Wait for the course of games."""
        super().__init__(look, "statisticsStreaks", parent)
        self._lines: tuple[tuple[str, str], ...] = ()

    def show_streaks(self, shown: Shown) -> None:
        """Show what is known."""
        labels = words.streak_labels()
        streaks = None if shown.course is None else shown.course.streaks
        numbers = (figure_to_come(),) * len(labels) if streaks is None else tuple(map(words.count_text, streaks))
        self._lines = tuple(zip(labels, numbers, strict=True))
        self.set_words(words.streaks_title(), ", ".join(f"{label}: {number}" for label, number in self._lines))

    @property
    def lines(self) -> tuple[tuple[str, str], ...]:
        """What is shown: labels and numbers."""
        return self._lines

    @override
    def needed_height(self, width: int) -> int:
        """Return the room of both lines."""
        return round(self._look.text_px(HEAD + _RUN_ROW * 2 + _BELOW))

    @override
    def paint_content(self, painter: QPainter) -> None:
        """Paint title and lines."""
        look, theme, inner = self._look, self._look.theme, self.inner
        self.paint_title(painter)
        for place, (label, number) in enumerate(self._lines):
            middle = look.text_px(HEAD + _RUN_ROW * (place + 0.5))
            width = text_width(look.font(FontRole.TOTAL), number) + 1
            area = line_at(middle, inner.right() - width, inner.right(), look, FontRole.TOTAL)
            paint_words(painter, area, number, look, role=FontRole.TOTAL, ink=theme.ink, right=True)
            area = line_at(middle, inner.left(), area.left() - look.px(_GAP), look, FontRole.BODY)
            paint_words(painter, area, label, look, role=FontRole.BODY, ink=theme.ink2)


def _negative(points: float | None) -> float | None:
    return None if points is None else -points
