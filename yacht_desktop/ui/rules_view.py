"""The text of the rules: one document that can be read, selected, scrolled by keys and spoken.

The dice of the examples are digits in the document, so that they can be copied and read aloud;
what is seen of them is painted over their places.
"""

from typing import Final

from typing_extensions import override

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFrameFormat,
    QTextLength,
    QTextListFormat,
    QTextTableCellFormat,
    QTextTableFormat,
)
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from yacht_desktop.ui.mini_dice import paint_mini_die
from yacht_desktop.ui.rules_text import Example, RulesText
from yacht_desktop.ui.slim_scroll_bar import SlimScrollBar
from yacht_desktop.ui.theme import SPACE_2, SPACE_3, SPACE_4, SPACE_6, FontRole, Look

_DIE: Final = 21
_DIE_PITCH: Final = 25
_NO_BREAK_SPACE: Final = "\u00a0"
_EXAMPLE_WIDTH: Final = 5 * _DIE_PITCH + 36
# Where the line with the caret is kept while keys move it, from the top of what is seen.
_READING_LINE: Final = 0.4
_CARET: Final = 2


class RulesView(QTextEdit):
    """Shows the text of one rule set."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start empty."""
        super().__init__(parent)
        self.setObjectName("rulesText")
        self._look = look
        self._text: RulesText | None = None
        self._titles: tuple[str, ...] = ()
        self._dice: list[tuple[int, int]] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self.setCursorWidth(0)
        self.setVerticalScrollBar(SlimScrollBar(look, self))

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
        look = self._look
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Base, look.theme.surface)
        palette.setColor(QPalette.ColorRole.Window, look.theme.surface)
        palette.setColor(QPalette.ColorRole.Text, look.theme.ink)
        self.setPalette(palette)
        self._dice = []
        document = self.document()
        document.clear()
        document.setDocumentMargin(0)
        document.setDefaultFont(look.font(FontRole.BODY))
        root = document.rootFrame()
        margins = root.frameFormat()
        self._set_margins(margins)
        root.setFrameFormat(margins)
        cursor = QTextCursor(document)
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
        cursor.movePosition(QTextCursor.MoveOperation.Start)
        self.setTextCursor(cursor)

    def _set_margins(self, frame: QTextFrameFormat) -> None:
        frame.setLeftMargin(self._look.px(SPACE_6))
        frame.setRightMargin(self._look.px(SPACE_6))
        frame.setTopMargin(self._look.px(SPACE_4))
        frame.setBottomMargin(self._look.px(SPACE_6))

    def _characters(self, role: FontRole, colour: QColor) -> QTextCharFormat:
        characters = QTextCharFormat()
        characters.setFont(self._look.font(role))
        characters.setForeground(QBrush(colour))
        return characters

    def _plain(self) -> QTextCharFormat:
        return self._characters(FontRole.BODY, self._look.theme.ink)

    def _begin(self, cursor: QTextCursor, above: float, *, first: bool = False) -> None:
        """Go on in a paragraph of its own, `above` px below the last one."""
        block = QTextBlockFormat()
        block.setTopMargin(self._look.px(above))
        if first:
            cursor.setBlockFormat(block)
        else:
            # The characters of the block itself are those of its number in a list.
            cursor.insertBlock(block, self._plain())

    def _heading(self, cursor: QTextCursor, words: str, *, first: bool = False) -> None:
        self._begin(cursor, 0 if first else SPACE_6, first=first)
        block = cursor.blockFormat()
        block.setHeadingLevel(2)
        cursor.setBlockFormat(block)
        cursor.insertText(words, self._characters(FontRole.SECTION, self._look.theme.ink))

    def _paragraph(self, cursor: QTextCursor, sentence: str, above: float = SPACE_2) -> None:
        self._begin(cursor, above)
        cursor.insertText(sentence, self._plain())

    def _steps(self, cursor: QTextCursor, steps: tuple[str, ...]) -> None:
        form = QTextListFormat()
        form.setStyle(QTextListFormat.Style.ListDecimal)
        form.setIndent(1)
        self.document().setIndentWidth(self._look.text_px(SPACE_6))
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
        form = QTextTableFormat()
        form.setBorder(0)
        form.setBorderCollapse(True)
        form.setCellPadding(0)
        form.setCellSpacing(0)
        form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        free = QTextLength(QTextLength.Type.VariableLength, 0)
        example = QTextLength(QTextLength.Type.FixedLength, self._look.text_px(_EXAMPLE_WIDTH))
        form.setColumnWidthConstraints([free, free, free, example])
        form.setTopMargin(self._look.px(SPACE_3))
        form.setHeaderRowCount(1)
        heads = (self.tr("Category"), self.tr("Condition"), self.tr("Score"), self.tr("Example"))
        table = cursor.insertTable(len(text.categories) + 1, len(heads), form)
        caption = self._characters(FontRole.CAPTION, self._look.theme.ink3)
        for column, head in enumerate(heads):
            table.cellAt(0, column).setFormat(self._cell(self._look.theme.line2))
            table.cellAt(0, column).firstCursorPosition().insertText(head, caption)
        for row, category in enumerate(text.categories, start=1):
            cells = [table.cellAt(row, column) for column in range(len(heads))]
            for cell in cells:
                cell.setFormat(self._cell(self._look.theme.line))
            strong = self._characters(FontRole.BODY_STRONG, self._look.theme.ink)
            cells[0].firstCursorPosition().insertText(category.name, strong)
            cells[1].firstCursorPosition().insertText(category.condition, self._plain())
            cells[2].firstCursorPosition().insertText(category.score, self._plain())
            at = cells[3].firstCursorPosition()
            self._example(at, category.example)
            at.insertText(_NO_BREAK_SPACE + str(category.example.points), strong)
        cursor.movePosition(QTextCursor.MoveOperation.End)

    def _cell(self, line: QColor) -> QTextTableCellFormat:
        form = QTextTableCellFormat()
        pad = self._look.text_px(SPACE_2)
        form.setTopPadding(pad)
        form.setBottomPadding(pad)
        form.setRightPadding(self._look.px(SPACE_3))
        form.setBottomBorder(1)
        form.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        form.setBottomBorderBrush(QBrush(line))
        form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        return form

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
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let keys move the caret, and the text follow it so that arrows scroll at once."""
        before = self.textCursor().position()
        super().keyPressEvent(event)
        if self.textCursor().position() != before:
            self.setCursorWidth(_CARET)
            line = self.viewport().height() * _READING_LINE
            bar = self.verticalScrollBar()
            bar.setValue(round(bar.value() + self.cursorRect().center().y() - line))

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
