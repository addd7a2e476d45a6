"""The interface from right to left: mirrored as a whole, every word readable, nothing over another."""

from collections.abc import Iterator

import pytest
from typing_extensions import override

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.driver import people
from tests.ui.painted_words import painted_words
from tests.ui.screens import SCREENS
from tests.ui.test_languages import arrange, cut_words, leave, widgets
from yacht_desktop.session import settings as s
from yacht_desktop.ui.controls import SegmentedControl
from yacht_desktop.ui.icons import paint_icon
from yacht_desktop.ui.mirroring import Painter, turned_round
from yacht_desktop.ui.theme import Look

SIDE = 40
SOME, FEW = 30, 6
SAMPLED = ("held", "new game of six", "preferences", "finished")


@pytest.fixture
def right_to_left(qapp: QApplication) -> Iterator[None]:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


class Signed(QWidget):
    """Paints a block at its left end, and a word at the right of it."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(4 * SIDE, SIDE)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with Painter(self) as painter:
            painter.fillRect(0, 0, SIDE, SIDE, QColor("black"))
            painter.drawText(QRectF(SIDE, 0, 3 * SIDE, SIDE), Qt.AlignmentFlag.AlignLeft, "Yacht")


def test_painting_by_hand_is_mirrored_and_its_words_are_not(qtbot) -> None:
    sign = Signed()
    qtbot.addWidget(sign)
    (word,) = painted_words(sign)
    assert word.ink.left() == SIDE
    sign.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    (word,) = painted_words(sign)
    assert word.text == "Yacht"
    assert abs(word.ink.right() - 3 * SIDE) < 2
    picture = sign.grab().toImage()
    assert picture.pixelColor(4 * SIDE - 2, SIDE - 2) == QColor("black")
    assert picture.pixelColor(2, SIDE - 2) != QColor("black")


class Sentence(QWidget):
    """Paints a word, a second one that begins with a space, and a third at a point."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(10 * SIDE, SIDE)
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with Painter(self) as painter:
            left = 0.0
            for words in ("Round 1", " of 12"):
                painter.drawText(QRectF(left, 0, self.width() - left, SIDE), Qt.AlignmentFlag.AlignLeft, words)
                left += painter.fontMetrics().horizontalAdvance(words)
            painter.drawText(QPointF(left, SIDE / 2), "rounds")


def test_words_keep_their_distance_in_a_mirror(qtbot) -> None:
    sentence = Sentence()
    qtbot.addWidget(sentence)
    first, second, third = painted_words(sentence)
    space = sentence.fontMetrics().horizontalAdvance(" ")
    assert (first.text, second.text, third.text) == ("Round 1", "of 12", "rounds")
    assert abs(first.ink.right() - sentence.width()) < 2
    assert abs(first.ink.left() - second.ink.right() - space) < 2
    assert abs(third.ink.right() - second.ink.left()) < 2


def test_the_line_between_segments_is_not_at_the_end(qtbot) -> None:
    look = Look()
    control = SegmentedControl(look, ("One", "Two", "Three"))
    qtbot.addWidget(control)
    control.resize(8 * SIDE, SIDE)
    plain = control.grab().toImage()
    control.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    control.resize(8 * SIDE + 1, SIDE)
    control.resize(8 * SIDE, SIDE)
    mirrored = control.grab().toImage()
    for y in (2, SIDE // 2, SIDE - 3):
        assert plain.pixelColor(plain.width() - 1, y) == mirrored.pixelColor(0, y)


def test_only_icons_that_point_are_mirrored() -> None:
    def painted(name: str, *, mirrored: bool) -> QImage:
        image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as painter:
            if mirrored:
                painter.translate(SIDE, 0)
                painter.scale(-1, 1)
            paint_icon(painter, QRectF(0, 0, SIDE, SIDE), name, QColor("black"))
        return image

    for name, mirrors in (("undo", True), ("check", False)):
        plain, there = painted(name, mirrored=False), painted(name, mirrored=True)
        other = plain.flipped(Qt.Orientation.Horizontal)
        assert unlike(plain, other) > SOME
        assert unlike(there, other if mirrors else plain) <= FEW


def unlike(first: QImage, second: QImage) -> int:
    """How many px of two pictures are clearly not the same."""
    places = [(x, y) for x in range(SIDE) for y in range(SIDE)]
    return sum(abs(first.pixelColor(*at).lightness() - second.pixelColor(*at).lightness()) > 128 for at in places)


def test_turning_round_changes_nothing_where_there_is_no_mirror() -> None:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        before = painter.transform()
        with turned_round(painter, QRectF(0, 0, 10, 10)):
            assert painter.transform() == before


def in_window(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


def test_the_table_is_the_mirror_of_itself(open_game, qapp) -> None:
    places: list[dict[str, QRect]] = []
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        qapp.setLayoutDirection(direction)
        driver = open_game("en")
        driver.session.roll()
        names = ("rollButton", "scorecard", "newGameActionButton", "undoActionButton")
        places.append({name: in_window(driver.find(name)) for name in names})
        dice = [driver.find(f"die{number}").x() for number in range(1, 6)]
        driver.window.close()
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    plain, mirrored = places
    for name, place in plain.items():
        assert abs(driver.window.width() - 1 - place.right() - mirrored[name].left()) <= 1, name
        assert place.size() == mirrored[name].size()
    # The dice lie as the keys 1 to 5 do.
    assert dice == sorted(dice)


@pytest.mark.usefixtures("right_to_left")
def test_nothing_is_cut_or_painted_over_another(open_game) -> None:
    driver = open_game("en")
    faults = []
    for screen in SCREENS:
        if screen.name in SAMPLED:
            window = arrange(driver, screen)
            faults += [f"{screen.name}: {fault}" for fault in (*cut_words(window), *overlapping(window))]
            leave(driver, window)
    assert not faults, "\n".join(faults)


def overlapping(window: QWidget) -> Iterator[str]:
    """Words of one widget that are painted over one another."""
    for widget in widgets(window):
        words = painted_words(widget)
        for number, word in enumerate(words):
            for other in words[number + 1 :]:
                shared = word.ink.intersected(other.ink)
                if shared.width() > 1 and shared.height() > 1 and word.text != other.text:
                    yield f"{type(widget).__name__}: {word.text!r} over {other.text!r}"


@pytest.mark.usefixtures("right_to_left")
def test_the_arrows_lead_where_they_point(open_game) -> None:
    driver = open_game("en")
    driver.session.new_game(people("Anna", "Bo"))
    driver.session.roll()
    card = driver.card
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Down)
    before = card.visualRect(card.currentIndex()).x()
    QTest.keyClick(card, Qt.Key.Key_Right)
    assert card.visualRect(card.currentIndex()).x() > before


@pytest.mark.usefixtures("right_to_left")
def test_a_click_hits_the_row_that_is_painted_there(open_game) -> None:
    driver = open_game("en")
    driver.session.roll()
    driver.click_row("choice")
    assert driver.session.state.cards[0]["choice"] is not None
    assert driver.game.settings.get(s.COACH_OPEN) is False
