"""The line at the bottom of the window."""

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QWidget

from yacht_desktop.ui.status_line import StatusLine


def test_a_sentence_without_room_is_whole_in_the_tool_tip_and_plain(qtbot, look) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    line = StatusLine(look, parent)
    line.resize(200, line.sizeHint().height())
    sentence = "<b>Bo</b>: two fives, a four, a two, a one; two fives held, then three fives, a six, a two; Fives, 15."
    line.say(sentence)
    assert tip(line) == "<span>" + sentence.replace("<", "&lt;").replace(">", "&gt;") + "</span>"
    line.say("Short.")
    assert tip(line) == ""


def tip(line: StatusLine) -> str:
    line.grab()
    at = QPoint(20, 10)
    QApplication.sendEvent(line, QHelpEvent(QEvent.Type.ToolTip, at, line.mapToGlobal(at)))
    return line.toolTip()
