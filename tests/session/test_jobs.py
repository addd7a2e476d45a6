"""Work on the other thread: answers come back to this one, or are dropped."""

import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from yacht_desktop.session.jobs import Cancelled, Jobs, Token


@pytest.fixture
def jobs(qapp: object) -> Iterator[Jobs]:
    pool = Jobs()
    yield pool
    pool.shut_down()


def unexpected(value: object) -> None:
    raise AssertionError(value)


def test_an_answer_is_delivered_in_the_thread_of_the_jobs(jobs: Jobs, qtbot: QtBot) -> None:
    got: list[tuple[int, int]] = []
    jobs.start(
        lambda token: threading.get_ident(),
        lambda worker: got.append((worker, threading.get_ident())),
        unexpected,
    )
    qtbot.waitUntil(lambda: bool(got))
    worker, receiver = got[0]
    assert receiver == threading.get_ident() != worker


def test_a_fault_is_delivered_too(jobs: Jobs, qtbot: QtBot) -> None:
    faults: list[Exception] = []

    def work(token: Token) -> None:
        raise OSError("disk on fire")

    jobs.start(work, unexpected, faults.append)
    qtbot.waitUntil(lambda: bool(faults))
    assert isinstance(faults[0], OSError)


def test_a_dropped_answer_is_not_delivered(jobs: Jobs, qtbot: QtBot) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def work(token: Token) -> int:
        begun.set()
        go_on.wait(5)
        return 1

    token = jobs.start(work, unexpected, unexpected)
    assert begun.wait(5)
    token.drop()
    go_on.set()
    done: list[int] = []
    jobs.start(lambda token: 2, done.append, unexpected)
    qtbot.waitUntil(lambda: done == [2])


def test_an_answer_dropped_after_it_was_computed_is_not_delivered(jobs: Jobs, qtbot: QtBot) -> None:
    computed = threading.Event()

    def work(token: Token) -> int:
        computed.set()
        return 1

    token = jobs.start(work, unexpected, unexpected)
    assert computed.wait(5)
    token.drop()
    qtbot.wait(20)


def test_a_job_dropped_before_it_began_is_not_done(jobs: Jobs, qtbot: QtBot) -> None:
    hold = threading.Event()
    jobs.start(lambda token: hold.wait(5), lambda value: None, unexpected)
    jobs.start(unexpected, unexpected, unexpected).drop()
    hold.set()
    qtbot.waitUntil(lambda: not jobs.is_busy)
    qtbot.wait(10)


def test_work_that_gives_up_delivers_nothing(jobs: Jobs, qtbot: QtBot) -> None:
    def work(token: Token) -> None:
        raise Cancelled

    jobs.start(work, unexpected, unexpected)
    qtbot.waitUntil(lambda: not jobs.is_busy)
    qtbot.wait(10)


def test_shutting_down_waits_for_work_that_looks_at_its_token(qtbot: QtBot) -> None:
    pool = Jobs()
    begun = threading.Event()

    def work(token: Token) -> None:
        begun.set()
        while not token.dropped:
            threading.Event().wait(0.002)

    pool.start(work, unexpected, unexpected)
    assert begun.wait(5)
    pool.shut_down()
    assert not pool.is_busy
