"""The scorecard as a table: what it shows, and that it tells exactly what has changed."""

from dataclasses import replace

import pytest

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from tests.session.positions import CAPTAIN, HUMAN, position_after, rolled, setup_of, whole_game
from yacht_desktop.game.moves import Move, Score
from yacht_desktop.game.rulesets import RULE_IDS, ruleset
from yacht_desktop.session.events import Refusal
from yacht_desktop.session.scorecard_model import Role, ScorecardModel
from yacht_desktop.session.scorecard_rows import CellState, RowKind
from yacht_desktop.session.setup import GameSetup, Player

ROLES = [
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Role.STATE,
    Role.POINTS,
    Role.JUST_WRITTEN,
    Role.CURRENT,
]


class PlainWords:
    """Identifiers and seats instead of words."""

    def __init__(self, mark=""):
        self.mark = mark

    def row_name(self, rules, row):
        return self.mark + (row.category_id or row.kind.name)

    def player_name(self, setup, seat):
        return f"{self.mark}seat {seat}"

    def player_spoken(self, position, seat):
        return f"{self.mark}seat {seat} spoken"

    def cell_spoken(self, cell, row_name, player_name):
        return f"{player_name} {row_name} {cell.text}"


@pytest.fixture
def model(qapp):
    return ScorecardModel(PlainWords())


def everything(model):
    """All that the table shows, by cell."""
    return {
        (row, column): [model.index(row, column).data(role) for role in ROLES]
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    }


def spy(model):
    """Collect the cells told to have changed, and the number of resets."""
    told: list[tuple[int, int]] = []
    resets: list[int] = []

    def note(first, last, _roles=()):
        told.extend(
            (row, column)
            for row in range(first.row(), last.row() + 1)
            for column in range(first.column(), last.column() + 1)
        )

    model.dataChanged.connect(note)
    model.modelReset.connect(lambda: resets.append(1))
    return told, resets


@pytest.mark.parametrize(
    ("rules", "players"),
    [*(("yacht", players) for players in range(1, 7)), *((rules, p) for rules in RULE_IDS[1:] for p in (1, 6))],
)
def test_a_whole_game_keeps_to_the_rules_of_models(qapp, rules, players):
    model = ScorecardModel(PlainWords())
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    seats = tuple(HUMAN if seat % 2 == 0 else CAPTAIN for seat in range(players))
    setup = GameSetup(ruleset(rules), seats)
    for position in whole_game(setup, seed=players):
        model.show(position)
        totals = [model.index(model.rowCount() - 1, column).data() for column in range(players)]
        assert totals == [str(total) for total in position.state.totals]
    assert model.position is not None
    assert model.position.state.is_over


@pytest.mark.parametrize("rules", RULE_IDS)
def test_exactly_the_changed_cells_are_told(model, rules):
    setup = GameSetup(ruleset(rules), (HUMAN, CAPTAIN, HUMAN))
    positions = list(whole_game(setup, seed=5))
    model.show(positions[0])
    told, resets = spy(model)
    before = everything(model)
    for position in [*positions[1:], *positions[::-7]]:
        told.clear()
        model.show(position)
        after = everything(model)
        # The whole of a column is another kind of cell when its player is to move.
        assert {cell for cell in after if after[cell] != before[cell]} == set(told)
        before = after
    assert resets == []


def test_showing_the_same_again_tells_nothing(model):
    position = position_after(setup_of(HUMAN, CAPTAIN), rolled(1, 2, 3, 4, 5))
    model.show(position)
    told, resets = spy(model)
    model.show(replace(position, held=frozenset({1}), can_redo=True))
    assert (told, resets) == ([], [])


def test_other_players_or_rules_reset(model):
    model.show(position_after(setup_of(HUMAN)))
    _, resets = spy(model)
    model.show(position_after(setup_of(HUMAN, CAPTAIN)))
    assert model.columnCount() == 2
    model.show(position_after(setup_of(HUMAN, CAPTAIN, rules=ruleset("yatzy"))))
    assert len(resets) == 2
    model.show(position_after(setup_of(HUMAN, CAPTAIN, rules=ruleset("yatzy"))))
    assert len(resets) == 2


def test_numbers_are_shown_as_texts_and_none_as_nothing(model):
    setup = setup_of(HUMAN, CAPTAIN)
    model.show(position_after(setup, rolled(2, 2, 5, 5, 5), Score("yacht"), rolled(6, 6, 6, 6, 6), Score("ones")))
    texts = {model.rows[row].category_id: model.index(row, 0).data() for row in range(model.rowCount())}
    assert texts["yacht"] == "0"
    assert texts["fives"] == ""
    assert all(type(model.index(row, 0).data()) is str for row in range(model.rowCount()))


