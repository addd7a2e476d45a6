"""Every moment of the game has its sound, and nothing else has; muted, nothing is played at all."""

from collections.abc import Callable

import pytest

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gui.driver import Driver, mixed, people
from yacht_desktop.game.dice import TypedDice
from yacht_desktop.game.fairness import DiceKind
from yacht_desktop.game.moves import Score
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session import settings as s
from yacht_desktop.session.dice_entry import EntryStep
from yacht_desktop.session.pace import AT_ONCE, NO_WAITING, NORMAL
from yacht_desktop.session.setup import DiceChoice, GameSetup, Player
from yacht_desktop.ui.game_table import GameTable
from yacht_desktop.ui.sounds import Sound, Throw
from yacht_desktop.ui.trainer_window import TrainerWindow

KEY = Qt.Key
HOLD, RELEASE, SCORE, ZERO = Sound.HOLD, Sound.RELEASE, Sound.SCORE, Sound.ZERO
SLOW = NORMAL.scaled(20)


class Recorder:
    """Remembers what would be heard."""

    def __init__(self) -> None:
        self.played: list[Sound | Throw] = []
        self.gains: list[float] = []
        self.delays: list[float] = []
        self.levels: list[float] = []
        self.faded: list[type[Throw] | None] = []
        self.has_stopped = False

    def play(self, sound: Sound | Throw, *, gain: float = 1.0, delay: float = 0.0) -> None:
        self.played.append(sound)
        self.gains.append(gain)
        self.delays.append(delay)

    def set_level(self, level: float) -> None:
        self.levels.append(level)

    def fade(self, kind: type[Throw] | None = None) -> None:
        self.faded.append(kind)

    def shut_down(self) -> None:
        self.has_stopped = True

    def take(self) -> list[Sound | Throw]:
        """Return what was played since the last time."""
        taken, self.played = self.played, []
        return taken


def listen(driver: Driver) -> Recorder:
    """Let a recorder take the place of what plays."""
    recorder = Recorder()
    driver.window.sounds._new_player = lambda: recorder  # type: ignore[assignment,return-value]
    return recorder


def table(driver: Driver) -> GameTable:
    found = driver.find("gameTable")
    assert isinstance(found, GameTable)
    return found


def put_down(dice: int) -> Throw:
    return Throw(dice, 0.0)


def test_a_turn_alone_is_heard_move_by_move(driver: Driver) -> None:
    heard = listen(driver)
    driver.press(KEY.Key_R)
    driver.press(KEY.Key_1)
    driver.press(KEY.Key_2)
    driver.press(KEY.Key_1)
    driver.press(KEY.Key_R)
    driver.click_row("choice")
    assert heard.take() == [put_down(5), HOLD, HOLD, RELEASE, put_down(4), SCORE]
    assert set(heard.gains) == {1.0}
    assert heard.levels == [pytest.approx(0.36)]


def test_a_zero_has_a_sound_of_its_own(driver: Driver) -> None:
    heard = listen(driver)
    driver.game.settings.set(s.CONFIRM_ZERO, value=False)
    driver.set_pace(NO_WAITING)
    driver.press(KEY.Key_R)
    driver.click_row("yacht")
    assert heard.take() == [put_down(5), ZERO]


def test_all_dice_of_a_face_and_all_together_make_one_sound(driver: Driver) -> None:
    heard = listen(driver)
    driver.press(KEY.Key_R)
    dice = driver.session.state.dice
    assert dice is not None
    driver.session.hold_face(max(dice, key=dice.count))
    driver.press(KEY.Key_0)
    driver.press(KEY.Key_0)
    assert heard.take() == [put_down(5), HOLD, RELEASE]


def test_what_is_not_possible_is_heard_with_its_reason_in_words(driver: Driver) -> None:
    heard = listen(driver)
    said: list[str] = []
    table(driver).said.connect(said.append)
    driver.press(KEY.Key_1)
    for _ in range(4):
        driver.press(KEY.Key_R)
    assert heard.take() == [Sound.NOT_POSSIBLE, *[put_down(5)] * 3, Sound.NOT_POSSIBLE]
    assert len(said) == 5


def test_undoing_redoing_and_opening_are_silent_and_end_what_is_heard(driver: Driver) -> None:
    heard = listen(driver)
    driver.press(KEY.Key_R)
    driver.press(KEY.Key_1)
    driver.click_row("choice")
    heard.take()
    for _ in range(3):
        driver.action("undoAction").trigger()
    for _ in range(2):
        driver.action("redoAction").trigger()
    driver.session.lay_out(driver.session.setup, driver.session.dice, driver.session.moves)
    driver.session.new_game(people("", ""))
    assert heard.take() == []
    assert heard.faded
    assert set(heard.faded) == {None}


