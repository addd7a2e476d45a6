"""Playing by a mind with faults: the same player makes the same slip in the same position."""

from hashlib import shake_128

import numpy as np

from yacht_desktop.game.moves import Decision, Keep, Score
from yacht_desktop.game.state import GameState
from yacht_desktop.opponents.mind import HumanStrategy
from yacht_desktop.opponents.policy import positions_of, sure_decision
from yacht_desktop.solver.scoring import NEVER
from yacht_desktop.solver.turn import Floats

_BYTES_PER_SLIP = 8


class Human:
    """Makes the choice that looks best to its mind after a slip drawn from seed and position.

    The slips are Gumbel variates, so that over all seeds each choice is made with the probability
    that `HumanStrategy.chances` tells.
    """

    def __init__(self, strategy: HumanStrategy, seed: int) -> None:
        """Play as the strategy sees it, with the slips of this seed."""
        self._strategy = strategy
        self._seed = seed

    def decide(self, state: GameState) -> Decision:
        """Return a decision; see `Policy.decide`."""
        sure = sure_decision(state)
        if sure is not None:
            return sure
        scoring, mind, dice = self._strategy.scoring, self._strategy.mind, state.dice or ()
        number = scoring.space.of_card(state.card)
        values = self._strategy.seen_from(number)
        boxes = values.boxes_at(state.rolls_left)[:, scoring.turn.roll_index(dice), 0]
        keeps = scoring.turn.kept_of(dice)[:-1] if state.rolls_left else ()
        seen = boxes if not keeps else np.concatenate([values.keeps[state.rolls_left - 1][list(keeps), 0], boxes])
        key = f"{self._seed}/{number}/{sorted(dice)}/{state.rolls_left}"
        felt = np.where(seen >= seen.max() - mind.worst_slip, seen + mind.slip * slips(key, len(seen)), NEVER)
        chosen = int(np.argmax(felt))
        if chosen < len(keeps):
            return Keep(positions_of(scoring.turn.keeps[keeps[chosen]], dice))
        return Score(scoring.rules.category_ids[chosen - len(keeps)])


def slips(key: str, count: int) -> Floats:
    """Return standard Gumbel variates drawn from a text, shape `(count,)`.

    Adding them, times a size, to values and taking the largest chooses with probabilities
    proportional to exp(value / size) (Gumbel 1954).
    """
    drawn = np.frombuffer(shake_128(key.encode()).digest(count * _BYTES_PER_SLIP), dtype="<u8")
    uniform = (drawn + 0.5) / 2.0**64
    return np.asarray(-np.log(-np.log(np.minimum(uniform, np.nextafter(1.0, 0.0)))))
