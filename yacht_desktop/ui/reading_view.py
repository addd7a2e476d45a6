"""A text to read: one document that can be selected, scrolled by keys and spoken."""

from collections.abc import Sequence
from typing import Final

from typing_extensions import override

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QKeyEvent,
    QPalette,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableCellFormat,
    QTextTableFormat,
)
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from yacht_desktop.ui.slim_scroll_bar import SlimScrollBar
from yacht_desktop.ui.theme import SPACE_2, SPACE_3, SPACE_4, SPACE_6, FontRole, Look

# Where the line with the caret is kept while keys move it, from the top of what is seen.
_READING_LINE: Final = 0.4
_CARET: Final = 2


class ReadingView(QTextEdit):
    """Shows a text of headings, paragraphs and tables; subclasses write it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Start empty."""
        super().__init__(parent)
        self._look = look
        self._written: QTextDocument | None = None
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

    # Writing the document

    def _blank(self) -> QTextCursor:
        """Take the colours of the look, and begin a new text; `_show_written` shows it.

        It is written before it is shown, so that it is laid out only once.
        """
        look = self._look
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Base, look.theme.surface)
        palette.setColor(QPalette.ColorRole.Window, look.theme.surface)
        palette.setColor(QPalette.ColorRole.Text, look.theme.ink)
        self.setPalette(palette)
        document = QTextDocument(self)
        document.setUndoRedoEnabled(False)
        document.setDocumentMargin(0)
        document.setDefaultFont(look.font(FontRole.BODY))
        document.setIndentWidth(look.text_px(SPACE_6))
        root = document.rootFrame()
        margins = root.frameFormat()
        self._set_margins(margins)
        root.setFrameFormat(margins)
        return QTextCursor(document)

    def _show_written(self, cursor: QTextCursor) -> None:
        """Show the text that was written, from its beginning."""
        before, self._written = self._written, cursor.document()
        caret = self.cursorWidth()
        self.setDocument(self._written)
        # The document brings its own.
        self.setCursorWidth(caret)
        if before is not None:
            before.deleteLater()

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

    def _ruled_table(
        self, cursor: QTextCursor, rows: int, heads: Sequence[str], widths: Sequence[QTextLength]
    ) -> QTextTable:
        """Begin a table over the whole width, with its heads and a line below every row."""
        form = QTextTableFormat()
        form.setBorder(0)
        form.setBorderCollapse(True)
        form.setCellPadding(0)
        form.setCellSpacing(0)
        form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        form.setColumnWidthConstraints(widths)
        form.setTopMargin(self._look.px(SPACE_3))
        form.setHeaderRowCount(1)
        table = cursor.insertTable(rows + 1, len(heads), form)
        caption = self._characters(FontRole.CAPTION, self._look.theme.ink3)
        for column, head in enumerate(heads):
            table.cellAt(0, column).firstCursorPosition().insertText(head, caption)
            for row in range(rows + 1):
                line = self._look.theme.line if row else self._look.theme.line2
                table.cellAt(row, column).setFormat(self._cell(line))
        return table

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
