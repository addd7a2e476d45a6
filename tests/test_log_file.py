"""The log's file is there from the start and takes what is logged, however late that comes."""

import logging

import pytest

from yacht_desktop.log_file import LOG_BYTES, LogFile


@pytest.fixture
def file(tmp_path):
    """A log file, closed in the end."""
    handler = LogFile(tmp_path / "game.log")
    yield handler
    handler.close()


def record(text):
    return logging.LogRecord("game", logging.WARNING, __file__, 1, text, None, None)


def test_it_is_there_before_anything_is_logged(file, tmp_path):
    assert (tmp_path / "game.log").read_text() == ""


def test_it_keeps_what_is_logged_in_the_format_set(file, tmp_path):
    file.setFormatter(logging.Formatter("%(levelname)s %(message)s"))
    file.handle(record("first å"))
    file.handle(record("second"))
    assert (tmp_path / "game.log").read_text(encoding="utf-8") == "WARNING first å\nWARNING second\n"


def test_a_full_one_is_put_aside(file, tmp_path):
    (tmp_path / "game.log").write_text("x" * LOG_BYTES)
    file.handle(record("new"))
    assert (tmp_path / "game.log").read_text() == "new\n"
    assert len((tmp_path / "game.log.1").read_text()) == LOG_BYTES


def test_a_place_that_cannot_be_written_is_told_at_once(tmp_path):
    with pytest.raises(OSError, match="missing"):
        LogFile(tmp_path / "missing" / "game.log")
