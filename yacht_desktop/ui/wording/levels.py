"""What is said of the computer players: their names, how they think and how strong they are."""

from PySide6.QtCore import QCoreApplication, QObject

from yacht_desktop.opponents.levels import Level
from yacht_desktop.opponents.strength import Strength

translate = QCoreApplication.translate

_FEW_GAMES = 10
_MANY_GAMES = 100
# Between these shares, and beyond them at either end, tenths say too little.
_NEARLY_EVEN = (0.45, 0.55)
_NEARLY_ALL = 0.95
_LONG_AVERAGE = 888.0
_LONG_SHARE = 0.52


class StrengthPlurals(QObject):
    """Sentences on points, one for every level, so that each language can inflect the level's name."""

    def average(self, points: int) -> str:
        """Return how many points a level makes on average."""
        return self.tr("Averages %n points.", "", points)

    def average_and_wins(self, level: Level, points: int) -> str:
        """Return that, and how often the level beats the one below; fill in `wins` and `games`.

        Raises:
            KeyError: no level is below, or the level does not play for points.
        """
        return {
            Level.SAILOR: self.tr("Averages %n points; beats Deckhand {wins} games in {games}.", "", points),
            Level.BOSUN: self.tr("Averages %n points; beats Sailor {wins} games in {games}.", "", points),
            Level.FIRST_MATE: self.tr("Averages %n points; beats Bosun {wins} games in {games}.", "", points),
            Level.CAPTAIN: self.tr("Averages %n points; beats First Mate {wins} games in {games}.", "", points),
        }[level]


def level_name(level: Level) -> str:
    """Return the name of a level, which is also the default name of its players."""
    return {
        Level.DECKHAND: translate("Levels", "Deckhand"),
        Level.SAILOR: translate("Levels", "Sailor"),
        Level.BOSUN: translate("Levels", "Bosun"),
        Level.FIRST_MATE: translate("Levels", "First Mate"),
        Level.CAPTAIN: translate("Levels", "Captain"),
        Level.ADMIRAL: translate("Levels", "Admiral"),
    }[level]


def level_summary(level: Level) -> str:
    """Return how a level plays, in one sentence."""
    return {
        Level.DECKHAND: translate("Levels", "Plays by eye and can be beaten by a child."),
        Level.SAILOR: translate("Levels", "Plans its turn, hates zeros and hopes that all dice will be equal."),
        Level.BOSUN: translate("Levels", "Knows its categories and slips now and then."),
        Level.FIRST_MATE: translate("Levels", "Knows all that Captain knows and slips in small things."),
        Level.CAPTAIN: translate("Levels", "Scores as many points as the dice allow on average."),
        Level.ADMIRAL: translate("Levels", "Plays to win: bolder when behind, safer when ahead."),
    }[level]


def level_thinking(level: Level) -> str:
    """Return how a level makes its choices, in two or three sentences."""
    return {
        Level.DECKHAND: translate(
            "Levels",
            "Thinks of the next roll only, and hardly asks what a category may still be good for."
            " Hates to write a zero and loves dice that are all equal.",
        ),
        Level.SAILOR: translate(
            "Levels",
            "Plans the whole turn and knows roughly what each category usually brings."
            " Hates to write a zero and hopes too often that all dice will be equal.",
        ),
        Level.BOSUN: translate(
            "Levels",
            "Knows what every category is worth for the rest of the game."
            " Shies a little at zeros, and makes small mistakes in many turns.",
        ),
        Level.FIRST_MATE: translate(
            "Levels",
            "Knows as much as Captain, but takes less care."
            " Where two choices are nearly equal, it may take the lesser one.",
        ),
        Level.CAPTAIN: translate(
            "Levels",
            "Always makes the choice that brings the most points on average, calculated to the end of the game."
            " Does not look at anybody else’s score.",
        ),
        Level.ADMIRAL: translate(
            "Levels",
            "Always makes the choice that wins most often: takes risks when behind and avoids them when ahead."
            " Against one opponent it plays the end of the game without a mistake.",
        ),
    }[level]


def strength_sentence(level: Level, strength: Strength) -> str:
    """Return how strong a level is, in one sentence; the Admiral's says nothing of points."""
    if level is Level.ADMIRAL:
        if strength.wins is None:
            return translate("Levels", "How often it beats Captain under these rules has not been measured.")
        wins, games = _in_round_numbers(strength.wins)
        return translate("Levels", "Beats Captain {wins} games in {games}.").format(wins=wins, games=games)
    points = round(strength.average or 0.0)
    if strength.wins is None:
        return StrengthPlurals().average(points)
    wins, games = _in_round_numbers(strength.wins)
    return StrengthPlurals().average_and_wins(level, points).format(wins=wins, games=games)


def strength_samples(level: Level) -> tuple[str, ...]:
    """Return sentences as long as `strength_sentence` makes them, to measure the room they take."""
    known = Strength(None if level is Level.ADMIRAL else _LONG_AVERAGE, None, _LONG_SHARE if level.below else None)
    samples = [strength_sentence(level, known)]
    if level is Level.ADMIRAL:
        samples.append(strength_sentence(level, Strength()))
    return tuple(samples)


def strength_working(share: float | None) -> str:
    """Return that the strength is being worked out, with the share done, 0 to 1, where it is known."""
    if share is None:
        return translate("Levels", "Working out how strong it is …")
    percent = round(100 * share)
    return translate("Levels", "Working out how strong it is … {percent}%").format(percent=percent)


def strength_unknown() -> str:
    """Return that the strength could not be worked out."""
    return translate("Levels", "How strong it is under these rules could not be worked out.")


def wins_in_short(wins: float) -> str:
    """Return how often a level wins, for a table: `7 in 10`."""
    of_ten, games = _in_round_numbers(wins)
    return translate("Levels", "{wins} in {games}").format(wins=of_ten, games=games)


def average_in_short(points: float) -> str:
    """Return an average for a table, in whole points."""
    return str(round(points))


def figure_to_come() -> str:
    """Return what stands for a figure that is being worked out."""
    return "…"


def no_figure() -> str:
    """Return what stands where there is no figure."""
    return "–"


def _in_round_numbers(share: float) -> tuple[int, int]:
    """Return so many games of ten, or of a hundred where ten would hide who is ahead.

    >>> _in_round_numbers(0.688), _in_round_numbers(0.519), _in_round_numbers(0.9996)
    ((7, 10), (52, 100), (99, 100))
    """
    low, high = _NEARLY_EVEN
    if low < share < high or not 1 - _NEARLY_ALL <= share < _NEARLY_ALL:
        return min(_MANY_GAMES - 1, max(1, round(_MANY_GAMES * share))), _MANY_GAMES
    return round(_FEW_GAMES * share), _FEW_GAMES
