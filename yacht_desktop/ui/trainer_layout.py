"""Where the parts of the trainer lie: as in the game's window, with the verdict where the Roll button was."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize

from yacht_desktop.ui.scaling import MainGeometry, main_geometry
from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.tray_layout import tray_layout

DICE: Final = 5
"""As many dice as the tray has room for."""
NARROWEST: Final = 700
"""Less has no room for the parts; a window that is not shown yet is smaller."""
_AIR: Final = 20
# What the game's window has around its table, for which the layout is designed.
_CHROME: Final = 108


class TrayAndVerdict(NamedTuple):
    """Where tray and verdict lie once a question is answered."""

    tray: QRect
    verdict: QRect


def trainer_geometry(size: QSize, players: int, rows: int, look: Look) -> MainGeometry:
    """Return the layout of a page of this size for a scorecard with so many players and rows."""
    height = size.height() + round(look.px(_CHROME))
    body = QRect(0, 0, size.width(), size.height())
    return main_geometry(size.width(), height, players, rows, look.text_scale, body=body)


def with_verdict(geometry: MainGeometry, wanted: int, look: Look) -> TrayAndVerdict:
    """Return where the tray gives way to a verdict that wants some height, but not beyond what dice need."""
    tray, roll = geometry.tray, geometry.roll
    gap = roll.y() - tray.bottom() - 1
    room = roll.bottom() + 1 - tray.y()
    # The dice above their slots, none lying over the other.
    layout = tray_layout(tray.width(), tray.height(), DICE, look.scale, look.text_scale)
    least = tray.height() - layout.rail.top() + layout.die + look.px(_AIR)
    height = max(roll.height(), min(wanted, room - gap - round(least)))
    return TrayAndVerdict(
        QRect(tray.x(), tray.y(), tray.width(), room - height - gap),
        QRect(tray.x(), tray.y() + room - height, tray.width(), height),
    )
