"""What is said in the statistics."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject

from yacht_desktop.game.chi_square import ChiSquare, Evenness
from yacht_desktop.game.dice_counts import Hand
from yacht_desktop.game.proportion import wilson
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.moments import moment_in
from yacht_desktop.session.statistics_course import Stretch
from yacht_desktop.storage.library_entries import Kind
from yacht_desktop.storage.statistics_entries import BestGame, Person
from yacht_desktop.ui.wording.figures import MINUS, percent_text, points_text
from yacht_desktop.ui.wording.levels import level_name, no_figure
from yacht_desktop.ui.wording.names import chosen_options, is_blank, rules_name, shown_name

translate = QCoreApplication.translate

THIN: Final = "\N{THIN SPACE}"
_NO_BREAK: Final = ("\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}")
# How a sample is told in every language.
_SAMPLE: Final = "n = {number}"
_LEVELS: Final = frozenset(level.value for level in Level)
_LEAST_P: Final = 0.001


class StatisticsPlurals(QObject):
    """Sentences on numbers."""

    def to_look_through(self, games: int) -> str:
        """Return in how many games luck and losses are still to be found out."""
        return self.tr("%n games still to be looked through", "", games)

    def samples(self, games: int) -> str:
        """Return how many games dice were counted in."""
        return self.tr("Dice of %n games", "", games)

    def games(self, games: int) -> str:
        """Return a number of games."""
        return self.tr("%n games", "", games)

    def players(self, players: int) -> str:
        """Return a number of players."""
        return self.tr("%n players", "", players)

    def draws(self, draws: int) -> str:
        """Return how many games were drawn."""
        return self.tr("%n drawn", "", draws)


def count_text(number: float, *, signed: bool = False, digits: int = 0) -> str:
    """Return a count with the language's sign for thousands and a true minus.

    >>> count_text(2911), count_text(-103.4, signed=True), count_text(0, signed=True)
    ('2,911', '−103', '0')
    """
    size = round(abs(number), digits)
    sign = "" if size == 0 else MINUS if number < 0 else "+" if signed else ""
    text = QLocale().toString(int(size)) if digits == 0 else QLocale().toString(float(size), "f", digits)
    for space in _NO_BREAK:
        text = text.replace(space, THIN)
    return sign + text


def figure_or_none(value: float | None, *, signed: bool = False) -> str:
    """Return points with one decimal, a dash where there are none."""
    return no_figure() if value is None else points_text(value, signed=signed)


def share_text(hits: int, tries: int) -> str:
    """Return a share in whole percent, a dash where nothing was tried."""
    return percent_text(hits / tries, digits=0) if tries else no_figure()


def title() -> str:
    """Return the title of the window."""
    return translate("Statistics", "Statistics")


def kind_name(kind: Kind) -> str:
    """Return the name of a kind of games, none of which is mixed with another."""
    return {
        Kind.PLAIN: translate("Statistics", "Plain games"),
        Kind.COACHED: translate("Statistics", "With the coach"),
        Kind.UNDONE: translate("Statistics", "With undo"),
        Kind.OWN_DICE: translate("Statistics", "With real dice"),
        Kind.KNOWN_DICE: translate("Statistics", "With known dice"),
        Kind.IMPORTED: translate("Statistics", "Imported"),
        Kind.UNFINISHED: translate("Statistics", "Unfinished"),
    }[kind]


def other_kinds(games: Iterable[tuple[Kind, int]]) -> str:
    """Return that there are games of other kinds than the one chosen, and how many."""
    listed = ", ".join(f"{kind_name(kind)} ({number})" for kind, number in games)
    return translate("Statistics", "There are other kinds of games to choose: {kinds}.").format(kinds=listed)


def person_name(person: Person) -> str:
    """Return how a player is called."""
    if person.name and not is_blank(person.name):
        return shown_name(person.name)
    if person.number:
        return translate("Players", "Player {number}").format(number=person.number)
    return translate("Players", "You")


def is_you(person: Person) -> bool:
    """Return whether a player is spoken to as "you"."""
    return not person.folded and not person.number


def rules_with_options(rules: RuleSet) -> str:
    """Return a rule set's name with the options that are not as usual."""
    return " · ".join((rules_name(rules.id), *chosen_options(rules)))


def any_opponent() -> str:
    """Return the choice of any opponent."""
    return translate("Statistics", "Any opponent")


def any_players() -> str:
    """Return the choice of any number of players."""
    return translate("Statistics", "Any number of players")


def players_name(players: int) -> str:
    """Return a number of players as a choice."""
    return translate("Statistics", "Alone") if players == 1 else StatisticsPlurals().players(players)


def periods() -> tuple[tuple[str, int | None], ...]:
    """Return the periods to choose from, with how many days back they reach; None for all."""
    return (
        (translate("Statistics", "All time"), None),
        (translate("Statistics", "Last 365 days"), 365),
        (translate("Statistics", "Last 30 days"), 30),
        (translate("Statistics", "Last 7 days"), 7),
    )


