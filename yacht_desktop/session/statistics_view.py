"""What a window of statistics shows, as it comes in: quick figures first, slow ones later."""

from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from yacht_desktop.game.dice_counts import DiceCounts, nothing_counted
from yacht_desktop.game.errors import UnknownOption, UnknownRules
from yacht_desktop.game.rulesets import RULE_IDS, RuleSet, ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.log import logger
from yacht_desktop.session.statistics import Statistics
from yacht_desktop.session.statistics_course import Course, course_of
from yacht_desktop.session.stored_games import options_text
from yacht_desktop.storage.library_entries import GameFilter, Kind
from yacht_desktop.storage.statistics_entries import (
    ALONE,
    BestGame,
    BoxMean,
    Figures,
    Person,
    RulesPlayed,
    Standing,
)

if TYPE_CHECKING:
    import sqlite3

    from yacht_desktop.session.jobs import Token
    from yacht_desktop.solver.perfect_play import PerfectPlay

BEST: Final = 5
_PATIENCE_MS: Final = 250
"""For so long old figures stay while new ones are on their way."""
_SETTLED_MS: Final = 1_500
"""Games are looked through in quick succession; asking after each would keep the library busy."""


class Part(Enum):
    """What comes in by itself."""

    FIGURES = "figures"
    TOTALS = "totals"
    STANDINGS = "standings"
    BOXES = "boxes"
    COURSE = "course"
    BEST = "best"
    COMPUTER_DICE = "computer_dice"
    TYPED_DICE = "typed_dice"
    CHOICES = "choices"
    PERFECT = "perfect"
    OTHERS = "others"


@dataclass(frozen=True, slots=True)
class Selection:
    """Which games statistics are about.

    Attributes:
        rules: the rule set with its options.
        person: whose games.
        kind: which kind of games; kinds are never mixed.
        opponent: a level that plays in them; None for any.
        players: how many play; None for any number.
        since: the first moment, ISO 8601 in UTC; None for all time.
    """

    rules: RuleSet
    person: Person = ALONE
    kind: Kind = Kind.PLAIN
    opponent: Level | None = None
    players: int | None = None
    since: str | None = None

    @property
    def wanted(self) -> GameFilter:
        """The same as the library understands it, without the person."""
        return GameFilter(
            kind=self.kind,
            rules=self.rules.id,
            options=options_text(self.rules),
            opponent=None if self.opponent is None else self.opponent.value,
            players=self.players,
            since=self.since,
        )


@dataclass(frozen=True, slots=True)
class Choices:
    """What there is to choose from.

    Attributes:
        people: whose games there are, the one with most first.
        rules: the rule sets with their options that were played, most played first.
        last_reset: the moment of the last reset; None where there is none.
    """

    people: tuple[Person, ...] = ()
    rules: tuple[RuleSet, ...] = ()
    last_reset: str | None = None


@dataclass(frozen=True, slots=True)
class CountedDice:
    """Dice that were counted, and in how many games."""

    games: int
    counts: DiceCounts


@dataclass(frozen=True, slots=True)
class Shown:
    """All that is shown; what is not known yet is None."""

    figures: Figures | None = None
    totals: dict[int, int] | None = None
    standings: tuple[Standing, ...] | None = None
    boxes: tuple[BoxMean, ...] | None = None
    course: Course | None = None
    best: tuple[BestGame, ...] | None = None
    computer_dice: CountedDice | None = None
    typed_dice: CountedDice | None = None
    choices: Choices | None = None
    others: tuple[tuple[Kind, int], ...] | None = None
    """Where there are no games of the kind chosen: how many there are of the others, each that has any."""
    perfect: "PerfectPlay | None" = None


