"""The dialog of a new game, with real keys and real clicks."""

import itertools

import pytest

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QRadioButton, QWidget

from tests.ui import dialogs
from tests.ui.dialogs import LEFT, NO_KEYS, button, click, press
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.names import LONGEST_NAME
from yacht_desktop.session.settings import FIRST_SETUP
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.ui.controls import LEVEL_ROLE
from yacht_desktop.ui.language import Language
from yacht_desktop.ui.new_game_dialog import NewGameDialog
from yacht_desktop.ui.offer import LEVELS_OFFERED, bars
from yacht_desktop.ui.option_controls import PointsField
from yacht_desktop.ui.player_list import PlayerList
from yacht_desktop.ui.player_rows import PlayerRow

ALT = Qt.KeyboardModifier.AltModifier
KEY = Qt.Key


class Remembering(NewGameDialog):
    """Keeps the games it was asked to start."""

    def __init__(self, look, setup, strengths, **more):
        super().__init__(look, setup, strengths, **more)
        self.games: list[GameSetup] = []
        self.chosen.connect(self.games.append)


@pytest.fixture
def make(qtbot, look, strengths):
    def make_it(setup=FIRST_SETUP, width=926, height=676, **more):
        dialog = Remembering(look, setup, strengths, **more)
        dialogs.show(qtbot, dialog, width, height)
        return dialog

    return make_it


@pytest.fixture
def dialog(make):
    return make()


def rows(dialog) -> list[PlayerRow]:
    players: PlayerList = dialog.findChild(PlayerList)
    return players.rows()


def test_players_have_their_lines_when_the_dialog_is_first_seen(qtbot, look, strengths):
    dialog = NewGameDialog(look, FIRST_SETUP, strengths)
    qtbot.addWidget(dialog)
    # No event has been handled yet: what is painted first is what stands here.
    dialog.show()
    for row in rows(dialog):
        assert row.level.y() > row.name.y(), "the screen has room for one line"
        assert row.height() >= row.minimumSizeHint().height()


def test_the_field_of_the_code_comes_into_view_also_where_its_scroll_bar_moves_everything(make, qapp, qtbot):
    # In Swedish the scroll bar leaves no room for players of one line.
    language = Language(qapp)
    language.use("sv")
    dialog = make(width=1000)
    dialog.resize(926, 676)
    dialogs.settle()
    before = dialog.findChild(PlayerList).height()
    dialog.findChild(QRadioButton, "sharedDice").click()
    field = dialog.findChild(QLineEdit, "diceCodeField")
    qtbot.wait(100)
    language.leave()
    assert dialog.findChild(PlayerList).height() > before
    assert field.visibleRegion().boundingRect() == field.rect()


def people(*names: str) -> GameSetup:
    return GameSetup(ruleset("yacht"), tuple(Player(name) for name in names))


def type_name(row: PlayerRow, text: str) -> None:
    row.name.setFocus()
    row.name.selectAll()
    # QTest types no letters beyond ASCII.
    QApplication.clipboard().setText(text)
    press(KEY.Key_V, Qt.KeyboardModifier.ControlModifier)


def test_enter_starts_what_is_shown_once(dialog):
    press(KEY.Key_Return)
    assert dialog.games == [FIRST_SETUP]
    assert not dialog.isVisible()


def test_a_click_on_start_starts_and_one_on_cancel_does_not(make):
    first, second = make(), make()
    click(button(first, "Start game"))
    click(button(second, "Cancel"))
    assert (first.games, second.games) == ([FIRST_SETUP], [])
    assert not second.isVisible()


def test_escape_cancels(dialog):
    press(KEY.Key_Escape)
    assert dialog.games == []
    assert not dialog.isVisible()


def test_what_was_played_last_is_shown_again(make):
    setup = GameSetup(
        ruleset("yacht", straights="12/34", four_of_a_kind="all_dice", five_equal_full_house="yes"),
        (Player("Åsa 🎲"), Player("", Level.DECKHAND), Player("CON", Level.CAPTAIN), Player()),
    )
    assert make(setup).setup() == setup
    yatzy = GameSetup(ruleset("yatzy", forced_order="yes"), (Player(),))
    assert make(yatzy).setup() == yatzy


def test_a_rule_set_that_is_not_on_offer_gives_way_to_the_first(make):
    dialog = make(GameSetup(ruleset("crag"), (Player("Anna"),)))
    assert dialog.setup() == GameSetup(ruleset("yacht"), (Player("Anna"),))


