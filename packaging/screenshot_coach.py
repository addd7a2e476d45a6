"""The coach's views among the pictures: the panel, hints and the tutor."""

from typing import Any, Final, Protocol

COACH_VIEWS: Final = ("coach", "hint", "hint-box", "tutor")


class Laid(Protocol):
    """A game laid out for its picture."""

    application: Any
    game: Any
    window: Any

    def settle(self, milliseconds: int = 600) -> None:
        """Let timers run and everything be painted."""
        ...


def show_coach(stage: Laid, view: str) -> Any:  # noqa: ANN401 - a widget, of Qt modules loaded late
    """Open one of the coach's views and return the widget to take a picture of."""
    session, coaching = stage.game.session, stage.game.coaching
    _open_panel(stage)
    if view == "hint":
        session.hold_these(frozenset({0}))
        coaching.hint()
    elif view == "hint-box":
        session.roll()
        stage.settle()
        _open_panel(stage)
        coaching.hint()
    elif view == "tutor":
        return _warn(stage)
    stage.settle()
    return stage.window


def _open_panel(stage: Laid) -> None:
    """Open the coach's panel and wait until it knows what it shows."""
    from yacht_desktop.session import settings as s

    coaching, session = stage.game.coaching, stage.game.session
    stage.game.settings.set(s.COACH_OPEN, value=True)
    for _ in range(600):
        stage.settle(50)
        decides = session.position.may_act and session.state.dice is not None
        if coaching.luck_and_skill is not None and (coaching.advice is not None or not decides):
            return


def _warn(stage: Laid) -> Any:  # noqa: ANN401 - a widget, of Qt modules loaded late
    """Keep a two, which the tutor warns of, and return its dialog."""
    from yacht_desktop.session import settings as s

    stage.game.settings.set(s.TUTOR, value=True)
    stage.game.session.hold_these(frozenset({0}))
    stage.game.session.roll()
    stage.settle()
    return next(window for window in stage.application.topLevelWidgets() if window.objectName() == "tutorDialog")