@pytest.mark.parametrize(
    ("rules", "kinds"),
    [
        ("yacht", [RowKind.BOX] * 12),
        ("yacht_modern", [RowKind.BOX] * 6 + [RowKind.UPPER_BONUS] + [RowKind.BOX] * 6),
        ("yatzy", [RowKind.BOX] * 6 + [RowKind.UPPER_BONUS] + [RowKind.BOX] * 9),
        ("american", [RowKind.BOX] * 6 + [RowKind.UPPER_BONUS] + [RowKind.BOX] * 7 + [RowKind.EXTRA_BONUS]),
        ("generala", [RowKind.BOX] * 10),
        ("crag", [RowKind.BOX] * 13),
    ],
)
def test_rows(model, rules, kinds):
    model.show(position_after(setup_of(HUMAN, rules=ruleset(rules))))
    assert [row.kind for row in model.rows] == [*kinds, RowKind.TOTAL]


def test_possible_scores_stand_only_in_the_open_boxes_of_a_person_to_move(model):
    setup = setup_of(HUMAN, CAPTAIN)
    first: list[Move] = [rolled(2, 2, 5, 5, 5), Score("fives")]
    model.show(position_after(setup, *first, rolled(1, 1, 1, 1, 2)))
    states = {index.data(Role.STATE) for column in (0, 1) for index in column_of(model, column)}
    assert states == {CellState.WRITTEN, CellState.OPEN, CellState.TOTAL}
    model.show(position_after(setup, *first, rolled(1, 1, 1, 1, 2), Score("ones"), rolled(3, 3, 1, 4, 6)))
    mine = {index.data(Role.CATEGORY): index.data(Role.STATE) for index in column_of(model, 0)}
    assert mine["fives"] is CellState.WRITTEN
    assert mine["threes"] is CellState.POSSIBLE
    assert mine["yacht"] is CellState.POSSIBLE_ZERO
    assert CellState.POSSIBLE not in {index.data(Role.STATE) for index in column_of(model, 1)}


def test_a_box_the_rules_do_not_allow_now_is_open_and_refused(model):
    forced = ruleset("yatzy", forced_order="yes")
    model.show(position_after(setup_of(HUMAN, rules=forced), rolled(2, 2, 5, 5, 5)))
    assert model.index(1, 0).data(Role.STATE) is CellState.OPEN
    assert model.refusal(0) is None
    assert model.refusal(1) is Refusal.CATEGORY_NOT_ALLOWED


def test_why_a_box_is_refused(model):
    setup = setup_of(HUMAN, CAPTAIN)
    assert model.refusal(0) is Refusal.NO_CATEGORY
    model.show(position_after(setup))
    assert model.refusal(0) is Refusal.NOTHING_ROLLED
    assert model.refusal(-1) is Refusal.NO_CATEGORY
    assert model.refusal(model.rowCount() - 1) is Refusal.NO_CATEGORY
    moves: list[Move] = [rolled(2, 2, 5, 5, 5), Score("fives"), rolled(1, 1, 1, 1, 2)]
    model.show(position_after(setup, *moves))
    assert model.refusal(0) is Refusal.NOT_YOUR_TURN
    model.show(position_after(setup, *moves, Score("ones"), rolled(1, 1, 1, 1, 2)))
    assert model.refusal(model.row_of("fives")) is Refusal.CATEGORY_FILLED
    *_, last = whole_game(setup)
    model.show(last)
    assert model.refusal(0) is Refusal.GAME_OVER


def test_a_zero_is_needless_only_while_another_box_gets_points(model):
    setup = setup_of(HUMAN)
    model.show(position_after(setup, rolled(1, 3, 4, 5, 6)))
    assert model.is_needless_zero(model.row_of("yacht"))
    assert not model.is_needless_zero(model.row_of("choice"))
    model.show(position_after(setup))
    assert not model.is_needless_zero(model.row_of("yacht"))
    order = ["ones", "twos", "threes", "fours", "fives", "sixes", "full_house", "four_of_a_kind", "choice", "yacht"]
    moves = [move for name in order for move in (rolled(1, 3, 4, 5, 6), Score(name))]
    model.show(position_after(setup, *moves, rolled(1, 1, 3, 4, 6)))
    assert not model.is_needless_zero(model.row_of("little_straight"))


