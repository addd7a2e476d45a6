"""Where the blocks of the main window lie: plain arithmetic from the window's size.

All lengths are logical px. The design is drawn for a client area of 1120x760; larger windows
enlarge everything by one scale, smaller ones switch to a compact form.
"""

from enum import Enum, auto
from math import floor
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize

DESIGN_WIDTH: Final = 1120
DESIGN_HEIGHT: Final = 760
SMALLEST_WIDTH: Final = 800
SMALLEST_HEIGHT: Final = 560
LARGEST_BLOCK: Final = QSize(1792, 1216)

_COMPACT_BELOW: Final = (1000, 680)
_LARGEST_SCALE: Final = 1.6
_SCALE_STEP: Final = 0.05

_TRAY_WIDEST: Final = 640
_TRAY_NARROWEST: Final = 300
_ROW_HEIGHTS: Final = (32, 44)
_CARD_BORDER: Final = 1
_ICON_WIDTH: Final = 32
_MANY_PLAYERS: Final = 4
_COLUMN_NARROW: Final = 54
_COLUMN_NARROWEST: Final = 44


class _Form(NamedTuple):
    """The fixed lengths of the normal or of the compact window, at scale 1."""

    margin: int
    heading_top: int
    card_top: int
    bottom: int
    stack_gap: int
    menu: int
    tool_bar: int
    status: int
    heading: int
    roll: int
    header: int
    band: int
    total: int
    header_squeeze: int
    total_squeeze: int


_NORMAL: Final = _Form(24, 20, 24, 24, 16, 30, 48, 30, 60, 60, 66, 10, 58, 10, 10)
_COMPACT: Final = _Form(12, 8, 8, 8, 8, 30, 36, 0, 28, 44, 42, 6, 44, 0, 6)

# Width of one player's column and of the names, by the number of players.
_PLAYER_WIDTHS: Final = {1: 160, 2: 104, 3: 104, 4: 88, 5: 74, 6: 64}
# Of up to two, the usual names of computers are told whole in every language.
_PLAYER_WIDTHS_COMPACT: Final = {1: 104, 2: 74}
_NAME_WIDTH: Final = 180
_NAME_WIDTH_MANY: Final = 160
_NAME_WIDTH_COMPACT: Final = 140
_NAME_WIDTH_FROM: Final = 5

# With the coach beside the table: its width docked and as a drawer, what it leaves the table.
_DOCK: Final = 320
_DRAWER: Final = 300
_DOCK_FROM: Final = 1040
_MARGIN_COACHED: Final = 16
_PLAYER_WIDTHS_COACHED: Final = {1: 104, 2: 84, 3: 68, 4: 62, 5: 58, 6: 54}


class MainGeometry(NamedTuple):
    """Where everything in the main window lies.

    `body` is in the window's client coordinates; the four blocks are in the body's. Of the
    scorecard's height, 1 px each is its border at top and bottom, then come the header, the
    rows with one band between the halves, and the total, whose first 2 px are its rule.
    """

    scale: float
    compact: bool
    menu_height: int
    tool_bar_height: int
    status_height: int
    body: QRect
    heading: QRect
    tray: QRect
    roll: QRect
    scorecard: QRect
    header_height: int
    row_height: int
    band_height: int
    total_height: int
    viewport_height: int
    """What shows of the rows and the band; less than their height when they scroll."""
    name_width: int
    player_width: int
    category_icons: bool
    """Whether the names have room for their icons."""
    flags_above_names: bool
    scrolls: bool
    coach: QRect = QRect()
    """Where the coach's panel lies, in the body's coordinates; null while it is closed."""
    one_column: bool = False
    """Whether the card has room for the player to move alone, beside the coach as a drawer."""


class Coached(Enum):
    """How the coach's panel stands beside the table."""

    NOT = auto()
    DOCKED = auto()
    DRAWN = auto()


class _Rows(NamedTuple):
    header: int
    row: int
    total: int
    viewport: int
    scrolls: bool

    @property
    def height(self) -> int:
        """Height of the whole card."""
        return 2 * _CARD_BORDER + self.header + self.viewport + self.total


class _Columns(NamedTuple):
    tray: int
    name: int
    player: int
    icons: bool


