"""Faces and hands counted, beside what fair dice lead one to expect, with a plain verdict."""

from typing import Final, NamedTuple

from typing_extensions import override

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from yacht_desktop.game.chi_square import ChiSquare, Evenness
from yacht_desktop.game.dice_counts import DiceCounts
from yacht_desktop.session.statistics_view import CountedDice
from yacht_desktop.ui.controls import SegmentedControl
from yacht_desktop.ui.icons import paint_icon
from yacht_desktop.ui.mini_dice import paint_mini_die
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.statistics_card import HEAD, StatisticsCard, Tip, line_at, paint_words, widest
from yacht_desktop.ui.text_fit import text_width
from yacht_desktop.ui.theme import RADIUS_BAR, FontRole, Look
from yacht_desktop.ui.wording import face_name
from yacht_desktop.ui.wording import statistics as words
from yacht_desktop.ui.wording.levels import figure_to_come, no_figure

_ROW: Final = 26
_HEADS: Final = 21
_HEAD_MIDDLE: Final = 12
_FOOT: Final = 51
_FOOT_MIDDLE: Final = 21
_ABOVE_FOOT: Final = 5
_SECOND_LINE: Final = 20
_DIE: Final = 20
_BAR: Final = (100, 10)
_LEAST_BAR: Final = 36
_ZERO: Final = (1.5, 16)
_GAP: Final = 12
_SIGN: Final = 20
_SPREAD: Final = 1.25
"""By how much the bars' track is longer than the longest bar."""

_HEAD_ROLE: Final = FontRole.CAPTION_STRONG
_WHOLE_FROM: Final = 100
"""From here on tenths of an expected count say nothing."""


class DiceRow(NamedTuple):
    """A face or a hand: its name, how often it was thrown and is to be expected, and the face to be painted."""

    name: str
    rolled: int
    expected: float
    face: int | None = None

    @property
    def difference(self) -> float:
        """By how much it came more often."""
        return self.rolled - self.expected


