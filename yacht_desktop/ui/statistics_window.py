"""The statistics: a window of its own beside the game, which it never touches."""

from itertools import pairwise
from pathlib import Path
from typing import Final

from typing_extensions import override

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QVBoxLayout, QWidget

from yacht_desktop.session.game_files import trouble_with_writing
from yacht_desktop.session.settings import Settings
from yacht_desktop.session.setup import GameSetup
from yacht_desktop.session.statistics import Statistics
from yacht_desktop.session.statistics_csv import statistics_csv
from yacht_desktop.session.statistics_view import Part, Selection, StatisticsView
from yacht_desktop.storage.statistics_entries import Person
from yacht_desktop.ui.announcing import announce
from yacht_desktop.ui.dialog_frame import Bar, fitting_size
from yacht_desktop.ui.following_look import FollowingLook
from yacht_desktop.ui.game_file_dialog import GameFileDialog, documents_folder, is_raised
from yacht_desktop.ui.mirroring import runs_to_the_right
from yacht_desktop.ui.statistics_cards import StatisticsCards
from yacht_desktop.ui.statistics_head import StatisticsHead
from yacht_desktop.ui.statistics_layout import DESIGN, scale_for
from yacht_desktop.ui.statistics_lines import lines_of
from yacht_desktop.ui.statistics_table import StatisticsTable
from yacht_desktop.ui.theme import FontRole, Look
from yacht_desktop.ui.wording import statistics as words
from yacht_desktop.ui.wording.names import is_blank
from yacht_desktop.ui.wording.window import sentences
from yacht_desktop.ui.words import Words

_LEAST: Final = QSize(720, 420)
_FOOT: Final = 36
_SUFFIX: Final = ".csv"


def selection_of(setup: GameSetup) -> Selection:
    """Return the plain games under the rules of a game of the first person in it."""
    people = [player for player in setup.players if player.is_human]
    if not people:
        return Selection(setup.rules)
    name = people[0].name
    if not is_blank(name):
        return Selection(setup.rules, Person(name.casefold(), 0, name))
    return Selection(setup.rules, Person("", 1 if len(people) > 1 else 0))


