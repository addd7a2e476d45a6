"""Every fault of a file has a sentence of its own, in every language, with its line and the name as typed."""

from pathlib import Path

import pytest

from tests.ui.dialogs import Bracketed
from yacht_desktop.game.notation import NotationFault
from yacht_desktop.session.game_files import FileTrouble, Trouble
from yacht_desktop.session.training_events import StoreTrouble
from yacht_desktop.storage.faults import StoreFault
from yacht_desktop.storage.game_file_reading import BadGameFile, FileFault
from yacht_desktop.ui.wording.files import saved_sentence, suggested_name, trouble_sentence
from yacht_desktop.ui.wording.training import store_trouble

NAME = "Åsa {line} %1 %n <b>.yachtgame"
FILE = Path("games") / NAME


def bad(fault: FileFault | NotationFault) -> str:
    return trouble_sentence(FileTrouble(FILE, Trouble.BAD, BadGameFile(7, fault)))


def test_every_fault_has_a_sentence_of_its_own() -> None:
    sentences = [bad(fault) for fault in (*FileFault, *NotationFault)]
    assert len(set(sentences)) == len(sentences)
    assert all(one.startswith(f"{NAME}, line 7: ") for one in sentences)
    assert all(one.endswith(".") for one in sentences)


@pytest.mark.parametrize("trouble", Trouble)
def test_every_trouble_names_the_file_as_it_is(trouble: Trouble) -> None:
    assert NAME in trouble_sentence(FileTrouble(FILE, trouble))


def test_a_name_that_turns_the_text_around_is_set_apart() -> None:
    told = trouble_sentence(FileTrouble(Path("a\u202egame.yachtgame"), Trouble.MISSING))
    assert "\u202e" not in told
    assert saved_sentence(Path("line\nbreak")) == "The game is saved as line break."


def test_a_suggested_name_can_be_a_file_everywhere() -> None:
    from datetime import UTC, datetime

    name = suggested_name("yacht", datetime(2026, 11, 30, 9, 5, tzinfo=UTC))
    assert name == "Yacht 1938 2026-11-30 09.05"
    assert not set(name) & set('<>:"/\\|?*')


@pytest.mark.parametrize("fault", StoreFault)
@pytest.mark.parametrize("aside", [None, Path("trainer.sqlite3.damaged-2026-11-30")])
def test_every_fault_of_the_lessons_is_one_sentence(fault: StoreFault, aside: Path | None) -> None:
    told = store_trouble(StoreTrouble(fault, Path("trainer.sqlite3"), aside))
    assert told.endswith(".")
    assert told.count(". ") == 0
    if fault is StoreFault.DAMAGED and aside is not None:
        assert aside.name in told


def test_all_words_are_translated(qapp) -> None:
    translator = Bracketed(qapp)
    qapp.installTranslator(translator)
    try:
        assert all("‹" in bad(fault) for fault in (*FileFault, *NotationFault))
        assert all("‹" in store_trouble(StoreTrouble(fault, Path("x"))) for fault in StoreFault)
    finally:
        qapp.removeTranslator(translator)
