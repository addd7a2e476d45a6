"""The tray: dice above, the rail with the held ones below."""

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.die import DieButton
from yacht_desktop.ui.die_art import DieArt
from yacht_desktop.ui.die_motion import Pose, Throw, motion_between
from yacht_desktop.ui.die_paint import DieLook, DiePainter, hinted_area
from yacht_desktop.ui.entry_slots import EntryShown, paint_awaited, paint_next_slot
from yacht_desktop.ui.mirroring import Painter, runs_to_the_right
from yacht_desktop.ui.part_focus import leave
from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.tray_art import paint_caption, paint_tray
from yacht_desktop.ui.tray_glow import Glow
from yacht_desktop.ui.tray_layout import FACE, Place, scatter, tray_layout
from yacht_desktop.ui.tray_promise import paint_promise

if TYPE_CHECKING:
    from yacht_desktop.ui.face_pad import FacePad

_DESIGN: Final = QSize(556, 456)
_SMALLEST: Final = QSize(300, 240)


class DiceTray(QWidget):
    """Shows the dice as the game has them; says which die was clicked and changes nothing itself."""

    die_clicked = Signal(int)
    """A die was clicked; its position, counted from 0."""
    settled = Signal()
    """Everything that `show_dice` set in motion has come to rest."""
    face_picked = Signal(int)
    """A face was clicked, to be that of the next die entered."""
    die_reached = Signal(int)
    """The keyboard came to a die that is being entered; its position."""

    def __init__(self, look: Look, dice_count: int, parent: QWidget | None = None) -> None:
        """Make an empty tray for a number of dice."""
        super().__init__(parent)
        self._look = look
        self._art = DieArt()
        self._dice: tuple[DieButton, ...] = ()
        self._faces: tuple[int, ...] | None = None
        self._entry: EntryShown | None = None
        self._pad: FacePad | None = None
        self._face_names: tuple[str, ...] = ()
        self._held_word = ""
        self._promise = ""
        self._speed = 1.0
        self._interactive = True
        self._focus_kept_at: int | None = None
        self._painted: dict[int, QRectF] = {}
        self._settled_is_due = False
        self._ground = QPixmap()
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.timeout.connect(self._say_settled)
        self._glow = Glow(look, self)
        self._glow.changed.connect(self._repaint_hairline)
        self._layout = tray_layout(self.width(), self.height(), dice_count, look.scale, look.text_scale)
        self.set_dice_count(dice_count)
        # As the keys 1 to 5 lie.
        runs_to_the_right(self)
        look.changed.connect(self._lay_out)

    @property
    def dice(self) -> tuple[DieButton, ...]:
        """The dice from left to right."""
        return self._dice

    def set_dice_count(self, count: int) -> None:
        """Use another number of dice; the tray is empty afterwards."""
        # First, as Qt hands the keyboard on from dice that go.
        self._end_entry()
        if self._focus_kept_at is not None and self._focus_kept_at >= count:
            self._focus_kept_at = None
        for die in self._dice[count:]:
            # One that still rolls tells of itself until it is gone.
            die.reached.disconnect(self._pass_reach)
            die.picture_changed.disconnect(self._repaint_die)
            die.came_to_rest.disconnect(self._note_arrival)
            die.hide()
            die.setParent(None)
            die.deleteLater()
        self._dice = (*self._dice[:count], *(self._new_die(index) for index in range(len(self._dice), count)))
        self._faces = None
        self._painted.clear()
        for die in self._dice:
            die.lie(None)
        self._lay_out()

    def _new_die(self, position: int) -> DieButton:
        die = DieButton(self._look, position + 1, self)
        die.setEnabled(self._interactive)
        die.picture_changed.connect(self._repaint_die)
        die.came_to_rest.connect(self._note_arrival)
        die.chosen.connect(self._pass_click)
        die.reached.connect(self._pass_reach)
        return die

    def set_texts(self, slot_held: str) -> None:
        """Set the word that stands under a held die."""
        self._held_word = slot_held
        self.update()

    def set_promise(self, promise: str) -> None:
        """Say on the empty tray what was promised of the dice to come; nothing for an empty text."""
        self._promise = promise
        self.setAccessibleDescription(promise)
        self.update()

    def set_speed(self, factor: float) -> None:
        """Multiply the duration of every motion by `factor`; at 0 nothing moves at all."""
        self._speed = factor

    def set_interactive(self, interactive: bool) -> None:  # noqa: FBT001 - the name says it
        """Let the dice be clicked, or only be looked at; they are not dimmed by it."""
        if interactive == self._interactive:
            return
        self._interactive = interactive
        if not interactive:
            self._keep_focus_place()
        for die in self._dice:
            die.setEnabled(interactive)
        self._give_focus_back()

    def set_dimmed(self, dimmed: bool) -> None:  # noqa: FBT001 - the name says it
        """Show all dice flat and grey, or as they are."""
        for die in self._dice:
            die.set_dimmed(dimmed)

    def set_hinted(self, positions: frozenset[int], description: str = "") -> None:
        """Mark the dice that the coach advises to keep, described so to screen readers; none for an empty set."""
        for position, die in enumerate(self._dice):
            die.set_hinted(position in positions)
            die.setAccessibleDescription(description if position in positions else "")

    def areas(self, *, hinted: bool) -> tuple[QRectF, ...]:
        """Return where the dice lie, or will once they have stopped: those that are advised, or the others."""
        size = self._layout.die
        shown = [die for die in self._dice if die.face is not None and die.look_now().hinted is hinted]
        squares = [QRectF(die.geometry()) for die in shown]
        return tuple(hinted_area(square, size) if hinted else square for square in squares)

    def set_spoken(self, position: int, name: str) -> None:
        """Set what a screen reader says of the die at a position, counted from 0."""
        self._dice[position].set_spoken(name)

    def first_die(self) -> DieButton:
        """The die that the keyboard comes to first."""
        return self._dice[0]

    def is_moving(self) -> bool:
        """Whether dice are on their way."""
        return any(die.moves for die in self._dice)

    def show_dice(
        self, faces: tuple[int, ...] | None, held: frozenset[int], *, rolled: frozenset[int], animate: bool
    ) -> None:
        """Put the dice on the tray as the game has them now.

        Positions count from 0. `faces` None means that nothing has been rolled in this turn: the tray
        is empty. Dice in `rolled` have just been thrown. With `animate` they move there, and `settled`
        follows once all has come to rest: never before this returns, and also when nothing moves.
        """
        self._settle.stop()
        self._settled_is_due = self._settled_is_due or animate
        self._glow.put_out()
        if faces is None:
            self._keep_focus_place()
        self._faces = faces
        self._end_entry()
        places = self._resting(faces, held)
        thrown = sorted(rolled)
        factor = self._speed * self._look.motion if animate else 0.0
        for position, (die, pose) in enumerate(zip(self._dice, places, strict=True)):
            before = self._seen(die)
            self._put(die, pose)
            order = thrown.index(position) if position in rolled else None
            throw = None if order is None else Throw(order, len(thrown), self._layout)
            motion = motion_between(before, pose, throw, reduced=self._look.reduced_motion)
            if motion is not None and factor > 0:
                die.move_along(motion, factor)
        self._give_focus_back()
        for caption in self._layout.captions:
            self.update(caption.toAlignedRect())
        if self._settled_is_due and not self.is_moving():
            self._settle.start(0)

    def show_entry(self, entry: EntryShown, prompt: str, short: str) -> None:
        """Let dice be typed in: they lie in their slots at once, and above are the faces there are to click."""
        self.finish_motion()
        self._glow.put_out()
        self._faces, self._entry = None, entry
        for position, die in enumerate(self._dice):
            self._put_entered(position, die, entry)
        pad = self._shown_pad()
        pad.set_prompt(prompt, short)
        focused = next((die for die in self._dice if die.hasFocus()), None)
        if focused is not None and entry.at is not None:
            self._dice[entry.at].setFocus()
        self._give_focus_back()
        self.update()

    def name_faces(self, names: tuple[str, ...]) -> None:
        """Set what a screen reader says of the faces to click, in their order."""
        self._face_names = names
        if self._pad is not None:
            self._pad.name_faces(names)

    def refuse_entry(self, sign: str) -> None:
        """Show in the slot of the next die which faces there are, until something is entered."""
        if self._entry is not None:
            self._entry = self._entry._replace(sign=sign)
            self.update()

    def finish_motion(self) -> None:
        """Bring everything to where it is going, at once; `settled` follows before this returns."""
        for die in self._dice:
            die.finish()
        self._say_settled()

    def celebrate(self) -> None:
        """Let the brass line light up and fade once; it stays lit where motion is unwelcome."""
        self._glow.light_up(self._speed)

    def _resting(self, faces: tuple[int, ...] | None, held: frozenset[int]) -> tuple[Pose | None, ...]:
        if faces is None:
            return (None,) * len(self._dice)
        free = scatter(faces, self._layout)
        return tuple(
            Pose(face, self._layout.slots[position].center(), 0.0, held=1.0)
            if position in held
            else Pose(face, free[position].centre, free[position].tilt)
            for position, face in enumerate(faces)
        )

    @staticmethod
    def _seen(die: DieButton) -> Pose | None:
        """How a die looks now; one still in the air counts as landed."""
        poses = die.poses()
        if not poses:
            return None
        return poses[-1] if poses[-1].turn is None else die.rest

    def _put(self, die: DieButton, pose: Pose | None) -> None:
        die.lie(pose)
        if pose is not None:
            die.setGeometry(Place(pose.centre, pose.tilt).square(self._layout.die).toAlignedRect())

    def _put_entered(self, position: int, die: DieButton, entry: EntryShown) -> None:
        """Put a die into its slot, or wait for it there."""
        slot, face = self._layout.slots[position], entry.faces[position]
        pose = None if face is None else Pose(face, slot.center(), 0.0, held=float(position in entry.held))
        die.lie(pose, awaited=True)
        die.setGeometry(slot.toAlignedRect())

    def _shown_pad(self) -> "FacePad":
        """Return the faces to click, where they belong."""
        if self._pad is None:
            # Most games are played without it.
            from yacht_desktop.ui.face_pad import FacePad

            self._pad = FacePad(self._look, self)
            self._pad.picked.connect(self.face_picked)
            self._pad.name_faces(self._face_names)
        if self._pad.isHidden():
            for before, after in pairwise((*self._dice, *self._pad.faces)):
                self.setTabOrder(before, after)
        self._pad.setGeometry(self._layout.free.toAlignedRect())
        self._pad.show()
        return self._pad

    def _end_entry(self) -> None:
        self._entry = None
        if self._pad is not None and not self._pad.isHidden():
            leave(self._pad)
            self._pad.hide()

    def _pass_reach(self, position: int) -> None:
        if self._entry is not None and position not in self._entry.held:
            self.die_reached.emit(position)

    def _pass_click(self, position: int) -> None:
        """Say that a die was clicked; a click on dice in the air only brings them down."""
        in_the_air = any(pose.turn is not None for die in self._dice for pose in die.poses())
        self.finish_motion()
        if not in_the_air:
            self.die_clicked.emit(position)

    def _note_arrival(self) -> None:
        if not self.is_moving():
            self._say_settled()

    def _say_settled(self) -> None:
        self._settle.stop()
        if self._settled_is_due:
            self._settled_is_due = False
            self.settled.emit()

    def _keep_focus_place(self) -> None:
        """Remember the die with the focus before it is hidden or disabled.

        Qt would hand the focus on to whatever comes next, and Space would press that.
        """
        for position, die in enumerate(self._dice):
            if die.hasFocus():
                self._focus_kept_at = position
                die.clearFocus()

    def _give_focus_back(self) -> None:
        shows_dice = self._faces is not None or self._entry is not None
        if self._focus_kept_at is None or not self._interactive or not shows_dice:
            return
        if self.window().focusWidget() is None:
            # As after coming back to the window: the ring shows if it did before.
            self._dice[self._focus_kept_at].setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        self._focus_kept_at = None

    def _lay_out(self) -> None:
        """Follow size, scale and theme: everything lies where it belongs, nothing moves any more."""
        look = self._look
        self._layout = tray_layout(self.width(), self.height(), len(self._dice), look.scale, look.text_scale)
        self._ground = QPixmap()
        if self._entry is not None:
            for position, die in enumerate(self._dice):
                self._put_entered(position, die, self._entry)
            self._shown_pad()
            self.update()
            return
        held = frozenset(position for position, die in enumerate(self._dice) if die.held)
        for die, pose in zip(self._dice, self._resting(self._faces, held), strict=True):
            self._put(die, pose)
        if self._settled_is_due:
            self._settle.start(0)
        self.update()

    def _painter_of_dice(self) -> DiePainter:
        return DiePainter(self._art, self._look.theme, self._layout.die, self.devicePixelRatioF())

    def _repaint_die(self, position: int) -> None:
        reach = QRectF()
        painter = self._painter_of_dice()
        for pose in self._dice[position].poses():
            reach = reach.united(painter.reach(pose))
        self.update(reach.united(self._painted.get(position, QRectF())).toAlignedRect())
        self._painted[position] = reach
        if self._entry is not None:
            self.update(self._layout.rail.toAlignedRect())

    def _repaint_hairline(self) -> None:
        self.update(self._glow.region(self.rect()))

    @override
    def sizeHint(self) -> QSize:
        """The size of the design, at the scale in use."""
        return QSize(round(self._look.px(_DESIGN.width())), round(self._look.px(_DESIGN.height())))

    @override
    def minimumSizeHint(self) -> QSize:
        """The smallest size in which five dice can be told apart."""
        return _SMALLEST

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out for the new size."""
        super().resizeEvent(event)
        self._lay_out()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Render again for a screen with another pixel ratio."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._lay_out()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Bring moving dice to rest; a click beside the dice does nothing else."""
        if self.is_moving():
            self.finish_motion()
        else:
            event.ignore()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what of ground, captions and dice has changed."""
        ratio = self.devicePixelRatioF()
        if self._ground.isNull():
            self._ground = paint_tray(self._layout, self.width(), self.height(), self._look, ratio)
        region = event.region()
        with Painter(self) as painter:
            painter.drawPixmap(0, 0, self._ground)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._glow.paint(painter, self.rect())
            for number, (die, caption) in enumerate(zip(self._dice, self._layout.captions, strict=True), start=1):
                if region.intersects(caption.toAlignedRect()):
                    paint_caption(painter, caption, number, self._held_word if die.held else None, self._look)
            if self._promise and self._faces is None and self._entry is None:
                paint_promise(painter, self._layout.free, self._promise, self._look)
            self._paint_awaited(painter)
            self._paint_dice(painter, region)
            if self._entry is not None:
                paint_next_slot(painter, self._entry, self._layout, self._look, ratio)

    def _paint_awaited(self, painter: QPainter) -> None:
        for die, slot in zip(self._dice, self._layout.slots, strict=True):
            if self._entry is not None and die.face is None:
                paint_awaited(painter, slot, die.look_now(), self._layout.die / FACE, self._look)

    def _paint_dice(self, painter: QPainter, region: QRegion) -> None:
        dice = self._painter_of_dice()
        shown = [(pose, die.look_now()) for die in self._dice for pose in die.poses()]
        # What is higher above the tray covers what lies on it.
        for pose, look in sorted(shown, key=_height):
            if region.intersects(dice.reach(pose).toAlignedRect()):
                dice.paint(painter, pose, look)


def _height(shown: tuple[Pose, DieLook]) -> float:
    return shown[0].height + (1 if shown[1].moving else 0)
