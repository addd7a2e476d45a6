"""Texts that count: Qt chooses the plural form of the language in use."""

from PySide6.QtCore import QObject


class Plurals(QObject):
    """Each method returns its text with the number and, untouched, the names in braces."""

    def categories(self, number: int) -> str:
        """Return how many boxes a card has."""
        return self.tr("%n categories", "", number)

    def categories_no_bonus(self, number: int) -> str:
        """Return how many boxes a card without bonus has."""
        return self.tr("%n categories, no bonus", "", number)

    def categories_bonus(self, number: int) -> str:
        """Return how many boxes a card with an upper bonus has; fill in `points`."""
        return self.tr("%n categories, bonus of {points}", "", number)

    def categories_served(self, number: int) -> str:
        """Return how many boxes a card has where hands of the first roll are worth more."""
        return self.tr("%n categories, served bonus", "", number)

    def dice_and_categories(self, number: int) -> str:
        """Return with how many dice a game is played; fill in `categories`."""
        return self.tr("%n dice, {categories}", "", number)

    def rolls_left_short(self, number: int) -> str:
        """Return the rolls left, as short as the Roll button needs."""
        return self.tr("%n left", "", number)

    def rolls_left(self, number: int) -> str:
        """Return the rolls left, as a sentence."""
        return self.tr("%n rolls left.", "", number)

    def dice_to_enter(self, number: int) -> str:
        """Return how many dice that people rolled are still to be entered, as a sentence."""
        return self.tr("%n dice are still to be entered.", "", number)

    def dice_to_enter_short(self, number: int) -> str:
        """Return how many dice are still to be entered, as short as the Roll button needs."""
        return self.tr("%n to enter", "", number)

    def points_possible(self, number: int) -> str:
        """Return a box as it is spoken that is open to so many points; fill in `row`."""
        return self.tr("{row}, %n possible", "", number)

    def you_win_by(self, number: int) -> str:
        """Return the title of a game you have won, by so many points."""
        return self.tr("You win by %n points", "", number)

    def name_wins_by(self, number: int) -> str:
        """Return the title of a game another player has won, by so many points; fill in `name`."""
        return self.tr("{name} wins by %n points", "", number)

    def you_scored(self, number: int) -> str:
        """Return the title of a game you have played alone."""
        return self.tr("You scored %n points", "", number)

    def name_scored(self, number: int) -> str:
        """Return the title of a game somebody has played alone; fill in `name`."""
        return self.tr("{name}: %n points", "", number)

    def players(self, number: int) -> str:
        """Return how many players a game has."""
        return self.tr("%n players", "", number)

    def games_salvaged(self, number: int) -> str:
        """Return how many games of a damaged library are kept again, as a sentence."""
        return self.tr("%n of the damaged games could be read and are in the library again.", "", number)
