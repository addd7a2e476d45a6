"""Whose turn it is, what to do, and how far the game has come."""

from typing import Final, NamedTuple

from typing_extensions import override

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from yacht_desktop.ui.flags import paint_flag
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.text_fit import font_to_fit, text_width, usual_share
from yacht_desktop.ui.theme import SMALLEST_TEXT, TURN_MS, FontRole, Look

_DESIGN: Final = QSize(556, 60)
_FLAG: Final = (32, 22)
_FLAG_COMPACT: Final = (26, 18)
_FLAG_GAP: Final = 15
_FLAG_GAP_COMPACT: Final = 10
_GAP: Final = 16
_TITLE_HEIGHT: Final = 36
_LOW: Final = 46
_HINT_TOP: Final = 40
_HINT_HEIGHT: Final = 20
_HINT_SMALLEST: Final = 0.85
_TITLE_SMALLEST: Final = 0.75
_TITLE_SMALLEST_NARROW: Final = 0.6
_TICK: Final = (9, 4)
_TICK_NOW_HEIGHT: Final = 10
_TICK_GAP: Final = 3
# In a narrow heading the ticks are shorter, to leave more room for the hint. They go where it still
# has none, and the words of the round become numbers where the title has none: with large text.
_NARROW: Final = 440
_TICK_NARROW: Final = 7
_TICK_RADIUS: Final = 2
_TICK_NOW_RADIUS: Final = 3


class _Turn(NamedTuple):
    flag: int
    title: str
    hint: str
    strong: str
    rest: str
    now: int
    rounds: int


