"""A player's card at a glance: a bar over the icon of each box."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from yacht_desktop.game.scorecard import Scorecard
from yacht_desktop.session.score_shares import score_shares
from yacht_desktop.ui.icons import paint_category_icon
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.theme import RADIUS_BAR, SPACE_2, Look

_ICON: Final = 18
_WIDEST_BAR: Final = 22
_BAR_OF_PITCH: Final = 0.6
_LEAST_BAR: Final = 3


def paint_score_strip(painter: QPainter, area: QRectF, card: Scorecard, seat: int, look: Look) -> None:
    """Paint how full each box of a card is, in the order of the card and the colour of its player.

    A full bar is the most that dice bring in the box; an empty one is a 0.
    """
    theme, boxes = look.theme, card.rules.category_ids
    colour = theme.player_lines[seat % len(theme.player_lines)]
    pitch = area.width() / len(boxes)
    icon = min(look.px(_ICON), pitch)
    width = round(min(look.px(_WIDEST_BAR), _BAR_OF_PITCH * pitch))
    height = max(0.0, area.height() - icon - look.px(SPACE_2))
    radius = min(look.px(RADIUS_BAR), width / 2)
    for place, (box, share) in enumerate(zip(boxes, score_shares(card), strict=True)):
        middle = area.left() + (place + 0.5) * pitch
        track = QRectF(round(middle - width / 2), area.top(), width, height)
        painter.fillPath(rounded(track, radius), theme.track)
        if share > 0:
            filled = max(look.px(_LEAST_BAR), round(share * height))
            painter.fillPath(rounded(QRectF(track.left(), track.bottom() - filled, width, filled), radius), colour)
        paint_category_icon(painter, QRectF(middle - icon / 2, area.bottom() - icon, icon, icon), box, theme.ink3)
