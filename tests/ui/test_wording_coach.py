"""The coach's sentences in three languages."""

import pytest

from tests.session.positions import CAPTAIN, HUMAN, position_after, rolled, setup_of
from tests.ui.coach_figures import AGAINST, fill, keep, state
from yacht_desktop.coach.choices import Advice, Loss, Measure, Outcome
from yacht_desktop.coach.marks import Mark
from yacht_desktop.game.moves import Score
from yacht_desktop.session.coach_events import hint_of
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.ui.language import LANGUAGES, Language
from yacht_desktop.ui.wording import coach as words
from yacht_desktop.ui.wording import coach_panel as panel
from yacht_desktop.ui.wording.figures import percent_text, points_text

ALONE = GameSetup(setup_of(HUMAN).rules, (Player(),))


@pytest.fixture
def speak(qapp):
    language = Language(qapp)
    yield language.use
    language.use("en")
    language.leave()


# Figures


@pytest.mark.parametrize(
    ("language", "points", "percent", "gain"),
    [
        ("en", "173.3", "52.9%", "+12.1"),
        ("sv", "173,3", "52,9\N{NO-BREAK SPACE}%", "+12,1"),
        ("fi", "173,3", "52,9\N{NO-BREAK SPACE}%", "+12,1"),
    ],
)
def test_figures_are_written_as_in_the_language(speak, language, points, percent, gain):
    speak(language)
    assert points_text(173.28) == points
    assert percent_text(0.5286) == percent
    assert points_text(12.06, signed=True) == gain


@pytest.mark.parametrize("value", [0, 0.0, -0.0, 0.04, -0.04])
def test_nothing_has_no_sign(value):
    assert points_text(value, signed=True) == "0.0"


def test_a_loss_has_a_true_minus():
    assert points_text(-7.94) == "−7.9"
    assert percent_text(-0.021, signed=True) == "−2.1%"


@pytest.mark.parametrize(
    ("share", "text"),
    [(0.0, "0.0%"), (1.0, "100.0%"), (0.0001, "<0.1%"), (0.9999, ">99.9%"), (0.0005, "0.1%"), (0.999, "99.9%")],
)
def test_a_chance_is_nothing_or_all_only_where_it_is(share, text):
    assert percent_text(share) == text


# Choices


@pytest.mark.parametrize(
    ("language", "kept", "stop", "last", "everything"),
    [
        (
            "en",
            ["Keep 5-5-5-4, roll one", "Keep 5-5-5, roll two", "Keep 5-5, roll three", "Keep 5, roll four"],
            "Stop: score 15 in Fives",
            "Score 15 in Fives",
            "Roll all five",
        ),
        (
            "sv",
            ["Spara 5-5-5-4, kasta en", "Spara 5-5-5, kasta två", "Spara 5-5, kasta tre", "Spara 5, kasta fyra"],
            "Stanna: skriv 15 i Femmor",
            "Skriv 15 i Femmor",
            "Kasta alla fem",
        ),
        (
            "fi",
            ["Pidä 5-5-5-4, heitä yksi", "Pidä 5-5-5, heitä kaksi", "Pidä 5-5, heitä kolme", "Pidä 5, heitä neljä"],
            "Kirjaa nyt: Viitoset 15",
            "Kirjaa 15 riville Viitoset",
            "Heitä kaikki viisi",
        ),
    ],
)
def test_choices_are_sentences(speak, language, kept, stop, last, everything):
    speak(language)
    keeps = (keep(4, 5, 5, 5, points=1), keep(5, 5, 5, points=1), keep(5, 5, points=1), keep(5, points=1))
    assert [words.option_sentence(option, state()) for option in keeps] == kept
    box = fill("fives", points=1)
    assert words.option_sentence(box, state(rolls=2)) == stop
    assert words.option_sentence(box, state(rolls=3)) == last
    assert words.option_sentence(keep(points=1), state()) == everything


