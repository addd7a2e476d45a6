"""What is said of files of games: what was saved, and why one cannot be read."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from yacht_desktop.game.notation import NotationFault
from yacht_desktop.session.game_files import FileTrouble, Trouble
from yacht_desktop.storage.game_file_reading import BadGameFile, FileFault
from yacht_desktop.ui.wording.names import rules_name, shown_name

translate = QCoreApplication.translate


def file_kind() -> str:
    """Return what the files are called, for file dialogs."""
    return translate("Files", "Yacht games")


def suggested_name(rules_id: str, date: datetime | None) -> str:
    """Return a file's name for a game, without its ending; the rules alone where nobody knows its date."""
    if date is None:
        return rules_name(rules_id)
    text = translate("Files", "{rules} {date}", "the name of a file")
    return text.format(rules=rules_name(rules_id), date=date.strftime("%Y-%m-%d %H.%M"))


def saved_sentence(path: Path) -> str:
    """Return that a file holds the game now."""
    return translate("Files", "The game is saved as {file}.").format(file=shown_name(path.name))


def trouble_sentence(told: FileTrouble) -> str:
    """Return in one sentence why a file was not opened or saved, with the line where it is one."""
    if told.bad is not None:
        text = translate("Files", "{file}, line {line}: {fault}", "the fault is a sentence")
        sentence = _bad_sentence(told.bad)
        return text.format(file=shown_name(told.path.name), line=told.bad.line, fault=sentence)
    text = {
        Trouble.BAD: translate("Files", "{file} is not a game of Yacht Desktop."),
        Trouble.MISSING: translate("Files", "There is no file {file}."),
        Trouble.NO_FILE: translate("Files", "{file} is not a file."),
        Trouble.UNREADABLE: translate("Files", "{file} cannot be read."),
        Trouble.DISK_FULL: translate("Files", "{file} cannot be written: the disk is full."),
        Trouble.UNWRITABLE: translate("Files", "{file} cannot be written there."),
    }[told.trouble]
    return text.format(file=shown_name(told.path.name))


def _bad_sentence(bad: BadGameFile) -> str:
    return _head_sentence(bad.fault) if isinstance(bad.fault, FileFault) else _turn_sentence(bad.fault)


def _head_sentence(fault: FileFault) -> str:
    return {
        FileFault.NO_GAME: translate("Files", "this is not a game of Yacht Desktop."),
        FileFault.NEWER: translate("Files", "the game was saved by a newer version of Yacht Desktop."),
        FileFault.TOO_LARGE: translate("Files", "the file is larger than any game."),
        FileFault.NO_TEXT: translate("Files", "this is not text."),
        FileFault.HEAD: translate("Files", "a key with its value is expected here."),
        FileFault.TWICE: translate("Files", "this key is there twice."),
        FileFault.RULES: translate("Files", "these rules are not known."),
        FileFault.OPTIONS: translate("Files", "the rules have no such options."),
        FileFault.PLAYERS: translate("Files", "the players are not as they must be."),
        FileFault.LEVEL: translate("Files", "no computer player is called that."),
        FileFault.DATE: translate("Files", "this is not a date with a time zone."),
        FileFault.DICE: translate("Files", "what is said of the dice here is not right."),
        FileFault.NOTE: translate("Files", "this is not a note."),
    }[fault]


def _turn_sentence(fault: NotationFault) -> str:
    return {
        NotationFault.TOO_LONG: translate("Files", "the line is too long."),
        NotationFault.HEAD: translate("Files", "a turn and its player are expected here."),
        NotationFault.OVER: translate("Files", "the game is over before this line."),
        NotationFault.UNFINISHED: translate("Files", "the turn before has no score."),
        NotationFault.ORDER: translate("Files", "another turn is due here."),
        NotationFault.NO_ROLL: translate("Files", "the turn has no roll."),
        NotationFault.GOES_ON: translate("Files", "the turn goes on after its score."),
        NotationFault.KEPT_TWICE: translate("Files", "dice are held twice without a roll between."),
        NotationFault.KEPT_UNROLLED: translate("Files", "dice are held and the others not rolled."),
        NotationFault.KEPT_OTHERS: translate("Files", "the dice held are not those on the table."),
        NotationFault.WORD: translate("Files", "this is neither a roll nor a row that can be filled."),
        NotationFault.POINTS: translate("Files", "these dice are not worth that."),
        NotationFault.AGAINST_RULES: translate("Files", "the rules do not allow this."),
    }[fault]
