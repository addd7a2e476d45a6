"""The arithmetic of the card: rows, band, pills."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from PySide6.QtCore import QRectF

from tests.session.positions import HUMAN, setup_of
from yacht_desktop.game.rulesets import RULE_IDS, ruleset
from yacht_desktop.session.scorecard_rows import rows_of
from yacht_desktop.ui.scaling import main_geometry
from yacht_desktop.ui.scorecard_layout import BORDER, ScorecardLayout
from yacht_desktop.ui.theme import Look

LAYOUT = ScorecardLayout(
    names=180, player=104, players=3, header=67, row=39, band=10, total=57, body=478, rows=12, above_band=6
)


def test_the_band_is_no_row():
    assert [LAYOUT.row_at(y) for y in (0, 38, 39, 233, 234, 243, 244, 477)] == [0, 0, 1, 5, -1, -1, 6, 11]


def test_totals_follow_the_body():
    assert [LAYOUT.row_at(y) for y in (-1, 478, 534, 535)] == [-1, 12, 12, -1]
    assert LAYOUT.row_top(12) == LAYOUT.row_top(12, scrolled=30) == 478


@given(scrolled=st.integers(0, 200), row=st.integers(0, 16), part=st.floats(0, 0.999))
def test_a_row_is_found_where_it_is_unless_the_totals_cover_it(scrolled, row, part):
    layout = ScorecardLayout(160, 54, 6, 43, 32, 6, 43, 396, 16, 7)
    y = layout.row_top(row, scrolled) + int(part * layout.row_height(row))
    covered = row < 16 and not 0 <= y < layout.body
    assert layout.row_at(y, scrolled) == row or covered


def test_sections_fill_the_table():
    sections = [LAYOUT.section_height(row) for row in range(13)]
    assert sum(sections) == LAYOUT.content + LAYOUT.total
    assert LAYOUT.section_height(5) == 49


@pytest.mark.parametrize(("width", "height"), [(800, 560), (1000, 700), (1120, 760), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("rules", RULE_IDS)
def test_pills_stay_inside_their_cells(qapp, rules, players, width, height):
    setup = setup_of(*[HUMAN] * players, rules=ruleset(rules))
    rows = rows_of(setup.rules)
    geometry = main_geometry(width, height, players, len(rows) - 1, 1.0)
    look = Look()
    look.set_scale(geometry.scale)
    layout = ScorecardLayout.of(geometry, rows, players, look)
    assert layout.width == geometry.scorecard.width() - 2 * BORDER
    for column in range(players):
        cell = QRectF(0, 0, layout.column_width(column), layout.row)
        pill = layout.pill(cell)
        assert cell.adjusted(2, 2, -2, -2).contains(pill)
        assert pill == QRectF(pill.toRect())


@pytest.mark.parametrize(("column", "pill"), [(104, (56, 28)), (88, (56, 28)), (68, (48, 28)), (54, (42, 28))])
def test_pills_have_the_designs_sizes(column, pill):
    made = LAYOUT.pill(QRectF(0, 0, column, 39))
    assert (made.width(), made.height()) == pill
