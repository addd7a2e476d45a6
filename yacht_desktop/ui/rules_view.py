"""The text of the rules: one document that can be read, selected, scrolled by keys and spoken.

The dice of the examples are digits in the document, so that they can be copied and read aloud;
what is seen of them is painted over their places.
"""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QTextCursor,
    QTextLength,
    QTextListFormat,
)
from PySide6.QtWidgets import QWidget

from yacht_desktop.ui.mini_dice import paint_mini_die
from yacht_desktop.ui.reading_view import ReadingView
from yacht_desktop.ui.rules_categories import Example
from yacht_desktop.ui.rules_text import RulesText
from yacht_desktop.ui.theme import SPACE_2, SPACE_4, FontRole, Look

_DIE: Final = 21
_DIE_PITCH: Final = 25
_NO_BREAK_SPACE: Final = "\u00a0"
_EXAMPLE_WIDTH: Final = 5 * _DIE_PITCH + 36


class RulesView(ReadingView):
    """Shows the text of one rule set."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start empty."""
        super().__init__(look, parent)
        self.setObjectName("rulesText")
        self._text: RulesText | None = None
        self._dice: list[tuple[int, int]] = []

    def show_text(self, text: RulesText) -> None:
        """Show a text from its beginning, or from where the same rules were being read."""
        bar = self.verticalScrollBar()
        same = self._text is not None and [c.id for c in self._text.categories] == [c.id for c in text.categories]
        read = bar.value() / max(1, bar.maximum()) if same else 0.0
        self._text = text
        self._write(text)
        bar.setValue(round(read * bar.maximum()))

    # Writing the document

    def _write(self, text: RulesText) -> None:
        cursor = self._blank()
        self._dice = []
        self._heading(cursor, self.tr("How a turn goes"), first=True)
        self._steps(cursor, text.turn)
        self._heading(cursor, self.tr("Categories"))
        self._table(cursor, text)
        self._heading(cursor, self.tr("The game"))
        for sentence in text.ending:
            self._paragraph(cursor, sentence)
        self._heading(cursor, self.tr("Easily mistaken"))
        for number, note in enumerate(text.notes):
            self._paragraph(cursor, note.sentence, SPACE_4 if number else SPACE_2)
            if note.example is not None:
                self._worth(cursor, note.example)
        if text.options:
            self._heading(cursor, self.tr("Options in force"))
            for name, value in text.options:
                self._paragraph(cursor, self.tr("{option}: {value}").format(option=name, value=value))
        self._show_written(cursor)

    def _steps(self, cursor: QTextCursor, steps: tuple[str, ...]) -> None:
        form = QTextListFormat()
        form.setStyle(QTextListFormat.Style.ListDecimal)
        form.setIndent(1)
        blocks = []
        for step in steps:
            self._begin(cursor, SPACE_2)
            cursor.insertText(step, self._plain())
            blocks.append(cursor.block())
        numbered = QTextCursor(blocks[0]).createList(form)
        for block in blocks[1:]:
            numbered.add(block)

    def _worth(self, cursor: QTextCursor, example: Example) -> None:
        self._begin(cursor, SPACE_2)
        self._example(cursor, example)
        worth = self.tr("{category}: {points}").format(category=example.category, points=example.points)
        cursor.insertText(_NO_BREAK_SPACE + worth, self._characters(FontRole.BODY_STRONG, self._look.theme.ink2))

    def _table(self, cursor: QTextCursor, text: RulesText) -> None:
        free = QTextLength(QTextLength.Type.VariableLength, 0)
        example = QTextLength(QTextLength.Type.FixedLength, self._look.text_px(_EXAMPLE_WIDTH))
        heads = (self.tr("Category"), self.tr("Condition"), self.tr("Score"), self.tr("Example"))
        table = self._ruled_table(cursor, len(text.categories), heads, [free, free, free, example])
        for row, category in enumerate(text.categories, start=1):
            cells = [table.cellAt(row, column) for column in range(len(heads))]
            strong = self._characters(FontRole.BODY_STRONG, self._look.theme.ink)
            cells[0].firstCursorPosition().insertText(category.name, strong)
            cells[1].firstCursorPosition().insertText(category.condition, self._plain())
            cells[2].firstCursorPosition().insertText(category.score, self._plain())
            at = cells[3].firstCursorPosition()
            self._example(at, category.example)
            at.insertText(_NO_BREAK_SPACE + str(category.example.points), strong)
        cursor.movePosition(QTextCursor.MoveOperation.End)

    def _example(self, cursor: QTextCursor, example: Example) -> None:
        """Write dice as digits as far apart as dice, unseen themselves."""
        unseen = self._plain()
        unseen.setForeground(QBrush(Qt.GlobalColor.transparent))
        metrics = QFontMetricsF(unseen.font())
        taken = metrics.horizontalAdvance("1" + _NO_BREAK_SPACE)
        unseen.setFontLetterSpacingType(unseen.font().SpacingType.AbsoluteSpacing)
        unseen.setFontLetterSpacing((self._look.text_px(_DIE_PITCH) - taken) / 2)
        for face in example.dice:
            self._dice.append((cursor.position(), face))
            cursor.insertText(str(face) + _NO_BREAK_SPACE, unseen)

    # Events

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text, then the dice over their digits."""
        super().paintEvent(event)
        side = self._look.text_px(_DIE)
        cursor = QTextCursor(self.document())
        with QPainter(self.viewport()) as painter:
            for position, face in self._dice:
                cursor.setPosition(position)
                place = self.cursorRect(cursor)
                if place.bottom() < 0 or place.top() > self.viewport().height():
                    continue
                middle = QRectF(place).center().y()
                paint_mini_die(painter, QRectF(place.left(), middle - side / 2, side, side), face, self._look.theme)
