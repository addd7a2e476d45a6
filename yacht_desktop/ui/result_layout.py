"""Where the parts of the result lie: plain arithmetic, in logical px."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize

from yacht_desktop.ui.scaling import LARGEST_BLOCK

NARROW_BELOW: Final = 1000
_MARGIN: Final = (24, 12)
_TITLE_TOP: Final = (18, 10)
_BUTTONS_TOP: Final = (30, 14)
_BUTTON_GAP: Final = 10
_TITLE_GAP: Final = 24
# The height of the title counts the depth of letters below its last line, which the line under it may use.
_LINE_GAP: Final = -6
_HEAD_GAP: Final = 18
_GAP: Final = (24, 16)
"""Between ranking and chart, side by side and one above the other."""
_RANKING: Final = (400, 340)
"""Width of the ranking, and the least of it."""
_DESIGN_WIDTH: Final = 1120
_CHART_NARROW: Final = 336
_ROW: Final = (146, 73)
"""Height of a player's row of the ranking, and the least."""
_ROW_NARROW: Final = (110, 73)
"""The same where the page scrolls: for up to three players, and for more."""
_FEW: Final = 3


class ResultNeeds(NamedTuple):
    """What the parts need, in px.

    Attributes:
        buttons: sizes of the buttons from the left.
        title_width: the least width in which the title takes one line.
        title: gives the height of the title for a width.
        line: gives the height of the line under it for a width.
        ranking: gives the height of the ranking for a width and rows of some height at scale 1.
        chart: gives the least height of the chart for a width.
        choices: gives the height of the costliest choices for a width.
        players: how many players there are.
    """

    buttons: tuple[QSize, ...]
    title_width: float
    title: Callable[[int], int]
    line: Callable[[int], int]
    ranking: Callable[[int, int], int]
    chart: Callable[[int], int]
    choices: Callable[[int], int]
    players: int


class ResultLayout(NamedTuple):
    """Where everything is, and how high the whole page is."""

    title: QRect
    line: QRect
    buttons: tuple[QRect, ...]
    ranking: QRect
    chart: QRect
    choices: QRect
    height: int


def result_layout(
    width: int, height: int, scale: float, needs: ResultNeeds, largest: QSize = LARGEST_BLOCK
) -> ResultLayout:
    """Return the layout of a page at least `height` px high; it is higher where its parts need more.

    What is past the size `largest` is empty ground.
    """
    narrow = width < NARROW_BELOW * scale
    margin = round(_MARGIN[narrow] * scale)
    block_width = min(width, largest.width())
    block_height = min(height, largest.height())
    left, top = (width - block_width) // 2 + margin, max(0, (height - block_height) // 2)
    room = QRect(left, top, block_width - 2 * margin, block_height)
    title, line, buttons, below = _head(room, scale, needs, narrow=narrow)
    body = QRect(left, below, room.width(), top + block_height - margin - below)
    place = _stacked if narrow else _side_by_side
    ranking, chart, choices = place(body, scale, needs)
    lowest = max(ranking.y() + ranking.height(), choices.y() + choices.height()) + margin
    return ResultLayout(title, line, buttons, ranking, chart, choices, lowest)


def _head(
    room: QRect, scale: float, needs: ResultNeeds, *, narrow: bool
) -> tuple[QRect, QRect, tuple[QRect, ...], int]:
    """Return title, line and buttons, and where what is below them begins."""
    gap = round(_BUTTON_GAP * scale)
    wide = sum(button.width() for button in needs.buttons) + gap * (len(needs.buttons) - 1)
    beside = room.width() - wide - round(_TITLE_GAP * scale)
    fits = beside >= needs.title_width
    words = beside if fits else room.width()
    title = QRect(room.x(), room.y() + round(_TITLE_TOP[narrow] * scale), words, needs.title(words))
    line = QRect(room.x(), _below(title) + round(_LINE_GAP * scale), words, needs.line(words))
    if fits:
        corner = QPoint(room.x() + room.width() - wide, room.y() + round(_BUTTONS_TOP[narrow] * scale))
    else:
        corner = QPoint(room.x(), _below(line) + gap)
    buttons = _flow(needs.buttons, corner, room.x() + room.width(), gap)
    lowest = max(_below(line), *(_below(button) for button in buttons))
    return title, line, tuple(buttons), lowest + round(_HEAD_GAP * scale)


def _flow(sizes: tuple[QSize, ...], corner: QPoint, right: int, gap: int) -> list[QRect]:
    """Return places for buttons from a corner on, in as many lines as they need."""
    places, x, y = [], corner.x(), corner.y()
    for size in sizes:
        if x > corner.x() and x + size.width() > right:
            x, y = corner.x(), y + size.height() + gap
        places.append(QRect(x, y, size.width(), size.height()))
        x += size.width() + gap
    return places


def _side_by_side(body: QRect, scale: float, needs: ResultNeeds) -> tuple[QRect, QRect, QRect]:
    """Return ranking, chart and choices, all ending at the same height."""
    across, down = (round(gap * scale) for gap in _GAP)
    widest, least = (round(length * scale) for length in _RANKING)
    first = min(widest, max(least, body.width() * _RANKING[0] // (_DESIGN_WIDTH - 2 * _MARGIN[0])))
    second = body.width() - first - across
    choices_height = needs.choices(second)
    height = max(
        body.height(),
        needs.ranking(first, _ROW[1]),
        needs.chart(second) + down + choices_height,
    )
    ranking = QRect(body.x(), body.y(), first, height)
    x = body.x() + first + across
    chart = QRect(x, body.y(), second, height - down - choices_height)
    return ranking, chart, QRect(x, _below(chart) + down, second, choices_height)


def _stacked(body: QRect, scale: float, needs: ResultNeeds) -> tuple[QRect, QRect, QRect]:
    """Return ranking, chart and choices one above the other."""
    down = round(_GAP[1] * scale)
    row = _ROW_NARROW[needs.players > _FEW]
    ranking = QRect(body.x(), body.y(), body.width(), needs.ranking(body.width(), row))
    chart_height = max(round(_CHART_NARROW * scale), needs.chart(body.width()))
    chart = QRect(body.x(), _below(ranking) + down, body.width(), chart_height)
    return ranking, chart, QRect(body.x(), _below(chart) + down, body.width(), needs.choices(body.width()))


def _below(rect: QRect) -> int:
    return rect.y() + rect.height()