def test_options_that_a_rule_set_lacks_are_hidden(dialog):
    straights, order = dialog.findChild(QWidget, "straightsOption"), dialog.findChild(QWidget, "forced_orderOption")
    assert (straights.isVisible(), order.isVisible()) == (True, False)
    click(dialog.findChild(QWidget, "yatzyRules"))
    assert (straights.isVisible(), order.isVisible()) == (False, True)
    click(order, QPoint(5, order.height() // 2))
    assert dialog.setup().rules == ruleset("yatzy", forced_order="yes")


def test_rules_are_chosen_with_the_arrow_keys(dialog):
    dialog.findChild(QWidget, "yachtRules").setFocus()
    press(KEY.Key_Down)
    assert dialog.setup().rules == ruleset("yatzy")
    press(KEY.Key_Up)
    assert dialog.setup().rules == ruleset("yacht")


def test_options_keep_their_values_while_another_rule_set_is_looked_at(dialog):
    click(button(dialog, "15 and 20"))
    click(button(dialog, "All five dice"))
    click(dialog.findChild(QWidget, "yatzyRules"))
    click(dialog.findChild(QWidget, "yachtRules"))
    assert dialog.setup().rules == ruleset("yacht", straights="15/20", four_of_a_kind="all_dice")


def test_any_two_straights_can_be_typed(dialog):
    fields = dialog.findChildren(PointsField)
    assert not fields[0].isVisible()
    click(button(dialog, "Other…"))
    for field, typed in zip(fields, ("7", "100"), strict=True):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, typed)
    assert dict(dialog.setup().rules.options)["straights"] == "7/100"
    press(KEY.Key_Up)
    press(KEY.Key_Down)
    assert dict(dialog.setup().rules.options)["straights"] == "7/99"
    press(KEY.Key_Return)
    assert dict(dialog.games[0].rules.options)["straights"] == "7/99"


@pytest.mark.parametrize("typed", ["", "101", "999", "-5", "1e2", "x"])
def test_nonsense_points_never_leave_the_range(dialog, typed):
    click(button(dialog, "Other…"))
    field = dialog.findChildren(PointsField)[0]
    field.setFocus()
    field.selectAll()
    press(KEY.Key_Delete)
    QTest.keyClicks(field, typed)
    press(KEY.Key_Return)
    little, big = dict(dialog.games[0].rules.options)["straights"].split("/")
    assert 0 <= int(little) <= 100
    assert big == "30"


def test_a_usual_pair_fills_the_fields(dialog):
    click(button(dialog, "15 and 20"))
    click(button(dialog, "Other…"))
    assert [field.value() for field in dialog.findChildren(PointsField)] == [15, 20]


def test_players_are_added_up_to_six_like_the_last_one(dialog):
    add = dialog.findChild(QWidget, "addPlayerButton")
    for _ in range(4):
        click(add)
    assert not add.isEnabled()
    assert dialog.setup().players == (Player(), *(5 * (Player(level=Level.CAPTAIN),)))


def test_players_are_removed_down_to_one(make):
    dialog = make(people("Anna", "Bo", "Cia"))
    click(rows(dialog)[1].remove)
    assert [player.name for player in dialog.setup().players] == ["Anna", "Cia"]
    click(rows(dialog)[0].remove)
    assert [player.name for player in dialog.setup().players] == ["Cia"]
    assert not rows(dialog)[0].remove.isEnabled()


def test_the_focus_stays_among_the_players_when_one_leaves(make):
    dialog = make(people("Anna", "Bo"))
    rows(dialog)[1].remove.setFocus()
    press(KEY.Key_Space)
    assert QApplication.focusWidget() is rows(dialog)[0].name


def test_a_person_becomes_a_computer_and_back(dialog):
    row = rows(dialog)[0]
    assert not row.level.isVisible()
    click(row.kind.segments[1])
    assert row.level.isVisible()
    assert dialog.setup().players[0] == Player(level=Level.CAPTAIN)
    click(row.kind.segments[0])
    assert dialog.setup().players[0] == Player()


def test_a_level_is_chosen_with_keys(dialog):
    rows(dialog)[1].level.setFocus()
    press(KEY.Key_Up)
    assert dialog.setup().players[1].level is LEVELS_OFFERED[LEVELS_OFFERED.index(Level.CAPTAIN) - 1]


def test_levels_on_offer_have_more_bars_the_stronger_they_are(dialog):
    box = rows(dialog)[1].level
    assert [box.itemData(row) for row in range(box.count())] == list(LEVELS_OFFERED)
    shown = [box.itemData(row, LEVEL_ROLE) for row in range(box.count())]
    assert shown == [bars(level) for level in LEVELS_OFFERED]
    assert all(weaker < stronger for weaker, stronger in itertools.pairwise(shown))
    assert all(1 <= bars(level) <= 6 for level in Level)


# Names


def test_a_name_is_kept_as_typed_and_a_blank_one_is_the_default(make):
    dialog = make(people("", "", ""))
    for row, typed in zip(rows(dialog), ("Åsa  \u202e<b>%n", "   ", "../x"), strict=True):
        type_name(row, typed)
    assert [player.name for player in dialog.setup().players] == ["Åsa  \u202e<b>%n", "", "../x"]


def test_a_name_ends_after_two_hundred_characters_as_people_count_them(dialog):
    row = rows(dialog)[0]
    QApplication.clipboard().setText("e\u0301" * (LONGEST_NAME + 10))
    row.name.setFocus()
    press(KEY.Key_V, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(row.name, "x")
    assert dialog.setup().players[0].name == "e\u0301" * LONGEST_NAME


def test_default_names_follow_who_else_plays(make):
    dialog = make(GameSetup(ruleset("yacht"), (Player(), Player(level=Level.CAPTAIN))))
    assert [row.name.placeholderText() for row in rows(dialog)] == ["You", "Captain"]
    click(dialog.findChild(QWidget, "addPlayerButton"))
    assert [row.name.placeholderText() for row in rows(dialog)] == ["You", "Captain 1", "Captain 2"]
    click(rows(dialog)[1].kind.segments[0])
    assert [row.name.placeholderText() for row in rows(dialog)] == ["Player 1", "Player 2", "Captain"]


def test_renaming_one_leaves_the_others(make):
    dialog = make(people("Anna", "Bo"))
    type_name(rows(dialog)[1], "Cia")
    assert [player.name for player in dialog.setup().players] == ["Anna", "Cia"]


def test_a_name_that_looks_like_markup_stays_letters_in_tool_tips(make):
    dialog = make(people("<img src=x>", "Bo"))
    assert "<img" not in rows(dialog)[0].remove.toolTip()
    assert rows(dialog)[0].remove.accessibleName() == "Remove <img src=x>"


# Order


def names(dialog) -> list[str]:
    return [player.name for player in dialog.setup().players]


def test_alt_and_an_arrow_move_a_player(make):
    dialog = make(people("Anna", "Bo", "Cia"))
    rows(dialog)[0].name.setFocus()
    press(KEY.Key_Down, ALT)
    assert names(dialog) == ["Bo", "Anna", "Cia"]
    press(KEY.Key_Down, ALT)
    press(KEY.Key_Down, ALT)
    assert names(dialog) == ["Bo", "Cia", "Anna"]
    press(KEY.Key_Up, ALT)
    assert names(dialog) == ["Bo", "Anna", "Cia"]
    assert QApplication.focusWidget() is rows(dialog)[1].name


def test_an_arrow_on_the_grip_moves_a_player(make):
    dialog = make(people("Anna", "Bo"))
    rows(dialog)[0].grip.setFocus()
    press(KEY.Key_Down)
    assert names(dialog) == ["Bo", "Anna"]


def test_dragging_the_grip_moves_a_player_past_the_others(make):
    dialog = make(people("Anna", "Bo", "Cia"))
    grip = rows(dialog)[0].grip
    start = grip.rect().center()
    step = rows(dialog)[1].y() - rows(dialog)[0].y()
    QTest.mousePress(grip, LEFT, NO_KEYS, start)
    goal = grip.mapToGlobal(start + QPoint(0, 2 * step + step // 3))
    for _ in range(8):
        QTest.mouseMove(grip, grip.mapFromGlobal(goal))
        dialogs.settle()
    QTest.mouseRelease(grip, LEFT, NO_KEYS, grip.mapFromGlobal(goal))
    assert names(dialog) == ["Bo", "Cia", "Anna"]


def test_flags_belong_to_places_and_not_to_players(make):
    dialog = make(people("Anna", "Bo"))

    def flags():
        return [row.flag.grab().toImage().pixelColor(2, 8) for row in rows(dialog)]

    before = flags()
    assert before[0] != before[1]
    rows(dialog)[0].name.setFocus()
    press(KEY.Key_Down, ALT)
    assert flags() == before


# Keyboard, room, language, look


def told(stop) -> str:
    return f"{type(stop).__name__} {stop.accessibleName() or stop.text()}"


def test_tab_goes_through_everything_in_the_order_in_which_it_is_read(make):
    dialog = make(people("Anna", "Bo"))
    dialog.findChild(QWidget, "yachtRules").setFocus()
    rows(dialog)[0].name.setFocus()
    press(KEY.Key_Down, ALT)
    dialog.findChild(QWidget, "yachtRules").setFocus()
    stops = dialogs.tab_round(dialog)
    first, second = rows(dialog)
    wanted = [first.grip, first.name, first.kind.segments[0], first.remove]
    wanted += [second.grip, second.name, second.kind.segments[0], second.remove]
    wanted += [
        dialog.findChild(QWidget, name)
        for name in ("addPlayerButton", "coachSwitch", "computerDice", "cancelButton", "startButton")
    ]
    assert [told(stop) for stop in stops[-len(wanted) :]] == [told(stop) for stop in wanted]
    assert len(stops) == len(wanted) + 4, "rules, two options in segments, a switch"


@pytest.mark.parametrize("coach", [False, True])
def test_the_coach_is_chosen_with_a_switch_and_told_before_the_game(make, coach):
    dialog = make(coach=not coach)
    told: list[object] = []
    dialog.coach_chosen.connect(told.append)
    dialog.chosen.connect(told.append)
    assert ("coach on" in dialog.summary.text()) is not coach
    dialog.findChild(QWidget, "coachSwitch").setFocus()
    press(KEY.Key_Space)
    assert ("coach on" in dialog.summary.text()) is coach
    assert dialog.findChild(QWidget, "coachSwitch").text() == ("On" if coach else "Off")
    dialog.accept()
    assert told == [coach, dialog.games[0]]


def test_every_control_has_a_name(make):
    dialog = make(GameSetup(ruleset("yacht"), (Player("Anna"), Player(level=Level.CAPTAIN))))
    dialog.findChild(QWidget, "yachtRules").setFocus()
    for stop in dialogs.tab_round(dialog):
        assert stop.accessibleName() or getattr(stop, "text", str)(), stop


@pytest.mark.parametrize(("width", "height", "scale"), [(784, 512, 1.0), (784, 512, 1.5), (1100, 800, 1.5)])
def test_in_little_room_everything_is_reached_by_tab_and_then_seen_whole(make, look, width, height, scale):
    look.set_text_scale(scale)
    setup = GameSetup(
        ruleset("yacht", straights="1/2"), tuple(Player(level=level) for level in 3 * (None, Level.CAPTAIN))
    )
    dialog = make(setup, width, height)
    dialog.findChild(QWidget, "yachtRules").setFocus()
    stops = dialogs.tab_round(dialog)
    assert len(stops) > 30
    for _ in stops:
        press(KEY.Key_Tab)
        dialogs.settle()
        focused = QApplication.focusWidget()
        assert dialogs.is_seen(focused), focused


def test_a_new_player_is_scrolled_to(make):
    dialog = make(people("Anna", "Bo", "Cia"), 784, 300)
    add = dialog.findChild(QWidget, "addPlayerButton")
    add.setFocus()
    dialogs.settle()
    press(KEY.Key_Space)
    dialogs.settle()
    assert QApplication.focusWidget() is rows(dialog)[3].name
    assert dialogs.is_seen(rows(dialog)[3].name)


def test_narrow_and_wide_again_changes_nothing_but_the_layout(dialog):
    wide = rows(dialog)[1]
    assert wide.level.y() == wide.name.y()
    dialog.resize(784, 512)
    dialogs.settle()
    assert wide.level.y() > wide.name.y()
    dialog.resize(926, 676)
    dialogs.settle()
    assert wide.level.y() == wide.name.y()
    assert dialog.setup() == FIRST_SETUP


def test_texts_follow_the_language_and_typed_names_stay(make, qapp):
    dialog = make(GameSetup(ruleset("yacht"), (Player("Anna"), Player(level=Level.CAPTAIN))))
    former = dialogs.labels(dialog)
    with dialogs.another_language(qapp):
        assert dialog.windowTitle() == "‹New game›"
        assert button(dialog, "‹Start game›").isEnabled()
        assert rows(dialog)[0].name.text() == "Anna"
        assert rows(dialog)[1].name.placeholderText() == "‹Captain›"
        assert rows(dialog)[1].level.itemText(0) == "‹Deckhand›"
        assert dialog.findChild(QWidget, "yatzyRules").text() == "‹Yatzy›"
        assert not set(former) & set(dialogs.labels(dialog))
    assert dialogs.labels(dialog) == former


def test_the_theme_is_followed_while_the_dialog_is_open(dialog, look):
    def ground():
        return dialog.grab().toImage().pixelColor(10, 300)

    assert ground() == look.theme.bg
    look.set_dark(dark=True)
    assert ground() == look.theme.bg
    look.set_dark(dark=False)
    assert ground() == look.theme.bg


def test_the_summary_says_what_will_be_played(dialog):
    click(button(dialog, "15 and 20"))
    assert dialog.summary.text().startswith("Yacht 1938 · Straights: 15 and 20 · 2 ")


def test_the_wheel_scrolls_and_changes_no_choice(make):
    dialog = make(width=784, height=400)
    box = dialog.findChildren(QComboBox)[1]
    before = dialog.setup()
    box.setFocus()
    QTest.wheelEvent(dialog.windowHandle(), box.mapTo(dialog, box.rect().center()), QPoint(0, -120))
    QCoreApplication.processEvents()
    assert dialog.setup() == before


def test_there_is_a_field_for_every_name(dialog):
    assert len([field for field in dialog.findChildren(QLineEdit) if field.placeholderText()]) == 2
