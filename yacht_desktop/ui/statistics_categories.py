"""What each category brings the player, beside what it brings in perfect play."""

from math import ceil
from typing import Final, NamedTuple

from typing_extensions import override

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from yacht_desktop.session.statistics_view import Selection, Shown
from yacht_desktop.storage.statistics_entries import ALONE
from yacht_desktop.ui.icons import paint_category_icon
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.statistics_card import HEAD, StatisticsCard, Tip, line_at, paint_bar, paint_words, widest
from yacht_desktop.ui.text_fit import text_width
from yacht_desktop.ui.theme import RADIUS_BAR, FontRole, Look
from yacht_desktop.ui.wording import category_name
from yacht_desktop.ui.wording import statistics as words
from yacht_desktop.ui.wording.levels import figure_to_come

_ROW: Final = 35
_HEADS: Final = 17
"""Height of the line with the names of the columns."""
_BELOW: Final = 7
_GAP: Final = 20
"""Between the two halves."""
_TWO_FROM: Final = 500
"""From this width on there are two halves."""
_ICON: Final = 20
_NAME_LEFT: Final = 30
_BAR: Final = (66, 8)
_MARK: Final = (3, 16)
_MARK_AT: Final = 0.88
"""Where on the bar the mean of perfect play lies."""
_FIGURE_GAP: Final = 10
_SAMPLES: Final = ((22, 8), (3, 16))
_SAMPLE_GAP: Final = 8
_ENTRY_GAP: Final = 17


class CategoryRow(NamedTuple):
    """A category, or the bonuses with an empty identifier; means are None while they are not known."""

    box: str
    name: str
    own: float | None
    perfect: float | None


def category_rows(shown: Shown, selection: Selection) -> tuple[CategoryRow, ...]:
    """Return a row for each category, and one for the bonuses where the rules have any."""
    rules = selection.rules
    boxes = rules.category_ids
    own = shown.boxes if shown.boxes and len(shown.boxes) == len(boxes) + 1 else None
    perfect = shown.perfect
    rows = [
        CategoryRow(
            box,
            category_name(rules.id, box),
            own[place].mean if own is not None and own[place].games else None,
            None if perfect is None else perfect.boxes[place],
        )
        for place, box in enumerate(boxes)
    ]
    if rules.bonus is not None or rules.extra_points:
        mean = own[-1].mean if own is not None and own[-1].games else None
        rows.append(CategoryRow("", words.bonus(), mean, None if perfect is None else perfect.bonus))
    return tuple(rows)


