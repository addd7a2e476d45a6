"""Where the parts of the scorecard lie: plain arithmetic, in logical px.

The card is a bordered sheet of paper with its shadow round it. The names of the rows and the
players' columns share one height; `y` is measured in both from the first row's top edge.
"""

from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from yacht_desktop.session.scorecard_rows import Row
from yacht_desktop.ui.palette import Shadow
from yacht_desktop.ui.scaling import MainGeometry
from yacht_desktop.ui.theme import Look

BORDER: Final = 1
RULE: Final = 2
STRIP: Final = 3
MARK: Final = 4
UNDERLINE: Final = (18, 2, 8)
"""Width, height and distance of the top from the row's bottom edge."""
UNDERLINE_ROOM: Final = 4
"""In low rows that distance is at most this part of the row: a quarter."""
ICON: Final = 20
SIGN: Final = (17, 5)
"""Side of the return sign's grid and its distance from the pill."""
FLAG: Final = (24, 17)

_INSET: Final = (18, 12)
_GAP: Final = (12, 10, 8)
_NAMES_NARROW: Final = 180
_SHADOW_SEEN: Final = 1.1

# The pill in a cell: its greatest and least width, how much narrower than its column, its height.
_PILL: Final = (56, 42, 20, 28)
_PILL_AIR: Final = 3


class ScorecardLayout(NamedTuple):
    """Heights and widths of the card's parts.

    Attributes:
        names: width of the column of names.
        player: width of a player's column; the last one gives way to the card's border.
        players: number of players.
        header: height of the header, its rule included.
        row: height of a row, the hairline under it included.
        band: height of the band between the halves.
        total: height of the row of totals.
        body: height in which the rows show, between header and totals.
        rows: number of rows without the totals.
        above_band: how many of them lie above the band.
        icons: whether the names have their icons.
        flags_above: whether the flags stand above the players' names.
        compact: whether the window is small.
        scale: how much lengths are enlarged; text, and what holds it, by `text` times as much.
        text: see `scale`.
        only: the one column that shows where there is room for no other, -1 where all do.
    """

    names: int
    player: int
    players: int
    header: int
    row: int
    band: int
    total: int
    body: int
    rows: int
    above_band: int
    icons: bool = True
    flags_above: bool = False
    compact: bool = False
    scale: float = 1.0
    text: float = 1.0
    only: int = -1

    @classmethod
    def of(cls, geometry: MainGeometry, rows: tuple[Row, ...], players: int, look: Look) -> "ScorecardLayout":
        """Return the layout of a card in the window's geometry.

        The rule under the header takes its px from the totals.
        """
        upper = sum(row.upper for row in rows)
        return cls(
            names=geometry.name_width,
            player=geometry.player_width,
            players=players,
            header=geometry.header_height + BORDER,
            row=geometry.row_height,
            band=geometry.band_height,
            total=geometry.total_height - BORDER,
            body=geometry.viewport_height,
            rows=max(0, len(rows) - 1),
            above_band=upper if 0 < upper < len(rows) - 1 else 0,
            icons=geometry.category_icons,
            flags_above=geometry.flags_above_names,
            compact=geometry.compact,
            scale=look.scale,
            text=look.scale * look.text_scale,
        )

    @property
    def inset(self) -> int:
        """Distance of hairlines and names from the card's edge."""
        return round(_INSET[self.compact] * self.scale)

    @property
    def gap(self) -> int:
        """Distance of a name from its icon."""
        wide = self.names >= _NAMES_NARROW * self.scale
        return round((_GAP[2] if self.compact else _GAP[0] if wide else _GAP[1]) * self.scale)

    @property
    def width(self) -> int:
        """Width of the sheet inside its border."""
        columns = self.players if self.only < 0 else 1
        return self.names + columns * self.player - 2 * BORDER

    @property
    def content(self) -> int:
        """Height of all rows and the band, which scroll where the body is lower."""
        return self.rows * self.row + (self.band if self.above_band else 0)

    @property
    def scroll_range(self) -> int:
        """How far the rows can scroll."""
        return max(0, self.content - self.body)

    def row_top(self, row: int, scrolled: int = 0) -> int:
        """Return the y of a row; the row after the last is that of the totals, which stay in place."""
        if row >= self.rows:
            return self.body
        below_band = self.above_band and row >= self.above_band
        return row * self.row + (self.band if below_band else 0) - scrolled

    def row_height(self, row: int) -> int:
        """Return the height of a row or of the totals."""
        return self.total if row >= self.rows else self.row

    def section_height(self, row: int) -> int:
        """Return the height of a row with the band under it, which Qt's header counts to it."""
        return self.row_height(row) + (self.band if self.above_band and row == self.above_band - 1 else 0)

    def row_at(self, y: int, scrolled: int = 0) -> int:
        """Return the row at a y, -1 where there is none: in the band and outside the rows."""
        if self.body <= y < self.body + self.total:
            return self.rows
        if not 0 <= y < min(self.body, self.content):
            return -1
        place = y + scrolled
        if self.above_band and place >= self.above_band * self.row:
            place -= self.band
            if place < self.above_band * self.row:
                return -1
        row = place // self.row
        return row if row < self.rows else -1

    def column_left(self, column: float) -> float:
        """Return the x of a player's column, from the names' right edge; of a part of the way to the next one too."""
        return column * self.player if self.only < 0 else 0

    def column_width(self, column: int) -> int:
        """Return the width of a player's column, 0 for one that does not show; the last gives way to the border."""
        if self.only >= 0:
            return self.player - 2 * BORDER if column == self.only else 0
        return self.player - (2 * BORDER if column == self.players - 1 else 0)

    def pill(self, cell: QRectF) -> QRectF:
        """Return the outline of the pill in a cell, the hairline under which counts to it."""
        widest, narrowest, narrower, height = _PILL
        width = min(widest * self.text, max(narrowest * self.scale, cell.width() - narrower * self.scale))
        width = min(width, cell.width() - 2 * _PILL_AIR)
        return centred(cell, round(width), round(min(height * self.text, cell.height() - 2 * _PILL_AIR)))

    def sign(self, pill: QRectF) -> QRectF:
        """Return where the return sign stands beside a pill: on a square grid, which is larger than the sign."""
        side = SIGN[0] * self.scale
        return QRectF(pill.right() + SIGN[1] * self.scale - side / 5, pill.center().y() - side / 2, side, side)


def centred(rect: QRectF, width: float, height: float) -> QRectF:
    """Return a rectangle of a size in the middle of another, on whole px where the size is whole."""
    left = rect.x() + (rect.width() - width) // 2
    top = rect.y() + (rect.height() - height) // 2
    return QRectF(left, top, width, height)


def shadow_margin(shadows: tuple[Shadow, ...], scale: float) -> int:
    """Return how far shadows can be seen beyond what casts them."""
    return max((ceil((shadow.drop + _SHADOW_SEEN * shadow.blur) * scale) for shadow in shadows), default=0)
