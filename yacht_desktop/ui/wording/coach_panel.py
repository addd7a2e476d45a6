"""What stands in the coach's panel besides its choices, and what its dialogue and its notes say."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from yacht_desktop.session.position import Position
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui.wording.coach import within
from yacht_desktop.ui.wording.figures import percent_text, points_text
from yacht_desktop.ui.wording.names import is_you, player_name

translate = QCoreApplication.translate

_NOTHING: Final = 0.05


def title() -> str:
    """Return what the panel is called."""
    return translate("Coach", "Coach")


def close_spoken() -> str:
    """Return what the panel's × does."""
    return translate("Coach", "Close the coach")


def points_label() -> str:
    """Return the label of the bar of points."""
    return translate("Coach", "Points", "a bar")


def win_label() -> str:
    """Return the label of the bar of the chance to win."""
    return translate("Coach", "To win", "a bar")


def points_meaning() -> str:
    """Return what the figures beside the bars of points are."""
    return translate("Coach", "Points: the total to expect at the end.")


def held_word() -> str:
    """Return what a card says whose dice are those held."""
    return translate("Coach", "Held now", "dice")


def computing() -> str:
    """Return what is said of a card whose choice is not known yet."""
    return translate("Coach", "The coach is thinking …")


def card_spoken(rank: int, choice: str, points: float, win: float | None) -> str:
    """Return a choice with its worth for screen readers."""
    if win is None:
        text = translate("Coach", "{rank}. {choice}. Points: {points}.", "a choice, its rank first")
        return text.format(rank=rank, choice=choice, points=points_text(points))
    text = translate("Coach", "{rank}. {choice}. Points: {points}. To win: {chance}.", "a choice, its rank first")
    return text.format(rank=rank, choice=choice, points=points_text(points), chance=percent_text(win))


def quiet(position: Position) -> str:
    """Return what the panel says where there is nothing to choose."""
    if position.state.is_over:
        return translate("Coach", "The game is over.")
    if not position.player.is_human:
        name = player_name(position.setup, position.state.player)
        text = translate("Coach", "{name} is playing. Your choices come with your turn.")
        return text.format(name=name)
    if position.entry is not None:
        return translate("Coach", "Enter the dice to see your best choices.")
    return translate("Coach", "Roll the dice to see your best choices.")


def preparing(progress: float) -> str:
    """Return how far the coach is with rules it has not worked out yet."""
    text = translate("Coach", "The coach is working these rules out: {percent}%.")
    return text.format(percent=QLocale().toString(int(100 * progress)))


def failed() -> str:
    """Return that there is no advice on this game."""
    return translate("Coach", "The coach could not work this game out.")


def deciding() -> str:
    """Return that a decision waits until the coach has looked at it."""
    return translate("Coach", "One moment: the coach is looking at your choice.")


def chances_spoken(names: Sequence[str], figures: Sequence[str]) -> str:
    """Return all chances to win for screen readers and tool tips."""
    item = translate("Coach", "{name} {chance}", "a player's chance to win")
    listed = ", ".join(
        item.format(chance=figure, name=name) for name, figure in zip(names, figures, strict=True) if figure
    )
    return translate("Coach", "Chances to win: {players}").format(players=listed)


def so_far_title(setup: GameSetup, seat: int, *, is_over: bool) -> str:
    """Return the title over luck and skill, while a game lasts and after it."""
    if is_over:
        if is_you(setup, seat):
            return translate("Coach", "Your game")
        return translate("Coach", "{name}: the game").format(name=player_name(setup, seat))
    if is_you(setup, seat):
        return translate("Coach", "Your game so far")
    return translate("Coach", "{name}: the game so far").format(name=player_name(setup, seat))


def luck_sentence(luck: float, *, you: bool) -> str:
    """Return what the dice gave or took."""
    points = points_text(abs(luck))
    if abs(luck) < _NOTHING:
        return translate("Coach", "Luck has been even so far.")
    if luck > 0:
        text = (
            translate("Coach", "The dice gave you {points} points.")
            if you
            else translate("Coach", "The dice gave {points} points.")
        )
    else:
        text = (
            translate("Coach", "The dice cost you {points} points.")
            if you
            else translate("Coach", "The dice cost {points} points.")
        )
    return text.format(points=points)


def skill_sentence(lost: float, *, you: bool) -> str:
    """Return what choices gave away."""
    if lost < _NOTHING:
        return translate("Coach", "No choice has cost anything so far.")
    text = (
        translate("Coach", "Your choices cost you {points} points.")
        if you
        else translate("Coach", "Choices cost {points} points.")
    )
    return text.format(points=points_text(lost))


# Hints in the tray, and the tutor


def advised_spoken() -> str:
    """Return what a screen reader says of a die that the coach advises to keep."""
    return translate("Coach", "The coach advises to hold it", "a die")


def tutor_title() -> str:
    """Return the title of the warning."""
    return translate("Coach", "Are you sure?")


def tutor_choice(choice: str) -> str:
    """Return what somebody was about to do; `choice` is the sentence of it."""
    return translate("Coach", "Your choice: {choice}.").format(choice=within(choice))


def play_anyway() -> str:
    """Return the answer that goes on."""
    return translate("Coach", "&Play anyway")


def think_again() -> str:
    """Return the answer that goes back to the table."""
    return translate("Coach", "&Think again")


def show_me() -> str:
    """Return the answer that asks for the better choice."""
    return translate("Coach", "&Show me")


def stop_warning() -> str:
    """Return the answer that goes on and wants no more warnings."""
    return translate("Coach", "Stop &warning")


def stopped_warning() -> str:
    """Return that there will be no more warnings, and where they can be had again."""
    return translate("Coach", "The coach warns no more. The preferences turn it on again.")
