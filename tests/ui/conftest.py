"""A look as the program starts with, for whatever is painted."""

from collections.abc import Callable, Iterator

import pytest

from PySide6.QtWidgets import QApplication

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.opponents.levels import Level
from yacht_desktop.opponents.strength import Strength
from yacht_desktop.session.strengths import Strengths
from yacht_desktop.ui.fonts import load_fonts
from yacht_desktop.ui.theme import Look


@pytest.fixture(scope="session")
def bundled_fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.fixture
def look(qapp: QApplication, bundled_fonts: None) -> Look:
    """Light, at scale 1, with full motion."""
    qapp.setStyle("Fusion")
    return Look(qapp)


def weigh_at_once(
    level: Level,
    rules: RuleSet,
    progress: Callable[[float], None] | None,
    cancelled: Callable[[], bool] | None,
) -> Strength:
    """Say that every level makes 111 points and wins 6 games in 10."""
    return Strength(111.0, 30.0, None if level.below is None else 0.6)


@pytest.fixture
def strengths(qapp: QApplication) -> Iterator[Strengths]:
    """Knows the usual rules, and makes up the rest."""
    made = Strengths(weigh_at_once)
    yield made
    made.shut_down()
