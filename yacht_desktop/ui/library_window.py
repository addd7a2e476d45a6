"""The library: all games that were played or imported, to go on with, look at, hand on and delete."""

from collections.abc import Sequence
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from yacht_desktop.session.game_list import GameList
from yacht_desktop.session.games import Games, Opening, is_of_the_file
from yacht_desktop.session.log import logger
from yacht_desktop.session.moments import moment_in
from yacht_desktop.session.settings import Settings
from yacht_desktop.storage.library_entries import Entry
from yacht_desktop.storage.library_lists import Ended, Overview, overview
from yacht_desktop.ui.controls import PlainButton
from yacht_desktop.ui.file_desk import files_in
from yacht_desktop.ui.library_chores import LibraryChores
from yacht_desktop.ui.library_filter import LibraryFilter
from yacht_desktop.ui.library_list import LibraryList
from yacht_desktop.ui.library_menu import Chore, LibraryMenu
from yacht_desktop.ui.library_notice import LibraryNotice
from yacht_desktop.ui.library_parts import Emptiness, Ground, LibraryFoot
from yacht_desktop.ui.page_window import PageWindow
from yacht_desktop.ui.theme import Look
from yacht_desktop.ui.wording import games as words
from yacht_desktop.ui.wording.files import suggested_name

if TYPE_CHECKING:
    from yacht_desktop.session.jobs import Token

_SIZE: Final = QSize(980, 700)
_LEAST: Final = QSize(560, 420)
_LOW: Final = 400
_REST_MS: Final = 300
"""After so long without a change the list is asked for anew: a computer's turn changes much in little time."""


