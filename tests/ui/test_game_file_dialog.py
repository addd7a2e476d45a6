"""Where the dialog for files of games begins."""

from pathlib import Path

import pytest

from PySide6.QtCore import QStandardPaths

from yacht_desktop.ui.game_file_dialog import documents_folder

PLACES = QStandardPaths.StandardLocation


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home without any folder in it."""
    folders = {PLACES.HomeLocation: tmp_path, PLACES.DocumentsLocation: tmp_path / "Documents"}
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(folders[place]))
    return tmp_path


def test_it_begins_in_the_documents(home):
    (home / "Documents").mkdir()
    assert documents_folder() == home / "Documents"


def test_without_a_folder_for_documents_it_begins_at_home_and_not_where_the_program_was_started(home):
    assert documents_folder() == home
