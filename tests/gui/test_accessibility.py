"""What a screen reader is told of the window, what it can do there, and what it is not left to guess."""

from collections.abc import Iterator

import pytest

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QTableView, QWidget

from tests.gui.driver import Driver, mixed, people
from tests.ui.screens import SCREENS, SIX, Screen
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.events import Rolled
from yacht_desktop.session.pace import NO_WAITING, NORMAL, Speed
from yacht_desktop.session.settings import CONFIRM_ZERO, LAST_SETUP, SPEED
from yacht_desktop.ui import announcing
from yacht_desktop.ui.heading import TurnHeading
from yacht_desktop.ui.wording import category_name, dice_listed

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
Role = QAccessible.Role
# Where these stand, their content speaks for them.
GROUPS = {
    Role.Client,
    Role.Grouping,
    Role.Pane,
    Role.LayeredPane,
    Role.MenuBar,
    Role.ScrollBar,
    Role.PopupMenu,
    Role.Separator,
}


@pytest.fixture
def heard(monkeypatch) -> list[str]:
    """Everything announced, in order."""
    messages: list[str] = []

    class Listener:
        """Stands in for the way to screen readers."""

        @staticmethod
        def updateAccessibility(event: QAccessibleAnnouncementEvent) -> None:  # noqa: N802 - Qt's name
            messages.append(event.message())

    monkeypatch.setattr(announcing, "QAccessible", Listener)
    return messages


def spoken(widget: QWidget) -> QAccessibleInterface:
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface


def act(interface: QAccessibleInterface, name: str | None = None) -> None:
    """Do what a part offers, the first thing unless named, as assistive technology does."""
    actions = interface.actionInterface()
    assert actions is not None
    actions.doAction(name or actions.actionNames()[0])


def cell(driver: Driver, category: str, seat: int | None = None) -> QAccessibleInterface:
    table = spoken(driver.card)
    text = driver.index(category, seat).data(Qt.ItemDataRole.AccessibleTextRole)
    return next(child for child in children(table) if child.text(NAME) == text)


