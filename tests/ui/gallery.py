"""Every painted part in every state, on one sheet: for tests, and to look at.

`python -m tests.ui.gallery FOLDER` saves the sheet as PNG files, light and dark.
"""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from typing_extensions import override

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from yacht_desktop.ui.controls import (
    LEVEL_ROLE,
    BrassButton,
    ChoiceBox,
    ErrorLine,
    IconButton,
    Panel,
    PlainButton,
    RadioRow,
    SegmentedControl,
    Switch,
    TextField,
)
from yacht_desktop.ui.die_art import DieArt
from yacht_desktop.ui.die_motion import Pose, Turn
from yacht_desktop.ui.die_paint import DieLook, DiePainter
from yacht_desktop.ui.flags import FLAG_COUNT, paint_flag
from yacht_desktop.ui.fonts import load_fonts
from yacht_desktop.ui.glyphs import CATEGORIES, TOOLS
from yacht_desktop.ui.heading import TurnHeading
from yacht_desktop.ui.icons import paint_category_icon, paint_icon
from yacht_desktop.ui.roll_button import RollButton, RollKind
from yacht_desktop.ui.shade import paint_shadow
from yacht_desktop.ui.theme import RADIUS_CARD, RADIUS_TRAY, FontRole, Look, apply_fonts, apply_palette
from yacht_desktop.ui.tray import DiceTray

WIDTH, HEIGHT = 1720, 1290

Paint = Callable[[QPainter], None]

DIE_LOOKS: tuple[tuple[str, Pose, DieLook], ...] = (
    ("normal", Pose(1, QPointF(), 0.0), DieLook()),
    ("tilted", Pose(1, QPointF(), -8.0), DieLook()),
    ("hover", Pose(1, QPointF(), 0.0), DieLook(hovered=True, lift=1.0)),
    ("pressed", Pose(1, QPointF(), 6.0), DieLook(hovered=True, lift=1.0, pressed=True)),
    ("focused", Pose(1, QPointF(), 7.0), DieLook(ring=True)),
    ("held", Pose(1, QPointF(), 0.0, held=1.0), DieLook()),
    ("held, hover", Pose(1, QPointF(), 0.0, held=1.0), DieLook(hovered=True, lift=1.0)),
    ("held, focused", Pose(1, QPointF(), 0.0, held=1.0), DieLook(ring=True)),
    ("dimmed", Pose(1, QPointF(), 0.0), DieLook(dimmed=True)),
    ("rolling", Pose(1, QPointF(), 20.0, turn=Turn(2, 35.0, 1), height=0.6), DieLook(moving=True)),
)


@dataclass(frozen=True)
class Sheet:
    """The sheet and the parts on it that tests ask about."""

    widget: QWidget
    tray: DiceTray
    rolls: tuple[RollButton, ...]
    headings: tuple[TurnHeading, ...]
    box: ChoiceBox
    field: TextField


