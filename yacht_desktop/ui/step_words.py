"""What is said of one step of a reviewed game."""

from yacht_desktop.session.setup import GameSetup
from yacht_desktop.ui.review_steps import Step
from yacht_desktop.ui.wording import names
from yacht_desktop.ui.wording import review as words
from yacht_desktop.ui.wording.figures import percent_text, points_text


def heading_of(step: Step, setup: GameSetup) -> str:
    """Return where in the game a step is: `Round 5 · You · second roll`."""
    return words.step_heading(names.player_name(setup, step.player), step.turn, step.roll_number)


def done_in(step: Step) -> str:
    """Return what was done."""
    if step.decision is not None:
        return words.chosen_text(step.decision.chosen, step.decision.state)
    return words.rolled_text(step.dice)


def verdict_on(step: Step) -> str:
    """Return how good a choice was, or what a roll was worth, as a sentence."""
    if step.decision is not None:
        return words.verdict(step.decision)
    return "" if step.roll is None else words.roll_verdict(step.roll)


def spoken(step: Step, setup: GameSetup) -> str:
    """Return a whole step for screen readers."""
    return words.step_spoken(heading_of(step, setup), step.dice, done_in(step), verdict_on(step))


def figures_of(step: Step) -> tuple[str, str]:
    """Return points and chance to win that a step lost or brought; the latter empty alone at the table."""
    if step.decision is not None:
        loss = step.decision.loss
        return points_text(-loss.points), "" if loss.win is None else percent_text(-loss.win, signed=True)
    if step.roll is None:
        return "", ""
    win = step.roll.win
    return points_text(step.roll.points, signed=True), "" if win is None else percent_text(win, signed=True)
