"""Sentences by which a game is followed without seeing it: what a roll is worth, a whole turn, the card read out."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from yacht_desktop.game.conditions import Anything
from yacht_desktop.game.moves import Roll
from yacht_desktop.session.events import Rolled, Scored, Undone
from yacht_desktop.session.position import Position
from yacht_desktop.session.turn_tales import TurnTale
from yacht_desktop.ui.wording import dice, entering, names, results, turns, window

translate = QCoreApplication.translate

_BETWEEN: Final = "; "


class SpokenPlurals(QObject):
    """Texts that count, in the plural form of the language in use."""

    def open_rows(self, number: int) -> str:
        """Return how many rows are open, before their names; fill in `rows`."""
        return self.tr("%n rows open: {rows}.", "", number)


# While the game goes on


def would_score(position: Position) -> str:
    """Return what the dice would bring at most, for a person who may choose a score; else nothing.

    A row that takes any dice is named only where it alone would bring something.
    """
    state = position.state
    if not position.may_decide or state.dice is None:
        return ""
    anything = {box.id for box in state.rules.categories if isinstance(box.condition, Anything)}
    possible = state.possible_scores
    named = {box: points for box, points in possible.items() if points and box not in anything} or possible
    category = max(named, key=lambda box: named[box], default=None)
    if category is None or not named[category]:
        return translate("Spoken", "No open row would score.")
    text = translate("Spoken", "{category} would score {points}.")
    return text.format(category=names.category_name(state.rules.id, category), points=named[category])


def rolled_sentence(event: Rolled) -> str:
    """Return what a roll brought, and what it is worth to a person."""
    return window.sentences(window.rolled_sentence(event), would_score(event.position))


def held_sentence(position: Position) -> str:
    """Return which dice are held, by their faces, and what is left to roll."""
    faces = tuple(position.state.dice[place] for place in sorted(position.held)) if position.state.dice else ()
    held = translate("Spoken", "Held: {dice}.").format(dice=dice.dice_listed(faces)) if faces else ""
    return window.sentences(held, window.held_sentence(position))


def situation(position: Position) -> str:
    """Return where the game stands, with what the dice are worth to a person."""
    return window.sentences(window.situation(position), would_score(position))


def undone_sentence(event: Undone) -> str:
    """Return what was taken back, and where that leads."""
    undone = window.undone_sentence(event)
    return undone if event.position.entry is not None else window.sentences(undone, situation(event.position))


def redone_sentence(position: Position) -> str:
    """Return that moves were played again, and where that leads."""
    return window.sentences(window.redone_sentence(position), would_score(position))


def scored_sentence(event: Scored, rolls: Sequence[Roll]) -> str:
    """Return what was written and who is to play now; of a computer, its whole turn in one sentence."""
    position = event.position
    if position.setup.players[event.player].is_human:
        return window.after_score_sentence(event)
    told = turn_told(position, TurnTale(event.player, tuple(rolls), event.category, event.points, event.bonus))
    if position.state.is_over:
        return told
    if position.entry is not None:
        return window.sentences(told, entering.asked_sentence(position))
    return window.sentences(told, situation(position)) if position.player.is_human else told


def finished_sentence(position: Position, last: str) -> str:
    """Return what was said of the last turn, and how the game ended."""
    return window.sentences(last, window.finished_sentence(position))


def turn_told(position: Position, tale: TurnTale) -> str:
    """Return a turn in one sentence: its rolls, what was held between them, what was written; then a bonus.

    `Captain: two fives, a four, a two, a one; two fives held, then three fives, a six, a two; Fives, 15.`
    """
    name = names.player_name(position.setup, tale.seat)
    parts = [_roll_told(number, roll) for number, roll in enumerate(tale.rolls)]
    if tale.category is not None:
        category = names.category_name(position.setup.rules.id, tale.category)
        parts.append(translate("Spoken", "{category}, {points}").format(category=category, points=tale.points))
    told = translate("Spoken", "{name}: {turn}.").format(turn=_BETWEEN.join(parts), name=name)
    return window.sentences(told, results.bonus_earned(name, tale.bonus) if tale.bonus else "")


def _roll_told(number: int, roll: Roll) -> str:
    listed = dice.dice_listed(roll.dice)
    if number == 0:
        return listed
    if not roll.kept:
        return translate("Spoken", "none held, then {dice}").format(dice=listed)
    return translate("Spoken", "{held} held, then {dice}").format(held=dice.dice_listed(roll.kept_faces), dice=listed)


# Read out on request


def dice_read(position: Position) -> str:
    """Return every die in its place, what is held, the rolls left and what the dice are worth."""
    state = position.state
    if state.is_over or position.entry is not None or state.dice is None:
        nothing = not state.is_over and position.entry is None
        rolled = translate("Spoken", "Nothing is rolled yet.") if nothing else ""
        return window.sentences(window.situation(position), rolled)
    places = _BETWEEN.join(_die_read(face, held=place in position.held) for place, face in enumerate(state.dice))
    lying = translate("Spoken", "The dice in order: {dice}.").format(dice=places)
    if not position.player.is_human:
        return window.sentences(lying, turns.turn_announced(position))
    return window.sentences(lying, turns.rolls_left(state.rolls_left), would_score(position))


def _die_read(face: int, *, held: bool) -> str:
    name = dice.face_name(face)
    return translate("Spoken", "{face}, held", "a die").format(face=name) if held else name


def card_read(position: Position, seat: int) -> str:
    """Return which rows of a player's card are open, what each would bring now, and the sums."""
    state, rules = position.state, position.state.rules
    card = state.cards[seat]
    possible = state.possible_scores if position.may_decide and seat == state.player else {}
    open_rows = [box.id for box in rules.categories if card[box.id] is None]
    parts = [_open_told(rules.id, open_rows)] if not possible else _possible_told(rules.id, open_rows, possible)
    upper_open = any(box.upper_face is not None and card[box.id] is None for box in rules.categories)
    if rules.bonus is not None and upper_open and not card.bonus:
        text = translate("Spoken", "For the bonus: {reached} of {needed}.")
        parts.append(text.format(reached=card.upper_total, needed=rules.bonus.threshold))
    name = names.player_name(position.setup, seat)
    parts.append(translate("Spoken", "Total: {total}.").format(total=card.total))
    whose = "" if names.is_you(position.setup, seat) else translate("Spoken", "Scorecard: {name}.").format(name=name)
    return window.sentences(whose, *parts)


