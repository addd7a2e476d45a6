"""Where a game stands: derived from its moves, never changed, only followed by the next.

>>> from yacht_desktop.game.rulesets import ruleset
>>> state = GameState.start(ruleset("yacht"), players=1)
>>> state = state.after(Roll((2, 2, 5, 5, 5))).after(Score("full_house"))
>>> state.totals, state.turn, state.dice
((19,), 2, None)
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product

from typing_extensions import override

from yacht_desktop.game import errors
from yacht_desktop.game.moves import Move, Roll, Score
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.game.scorecard import Scorecard

MOST_PLAYERS = 6


@dataclass(frozen=True, slots=True)
class GameState:
    """A position of a game.

    Attributes:
        rules: the rule set played.
        cards: the card of each player in playing order.
        player: whose turn it is, 0 for the first; stays at the last mover when the game is over.
        turn: number of the turn (round), 1 for the first.
        dice: the faces on the table, None before the first roll of a turn.
        rolls_used: rolls made in this turn.
        won_at_once: the player a winning hand has ended the game for, else None.
    """

    rules: RuleSet
    cards: tuple[Scorecard, ...]
    player: int = 0
    turn: int = 1
    dice: tuple[int, ...] | None = None
    rolls_used: int = 0
    won_at_once: int | None = None

    @classmethod
    def start(cls, rules: RuleSet, players: int) -> "GameState":
        """Return the position before the first roll.

        Raises:
            BadPlayers: fewer than one or more than six players.
        """
        if not 1 <= players <= MOST_PLAYERS:
            raise errors.BadPlayers(players, MOST_PLAYERS)
        return cls(rules, (Scorecard.empty(rules),) * players)

    @property
    def card(self) -> Scorecard:
        """The card of the player to move."""
        return self.cards[self.player]

    @property
    def rolls_left(self) -> int:
        """Rolls the player may still make in this turn; 0 when the game is over."""
        return 0 if self.is_over else self.rules.rolls - self.rolls_used

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.won_at_once is not None or all(card.is_full for card in self.cards)

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of each player with bonuses, in playing order."""
        return tuple(card.total for card in self.cards)

    @property
    def winners(self) -> tuple[int, ...]:
        """Players in the lead, several when equal; the winners once the game is over."""
        if self.won_at_once is not None:
            return (self.won_at_once,)
        best = max(self.totals)
        return tuple(player for player, total in enumerate(self.totals) if total == best)

    @property
    def possible_scores(self) -> dict[str, int]:
        """The boxes that may be filled now and the points each would hold; empty before a roll."""
        if self.dice is None:
            return {}
        return self.card.possible(self.dice, self.rolls_used)

    @property
    def winning_box(self) -> str | None:
        """The box in which the dice on the table win the game at once, None where they do not."""
        boxes = self.rules.categories if self.rolls_used == 1 else ()
        served = [category.id for category in boxes if category.served_wins]
        possible = self.possible_scores if served else {}
        return next((box for box in served if possible.get(box)), None)

    @property
    def legal_moves(self) -> "LegalMoves":
        """All moves the rules and the dice allow here: iterate, count, test with `in`."""
        return LegalMoves(self)

    def after(self, move: Move) -> "GameState":
        """Return the position after a move.

        Raises:
            IllegalMove: a subclass that says which rule the move breaks.
            BadDice: the roll shows dice that this rule set does not have.
        """
        if self.is_over:
            raise errors.GameIsOver(move, self)
        if isinstance(move, Roll):
            return self._after_roll(move)
        return self._after_score(move)

    @override
    def __str__(self) -> str:
        """Return the position in a few words, for messages."""
        dice = "".join(map(str, self.dice)) if self.dice else "none"
        return f"{self.rules.id}, turn {self.turn}, player {self.player + 1}, dice {dice}, {self.rolls_left} rolls left"

    def _after_roll(self, move: Roll) -> "GameState":
        self.rules.check_dice(move.dice)
        if not self.rolls_left:
            raise errors.NoRollsLeft(move, self)
        if len(move.kept) == self.rules.dice:
            raise errors.AllDiceKept(move, self)
        if not all(self._lies(position, move.dice) for position in move.kept):
            raise errors.KeptDiceChanged(move, self)
        return replace(self, dice=move.dice, rolls_used=self.rolls_used + 1)

    def _lies(self, position: int, dice: tuple[int, ...]) -> bool:
        if self.dice is None or type(position) is not int or not 0 <= position < len(dice):
            return False
        return self.dice[position] == dice[position]

    def _after_score(self, move: Score) -> "GameState":
        if self.dice is None:
            raise errors.NothingRolled(move, self)
        if move.category not in self.rules.category_ids:
            raise errors.UnknownCategory(move, self)
        if self.card[move.category] is not None:
            raise errors.CategoryFilled(move, self)
        if move.category not in self.possible_scores:
            raise errors.CategoryNotAllowed(move, self)
        card = self.card.filled(move.category, self.dice, self.rolls_used)
        cards = (*self.cards[: self.player], card, *self.cards[self.player + 1 :])
        if self._wins_at_once(card, move.category):
            return replace(self, cards=cards, dice=None, rolls_used=0, won_at_once=self.player)
        done = replace(self, cards=cards, dice=None, rolls_used=0)
        if done.is_over:
            return done
        following = (self.player + 1) % len(cards)
        return replace(done, player=following, turn=self.turn + (following == 0))

    def _wins_at_once(self, card: Scorecard, category_id: str) -> bool:
        category = self.rules.categories[self.rules.index(category_id)]
        return category.served_wins and self.rolls_used == 1 and bool(card[category_id])