def children(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None:
            yield child


def walk(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Yield everything that can be met below, cells included."""
    for child in children(interface):
        if not child.state().invisible:
            yield child
            yield from walk(child)


# Names and roles


@pytest.mark.parametrize(
    ("name", "role"),
    [
        ("rollButton", Role.Button),
        *((f"die{number}", Role.CheckBox) for number in range(1, 6)),
        ("scorecard", Role.Table),
        ("statusLine", Role.StatusBar),
        ("newGameActionButton", Role.Button),
        ("undoActionButton", Role.Button),
    ],
)
def test_every_part_of_the_contract_has_a_name_and_a_role(driver, name, role) -> None:
    driver.session.roll()
    interface = spoken(driver.find(name))
    assert interface.text(NAME)
    assert interface.role() == role


def test_the_heading_is_a_text_that_says_whose_turn_it_is(driver) -> None:
    heading = spoken(driver.window.findChild(TurnHeading))
    assert heading.role() == Role.StaticText
    assert heading.text(NAME) == "Your turn. Round 1 of 12"
    assert heading.text(DESCRIPTION)


def test_windows_and_pages_have_names(driver) -> None:
    assert spoken(driver.window).role() == Role.Window
    assert spoken(driver.window).text(NAME) == "Yacht Desktop"
    for action, name in (("newGameAction", "newGameDialog"), ("preferencesAction", "preferencesDialog")):
        driver.action(action).trigger()
        dialog = driver.find(name)
        assert spoken(dialog).role() == Role.Dialog
        assert spoken(dialog).text(NAME)
        dialog.close()


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_nothing_that_can_be_reached_is_nameless(make_driver, screen: Screen) -> None:
    driver = make_driver(screen.setup or people(""))
    window = screen.arrange(driver)
    nameless, tagged, focusable = [], [], 0
    for part in (spoken(window), *walk(spoken(window))):
        thing: object = part.object()
        what = f"{part.role().name} {thing.objectName() if isinstance(thing, QObject) else ''}"
        focusable += part.state().focusable
        must = part.state().focusable or part.actionInterface() is not None or part.role() not in GROUPS
        if must and part.role() not in GROUPS | {Role.StaticText} and not part.text(NAME).strip():
            nameless.append(what)
        if "<" in part.text(NAME) + part.text(DESCRIPTION):
            tagged.append(what)
    if window is not driver.window:
        window.close()
    assert nameless == []
    assert tagged == []
    assert focusable >= 1


def test_a_choice_of_one_of_several_says_what_it_is_for(driver) -> None:
    """Qt tells of a combo box on Linux what is chosen, so its purpose must come another way."""
    for action, name in (("newGameAction", "newGameDialog"), ("preferencesAction", "preferencesDialog")):
        driver.session.new_game(SIX)
        driver.game.settings.set(LAST_SETUP, SIX)
        driver.action(action).trigger()
        dialog = driver.find(name)
        boxes = [part for part in walk(spoken(dialog)) if part.role() == Role.ComboBox]
        assert boxes
        for box in boxes:
            labels = [label.text(NAME) for label, _ in box.relations(QAccessible.RelationFlag.Label)]
            assert labels or box.text(DESCRIPTION), box.text(NAME)
        dialog.close()


def test_a_die_says_its_face_and_whether_it_is_held(driver) -> None:
    faces = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
    driver.session.roll()
    driver.session.hold(3)
    for number, face in enumerate(driver.session.state.dice, start=1):
        die = spoken(driver.find(f"die{number}"))
        held = ", held" if number == 4 else ""
        assert die.text(NAME) == f"Die {number}, {faces[face]}{held}"
        assert bool(die.state().checked) is (number == 4)


def test_cells_say_player_row_and_points_and_totals_are_among_them(driver) -> None:
    driver.session.new_game(people("Anna", "Bo"))
    driver.session.roll()
    driver.session.score("choice")
    texts = {part.text(NAME) for part in children(spoken(driver.card))}
    points = driver.session.state.totals[0]
    assert {f"Anna, Choice, {points}", f"Anna, Total, {points}", "Bo, Total, 0", "Bo, Yacht, open"} <= texts


# Doing by action


@pytest.mark.parametrize("action", ["Press", "Toggle"])
def test_a_die_is_held_and_released_by_either_of_its_actions(driver, qtbot, action) -> None:
    driver.session.roll()
    die = spoken(driver.find("die3"))
    act(die, action)
    qtbot.waitUntil(lambda: driver.session.position.held == {2})
    assert die.state().checked
    act(die, action)
    qtbot.waitUntil(lambda: driver.session.position.held == frozenset())
    assert not die.state().checked


def test_a_die_that_cannot_be_held_now_stays_free(driver) -> None:
    for _ in range(3):
        driver.session.roll()
    die = spoken(driver.find("die3"))
    assert die.state().disabled
    assert "Toggle" not in die.actionInterface().actionNames()
    driver.button("die3").toggle()
    assert driver.session.position.held == frozenset()
    assert not die.state().checked


def test_the_roll_button_rolls_by_its_action(driver, qtbot) -> None:
    act(spoken(driver.find("rollButton")))
    qtbot.waitUntil(lambda: driver.session.state.rolls_used == 1)


def test_a_box_is_written_by_the_action_of_its_cell(driver, qtbot) -> None:
    driver.session.roll()
    act(cell(driver, "choice"))
    qtbot.waitUntil(lambda: driver.session.state.cards[0]["choice"] is not None)
    assert driver.card.selectionModel().selectedIndexes() == []


def test_a_needless_zero_is_asked_for_by_action_too(driver, qtbot, heard) -> None:
    driver.session.roll()
    act(cell(driver, "yacht"))
    qtbot.waitUntil(lambda: heard[-1:] != [] and heard[-1].startswith("Score 0 in Yacht?"))
    assert driver.session.state.cards[0]["yacht"] is None
    act(cell(driver, "yacht"))
    qtbot.waitUntil(lambda: driver.session.state.cards[0]["yacht"] == 0)


def test_the_box_of_another_player_is_only_looked_at(driver, qtbot) -> None:
    driver.session.new_game(people("Anna", "Bo"))
    driver.session.roll()
    other = driver.index("choice", seat=1)
    act(cell(driver, "choice", seat=1))
    qtbot.waitUntil(lambda: driver.card.currentIndex() == other)
    qtbot.wait(50)
    assert driver.session.state.player == 0
    assert all(points is None for card in driver.session.state.cards for points in card.scores)


def test_mouse_and_keys_select_nothing(driver) -> None:
    assert isinstance(driver.card, QTableView)
    driver.session.roll()
    driver.card.setFocus()
    driver.card.setCurrentIndex(driver.index("fives"))
    driver.card.selectAll()
    assert driver.card.selectionModel().selectedIndexes() == []
    assert all(points is None for points in driver.session.state.cards[0].scores)


# Announcements


def test_the_beginning_is_announced_once(make_driver, heard) -> None:
    driver = make_driver(people(""))
    del heard[:]
    driver.session.new_game(people(""))
    assert heard == ["It is your turn."]
    assert driver.find("statusLine").accessibleName() == heard[-1]


def test_nobody_is_told_of_a_window_that_does_not_show(make_driver, heard) -> None:
    driver = make_driver(people(""))
    driver.window.hide()
    del heard[:]
    driver.session.new_game(people("Anna"))
    assert heard == []
    assert driver.find("statusLine").accessibleName()


def test_each_thing_done_is_announced_once_in_the_words_of_the_status_line(driver, heard) -> None:
    session, line = driver.session, driver.find("statusLine")
    session.new_game(people("Anna", "Bo"))
    for what in (
        session.roll,
        lambda: session.hold(0),
        lambda: session.hold_face(session.state.dice[1]),
        session.release_all,
        session.roll,
        lambda: session.score("choice"),
        session.undo,
        session.redo,
    ):
        del heard[:]
        what()
        assert len(heard) == 1
        assert line.accessibleName() == heard[0]


@pytest.mark.parametrize("pace", [NORMAL.scaled(0.05), NO_WAITING], ids=["with waits", "at once"])
@pytest.mark.parametrize("level", [Level.DECKHAND, Level.CAPTAIN])
def test_a_computers_turn_is_told_in_one_sentence_with_each_roll_and_its_score(
    make_driver, heard, qtbot, pace, level
) -> None:
    driver = make_driver(mixed(None, level), pace=pace)
    driver.session.roll()
    qtbot.waitUntil(lambda: "Two rolls left." in heard[-1])
    rolls: list[object] = []
    driver.session.rolled.connect(rolls.append)
    driver.session.score("choice")
    del heard[:]
    line = driver.find("statusLine")
    driver.wait_for_person()
    qtbot.waitUntil(lambda: bool(heard) and heard[-1].endswith("It is your turn."))
    (told,) = [sentence for sentence in heard if "working these rules out" not in sentence]
    assert len(heard) <= 2
    assert line.accessibleName() == heard[-1] == told
    turn, _, whose = told.partition(". ")
    assert whose == "It is your turn."
    parts = turn.partition(": ")[2].split("; ")
    assert len(parts) == len(rolls) + 1
    for part, event in zip(parts, rolls, strict=False):
        assert isinstance(event, Rolled)
        assert part.endswith(dice_listed(event.position.state.dice or ()))
    written = driver.session.position.last_scores[1]
    assert parts[-1] == f"{category_name('yacht', written or '')}, {driver.session.state.totals[1]}"


def test_the_last_turn_is_told_with_the_result(make_driver, heard) -> None:
    driver = make_driver(people("Anna"))
    while not driver.session.state.is_over:
        driver.session.roll()
        del heard[:]
        driver.session.score(next(iter(driver.session.state.possible_scores)))
    assert len(heard) == 1
    assert heard[0].startswith("Anna: Yacht, ")
    assert heard[0].endswith(f"Anna: {driver.session.state.totals[0]} points.")


@pytest.mark.parametrize("place", ["window", "tool", "card", "die", "result"])
def test_the_game_is_read_out_by_key_from_anywhere(make_driver, heard, place) -> None:
    driver = make_driver(people("Anna", "Bo"))
    driver.session.roll()
    driver.session.score("choice")
    if place == "result":
        while not driver.session.state.is_over:
            driver.session.roll()
            driver.session.score(next(iter(driver.session.state.possible_scores)))
        driver.qtbot.waitUntil(lambda: driver.find("resultPage").isVisible())
    elif place != "window":
        driver.session.roll()
        name = {"tool": "newGameActionButton", "card": "scorecard", "die": "die2"}[place]
        driver.find(name).setFocus(Qt.FocusReason.TabFocusReason)
    moves, line = driver.session.moves, driver.find("statusLine")
    for key in (Qt.Key.Key_D, Qt.Key.Key_S, Qt.Key.Key_P, Qt.Key.Key_W):
        del heard[:]
        driver.press(key)
        assert len(heard) == 1, key
        assert line.accessibleName() == heard[0]
    assert driver.session.moves == moves


def test_reading_while_dice_tumble_lets_them_lie_and_says_each_thing_once(make_driver, heard) -> None:
    driver = make_driver(people("Anna"), pace=NORMAL)
    driver.session.roll()
    del heard[:]
    driver.press(Qt.Key.Key_D)
    assert len(heard) == 1
    assert "Two rolls left." in heard[0]
    driver.press(Qt.Key.Key_D)
    assert heard[1].startswith("The dice in order: ")


def test_progress_of_preparations_is_shown_but_told_once(driver, heard) -> None:
    driver.session.new_game(mixed(Level.CAPTAIN, None))
    del heard[:]
    for part in (0.1, 0.2, 0.3):
        driver.session.prepared.emit(part)
    assert len(heard) <= 1
    assert "30" in driver.find("statusLine").accessibleName() or not driver.session.is_computing


def test_a_segment_is_chosen_by_its_action(driver, qtbot) -> None:
    driver.game.settings.set(SPEED, Speed.NORMAL)
    driver.action("preferencesAction").trigger()
    dialog = driver.find("preferencesDialog")
    fast = next(part for part in walk(spoken(dialog)) if part.text(NAME) == "Fast")
    act(fast, "Toggle")
    assert driver.game.settings.get(SPEED) is Speed.FAST
    switch = next(part for part in walk(spoken(dialog)) if part.role() == Role.CheckBox)
    before = driver.game.settings.get(CONFIRM_ZERO)
    act(switch, "Toggle")
    assert driver.game.settings.get(CONFIRM_ZERO) is not before
    dialog.close()
