"""Fills the coach's panel with what is known of the game, once the table has shown what it speaks of."""

from PySide6.QtCore import QObject, Signal, Slot

from yacht_desktop.coach.choices import Advice, Option
from yacht_desktop.session.coach_events import SoFar, positions_of
from yacht_desktop.session.coaching import Coaching
from yacht_desktop.session.position import Position
from yacht_desktop.ui import wording
from yacht_desktop.ui.chance_meter import Chance
from yacht_desktop.ui.coach_bars import Balance
from yacht_desktop.ui.coach_panel import CoachPanel
from yacht_desktop.ui.wording import charts as chart_words
from yacht_desktop.ui.wording import coach as words
from yacht_desktop.ui.wording import coach_panel as panel_words
from yacht_desktop.ui.wording.figures import percent_text, points_text


class PanelFilling(QObject):
    """Shows the panel what the coach tells, but never of dice nobody has seen yet.

    Signals:
        hold_wanted: a card of dice was chosen, with the positions to hold.
        box_wanted: a card of a box was chosen, with its identifier.
    """

    hold_wanted = Signal(object)
    box_wanted = Signal(str)

    def __init__(self, coaching: Coaching, panel: CoachPanel) -> None:
        """Fill the panel, which owns this object, from what the coach tells."""
        super().__init__(panel)
        self._coaching = coaching
        self._panel = panel
        self._position: Position | None = None
        self._lies = False
        self._shown: Advice | None = None
        self._has_failed = False
        coaching.advised.connect(self._follow)
        coaching.held_changed.connect(self._follow_held)
        coaching.chances_changed.connect(self._follow)
        coaching.so_far.connect(self._follow)
        coaching.prepared.connect(self._on_prepared)
        coaching.failed.connect(self._on_failed)
        panel.chosen.connect(self._on_chosen)

    def show(self, position: Position, *, lies: bool) -> None:
        """Follow the game to a position; `lies` is whether its dice have come to rest."""
        if self._position is None or position.setup is not self._position.setup:
            self._has_failed = False
        self._position, self._lies = position, lies
        self._follow()

    def retranslate(self) -> None:
        """Say everything anew, in the language in use now."""
        self._shown = None
        self._panel.retranslate()
        self._follow()

    @Slot()
    def _follow(self) -> None:
        """Let the panel show what is known of what lies on the table."""
        position = self._position
        if position is None:
            return
        if self._lies:
            self._show_standing(position)
        has_dice = position.state.dice is not None and position.entry is None
        if position.state.is_over or not position.player.is_human or not has_dice:
            self._shown = None
            self._panel.show_quiet(panel_words.quiet(position))
            return
        advice = self._coaching.advice
        if advice is None or not self._lies or advice.state != position.state:
            self._shown = None
            if self._has_failed:
                self._panel.show_quiet(panel_words.failed())
            else:
                self._panel.show_waiting(1 if len(position.setup.players) == 1 else 2)
            return
        if advice is not self._shown:
            self._shown = advice
            self._panel.show_advice(advice)
        self._follow_held()

    @Slot()
    def _follow_held(self) -> None:
        """Mark the card of the dice held, or say what they give away."""
        position, advice = self._position, self._shown
        if position is None or advice is None:
            return
        state = position.state
        held = tuple(sorted((state.dice or ())[place] for place in position.held))
        option = self._coaching.held_option
        loss = words.held_now(option.loss, advice.measure) if option is not None else ""
        self._panel.show_held(held if state.rolls_left else None, loss)

    def _show_standing(self, position: Position) -> None:
        """Show the chances of all, and luck and skill of one."""
        self._panel.show_chances(_chances(position, self._coaching.chances))
        so_far = self._coaching.luck_and_skill
        if so_far is None:
            self._panel.show_game("", None, None)
        else:
            title = panel_words.so_far_title(position.setup, so_far.player, is_over=position.state.is_over)
            self._panel.show_game(title, *_balances(position, so_far))

    @Slot(float)
    def _on_prepared(self, progress: float) -> None:
        if progress < 1 and self._shown is None and self._position is not None:
            self._panel.show_preparing(panel_words.preparing(progress))

    @Slot()
    def _on_failed(self) -> None:
        self._has_failed = True
        self._follow()

    @Slot(object)
    def _on_chosen(self, option: Option) -> None:
        """Hold just the dice of a card, or bring the keyboard to its box; rolling and scoring are the player's."""
        position = self._position
        if position is None or not position.may_act:
            return
        if option.category is not None:
            self.box_wanted.emit(option.category)
        else:
            self.hold_wanted.emit(positions_of(option, position.state.dice or (), position.held))


def _chances(position: Position, shares: tuple[float, ...]) -> tuple[Chance, ...]:
    setup = position.setup
    seats = range(len(setup.players))
    if len(seats) == 1:
        return ()
    if len(shares) != len(seats):
        return tuple(Chance(seat, wording.player_name(setup, seat), 0.0, "") for seat in seats)
    return tuple(
        Chance(seat, wording.player_name(setup, seat), shares[seat], percent_text(shares[seat])) for seat in seats
    )


def _balances(position: Position, so_far: SoFar) -> tuple[Balance, Balance]:
    you = wording.is_you(position.setup, so_far.player)
    luck, lost = so_far.luck, so_far.lost
    return (
        Balance(
            chart_words.luck_label(),
            luck,
            points_text(luck, signed=True),
            panel_words.luck_sentence(luck, you=you),
        ),
        Balance(chart_words.skill_label(), -lost, points_text(-lost), panel_words.skill_sentence(lost, you=you)),
    )
