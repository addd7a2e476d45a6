"""The table as it was at one step of a game: the dice with those kept, how good the choice was, and the cards."""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from yacht_desktop.session.position import Position
from yacht_desktop.session.scorecard_model import ScorecardModel
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.ui import wording
from yacht_desktop.ui.card import Card, paint_card_shadows
from yacht_desktop.ui.mark_signs import paint_mark
from yacht_desktop.ui.mini_dice import paint_mini_die
from yacht_desktop.ui.mirroring import Painter
from yacht_desktop.ui.review_steps import Step
from yacht_desktop.ui.scaling import MainGeometry
from yacht_desktop.ui.scorecard import ScorecardView
from yacht_desktop.ui.shade import rounded
from yacht_desktop.ui.step_words import done_in, heading_of, verdict_on
from yacht_desktop.ui.theme import SPACE_2, SPACE_3, SPACE_5, FontRole, Look
from yacht_desktop.ui.words import Words

_DIE: Final = 36
_DIE_PITCH: Final = 44
_KEPT: Final = (5, 4)
"""Height of the bar under a kept die, and its distance from it."""
_SIGN: Final = 18
_VERDICT_LINES: Final = 2
_BESIDE_FROM: Final = 420
_CARD_BORDER: Final = 1
_LEAST_CARD: Final = 170
_HEADER: Final = 42
_TOTAL: Final = 40
_BAND: Final = 6
_ROWS: Final = (22, 32)
_NAMES: Final = (104, 170)
_COLUMN: Final = (44, 110)


class DiceRow(QWidget):
    """Dice as they lay, with a bar under each that was kept."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without dice."""
        super().__init__(parent)
        self._look = look
        self._dice: tuple[int, ...] = ()
        self._held: frozenset[int] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._restyle)

    def show_dice(self, dice: tuple[int, ...], held: frozenset[int]) -> None:
        """Show dice, those at some positions as kept."""
        self._dice, self._held = dice, held
        spoken = [wording.die_spoken(place, face, held=place in held) for place, face in enumerate(dice)]
        self.setAccessibleName(". ".join(spoken))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Return the room of five dice and their bars."""
        px = self._look.px
        return QSize(round(px(_DIE_PITCH * 5)), round(px(_DIE + sum(_KEPT))))

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the same height."""
        return self.sizeHint()

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dice."""
        px, theme = self._look.px, self._look.theme
        with Painter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, face in enumerate(self._dice):
                square = QRectF(round(place * px(_DIE_PITCH)), 0, px(_DIE), px(_DIE))
                paint_mini_die(painter, square, face, theme)
                if place in self._held:
                    height, gap = (px(length) for length in _KEPT)
                    bar = QRectF(square.left(), square.bottom() + gap, square.width(), height)
                    painter.fillPath(rounded(bar, height / 2), theme.brass)


class _MarkSign(QWidget):
    """The sign of a mark; nothing where nothing could be lost."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._step: Step | None = None
        look.changed.connect(self._restyle)
        self._restyle()

    def show_step(self, step: Step) -> None:
        self._step = step
        self.setVisible(step.decision is not None and step.decision.unforced)
        self.update()

    def _restyle(self) -> None:
        side = round(self._look.px(_SIGN))
        self.setFixedSize(side, side)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._step is None or self._step.decision is None:
            return
        with Painter(self) as painter:
            paint_mark(painter, QRectF(self.rect()), self._step.decision.mark, self._look.theme)


class StepCard(Card):
    """When it was, the dice, what was done, and how good that was."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without a step."""
        super().__init__(look, parent)
        self.setObjectName("reviewStep")
        self._heading = Words(look, FontRole.SECTION, "ink", self, wraps=True)
        self._dice = DiceRow(look, self)
        self._sign = _MarkSign(look, self)
        self._done = Words(look, FontRole.BODY_STRONG, "ink", self, wraps=True)
        self._verdict = Words(look, FontRole.BODY, "ink2", self, wraps=True)
        self._verdict.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._line = QHBoxLayout()
        self._line.addWidget(self._sign)
        self._line.addWidget(self._done, 1)
        # Dice and what was done with them stand side by side where there is room.
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.addWidget(self._dice)
        self._middle.addLayout(self._line, 1)
        self._column.addWidget(self._heading)
        self._column.addLayout(self._middle)
        self._column.addWidget(self._verdict)
        self._column.addStretch(1)
        self._restyle()

    def show_step(self, step: Step, setup: GameSetup) -> None:
        """Show a step."""
        self._heading.setText(heading_of(step, setup))
        self._dice.show_dice(step.dice, step.held)
        self._sign.show_step(step)
        self._done.setText(done_in(step))
        self._verdict.setText(verdict_on(step))

    def needed_height(self, width: int) -> int:
        """Return how high the card must be at a width."""
        beside = width >= self._look.text_px(_BESIDE_FROM)
        self._middle.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        return self._column.heightForWidth(width)

    @override
    def _restyle(self) -> None:
        px = self._look.px
        side, above = round(px(SPACE_5)), round(px(SPACE_3))
        self._column.setContentsMargins(side, above, side, above)
        self._column.setSpacing(round(px(SPACE_2)))
        self._line.setSpacing(round(px(SPACE_2)))
        self._middle.setSpacing(round(px(SPACE_2)))
        # Of the look's font: the text itself hears of the look after its card.
        line = QFontMetrics(self._look.font(FontRole.BODY)).lineSpacing()
        self._verdict.setMinimumHeight(round(_VERDICT_LINES * line))
        super()._restyle()


