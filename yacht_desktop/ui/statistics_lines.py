"""Everything the statistics show as lines of a table, for reading and for screen readers."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.statistics_view import CountedDice, Selection, Shown
from yacht_desktop.storage.statistics_queries import BIN
from yacht_desktop.ui.offer import LEVELS_OFFERED
from yacht_desktop.ui.statistics_categories import category_rows
from yacht_desktop.ui.statistics_figures import figures_of
from yacht_desktop.ui.wording import face_name
from yacht_desktop.ui.wording import statistics as words
from yacht_desktop.ui.wording.levels import level_name, no_figure

if TYPE_CHECKING:
    from yacht_desktop.game.dice_counts import DiceCounts


class Line(NamedTuple):
    """A line of the table.

    Attributes:
        name: what it is about; of a heading the title.
        value: the player's figure, or what was counted.
        expected: what perfect play or fair dice lead one to expect.
        more: how much was counted, or how well the value is known.
        is_heading: whether a part begins here.
    """

    name: str
    value: str = ""
    expected: str = ""
    more: str = ""
    is_heading: bool = False


def lines_of(shown: Shown, selection: Selection) -> tuple[Line, ...]:
    """Return everything that is known, part by part."""
    return tuple(_all_lines(shown, selection))


def _all_lines(shown: Shown, selection: Selection) -> Iterator[Line]:
    yield _heading(words.title())
    for figure in figures_of(shown):
        yield Line(figure.label, figure.value, "", figure.unit)
    yield from _totals(shown)
    yield from _wins(shown)
    heads = words.you_head(selection.person), words.perfect_head()
    yield Line(words.categories_title(), heads[0], heads[1], is_heading=True)
    for row in category_rows(shown, selection):
        yield Line(row.name, words.figure_or_none(row.own), words.figure_or_none(row.perfect))
    for kind, dice in zip(words.dice_kinds(), (shown.computer_dice, shown.typed_dice), strict=True):
        if dice is not None and (dice.games or dice is shown.computer_dice):
            yield from _dice(kind, dice)
    yield from _course(shown)
    yield _heading(words.best_title())
    for game in shown.best or ():
        yield Line(words.game_spoken(game), str(game.total))


def _heading(title: str) -> Line:
    return Line(title, is_heading=True)


def _totals(shown: Shown) -> Iterator[Line]:
    yield Line(words.totals_title(), words.games_head(), words.perfect_head(), is_heading=True)
    totals, perfect = shown.totals or {}, shown.perfect
    number = sum(totals.values())
    for first, games in sorted(totals.items()):
        expected = no_figure()
        if perfect is not None:
            expected = words.count_text(number * sum(perfect.totals[first : first + BIN]), digits=1)
        yield Line(words.points_range(first, first + BIN - 1), words.count_text(games), expected)


def _wins(shown: Shown) -> Iterator[Line]:
    yield _heading(words.wins_title())
    known = {standing.level: standing for standing in shown.standings or ()}
    for level in LEVELS_OFFERED:
        yield _win_line(
            level,
            known[level.value].wins if level.value in known else 0,
            known[level.value].games if level.value in known else 0,
        )


def _win_line(level: Level, wins: int, games: int) -> Line:
    more = words.wins_of(wins, games)
    return Line(level_name(level), words.share_text(wins, games), "", f"{more}{words.between(wins, games)}")


def _dice(kind: str, dice: CountedDice) -> Iterator[Line]:
    counts: DiceCounts = dice.counts
    for hands, title, test in (
        (False, words.dice_title(), counts.test_of_faces),
        (True, words.hands_title(), counts.test_of_hands),
    ):
        heads = words.dice_heads(hands=hands)
        yield Line(f"{title} {kind}", heads[1], heads[2], heads[3], is_heading=True)
        rows = (
            [(words.hand_name(hand), counts.hands.get(hand, 0), mean) for hand, mean in counts.expected_hands.items()]
            if hands
            else [(face_name(face), rolled, counts.expected_face) for face, rolled in enumerate(counts.faces, start=1)]
        )
        for name, rolled, mean in rows:
            difference = words.count_text(rolled - mean, signed=True, digits=1)
            yield Line(name, words.count_text(rolled), words.count_text(mean, digits=1), difference)
        sample = words.sample_text(dice.games, counts.rolls if hands else counts.thrown, hands=hands)
        yield Line(words.verdict(test), words.figures_of_test(test) if test.degrees else "", "", sample)


def _course(shown: Shown) -> Iterator[Line]:
    yield Line(words.course_title(), words.lost_label(), "", words.luck_label(), is_heading=True)
    if shown.course is None:
        return
    for stretch in shown.course.stretches:
        yield Line(
            words.days_of(stretch),
            words.figure_or_none(stretch.lost),
            "",
            words.figure_or_none(stretch.luck, signed=True),
        )
    yield Line(words.trend_text(shown.course.trend))
    yield _heading(words.streaks_title())
    for label, number in zip(words.streak_labels(), shown.course.streaks, strict=True):
        yield Line(label, words.count_text(number))
