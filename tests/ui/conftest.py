"""A look as the program starts with, for whatever is painted."""

import pytest

from PySide6.QtWidgets import QApplication

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