def filter_names() -> tuple[str, ...]:
    """Return what the boxes to choose from are for: rules, player, kind, opponent, number, period."""
    return (
        translate("Statistics", "Rules"),
        translate("Statistics", "Player"),
        translate("Statistics", "Kind of games"),
        translate("Statistics", "Opponent"),
        translate("Statistics", "Number of players"),
        translate("Statistics", "Period"),
    )


def figure_labels() -> tuple[str, ...]:
    """Return the labels of the six figures."""
    return (
        translate("Statistics", "Games played"),
        translate("Statistics", "Games won"),
        translate("Statistics", "Average total"),
        translate("Statistics", "Best total"),
        translate("Statistics", "Lost by choices"),
        translate("Statistics", "Luck of the dice"),
    )


def a_game() -> str:
    """Return what stands behind points of a game."""
    return translate("Statistics", "a game")


def few_games() -> str:
    """Return that there are too few games to tell much."""
    return translate("Statistics", "Few games yet")


def no_games() -> str:
    """Return that there are no such games."""
    return translate("Statistics", "No such games: n = 0")


def totals_title() -> str:
    """Return the title of the chart of totals."""
    return translate("Statistics", "Totals")


def games_legend(person: Person) -> str:
    """Return what the bars of the totals are."""
    return translate("Statistics", "Your games") if is_you(person) else translate("Statistics", "Games")


def perfect_legend() -> str:
    """Return what is set beside the player's figures."""
    return translate("Statistics", "Perfect play")


def average_label(person: Person, average: float) -> str:
    """Return the label of the player's average."""
    if is_you(person):
        return translate("Statistics", "Your average {points}").format(points=points_text(average))
    return translate("Statistics", "Average {points}").format(points=points_text(average))


def perfect_label(mean: float) -> str:
    """Return the label of the mean of perfect play."""
    return translate("Statistics", "Perfect play {points}").format(points=points_text(mean, digits=3))


def points_range(first: int, last: int) -> str:
    """Return a range of totals."""
    return f"{first}–{last}"


def wins_title() -> str:
    """Return the title of the wins by opponent."""
    return translate("Statistics", "Wins by opponent")


def strongest() -> str:
    """Return which opponent a game counts for."""
    return translate("Statistics", "strongest in the game")


def wins_of(wins: int, games: int) -> str:
    """Return how many games of how many were won."""
    return translate("Statistics", "{wins} of {games}").format(wins=count_text(wins), games=count_text(games))


def between(wins: int, games: int) -> str:
    """Return the ends of the interval in which the share of wins most likely lies, in brackets; empty for no games."""
    ends = wilson(wins, games)
    if ends is None:
        return ""
    low, high = (percent_text(end, digits=0) for end in ends)
    return f" ({low} – {high})"


def games_head() -> str:
    """Return the head of a column of numbers of games."""
    return translate("Statistics", "Games")


def wins_spoken(level: Level, wins: int, games: int, draws: int, interval: tuple[float, float] | None) -> str:
    """Return how games against a level ended, with how well that is known."""
    if interval is None:
        return translate("Statistics", "{level}: no games, n = 0").format(level=level_name(level))
    text = translate("Statistics", "{level}: {share}, {wins}; most likely between {low} and {high}").format(
        level=level_name(level),
        share=share_text(wins, games),
        wins=wins_of(wins, games),
        low=percent_text(interval[0], digits=0),
        high=percent_text(interval[1], digits=0),
    )
    return f"{text}; {StatisticsPlurals().draws(draws)}" if draws else text


def categories_title() -> str:
    """Return the title of the averages by category."""
    return translate("Statistics", "Average by category")


def you_head(person: Person) -> str:
    """Return the head of the player's column."""
    return translate("Statistics", "You") if is_you(person) else translate("Statistics", "Player")


def perfect_head() -> str:
    """Return the head of the column of perfect play."""
    return translate("Statistics", "Perfect")


def bonus() -> str:
    """Return the name of all bonuses together."""
    return translate("Statistics", "Bonuses")


def dice_title() -> str:
    """Return the title of the count of faces."""
    return translate("Statistics", "Are the dice fair?")


def hands_title() -> str:
    """Return the title of the count of hands."""
    return translate("Statistics", "Hands rolled")


def dice_kinds() -> tuple[str, str]:
    """Return the two kinds of dice."""
    return translate("Statistics", "Computer"), translate("Statistics", "Real")


def dice_kinds_name() -> str:
    """Return what is chosen between them."""
    return translate("Statistics", "Whose dice are counted")


def dice_heads(*, hands: bool) -> tuple[str, str, str, str]:
    """Return the heads of the columns."""
    first = translate("Statistics", "Hand") if hands else translate("Statistics", "Face")
    return (
        first,
        translate("Statistics", "Rolled"),
        translate("Statistics", "Expected"),
        translate("Statistics", "Difference"),
    )


