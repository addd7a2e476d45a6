"""Texts of games that `yacht-lab` is given: in a file, or on standard input."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from yacht_desktop.lab.arguments import BadInput, one_line
from yacht_desktop.storage.game_file import LARGEST_FILE

if TYPE_CHECKING:
    from typing import BinaryIO

STANDARD_INPUT = "-"


def name_of(file: str) -> str:
    """Return what messages call a file."""
    return "standard input" if file == STANDARD_INPUT else one_line(file)


def text_of(file: str) -> str:
    """Return the text of a file, never more of it than a game can have.

    Raises:
        BadInput: it cannot be read, or is no text.
    """
    name = name_of(file)
    try:
        if file == STANDARD_INPUT:
            return _decoded(sys.stdin.buffer if sys.stdin is not None else None, name)
        with Path(file).open("rb") as stream:
            return _decoded(stream, name)
    except OSError as fault:
        raise BadInput(f"cannot read {name}: {fault.strerror}") from fault


def _decoded(stream: "BinaryIO | None", name: str) -> str:
    content = b"" if stream is None else stream.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise BadInput(f"{name} is longer than {LARGEST_FILE} bytes")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise BadInput(f"{name} is not UTF-8") from fault
