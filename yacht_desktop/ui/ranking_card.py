"""The ranking of a finished game on a sheet."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEasingCurve, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yacht_desktop.ui.card import Card
from yacht_desktop.ui.dice_strip import DiceStrip
from yacht_desktop.ui.growth import Growth
from yacht_desktop.ui.luck_bars import LuckAndSkill
from yacht_desktop.ui.ranking import Rank, RankingRow
from yacht_desktop.ui.ranking_foot import RankingFoot
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.theme import BARS_MS, RADIUS_CARD, Look

_STRIP: Final = 3


class RankingCard(Card):
    """The ranking on a sheet, the winners' rows tinted under a brass strip, and what the bars mean."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start empty."""
        super().__init__(look, parent)
        self._rows: list[RankingRow] = []
        self._winners = 0
        self._growth = Growth(look, BARS_MS, QEasingCurve.Type.OutCubic, self)
        self._growth.grew.connect(self._grow)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(1, 1, 1, 1)
        self._column.setSpacing(0)
        self._foot = RankingFoot(look, self)
        self._column.addWidget(self._foot)
        self.dice = DiceStrip(look, self)
        self._column.addWidget(self.dice)

    def show_ranking(self, ranks: tuple[Rank, ...]) -> None:
        """Show these players instead of those before, without luck and skill."""
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._winners = sum(rank.wins for rank in ranks) if len(ranks) > 1 else 0
        alone = self._winners == 1
        self._rows = [RankingRow(self._look, rank, alone=alone, last=rank is ranks[-1], parent=self) for rank in ranks]
        for place, row in enumerate(self._rows):
            self._column.insertWidget(place, row, 1)
        self.updateGeometry()
        self.update()

    def show_bars(self, bars: tuple[LuckAndSkill, ...], *, grows: bool) -> None:
        """Show luck and skill of the players, by their seats; with `grows` the bars grow from zero."""
        for row in self._rows:
            row.show_bars(bars[row.seat])
        if grows:
            self._growth.start()
        else:
            self._growth.finish()

    def set_foot(self, text: str) -> None:
        """Say what the bars mean."""
        self._foot.setText(text)

    def needed_height(self, width: int, row: int) -> int:
        """Return how high the card must be at a width with rows `row` px high at scale 1."""
        rows = len(self._rows) * round(self._look.text_px(row))
        return rows + self._foot.needed_height(width - 2) + self.dice.needed_height(width - 2) + 2

    def lay_out_foot(self, width: int) -> None:
        """Give the foot and what is below it the heights they need at the card's width."""
        self._foot.setFixedHeight(self._foot.needed_height(width - 2))
        self.dice.setFixedHeight(self.dice.needed_height(width - 2))

    def _grow(self) -> None:
        for row in self._rows:
            row.show_part(self._growth.part)

    @override
    def paint_sheet(self, painter: QPainter) -> None:
        """Paint the sheet, the winners' part of it, and its foot."""
        super().paint_sheet(painter)
        look, theme = self._look, self._look.theme
        sheet = rounded(QRectF(self.rect()), look.px(RADIUS_CARD))
        foot = QRectF(self._foot.geometry()).adjusted(-1, 0, 1, self.height() - self._foot.geometry().bottom())
        painter.fillPath(sheet.intersected(rounded(foot, 0)), theme.sunk)
        painter.fillRect(QRectF(0, foot.top() - 1, self.width(), 1), theme.line)
        if self._winners:
            tinted = self._rows[self._winners - 1].geometry().bottom() + 1
            painter.fillPath(sheet.intersected(rounded(QRectF(0, 0, self.width(), tinted), 0)), theme.col)

    @override
    def paint_content(self, painter: QPainter) -> None:
        """Paint the brass strip over the winners."""
        if self._winners:
            look = self._look
            strip = rounded(QRectF(0, 0, self.width(), look.px(_STRIP)), 0)
            whole = rounded(QRectF(self.rect()), look.px(RADIUS_CARD))
            painter.fillPath(whole.intersected(strip), look.theme.brass)
