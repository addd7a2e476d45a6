"""The page on the computer players: how each of them thinks, and how strong it is under some rules."""

from PySide6.QtCore import Slot
from PySide6.QtGui import QTextCursor, QTextLength, QTextTable
from PySide6.QtWidgets import QWidget

from yacht_desktop.game.rulesets import RuleSet
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.strengths import Question, Strengths
from yacht_desktop.ui import wording
from yacht_desktop.ui.offer import LEVELS_OFFERED
from yacht_desktop.ui.reading_view import ReadingView
from yacht_desktop.ui.theme import FontRole, Look

_ASKER = "opponents page"
# Of the page's width, in percent.
_SHARES = (16, 48, 15, 21)
_NAME, _THINKING, _AVERAGE, _WINS = range(4)


class OpponentsView(ReadingView):
    """Shows the levels, weakest first; figures still being worked out come in when they are known."""

    def __init__(self, look: Look, strengths: Strengths, parent: QWidget) -> None:
        """Start empty."""
        super().__init__(look, parent)
        self.setObjectName("opponentsText")
        self._strengths = strengths
        self._rules: RuleSet | None = None
        self._table: QTextTable | None = None
        strengths.known.connect(self._fill_in)

    def show_opponents(self, rules: RuleSet) -> None:
        """Show the levels under some rules, from where the page was being read, and have figures worked out."""
        bar = self.verticalScrollBar()
        read = bar.value() / max(1, bar.maximum())
        self._rules = rules
        self._strengths.want(_ASKER, rules, LEVELS_OFFERED)
        self._write(rules)
        bar.setValue(round(read * bar.maximum()))

    def stop(self) -> None:
        """Have nothing worked out any more."""
        self._strengths.drop(_ASKER)

    def _write(self, rules: RuleSet) -> None:
        cursor = self._blank()
        self._heading(cursor, self.tr("Computer players"), first=True)
        for sentence in self._fairness():
            self._paragraph(cursor, sentence)
        self._heading(cursor, self.tr("How they think, and how strong they are"))
        names = (wording.rules_name(rules.id), *wording.chosen_options(rules))
        self._paragraph(cursor, self.tr("Rules: {rules}").format(rules=" · ".join(names)))
        self._table = self._write_table(cursor)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        self._heading(cursor, self.tr("What the figures mean"))
        for sentence in self._meaning():
            self._paragraph(cursor, sentence)
        self._show_written(cursor)

    def _fairness(self) -> tuple[str, ...]:
        return (
            self.tr("Computer players roll the same dice as everybody else and do not know what comes next."),
            self.tr(
                "They differ only in how they choose. The weaker ones make mistakes as people do:"
                " small ones often, big ones seldom."
            ),
        )

    def _meaning(self) -> tuple[str, ...]:
        return (
            self.tr("The average is that of the totals of very many games."),
            self.tr("Wins are games between two players, who take turns in beginning; a draw counts as half a win."),
            self.tr("These figures are calculated from every position that a game can come to, and rounded."),
            self.tr(
                "Admiral has no average, because it gives up points where that wins more often."
                " Luck decides much: even Admiral wins hardly more than half of its games against Captain."
            ),
        )

    def _write_table(self, cursor: QTextCursor) -> QTextTable:
        heads = (
            self.tr("Level"),
            self.tr("How it thinks"),
            self.tr("Average"),
            self.tr("Wins against the level before"),
        )
        shares = [QTextLength(QTextLength.Type.PercentageLength, share) for share in _SHARES]
        table = self._ruled_table(cursor, len(LEVELS_OFFERED), heads, shares)
        strong = self._characters(FontRole.BODY_STRONG, self._look.theme.ink)
        for row, level in enumerate(LEVELS_OFFERED, start=1):
            table.cellAt(row, _NAME).firstCursorPosition().insertText(wording.level_name(level), strong)
            table.cellAt(row, _THINKING).firstCursorPosition().insertText(wording.level_thinking(level), self._plain())
            self._write_figures(table, level)
        return table

    def _write_figures(self, table: QTextTable, level: Level) -> None:
        """Put the figures of a level into its row, in place of what is there."""
        if self._rules is None:
            return
        for column, words in zip((_AVERAGE, _WINS), self._figures(level, self._rules), strict=True):
            cell = table.cellAt(LEVELS_OFFERED.index(level) + 1, column)
            place = cell.firstCursorPosition()
            place.setPosition(cell.lastCursorPosition().position(), QTextCursor.MoveMode.KeepAnchor)
            place.insertText(words, self._characters(FontRole.BODY_STRONG, self._look.theme.ink))

    def _figures(self, level: Level, rules: RuleSet) -> tuple[str, str]:
        """Return average and wins as words: a dash where there is none, dots where it is being worked out."""
        strength = self._strengths.of(level, rules)
        if strength is None:
            missing = wording.no_figure() if self._strengths.is_lost(level, rules) else wording.figure_to_come()
            return missing, wording.no_figure() if level.below is None else missing
        average, wins = strength.average, strength.wins
        return (
            wording.no_figure() if average is None else wording.average_in_short(average),
            wording.no_figure() if wins is None else wording.wins_in_short(wins),
        )

    @Slot(object)
    def _fill_in(self, question: Question) -> None:
        if self._table is not None and question.rules == self._rules and question.level in LEVELS_OFFERED:
            self._write_figures(self._table, question.level)