class CategoriesCard(StatisticsCard):
    """A row for each category, in two halves where there is room."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Wait for means."""
        super().__init__(look, "statisticsCategories", parent)
        self._rows: tuple[CategoryRow, ...] = ()
        self._person = ALONE
        self._is_known = False

    def show_categories(self, shown: Shown, selection: Selection) -> None:
        """Show what is known."""
        self._rows, self._person = category_rows(shown, selection), selection.person
        self._is_known = shown.boxes is not None
        heads = words.you_head(self._person), words.perfect_head()
        spoken = ". ".join(
            f"{row.name}: {heads[0]} {self._own(row)}, {heads[1]} {self._perfect(row)}" for row in self._rows
        )
        self.set_words(words.categories_title(), spoken)

    @property
    def rows(self) -> tuple[CategoryRow, ...]:
        """The rows shown."""
        return self._rows

    def _own(self, row: CategoryRow) -> str:
        return words.figure_or_none(row.own) if self._is_known else figure_to_come()

    @staticmethod
    def _perfect(row: CategoryRow) -> str:
        return figure_to_come() if row.perfect is None else words.figure_or_none(row.perfect)

    def _halves(self, width: int) -> int:
        return 2 if width >= self._look.text_px(_TWO_FROM) else 1

    @override
    def needed_height(self, width: int) -> int:
        """Return the room that all rows need."""
        rows = ceil(len(self._rows) / self._halves(width))
        return round(self._look.text_px(HEAD + _HEADS + _ROW * rows + _BELOW))

    def _areas(self) -> list[QRectF]:
        """Return where each row is."""
        look, inner, halves = self._look, self.inner, self._halves(self.width())
        gap = look.px(_GAP)
        width = (inner.width() - gap * (halves - 1)) / halves
        in_half = max(1, ceil(len(self._rows) / halves))
        top, height = look.text_px(HEAD + _HEADS), look.text_px(_ROW)
        return [
            QRectF(inner.left() + (width + gap) * (place // in_half), top + height * (place % in_half), width, height)
            for place in range(len(self._rows))
        ]

    @override
    def tips(self) -> list[Tip]:
        """Say the whole name of a category, and its figures."""
        return [
            Tip(area, f"{row.name}: {self._own(row)} · {words.perfect_legend()} {self._perfect(row)}")
            for area, row in zip(self._areas(), self._rows, strict=True)
        ]

    @override
    def paint_content(self, painter: QPainter) -> None:
        """Paint title, legend and rows."""
        legend = self._paint_legend(painter)
        self.paint_title(painter, legend)
        areas = self._areas()
        own_width = max(
            widest([self._own(row) for row in self._rows], self._look, FontRole.BODY_STRONG),
            text_width(self._look.font(FontRole.CAPTION), words.you_head(self._person)),
        )
        perfect_width = max(
            widest([self._perfect(row) for row in self._rows], self._look, FontRole.BODY),
            text_width(self._look.font(FontRole.CAPTION), words.perfect_head()),
        )
        top = areas[0].top() if areas else 0.0
        for area, row in zip(areas, self._rows, strict=True):
            if area.top() == top:
                self._paint_heads(painter, area, own_width, perfect_width)
            else:
                painter.fillRect(QRectF(area.left(), round(area.top()), area.width(), 1), self._look.theme.line)
            self._paint_row(painter, area, row, (own_width, perfect_width))

    def _paint_legend(self, painter: QPainter) -> float:
        """Paint what bar and mark are; return how much room that takes."""
        look, theme, font = self._look, self._look.theme, self._look.font(FontRole.CAPTION)
        right, middle = self.inner.right(), self.title_middle
        names = (words.you_head(self._person), words.perfect_legend())
        for place in (1, 0):
            left = right - text_width(font, names[place])
            area = line_at(middle, left, right + 1, look, FontRole.CAPTION)
            paint_words(painter, area, names[place], look, role=FontRole.CAPTION, ink=theme.ink2)
            width, height = (look.px(length) for length in _SAMPLES[place])
            sample = QRectF(left - look.px(_SAMPLE_GAP) - width, middle - height / 2, width, height)
            painter.fillPath(rounded(sample, look.px(RADIUS_BAR) if place == 0 else 1), self._colour(mark=place == 1))
            right = sample.left() - look.px(_ENTRY_GAP)
        return self.inner.right() - right

    def _colour(self, *, mark: bool) -> QColor:
        return self._look.theme.brassink if mark else self._look.theme.link

    def _paint_heads(self, painter: QPainter, area: QRectF, own_width: float, perfect_width: float) -> None:
        look, theme = self._look, self._look.theme
        middle = area.top() - look.text_px(11)
        perfect = line_at(middle, area.right() - perfect_width, area.right(), look, FontRole.CAPTION)
        paint_words(painter, perfect, words.perfect_head(), look, role=FontRole.CAPTION, ink=theme.ink2, right=True)
        right = perfect.left() - look.px(_FIGURE_GAP)
        own = line_at(middle, right - own_width, right, look, FontRole.CAPTION)
        paint_words(painter, own, words.you_head(self._person), look, role=FontRole.CAPTION, ink=theme.ink2, right=True)
        painter.fillRect(QRectF(area.left(), round(area.top()), area.width(), 1), theme.line2)

    def _paint_row(self, painter: QPainter, area: QRectF, row: CategoryRow, widths: tuple[float, float]) -> None:
        look, theme = self._look, self._look.theme
        middle, size = area.center().y(), look.px(_ICON)
        if row.box:
            icon = QRectF(area.left(), middle - size / 2, size, size)
            paint_category_icon(painter, icon, row.box, theme.ink2)
        perfect = line_at(middle, area.right() - widths[1], area.right(), look, FontRole.BODY)
        paint_words(painter, perfect, self._perfect(row), look, role=FontRole.BODY, ink=theme.ink2, right=True)
        right = perfect.left() - look.px(_FIGURE_GAP)
        own = line_at(middle, right - widths[0], right, look, FontRole.BODY_STRONG)
        paint_words(painter, own, self._own(row), look, role=FontRole.BODY_STRONG, ink=theme.ink, right=True)
        width, height = (look.px(length) for length in _BAR)
        track = QRectF(own.left() - look.px(_FIGURE_GAP) - width, middle - height / 2, width, height)
        scale = max(row.perfect or 0.0, 1e-9) / _MARK_AT
        paint_bar(painter, track, 0.0 if row.own is None or row.perfect is None else row.own / scale, look)
        if row.perfect is not None:
            thick, high = (look.px(length) for length in _MARK)
            mark = QRectF(track.left() + width * _MARK_AT - thick / 2, middle - high / 2, thick, high)
            painter.fillPath(rounded(mark, 1), self._colour(mark=True))
        name = line_at(middle, area.left() + look.px(_NAME_LEFT), track.left() - look.px(4), look, FontRole.BODY)
        paint_words(painter, name, row.name, look, role=FontRole.BODY, ink=theme.ink)
