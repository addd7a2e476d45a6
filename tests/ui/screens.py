"""Every window of the game in the states in which it has something to say."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLineEdit, QRadioButton, QWidget

from tests.game.variants import random_game
from tests.gui.driver import Driver, mixed
from tests.session.library_games import stored
from yacht_desktop.coach.reviewing import review_game
from yacht_desktop.game.dice_codes import daily_code
from yacht_desktop.game.fairness import DiceKind
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session import settings as s
from yacht_desktop.session.day_games import today
from yacht_desktop.session.dice_entry import EntryStep
from yacht_desktop.session.setup import DiceChoice, GameSetup, Player
from yacht_desktop.storage.library_entries import Source
from yacht_desktop.ui.chance_chart import ChanceChart
from yacht_desktop.ui.controls import SegmentedControl
from yacht_desktop.ui.dice_window import DiceWindow
from yacht_desktop.ui.library_list import LibraryList
from yacht_desktop.ui.statistics_window import StatisticsWindow

DESIGNED: Final = QSize(1120, 760)
PATIENCE: Final = 30_000


@dataclass(frozen=True, slots=True)
class Screen:
    """One thing to look at: `arrange` brings it about and returns the window it is in."""

    name: str
    arrange: Callable[[Driver], QWidget]
    setup: GameSetup | None = None


def _start(driver: Driver) -> QWidget:
    return driver.window


def _rolled(driver: Driver) -> QWidget:
    driver.session.roll()
    return driver.window


def _held(driver: Driver) -> QWidget:
    driver.session.roll()
    driver.session.hold(0)
    driver.session.hold(2)
    return driver.window


def _dice_entered(driver: Driver) -> QWidget:
    """Type in some dice of a second roll, and what is none."""
    enter = driver.session.enter
    for face in (2, 2, 5, 5, 6):
        enter(EntryStep.TYPED, face)
    driver.session.roll()
    driver.session.hold(1)
    driver.session.roll()
    for face in (3, 9):
        enter(EntryStep.TYPED, face)
    return driver.window


def _all_held(driver: Driver) -> QWidget:
    driver.session.roll()
    for die in range(driver.session.state.rules.dice):
        driver.session.hold(die)
    return driver.window


def _no_rolls_left(driver: Driver) -> QWidget:
    while driver.session.state.rolls_left:
        driver.session.roll()
    return driver.window


def _zero(driver: Driver) -> str:
    """Return the last category in which the dice on the table are worth nothing."""
    return next(box for box, points in reversed(driver.session.state.possible_scores.items()) if not points)


def _zero_asked(driver: Driver) -> QWidget:
    driver.session.roll()
    driver.click_row(_zero(driver))
    return driver.window


def _undo_offered(driver: Driver) -> QWidget:
    driver.session.roll()
    driver.click_row("choice")
    return driver.window


def _finished(driver: Driver) -> QWidget:
    while not driver.session.state.is_over:
        driver.session.roll()
        driver.session.score(next(iter(driver.session.state.possible_scores)))
    driver.qtbot.waitUntil(lambda: driver.find("resultPage").isVisible())
    return driver.window


def _reviewed(driver: Driver) -> QWidget:
    """The result with luck, skill, chart and costliest choices."""
    window = _finished(driver)
    chart = driver.find("chanceChart")
    assert isinstance(chart, ChanceChart)
    driver.qtbot.waitUntil(lambda: chart.data is not None, timeout=PATIENCE)
    return window


def _review(view: int) -> Callable[[Driver], QWidget]:
    def arrange(driver: Driver) -> QWidget:
        _reviewed(driver)
        window = _opened_by("reviewAction")(driver)
        choice = window.findChild(SegmentedControl, "reviewView")
        assert isinstance(choice, SegmentedControl)
        choice.segments[view].click()
        return window

    return arrange


def _opened_by(action: str) -> Callable[[Driver], QWidget]:
    def arrange(driver: Driver) -> QWidget:
        before = _windows()
        driver.action(action).trigger()
        driver.qtbot.waitUntil(lambda: bool(_windows() - before))
        (window,) = _windows() - before
        return window

    return arrange


def _windows() -> set[QWidget]:
    return {window for window in QApplication.topLevelWidgets() if window.isVisible()}


def _wrong_code(driver: Driver) -> QWidget:
    dialog = _opened_by("newGameAction")(driver)
    (row,) = dialog.findChildren(QRadioButton, "sharedDice")
    row.setChecked(True)
    (field,) = dialog.findChildren(QLineEdit, "diceCodeField")
    field.setText("8MSH-CEQU-GV4Q-EVH5")
    return dialog


def _verified(driver: Driver) -> QWidget:
    _finished(driver)
    window = _opened_by("diceAction")(driver)
    assert isinstance(window, DiceWindow)
    window.verify()
    return window


def _statistics(as_table: bool) -> Callable[[Driver], QWidget]:  # noqa: FBT001 - charts, or a table
    """Open the statistics of a finished game, with all filters."""

    def arrange(driver: Driver) -> QWidget:
        _finished(driver)
        window = _opened_by("statisticsAction")(driver)
        assert isinstance(window, StatisticsWindow)
        statistics = driver.game.statistics
        driver.qtbot.waitUntil(lambda: not window.view.is_asking and not statistics.is_at_work, timeout=PATIENCE)
        window.findChildren(QAbstractButton, "statisticsMore")[0].click()
        if as_table:
            window.show_table()
        return window

    return arrange


def _trainer(answered: bool) -> Callable[[Driver], QWidget]:  # noqa: FBT001 - a lesson, or its verdict
    """Open the trainer with lessons of a game, and answer the first or not."""

    def arrange(driver: Driver) -> QWidget:
        training, setup = driver.game.training, driver.session.setup
        moves = tuple(random_game(setup.rules, len(setup.players), seed=3))
        training.take(setup, review_game(setup.rules, len(setup.players), moves))
        window = _opened_by("trainerAction")(driver)
        driver.qtbot.waitUntil(lambda: training.course.question is not None, timeout=20_000)
        question = training.course.question
        if answered and question is not None:
            with driver.qtbot.waitSignal(training.graded, timeout=20_000):
                training.answer(question.played)
        return window

    return arrange


def _without_lessons(driver: Driver) -> QWidget:
    with driver.qtbot.waitSignal(driver.game.training.course_changed):
        return _opened_by("trainerAction")(driver)


def _library(driver: Driver) -> QWidget:
    """Open the library with games of every kind in it."""
    library = driver.game.autosave.library
    if not library.connection.execute("SELECT count(*) FROM games WHERE imported").fetchone()[0]:
        marked = replace(stored(Player("Anna"), Player("Otto")), coached=True, undone=True, imported=True, known=True)
        typed = replace(stored(Player("Anna"), days=1), source=Source("typed"))
        library.add((marked, typed, stored(Player("Otto"), Player("Anna"), days=2, moves=9)))
    driver.session.roll()
    window = _opened_by("gamesAction")(driver)
    found = window.findChild(LibraryList)
    assert isinstance(found, LibraryList)
    driver.qtbot.waitUntil(lambda: found.games.entry(0) is not None)
    return window


def _deleted(driver: Driver) -> QWidget:
    """Delete a game, and one that cannot be."""
    window = _library(driver)
    numbers = window.findChildren(LibraryList)[0].games.numbers
    driver.game.games.delete([driver.game.autosave.number or 0, numbers[2]])
    return window


def _coached(moves: Callable[[Driver], QWidget]) -> Callable[[Driver], QWidget]:
    """Open the coach's panel, and wait until it knows all there is to know."""

    def arrange(driver: Driver) -> QWidget:
        coaching = driver.game.coaching
        moves(driver)
        driver.game.settings.set(s.COACH_OPEN, value=True)
        position = driver.session.position
        decides = position.may_act and position.state.dice is not None
        driver.qtbot.waitUntil(lambda: coaching.advice is not None or not decides, timeout=PATIENCE)
        driver.qtbot.waitUntil(lambda: coaching.luck_and_skill is not None, timeout=PATIENCE)
        return driver.window

    return arrange


