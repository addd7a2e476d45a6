"""All keys of the game on one page, made from the table of actions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from typing_extensions import override

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from yacht_desktop.ui.actions import action_records
from yacht_desktop.ui.controls import Panel
from yacht_desktop.ui.dialog_frame import body_margins
from yacht_desktop.ui.key_caps import KeyCaps
from yacht_desktop.ui.library_menu import KEYS, chore_texts
from yacht_desktop.ui.page_window import PageWindow
from yacht_desktop.ui.slim_scroll_bar import SlimScrollBar
from yacht_desktop.ui.theme import SPACE_2, SPACE_3, SPACE_4, SPACE_5, FontRole, Look
from yacht_desktop.ui.words import Words

_SIZE: Final = QSize(860, 600)
_TWO_COLUMNS: Final = 700
# Keys that the window's own key handling adds to those of an action.
_MORE_KEYS: Final = {"rollAction": ("Space",)}
translate = QCoreApplication.translate


class KeyedAction(Protocol):
    """What the page needs to know of an action."""

    @property
    def id(self) -> str:
        """Name of the action."""
        ...

    @property
    def text(self) -> str:
        """What the menu says, with its mnemonic."""
        ...

    @property
    def shortcuts(self) -> tuple[str, ...]:
        """Keys in the portable form."""
        ...

    @property
    def group(self) -> str:
        """Heading it stands under; empty for none."""
        ...


@dataclass(frozen=True, slots=True)
class KeyRow:
    """What some keys do."""

    does: str
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """Rows under one heading."""

    title: str
    rows: tuple[KeyRow, ...]


def native(*portable: str) -> tuple[str, ...]:
    """Return keys as this system and language write them."""
    form = QKeySequence.SequenceFormat
    return tuple(QKeySequence(keys, form.PortableText).toString(form.NativeText) for keys in portable)


def _range(first: str, last: str) -> tuple[str, ...]:
    """Return two keys and all between as one text: `1–5`, `Shift+1–6`."""
    (key,) = native(first)
    return (f"{key}–{last}",)


def table_keys(count: int = 5) -> tuple[KeyGroup, ...]:
    """Return the keys at the table that belong to no action, for a number of dice."""
    dice = (
        KeyRow(translate("Shortcuts", "Hold or release a die"), _range("1", str(count))),
        KeyRow(translate("Shortcuts", "Hold all dice of a face"), (*_range("Shift+1", "6"), *_range("Alt+1", "6"))),
        KeyRow(translate("Shortcuts", "Release all dice"), native("0")),
    )
    card = (
        KeyRow(translate("Shortcuts", "Choose a row"), native("Up", "Down")),
        KeyRow(translate("Shortcuts", "Write the score"), native("Enter")),
        KeyRow(translate("Shortcuts", "Leave the row open after all"), native("Esc")),
        KeyRow(translate("Shortcuts", "Next part of the window"), native("F6")),
        KeyRow(translate("Shortcuts", "Previous part of the window"), native("Shift+F6")),
    )
    return (KeyGroup(translate("Shortcuts", "Dice"), dice), KeyGroup(translate("Shortcuts", "Scorecard"), card))


def real_dice_keys() -> KeyGroup:
    """Return the keys with which dice are typed in that people roll on their own table."""
    rows = (
        KeyRow(translate("Shortcuts", "Enter a die"), _range("1", "6")),
        KeyRow(translate("Shortcuts", "Take the last die back"), native("Backspace")),
        KeyRow(translate("Shortcuts", "Previous die, next die"), native("Left", "Right")),
        KeyRow(translate("Shortcuts", "Use the dice entered"), native("Enter", "Space", "R")),
        KeyRow(translate("Shortcuts", "Decide again instead"), native("Esc")),
    )
    return KeyGroup(translate("Shortcuts", "While real dice are typed in"), rows)


def review_keys() -> KeyGroup:
    """Return the keys of the window in which a game is reviewed."""
    rows = (
        KeyRow(translate("Shortcuts", "Previous step, next step"), native("Left", "Right")),
        KeyRow(translate("Shortcuts", "Previous mistake, next mistake"), native("Up", "Down")),
        KeyRow(translate("Shortcuts", "Previous round, next round"), native("PgUp", "PgDown")),
        KeyRow(translate("Shortcuts", "First step, last step"), native("Home", "End")),
    )
    return KeyGroup(translate("Shortcuts", "In a review"), rows)


def library_keys() -> KeyGroup:
    """Return the keys of the list of all games."""
    rows = [
        KeyRow(translate("Shortcuts", "Open a game, or go on with it"), native("Enter")),
        KeyRow(translate("Shortcuts", "Search by player"), _standard(QKeySequence.StandardKey.Find)),
    ]
    texts = chore_texts()
    for chore, keys in KEYS.items():
        shown = _standard(keys) if isinstance(keys, QKeySequence.StandardKey) else native(keys)
        rows.append(KeyRow(plain(texts[chore]), shown))
    return KeyGroup(translate("Shortcuts", "In the list of games"), tuple(rows))


def _standard(key: QKeySequence.StandardKey) -> tuple[str, ...]:
    """Return the first keys that this system has for something, as it writes them."""
    return (QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText),)


def trainer_keys() -> KeyGroup:
    """Return the keys that the trainer has besides those of the table."""
    rows = (KeyRow(translate("Shortcuts", "Next lesson"), native("N", "Enter")),)
    return KeyGroup(translate("Shortcuts", "In the trainer"), rows)


def action_keys(records: Sequence[KeyedAction]) -> tuple[KeyGroup, ...]:
    """Return the keys of actions under the headings of their groups, in the order of the table."""
    rows: dict[str, list[KeyRow]] = {}
    for record in records:
        keys = (*record.shortcuts, *_MORE_KEYS.get(record.id, ()))
        if keys and record.group:
            rows.setdefault(record.group, []).append(KeyRow(plain(record.text), native(*keys)))
    return tuple(KeyGroup(title, tuple(found)) for title, found in rows.items())


def plain(menu_text: str) -> str:
    """Return a menu's text without mnemonic and dots.

    >>> plain("Save && &quit…")
    'Save & quit'
    """
    parts = menu_text.split("&&")
    return "&".join(part.replace("&", "") for part in parts).removesuffix("…")


class _Group(Panel):
    """A heading and the rows under it, on a sheet."""

    def __init__(self, look: Look, group: KeyGroup, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._look = look
        self.setAccessibleName(group.title)
        self.count = len(group.rows)
        self._column = QVBoxLayout(self)
        self._lines: list[QHBoxLayout] = []
        title = Words(look, FontRole.SECTION, "ink", self)
        title.setText(group.title)
        self._column.addWidget(title)
        for row in group.rows:
            does = Words(look, FontRole.BODY, "ink2", self, wraps=True)
            does.setText(row.does)
            caps = KeyCaps(look, self)
            caps.set_keys(row.keys)
            line = QHBoxLayout()
            line.addWidget(does, 1)
            line.addWidget(caps)
            self._lines.append(line)
            self._column.addLayout(line)
        look.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        px = self._look.px
        side, above = round(px(SPACE_5)), round(px(SPACE_3))
        self._column.setContentsMargins(side, above, side, above)
        self._column.setSpacing(round(px(SPACE_2)))
        for line in self._lines:
            line.setSpacing(round(px(SPACE_3)))


class _Page(QWidget):
    """The groups in as many columns as there is room for."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._groups: list[_Group] = []
        self._columns = 0
        self._row = QHBoxLayout(self)
        self._lines = (QVBoxLayout(), QVBoxLayout())
        for line in self._lines:
            self._row.addLayout(line, 1)
        look.changed.connect(self._restyle)
        self._restyle()

    def show_groups(self, groups: Sequence[KeyGroup]) -> None:
        """Show these groups instead of those before."""
        for former in self._groups:
            # Not taken from its parent: Python would then delete it within the signal it may be hearing.
            former.hide()
            former.deleteLater()
        self._groups = [_Group(self._look, group, self) for group in groups]
        self._columns = 0
        self._arrange()
        for group in self._groups:
            group.show()

    def _restyle(self) -> None:
        self._row.setContentsMargins(*body_margins(self._look))
        self._row.setSpacing(round(self._look.px(SPACE_4)))
        for line in self._lines:
            line.setSpacing(round(self._look.px(SPACE_4)))
        self._arrange()

    def _arrange(self) -> None:
        columns = 2 if self.width() >= self._look.text_px(_TWO_COLUMNS) else 1
        if columns == self._columns:
            return
        self._columns = columns
        for number, line in enumerate(self._lines):
            self._row.setStretchFactor(line, 1 if number < columns else 0)
        for line in self._lines:
            # A layout must not outlive the widgets of its items, and Qt tells only layouts in use of their end.
            while line.takeAt(0) is not None:
                pass
        lengths = [0] * columns
        for group in self._groups:
            shortest = lengths.index(min(lengths))
            self._lines[shortest].addWidget(group)
            lengths[shortest] += group.count + 1
        for line in self._lines[:columns]:
            line.addStretch(1)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take one column or two."""
        super().resizeEvent(event)
        self._arrange()


class ShortcutsWindow(PageWindow):
    """Shows every key of the game."""

    def __init__(
        self,
        look: Look,
        records: Callable[[], Sequence[KeyedAction]] = action_records,
        parent: QWidget | None = None,
        *,
        dice: int = 5,
    ) -> None:
        """Show the keys of the table of actions, which `records` gives in the language in use, and of some dice."""
        super().__init__(look, parent, _SIZE)
        self.setObjectName("shortcutsWindow")
        self._records = records
        self._dice = dice
        self._scroll = QScrollArea(self)
        self._scroll.setObjectName("shortcutsList")
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setVerticalScrollBar(SlimScrollBar(look, self._scroll))
        self._page = _Page(look, self._scroll)
        self._scroll.setWidget(self._page)
        self.set_content(self._scroll)
        self.set_up()

    @override
    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.set_title(self.tr("Keyboard shortcuts"))
        self._scroll.setAccessibleName(self.tr("Keyboard shortcuts"))
        elsewhere = (real_dice_keys(), library_keys(), review_keys(), trainer_keys())
        self._page.show_groups((*table_keys(self._dice), *action_keys(self._records()), *elsewhere))