@pytest.mark.parametrize(("pace", "seconds"), [(NORMAL, 0.62), (NORMAL.scaled(1.6), 0.992), (NORMAL.scaled(0.5), 0.31)])
def test_a_throw_is_heard_as_long_as_the_dice_tumble(
    make_driver: Callable[..., Driver], pace: object, seconds: float
) -> None:
    driver = make_driver(pace=pace)
    heard = listen(driver)
    driver.press(KEY.Key_R)
    (throw,) = heard.take()
    assert isinstance(throw, Throw)
    assert throw.dice == 5
    assert throw.seconds == pytest.approx(seconds, abs=0.001)


def test_with_reduced_motion_dice_are_only_put_down(make_driver: Callable[..., Driver]) -> None:
    driver = make_driver(pace=NORMAL)
    heard = listen(driver)
    driver.game.look.set_reduced_motion(True)
    driver.press(KEY.Key_R)
    assert heard.take() == [put_down(5)]


def test_dice_that_are_brought_down_early_are_heard_to_come_down(make_driver: Callable[..., Driver]) -> None:
    driver = make_driver(pace=SLOW)
    heard = listen(driver)
    driver.press(KEY.Key_R)
    driver.press(KEY.Key_R)
    assert heard.take() == [(5, pytest.approx(12.4)), put_down(5)]
    assert heard.faded == [Throw]


def test_it_is_ones_turn_only_after_others_have_moved(make_driver: Callable[..., Driver]) -> None:
    driver = make_driver(people("Åsa", "Bo"))
    heard = listen(driver)
    driver.press(KEY.Key_R)
    driver.click_row("choice")
    assert heard.take() == [put_down(5), SCORE, Sound.YOUR_TURN]
    assert heard.delays[-1] > 0, "after the pencil"


def test_computers_are_heard_more_softly_and_then_it_is_your_turn(make_driver: Callable[..., Driver]) -> None:
    driver = make_driver(mixed(Level.DECKHAND, None), pace=NORMAL.scaled(0.01))
    heard = listen(driver)
    driver.session.new_game(mixed(Level.DECKHAND, None))
    driver.wait_for_person()
    played = heard.take()
    assert played[-1] is Sound.YOUR_TURN
    assert played[-2] in {SCORE, ZERO}
    assert isinstance(played[0], Throw)
    assert set(heard.gains[:-1]) == {0.6}
    assert heard.gains[-1] == 1.0


@pytest.mark.parametrize("pace", [NO_WAITING, AT_ONCE])
def test_computers_that_do_not_wait_make_no_storm(make_driver: Callable[..., Driver], pace: object) -> None:
    driver = make_driver(mixed(*[Level.DECKHAND] * 3, None))
    heard = listen(driver)
    driver.window.sounds._clock = lambda: 1000.0
    driver.session.new_game(mixed(*[Level.DECKHAND] * 3, None))
    driver.wait_for_person()
    first, last = heard.take()
    assert first in {SCORE, ZERO}
    assert last is Sound.YOUR_TURN


def play_out(driver: Driver, *, badly: bool = False) -> None:
    """Play to the end, and until the result shows."""
    with driver.qtbot.waitSignal(table(driver).result_opened):
        while not driver.session.state.is_over:
            play_a_turn(driver, badly=badly)


def play_a_turn(driver: Driver, *, badly: bool = False) -> None:
    driver.session.roll()
    scores = driver.session.state.possible_scores
    driver.session.score((min if badly else max)(scores, key=scores.__getitem__))


@pytest.mark.parametrize("setup", [people(""), people("Åsa", "Bo")])
def test_the_end_is_heard_when_the_result_is_seen(make_driver: Callable[..., Driver], setup: GameSetup) -> None:
    driver = make_driver(setup)
    heard = listen(driver)
    play_out(driver)
    assert heard.take()[-1] is Sound.WIN
    driver.window.sounds._on_result_opened()
    assert heard.take() == [], "once"


