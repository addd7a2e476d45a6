"""The minds of the levels that make mistakes.

The expected scores named are those in `yacht` with straights 30/30; they follow from `evaluate`
and are held by tests.
"""

from collections.abc import Mapping

from yacht_desktop.opponents.levels import Level
from yacht_desktop.opponents.mind import Foresight, Mind

MINDS: Mapping[Level, Mind] = {
    # 102.8 points. Thinks of the next roll only and has a dim idea of what boxes are good for.
    Level.DECKHAND: Mind(
        Foresight.USUAL,
        slip=3.5,
        worst_slip=9.0,
        usual_share=0.35,
        one_roll_ahead=True,
        zero_dread=2.0,
        treasure=3.0,
    ),
    # 123.6 points. Plans the whole turn, hates to write a nought and loves five alike.
    Level.SAILOR: Mind(Foresight.USUAL, slip=2.2, worst_slip=7.0, usual_share=0.8, zero_dread=2.0, treasure=4.0),
    # 143.2 points. Knows what boxes are worth, and still shies a little at noughts.
    Level.BOSUN: Mind(Foresight.EXACT, slip=1.15, worst_slip=4.0, zero_dread=0.5, treasure=1.0),
    # 154.3 points. Knows everything and is careless in small things.
    Level.FIRST_MATE: Mind(Foresight.EXACT, slip=0.7, worst_slip=3.0),
}


def needs_exact_values(level: Level) -> bool:
    """Return whether a level plays by the solved values of its rule set."""
    return level not in MINDS or MINDS[level].foresight is Foresight.EXACT
