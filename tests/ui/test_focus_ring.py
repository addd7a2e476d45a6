"""The ring shows for the keyboard, around the control, and follows it."""

from collections.abc import Iterator

import pytest
from typing_extensions import override

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from yacht_desktop.ui.focus_ring import FocusRing, Ringed
from yacht_desktop.ui.keyboard_focus import ring_shows
from yacht_desktop.ui.theme import Look


@pytest.mark.parametrize(
    ("reason", "before", "after"),
    [
        (Qt.FocusReason.TabFocusReason, False, True),
        (Qt.FocusReason.BacktabFocusReason, False, True),
        (Qt.FocusReason.ShortcutFocusReason, False, True),
        (Qt.FocusReason.OtherFocusReason, False, True),
        (Qt.FocusReason.MouseFocusReason, True, False),
        (Qt.FocusReason.ActiveWindowFocusReason, True, True),
        (Qt.FocusReason.ActiveWindowFocusReason, False, False),
        (Qt.FocusReason.PopupFocusReason, True, True),
        (Qt.FocusReason.MenuBarFocusReason, False, False),
    ],
)
def test_the_ring_is_for_the_keyboard(reason: Qt.FocusReason, *, before: bool, after: bool) -> None:
    assert ring_shows(reason, before=before) is after


class RingedButton(Ringed, QPushButton):
    """A control."""


class RingedGroup(QWidget):
    """What may be round a control, and hands its events to the ring too."""

    part: RingedButton | None = None

    @override
    def event(self, event: QEvent) -> bool:
        if self.part is not None and self.part.ring is not None:
            self.part.ring.note(self, event)
        return super().event(event)


@pytest.fixture
def window(qtbot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    first = QPushButton("First", window)
    window.show()
    qtbot.waitUntil(first.hasFocus)
    yield window
    window.close()


def shown(window: QWidget) -> list[FocusRing]:
    return [ring for ring in window.findChildren(FocusRing) if ring.isVisible()]


@pytest.fixture
def button(look: Look, window: QWidget) -> RingedButton:
    button = RingedButton("Second", window)
    button.setGeometry(50, 50, 100, 40)
    button.add_ring(look, 9)
    button.show()
    return button


def test_it_goes_round_the_control_at_a_distance(window: QWidget, button: RingedButton) -> None:
    assert shown(window) == []
    button.setFocus(Qt.FocusReason.TabFocusReason)
    (ring,) = shown(window)
    assert ring.geometry().getRect() == (46, 46, 108, 48)
    assert ring.parentWidget() is window


def test_it_follows_its_control_and_the_scale(window: QWidget, button: RingedButton, look: Look) -> None:
    button.setFocus(Qt.FocusReason.TabFocusReason)
    (ring,) = shown(window)
    button.setGeometry(60, 80, 120, 30)
    assert ring.geometry().getRect() == (56, 76, 128, 38)
    look.set_scale(1.5)
    assert ring.geometry().getRect() == (54, 74, 132, 42)


def test_clicks_go_through_it(window: QWidget, button: RingedButton) -> None:
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert window.childAt(100, 70) is button


@pytest.mark.parametrize("end", ["unfocused", "hidden", "disabled", "by mouse"])
def test_it_goes_with_the_focus(window: QWidget, button: RingedButton, end: str) -> None:
    button.setFocus(Qt.FocusReason.TabFocusReason)
    match end:
        case "unfocused":
            button.clearFocus()
        case "hidden":
            button.hide()
        case "disabled":
            button.setEnabled(False)
        case _:
            button.clearFocus()
            button.setFocus(Qt.FocusReason.MouseFocusReason)
    assert shown(window) == []


def test_it_goes_with_its_control(window: QWidget, button: RingedButton, qapp) -> None:
    button.setFocus(Qt.FocusReason.TabFocusReason)
    button.deleteLater()
    for _ in range(2):
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.findChildren(FocusRing) == []


def test_it_can_go_round_a_group(window: QWidget, look: Look) -> None:
    group = RingedGroup(window)
    group.setGeometry(20, 100, 200, 34)
    group.part = part = RingedButton("Part", group)
    part.add_ring(look, 9, around=group)
    group.show()
    part.setFocus(Qt.FocusReason.TabFocusReason)
    (ring,) = shown(window)
    assert ring.geometry().getRect() == (16, 96, 208, 42)
    group.move(30, 90)
    assert ring.geometry().getRect() == (26, 86, 208, 42)
