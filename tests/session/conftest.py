"""Coached tables, shut down again."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.session.coach_talk import CoachedTable, Slow
from tests.session.table_talk import setup_of
from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.session.analysis import Analyst
from yacht_desktop.session.setup import Player


@pytest.fixture
def new_table(qtbot: QtBot) -> Iterator[Callable[..., CoachedTable]]:
    tables: list[CoachedTable] = []

    def make(*players: Player, analyst: Analyst | None = None, rules: RuleSet | None = None) -> CoachedTable:
        table = CoachedTable(qtbot, setup_of(*players, rules=rules), analyst)
        tables.append(table)
        return table

    yield make
    for table in tables:
        if isinstance(table.analyst, Slow):
            table.analyst.closed.set()
        table.close()