def test_runs_are_named_upwards_and_groups_first():
    assert words.dice_joined((6, 3, 5, 4)) == "3-4-5-6"
    assert words.dice_joined((2, 5, 2, 5, 5)) == "5-5-5-2-2"
    assert words.dice_joined((1, 6, 6)) == "6-6-1"


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", "Keep three fives, a four, roll one"),
        ("sv", "Spara tre femmor, en fyra, kasta en"),
        ("fi", "Pidettävät: kolme viitosta, nelonen; heitä yksi"),
    ],
)
def test_choices_are_spoken_with_the_dice_in_words(speak, language, spoken):
    speak(language)
    assert words.option_spoken(keep(4, 5, 5, 5, points=1), state()) == spoken


def test_choices_are_short_in_tables():
    assert words.option_short(keep(5, 5, 5, points=1), state()) == "5-5-5"
    assert words.option_short(keep(points=1), state()) == "Roll all five"
    assert words.option_short(fill("fives", points=1), state()) == "Fives 15"


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_have_words_of_their_own(speak, language):
    speak(language)
    names = [words.mark_name(mark) for mark in Mark]
    assert len(set(names)) == len(Mark)
    assert all(names)


# What is held, and what it costs


def test_what_is_held_is_told_in_points_alone_and_in_both_against_others():
    assert words.held_now(Loss(1.3), Measure.POINTS) == "What you hold now: −1.3 points"
    assert words.held_now(Loss(1.3, 0.021), Measure.WIN) == "What you hold now: −1.3 points, −2.1% to win"
    assert words.held_now(Loss(0.0), Measure.POINTS) == "What you hold now is just as good."
    assert words.held_now(Loss(0.4, 0.0), Measure.WIN) == "What you hold now is just as good."


@pytest.mark.parametrize(
    ("loss", "sentence"),
    [
        (Loss(3.4), "This choice costs 3.4 points on average."),
        (Loss(0.0, 0.041), "This choice lowers your chance to win by 4.1 percentage points."),
        (
            Loss(3.4, 0.041),
            "This choice costs 3.4 points on average and lowers your chance to win by 4.1 percentage points.",
        ),
    ],
)
def test_the_tutor_says_what_a_choice_costs(loss, sentence):
    assert words.costs(loss) == sentence


# Hints


def test_a_hint_says_what_to_do_then_what_it_gains():
    first, second = (hint_of(AGAINST, stage, frozenset()) for stage in (1, 2))
    assert words.hint_first(first.option, AGAINST.state) == "Keep 5-5-5, roll two."
    assert words.hint_second(second) == (
        "Next best: keep 5-5-5-4, roll one. The hint gains 2.1 points and 2.6 percentage points to win."
    )


@pytest.mark.parametrize(
    ("points", "gain"),
    [
        (168.0, "The hint gains 2.0 points and 10.0 percentage points to win."),
        (170.0, "The hint gains 10.0 percentage points to win."),
        (171.0, "The hint gains 10.0 percentage points to win for 1.0 points."),
    ],
)
def test_what_a_hint_gains_to_win_may_cost_points(points, gain):
    options = (keep(5, 5, 5, points=170.0, win=0.5), keep(5, 5, points=points, win=0.4, lost=0.1))
    hint = hint_of(Advice(state(), options, Measure.WIN), 2, frozenset())
    assert words.hint_second(hint).endswith(gain)


def test_a_hint_says_nothing_of_a_chance_to_win_that_is_no_larger_to_speak_of():
    options = (keep(5, 5, 5, points=170.0, win=0.5), keep(5, 5, points=168.0, win=0.4996, lost=0.0004))
    hint = hint_of(Advice(state(), options, Measure.WIN), 2, frozenset())
    assert words.hint_second(hint).endswith("The hint gains 2.0 points.")


