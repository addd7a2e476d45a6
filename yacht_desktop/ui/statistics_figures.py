"""The six figures at the top of the statistics."""

from typing import Final, NamedTuple

from typing_extensions import override

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from yacht_desktop.session.statistics_view import Shown
from yacht_desktop.ui.statistics_card import PADDING, StatisticsCard, line_at, paint_words
from yacht_desktop.ui.text_fit import font_to_fit, text_width
from yacht_desktop.ui.theme import SMALLEST_TEXT, FontRole, Look
from yacht_desktop.ui.wording import statistics as words
from yacht_desktop.ui.wording.levels import figure_to_come, no_figure

_HEIGHT: Final = 84
_LABEL: Final = 21
_BASE: Final = 63
_UNIT_GAP: Final = 7
_RULE_INSET: Final = 17
_ACROSS: Final = (6, 3, 2)
"""How many figures may stand side by side."""
_LEAST_WIDTH: Final = 148
_SMALLEST: Final = 0.6


class Figure(NamedTuple):
    """One figure: its label, its value, and what stands behind it."""

    label: str
    value: str
    unit: str = ""


def figures_of(shown: Shown) -> tuple[Figure, ...]:
    """Return the figures as words; dots while they are on their way."""
    labels, known = words.figure_labels(), shown.figures
    if known is None:
        return tuple(Figure(label, figure_to_come()) for label in labels)
    per_game = words.a_game()
    against = known.against > 0
    return (
        Figure(labels[0], words.count_text(known.games)),
        Figure(
            labels[1],
            words.count_text(known.wins) if against else no_figure(),
            words.share_text(known.wins, known.against) if against else "",
        ),
        Figure(labels[2], words.figure_or_none(known.average)),
        Figure(labels[3], no_figure() if known.best is None else str(known.best)),
        Figure(labels[4], words.figure_or_none(known.lost), "" if known.lost is None else per_game),
        Figure(labels[5], words.figure_or_none(known.luck, signed=True), "" if known.luck is None else per_game),
    )


class FiguresCard(StatisticsCard):
    """Six figures in a row, in two rows or in three."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Wait for figures."""
        super().__init__(look, "statisticsFigures", parent)
        self._figures = figures_of(Shown())

    def show_figures(self, shown: Shown) -> None:
        """Show what is known."""
        self._figures = figures_of(shown)
        spoken = ", ".join(f"{one.label}: {one.value} {one.unit}".strip() for one in self._figures)
        self.set_words(words.title(), spoken)

    @property
    def figures(self) -> tuple[Figure, ...]:
        """What is shown."""
        return self._figures

    def _across(self, width: int) -> int:
        room = self._look.text_px(_LEAST_WIDTH)
        return next((number for number in _ACROSS if width / number >= room), _ACROSS[-1])

    @override
    def needed_height(self, width: int) -> int:
        """Return the height of all rows."""
        return round(self._look.text_px(_HEIGHT)) * -(-len(self._figures) // self._across(width))

    @override
    def paint_content(self, painter: QPainter) -> None:
        """Paint the figures and the lines between them."""
        look, across = self._look, self._across(self.width())
        width, height = self.width() / across, look.text_px(_HEIGHT)
        inset = look.text_px(_RULE_INSET)
        for place, figure in enumerate(self._figures):
            row, column = divmod(place, across)
            area = QRectF(column * width, row * height, width, height)
            self._paint_figure(painter, area, figure)
            if column:
                rule = QRectF(round(area.left()), area.top() + inset, 1, height - 2 * inset)
                painter.fillRect(rule, look.theme.line)

    def _paint_figure(self, painter: QPainter, area: QRectF, figure: Figure) -> None:
        look, theme = self._look, self._look.theme
        left, right = area.left() + look.px(PADDING), area.right() - look.px(4)
        label = line_at(area.top() + look.text_px(_LABEL), left, right, look, FontRole.CAPTION)
        paint_words(painter, label, figure.label, look, role=FontRole.CAPTION, ink=theme.ink2)
        unit_font = look.font(FontRole.BODY)
        unit = text_width(unit_font, figure.unit)
        room = right - left - unit - look.px(_UNIT_GAP)
        font = font_to_fit(look.font(FontRole.FIGURE_SMALL), figure.value, room, _SMALLEST, SMALLEST_TEXT)
        base = area.top() + look.text_px(_BASE)
        painter.setFont(font)
        painter.setPen(theme.ink)
        painter.drawText(QPointF(left, base), figure.value)
        if figure.unit:
            at = left + text_width(font, figure.value) + look.px(_UNIT_GAP)
            shown = QFontMetricsF(unit_font).elidedText(figure.unit, Qt.TextElideMode.ElideRight, right - at + 1)
            painter.setFont(unit_font)
            painter.setPen(theme.ink2)
            painter.drawText(QPointF(at, base), shown)