def test_a_game_that_a_computer_wins_ends_with_a_single_stroke(make_driver: Callable[..., Driver]) -> None:
    driver = make_driver(people("", ""))
    heard = listen(driver)
    for turn in range(23):
        play_a_turn(driver, badly=turn % 2 == 1)
    driver.session.lay_out(mixed(Level.DECKHAND, None), driver.session.dice, driver.session.moves)
    play_out(driver, badly=True)
    assert heard.take()[-1] is Sound.LOSE


def test_a_finished_game_that_is_opened_is_silent(driver: Driver) -> None:
    heard = listen(driver)
    play_out(driver)
    heard.take()
    setup, dice, moves = driver.session.setup, driver.session.dice, driver.session.moves
    with driver.qtbot.waitSignal(table(driver).result_opened):
        driver.session.lay_out(setup, dice, moves)
    assert heard.take() == []


def real_dice(*players: Player) -> GameSetup:
    return GameSetup(ruleset("yacht"), players, DiceChoice(DiceKind.TYPED))


def test_real_dice_are_heard_as_they_are_typed_in_and_a_yacht_rings_the_bell(
    make_driver: Callable[..., Driver],
) -> None:
    driver = make_driver(real_dice(Player()))
    assert isinstance(driver.session.dice, TypedDice)
    heard = listen(driver)
    for face in (4, 4, 4, 4, 2):
        driver.session.enter(EntryStep.TYPED, face)
    driver.session.roll()
    assert heard.take() == [put_down(1)] * 5
    driver.session.hold_face(4)
    driver.session.roll()
    driver.session.enter(EntryStep.TYPED, 4)
    heard.take()
    assert not table(driver)._tray._glow.lit
    driver.session.roll()
    assert heard.take() == [Sound.YACHT], "also with dice that were kept"
    assert table(driver)._tray._glow.lit


def test_muted_or_at_volume_zero_nothing_is_made_or_played(driver: Driver) -> None:
    made: list[bool] = []
    driver.window.sounds._new_player = lambda: made.append(True)  # type: ignore[assignment,return-value]
    driver.press(KEY.Key_M)
    driver.press(KEY.Key_R)
    driver.press(KEY.Key_1)
    driver.press(KEY.Key_M)
    driver.game.settings.set(s.VOLUME, 0)
    driver.press(KEY.Key_1)
    driver.window.window_desk.volume_tried.emit()
    driver.click_row("choice")
    play_out(driver)
    assert made == []
    assert driver.window.sounds._player is None


def test_m_mutes_what_is_being_heard_says_so_and_is_remembered(driver: Driver) -> None:
    heard = listen(driver)
    driver.press(KEY.Key_R)
    action = driver.action("muteAction")
    assert not action.isChecked()
    driver.press(KEY.Key_M)
    assert action.isChecked()
    assert driver.game.settings.get(s.MUTED)
    assert heard.levels[-1] == 0.0
    driver.press(KEY.Key_1)
    driver.press(KEY.Key_M)
    assert heard.levels[-1] == pytest.approx(0.36)
    assert heard.take() == [put_down(5)]
    driver.game.settings.set(s.MUTED, value=True)
    assert action.isChecked(), "also where it is set in the preferences"


def test_the_volume_is_followed_at_once_and_can_be_tried(driver: Driver) -> None:
    heard = listen(driver)
    driver.window.window_desk.volume_tried.emit()
    assert heard.take() == [Sound.YOUR_TURN]
    driver.game.settings.set(s.VOLUME, 100)
    driver.game.settings.set(s.VOLUME, 50)
    assert heard.levels == [pytest.approx(0.36), 1.0, 0.25]


def test_closing_the_window_ends_all_sound(driver: Driver) -> None:
    heard = listen(driver)
    driver.press(KEY.Key_R)
    driver.window.close()
    assert heard.has_stopped
    driver.window.sounds.try_volume()
    assert heard.take() == [put_down(5)]


def test_the_trainer_is_heard_like_the_game(driver: Driver) -> None:
    heard = listen(driver)
    driver.window.window_desk.open_trainer()
    trainer = driver.window.findChild(TrainerWindow)
    assert isinstance(trainer, TrainerWindow)
    for more in (True, False):
        trainer.table.held.emit(more)
    trainer.table.answered.emit(Score("choice"))
    trainer.table.refused.emit()
    assert heard.take() == [HOLD, RELEASE, SCORE, Sound.NOT_POSSIBLE]
    with driver.qtbot.waitActive(trainer):
        trainer.activateWindow()
    QTest.keyClick(trainer, KEY.Key_M)
    assert driver.game.settings.get(s.MUTED)
    trainer.table.refused.emit()
    assert heard.take() == []