def scale_for(width: int, height: int) -> float:
    """How much a window of this client size enlarges every length: 1 to 1.6 in steps of 0.05."""
    fitting = min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT, _LARGEST_SCALE)
    steps = floor((fitting - 1) / _SCALE_STEP + 1e-9)
    return round(1 + max(0, steps) * _SCALE_STEP, 2)


def largest_block(text_scale: float) -> QSize:
    """Return the size past which a window shows empty ground: 1792x1216, and more for enlarged text."""
    return LARGEST_BLOCK * max(1.0, text_scale)


def is_compact(width: int, height: int) -> bool:
    """Whether a window of this client size takes the compact form."""
    return width < _COMPACT_BELOW[0] or height < _COMPACT_BELOW[1]


def coached(width: int, height: int, players: int, text_scale: float) -> Coached:
    """How an open panel stands in a window of this client size: docked while the tray keeps its least width."""
    scale = scale_for(width, height)
    if width < _DOCK_FROM:
        return Coached.DRAWN
    compact = is_compact(width, height)
    margin = round(_margin(_COMPACT if compact else _NORMAL, coach=True) * scale)
    name = round((_NAME_WIDTH_COMPACT if compact else _NAME_WIDTH_MANY) * scale * max(1.0, text_scale))
    card = name - round(_ICON_WIDTH * scale) + players * round(_COLUMN_NARROW * scale)
    tray = width - round(_DOCK * scale) - 3 * margin - card
    return Coached.DOCKED if tray >= round(_TRAY_NARROWEST * scale) else Coached.DRAWN


def main_geometry(
    width: int,
    height: int,
    players: int,
    rows: int,
    text_scale: float,
    *,
    body: QRect | None = None,
    coach: bool = False,
) -> MainGeometry:
    """The main window's layout for a client area of `width` x `height`.

    `rows` counts the scorecard's rows without header and total. `body`, in client coordinates,
    is what menu bar, tool bar and status line really leave free, where that is known: a menu bar
    may be the system's own. Without it their designed heights are used. `coach` is whether the
    coach's panel is open.
    """
    scale = scale_for(width, height)
    compact = is_compact(width, height)
    form = _COMPACT if compact else _NORMAL
    text = scale * max(1.0, text_scale)
    menu, tool_bar, status = round(form.menu * text), round(form.tool_bar * text), round(form.status * text)
    if body is None:
        body = QRect(0, menu + tool_bar, width, height - menu - tool_bar - status)
    stands = coached(width, height, players, text_scale) if coach else Coached.NOT
    panel = _panel(body, stands, scale, text_scale)
    shown = 1 if stands is Coached.DRAWN else players
    block = _centred_block(body, height - body.height(), panel.width(), largest_block(text_scale))
    margin = round(_margin(form, coach=coach) * scale)
    widths = _designed_widths(shown, compact=compact, coach=coach)
    columns = _columns(block.width() - 3 * margin, shown, widths, scale=scale, text=text)
    available = block.height() - round(form.card_top * scale) - round(form.bottom * scale)
    card = _rows(form, available, rows, scale=scale, text=text)
    scorecard = _card_place(form, block, margin, QSize(columns.name + shown * columns.player, card.height), scale=scale)
    left = block.x() + margin
    heading, tray, roll = _left_column(form, left, columns.tray, scorecard, scale=scale, text=text)
    return MainGeometry(
        scale=scale,
        compact=compact,
        menu_height=menu,
        tool_bar_height=tool_bar,
        status_height=status,
        body=body,
        heading=heading,
        tray=tray,
        roll=roll,
        scorecard=scorecard,
        header_height=card.header,
        row_height=card.row,
        band_height=round(form.band * scale),
        total_height=card.total,
        viewport_height=card.viewport,
        name_width=columns.name,
        player_width=columns.player,
        category_icons=columns.icons,
        flags_above_names=compact or coach or players >= _MANY_PLAYERS,
        scrolls=card.scrolls,
        coach=panel,
        one_column=stands is Coached.DRAWN and players > 1,
    )


