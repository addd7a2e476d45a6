"""Sentences of the rules page that count."""

from PySide6.QtCore import QObject


class RulesPlurals(QObject):
    """Sentences that count."""

    def roll_all(self, dice: int) -> str:
        """Return how a turn begins."""
        return self.tr("Roll all %n dice.", "", dice)

    def most_rolls(self, rolls: int) -> str:
        """Return what is done with the dice after that, where more than two rolls are allowed."""
        return self.tr(
            "Hold any of them, or none, and roll the others again: at most %n rolls in a turn."
            " Each time you choose anew, so a held die may be rolled again too.",
            "",
            rolls,
        )

    def turns(self, turns: int) -> str:
        """Return how long a game is."""
        return self.tr("Each player has %n turns.", "", turns)

    def highest(self, points: int) -> str:
        """Return the highest total there can be."""
        return self.tr("The highest possible total is %n points.", "", points)

    def points(self, points: int) -> str:
        """Return fixed points."""
        return self.tr("%n points", "", points)

    def points_or_served(self, points: int) -> str:
        """Return fixed points and what the first roll pays; fill in `served`."""
        return self.tr("%n points; {served} on the first roll of a turn", "", points)

    def points_or_win(self, points: int) -> str:
        """Return fixed points of a box that wins the game when filled from a first roll."""
        return self.tr("%n points; on the first roll of a turn it wins the game", "", points)

    def further_five(self, points: int) -> str:
        """Return what five equal dice add once more; fill in `category`."""
        return self.tr(
            "While {category} holds points, every further turn that ends with five equal dice adds %n points,"
            " whichever category they fill.",
            "",
            points,
        )