def hand_name(hand: Hand) -> str:
    """Return the name of a hand, whatever the rules make of it."""
    if hand.straight:
        return translate("Statistics", "In a row")
    names = {
        (5,): translate("Statistics", "Five alike"),
        (4, 1): translate("Statistics", "Four alike"),
        (3, 2): translate("Statistics", "Three and two"),
        (3, 1, 1): translate("Statistics", "Three alike"),
        (2, 2, 1): translate("Statistics", "Two pairs"),
        (2, 1, 1, 1): translate("Statistics", "One pair"),
        (3,): translate("Statistics", "Three alike"),
        (2, 1): translate("Statistics", "One pair"),
    }
    return names.get(hand.groups) or translate("Statistics", "All different")


def verdict(test: ChiSquare) -> str:
    """Return what a test says, in plain words."""
    if test.verdict is Evenness.TOO_FEW:
        return translate("Statistics", "Too few to tell")
    if test.verdict is Evenness.CONSISTENT:
        return translate("Statistics", "Consistent with fair dice")
    return translate("Statistics", "Unusual, {p}").format(p=p_text(test.p))


def p_text(p: float) -> str:
    """Return a p-value.

    >>> p_text(0.1523), p_text(0.0412), p_text(0.0000001)
    ('p = 0.15', 'p = 0.041', 'p < 0.001')
    """
    if p < _LEAST_P:
        return f"p < {QLocale().toString(_LEAST_P, 'f', 3)}"
    return f"p = {QLocale().toString(p, 'f', 2 if p >= 0.1 else 3)}"


def figures_of_test(test: ChiSquare) -> str:
    """Return a test in figures."""
    statistic = QLocale().toString(test.statistic, "f", 2)
    return translate("Statistics", "χ² = {statistic}, df {degrees}, {p}").format(
        statistic=statistic, degrees=test.degrees, p=p_text(test.p)
    )


def sample_text(games: int, dice: int, *, hands: bool) -> str:
    """Return how much was counted."""
    sample = StatisticsPlurals().samples(games)
    if hands:
        return translate("Statistics", "{sample}, first rolls and rolls of all dice: n = {number}").format(
            sample=sample, number=count_text(dice)
        )
    return f"{sample}: {_SAMPLE.format(number=count_text(dice))}"


def course_title() -> str:
    """Return the title of the course of games."""
    return translate("Statistics", "Skill and luck over time")


def lost_label() -> str:
    """Return the label of the points lost."""
    return translate("Statistics", "Lost by choices")


def luck_label() -> str:
    """Return the label of the luck."""
    return translate("Statistics", "Luck of the dice")


def days_of(stretch: Stretch) -> str:
    """Return the first and the last day of a stretch."""
    first, last = date_text(stretch.began), date_text(stretch.ended)
    return first if first == last else f"{first} – {last}"


def stretch_spoken(stretch: Stretch) -> str:
    """Return games that follow one another, in one line."""
    return translate("Statistics", "{days}, {games}: average {total}, lost {lost}, luck {luck}").format(
        days=days_of(stretch),
        games=StatisticsPlurals().games(stretch.games),
        total=points_text(stretch.total),
        lost=figure_or_none(stretch.lost),
        luck=figure_or_none(stretch.luck, signed=True),
    )


def trend_text(trend: float | None) -> str:
    """Return how the losses change."""
    if trend is None:
        return translate("Statistics", "Too few games for a trend")
    return translate("Statistics", "Trend: {points} points lost in ten games").format(
        points=points_text(trend, signed=True)
    )


def best_title() -> str:
    """Return the title of the best games."""
    return translate("Statistics", "Best games")


def opponents_of(game: BestGame) -> str:
    """Return who else played."""
    names = [_seat_name(game, seat) for seat in range(len(game.players)) if seat != game.seat]
    return ", ".join(names) if names else translate("Statistics", "Alone")


def _seat_name(game: BestGame, seat: int) -> str:
    name, level = game.players[seat]
    if not is_blank(name):
        return shown_name(name)
    if level is not None:
        return level_name(Level(level)) if level in _LEVELS else level
    people = [place for place, (_, other) in enumerate(game.players) if other is None]
    return person_name(Person("", people.index(seat) + 1 if len(people) > 1 else 0))


def game_spoken(game: BestGame) -> str:
    """Return a game in one sentence."""
    return translate("Statistics", "{points} points, {date}, {opponents}").format(
        points=game.total, date=date_text(game.began), opponents=opponents_of(game)
    )


def lost_head() -> str:
    """Return the head of the column of points lost."""
    return translate("Statistics", "Lost")


def luck_head() -> str:
    """Return the head of the column of luck."""
    return translate("Statistics", "Luck")


def opens_review() -> str:
    """Return what a click on a game does."""
    return translate("Statistics", "Opens the review of this game")


def streaks_title() -> str:
    """Return the title of the runs of wins."""
    return translate("Statistics", "Wins in a row")


def streak_labels() -> tuple[str, str]:
    """Return the labels of the longest run and of the current one."""
    return translate("Statistics", "Longest run"), translate("Statistics", "Current run")


def saved_as(name: str) -> str:
    """Return that what is shown was written into a file."""
    return translate("Statistics", "Saved as {name}.").format(name=shown_name(name))


def date_text(began: str) -> str:
    """Return the day of a moment, ISO 8601 in UTC, where the player is; as it stands where it is none."""
    day = moment_in(began)
    if day is None:
        return began
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
