"""A choice of a reviewed game as a row that leads into the review."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from yacht_desktop.coach.reviews import DecisionReview
from yacht_desktop.ui.focus_ring import Ringed
from yacht_desktop.ui.mini_dice import paint_mini_die
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.text_fit import LEFT_LINE, RIGHT_LINE, text_width
from yacht_desktop.ui.theme import RADIUS_PILL, SPACE_2, SPACE_4, SPACE_5, FontRole, Look
from yacht_desktop.ui.tool_tip import plain_tool_tip
from yacht_desktop.ui.wording import review as words
from yacht_desktop.ui.wording.figures import points_text

_ROW: Final = 40
_SECOND_LINE: Final = 24
_DIE: Final = 24
_DIE_PITCH: Final = 28
_SEPARATOR: Final = " · "


class ChoiceRow(Ringed, QAbstractButton):
    """One choice: when it was, the dice, what was done and what was better, and what it cost."""

    def __init__(self, look: Look, decision: DecisionReview, parent: QWidget) -> None:
        """Show a decision."""
        super().__init__(parent)
        self._look = look
        self.decision = decision
        self._where_width = 0.0
        self._two_lines = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.add_ring(look, RADIUS_PILL)
        self.setAccessibleName(self._spoken())

    @property
    def _dice(self) -> tuple[int, ...]:
        return tuple(sorted(self.decision.state.dice or ()))

    def _round(self) -> str:
        return words.round_name(self.decision.state.turn)

    def _roll(self) -> str:
        return words.roll_name(self.decision.state.rolls_used)

    def _chosen(self) -> str:
        return words.chosen_text(self.decision.chosen, self.decision.state)

    def _better(self) -> str:
        return words.better_text(self.decision)

    def _spoken(self) -> str:
        heading = _SEPARATOR.join((self._round(), self._roll()))
        verdict = words.verdict(self.decision)
        return words.step_spoken(heading, self._dice, self._chosen(), verdict)

    # How wide its parts are

    def where_width(self) -> float:
        """Return the room that round and roll need."""
        strong, plain = self._look.font(FontRole.BODY_STRONG), self._look.font(FontRole.BODY)
        return text_width(strong, self._round()) + text_width(plain, _SEPARATOR + self._roll())

    def done_width(self) -> float:
        """Return the room that what was done and what was better need."""
        return text_width(self._look.font(FontRole.BODY), _SEPARATOR.join((self._chosen(), self._better()))) + 1

    def _cost_width(self) -> float:
        return text_width(self._look.font(FontRole.BODY_STRONG), points_text(-self.decision.loss.points)) + 1

    def fits(self, width: float, where: float) -> bool:
        """Return whether all of it fits on one line of a width, with `where` px for round and roll."""
        left = self._done_left(where)
        return left + self.done_width() + self._look.px(SPACE_4) + self._cost_width() <= width

    def _done_left(self, where: float) -> float:
        return self._dice_left(where) + self._dice_width() + self._look.px(SPACE_5)

    def _dice_left(self, where: float) -> float:
        return where + self._look.px(SPACE_5)

    def _dice_width(self) -> float:
        return self._look.px(_DIE_PITCH * (len(self._dice) - 1) + _DIE)

    def set_form(self, where: float, *, two_lines: bool) -> None:
        """Take the room for round and roll that all rows have, and one line or two."""
        self._where_width, self._two_lines = where, two_lines
        self._update_tip()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Return the height of the design, or of two lines."""
        return QSize(0, row_height(self._look, two_lines=self._two_lines))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell in the tool tip what must be shortened."""
        super().resizeEvent(event)
        self._update_tip()

    def _done_room(self) -> float:
        if self._two_lines:
            return float(self.width())
        return self.width() - self._done_left(self._where_width) - self._look.px(SPACE_4) - self._cost_width()

    def _update_tip(self) -> None:
        whole = _SEPARATOR.join((self._chosen(), self._better()))
        self.setToolTip(plain_tool_tip(whole) if self.done_width() > self._done_room() + 1 else "")

    # Painting

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row on its ground."""
        look, theme = self._look, self._look.theme
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.isDown() or self.underMouse():
                ground = QRectF(self.rect()).adjusted(0, 1, 0, -1)
                painter.fillPath(rounded(ground, look.px(RADIUS_PILL)), theme.col if self.isDown() else theme.sel)
            line = look.text_px(_ROW)
            self._paint_where(painter, line)
            dice = QRectF(self._dice_left(self._where_width), (line - look.px(_DIE)) / 2, look.px(_DIE), look.px(_DIE))
            for place, face in enumerate(self._dice):
                paint_mini_die(painter, dice.translated(look.px(_DIE_PITCH) * place, 0), face, theme)
            painter.setFont(look.font(FontRole.BODY_STRONG))
            painter.setPen(theme.neg)
            cost = points_text(-self.decision.loss.points)
            painter.drawText(QRectF(0, 0, self.width(), line), RIGHT_LINE, cost)
            if self._two_lines:
                low = look.text_px(_SECOND_LINE)
                self._paint_done(painter, QRectF(0, line - look.text_px(SPACE_2), self.width(), low))
            else:
                left = self._done_left(self._where_width)
                self._paint_done(painter, QRectF(left, 0, self._done_room(), line))

    def _paint_where(self, painter: QPainter, line: float) -> None:
        look, theme = self._look, self._look.theme
        strong = look.font(FontRole.BODY_STRONG)
        painter.setFont(strong)
        painter.setPen(theme.ink)
        painter.drawText(QRectF(0, 0, self.width(), line), LEFT_LINE, self._round())
        left = text_width(strong, self._round())
        painter.setFont(look.font(FontRole.BODY))
        painter.setPen(theme.ink2)
        painter.drawText(QRectF(left, 0, self.width(), line), LEFT_LINE, _SEPARATOR + self._roll())

    def _paint_done(self, painter: QPainter, area: QRectF) -> None:
        look, theme = self._look, self._look.theme
        font = look.font(FontRole.BODY)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(theme.ink)
        chosen = metrics.elidedText(self._chosen(), Qt.TextElideMode.ElideRight, area.width() + 1)
        painter.drawText(area, LEFT_LINE, chosen)
        taken = metrics.horizontalAdvance(chosen)
        rest = metrics.elidedText(
            _SEPARATOR + self._better(), Qt.TextElideMode.ElideRight, max(0.0, area.width() - taken + 1)
        )
        painter.setPen(theme.ink2)
        painter.drawText(area.adjusted(taken, 0, 1, 0), LEFT_LINE, rest)


def row_height(look: Look, *, two_lines: bool) -> int:
    """Return the height of a row of one line or two."""
    return round(look.text_px(_ROW + (_SECOND_LINE if two_lines else 0)))