def _after_a_turn(driver: Driver) -> QWidget:
    driver.session.roll()
    driver.session.score("choice")
    return _held(driver)


def _hint(driver: Driver) -> QWidget:
    """Ask for everything a hint has to tell."""
    driver.session.roll()
    for _ in range(3):
        with driver.qtbot.waitSignal(driver.game.coaching.hinted, timeout=PATIENCE):
            driver.action("hintAction").trigger()
    return driver.window


def _tutor(driver: Driver) -> QWidget:
    """Be warned of a zero."""
    _no_rolls_left(driver)
    driver.game.settings.set(s.TUTOR_WIN, s.WIN_LIMITS[0])
    driver.game.settings.set(s.TUTOR, value=True)
    with driver.qtbot.waitSignal(driver.game.coaching.warned, timeout=PATIENCE):
        driver.session.score(_zero(driver))
    found = driver.window.findChild(QDialog, "tutorDialog")
    assert isinstance(found, QDialog)
    return found


def _opponents(driver: Driver) -> QWidget:
    window = _opened_by("rulesAction")(driver)
    choice = window.findChild(SegmentedControl, "rulesChoice")
    assert isinstance(choice, SegmentedControl)
    choice.segments[-1].click()
    return window


SIX: Final = GameSetup(
    mixed(None).rules,
    (
        Player("Anna"),
        Player("Otto"),
        *(Player(level=level) for level in (Level.FIRST_MATE, Level.ADMIRAL, Level.CAPTAIN, Level.CAPTAIN)),
    ),
)
ALONE: Final = GameSetup(mixed(None).rules, (Player(),))
SHARED: Final = replace(ALONE, dice=DiceChoice(DiceKind.SHARED, daily_code(today())))
TYPED: Final = replace(ALONE, dice=DiceChoice(DiceKind.TYPED))
REAL: Final = replace(mixed(None, Level.CAPTAIN), dice=DiceChoice(DiceKind.TYPED))
TWO_PEOPLE: Final = GameSetup(mixed(None).rules, (Player(), Player()))