class DiceCard(StatisticsCard):
    """Rows of counts under their heads, and the verdict.

    Signals:
        chosen: dice of the computer are wanted, or those that people have thrown, as 0 and 1.
    """

    chosen = Signal(int)

    def __init__(self, look: Look, parent: QWidget, *, hands: bool) -> None:
        """Wait for counts of faces, or of hands."""
        super().__init__(look, "statisticsHands" if hands else "statisticsDice", parent)
        self._hands = hands
        self._dice: CountedDice | None = None
        self._rows: tuple[DiceRow, ...] = ()
        self._test: ChiSquare | None = None
        self.kinds: SegmentedControl | None = None
        if not hands:
            self.kinds = SegmentedControl(look, words.dice_kinds(), self)
            self.kinds.setObjectName("statisticsDiceKinds")
            self.kinds.chosen.connect(self.chosen)

    def show_dice(self, dice: CountedDice | None, blank: DiceCounts, *, typed: bool) -> None:
        """Show counts.

        Args:
            dice: what was counted; None while it is not known.
            blank: the same dice uncounted, for the rows that there will be.
            typed: whether they are dice that people have thrown.
        """
        self._dice = dice
        counts = blank if dice is None else dice.counts
        self._rows = _hand_rows(counts) if self._hands else _face_rows(counts)
        self._test = None if dice is None else counts.test_of_hands if self._hands else counts.test_of_faces
        if self.kinds is not None:
            self.kinds.set_texts(words.dice_kinds())
            self.kinds.setAccessibleName(words.dice_kinds_name())
            self.kinds.set_current(int(typed))
        heads = words.dice_heads(hands=self._hands)
        spoken = [f"{row.name}: {heads[1]} {self._rolled(row)}, {heads[2]} {self._expected(row)}" for row in self._rows]
        title = words.hands_title() if self._hands else words.dice_title()
        self.set_words(title, ". ".join([*self._verdict(), self._sample(), *spoken]))
        self._place_kinds()

    @property
    def rows(self) -> tuple[DiceRow, ...]:
        """The rows shown."""
        return self._rows

    @property
    def test(self) -> ChiSquare | None:
        """How well the counts agree with fair dice, None while they are not known."""
        return self._test

    def _verdict(self) -> tuple[str, str]:
        """Return what the test says in words and in figures."""
        if self._test is None:
            return figure_to_come(), ""
        has_figures = self._test.verdict is not Evenness.TOO_FEW
        return words.verdict(self._test), words.figures_of_test(self._test) if has_figures else self._sample()

    def _sample(self) -> str:
        if self._dice is None:
            return ""
        counts = self._dice.counts
        return words.sample_text(self._dice.games, counts.rolls if self._hands else counts.thrown, hands=self._hands)

    def _rolled(self, row: DiceRow) -> str:
        return figure_to_come() if self._dice is None else words.count_text(row.rolled)

    def _expected(self, row: DiceRow) -> str:
        if self._dice is None:
            return figure_to_come()
        if not row.expected:
            return no_figure()
        return words.count_text(row.expected, digits=0 if row.expected >= _WHOLE_FROM else 1)

    def _difference(self, row: DiceRow) -> str:
        if self._dice is None:
            return figure_to_come()
        if not row.expected:
            return no_figure()
        return words.count_text(row.difference, signed=True, digits=0 if row.expected >= _WHOLE_FROM else 1)

    # Where things are

    def _needs_two_lines(self, width: float) -> bool:
        look, (said, figures) = self._look, self._verdict()
        needed = text_width(look.font(FontRole.BODY_STRONG), said) + text_width(look.font(FontRole.CAPTION), figures)
        return needed + look.px(_SIGN + 2 * _GAP) > width

    @override
    def needed_height(self, width: int) -> int:
        """Return the room that rows and verdict need."""
        look = self._look
        inner = width - 2 * self.inner.left()
        height = HEAD + _HEADS + _ROW * len(self._rows) + _FOOT + (_SECOND_LINE if self._needs_two_lines(inner) else 0)
        return round(look.text_px(height))

    def _area(self, place: int) -> QRectF:
        look = self._look
        top, height = look.text_px(HEAD + _HEADS), look.text_px(_ROW)
        return QRectF(self.inner.left(), top + place * height, self.inner.width(), height)

    @override
    def tips(self) -> list[Tip]:
        """Say a row in words, and of how much the whole is a sample."""
        rows = [
            Tip(self._area(place), f"{row.name}: {self._rolled(row)} ({self._difference(row)})")
            for place, row in enumerate(self._rows)
        ]
        return [*rows, Tip(QRectF(self.rect()), self._sample())]

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the choice between dice at the right."""
        super().resizeEvent(event)
        self._place_kinds()

    def _place_kinds(self) -> None:
        if self.kinds is not None:
            size = self.kinds.sizeHint()
            left = round(self.inner.right()) - size.width()
            self.kinds.setGeometry(left, round(self.title_middle - size.height() / 2), size.width(), size.height())

    # Painting

    @override
    def paint_content(self, painter: QPainter) -> None:
        """Paint title, heads, rows and verdict."""
        look = self._look
        kinds = self.kinds
        self.paint_title(painter, 0.0 if kinds is None else kinds.width() + look.px(_GAP))
        columns = self._columns()
        self._paint_heads(painter, columns)
        reach = max((abs(row.difference) for row in self._rows), default=0.0) * _SPREAD
        for place, row in enumerate(self._rows):
            self._paint_row(painter, self._area(place), row, (columns, reach))
        self._paint_verdict(painter)

    def _columns(self) -> tuple[float, float, float, float]:
        """Return the right edges of rolled, expected, bar and difference."""
        look = self._look
        heads = words.dice_heads(hands=self._hands)
        widths = [
            max(widest([text(row) for row in self._rows], look, role), text_width(look.font(_HEAD_ROLE), head))
            for text, head, role in (
                (self._rolled, heads[1], FontRole.BODY_STRONG),
                (self._expected, heads[2], FontRole.BODY),
                (self._difference, "", FontRole.BODY),
            )
        ]
        gap, right = look.px(_GAP), self.inner.right()
        names = look.px(_DIE)
        if self._hands:
            names = widest([row.name for row in self._rows], look, FontRole.BODY)
        names = max(names, text_width(look.font(_HEAD_ROLE), heads[0]))
        free = self.inner.width() - names - sum(widths) - 4 * gap
        bar = min(look.px(_BAR[0]), max(0.0, free))
        if bar < look.px(_LEAST_BAR):
            bar = 0.0
        # What is left over stands between the columns, as in the design.
        spare = max(0.0, free - bar) / 3
        bar_right = right - widths[2] - gap
        expected = bar_right - bar - gap - spare / 2
        return expected - widths[1] - gap - spare, expected, bar_right, bar

    def _paint_heads(self, painter: QPainter, columns: tuple[float, float, float, float]) -> None:
        look, theme, inner = self._look, self._look.theme, self.inner
        heads = words.dice_heads(hands=self._hands)
        middle = look.text_px(HEAD - 3 + _HEAD_MIDDLE)
        left_head = line_at(middle, inner.left(), columns[0], look, _HEAD_ROLE)
        paint_words(painter, left_head, heads[0], look, role=_HEAD_ROLE, ink=theme.ink2)
        last = line_at(middle, columns[1] + look.px(4), inner.right(), look, _HEAD_ROLE)
        for head, right in ((heads[1], columns[0]), (heads[2], columns[1])):
            width = text_width(look.font(_HEAD_ROLE), head)
            area = line_at(middle, right - width, right, look, _HEAD_ROLE)
            paint_words(painter, area, head, look, role=_HEAD_ROLE, ink=theme.ink2, right=True)
        paint_words(painter, last, heads[3], look, role=_HEAD_ROLE, ink=theme.ink2, right=True)
        top = round(self._area(0).top())
        painter.fillRect(QRectF(inner.left(), top, inner.width(), 1), theme.line2)

    def _paint_row(
        self, painter: QPainter, area: QRectF, row: DiceRow, where: tuple[tuple[float, float, float, float], float]
    ) -> None:
        look, theme = self._look, self._look.theme
        (rolled, expected, bar_right, bar), reach = where
        middle, size = area.center().y(), look.px(_DIE)
        if row.face is not None:
            paint_mini_die(painter, QRectF(area.left(), middle - size / 2, size, size), row.face, theme)
        else:
            name = line_at(middle, area.left(), rolled, look, FontRole.BODY)
            paint_words(painter, name, row.name, look, role=FontRole.BODY, ink=theme.ink)
        for text, right, role, ink in (
            (self._rolled(row), rolled, FontRole.BODY_STRONG, theme.ink),
            (self._expected(row), expected, FontRole.BODY, theme.ink2),
            (self._difference(row), area.right(), FontRole.BODY, theme.ink),
        ):
            figure = line_at(middle, right - text_width(look.font(role), text) - 1, right, look, role)
            paint_words(painter, figure, text, look, role=role, ink=ink, right=True)
        if bar:
            track = QRectF(bar_right - bar, middle - look.px(_BAR[1]) / 2, bar, look.px(_BAR[1]))
            self._paint_difference(painter, track, row.difference / reach if reach else 0.0)
        if row is not self._rows[-1]:
            painter.fillRect(QRectF(area.left(), round(area.bottom()), area.width(), 1), theme.line)

    def _paint_difference(self, painter: QPainter, track: QRectF, share: float) -> None:
        """Paint a bar from the middle to the side on which a count is off."""
        look, theme = self._look, self._look.theme
        painter.fillPath(rounded(track, look.px(RADIUS_BAR - 1)), theme.track)
        zero = track.center().x()
        end = zero + share * track.width() / 2
        painter.fillRect(QRectF(min(zero, end), track.top(), abs(end - zero), track.height()), theme.link)
        thick, high = (look.px(length) for length in _ZERO)
        painter.fillRect(QRectF(zero - thick / 2, track.center().y() - high / 2, thick, high), theme.ink)

    def _paint_verdict(self, painter: QPainter) -> None:
        look, theme, inner = self._look, self._look.theme, self.inner
        top = self._area(len(self._rows)).top() + look.text_px(_ABOVE_FOOT)
        painter.fillRect(QRectF(inner.left(), round(top), inner.width(), 1), theme.line2)
        middle, size = top + look.text_px(_FOOT_MIDDLE), look.px(_SIGN)
        said, figures = self._verdict()
        left = inner.left()
        if self._test is not None:
            good = self._test.verdict is Evenness.CONSISTENT
            sign = QRectF(left, middle - size / 2, size, size)
            paint_icon(painter, sign, "check" if good else "about", theme.pos if good else theme.ink2)
            left += look.px(_SIGN + _GAP - 2)
        two = self._needs_two_lines(inner.width())
        area = line_at(middle, left, inner.right(), look, FontRole.BODY_STRONG)
        paint_words(painter, area, said, look, role=FontRole.BODY_STRONG, ink=theme.ink)
        if two:
            below = line_at(middle + look.text_px(_SECOND_LINE), left, inner.right(), look, FontRole.CAPTION)
            paint_words(painter, below, figures, look, role=FontRole.CAPTION, ink=theme.ink2)
        else:
            beside = line_at(middle, left, inner.right(), look, FontRole.CAPTION)
            paint_words(painter, beside, figures, look, role=FontRole.CAPTION, ink=theme.ink2, right=True)


def _face_rows(counts: DiceCounts) -> tuple[DiceRow, ...]:
    return tuple(
        DiceRow(face_name(face), rolled, counts.expected_face, face)
        for face, rolled in enumerate(counts.faces, start=1)
    )


def _hand_rows(counts: DiceCounts) -> tuple[DiceRow, ...]:
    return tuple(
        DiceRow(words.hand_name(hand), counts.hands.get(hand, 0), expected)
        for hand, expected in counts.expected_hands.items()
    )