class LibraryWindow(PageWindow):
    """Lists the games; the one on the table goes on whatever is looked at.

    Signals:
        review_wanted: a game is to be reviewed, with its setup and moves, and whether it is to be seen again by itself.
        laid_out: the game to go on with lies on the table.
    """

    review_wanted = Signal(object, bool)
    laid_out = Signal()

    def __init__(self, look: Look, games: Games, settings: Settings, parent: QWidget | None = None) -> None:
        """Ask for nothing yet; `show_all`, `show_unfinished` and `import_files` do."""
        super().__init__(look, parent, _SIZE)
        self.setObjectName("libraryWindow")
        self.setAcceptDrops(True)
        self._games = games
        self._overview: Overview | None = None
        self._asking: Token | None = None
        self._row_to_choose = -1
        self._replays = False
        said = words.GameWords(games)
        self._model = GameList(games.reader, said, self)
        self._filter = LibraryFilter(look, self)
        ground = Ground(look, self)
        self._pages = QStackedWidget(ground.card)
        self._list = LibraryList(look, self._model, said, self._pages)
        self._empty = Emptiness(look, self._pages)
        self._pages.addWidget(self._list)
        self._pages.addWidget(self._empty)
        ground.card.hold(self._pages)
        self._notice = LibraryNotice(look, self)
        self._chores = LibraryChores(look, games, settings, notice=self._notice, window=self)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._import_button = PlainButton(look, "", self.head)
        self._import_button.setObjectName("libraryImportButton")
        self.head.row.addWidget(self._import_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.add_foot(self._filter)
        self.set_content(ground)
        # Not through a proxy: Tab goes no further than one whose place is hidden.
        self._list.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        self.add_foot(self._notice)
        self._foot = LibraryFoot(look, self)
        self.add_foot(self._foot)
        self._menu = LibraryMenu(self, self._list)
        self._find_action = QAction(self)
        self._find_action.setShortcuts(QKeySequence.StandardKey.Find)
        self.addAction(self._find_action)
        self._connect()
        self.set_up()
        self._order_tabs()
        self._follow_choice()

    # Building

    def _connect(self) -> None:
        foot, on = self._foot, self._menu.on
        foot.open.clicked.connect(self.open_chosen)
        foot.review.clicked.connect(self.review_chosen)
        foot.delete.clicked.connect(self.delete_chosen)
        foot.more.clicked.connect(self._open_menu)
        on(Chore.OPEN, self.open_chosen)
        on(Chore.REVIEW, self.review_chosen)
        on(Chore.REPLAY, self.replay_chosen)
        on(Chore.COPY, self.copy_chosen)
        on(Chore.EXPORT, self.export_chosen)
        on(Chore.TABLE, self.export_results)
        on(Chore.IMPORT, self._chores.choose_import)
        on(Chore.DELETE, self.delete_chosen)
        on(Chore.UNDO, self._games.undo_deletion)
        self._find_action.triggered.connect(self._filter.search.setFocus)
        self._import_button.clicked.connect(self._chores.choose_import)
        self._empty.button.clicked.connect(self.show_all)
        self._list.opened.connect(self.open_chosen)
        self._list.chosen.connect(self._follow_choice)
        self._list.menu_wanted.connect(self._menu.popup)
        self._filter.changed.connect(self._refresh)
        self._model.listed.connect(self._on_listed)
        self._model.failed.connect(self._on_failed)
        self._model.dataChanged.connect(self._follow_choice)
        self._chores.read.connect(self._hand_on)
        self._chores.busy.connect(self._follow_choice)
        self._games.reader.changed.connect(self._refresh)
        self._games.reader.kept.connect(self._rest.start)
        self._games.deleted.connect(self._follow_choice)
        self._rest.timeout.connect(self._refresh)

    def _order_tabs(self) -> None:
        """Let Tab go round from top to bottom."""
        middle = (self._list, self._empty.button, *self._notice.stops)
        stops = (self._import_button, *self._filter.stops, *middle, *self._foot.buttons)
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    # What is listed

    @Slot()
    def show_all(self) -> None:
        """List all games."""
        self._filter.clear()
        self._list.setFocus()

    def show_unfinished(self) -> None:
        """List the games that can be gone on with."""
        self._filter.clear(Ended.NOT_YET)

    def import_files(self, paths: Sequence[Path]) -> None:
        """Take games from files, and list all there are."""
        self.show_all()
        self._chores.import_files(paths)

    @Slot()
    def _refresh(self) -> None:
        self._rest.stop()
        self._model.show(self._filter.wanted(datetime.now().astimezone()))

    def _show_page(self, page: QWidget) -> None:
        """Show the games, or that there are none; the keyboard stays with what is shown."""
        if page is self._list and self._empty.button.hasFocus():
            self._list.setFocus()
        had_focus = self._list.hasFocus()
        self._say_emptiness()
        self._pages.setCurrentWidget(page)
        if had_focus and page is self._empty:
            next((one for one in (self._empty.button, self._import_button) if one.isVisible()), self).setFocus()

    def _on_overview(self, told: Overview) -> None:
        self._asking = None
        self._overview = told
        self._filter.offer(told)
        self._say_emptiness()

    @Slot()
    def _on_listed(self) -> None:
        numbers = self._model.numbers
        if self._row_to_choose >= 0 and numbers and not self._list.how_many:
            self._list.setCurrentIndex(self._model.index(min(self._row_to_choose, len(numbers) - 1), 0))
        self._row_to_choose = -1
        self._list.choose_first()
        self._show_page(self._list if numbers else self._empty)
        self._follow_choice()
        if self._asking is None:
            self._asking = self._games.reader.ask(overview, self._on_overview, self._on_failed)

    @Slot(object)
    def _on_failed(self, fault: Exception) -> None:
        if not is_of_the_file(fault):
            raise fault
        logger.warning("the games of the library cannot be listed: %s", fault)
        self._asking = None
        self._notice.say(words.cannot_list())

    def _say_emptiness(self) -> None:
        known = self._overview
        nothing = known is None or not known.games
        if known is None:
            sentence = ""
        elif nothing:
            sentence = words.nothing_there()
        elif self._filter.is_open and self._filter.ended is Ended.NOT_YET:
            sentence = words.nothing_unfinished()
        else:
            sentence = words.nothing_found()
        self._empty.sentence.setText(sentence)
        self._empty.button.setVisible(not nothing)

    # What is done with games

    @Slot()
    def open_chosen(self) -> None:
        """Go on with the game chosen, or see how it ended; this window is left."""
        numbers = self._list.numbers
        if len(numbers) != 1:
            return
        if self._games.open(numbers[0]) is Opening.UNREADABLE:
            self._notice.say(words.cannot_read())
            return
        self.laid_out.emit()
        self.close()

    @Slot()
    def review_chosen(self) -> None:
        """Have the game chosen reviewed, to go through it step by step."""
        self._ask_for_chosen(replays=False)

    @Slot()
    def replay_chosen(self) -> None:
        """See the game chosen played again, step by step."""
        self._ask_for_chosen(replays=True)

    def _ask_for_chosen(self, *, replays: bool) -> None:
        entry = self._list.entry
        if entry is not None and _has_a_score(entry):
            self._replays = replays
            self._chores.ask_for(entry.id)

    @Slot(object)
    def _hand_on(self, game: object) -> None:
        self.review_wanted.emit(game, self._replays)

    @Slot()
    def copy_chosen(self) -> None:
        """Copy the game chosen as text."""
        numbers = self._list.numbers
        if len(numbers) == 1:
            self._chores.copy(numbers[0])

    @Slot()
    def export_chosen(self) -> None:
        """Write the games chosen into files."""
        entry = self._list.entry
        name = "" if entry is None else suggested_name(entry.rules, moment_in(entry.began))
        self._chores.choose_export(self._list.numbers, name)

    @Slot()
    def export_results(self) -> None:
        """Write the results of all games listed into a table."""
        self._chores.choose_table(self._model.numbers)

    @Slot()
    def delete_chosen(self) -> None:
        """Delete the games chosen; it can be undone."""
        numbers = self._list.numbers
        if numbers:
            self._row_to_choose = self._model.row_of(numbers[0])
            self._games.delete(numbers)

    @Slot()
    def _open_menu(self) -> None:
        self._menu.popup(self._foot.more.mapToGlobal(QPoint(0, -self._menu.sizeHint().height())))

    @Slot()
    def _follow_choice(self) -> None:
        """Say how many games are chosen, and offer what can be done with them."""
        many, entry = self._list.how_many, self._list.entry
        free, listed = not self._chores.is_busy, len(self._model.numbers)
        can_review = entry is not None and _has_a_score(entry)
        self._foot.count.setText(words.listed(listed, many))
        for chore, ready in (
            (Chore.OPEN, many == 1),
            (Chore.REVIEW, can_review),
            (Chore.REPLAY, can_review),
            (Chore.COPY, many == 1),
            (Chore.EXPORT, many > 0 and free),
            (Chore.TABLE, listed > 0 and free),
            (Chore.IMPORT, free),
            (Chore.DELETE, many > 0),
            (Chore.UNDO, self._games.can_undo_deletion),
        ):
            self._menu.enable(chore, ready=ready)
        self._foot.open.setEnabled(many == 1)
        self._foot.review.setEnabled(can_review)
        self._foot.delete.setEnabled(many > 0)
        self._import_button.setEnabled(free)
        text = self.tr("&Continue") if entry is not None and not entry.finished else self.tr("&Open")
        self._foot.open.setText(text)
        self._menu.name_opening(text)

    @override
    def retranslate(self) -> None:
        self.set_title(self.tr("Games"))
        self._filter.retranslate()
        self._notice.retranslate()
        self._model.retranslate()
        self._menu.retranslate()
        self._list.setAccessibleName(self.tr("Games"))
        self._import_button.setText(self.tr("&Import…"))
        self._foot.more.setText(self.tr("&More"))
        self._foot.more.setAccessibleDescription(self.tr("Opens a menu with all that can be done."))
        self._foot.delete.setText(self.tr("&Delete"))
        self._foot.review.setText(self.tr("&Review"))
        self._empty.button.setText(self.tr("&Show all games"))
        self._say_emptiness()
        self._follow_choice()

    @override
    def restyle(self) -> None:
        self.setMinimumSize(_LEAST)

    # Events

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the room of the head to the games where there is little; the menu imports as well."""
        super().resizeEvent(event)
        self.head.setVisible(self.height() >= self.look.text_px(_LOW))

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Wait for no answer any more; imports and exports go on."""
        self._rest.stop()
        self._model.stop()
        self._chores.leave()
        if self._asking is not None:
            self._asking.drop()
        super().closeEvent(event)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome files."""
        if files_in(event.mimeData()) and not self._chores.is_busy:
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        """Import files that are dropped anywhere on the window."""
        paths = files_in(event.mimeData())
        if paths:
            event.acceptProposedAction()
            self._chores.import_files(paths)


def _has_a_score(entry: Entry) -> bool:
    return any(points is not None for seat in entry.seats for points in seat.boxes)
