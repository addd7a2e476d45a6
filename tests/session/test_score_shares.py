"""How well each box of a card was filled."""

import pytest

from yacht_desktop.game.rulesets import RULE_IDS, ruleset
from yacht_desktop.game.scorecard import Scorecard
from yacht_desktop.session.score_shares import score_shares


def test_shares_of_a_card() -> None:
    card = Scorecard.empty(ruleset("yacht"))
    for box, dice in (("ones", (1, 1, 1, 1, 1)), ("fours", (4, 4, 1, 2, 3)), ("choice", (6, 5, 4, 3, 3))):
        card = card.filled(box, dice)
    shares = dict(zip(card.rules.category_ids, score_shares(card), strict=True))
    assert shares["ones"] == 1
    assert shares["fours"] == pytest.approx(8 / 20)
    assert shares["choice"] == pytest.approx(21 / 30)
    assert shares["yacht"] == shares["twos"] == 0


@pytest.mark.parametrize("rules", RULE_IDS)
def test_every_rule_set_has_shares_within_bounds(rules: str) -> None:
    card = Scorecard.empty(ruleset(rules))
    dice = (6,) * card.rules.dice
    for box in card.rules.category_ids:
        if box in card.possible(dice):
            card = card.filled(box, dice)
    shares = score_shares(card)
    assert len(shares) == len(card.rules.categories)
    assert all(0 <= share <= 1 for share in shares)
    assert max(shares) > 0