class TurnHeading(QLabel):
    """Flag, title and hint at the left; the round, in words and as ticks, at the right.

    A heading that is too low for two lines is compact: it has no hint and no ticks.

    Everything is painted as plain text: names cannot bring their own formatting.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Make an empty heading."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._look = look
        self._turn: _Turn | None = None
        self._before: _Turn | None = None
        self._more_tip = ""
        self._hint_covered = False
        self._fade = QVariantAnimation(self)
        self._fade.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(self.update)
        self._fade.finished.connect(self._forget_before)
        look.changed.connect(self._restyle)

    def set_turn(
        self,
        flag_index: int,
        title: str,
        hint: str,
        *,
        round_text_strong: str,
        round_text_rest: str,
        round_now: int,
        rounds: int,
    ) -> None:
        """Show whose turn it is. Rounds count from 1; past the last one all ticks are done."""
        turn = _Turn(flag_index, title, hint, round_text_strong, round_text_rest, round_now, rounds)
        if turn == self._turn:
            return
        before, self._turn = self._turn, turn
        self.setAccessibleName(". ".join(part for part in (title, f"{round_text_strong} {round_text_rest}") if part))
        self.setAccessibleDescription(hint)
        self._update_tip()
        duration = 0 if self._look.reduced_motion else self._look.duration(TURN_MS)
        another_turn = before is not None and (before.flag, before.title) != (flag_index, title)
        if another_turn and duration > 0 and self.isVisible():
            self._before = before
            self._fade.stop()
            self._fade.setDuration(duration)
            self._fade.start()
        self.update()

    def set_more_tip(self, text: str) -> None:
        """Set what the tool tip says in the compact form besides, such as the hidden status line."""
        self._more_tip = text
        self._update_tip()

    def set_hint_covered(self, covered: bool) -> None:  # noqa: FBT001 - the name says it
        """Leave the hint unpainted while something else lies in its place."""
        if covered != self._hint_covered:
            self._hint_covered = covered
            self.update()

    def finish_motion(self) -> None:
        """End the cross-fade at once."""
        self._fade.stop()
        self._forget_before()

    def _forget_before(self) -> None:
        self._before = None
        self.update()

    def _restyle(self) -> None:
        self._update_tip()
        self.update()

    def _is_compact(self) -> bool:
        return self.height() < self._look.text_px(_LOW)

    @override
    def sizeHint(self) -> QSize:
        """The size of the design, at the scales in use."""
        return QSize(round(self._look.px(_DESIGN.width())), round(self._look.text_px(_DESIGN.height())))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say in the tool tip what no longer fits."""
        super().resizeEvent(event)
        self._update_tip()

    def _update_tip(self) -> None:
        """The tool tip holds what the heading cannot show: a long title, and the hint when compact."""
        turn = self._turn
        parts = []
        if turn is not None:
            if self._shown_title(turn) != turn.title:
                parts.append(turn.title)
            if self._is_compact():
                parts.extend(text for text in (turn.hint, self._more_tip) if text)
        text = "\n".join(parts)
        if "<" in text:
            # A tool tip would take a name like "<b>" for formatting.
            from html import escape

            text = "<qt>" + escape(text).replace("\n", "<br>") + "</qt>"
        self.setToolTip(text)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the turn, and the one before while it fades."""
        if self._turn is None:
            return
        part = 1.0
        if self._before is not None:
            part = float(self._fade.currentValue())
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._before is not None and part < 1:
                painter.setOpacity(1 - part)
                self._paint_who(painter, self._before)
            painter.setOpacity(part)
            self._paint_who(painter, self._turn)
            painter.setOpacity(1)
            self._paint_round(painter, self._turn)

    def _title_left(self) -> float:
        parts = (_FLAG_COMPACT[0], _FLAG_GAP_COMPACT) if self._is_compact() else (_FLAG[0], _FLAG_GAP)
        return self._look.px(sum(parts))

    def _title_room(self, round_words: tuple[str, str]) -> float:
        """Return the width between the flag and the words of the round."""
        return max(0.0, self.width() - self._title_left() - self._words_width(round_words) - self._look.px(_GAP))

    def _title_place(self, turn: _Turn) -> QRectF:
        height = self.height() if self._is_compact() else self._look.text_px(_TITLE_HEIGHT)
        return QRectF(self._title_left(), 0, self._title_room(self._round_words(turn)), height)

    def _title_role(self) -> FontRole:
        return FontRole.HEADING_SMALL if self._is_compact() else FontRole.HEADING

    def _title_font(self, title: str, room: float) -> QFont:
        smallest = _TITLE_SMALLEST_NARROW if self._is_narrow() else _TITLE_SMALLEST
        smallest *= usual_share(self._look.text_scale)
        return font_to_fit(self._look.font(self._title_role()), title, room, smallest, SMALLEST_TEXT)

    def _shown_title(self, turn: _Turn) -> str:
        room = self._title_place(turn).width()
        metrics = QFontMetricsF(self._title_font(turn.title, room))
        if metrics.horizontalAdvance(turn.title) <= room:
            return turn.title
        return metrics.elidedText(turn.title, Qt.TextElideMode.ElideRight, room)

    def _paint_who(self, painter: QPainter, turn: _Turn) -> None:
        look, theme, px = self._look, self._look.theme, self._look.px
        compact = self._is_compact()
        place = self._title_place(turn)
        width, height = (px(length) for length in (_FLAG_COMPACT if compact else _FLAG))
        top = round(place.center().y() - height / 2)
        paint_flag(painter, QRectF(0, top, round(width), round(height)), turn.flag, theme)
        painter.setFont(self._title_font(turn.title, place.width()))
        painter.setPen(theme.ink)
        side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place.adjusted(0, 0, px(_GAP), 0), side | Qt.TextFlag.TextDontClip, self._shown_title(turn))
        if not compact and not self._hint_covered:
            line = QRectF(0, look.text_px(_HINT_TOP), self._hint_room(turn), look.text_px(_HINT_HEIGHT))
            font = self._hint_font(turn.hint, line.width())
            painter.setFont(font)
            painter.setPen(theme.ink2)
            painter.drawText(
                line, side, QFontMetricsF(font).elidedText(turn.hint, Qt.TextElideMode.ElideRight, line.width() + 1)
            )

    def _ticks_width(self, turn: _Turn) -> float:
        return turn.rounds * (self._tick_width() + self._look.px(_TICK_GAP)) - self._look.px(_TICK_GAP)

    def _tick_width(self) -> float:
        return self._look.px(_TICK_NARROW if self._is_narrow() else _TICK[0])

    def _is_narrow(self) -> bool:
        return self.width() < self._look.px(_NARROW)

    def _hint_font(self, hint: str, room: float) -> QFont:
        smallest = _HINT_SMALLEST * usual_share(self._look.text_scale)
        return font_to_fit(self._look.font(FontRole.BODY), hint, room, smallest, SMALLEST_TEXT)

    def _room_beside_ticks(self, turn: _Turn) -> float:
        return max(0.0, self.width() - self._ticks_width(turn) - self._look.px(_GAP))

    def _has_ticks(self, turn: _Turn) -> bool:
        room = self._room_beside_ticks(turn)
        return not self._is_narrow() or text_width(self._hint_font(turn.hint, room), turn.hint) <= room

    def _hint_room(self, turn: _Turn) -> float:
        return self._room_beside_ticks(turn) if self._has_ticks(turn) else float(self.width())

    def _round_words(self, turn: _Turn) -> tuple[str, str]:
        whole = turn.strong, f" {turn.rest}" if turn.rest else ""
        if not self._is_compact():
            room = self._title_room(whole)
            if not self._is_narrow() or text_width(self._title_font(turn.title, room), turn.title) <= room:
                return whole
        return str(min(turn.now, turn.rounds)), f" / {turn.rounds}"

    def _round_width(self, turn: _Turn) -> float:
        return self._words_width(self._round_words(turn))

    def _words_width(self, words: tuple[str, str]) -> float:
        strong, rest = words
        return text_width(self._look.font(FontRole.BODY_STRONG), strong) + text_width(
            self._look.font(FontRole.BODY), rest
        )

    def _paint_round(self, painter: QPainter, turn: _Turn) -> None:
        look, theme = self._look, self._look.theme
        strong, rest = self._round_words(turn)
        height = self.height() if self._is_compact() else look.text_px(_TITLE_HEIGHT)
        left = self.width() - self._round_width(turn)
        side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        for role, colour, words in (
            (FontRole.BODY_STRONG, theme.ink, strong),
            (FontRole.BODY, theme.ink2, rest),
        ):
            font = look.font(role)
            painter.setFont(font)
            painter.setPen(colour)
            painter.drawText(QRectF(left, 0, self.width() - left, height), side, words)
            left += text_width(font, words)
        if not self._is_compact() and self._has_ticks(turn):
            self._paint_ticks(painter, turn)

    def _paint_ticks(self, painter: QPainter, turn: _Turn) -> None:
        look, theme, px = self._look, self._look.theme, self._look.px
        left = self.width() - self._ticks_width(turn)
        middle = look.text_px(_HINT_TOP + _HINT_HEIGHT / 2)
        width = self._tick_width()
        for number in range(1, turn.rounds + 1):
            height = px(_TICK_NOW_HEIGHT if number == turn.now else _TICK[1])
            tick = QRectF(left + (number - 1) * (width + px(_TICK_GAP)), middle - height / 2, width, height)
            if number == turn.now:
                painter.fillPath(rounded(tick.adjusted(-1, -1, 1, 1), px(_TICK_NOW_RADIUS) + 1), theme.tick_edge)
                painter.fillPath(rounded(tick, px(_TICK_NOW_RADIUS)), theme.brass)
            else:
                colour = theme.tick_done if number < turn.now else theme.line2
                painter.fillPath(rounded(tick, px(_TICK_RADIUS)), colour)
