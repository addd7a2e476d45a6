"""Statistics as a table for other programs: the same bytes in every language."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from yacht_desktop.session.results_table import cell
from yacht_desktop.session.statistics_view import CountedDice, Selection, Shown
from yacht_desktop.session.stored_games import options_text
from yacht_desktop.storage.statistics_queries import BIN

if TYPE_CHECKING:
    from yacht_desktop.game.dice_counts import DiceCounts

HEAD = ("section", "item", "value", "expected", "games")
"""What the columns hold: points, counts or shares, what perfect play or fair dice lead one to expect, a sample."""
Row = tuple[object, ...]


def statistics_csv(shown: Shown, selection: Selection) -> bytes:
    """Return what is shown as comma-separated values (RFC 4180) in UTF-8; what is not known is left empty."""
    width = len(HEAD)
    lines = [
        ",".join(_written(value) for value in (*row, *(None,) * (width - len(row)))) for row in _rows(shown, selection)
    ]
    return "".join(f"{line}\r\n" for line in (",".join(HEAD), *lines)).encode("utf-8")


def _written(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, float):
        text = f"{value:.4f}".rstrip("0").rstrip(".")
        return "0" if text == "-0" else text
    return cell(value) if isinstance(value, str) else str(value)


def _rows(shown: Shown, selection: Selection) -> Iterator[Row]:
    yield from _filters(selection)
    yield from _figures(shown)
    yield from _totals(shown)
    for standing in shown.standings or ():
        share = standing.wins / standing.games if standing.games else None
        yield "wins_by_opponent", standing.level, share, None, standing.games
    yield from _boxes(shown, selection)
    if shown.course is not None:
        for stretch in shown.course.stretches:
            for item, mean in (("total", stretch.total), ("lost", stretch.lost), ("luck", stretch.luck)):
                yield f"course_{item}", stretch.began, mean, None, stretch.games
        yield "course", "trend_of_lost_in_ten_games", shown.course.trend
        yield "wins_in_a_row", "longest", shown.course.streaks.longest
        yield "wins_in_a_row", "current", shown.course.streaks.current
    for game in shown.best or ():
        yield "best_games", game.began, game.total
    for name, dice in (("computer_dice", shown.computer_dice), ("real_dice", shown.typed_dice)):
        if dice is not None:
            yield from _dice(name, dice)


def _filters(selection: Selection) -> Iterator[Row]:
    yield "filter", "rules", selection.rules.id
    yield "filter", "options", options_text(selection.rules)
    yield "filter", "player", selection.person.name
    yield "filter", "player_number", selection.person.number or None
    yield "filter", "kind", selection.kind.value
    yield "filter", "opponent", None if selection.opponent is None else selection.opponent.value
    yield "filter", "players", selection.players
    yield "filter", "since", selection.since


def _figures(shown: Shown) -> Iterator[Row]:
    known = shown.figures
    if known is None:
        return
    yield "figures", "games_played", known.games
    yield "figures", "games_won", known.wins if known.against else None, None, known.against
    yield "figures", "average_total", known.average, None if shown.perfect is None else shown.perfect.mean, known.games
    yield "figures", "best_total", known.best, None, known.games
    yield "figures", "lost_by_choices", known.lost, None, known.reviewed
    yield "figures", "luck_of_the_dice", known.luck, None, known.reviewed


def _totals(shown: Shown) -> Iterator[Row]:
    if shown.totals is None:
        return
    number = sum(shown.totals.values())
    for first, games in sorted(shown.totals.items()):
        chance = None if shown.perfect is None else sum(shown.perfect.totals[max(0, first) : first + BIN])
        yield "totals", f"{first}..{first + BIN - 1}", games, None if chance is None else number * chance


def _boxes(shown: Shown, selection: Selection) -> Iterator[Row]:
    boxes = selection.rules.category_ids
    perfect = shown.perfect
    if not shown.boxes or len(shown.boxes) != len(boxes) + 1:
        return
    for place, box in enumerate(boxes):
        mean = shown.boxes[place]
        expected = None if perfect is None else perfect.boxes[place]
        yield "categories", box, mean.mean if mean.games else None, expected, mean.games
    yield "categories", "bonus", shown.boxes[-1].mean, None if perfect is None else perfect.bonus, shown.boxes[-1].games


def _dice(name: str, dice: CountedDice) -> Iterator[Row]:
    counts: DiceCounts = dice.counts
    for face, rolled in enumerate(counts.faces, start=1):
        yield f"{name}_faces", str(face), rolled, counts.expected_face, dice.games
    for hand, expected in counts.expected_hands.items():
        yield f"{name}_hands", str(hand), counts.hands.get(hand, 0), expected, dice.games
    for kind, test in (("faces", counts.test_of_faces), ("hands", counts.test_of_hands)):
        if test.degrees:
            yield f"{name}_{kind}", "chi_square", test.statistic
            yield f"{name}_{kind}", "degrees_of_freedom", test.degrees
            yield f"{name}_{kind}", "p", test.p
