"""Views of fair dice: the choice before a game, the promise, and the proof."""

from dataclasses import replace
from typing import Any, Final

DICE_VIEWS: Final = (
    "new-game-shared",
    "new-game-fault",
    "dice-promised",
    "dice",
    "dice-over",
    "dice-typed",
    "real-dice",
)


def show_dice(stage: Any, view: str) -> Any:  # noqa: ANN401 - objects of Qt modules loaded late
    """Open a view and return the widget to take a picture of."""
    from yacht_desktop.game.dice_codes import daily_code
    from yacht_desktop.game.fairness import DiceKind
    from yacht_desktop.session.setup import DiceChoice

    if view.startswith("new-game"):
        return _choose(stage, "8MSH-CEQU-GV4Q-EVH5" if view == "new-game-fault" else "8MSH CEQU GV4Q EVH4")
    session = stage.game.session
    choice = DiceChoice() if view == "dice-promised" else DiceChoice(DiceKind.SHARED, daily_code("2026-11-30"))
    if view in {"dice-typed", "real-dice"}:
        choice = DiceChoice(DiceKind.TYPED)
    session.new_game(replace(session.setup, dice=choice, players=session.setup.players[:1]))
    stage.settle()
    if view == "real-dice":
        return _type(stage)
    if view == "dice-promised":
        return stage.window
    while view == "dice-over" and not session.state.is_over:
        session.roll()
        session.score(next(iter(session.state.possible_scores)))
    window = stage.opened_by("diceAction")
    if view == "dice-over":
        stage.settle(1_500)
        window.verify()
        stage.settle()
    return window


def _type(stage: Any) -> Any:  # noqa: ANN401 - objects of Qt modules loaded late
    """Type what the first three of five real dice show."""
    from PySide6.QtTest import QTest

    stage.window.activateWindow()
    for digit in "553":
        QTest.keyClicks(stage.window, digit)
    stage.settle()
    return stage.window


def _choose(stage: Any, code: str) -> Any:  # noqa: ANN401 - objects of Qt modules loaded late
    """Choose the same dice for everyone, and type a code."""
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QLineEdit, QRadioButton

    dialog = stage.opened_by("newGameAction")
    dialog.findChild(QRadioButton, "sharedDice").setChecked(True)
    field = dialog.findChild(QLineEdit, "diceCodeField")
    field.setFocus()
    QTest.keyClicks(field, code)
    stage.settle()
    return dialog
