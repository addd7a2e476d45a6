"""Any rule set may come with a file: every part of the window can show it, in every language."""

import pytest

from tests.game.variants import DEFAULTS, EVERY
from tests.gui.driver import Driver, people
from tests.ui.screens import DESIGNED, screens_under, worked_out_under
from tests.ui.test_languages import SMALLEST, SMALLEST_DIALOG, arrange, cut_words, english_left, leave, said, settle
from yacht_desktop.game.rulesets import RULE_IDS
from yacht_desktop.session import settings as s
from yacht_desktop.ui.language import LANGUAGES
from yacht_desktop.ui.offer import OFFERED
from yacht_desktop.ui.rules_text import rules_text

# One of three dice, and one that can be won at once; what coach and review need is quickly worked out for both.
WORKED_OUT = ("crag", "generala")
OTHERS = tuple(rules_id for rules_id in RULE_IDS if rules_id not in OFFERED)


def screens(rules_id):
    return screens_under(rules_id) + (worked_out_under(rules_id) if rules_id in WORKED_OUT else ())


@pytest.mark.parametrize("rules_id", OTHERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut(rules_id, language, open_game):
    cut = []
    for size, scale in ((DESIGNED, 100), (SMALLEST, 150)):
        driver = open_game(language, size, scale)
        # What is worked out has the least room here, and takes its time.
        for screen in screens(rules_id) if size == SMALLEST else screens_under(rules_id):
            window = arrange(driver, screen, SMALLEST_DIALOG if size == SMALLEST else None)
            cut += [f"{screen.name} at {scale}: {fault}" for fault in cut_words(window)]
            leave(driver, window)
    assert not cut, "\n".join(cut)


@pytest.mark.parametrize("rules_id", OTHERS)
@pytest.mark.parametrize("language", ["sv", "fi"])
def test_nothing_is_left_in_english(rules_id, language, open_game):
    driver = open_game("en")
    left = []
    for screen in screens(rules_id):
        driver.game.settings.set(s.LANGUAGE, s.Language.ENGLISH)
        window = arrange(driver, screen)
        before = said(window)
        driver.game.settings.set(s.LANGUAGE, s.Language(language))
        settle(window)
        left += [f"{screen.name}: {text}" for text in english_left(said(window), before, language)]
        leave(driver, window)
    assert not left, "\n".join(left)


def sentences(rules) -> set[str]:
    text = rules_text(rules)
    rows = (part for row in text.categories for part in (row.condition, row.score))
    return {*text.turn, *text.ending, *rows, *(note.sentence for note in text.notes)}


@pytest.mark.parametrize("language", ["sv", "fi"])
def test_the_rules_are_written_in_every_language_whatever_the_options(language, open_game):
    driver = open_game("en")
    english = {rules: sentences(rules) for rules in EVERY}
    driver.game.settings.set(s.LANGUAGE, s.Language(language))
    left = {sentence for rules in EVERY for sentence in english_left(sentences(rules), english[rules], language)}
    assert left == set()


@pytest.mark.parametrize("rules", DEFAULTS, ids=RULE_IDS)
def test_a_saved_game_is_opened_and_played_again_under_its_rules(rules, qtbot, tmp_path):
    driver = Driver(qtbot, tmp_path / "first", people("Anna", "Otto", rules=rules))
    driver.session.roll()
    driver.session.score("sixes")
    files = driver.window.file_desk.files
    with qtbot.waitSignal(files.saved):
        files.save(tmp_path / "game.yachtgame")
    driver.session.new_game(people(""))
    with qtbot.waitSignal(files.opened):
        driver.window.file_desk.open_file(tmp_path / "game.yachtgame")
    assert driver.session.setup.rules == rules
    assert driver.session.state.card["sixes"] is None
    assert len(driver.session.moves) == 2
    driver.action("rematchAction").trigger()
    driver.close()
    assert driver.session.setup.rules == rules


def test_the_keys_of_dice_that_are_not_there_do_nothing(open_game):
    driver = open_game("en")
    driver.session.new_game(people("", rules=DEFAULTS[RULE_IDS.index("crag")]))
    driver.session.roll()
    for place in range(5):
        driver.session.hold(place)
    assert driver.session.position.held == {0, 1, 2}
