"""One program at a time on one folder: the first opens the window, later ones hand over their file and leave.

The first holds a lock of the system's on a file, which nothing can leave behind: it goes with the
process, however that ends. In the file stands where the first listens, a socket that only its owner
can reach, and a secret without which nobody is listened to. What the file says decides nothing but
where to knock.
"""

import contextlib
import json
import os
import socket
import stat
import sys
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from yacht_desktop.calls import TAKEN, Call, written_call

NAME: Final = "yacht-desktop.lock"
PATIENCE_S: Final = 5.0
_SOCKET: Final = "yacht-desktop.socket"
_AGAIN_S: Final = 0.03
_SECRET_BYTES: Final = 16
# A file that keeps its length can be written on a full disk too.
_RECORD: Final = 512
_FOLDER: Final = "yacht-desktop-"
# What the name of a socket may have on all systems, in bytes.
_LONGEST_SOCKET: Final = 100
_LOCKED_BYTE: Final = 1 << 20
_MOST_WAITING: Final = 64
_PRIVATE: Final = 0o600


class NoAnswer(Exception):
    """Another program has the folder and does not answer."""


class Address(NamedTuple):
    """Where the first program listens.

    Attributes:
        path: of a socket; empty where there are none, as on Windows.
        port: on this machine, where there is no path.
        secret: what a caller must know.
    """

    path: str
    port: int
    secret: str


class Door:
    """What the first program holds for as long as it lives.

    Attributes:
        listener: where later programs call; None where nobody can, since nothing can be written there.
        secret: what they must know.
    """

    def __init__(self, handle: int | None = None, listener: socket.socket | None = None, secret: str = "") -> None:
        """Take over the lock and the socket."""
        self._handle = handle
        self.listener = listener
        self.secret = secret

    def close(self) -> None:
        """Answer nobody any more; the folder stays ours until the process ends, or `leave`."""
        listener, self.listener = self.listener, None
        if listener is None:
            return
        name = listener.getsockname()
        listener.close()
        if isinstance(name, str):
            _remove(name)

    def leave(self) -> None:
        """Let others have the folder."""
        self.close()
        handle, self._handle = self._handle, None
        if handle is not None:
            os.close(handle)


def come_in(folder: Path, call: Call, patience_s: float = PATIENCE_S) -> Door | None:
    """Return what makes this the first program on a folder; None where there is one that has taken the call.

    Args:
        folder: the folder, which need not exist.
        call: what to ask of the first.
        patience_s: how long to wait for it.

    Raises:
        NoAnswer: there is one that does not answer.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        handle = os.open(folder / NAME, flags, _PRIVATE)
    except OSError:
        # Where nothing can be written, programs do no harm to each other.
        return Door()
    deadline = time.monotonic() + patience_s
    while True:
        try:
            if _lock(handle):
                return _opened_door(folder, handle)
        except OSError:
            # A file system without locks.
            os.close(handle)
            return Door()
        address = _read_address(handle)
        if address is not None and _ring(address, call, deadline):
            os.close(handle)
            return None
        if time.monotonic() >= deadline:
            os.close(handle)
            raise NoAnswer
        time.sleep(_AGAIN_S)


# The lock


def _lock(handle: int) -> bool:
    """Take the lock; return whether nobody else has it.

    Raises:
        OSError: there are no locks here.
    """
    if sys.platform == "win32":
        import msvcrt

        # Beyond the end, since nobody can read what is locked.
        os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


# The address


def _opened_door(folder: Path, handle: int) -> Door:
    former = _read_address(handle)
    if former is not None and former.path:
        # Of a program that was killed. Whatever else the name may be, only a socket of its own name goes.
        _remove(former.path)
    try:
        listener = _listener(folder)
    except OSError:
        return Door(handle)
    secret = os.urandom(_SECRET_BYTES).hex()
    name = listener.getsockname()
    address = Address(name, 0, secret) if isinstance(name, str) else Address("", name[1], secret)
    door = Door(handle, listener, secret)
    try:
        _write_address(handle, address)
    except OSError:
        door.close()
    return door


def _listener(folder: Path) -> socket.socket:
    """Return a socket that listens, without waiting for anybody.

    Raises:
        OSError: there can be none.
    """
    if not hasattr(socket, "AF_UNIX"):
        return _listening(socket.socket(socket.AF_INET), ("127.0.0.1", 0))
    name = folder / _SOCKET
    if len(os.fsencode(name)) <= _LONGEST_SOCKET:
        _remove(str(name))
        # Not every file system has sockets.
        with contextlib.suppress(OSError):
            return _listening(socket.socket(socket.AF_UNIX), str(name))
    # It brings much along that hardly any start needs.
    import tempfile

    place = Path(tempfile.mkdtemp(prefix=_FOLDER))
    try:
        return _listening(socket.socket(socket.AF_UNIX), str(place / _SOCKET))
    except OSError:
        place.rmdir()
        raise


def _listening(listener: socket.socket, name: str | tuple[str, int]) -> socket.socket:
    try:
        listener.bind(name)
        if isinstance(name, str):
            Path(name).chmod(_PRIVATE)
        listener.listen(_MOST_WAITING)
        listener.settimeout(0)
    except OSError:
        listener.close()
        raise
    return listener


def _remove(name: str) -> None:
    """Take away a socket, and the folder that was made for it."""
    path = Path(name)
    with contextlib.suppress(OSError, ValueError):
        if path.name == _SOCKET and stat.S_ISSOCK(path.lstat().st_mode):
            path.unlink()
            if path.parent.name.startswith(_FOLDER):
                path.parent.rmdir()


def _write_address(handle: int, address: Address) -> None:
    told = {"process": os.getpid(), "path": address.path, "port": address.port, "secret": address.secret}
    record = json.dumps(told).encode("ascii").ljust(_RECORD - 1) + b"\n"
    os.lseek(handle, 0, os.SEEK_SET)
    os.write(handle, record)
    os.ftruncate(handle, len(record))


def _read_address(handle: int) -> Address | None:
    """Return where the first program listens, None where the file does not say, or not yet."""
    try:
        os.lseek(handle, 0, os.SEEK_SET)
        told: Any = json.loads(os.read(handle, 2 * _RECORD))
        path, port, secret = told["path"], told["port"], told["secret"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
    if not (isinstance(path, str) and isinstance(port, int) and isinstance(secret, str)):
        return None
    return Address(path, port, secret)


# The call


def _ring(address: Address, call: Call, deadline: float) -> bool:
    """Tell the first program what is wanted; return whether it has taken that."""
    family = socket.AF_UNIX if address.path else socket.AF_INET
    name = address.path or ("127.0.0.1", address.port)
    _let_come_forward()
    try:
        with socket.socket(family) as caller:
            caller.settimeout(max(_AGAIN_S, deadline - time.monotonic()))
            caller.connect(name)
            caller.sendall(written_call(call, address.secret))
            return caller.recv(len(TAKEN)) == TAKEN
    except (OSError, ValueError, OverflowError):
        return False


def _let_come_forward() -> None:
    """Let another program's window come to the front, which Windows asks of the one that was started."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
