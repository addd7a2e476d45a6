"""The canary: some releases of the binding give away references until Python aborts.

PySide6 6.12.0 gives away one reference to True for each signal sent from Python, and one to None for
others of its calls; under Python 3.11 the process ends after some 550 of them.
"""

import sys

import pytest

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QTableWidget

CALLS = 2000
# Below this, counts move by what Python itself does meanwhile.
NOISE = 50

pytestmark = pytest.mark.skipif(sys.version_info >= (3, 12), reason="True and None are immortal there")


class Sender(QObject):
    sent = Signal(object)


def balance(action):
    before = [sys.getrefcount(value) for value in (True, None)]
    for _ in range(CALLS):
        action()
    return [sys.getrefcount(value) - count for value, count in zip((True, None), before, strict=True)]


def test_sending_signals_keeps_the_references(qapp):
    sender = Sender()
    received: list[int] = []
    sender.sent.connect(received.append)
    change = balance(lambda: sender.sent.emit(1))
    assert len(received) == CALLS
    assert max(map(abs, change)) < NOISE


def test_painting_keeps_the_references(qapp):
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:

        def save_and_restore():
            painter.save()
            painter.restore()

        change = balance(save_and_restore)
    assert max(map(abs, change)) < NOISE


def test_repainting_keeps_the_references(qtbot, qapp):
    table = QTableWidget(2, 2)
    qtbot.addWidget(table)
    table.show()
    qtbot.waitExposed(table)
    change = balance(table.repaint)
    assert max(map(abs, change)) < NOISE
