"""The log's file is there from the start and takes what is logged, however late that comes."""

import logging

import pytest

from yacht_desktop.log_file import LOG_BYTES, LOG_FILES, LONGEST_ENTRY, NAME, BoundedFormatter, LogFile, start_log
from yacht_desktop.session.log import logger


@pytest.fixture
def file(tmp_path):
    """A log file, closed in the end."""
    handler = LogFile(tmp_path / "game.log")
    yield handler
    handler.close()


@pytest.fixture
def clean_logger():
    """The program's log, whose handlers of this test go after it."""
    before, level, propagates = list(logger.handlers), logger.level, logger.propagate
    yield logger
    for handler in set(logger.handlers) - set(before):
        logger.removeHandler(handler)
        handler.close()
    logger.setLevel(level)
    logger.propagate = propagates


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


def test_neither_files_nor_their_number_grow_without_end(file, tmp_path):
    file.setFormatter(BoundedFormatter("%(message)s"))
    for number in range(300):
        file.handle(record(f"{number} " + "å" * 50_000))
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["game.log", *(f"game.log.{number}" for number in range(1, LOG_FILES + 1))]
    # A letter has up to four bytes.
    assert all(path.stat().st_size <= LOG_BYTES + 4 * LONGEST_ENTRY for path in tmp_path.iterdir())
    assert "\n299 " in (tmp_path / "game.log").read_text(encoding="utf-8")


def test_no_entry_is_longer_than_a_page_and_both_ends_of_it_stay(tmp_path):
    entry = BoundedFormatter("%(message)s").format(record("first" + "x" * 2_000_000 + "last"))
    assert len(entry) <= LONGEST_ENTRY
    assert entry.startswith("first")
    assert entry.endswith("last")


def test_halves_of_characters_are_written_all_the_same(tmp_path, clean_logger):
    path = start_log(tmp_path)
    assert path is not None
    clean_logger.warning("the file %s is odd", "\udcff\ud800")
    assert path.read_text(encoding="utf-8").endswith("the file \\udcff\\ud800 is odd\n")


def test_a_folder_that_cannot_be_written_gives_no_log_and_no_complaint(tmp_path, clean_logger, capfd):
    (tmp_path / "file").touch()
    assert start_log(tmp_path / "file") is None
    assert start_log(tmp_path / "file" / "below") is None
    clean_logger.warning("nobody hears this")
    assert capfd.readouterr() == ("", "")


def test_a_full_disk_costs_entries_and_nothing_else(tmp_path, clean_logger, monkeypatch, capfd):
    # As `run` has it.
    monkeypatch.setattr(logging, "raiseExceptions", False)
    (tmp_path / NAME).symlink_to("/dev/full")
    assert start_log(tmp_path) == tmp_path / NAME
    for number in range(100):
        clean_logger.warning("entry %d", number)
    assert capfd.readouterr() == ("", "")
