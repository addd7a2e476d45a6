"""What a program that was started later says to the one that runs: a line of JSON, believed within bounds."""

import json
import os
from pathlib import Path
from typing import Any, Final, NamedTuple

LONGEST_CALL: Final = 32_000
"""In bytes; a path has up to 4,096 letters."""
TAKEN: Final = b"taken\n"
"""The answer to a call that is obeyed."""
_LONGEST_PATH: Final = 4_096
_LONGEST_TOKEN: Final = 256
_TOKENS: Final = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")


class Call(NamedTuple):
    """What a program that was started later asks of the first: to come to the front, at least.

    Attributes:
        file: a file to open, whole; None for none.
        token: what the desktop gave the later one to let a window come to the front; empty for none.
    """

    file: Path | None = None
    token: str = ""


def call_for(file: Path | None) -> Call:
    """Return what to ask for a file, with what the desktop gave this process."""
    token = next((os.environ[name] for name in _TOKENS if os.environ.get(name)), "")
    return Call(file, token if _is_token(token) else "")


def read_call(line: bytes, secret: str) -> Call | None:
    """Return what a caller asks; None where it is nonsense, or the caller does not know the secret."""
    try:
        told: Any = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(told, dict) or set(told) != {"secret", "file", "token"}:
        return None
    if told["secret"] != secret or not _is_token(told["token"]):
        return None
    file = told["file"]
    if file is None:
        return Call(None, told["token"])
    if not isinstance(file, str) or "\0" in file or len(file) > _LONGEST_PATH or not Path(file).is_absolute():
        return None
    return Call(Path(file), told["token"])


def written_call(call: Call, secret: str) -> bytes:
    """Return what a caller sends."""
    file = None if call.file is None else str(call.file)
    return json.dumps({"secret": secret, "file": file, "token": call.token}).encode("ascii") + b"\n"


def _is_token(token: object) -> bool:
    return isinstance(token, str) and len(token) <= _LONGEST_TOKEN and token.isascii() and (token + "a").isprintable()