class ReviewTable(QWidget):
    """The step above, the cards of all players below; `needed_height` tells when it has to scroll."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start without a step."""
        super().__init__(parent)
        self._look = look
        self._step = StepCard(look, self)
        self._model = ScorecardModel(wording.CardWords(), self)
        self._card = ScorecardView(look, self._model, self)
        self._card.setObjectName("reviewScorecard")
        self._card.set_interactive(False)
        # The cards jump from step to step: nothing is being written.
        self._card.set_speed(0.0)
        self._margin = 0
        self._model.modelReset.connect(self._arrange)
        look.changed.connect(self._arrange)

    @property
    def card(self) -> ScorecardView:
        """The cards of all players."""
        return self._card

    def show_step(self, step: Step, setup: GameSetup) -> None:
        """Show the table at a step."""
        self._step.show_step(step, setup)
        self._model.show(Position(_as_people(setup), step.state, step.held, step.last_scores))
        self._arrange()
        best = None if step.decision is None else step.decision.best[0].category
        self._card.set_best(best)
        category = None if step.decision is None else step.decision.chosen.category
        if category is not None:
            self._card.scrollTo(self._model.index(self._model.row_of(category), step.player))

    def needed_height(self, width: int) -> int:
        """Return the height below which the cards would be no more than their heads."""
        return self._step.needed_height(width) + round(self._look.text_px(_LEAST_CARD))

    def set_margin(self, margin: int) -> None:
        """Leave room for shadows at the sides and below."""
        self._margin = margin

    def retranslate(self) -> None:
        """Take all words anew, after another language was chosen."""
        self._model.retranslate()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        if self._model.position is None:
            return
        width = self.width() - 2 * self._margin
        height = self._step.needed_height(width)
        self._step.setGeometry(self._margin, 0, width, height)
        top = height + round(self._look.px(SPACE_3))
        area = QRect(self._margin, top, width, max(1, self.height() - self._margin - top))
        players, rows = len(self._model.position.setup.players), self._model.rowCount() - 1
        self._card.set_geometry(card_geometry(area, players, rows, self._look))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shadow of the step's sheet; the cards bring their own."""
        with Painter(self) as painter:
            painter.fillRect(self.rect(), self._look.theme.bg)
            paint_card_shadows(painter, (self._step,), self._look)


def _as_people(setup: GameSetup) -> GameSetup:
    """Return the players under their names, but as people: their cards show what could be scored."""
    seats = range(len(setup.players))
    return GameSetup(setup.rules, tuple(Player(wording.player_name(setup, seat)) for seat in seats))


def card_geometry(area: QRect, players: int, rows: int, look: Look) -> MainGeometry:
    """Return the layout of a scorecard that fills an area as far as it needs, its rows scrolling where they must."""
    text = look.text_px
    least, most = (round(text(width)) for width in _COLUMN)
    narrow, wide = (round(text(width)) for width in _NAMES)
    player = min(most, max(least, (area.width() - wide) // players))
    names = max(narrow, area.width() - players * player)
    if names + players * player > area.width():
        player = max(1, (area.width() - names) // players)
    header, total, band = round(text(_HEADER)), round(text(_TOTAL)), round(look.px(_BAND))
    for_rows = max(1, area.height() - 2 * _CARD_BORDER - header - total - band)
    low, high = (round(text(height)) for height in _ROWS)
    row = min(high, max(low, for_rows // rows))
    viewport = band + min(rows * row, for_rows)
    height = 2 * _CARD_BORDER + header + viewport + total
    return MainGeometry(
        scale=look.scale,
        compact=True,
        menu_height=0,
        tool_bar_height=0,
        status_height=0,
        body=area,
        heading=QRect(),
        tray=QRect(),
        roll=QRect(),
        scorecard=QRect(area.x(), area.y(), names + players * player, height),
        header_height=header,
        row_height=row,
        band_height=band,
        total_height=total,
        viewport_height=viewport,
        name_width=names,
        player_width=player,
        category_icons=False,
        flags_above_names=True,
        scrolls=rows * row > for_rows,
    )