class StatisticsView(QObject):
    """Asks for everything that a selection needs, and for it again when the library changes.

    Signals:
        arrived: a Part has come in, or is no longer known.
    """

    arrived = Signal(object)

    def __init__(self, statistics: Statistics, selection: Selection, parent: QObject | None = None) -> None:
        """Ask for nothing before `ask`."""
        super().__init__(parent)
        self._statistics = statistics
        self._selection = selection
        self._shown = Shown()
        self._tokens: list[Token] = []
        self._stale: set[Part] = set()
        self._patience = _single_shot(self, _PATIENCE_MS)
        self._patience.timeout.connect(self._give_up_old)
        self._settling = _single_shot(self, _SETTLED_MS)
        self._settling.timeout.connect(self.ask)
        statistics.changed.connect(self._ask_soon)

    @property
    def selection(self) -> Selection:
        """Which games are shown."""
        return self._selection

    @property
    def shown(self) -> Shown:
        """What is known of them."""
        return self._shown

    @property
    def is_asking(self) -> bool:
        """Whether something is still to come in."""
        return bool(self._stale)

    def select(self, selection: Selection) -> None:
        """Show other games."""
        if selection != self._selection:
            if selection.rules != self._selection.rules:
                # It has other categories.
                self._shown = replace(self._shown, perfect=None)
            self._selection = selection
            self._patience.start()
            self.ask()

    @Slot()
    def ask(self) -> None:
        """Ask for everything anew; what is shown stays until the answers come."""
        from yacht_desktop.storage import statistics_queries as queries

        self._settling.stop()
        self.stop()
        chosen = self._selection
        wanted, person = chosen.wanted, chosen.person
        levels = [level.value for level in Level]
        # First what a window of the designed size shows.
        self._ask(Part.FIGURES, partial(queries.figures, wanted=wanted, person=person))
        self._ask(Part.TOTALS, partial(queries.bins, wanted=wanted, person=person))
        self._ask(Part.STANDINGS, partial(queries.standings, wanted=wanted, person=person, levels=levels))
        self._ask(Part.BOXES, partial(queries.box_means, wanted=wanted, person=person))
        self._ask(Part.COMPUTER_DICE, partial(_dice, rules=chosen.rules, typed=False))
        self._ask(Part.CHOICES, _choices)
        self._ask(Part.OTHERS, partial(_others, wanted=wanted, person=person))
        self._ask(Part.TYPED_DICE, partial(_dice, rules=chosen.rules, typed=True))
        self._ask(Part.BEST, partial(queries.best_games, wanted=wanted, person=person, most=BEST))
        self._ask(Part.COURSE, partial(_course, wanted=wanted, person=person))
        self._stale.add(Part.PERFECT)
        token = self._statistics.ask_perfect(chosen.rules, partial(self._take, Part.PERFECT))
        if token is not None:
            self._tokens.append(token)

    def stop(self) -> None:
        """Want no answer any more."""
        for token in self._tokens:
            token.drop()
        self._tokens = []
        self._stale = set()

    @Slot()
    def _ask_soon(self) -> None:
        """Ask now where nothing is on its way, else once it is quiet."""
        if not self._settling.isActive():
            self._settling.start()

    def _ask(self, part: Part, question: Any) -> None:  # noqa: ANN401 - each part has an answer of its own
        self._stale.add(part)
        self._tokens.append(self._statistics.ask(question, partial(self._take, part), partial(self._miss, part)))

    def _take(self, part: Part, answer: object) -> None:
        self._stale.discard(part)
        self._set(part, answer)

    def _miss(self, part: Part, fault: Exception) -> None:
        """Show nothing where the library cannot answer; what is wrong with it is told when the game is kept."""
        logger.warning("the statistics cannot be read (%s): %s", part.value, fault)
        self._take(part, None)

    @Slot()
    def _give_up_old(self) -> None:
        """Show figures of other games no longer than a moment."""
        for part in tuple(self._stale - {Part.CHOICES}):
            self._set(part, None)

    def _set(self, part: Part, answer: Any) -> None:  # noqa: ANN401 - each part has an answer of its own
        self._shown = replace(self._shown, **{part.value: answer})
        self.arrived.emit(part)


def _single_shot(parent: QObject, milliseconds: int) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    return timer


def _choices(connection: "sqlite3.Connection") -> Choices:
    from yacht_desktop.storage import statistics_queries as queries
    from yacht_desktop.storage.library_statistics import last_reset

    rules = [known for known in map(_rules_of, queries.rules_played(connection)) if known is not None]
    people = tuple(person for person, _ in queries.people(connection))
    return Choices(people, tuple(rules), last_reset(connection))


def _others(connection: "sqlite3.Connection", wanted: GameFilter, person: Person) -> tuple[tuple[Kind, int], ...]:
    from yacht_desktop.storage.statistics_queries import figures

    if figures(connection, wanted, person).games:
        return ()
    kinds = {kind: figures(connection, replace(wanted, kind=kind), person).games for kind in Kind}
    return tuple((kind, games) for kind, games in kinds.items() if games)


def _rules_of(played: RulesPlayed) -> RuleSet | None:
    """Return the rules of games; None for those that this version does not know."""
    options = dict(word.split("=", 1) for word in played.options.split() if "=" in word)
    try:
        return ruleset(played.rules, **options)
    except (UnknownRules, UnknownOption):
        return None


def _course(connection: "sqlite3.Connection", wanted: GameFilter, person: Person) -> Course:
    from yacht_desktop.storage import statistics_queries as queries

    return course_of(queries.course(connection, wanted, person))


def _dice(connection: "sqlite3.Connection", rules: RuleSet, *, typed: bool) -> CountedDice:
    from yacht_desktop.session.looking_through import unpacked
    from yacht_desktop.storage import statistics_queries as queries

    alike = [other for other in RULE_IDS if nothing_counted(ruleset(other)) == nothing_counted(rules)]
    games, sums = queries.throws(connection, alike, typed=typed)
    return CountedDice(games, unpacked(rules.dice, rules.faces, sums))