SCREENS: Final = (
    Screen("start", _start),
    Screen("start of six", _start, SIX),
    Screen("computer's turn", _start, mixed(Level.CAPTAIN, None)),
    Screen("rolled", _rolled),
    Screen("held", _held),
    Screen("all held", _all_held),
    Screen("real dice", _dice_entered, REAL),
    Screen("no rolls left", _no_rolls_left),
    Screen("zero asked", _zero_asked, TWO_PEOPLE),
    Screen("undo offered", _undo_offered, TWO_PEOPLE),
    Screen("finished", _finished, TWO_PEOPLE),
    Screen("reviewed", _reviewed, TWO_PEOPLE),
    Screen("review of one", _review(0), ALONE),
    Screen("review, chart", _review(1), TWO_PEOPLE),
    Screen("review, table", _review(2), TWO_PEOPLE),
    Screen("new game", _opened_by("newGameAction")),
    Screen("new game of six", _opened_by("newGameAction"), SIX),
    Screen("preferences", _opened_by("preferencesAction")),
    Screen("rules", _opened_by("rulesAction")),
    Screen("opponents", _opponents),
    Screen("shortcuts", _opened_by("shortcutsAction")),
    Screen("about", _opened_by("aboutAction")),
    Screen("new game with a wrong code", _wrong_code),
    Screen("dice before the end", _opened_by("diceAction"), SHARED),
    Screen("dice verified", _verified, SHARED),
    Screen("dice typed in", _opened_by("diceAction"), TYPED),
    Screen("trainer", _trainer(answered=False), TWO_PEOPLE),
    Screen("trainer's verdict", _trainer(answered=True), TWO_PEOPLE),
    Screen("no lessons", _without_lessons),
    Screen("statistics", _statistics(as_table=False), ALONE),
    Screen("statistics as a table", _statistics(as_table=True), TWO_PEOPLE),
    Screen("library after a deletion", _deleted),
    Screen("coach before a roll", _coached(_start)),
    Screen("coach of one", _coached(_held)),
    Screen("coach of two", _coached(_after_a_turn), TWO_PEOPLE),
    Screen("coach of six", _coached(_rolled), SIX),
    Screen("coach where no roll is left", _coached(_no_rolls_left), TWO_PEOPLE),
    Screen("coach in a computer's turn", _coached(_start), mixed(Level.CAPTAIN, None)),
    Screen("hint", _hint, TWO_PEOPLE),
    Screen("tutor", _tutor, TWO_PEOPLE),
)


def screens_under(rules_id: str) -> tuple[Screen, ...]:
    """Return what a game under any rules brings to the screen before anything is worked out."""
    two = GameSetup(ruleset(rules_id), (Player(), Player()))
    return (
        Screen("start", _start, two),
        Screen("held", _held, two),
        Screen("all held", _all_held, two),
        Screen("no rolls left", _no_rolls_left, two),
        Screen("zero asked", _zero_asked, two),
        Screen("finished", _finished, two),
        Screen("rules", _opened_by("rulesAction"), two),
        Screen("opponents", _opponents, two),
        Screen("new game", _opened_by("newGameAction"), two),
    )


def worked_out_under(rules_id: str) -> tuple[Screen, ...]:
    """Return what coach, review and trainer say in a game under any rules."""
    rules = ruleset(rules_id)
    two, alone = GameSetup(rules, (Player(), Player())), GameSetup(rules, (Player(),))
    return (
        Screen("coach of one", _coached(_held), alone),
        Screen("coach of two", _coached(_held), two),
        Screen("coach where no roll is left", _coached(_no_rolls_left), two),
        Screen("hint", _hint, two),
        Screen("tutor", _tutor, two),
        Screen("reviewed", _reviewed, two),
        Screen("review of one", _review(0), alone),
        Screen("review, chart", _review(1), two),
        Screen("review, table", _review(2), two),
        Screen("trainer", _trainer(answered=False), two),
        Screen("trainer's verdict", _trainer(answered=True), two),
    )
