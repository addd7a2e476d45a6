"""What is said of the games of the library: in its list, and of what was done with them."""

from functools import lru_cache
from html import escape
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject, Qt

from yacht_desktop.game.errors import UnknownOption, UnknownRules
from yacht_desktop.game.rulesets import RuleSet, ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.exporting import Exported
from yacht_desktop.session.games import Deletion, Games
from yacht_desktop.session.importing import Imported
from yacht_desktop.session.setup import GameSetup, Player
from yacht_desktop.storage.library_entries import Entry
from yacht_desktop.ui.wording.files import trouble_sentence
from yacht_desktop.ui.wording.levels import level_name
from yacht_desktop.ui.wording.names import is_you, player_name, rules_name, shown_name, whole_name

translate = QCoreApplication.translate

SEPARATOR: Final = " · "
_TYPED: Final = "typed"


class SeatWords(NamedTuple):
    """A player in a list of games.

    Attributes:
        name: the name as it is shown.
        total: the points.
        won: whether the player won, alone or with others.
    """

    name: str
    total: str
    won: bool


class GamePlurals(QObject):
    """Sentences that count games and files."""

    def games(self, number: int) -> str:
        """Return how many games are listed."""
        return self.tr("%n games", "", number)

    def chosen(self, number: int) -> str:
        """Return how many games are chosen; fill in `games`."""
        return self.tr("%n of {games} chosen", "", number)

    def deleted(self, number: int) -> str:
        """Return how many games were deleted."""
        return self.tr("%n games deleted.", "", number)

    def restored(self, number: int) -> str:
        """Return how many games are there again."""
        return self.tr("%n games are there again.", "", number)

    def imported(self, number: int) -> str:
        """Return how many games were taken from files."""
        return self.tr("%n games imported.", "", number)

    def known(self, number: int) -> str:
        """Return how many files had games that were there already."""
        return self.tr("%n were here already.", "", number)

    def empty(self, number: int) -> str:
        """Return how many files had games in which nothing was played."""
        return self.tr("In %n nothing was played.", "", number)

    def faulty(self, number: int) -> str:
        """Return how many files had no game."""
        return self.tr("%n files are not games.", "", number)

    def exported(self, number: int) -> str:
        """Return how many games were written; fill in `file`."""
        return self.tr("%n games written to {file}.", "", number)


@lru_cache(maxsize=64)
def _rules(rules_id: str, options: str) -> RuleSet | None:
    chosen = dict(pair.partition("=")[::2] for pair in options.split())
    try:
        return ruleset(rules_id, **chosen)
    except (UnknownRules, UnknownOption):
        return None


def setup_of(entry: Entry) -> GameSetup | None:
    """Return rules and players of a game; None where a fault of the disk has spoiled them."""
    rules = _rules(entry.rules, entry.options)
    try:
        players = tuple(Player(seat.name, None if seat.level is None else Level(seat.level)) for seat in entry.seats)
        return None if rules is None else GameSetup(rules, players)
    except ValueError:
        return None


def seats(entry: Entry) -> tuple[SeatWords, ...]:
    """Return the players with their points, in playing order."""
    setup = setup_of(entry)
    several = len(entry.seats) > 1
    return tuple(
        SeatWords(
            shown_name(result.name) if setup is None else whole_name(setup, seat),
            QLocale().toString(result.total),
            won=result.won and several,
        )
        for seat, result in enumerate(entry.seats)
    )


def outcome(entry: Entry) -> str:
    """Return how a game ended, or how far it is; nothing for one that somebody played alone to its end."""
    setup = setup_of(entry)
    if not entry.finished:
        return _progress(entry, setup)
    winners = [seat for seat, result in enumerate(entry.seats) if result.won]
    if len(entry.seats) == 1 or not winners or setup is None:
        return ""
    if len(winners) > 1:
        return translate("Library", "Draw")
    if is_you(setup, winners[0]):
        return translate("Library", "You won")
    return translate("Library", "{name} won").format(name=player_name(setup, winners[0]))


def _progress(entry: Entry, setup: GameSetup | None) -> str:
    if setup is None:
        return translate("Library", "Unfinished")
    filled = min((sum(points is not None for points in seat.boxes) for seat in entry.seats), default=0)
    text = translate("Library", "Unfinished, round {round} of {rounds}")
    return text.format(round=min(filled + 1, setup.rules.turns), rounds=setup.rules.turns)


def marks(entry: Entry, on_table: int | None) -> tuple[str, ...]:
    """Return what sets a game apart, each in a few words."""
    said = {
        translate("Library", "on the table"): entry.id == on_table,
        translate("Library", "coached"): entry.coached,
        translate("Library", "undo used"): entry.undone,
        translate("Library", "dice typed in"): entry.dice == _TYPED,
        translate("Library", "dice known"): entry.known,
        translate("Library", "imported"): entry.imported,
    }
    return tuple(words for words, holds in said.items() if holds)


def rules_of(entry: Entry) -> str:
    """Return the name of the rules."""
    try:
        return rules_name(entry.rules)
    except KeyError:
        return shown_name(entry.rules)