def test_equal_choices_are_called_equal():
    equal = (keep(5, 5, 5, points=170.0), keep(5, 5, points=170.0))
    lesser = keep(5, points=168.0, loss=2.0)
    tie = hint_of(Advice(state(1), (*equal, lesser), Measure.POINTS), 2, frozenset())
    assert words.hint_second(tie) == (
        "Just as good: keep 5-5, roll three. Next best: keep 5, roll four. The hint gains 2.0 points."
    )
    all_equal = hint_of(Advice(state(1), equal, Measure.POINTS), 2, frozenset())
    assert words.hint_second(all_equal) == "All choices are equally good here."
    only = hint_of(Advice(state(1, 3), (fill("ones", points=1.0),), Measure.POINTS), 2, frozenset())
    assert words.hint_second(only) == "There is no other choice."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Chances with best play: Fives 67%, Four of a Kind 28%."),
        ("sv", "Chanser med bästa spel: Femmor 67 %, Fyrtal 28 %."),
        ("fi", "Mahdollisuudet parhaalla pelillä: Viitoset 67 %, Neljä samaa 28 %."),
    ],
)
def test_a_hint_ends_with_the_chances_of_its_hands(speak, language, sentence):
    speak(language)
    outcomes = (
        Outcome("yacht", 0.01, 0.004, 50.0),
        Outcome("four_of_a_kind", 0.29, 0.28, 20.0),
        Outcome("fives", 0.7, 0.67, 16.0),
    )
    hint = hint_of(AGAINST, 3, frozenset(), outcomes)
    assert words.hint_third(hint).replace("\N{NO-BREAK SPACE}", " ") == sentence


def test_a_box_leaves_nothing_to_chance():
    box = Advice(state(1, 3), (fill("fives", points=170.0), fill("ones", points=1.0, loss=169.0)), Measure.POINTS)
    hint = hint_of(box, 3, frozenset(), (Outcome("fives", 1.0, 1.0, 15.0),))
    assert words.hint_third(hint) == "Nothing is left to chance: the score is written at once."


# The panel


def test_where_there_is_nothing_to_choose_the_panel_says_why():
    two = setup_of(HUMAN, CAPTAIN)
    assert panel.quiet(position_after(two)) == "Roll the dice to see your best choices."
    computer = position_after(two, rolled(4, 4, 1, 2, 3), Score("fours"))
    assert panel.quiet(computer) == "Captain is playing. Your choices come with your turn."


def test_luck_and_skill_are_sentences():
    assert panel.luck_sentence(12.1, you=True) == "The dice gave you 12.1 points."
    assert panel.luck_sentence(-4.2, you=True) == "The dice cost you 4.2 points."
    assert panel.luck_sentence(-4.2, you=False) == "The dice cost 4.2 points."
    assert panel.luck_sentence(0.01, you=True) == "Luck has been even so far."
    assert panel.skill_sentence(7.9, you=True) == "Your choices cost you 7.9 points."
    assert panel.skill_sentence(0.0, you=True) == "No choice has cost anything so far."


def test_the_game_so_far_is_yours_or_somebodys_by_name():
    assert panel.so_far_title(ALONE, 0, is_over=False) == "Your game so far"
    assert panel.so_far_title(ALONE, 0, is_over=True) == "Your game"
    named = GameSetup(ALONE.rules, (Player("Anna {name}"), Player("Otto")))
    assert panel.so_far_title(named, 0, is_over=False) == "Anna {name}: the game so far"
    assert panel.so_far_title(named, 0, is_over=True) == "Anna {name}: the game"


def test_names_stay_as_typed_whatever_is_in_them():
    names = ["{chance}", "<b>&amp;</b>"]
    assert panel.chances_spoken(names, ["50.0%", "50.0%"]) == "Chances to win: {chance} 50.0%, <b>&amp;</b> 50.0%"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_panel_is_there_in_every_language(speak, language):
    speak(language)
    texts = [
        panel.title(),
        panel.close_spoken(),
        panel.points_label(),
        panel.win_label(),
        panel.points_meaning(),
        panel.held_word(),
        panel.computing(),
        panel.preparing(0.4),
        panel.failed(),
        panel.deciding(),
        panel.advised_spoken(),
        panel.tutor_title(),
        panel.play_anyway(),
        panel.think_again(),
        panel.show_me(),
        panel.stop_warning(),
        panel.stopped_warning(),
    ]
    assert all(texts)
    assert len(set(texts)) == len(texts)
