"""The minds of the levels that make mistakes.

Their expected scores in `yacht` with straights 30/30 follow from `evaluate` and are held by tests.
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
}
