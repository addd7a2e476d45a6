"""What the dialog of a new game says of a level: how it plays, and how strong it is under the rules chosen."""

import pytest

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from tests.ui import dialogs
from tests.ui.dialogs import button, click, press
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.settings import FIRST_SETUP
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.session.strengths import Question, StrengthProgress
from yacht_desktop.ui import wording
from yacht_desktop.ui.level_note import LevelNote
from yacht_desktop.ui.new_game_dialog import NewGameDialog
from yacht_desktop.ui.offer import LEVELS_OFFERED
from yacht_desktop.ui.player_list import PlayerList
from yacht_desktop.ui.player_rows import PlayerRow

KEY = Qt.Key


@pytest.fixture
def make(qtbot, look, strengths):
    def make_it(setup=FIRST_SETUP, width=918, height=588):
        shown = NewGameDialog(look, setup, strengths)
        dialogs.show(qtbot, shown, width, height)
        return shown

    return make_it


@pytest.fixture
def dialog(make):
    return make()


def rows(dialog) -> list[PlayerRow]:
    players: PlayerList = dialog.findChild(PlayerList)
    return players.rows()


def note(dialog) -> LevelNote:
    found = dialog.findChild(LevelNote)
    assert isinstance(found, LevelNote)
    return found


def of_level(*levels: Level | None, rules=None) -> GameSetup:
    return GameSetup(rules or ruleset("yacht"), tuple(Player(level=level) for level in levels))


@pytest.mark.parametrize(
    ("level", "sentence"),
    [
        (Level.DECKHAND, "Averages 103 points."),
        (Level.SAILOR, "Averages 124 points; beats Deckhand 7 games in 10."),
        (Level.BOSUN, "Averages 143 points; beats Sailor 7 games in 10."),
        (Level.FIRST_MATE, "Averages 154 points; beats Bosun 6 games in 10."),
        (Level.CAPTAIN, "Averages 167 points; beats First Mate 6 games in 10."),
        (Level.ADMIRAL, "Beats Captain 52 games in 100."),
    ],
)
def test_how_strong_a_level_is_shows_at_once_under_the_usual_rules(make, level, sentence):
    dialog = make(of_level(None, level))
    assert note(dialog).text().startswith(f"{wording.level_name(level)}: {wording.level_summary(level)}")
    assert note(dialog).text().endswith(f" {sentence}")


def test_the_note_speaks_of_the_level_just_chosen_or_in_focus(make):
    dialog = make(of_level(None, Level.SAILOR, Level.CAPTAIN))
    assert note(dialog).text().startswith("Sailor: ")
    rows(dialog)[2].level.setFocus()
    assert note(dialog).text().startswith("Captain: ")
    press(KEY.Key_Up)
    assert note(dialog).text().startswith("First Mate: ")
    rows(dialog)[0].name.setFocus()
    assert note(dialog).text().startswith("First Mate: ")
    click(rows(dialog)[2].remove)
    assert note(dialog).text().startswith("Sailor: ")
    click(rows(dialog)[1].kind.segments[0])
    assert note(dialog).text() == ""


def test_under_other_rules_the_strength_is_worked_out_and_then_shown(dialog, strengths, qtbot):
    click(button(dialog, "15 and 20"))
    assert note(dialog).text().endswith("Working out how strong it is …")
    qtbot.waitUntil(lambda: note(dialog).text().endswith("Averages 111 points; beats First Mate 6 games in 10."))
    click(button(dialog, "30 each"))
    assert note(dialog).text().endswith("Averages 167 points; beats First Mate 6 games in 10.")


def test_long_work_says_how_far_it_is_for_what_is_shown_only(dialog, strengths):
    rules = ruleset("yacht", straights="15/20")
    click(button(dialog, "15 and 20"))
    strengths.progressed.emit(StrengthProgress(Question(Level.SAILOR, rules), 0.7))
    assert "%" not in note(dialog).text()
    strengths.progressed.emit(StrengthProgress(Question(Level.CAPTAIN, rules), 0.42))
    assert note(dialog).text().endswith("Working out how strong it is … 42%")


def test_the_admiral_claims_nothing_that_was_not_measured(make):
    dialog = make(of_level(None, Level.ADMIRAL, rules=ruleset("yacht", straights="15/20")))
    assert note(dialog).text().endswith("How often it beats Captain under these rules has not been measured.")


@pytest.mark.parametrize("leave", ["cancelButton", "startButton"])
def test_a_dialog_that_closes_has_nothing_worked_out_any_more(dialog, strengths, leave):
    click(button(dialog, "15 and 20"))
    assert strengths.is_at_work
    click(dialog.findChild(QWidget, leave))
    assert strengths.of(Level.CAPTAIN, ruleset("yacht", straights="15/20")) is None
    assert not strengths.is_at_work


@pytest.mark.parametrize(("width", "scale"), [(918, 1.0), (784, 1.0), (784, 1.5)])
def test_whatever_the_note_says_nothing_moves_and_nothing_is_cut(make, look, width, scale):
    look.set_text_scale(scale)
    dialog = make(of_level(None, Level.DECKHAND), width, 588)
    before = note(dialog).geometry()
    for place in range(len(LEVELS_OFFERED)):
        rows(dialog)[1].level.setCurrentIndex(place)
        dialogs.settle()
        assert note(dialog).geometry() == before
        metrics = QFontMetrics(note(dialog).font())
        needed = metrics.boundingRect(note(dialog).rect(), Qt.TextFlag.TextWordWrap, note(dialog).text())
        assert needed.height() <= note(dialog).height()