class StatisticsWindow(QWidget):
    """Head, cards or table, and a foot while there is something to say.

    Signals:
        picked: the review of a game is wanted, with what the library knows it by.
    """

    picked = Signal(int)

    def __init__(
        self,
        look: Look,
        statistics: Statistics,
        settings: Settings,
        selection: Selection,
        *,
        parent: QWidget | None = None,
    ) -> None:
        """Ask for the statistics of some games; they come in once the window shows.

        Args:
            look: the look of the game.
            statistics: answers.
            settings: say how files are asked for.
            selection: which games are shown first.
            parent: the window over which this one opens.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("statisticsWindow")
        self._leader = look
        self.look = FollowingLook(look)
        self.look.setParent(self)
        self._statistics = statistics
        self._settings = settings
        self._folder = documents_folder()
        self._is_watching = False
        self._left = 0
        self._view = StatisticsView(statistics, selection, self)
        self._head = StatisticsHead(self.look, selection, self)
        self._pages = QStackedWidget(self)
        self._cards = StatisticsCards(self.look, self._view, self._pages)
        self._table = StatisticsTable(self.look, self._pages)
        self._pages.addWidget(self._cards)
        self._pages.addWidget(self._table)
        self._foot = Bar(self.look, self, at_top=False, least=_FOOT)
        self._note = Words(self.look, FontRole.CAPTION, "ink2", self._foot, wraps=True)
        self._note.setObjectName("statisticsNote")
        self._foot.row.addWidget(self._note, 1)
        # Its charts and figures have an order of their own.
        runs_to_the_right(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head)
        column.addWidget(self._pages, 1)
        column.addWidget(self._foot)
        self._fitted = False
        self._head_due = QTimer(self)
        self._head_due.setSingleShot(True)
        self._head_due.setInterval(0)
        self._connect()
        self._foot.hide()
        self.setMinimumSize(_LEAST)
        self._restyle()
        self._retranslate()

    def _connect(self) -> None:
        self._head_due.timeout.connect(self._size_head)
        self._head.chosen.connect(self._view.select)
        self._head.table_wanted.connect(self._show_table)
        self._head.export_wanted.connect(self._choose_file)
        self._head.reset_wanted.connect(self._ask_to_reset)
        self._head.undo_wanted.connect(self._statistics.undo_reset)
        self._head.reshaped.connect(self._head_due.start)
        self._cards.picked.connect(self.picked)
        self._view.arrived.connect(self._take)
        self._statistics.found.connect(self._say_what_is_left)
        self._statistics.saved.connect(self._on_saved)
        self._statistics.not_saved.connect(self._on_not_saved)
        self.look.changed.connect(self._restyle)

    # What comes in

    @property
    def view(self) -> StatisticsView:
        """What is shown."""
        return self._view

    @property
    def cards(self) -> StatisticsCards:
        """The cards."""
        return self._cards

    @Slot(object)
    def _take(self, part: Part) -> None:
        choices = self._view.shown.choices
        if part is Part.CHOICES and choices is not None:
            self._head.show_choices(choices)
        if part is Part.OTHERS:
            self._note_facts()
        if part is Part.BEST:
            self._order_tabs()
        if self._pages.currentWidget() is self._table:
            self._fill_table()

    @Slot(int)
    def _say_what_is_left(self, games: int) -> None:
        """Say in how many games luck and losses are still to be found out."""
        self._left = games
        self._note_facts()

    def _note_facts(self) -> None:
        """Say at the foot what the figures do not tell of themselves."""
        left = words.StatisticsPlurals().to_look_through(self._left) if self._left else ""
        others = self._view.shown.others
        note = sentences(words.other_kinds(others) if others else "", left)
        self._note.setText(note)
        self._foot.setVisible(bool(note))

    def show_table(self) -> None:
        """Show everything as a table, as if that had been chosen."""
        self._head.choose_table()

    @Slot(bool)
    def _show_table(self, wanted: bool) -> None:  # noqa: FBT001 - the form of the signal
        self._pages.setCurrentWidget(self._table if wanted else self._cards)
        if wanted:
            self._fill_table()

    def _fill_table(self) -> None:
        self._table.show_lines(lines_of(self._view.shown, self._view.selection))

    # What people ask

    @Slot()
    def _ask_to_reset(self) -> None:
        from yacht_desktop.ui.statistics_reset_dialog import StatisticsResetDialog

        if self.findChild(StatisticsResetDialog) is None:
            dialog = StatisticsResetDialog(self._leader, self)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.accepted.connect(self._statistics.reset)
            dialog.open()

    @Slot()
    def _choose_file(self) -> None:
        """Ask where to write what is shown."""
        if is_raised(self):
            return
        dialog = GameFileDialog(self._settings, self._folder, self)
        dialog.setWindowTitle(self.tr("Export statistics"))
        kind = self.tr("Table")
        dialog.setNameFilter(f"{kind} (*{_SUFFIX})")
        dialog.save_as(self.tr("Statistics") + _SUFFIX, _SUFFIX)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.fileSelected.connect(self._export_to)
        dialog.open()

    @Slot(str)
    def _export_to(self, file: str) -> None:
        path = Path(file)
        self._folder = path.parent
        self._statistics.save(path, statistics_csv(self._view.shown, self._view.selection))

    @Slot(object)
    def _on_saved(self, path: Path) -> None:
        sentence = words.saved_as(path.name)
        announce(self, sentence)
        self._note.setText(sentence)
        self._foot.show()

    @Slot(object, object)
    def _on_not_saved(self, path: Path, fault: OSError) -> None:
        from yacht_desktop.ui.file_trouble_dialog import FileTroubleDialog

        dialog = FileTroubleDialog(self._leader, trouble_with_writing(path, fault), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    # Look, size, keys, closing

    def _retranslate(self) -> None:
        self.setWindowTitle(words.title())
        self.setAccessibleName(words.title())
        self._head.retranslate()
        self._cards.show_all()
        self._fill_table()
        self._note_facts()
        self._order_tabs()

    def _order_tabs(self) -> None:
        """Let Tab go round as the eye does."""
        for before, after in pairwise((*self._head.stops, *self._cards.stops, self._table)):
            QWidget.setTabOrder(before, after)

    @Slot()
    def _restyle(self) -> None:
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Window, self.look.theme.bg)
        self.setPalette(palette)
        self._head_due.start()

    @Slot()
    def _size_head(self) -> None:
        self._head.setFixedHeight(self._head.needed_height(self.width()))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size with the scale."""
        super().resizeEvent(event)
        self.look.set_scale(scale_for(self.width(), self.height()))
        self._size_head()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Take a size that fits, and begin to ask."""
        if not self._fitted:
            self._fitted = True
            self.resize(fitting_size(self, self._leader, QSize(*DESIGN)))
            self._view.ask()
        if not self._is_watching:
            self._is_watching = True
            self._statistics.watch()
        super().showEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape or the system's key for it."""
        if event.key() == Qt.Key.Key_Escape or event.matches(QKeySequence.StandardKey.Close):
            self.close()
            return
        super().keyPressEvent(event)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Want nothing any more."""
        self._view.stop()
        if self._is_watching:
            self._is_watching = False
            self._statistics.unwatch()
        super().closeEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