def _open_told(rules_id: str, rows: Sequence[str]) -> str:
    if not rows:
        return translate("Spoken", "No row is open.")
    listed = ", ".join(names.category_name(rules_id, row) for row in rows)
    return SpokenPlurals().open_rows(len(rows)).format(rows=listed)


def _possible_told(rules_id: str, rows: Sequence[str], possible: dict[str, int]) -> list[str]:
    """Return what would score, the best first, what would score 0, and what must wait."""
    scoring = sorted((row for row in rows if possible.get(row)), key=lambda row: -possible[row])
    groups = (
        (
            translate("Spoken", "Would score: {rows}."),
            [
                translate("Spoken", "{category} {points}", "a row and its points, one of several").format(
                    category=names.category_name(rules_id, row), points=possible[row]
                )
                for row in scoring
            ],
        ),
        (
            translate("Spoken", "Would score 0: {rows}."),
            [names.category_name(rules_id, row) for row in rows if possible.get(row) == 0],
        ),
        (
            translate("Spoken", "Open, but not now: {rows}."),
            [names.category_name(rules_id, row) for row in rows if row not in possible],
        ),
    )
    return [text.format(rows=", ".join(listed)) for text, listed in groups if listed]


def totals_read(position: Position) -> str:
    """Return every total, the highest first, and which round it is."""
    state = position.state
    if state.is_over:
        return window.finished_sentence(position)
    seats = sorted(range(len(position.setup.players)), key=lambda seat: -state.totals[seat])
    listed = ", ".join(results.total_of(position.setup, state, seat) for seat in seats)
    if len(seats) == 1:
        totals = translate("Spoken", "Total: {total}.").format(total=state.totals[0])
    else:
        totals = translate("Spoken", "Totals: {totals}.").format(totals=listed)
    label = turns.round_label(state.turn, state.rules.turns)
    return window.sentences(totals, translate("Spoken", "{round}.", "which round it is").format(round=label))


def news_read(position: Position, seat: int, tales: Sequence[TurnTale]) -> str:
    """Return what happened since a player's last turn; `tales` are the turns to tell."""
    if not tales:
        return window.sentences(translate("Spoken", "Nobody has played yet."), window.situation(position))
    told = [turn_told(position, tale) for tale in tales]
    own = tales[-1].seat == seat and len(position.setup.players) > 1
    intro = translate("Spoken", "Nobody has played since.") if own else ""
    return window.sentences(*told, intro)