def _card_place(form: _Form, block: QRect, margin: int, size: QSize, *, scale: float) -> QRect:
    """Where the card lies: at the right margin, in the middle of the height there is."""
    top, bottom = round(form.card_top * scale), round(form.bottom * scale)
    spare = block.height() - top - bottom - size.height()
    x = block.x() + block.width() - margin - size.width()
    return QRect(x, block.y() + top + max(0, spare) // 2, size.width(), size.height())


def _margin(form: _Form, *, coach: bool) -> int:
    return min(form.margin, _MARGIN_COACHED) if coach else form.margin


def _panel(body: QRect, stands: Coached, scale: float, text_scale: float) -> QRect:
    """Where the coach's panel lies: the right side of the body, from top to bottom.

    With enlarged text it takes more width, as much as the table does not need.
    """
    if stands is Coached.NOT:
        return QRect()
    width = round((_DOCK if stands is Coached.DOCKED else _DRAWER) * scale)
    width = max(width, min(round(width * text_scale), body.width() - LARGEST_BLOCK.width()))
    return QRect(body.width() - width, 0, width, body.height())


def _designed_widths(players: int, *, compact: bool, coach: bool) -> tuple[int, int]:
    """Widths of the names and of one player's column, at scale 1."""
    if compact:
        return _NAME_WIDTH_COMPACT, _PLAYER_WIDTHS_COMPACT.get(players, _COLUMN_NARROW)
    if coach:
        return _NAME_WIDTH_MANY, _PLAYER_WIDTHS_COACHED[players]
    return _NAME_WIDTH_MANY if players >= _NAME_WIDTH_FROM else _NAME_WIDTH, _PLAYER_WIDTHS[players]


def _centred_block(body: QRect, chrome: int, panel: int, largest: QSize) -> QRect:
    """The part of the body, in its coordinates, that the blocks share: with the panel never past the largest."""
    free = body.width() - panel
    width = min(free, largest.width() - panel)
    height = min(body.height(), largest.height() - chrome)
    return QRect((free - width) // 2, (body.height() - height) // 2, width, height)


def _columns(free: int, players: int, widths: tuple[int, int], *, scale: float, text: float) -> _Columns:
    """Share `free` px of width: the tray grows to its widest, then the scorecard takes the rest."""
    name, player = widths
    name_width, player_width, icons = round(name * text), round(player * text), True
    narrowest = round(_TRAY_NARROWEST * scale)

    def missing() -> int:
        return narrowest - (free - name_width - players * player_width)

    for floor_width in (_COLUMN_NARROW, _COLUMN_NARROWEST):
        if missing() > 0:
            least = min(player_width, round(floor_width * scale))
            player_width = max(least, player_width - -(-missing() // players))
        if missing() > 0 and icons:
            icons = False
            name_width -= min(round(_ICON_WIDTH * scale), missing())
    natural = name_width + players * player_width
    tray = max(narrowest, min(free - natural, round(_TRAY_WIDEST * scale)))
    card = free - tray
    if card > natural:
        player_width = player_width * card // natural
    return _Columns(tray, card - players * player_width, player_width, icons)


def _rows(form: _Form, available: int, rows: int, *, scale: float, text: float) -> _Rows:
    """Share the scorecard's height: rows grow before white space does, and shrink before they scroll."""
    header, total, band = round(form.header * text), round(form.total * text), round(form.band * scale)
    least, most = (round(height * text) for height in _ROW_HEIGHTS)
    fixed = 2 * _CARD_BORDER + band
    excess = fixed + header + total + rows * least - available
    if excess > 0:
        from_header = min(round(form.header_squeeze * scale), (excess + 1) // 2)
        header -= from_header
        total -= min(round(form.total_squeeze * scale), excess - from_header)
    for_rows = available - fixed - header - total
    row = min(most, max(least, for_rows // rows))
    spare = for_rows - rows * row
    if 0 < spare < rows and row < most:
        header += spare // 2
        total += spare - spare // 2
    viewport = band + min(rows * row, for_rows)
    return _Rows(header, row, total, viewport, scrolls=spare < 0)


def _left_column(
    form: _Form, left: int, width: int, card: QRect, *, scale: float, text: float
) -> tuple[QRect, QRect, QRect]:
    """Heading, tray and Roll button, from the line above the card down to its lower edge."""
    gap = round(form.stack_gap * scale)
    top, bottom = card.y() - round((form.card_top - form.heading_top) * scale), card.y() + card.height()
    heading = QRect(left, top, width, round(form.heading * text))
    roll_height = round(form.roll * text)
    roll = QRect(left, bottom - roll_height, width, roll_height)
    tray_y = heading.y() + heading.height() + gap
    tray = QRect(left, tray_y, width, roll.y() - gap - tray_y)
    return heading, tray, roll
