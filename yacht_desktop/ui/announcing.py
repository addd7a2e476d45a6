"""Speaking to a screen reader."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, sentence: str) -> None:
    """Let a screen reader speak a sentence once; none listens to a window not yet shown."""
    if sentence and widget.window().isVisible():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))