class Canvas(QWidget):
    """The ground of the sheet, and what is painted straight onto it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.raised: list[tuple[QWidget, str]] = []
        self._art = DieArt()
        look.changed.connect(self.update)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, look = self.look.theme, self.look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), theme.bg)
            for widget, kind in self.raised:
                radius = RADIUS_TRAY if kind == "tray" else RADIUS_CARD
                shadows = theme.tray_shadow if kind == "tray" else theme.roll_shadow
                paint_shadow(painter, QRectF(widget.geometry()), look.px(radius), shadows, look.scale)
            self._paint_dice(painter)
            self._paint_icons(painter)

    def _paint_dice(self, painter: QPainter) -> None:
        ground = QRectF(600, 20, 1100, 600)
        painter.fillRect(ground, self.look.theme.tray_middle)
        dice = DiePainter(self._art, self.look.theme, 60, self.devicePixelRatioF())
        painter.setFont(self.look.font(FontRole.CAPTION_STRONG))
        for column, (name, pose, die_look) in enumerate(DIE_LOOKS):
            left = ground.left() + 10 + column * 108
            painter.setPen(self.look.theme.held)
            painter.drawText(QRectF(left, 26, 100, 20), Qt.AlignmentFlag.AlignCenter, name)
            for face in range(1, 7):
                centre = QPointF(left + 50, 95 + (face - 1) * 92)
                turn = None if pose.turn is None else pose.turn._replace(next_face=face % 6 + 1)
                dice.paint(painter, pose._replace(face=face, centre=centre, turn=turn), die_look)

    def _paint_icons(self, painter: QPainter) -> None:
        theme = self.look.theme
        for index in range(FLAG_COUNT):
            paint_flag(painter, QRectF(24 + index * 40, 600, 24, 17), index)
            paint_flag(painter, QRectF(280 + index * 40, 596, 32, 22), index)
        painter.setFont(self.look.font(FontRole.KEY_SMALL))
        painter.setPen(theme.ink2)
        for names, top, paint in ((TOOLS, 640, paint_icon), (CATEGORIES, 800, paint_category_icon)):
            for index, name in enumerate(names):
                left, y = 24 + index % 16 * 104, top + index // 16 * 74
                paint(painter, QRectF(left + 10, y, 20, 20), name, theme.ink)
                paint(painter, QRectF(left + 40, y - 4, 40, 40), name, theme.ink3)
                painter.drawText(QRectF(left, y + 38, 104, 18), Qt.AlignmentFlag.AlignLeft, name)


def gallery(look: Look) -> Sheet:
    """Make the sheet in a look; the caller shows it, grabs it and deletes it."""
    canvas = Canvas(look)
    canvas.resize(WIDTH, HEIGHT)
    tray = DiceTray(look, 5, canvas)
    tray.setGeometry(24, 112, 556, 456)
    tray.set_texts("Held")
    tray.show_dice((2, 5, 5, 4, 5), frozenset({1, 2, 4}), rolled=frozenset(), animate=False)
    canvas.raised.append((tray, "tray"))
    headings = _headings(look, canvas)
    rolls = _rolls(look, canvas)
    canvas.raised.extend((roll, "roll") for roll in rolls)
    box, field = _controls(look, canvas)
    return Sheet(canvas, tray, rolls, headings, box, field)


def _headings(look: Look, canvas: QWidget) -> tuple[TurnHeading, ...]:
    headings = []
    for place, flag, title in (
        ((24, 36, 556, 60), 0, "Your turn"),
        ((24, 1250, 300, 28), 4, "The Admiral of the whole fleet"),
    ):
        heading = TurnHeading(look, canvas)
        heading.setGeometry(*place)
        heading.set_turn(
            flag,
            title,
            "Hold any dice, then roll again — or choose a score.",
            round_text_strong="Round 7",
            round_text_rest="of 12",
            round_now=7,
            rounds=12,
        )
        headings.append(heading)
    return tuple(headings)


def _rolls(look: Look, canvas: QWidget) -> tuple[RollButton, ...]:
    rolls = []
    for index, (width, label, left_text, left, kind) in enumerate(
        (
            (556, "Roll two dice", "1 left", 1, RollKind.READY),
            (556, "Choose a score", "", 0, RollKind.CHOOSE),
            (388, "Kasta två tärningar", "2 kast kvar", 2, RollKind.READY),
            (556, "Captain is rolling…", "", 2, RollKind.WAITING),
            (300, "Heitä kaksi noppaa", "1 jäljellä", 1, RollKind.READY),
        )
    ):
        roll = RollButton(look, canvas)
        roll.setGeometry(24 + index % 3 * 580, 960 + index // 3 * 76, width, 60 if width > 300 else 44)
        roll.set_key_text("Space")
        roll.set_state(label, left_text, left, 3, kind)
        rolls.append(roll)
    return tuple(rolls)


def _controls(look: Look, canvas: QWidget) -> tuple[ChoiceBox, TextField]:
    def place(widget: QWidget, x: int, y: int, width: int = 0) -> None:
        hint = widget.sizeHint()
        widget.setGeometry(x, y, max(width, hint.width()), hint.height())

    place(PlainButton(look, "Cancel", canvas), 24, 1120)
    place(PlainButton(look, "Add player", canvas, icon="add", height=36), 120, 1121)
    place(BrassButton(look, "Start game", canvas), 268, 1120)
    place(BrassButton(look, "Rematch", canvas, icon="rematch", height=40), 400, 1119)
    for kind, x in ((PlainButton, 540), (BrassButton, 640)):
        button = kind(look, "Not now", canvas)
        button.setEnabled(False)
        place(button, x, 1120)
    place(IconButton(look, "close", "Remove", canvas), 745, 1123)
    kinds = SegmentedControl(look, ["Human", "Computer"], canvas, icons=["human", "computer"])
    kinds.set_current(1)
    place(kinds, 24, 1180)
    place(SegmentedControl(look, ["30 each", "15 and 20", "Other…"], canvas), 240, 1180, 272)
    for x, on, enabled in ((540, True, True), (650, False, True), (760, True, False)):
        switch = Switch(look, "On" if on else "Off", canvas)
        switch.setChecked(on)
        switch.setEnabled(enabled)
        place(switch, x, 1180)
    panel = Panel(look, canvas)
    panel.setGeometry(860, 1112, 272, 122)
    for index, (title, caption) in enumerate(
        (("Yacht 1938", "12 categories, no bonus"), ("Yatzy", "15 categories, pairs, bonus"))
    ):
        row = RadioRow(look, title, panel, caption=caption)
        row.setChecked(index == 0)
        row.setGeometry(5, 5 + index * 56, 262, 56)
    dice = QWidget(canvas)
    dice.setGeometry(1150, 1112, 280, 72)
    for index, text in enumerate(("Rolled by the computer", "Real dice on the table, typed in")):
        row = RadioRow(look, text, dice)
        row.setChecked(index == 0)
        place(row, 0, index * 34)
    box = ChoiceBox(look, canvas)
    for level, name in enumerate(("Deckhand", "Sailor", "Bosun", "First Mate", "Captain", "Admiral"), start=1):
        box.addItem(name)
        box.setItemData(level - 1, level, LEVEL_ROLE)
    box.setCurrentIndex(2)
    place(box, 1450, 1116, 142)
    field = TextField(look, "Captain", canvas)
    place(field, 1450, 1166)
    wrong = TextField(look, "Captain", canvas)
    wrong.set_error("Two players have this name.")
    place(wrong, 1570, 1166)
    line = ErrorLine(look, canvas)
    line.set_sentence("Two players have this name.")
    line.setGeometry(1450, 1208, 250, 20)
    return box, field


def main(folder: Path) -> None:
    """Save the sheet, light and dark, into a folder."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    app.setStyle("Fusion")
    load_fonts()
    for dark in (False, True):
        look = Look(app, dark=dark)
        apply_palette(app, look)
        apply_fonts(app, look)
        sheet = gallery(look)
        sheet.widget.grab().save(str(folder / f"gallery-{'dark' if dark else 'light'}.png"))
        sheet.widget.deleteLater()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
