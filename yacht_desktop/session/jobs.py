"""Work off the interface's thread, whose answers come back to it, or are dropped."""

import threading
from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QThreadPool, Signal, Slot

from yacht_desktop.session.log import logger

SHUTDOWN_WAIT_MS = 5_000


class Cancelled(Exception):
    """The answer is no longer wanted."""


class Token:
    """Says whether an answer is still wanted."""

    def __init__(self) -> None:
        """Begin as wanted."""
        self._dropped = threading.Event()

    def drop(self) -> None:
        """Say that the answer is not wanted any more."""
        self._dropped.set()

    @property
    def dropped(self) -> bool:
        """Whether the answer is not wanted any more; asked from any thread."""
        return self._dropped.is_set()


class _Answer(NamedTuple):
    token: Token
    deliver: Callable[[Any], None]
    fail: Callable[[Exception], None]
    value: Any = None
    fault: Exception | None = None


class Jobs(QObject):
    """Runs functions on one worker thread and hands their results to the thread this object lives in."""

    _answered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Make a pool of a single thread, so that jobs run in order."""
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._tokens: list[Token] = []
        self._answered.connect(self._take)

    def start(
        self,
        work: Callable[[Token], Any],
        deliver: Callable[[Any], None],
        fail: Callable[[Exception], None],
    ) -> Token:
        """Run `work` on the worker; exactly one of `deliver` and `fail` follows unless the token is dropped.

        Args:
            work: gets the token, which it asks now and then whether to go on; may raise Cancelled.
            deliver: called in this object's thread with the result.
            fail: called in this object's thread with the exception.
        """
        token = Token()
        self._tokens = [kept for kept in self._tokens if not kept.dropped]
        self._tokens.append(token)

        def run() -> None:
            self._run(work, _Answer(token, deliver, fail))

        self._pool.start(run)
        return token

    def _run(self, work: Callable[[Token], Any], answer: _Answer) -> None:
        """Run in the worker: the only way back is the queued signal."""
        if answer.token.dropped:
            return
        try:
            value = work(answer.token)
        except Cancelled:
            return
        except Exception as fault:  # noqa: BLE001 - carried over to the main thread, never swallowed
            done = _Answer(answer.token, answer.deliver, answer.fail, fault=fault)
        else:
            done = _Answer(answer.token, answer.deliver, answer.fail, value=value)
        if not answer.token.dropped:
            self._answered.emit(done)

    @Slot(object)
    def _take(self, answer: _Answer) -> None:
        if answer.token.dropped:
            return
        answer.token.drop()
        if answer.fault is None:
            answer.deliver(answer.value)
        else:
            answer.fail(answer.fault)

    @property
    def is_busy(self) -> bool:
        """Whether the worker is at work."""
        return self._pool.activeThreadCount() > 0

    def finish(self) -> None:
        """Let the worker do what was asked of it, and drop every answer."""
        if not self._pool.waitForDone(SHUTDOWN_WAIT_MS):
            logger.warning("work did not end within %d ms of shutdown", SHUTDOWN_WAIT_MS)
        self.shut_down()

    def shut_down(self) -> None:
        """Drop every answer and wait for the worker to notice."""
        for token in self._tokens:
            token.drop()
        self._pool.clear()
        if not self._pool.waitForDone(SHUTDOWN_WAIT_MS):
            logger.warning("a computation did not end within %d ms of shutdown", SHUTDOWN_WAIT_MS)
