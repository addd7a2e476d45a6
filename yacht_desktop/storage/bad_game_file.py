"""What can be wrong with a game file."""

from enum import Enum

from typing_extensions import override

from yacht_desktop.game.notation import NotationFault


class FileFault(Enum):
    """What can be wrong with a game file besides its turns; the window makes its own sentences of these."""

    NO_GAME = "no_game"
    NEWER = "newer"
    TOO_LARGE = "too_large"
    NO_TEXT = "no_text"
    HEAD = "head"
    TWICE = "twice"
    RULES = "rules"
    OPTIONS = "options"
    PLAYERS = "players"
    LEVEL = "level"
    DATE = "date"
    DICE = "dice"
    NOTE = "note"


class BadGameFile(ValueError):
    """A text that is no game file, or tells a game that the rules do not allow.

    Attributes:
        line: number of the line, from 1.
        fault: what is wrong with it.
    """

    def __init__(self, line: int, fault: FileFault | NotationFault, reason: str = "") -> None:
        """Keep the line's number, what is wrong, and more of it in English."""
        super().__init__(line, fault, reason)
        self.line = line
        self.fault = fault
        self.reason = reason

    @override
    def __str__(self) -> str:
        return f"line {self.line}: {self.reason or self.fault.value}"
