"""The choices that cost a player most, each a way into the review."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from yacht_desktop.coach.reviews import DecisionReview, Review
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui.card import Card
from yacht_desktop.ui.choice_row import ChoiceRow, row_height
from yacht_desktop.ui.text_fit import LEFT_LINE, RIGHT_LINE, font_to_fit, text_width, usual_share
from yacht_desktop.ui.theme import SMALLEST_TEXT, SPACE_2, SPACE_4, FontRole, Look
from yacht_desktop.ui.wording import charts as words
from yacht_desktop.ui.wording import review as review_words

MOST: Final = 3
_PADDING: Final = 21
_HEAD: Final = 44
_BELOW: Final = 4
_WHERE: Final = 138


def costly_mistakes(review: Review, seat: int) -> tuple[DecisionReview, ...]:
    """Return a player's decisions that lost most points, the worst first, without those as good as the best."""
    own = review.costliest(seat, most=len(review.decisions))
    return tuple(decision for decision in own if review_words.is_beaten(decision))[:MOST]


class CostliestCard(Card):
    """Up to three rows under a title.

    Signals:
        picked: a row was chosen, with the index of its move.
    """

    picked = Signal(int)

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without choices."""
        super().__init__(look, parent)
        self.setObjectName("costliestChoices")
        self._title = ""
        self._sentence = ""
        self._rows: list[ChoiceRow] = []

    def show_choices(self, setup: GameSetup, seat: int, decisions: tuple[DecisionReview, ...]) -> None:
        """Show a player's decisions, the costliest first."""
        self._clear()
        self._name(setup, seat)
        self._sentence = "" if decisions else words.nothing_costly()
        for decision in decisions[:MOST]:
            row = ChoiceRow(self._look, decision, self)
            row.clicked.connect(self._pick)
            row.show()
            self._rows.append(row)
        self.setAccessibleDescription(self._sentence)
        self._arrange()

    def show_sentence(self, setup: GameSetup, seat: int, sentence: str) -> None:
        """Show a sentence where the rows will be."""
        self._clear()
        self._name(setup, seat)
        self._sentence = sentence
        self.setAccessibleDescription(sentence)
        self.update()

    @property
    def rows(self) -> tuple[ChoiceRow, ...]:
        """The rows from the top."""
        return tuple(self._rows)

    def _name(self, setup: GameSetup, seat: int) -> None:
        self._title = words.costliest_title(setup, seat)
        self.setAccessibleName(self._title)

    def _clear(self) -> None:
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows = []

    def _pick(self) -> None:
        row = self.sender()
        if isinstance(row, ChoiceRow):
            self.picked.emit(row.decision.move)

    # Layout

    def _content_width(self, width: int) -> float:
        return width - 2 * self._look.px(_PADDING)

    def _where(self) -> float:
        """Return the room for round and roll, the same in all rows."""
        return max([self._look.px(_WHERE), *(row.where_width() for row in self._rows)])

    def _needs_two_lines(self, row: ChoiceRow, width: int) -> bool:
        return not row.fits(self._content_width(width), self._where())

    def needed_height(self, width: int) -> int:
        """Return how high the card must be at a width; always with room for three rows."""
        rows = sum(row_height(self._look, two_lines=self._needs_two_lines(row, width)) for row in self._rows)
        rows += (MOST - len(self._rows)) * row_height(self._look, two_lines=False)
        return round(self._look.text_px(_HEAD)) + rows + round(self._look.px(_BELOW))

    def _arrange(self) -> None:
        where = self._where()
        left = round(self._look.px(_PADDING))
        top = round(self._look.text_px(_HEAD))
        for row in self._rows:
            two_lines = self._needs_two_lines(row, self.width())
            height = row_height(self._look, two_lines=two_lines)
            row.set_form(where, two_lines=two_lines)
            row.setGeometry(left, top, self.width() - 2 * left, height)
            top += height
        self.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows out."""
        super().resizeEvent(event)
        self._arrange()

    @override
    def _restyle(self) -> None:
        super()._restyle()
        self._arrange()

    @override
    def paint_content(self, painter: QPainter) -> None:
        """Paint title, rules and, where there is no row, the sentence."""
        look, theme = self._look, self._look.theme
        padding, head = look.px(_PADDING), look.text_px(_HEAD)
        line = QRectF(padding, look.px(SPACE_2), self.width() - 2 * padding, head - look.px(SPACE_2))
        head_words = "" if not self._rows else words.points_lost_head()
        painter.setFont(look.font(FontRole.CAPTION))
        painter.setPen(theme.ink3)
        painter.drawText(line, RIGHT_LINE, head_words)
        room = line.width() - text_width(painter.font(), head_words) - look.px(SPACE_4)
        share = usual_share(look.text_scale)
        painter.setFont(font_to_fit(look.font(FontRole.SECTION), self._title, room, share, SMALLEST_TEXT))
        painter.setPen(theme.ink)
        title = QFontMetricsF(painter.font()).elidedText(self._title, Qt.TextElideMode.ElideRight, room)
        painter.drawText(line, LEFT_LINE, title)
        for top in (head - 1, *(row.geometry().bottom() for row in self._rows[:-1])):
            painter.fillRect(QRectF(padding, round(top), line.width(), 1), theme.line)
        if self._sentence:
            painter.setFont(look.font(FontRole.BODY))
            painter.setPen(theme.ink2)
            area = QRectF(padding, head, line.width(), self.height() - head)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._sentence)