def test_the_last_score_of_those_who_wait_is_marked(model):
    setup = setup_of(HUMAN, CAPTAIN)
    model.show(position_after(setup, rolled(2, 2, 5, 5, 5), Score("fives")))
    marked = {(i.row(), i.column()) for column in (0, 1) for i in column_of(model, column) if i.data(Role.JUST_WRITTEN)}
    assert marked == {(model.row_of("fives"), 0)}


def test_the_upper_bonus_counts_up_until_it_is_decided(model):
    rules = ruleset("yatzy")
    faces = ["ones", "twos", "threes", "fours", "fives", "sixes"]
    setup = setup_of(HUMAN, rules=rules)

    def bonus_after(*scores):
        moves = [move for name, dice in scores for move in (rolled(*dice), Score(name))]
        model.show(position_after(setup, *moves))
        return model.index(6, 0).data(), model.index(6, 0).data(Role.POINTS)

    assert bonus_after() == ("0/63", 0)
    assert bonus_after(("sixes", (6, 6, 6, 6, 1))) == ("24/63", 0)
    all_five = [(name, (face,) * 5) for face, name in enumerate(faces, start=1)]
    assert bonus_after(*all_five[2:]) == ("50", 50)
    assert bonus_after(*[(name, (1, 1, 1, 1, 1)) for name in faces]) == ("0", 0)


def test_further_fives_of_a_kind_have_their_row(model):
    setup = setup_of(HUMAN, rules=ruleset("american"))
    fives: list[Move] = [rolled(5, 5, 5, 5, 5), Score("five_of_a_kind"), rolled(5, 5, 5, 5, 5), Score("fives")]
    model.show(position_after(setup, *fives))
    row = next(i for i, row in enumerate(model.rows) if row.kind is RowKind.EXTRA_BONUS)
    assert model.index(row, 0).data() == "100"
    assert model.index(model.rowCount() - 1, 0).data() == "175"


def test_the_column_that_stands_out_is_the_player_to_move_then_the_winner(model):
    setup = setup_of(HUMAN, HUMAN)
    turns = []
    model.turned.connect(lambda before, now: turns.append((before, now)))
    model.show(position_after(setup))
    assert model.current_column == 0
    model.show(position_after(setup, rolled(2, 2, 5, 5, 5), Score("fives")))
    assert turns == [(0, 1)]
    *_, last = whole_game(setup, seed=3)
    model.show(last)
    winners = last.state.winners
    assert model.current_column == (winners[0] if len(winners) == 1 else -1)


def test_one_box_filled_is_told_but_not_a_jump_over_several(model):
    setup = setup_of(HUMAN)
    written = []
    model.written.connect(lambda row, column: written.append((row, column)))
    one: list[Move] = [rolled(2, 2, 5, 5, 5), Score("fives")]
    model.show(position_after(setup))
    model.show(position_after(setup, *one))
    assert written == [(model.row_of("fives"), 0)]
    model.show(position_after(setup))
    model.show(position_after(setup, *one, rolled(2, 2, 5, 5, 5), Score("twos")))
    assert len(written) == 1


def test_another_language_changes_every_word(qapp):
    words = PlainWords()
    model = ScorecardModel(words)
    model.retranslate()
    model.show(position_after(setup_of(HUMAN, CAPTAIN)))
    headers = []
    model.headerDataChanged.connect(lambda *told: headers.append(told))
    words.mark = "x "
    model.retranslate()
    assert model.headerData(0, Qt.Orientation.Vertical) == "x ones"
    assert model.headerData(1, Qt.Orientation.Horizontal) == "x seat 1"
    assert headers == [(Qt.Orientation.Horizontal, 0, 1), (Qt.Orientation.Vertical, 0, 12)]


def test_headers_are_spoken(model):
    model.show(position_after(setup_of(HUMAN, CAPTAIN)))
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert model.headerData(1, Qt.Orientation.Horizontal, spoken) == "seat 1 spoken"
    assert model.headerData(0, Qt.Orientation.Vertical, spoken) == "ones"


def test_nothing_is_known_of_cells_that_are_not_there(model):
    assert model.rowCount() == model.columnCount() == 0
    model.show(position_after(setup_of(HUMAN)))
    assert model.data(QModelIndex()) is None
    assert model.headerData(99, Qt.Orientation.Vertical) is None
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.columnCount(model.index(0, 0)) == 0


def test_names_of_players_are_a_reason_to_reset(model):
    model.show(position_after(setup_of(Player("Anna"))))
    _, resets = spy(model)
    model.show(position_after(setup_of(Player("Bo"))))
    assert resets == [1]


def column_of(model: QAbstractItemModel, column):
    """The cells of a column."""
    return [model.index(row, column) for row in range(model.rowCount())]
