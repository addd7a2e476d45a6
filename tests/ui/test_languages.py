"""English, Swedish and Finnish: nothing is left in English, and nothing is cut."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPushButton,
    QTableView,
    QWidget,
)

import translation_catalogue
from tests.gui.driver import Driver, mixed, people
from tests.ui.painted_words import PaintedWord, painted_words
from tests.ui.screens import DESIGNED, SCREENS, SIX, Screen
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session import settings as s
from yacht_desktop.session.pace import NO_WAITING
from yacht_desktop.ui.language import LANGUAGES, system_language
from yacht_desktop.ui.passage import Passage
from yacht_desktop.ui.scorecard_header import PlayersHeader
from yacht_desktop.ui.status_line import StatusLine

SMALLEST = QSize(800, 560)
# What a window's frame takes of the smallest screen.
SMALLEST_DIALOG = QSize(784, 512)

PLAYERS = {player.name for player in SIX.players if player.name}
# What no language has another word for.
NAMES = re.compile(
    r"English|Svenska|Suomi|Yacht|Yatzy|Desktop|Crag|Generala|MIT|Qt|PySide6?|Python|OFL|SIL|Source|Sans|Serif|Bonus"
    r"|Version|Ctrl|Alt|Esc|Del|Enter|Return|Meta|PgUp|PgDown|Home|End|F\d+|[A-Z]"
    + "".join(f"|{name}" for name in PLAYERS)
)
# Hashes, seeds and codes of dice.
FOR_MACHINES = re.compile(r"\b[0-9a-f]{12,}\b|\b[2-9A-Z]{4}(?:-[2-9A-Z]{4})+\b")
# Nothing moves, and a computer is about to begin for as long as anybody looks.
WITHOUT_END = replace(NO_WAITING, before_turn=1_000_000)
# Half a pixel to either side is the antialiasing of a letter.
TOLERANCE = 1.0
FAR = 1e6
MOST_ROUNDS = 20


def arrange(driver: Driver, screen: Screen, size: QSize | None = None) -> QWidget:
    """Bring a screen about; a dialog is made as small as `size` says."""
    setup = screen.setup or people("")
    for switch in (s.COACH_OPEN, s.TUTOR):
        driver.game.settings.set(switch, value=False)
    driver.game.settings.set(s.LAST_SETUP, setup)
    driver.set_pace(WITHOUT_END)
    driver.session.new_game(setup)
    window = screen.arrange(driver)
    if size is not None and window is not driver.window:
        window.resize(window.size().boundedTo(size))
    QApplication.sendPostedEvents()
    settle(window)
    return window


def settle(window: QWidget) -> None:
    """Let layouts have their say until nothing moves any more; they reach a window through the event loop."""
    before: list[QRect] = []
    for _ in range(MOST_ROUNDS):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()
        places = [widget.geometry() for widget in widgets(window)]
        if places == before:
            break
        before = places


def leave(driver: Driver, window: QWidget) -> None:
    if window is not driver.window:
        window.close()
    settle(driver.window)


def widgets(window: QWidget) -> list[QWidget]:
    """The widgets of a window that can be seen, without those of other windows."""
    return [
        widget for widget in (window, *window.findChildren(QWidget)) if widget.isVisible() and widget.window() is window
    ]


# What is said


def properties(thing: QObject) -> Iterator[str]:
    """Everything a window, a control or an action has to say, shown or spoken."""
    if isinstance(thing, QWidget):
        yield from (thing.windowTitle(), thing.toolTip(), thing.accessibleName(), thing.accessibleDescription())
        yield from (thing.statusTip(), thing.whatsThis())
    if isinstance(thing, QLabel | QAbstractButton):
        yield thing.text()
    if isinstance(thing, QAction):
        yield from (thing.text(), thing.iconText(), thing.toolTip(), thing.statusTip())
    if isinstance(thing, QMenu):
        yield thing.title()
    if isinstance(thing, QLineEdit):
        yield thing.placeholderText()
    if isinstance(thing, QComboBox):
        yield from (thing.itemText(index) for index in range(thing.count()))
    if isinstance(thing, QAbstractItemView) and thing.model() is not None:
        yield from cells(thing)


def cells(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
    for role in roles:
        for row in range(model.rowCount()):
            yield str(model.headerData(row, Qt.Orientation.Vertical, role) or "")
            for column in range(model.columnCount()):
                yield str(model.index(row, column).data(role) or "")
        for column in range(model.columnCount()):
            yield str(model.headerData(column, Qt.Orientation.Horizontal, role) or "")


def said(window: QWidget) -> set[str]:
    """Everything a window says, shown or spoken, without mnemonics."""
    things: list[QObject] = [*widgets(window), *window.findChildren(QAction), *window.findChildren(QMenu)]
    texts = {text.replace("&", "") for thing in things for text in properties(thing)}
    read = [widget for widget in widgets(window) if not isinstance(widget.parentWidget(), Passage)]
    return texts | {word.text for widget in read for word in painted_words(widget)}


def words_of_a_language(text: str) -> str:
    """What is left of a text without names, keys, formatting and digits."""
    plain = re.sub(r"<[^>]*>", " ", FOR_MACHINES.sub(" ", text))
    return " ".join(word for word in re.findall(r"[^\W\d_]+\d*", plain) if not NAMES.fullmatch(word))


def english_left(found: set[str], english: set[str], language: str) -> list[str]:
    """The texts that are the same in English though they hold words."""
    return sorted(
        text
        for text in found & english
        if words_of_a_language(text) and not translation_catalogue.may_be_the_same(text, language)
    )


@pytest.mark.parametrize("language", ["sv", "fi"])
def test_no_text_is_left_in_english(language, open_game):
    driver = open_game("en")
    english = {}
    for screen in SCREENS:
        window = arrange(driver, screen)
        english[screen.name] = said(window)
        leave(driver, window)
    driver.game.settings.set(s.LANGUAGE, s.Language(language))
    left = []
    for screen in SCREENS:
        window = arrange(driver, screen)
        left += [f"{screen.name}: {text}" for text in english_left(said(window), english[screen.name], language)]
        leave(driver, window)
    assert not left, "\n".join(left)


@pytest.mark.parametrize("language", ["sv", "fi"])
def test_an_open_window_follows_the_language_at_once(language, open_game):
    driver = open_game("en")
    left = []
    for screen in SCREENS:
        driver.game.settings.set(s.LANGUAGE, s.Language.ENGLISH)
        window = arrange(driver, screen)
        before = said(window)
        driver.game.settings.set(s.LANGUAGE, s.Language(language))
        settle(window)
        left += [f"{screen.name}: {text}" for text in english_left(said(window), before, language)]
        leave(driver, window)
    assert not left, "\n".join(left)


# Room


def cut_words(window: QWidget) -> Iterator[str]:
    """What cannot be read or reached in a window, a line each."""
    seen = widgets(window)
    whole = {text.replace("&", "") for widget in seen for text in properties(widget)}
    names = names_shown(seen)
    shown: dict[tuple[str, int, int], float] = {}
    for widget in seen:
        for word, ink, room in words_in_window(widget, window):
            # A text that stands across two parts of a table is painted by both.
            key = (word.text, round(ink.x()), round(ink.y()))
            shown[key] = shown.get(key, 0.0) + ink.intersected(room).width()
    for widget in seen:
        name = f"{type(widget).__name__} {widget.objectName()}".strip()
        if isinstance(widget, QAbstractButton | QLineEdit | QComboBox):
            place = QRectF(widget.mapTo(window, QPoint()), widget.size())
            if not room_of(widget, window).adjusted(-1, -1, 1, 1).contains(place):
                yield f"{name}: {widget.accessibleName()!r} does not show"
        for word, ink, room in words_in_window(widget, window):
            missing = ink.width() - shown[word.text, round(ink.x()), round(ink.y())]
            too_low = max(room.top() - ink.top(), ink.bottom() - room.bottom())
            if max(missing, too_low) > TOLERANCE:
                yield f"{name}: {max(missing, too_low):.0f} px of {word.text!r} are cut"
            if is_shortened(word.text, whole, names) and not isinstance(widget, StatusLine):
                yield f"{name}: {word.text!r} is shortened"


def words_in_window(widget: QWidget, window: QWidget) -> Iterator[tuple[PaintedWord, QRectF, QRectF]]:
    """What a widget paints, where it stands in the window, and the part of the window it may show in."""
    place, room = widget.mapTo(window, QPoint()), room_of(widget, window)
    if isinstance(widget, QLineEdit):
        # The cursor goes through it from end to end.
        return
    across = can_scroll(widget, across=True)
    for word in painted_words(widget):
        own = word.room.translated(place)
        if can_scroll(widget):
            # A line half scrolled away can be read by scrolling.
            own.setTop(-FAR)
            own.setBottom(FAR)
        for area in (own, room) if across else ():
            area.setLeft(-FAR)
            area.setRight(FAR)
        yield word, word.ink.translated(place), room.intersected(own)


def room_of(widget: QWidget, window: QWidget) -> QRectF:
    """The part of the window in which what a widget shows can be seen, scrolled there if it can be."""
    room = QRectF(-FAR, -FAR, 2 * FAR, 2 * FAR)
    scrolled = False
    parent: QWidget | None = widget
    while parent is not None:
        part = QRectF(parent.mapTo(window, QPoint()), parent.size())
        if is_viewport(parent) and can_scroll(parent):
            scrolled = True
        if scrolled:
            part.setTop(-FAR)
            part.setBottom(FAR)
        room = room.intersected(part)
        parent = None if parent is window else parent.parentWidget()
    return room


def is_viewport(widget: QWidget) -> bool:
    area = widget.parentWidget()
    return isinstance(area, QAbstractScrollArea) and area.viewport() is widget


def can_scroll(widget: QWidget | None, *, across: bool = False) -> bool:
    """Whether a widget is in something that scrolls up and down, or from side to side."""
    while widget is not None:
        if isinstance(widget, QAbstractScrollArea):
            bar = widget.horizontalScrollBar() if across else widget.verticalScrollBar()
            if bar.maximum() > 0:
                return True
        widget = widget.parentWidget()
    return False


def is_shortened(text: str, whole: set[str], names: set[str]) -> bool:
    """Whether a text ends with … though it does not say so itself, and more than a name at its end is lost."""
    beginning = text.removesuffix("…")
    if beginning == text or text in whole:
        return False
    return not any(
        full[: -len(name)] in beginning
        for full in {*names, *(part for words in whole for part in (words, words.partition(". ")[0]))}
        for name in names
        if full.startswith(beginning) and full.endswith(name)
    )


def names_shown(seen: list[QWidget]) -> set[str]:
    """The names of players, which may be shortened."""
    across = Qt.Orientation.Horizontal
    models = [widget.model() for widget in seen if isinstance(widget, QTableView)]
    headings = {str(model.headerData(column, across)) for model in models for column in range(model.columnCount())}
    return PLAYERS | headings


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "scale"),
    [(DESIGNED, 100), (DESIGNED, 200), (SMALLEST, 100), (SMALLEST, 200)],
    ids=["designed", "designed, large text", "smallest", "smallest, large text"],
)
def test_no_text_is_cut(language, size, scale, open_game):
    driver = open_game(language, size, scale)
    cut = []
    for screen in SCREENS:
        window = arrange(driver, screen, SMALLEST_DIALOG if size == SMALLEST else None)
        cut += [f"{screen.name}: {fault}" for fault in cut_words(window)]
        leave(driver, window)
    assert not cut, "\n".join(cut)


def test_what_is_cut_is_found(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    short, fitting, outer = (QLabel(text, window) for text in ("Welcome aboard", "Aye", "Starboard"))
    button = QPushButton("Cast off", window)
    short.setGeometry(10, 10, 30, 30)
    fitting.setGeometry(10, 50, 200, 30)
    outer.setGeometry(220, 90, 200, 30)
    button.setGeometry(10, 190, 200, 30)
    window.resize(250, 200)
    window.show()
    found = list(cut_words(window))
    assert [re.sub(r"\d+", "n", fault) for fault in found] == [
        "QLabel: n px of 'Welcome aboard' are cut",
        "QLabel: n px of 'Starboard' are cut",
        "QPushButton: '' does not show",
        "QPushButton: n px of 'Cast off' are cut",
    ]


# Menus


def menus(window: QWidget) -> Iterator[tuple[str, list[str]]]:
    """The menu bar and every menu, each with the texts of its entries."""
    for bar in window.findChildren(QMenuBar):
        yield "menu bar", [action.text() for action in bar.actions() if action.isVisible()]
    for menu in window.findChildren(QMenu):
        yield menu.title() or menu.objectName(), [action.text() for action in menu.actions() if action.isVisible()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mnemonic_is_twice_in_a_menu(language, open_game):
    driver = open_game(language)
    entries = dict(menus(driver.window))
    assert len(entries) >= 5
    doubled = {
        menu: twice for menu, texts in entries.items() if (twice := translation_catalogue.doubled_mnemonics(texts))
    }
    assert doubled == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_of_a_menu_has_a_mnemonic(language, open_game):
    driver = open_game(language)
    without = [text for _, texts in menus(driver.window) for text in texts if text and "&" not in text]
    assert without == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mnemonic_is_twice_in_a_dialog(language, open_game):
    driver = open_game(language)
    doubled = {}
    for screen in SCREENS:
        window = arrange(driver, screen)
        keys = [
            button.shortcut().toString()
            for button in window.findChildren(QAbstractButton)
            if button.isVisible() and "&" in button.text() and not button.shortcut().isEmpty()
        ]
        if twice := sorted({key for key in keys if keys.count(key) > 1}):
            doubled[screen.name] = twice
        leave(driver, window)
    assert doubled == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_menu_shows_in_the_smallest_window(language, open_game):
    bar = open_game(language, SMALLEST, 200).window.menuBar()
    for action in bar.actions():
        assert bar.rect().contains(bar.actionGeometry(action)), action.text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_are_written_in_themselves(language, open_game):
    driver = open_game(language)
    texts = [driver.action(f"language{name}").text().replace("&", "") for name in ("English", "Swedish", "Finnish")]
    assert texts == ["English", "Svenska", "Suomi"]


# Qt's own texts and numbers


@pytest.mark.parametrize(
    ("language", "cancel", "yes", "undo", "shift"),
    [
        ("en", "Cancel", "&Yes", "&Undo", "Shift+1"),
        ("sv", "Avbryt", "&Ja", "&Ångra", "Skift+1"),
        ("fi", "Peru", "&Kyllä", "&Kumoa", "Vaihto+1"),
    ],
)
def test_qts_own_texts_follow(language, cancel, yes, undo, shift, open_game):
    open_game(language)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == cancel
    assert QCoreApplication.translate("QPlatformTheme", "&Yes") == yes
    assert QCoreApplication.translate("QLineEdit", "&Undo") == undo
    assert QKeySequence("Shift+1").toString(QKeySequence.SequenceFormat.NativeText) == shift


def test_english_after_another_language_is_all_english(open_game):
    driver = open_game("sv")
    driver.game.settings.set(s.LANGUAGE, s.Language.ENGLISH)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert driver.action("undoAction").text() == "&Undo"


@pytest.mark.parametrize(
    ("language", "number"),
    [("en", "12,345.5"), ("sv", "12\N{NO-BREAK SPACE}345,5"), ("fi", "12\N{NO-BREAK SPACE}345,5")],
)
def test_numbers_are_written_as_in_the_language(language, number, open_game):
    open_game(language)
    assert QLocale().toString(12345.5, "f", 1) == number


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["en-US", "sv-SE"], "en"),
        (["fi", "sv", "en"], "fi"),
        (["de-DE", "sv-FI", "en"], "sv"),
        (["sv_SE"], "sv"),
        (["FI-fi"], "fi"),
        (["xx-YY"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_language_is_the_first_of_ours_that_the_system_prefers(preferred, language):
    assert system_language(preferred) == language


@pytest.mark.parametrize("code", ["en", "sv", "fi"])
def test_the_smallest_window_tells_the_usual_name_of_one_opponent_whole(open_game, code):
    driver = open_game(code, SMALLEST)
    header = driver.window.findChild(PlayersHeader)
    for level in Level:
        driver.session.new_game(mixed(None, level))
        header.grab()
        assert not header._shortened, level