def day(entry: Entry) -> str:
    """Return the day on which a game was played last."""
    return QLocale().toString(_moment(entry).date(), QLocale.FormatType.ShortFormat)


def time(entry: Entry) -> str:
    """Return the time of that day."""
    return QLocale().toString(_moment(entry).time(), QLocale.FormatType.ShortFormat)


def _moment(entry: Entry) -> QDateTime:
    return QDateTime.fromString(entry.changed, Qt.DateFormat.ISODate).toLocalTime()


class GameWords:
    """The words of a game in the list."""

    def __init__(self, games: Games) -> None:
        """Know which game is on the table."""
        self._games = games

    def ending(self, entry: Entry) -> str:
        """Return how a game ended, and its rules."""
        return SEPARATOR.join(filter(None, (outcome(entry), rules_of(entry))))

    def marks(self, entry: Entry) -> str:
        """Return what sets a game apart."""
        return SEPARATOR.join(marks(entry, self._games.on_table))

    def below(self, entry: Entry) -> str:
        """Return both, as they stand below the players."""
        return SEPARATOR.join(filter(None, (self.ending(entry), self.marks(entry))))

    def shown(self, entry: Entry) -> str:
        """Return all that is told of a game, in one line."""
        return SEPARATOR.join((_players(entry), self.below(entry), f"{day(entry)} {time(entry)}"))

    def spoken(self, entry: Entry) -> str:
        """Return the same as it is spoken."""
        parts = (outcome(entry), rules_of(entry), *marks(entry, self._games.on_table))
        return ". ".join((_players(entry), *filter(None, parts), f"{day(entry)} {time(entry)}"))

    def told(self, entry: Entry) -> str:
        """Return the same for a tool tip, escaped, a player a line."""
        lines = [_player(seat) for seat in seats(entry)]
        lines += [self.below(entry), f"{day(entry)} {time(entry)}"]
        return "<qt>" + "<br>".join(escape(line, quote=False) for line in lines) + "</qt>"


def _players(entry: Entry) -> str:
    return ", ".join(map(_player, seats(entry)))


def _player(seat: SeatWords) -> str:
    return translate("Library", "{name} {points}").format(name=seat.name, points=seat.total)


# What was done


def listed(number: int, chosen: int) -> str:
    """Return how many games there are, and how many are chosen where that is more than one."""
    games = GamePlurals().games(number)
    return games if chosen < 2 else GamePlurals().chosen(chosen).format(games=games)


def deletion(told: Deletion) -> str:
    """Return what became of games that were to be deleted."""
    parts = []
    if told.numbers:
        parts.append(GamePlurals().deleted(len(told.numbers)))
    if told.spared:
        parts.append(translate("Library", "The game on the table cannot be deleted."))
    return " ".join(parts)


def imported(told: Imported) -> str:
    """Return what became of files that were to be imported."""
    plurals = GamePlurals()
    parts = [plurals.imported(len(told.taken))]
    for number, say in ((told.known, plurals.known), (told.empty, plurals.empty), (told.faulty, plurals.faulty)):
        if number:
            parts.append(say(number))
    if not told.kept:
        parts.append(translate("Library", "The rest could not be saved."))
    elif not told.whole:
        parts.append(translate("Library", "The rest was left out."))
    return " ".join(parts)


def exported(told: Exported) -> str:
    """Return what became of games that were to be written."""
    parts = []
    if told.trouble is not None:
        parts.append(trouble_sentence(told.trouble))
    if told.games or told.trouble is None:
        parts.append(GamePlurals().exported(told.games).format(file=shown_name(told.target.name)))
    return " ".join(parts)


def importing(done: int, files: int) -> str:
    """Return how far an import is."""
    text = translate("Library", "Importing file {number} of {files}")
    return text.format(number=QLocale().toString(done), files=QLocale().toString(files))


def exporting(done: int, games: int) -> str:
    """Return how far an export is."""
    text = translate("Library", "Writing game {number} of {games}")
    return text.format(number=QLocale().toString(done), games=QLocale().toString(games))


def nothing_there() -> str:
    """Return what an empty library says."""
    return translate(
        "Library",
        "There are no games yet. Every game is kept here from its first roll on; Import takes in games from files.",
    )


def nothing_unfinished() -> str:
    """Return what the list of unfinished games says when it is empty."""
    return translate("Library", "No game is unfinished. One that you leave before its end waits for you here.")


def nothing_found() -> str:
    """Return what the list says when no game is as it should be."""
    return translate("Library", "No game is like that.")


def cannot_list() -> str:
    """Return that the games cannot be listed."""
    return translate("Library", "The games cannot be read now.")


def cannot_read() -> str:
    """Return that one game cannot be read."""
    return translate("Library", "This game cannot be read.")


def levels_like(text: str) -> tuple[str, ...]:
    """Return the levels, as words, whose names contain a text in any case."""
    return tuple(level.value for level in Level if text.casefold() in level_name(level).casefold())


def is_like_you(text: str) -> bool:
    """Return whether a text is part of how a person without a name is called, in any case."""
    return text.casefold() in translate("Players", "You").casefold()
