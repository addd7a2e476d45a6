"""One row of the list of steps: when, who and the dice; how good it was, what was done and what was better."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui.flags import paint_flag
from yacht_desktop.ui.icons import paint_category_icon
from yacht_desktop.ui.mark_signs import mark_colour, paint_mark
from yacht_desktop.ui.mini_dice import paint_mini_die
from yacht_desktop.ui.review_steps import Step
from yacht_desktop.ui.step_words import done_in, figures_of
from yacht_desktop.ui.text_fit import LEFT_LINE, RIGHT_LINE, font_to_fit, text_width, usual_share
from yacht_desktop.ui.theme import SMALLEST_TEXT, SPACE_2, SPACE_3, FontRole, Look
from yacht_desktop.ui.wording import names
from yacht_desktop.ui.wording import review as words
from yacht_desktop.ui.wording.coach import mark_name
from yacht_desktop.ui.wording.figures import percent_text, points_text

_PAD: Final = 8
_LINE: Final = 22
_SIGN: Final = 18
_FLAG: Final = (20, 14)
_DIE: Final = 20
_DIE_PITCH: Final = 23
_SEPARATOR: Final = " · "


class Piece(NamedTuple):
    """A text of a row; a flag stands before a player's name.

    Attributes:
        text: what is written.
        role: its font.
        ink: name of its colour in the theme.
        colour: its colour, where that is no ink.
        seat: the player whose name it is, None for other texts.
    """

    text: str
    role: FontRole = FontRole.BODY
    ink: str = "ink"
    colour: QColor | None = None
    seat: int | None = None


class Widths:
    """How wide texts are; most stand in many rows."""

    def __init__(self, look: Look) -> None:
        """Start without any."""
        self._look = look
        self._known: dict[tuple[FontRole, str], float] = {}

    def of(self, role: FontRole, text: str) -> float:
        """Return the width of a text in the font of a role, in px."""
        key = (role, text)
        width = self._known.get(key)
        if width is None:
            width = self._known[key] = text_width(self._look.font(role), text)
        return width

    def forget(self) -> None:
        """Measure anew, in fonts of another size."""
        self._known.clear()


class StepRow:
    """A step laid out for a width."""

    def __init__(self, look: Look, widths: Widths, step: Step, setup: GameSetup, width: float) -> None:
        """Let the texts run in as many lines as they need; what is too long for a line alone is shortened."""
        self._look = look
        self._widths = widths
        self._step = step
        px = look.px
        self._left = px(SPACE_3 + _SIGN + SPACE_2)
        self._figures = figures_of(step)
        self._right = width - px(SPACE_3)
        self._room = self._right - self._figures_width() - self._left
        self._when = self._flow(_when(step, setup), px(SPACE_2))
        self._done = self._flow(_done(step, look), 0.0)

    @property
    def height(self) -> int:
        """How high the row is."""
        lines = len(self._when) + len(self._done)
        return round(lines * self._look.text_px(_LINE) + self._look.px(_PAD))

    def _figures_width(self) -> float:
        points = self._widths.of(FontRole.BODY_STRONG, points_text(-88.8))
        chance = self._widths.of(FontRole.CAPTION, percent_text(-0.888, signed=True))
        return max(points, chance) + self._look.px(SPACE_2)

    def _width(self, piece: Piece) -> float:
        flag = 0.0 if piece.seat is None else self._look.px(_FLAG[0] + SPACE_2)
        return flag + self._widths.of(piece.role, piece.text)

    def _flow(self, pieces: list[Piece], gap: float) -> list[list[Piece]]:
        lines: list[list[Piece]] = []
        x = 0.0
        for piece in pieces:
            width = self._width(piece)
            if lines and x + gap + width <= self._room + 0.5:
                lines[-1].append(piece)
                x += gap + width
            else:
                # A line of its own begins without the dot.
                lines.append([piece._replace(text=piece.text.removeprefix(_SEPARATOR))])
                x = self._width(lines[-1][0])
        return lines

    # Painting

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint sign, texts, dice and figures into a place."""
        look, theme = self._look, self._look.theme
        line = look.text_px(_LINE)
        top = rect.top() + (rect.height() - line * (len(self._when) + len(self._done))) / 2
        sign = QRectF(rect.left() + look.px(SPACE_3), top + (line - look.px(_SIGN)) / 2, look.px(_SIGN), look.px(_SIGN))
        decision = self._step.decision
        if decision is None:
            paint_category_icon(painter, sign, "fives", theme.ink3)
        elif decision.unforced:
            paint_mark(painter, sign, decision.mark, theme)
        first = QRectF(rect.left(), top, rect.width(), line)
        self._paint_figures(painter, first)
        for place, pieces in enumerate((*self._when, *self._done)):
            area = QRectF(rect.left() + self._left, top + place * line, self._room, line)
            gap = look.px(SPACE_2) if place < len(self._when) else 0.0
            end = self._paint_line(painter, pieces, area, gap)
            if place == 0:
                self._paint_dice(painter, area, end)

    def _paint_line(self, painter: QPainter, pieces: list[Piece], area: QRectF, gap: float) -> float:
        """Paint the pieces of a line; return where they end."""
        look, theme = self._look, self._look.theme
        x = area.left()
        for piece in pieces:
            if piece.seat is not None:
                width, height = (look.px(side) for side in _FLAG)
                paint_flag(painter, QRectF(x, area.center().y() - height / 2, width, height), piece.seat, theme)
                x += width + look.px(SPACE_2)
            room = max(0.0, area.right() - x)
            share = usual_share(look.text_scale)
            font = font_to_fit(look.font(piece.role), piece.text, room, share, SMALLEST_TEXT)
            painter.setFont(font)
            painter.setPen(piece.colour or getattr(theme, piece.ink))
            shown = QFontMetricsF(font).elidedText(piece.text, Qt.TextElideMode.ElideRight, room + 0.5)
            painter.drawText(QRectF(x, area.top(), room + 1, area.height()), LEFT_LINE, shown)
            x += text_width(font, shown) + gap
        return x

    def _paint_dice(self, painter: QPainter, area: QRectF, taken: float) -> None:
        """Paint the dice at the end of the first line, where there is room: they lie on the table beside too."""
        px, dice = self._look.px, sorted(self._step.dice)
        width = px(_DIE_PITCH * (len(dice) - 1) + _DIE)
        if taken + width > area.right() + 1:
            return
        die = QRectF(area.right() - width, area.center().y() - px(_DIE) / 2, px(_DIE), px(_DIE))
        for place, face in enumerate(dice):
            paint_mini_die(painter, die.translated(place * px(_DIE_PITCH), 0), face, self._look.theme)

    def _paint_figures(self, painter: QPainter, first: QRectF) -> None:
        """Paint points and chance at the right, one below the other."""
        look, theme, step = self._look, self._look.theme, self._step
        points, chance = self._figures
        value = -step.decision.loss.points if step.decision is not None else step.roll.points if step.roll else 0.0
        nothing = points == points_text(0.0)
        area = QRectF(first.left(), first.top(), self._right, first.height())
        painter.setFont(look.font(FontRole.BODY_STRONG))
        painter.setPen(theme.ink3 if nothing else theme.neg if value < 0 else theme.pos)
        painter.drawText(area, RIGHT_LINE, points)
        painter.setFont(look.font(FontRole.CAPTION))
        painter.setPen(theme.ink2)
        painter.drawText(area.translated(0, first.height()), RIGHT_LINE, chance)


def _when(step: Step, setup: GameSetup) -> list[Piece]:
    """Return round, player and roll."""
    return [
        Piece(words.round_name(step.turn), FontRole.BODY_STRONG),
        Piece(names.player_name(setup, step.player), seat=step.player),
        Piece(words.roll_name(step.roll_number), ink="ink2"),
    ]


def _done(step: Step, look: Look) -> list[Piece]:
    """Return the mark in words, what was done and what was better."""
    decision = step.decision
    if decision is None or not decision.unforced:
        return [Piece(done_in(step))]
    pieces = [
        Piece(mark_name(decision.mark), FontRole.BODY_STRONG, colour=mark_colour(decision.mark, look.theme)),
        Piece(_SEPARATOR + done_in(step)),
    ]
    if better := words.better_text(decision):
        pieces.append(Piece(_SEPARATOR + better, ink="ink2"))
    return pieces