@dataclass(frozen=True, slots=True)
class LegalMoves:
    """The moves allowed in a position: boxes first, then every roll the dice could show.

    >>> from yacht_desktop.game.rulesets import ruleset
    >>> start = GameState.start(ruleset("crag"), players=1)
    >>> len(start.legal_moves), Roll((1, 2, 3)) in start.legal_moves, Score("ones") in start.legal_moves
    (216, True, False)
    """

    state: GameState

    def keeps(self) -> Iterator[frozenset[int]]:
        """Yield every set of positions that may be kept for the next roll; none where no roll is left."""
        if not self.state.rolls_left:
            return
        positions = range(self.state.rules.dice)
        sizes = range(self.state.rules.dice) if self.state.dice else range(1)
        for size in sizes:
            for kept in combinations(positions, size):
                yield frozenset(kept)

    def __iter__(self) -> Iterator[Move]:
        """Yield every legal move."""
        for category in self.state.possible_scores:
            yield Score(category)
        for kept in self.keeps():
            yield from self._rolls(kept)

    def _rolls(self, kept: frozenset[int]) -> Iterator[Roll]:
        every = range(1, self.state.rules.faces + 1)
        lying = self.state.dice or ()
        faces: list[Iterable[int]] = [(lying[i],) if i in kept else every for i in range(self.state.rules.dice)]
        for dice in product(*faces):
            yield Roll(dice, kept)

    def __len__(self) -> int:
        """Return how many moves are legal."""
        rules = self.state.rules
        rolls: int = sum(rules.faces ** (rules.dice - len(kept)) for kept in self.keeps())
        return rolls + len(self.state.possible_scores)

    def __contains__(self, move: object) -> bool:
        """Return whether a move is legal."""
        if not isinstance(move, Roll | Score):
            return False
        try:
            self.state.after(move)
        except (errors.IllegalMove, errors.BadDice):
            return False
        return True


def replay(rules: RuleSet, players: int, moves: Iterable[Move]) -> GameState:
    """Return the position after playing moves from the start.

    Raises:
        BadPlayers: fewer than one or more than six players.
        IllegalMove: a move breaks the rules.
        BadDice: a roll shows dice that this rule set does not have.
    """
    state = GameState.start(rules, players)
    for move in moves:
        state = state.after(move)
    return state
