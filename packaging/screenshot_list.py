"""Which pictures are taken: views, sizes, languages and looks."""

from dataclasses import dataclass, field
from typing import Final

from screenshot_dice import DICE_VIEWS
from screenshot_library import LIBRARY_VIEWS
from screenshot_statistics import STATISTICS_VIEWS

from screenshot_coach import COACH_VIEWS

_SCREEN: Final = (1920, 1200)
_SMALL_SCREEN: Final = (800, 600)


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: the game shown, the window's size, and the settings it is shown under."""

    name: str
    game: str = "three"
    width: int = 1120
    height: int = 760
    factor: str = "1"
    settings: dict[str, str] = field(default_factory=dict)
    view: str = "main"
    black: bool = False
    """Whether high contrast is white on black, as on a dark system, which there is none of offscreen."""

    @property
    def screen(self) -> tuple[int, int]:
        """The size of the screen in its own pixels."""
        width, height = _SCREEN if self.width > _SMALL_SCREEN[0] else _SMALL_SCREEN
        return round(width * float(self.factor)), round(height * float(self.factor))


# Every screen: what it is of, the game it shows, and the size of the window.
SCREENS: Final = {
    "main": ("three", 1120, 760),
    "menu": ("three", 1120, 760),
    "row": ("three", 1120, 760),
    "zero": ("three", 1120, 760),
    "offer": ("three", 1120, 760),
    "main-compact": ("six", 800, 560),
    "computer": ("computer", 1120, 760),
    **dict.fromkeys(COACH_VIEWS, ("three", 1120, 760)),
    "result": ("over", 1120, 760),
    "review": ("over", 1120, 760),
    "trainer": ("over", 1120, 760),
    "trainer-answer": ("over", 1120, 760),
    "trainer-empty": ("over", 1120, 760),
    "new-game": ("three", 1120, 760),
    "preferences": ("three", 1120, 760),
    "rules": ("three", 1120, 760),
    "shortcuts": ("three", 1120, 760),
    "about": ("three", 1120, 760),
    **dict.fromkeys(("library", "library-empty", "statistics", "statistics-table"), ("three", 1120, 760)),
    **dict.fromkeys(("new-game-shared", "dice-promised", "dice-over", "real-dice"), ("three", 1120, 760)),
}
THEMES: Final = ("light", "dark", "high_contrast")
LANGUAGES: Final = ("en", "sv", "fi")
LOOKS: Final = ("main-green-ebony", "main-high-contrast-black", "main-burgundy-numerals")
"""The pictures that show cloths, dice and high contrast side by side."""
SEEN_BY_OTHERS: Final = ("main-light", "main-dark", "main-burgundy-numerals", "coach-light", "result-light")
"""The pictures that are also shown as people see them who lack a kind of cone."""


def sheet_shots() -> tuple[Shot, ...]:
    """Return every screen under every theme in every language."""
    return tuple(
        Shot(
            f"sheet-{view}-{theme}-{language}",
            game,
            width,
            height,
            view=view,
            settings={"theme": theme, "language": language} | ({"speed": "leisurely"} if view == "computer" else {}),
        )
        for view, (game, width, height) in SCREENS.items()
        for theme in THEMES
        for language in LANGUAGES
    )


def _everywhere(view: str) -> tuple[Shot, ...]:
    """Return a view light and dark, small and large, in three languages."""
    return (
        Shot(f"{view}-light", view=view),
        Shot(f"{view}-dark", view=view, settings={"theme": "dark"}),
        Shot(f"{view}-swedish", view=view, settings={"language": "sv"}),
        Shot(f"{view}-finnish-compact", view=view, width=800, height=560, settings={"language": "fi"}),
        Shot(f"{view}-finnish-large-text", view=view, settings={"language": "fi", "text_scale": "150"}),
    )


_DARK: Final = {"theme": "dark"}
_CONTRAST: Final = {"theme": "high_contrast"}
_SWEDISH: Final = {"language": "sv"}
_FINNISH: Final = {"language": "fi"}
_LARGE: Final = {**_FINNISH, "text_scale": "150"}
_LARGE_SWEDISH: Final = {**_SWEDISH, "text_scale": "150"}
_SLOW: Final = {"speed": "leisurely"}


def all_shots() -> tuple[Shot, ...]:
    """Return the pictures that are taken where nothing else is asked for."""
    shots = [*_shots_of_table(), *_shots_of_windows(), *_shots_of_trainer(), *_shots_of_dice(), *_shots_of_coach()]
    for view in (*LIBRARY_VIEWS, *STATISTICS_VIEWS):
        shots += _everywhere(view)
    for seats in ("alone", "drawn", "six-over"):
        shots.append(Shot(f"result-{seats}", seats, view="result"))
        shots.append(Shot(f"review-{seats}", seats, view="review"))
    shots.append(Shot("result-six-compact", "six-over", 800, 560, view="result"))
    shots.append(Shot("review-six-compact", "six-over", 800, 560, view="review"))
    shots.append(Shot("result-fullhd", "over", 1920, 1080, view="result"))
    return tuple(shots)


def _shots_of_table() -> list[Shot]:
    """Return the pictures of the main window."""
    return [
        Shot("main-light"),
        Shot("main-dark", settings=_DARK),
        Shot("main-high-contrast", settings=_CONTRAST),
        Shot("main-green-ebony", settings={"cloth": "green", "dice_style": "ebony"}),
        Shot("main-burgundy-numerals", settings={"cloth": "burgundy", "dice_style": "numerals"}),
        Shot("main-high-contrast-black", settings=_CONTRAST, black=True),
        Shot("main-high-contrast-numerals", settings={**_CONTRAST, "dice_style": "numerals"}),
        Shot("main-compact-high-contrast", "six", 800, 560, settings=_CONTRAST),
        Shot("main-compact-light", "six", 800, 560),
        Shot("main-compact-dark", "six", 800, 560, settings=_DARK),
        Shot("main-six-players", "six"),
        Shot("main-2x", factor="2"),
        Shot("main-1.5x", factor="1.5"),
        Shot("main-fullhd", width=1920, height=1080),
        Shot("main-swedish", settings=_SWEDISH),
        Shot("main-finnish", settings=_FINNISH),
        Shot("main-finnish-compact", "six", 800, 560, settings=_FINNISH),
        Shot("main-finnish-large-text", settings=_LARGE),
        Shot("main-yatzy", "yatzy"),
        Shot("main-yatzy-compact", "yatzy", 800, 560),
        Shot("main-start", "start"),
        Shot("main-computer", "computer", settings=_SLOW, view="computer"),
        Shot("main-computer-dark", "computer", settings={**_SLOW, **_DARK}, view="computer"),
        Shot("main-row-chosen", view="row"),
        Shot("main-zero-question", view="zero"),
        Shot("main-undo-offer", view="offer"),
        Shot("main-menu-light", view="menu"),
        Shot("main-menu-dark", view="menu", settings=_DARK),
    ]


def _shots_of_windows() -> list[Shot]:
    """Return the pictures of windows and dialogs, the result among them."""
    shots = []
    for view in ("new-game", "rules", "preferences", "shortcuts", "about", "result", "review"):
        game = "over" if view in {"result", "review"} else "three"
        shots.append(Shot(f"{view}-light", game, view=view))
        shots.append(Shot(f"{view}-dark", game, view=view, settings=_DARK))
        shots.append(Shot(f"{view}-high-contrast", game, view=view, settings=_CONTRAST))
        shots.append(Shot(f"{view}-high-contrast-black", game, view=view, settings=_CONTRAST, black=True))
        shots.append(Shot(f"{view}-swedish", game, view=view, settings=_SWEDISH))
        shots.append(Shot(f"{view}-finnish-compact", game, 800, 560, view=view, settings=_FINNISH))
        shots.append(Shot(f"{view}-finnish-large-text", game, view=view, settings=_LARGE))
        shots.append(Shot(f"{view}-1.5x", game, factor="1.5", view=view))
    return shots


def _shots_of_trainer() -> list[Shot]:
    """Return the pictures of the trainer."""
    shots = []
    for view in ("trainer", "trainer-answer", "trainer-done", "trainer-empty"):
        shots.append(Shot(f"{view}-light", "over", view=view))
        shots.append(Shot(f"{view}-dark", "over", view=view, settings=_DARK))
        shots.append(Shot(f"{view}-high-contrast", "over", view=view, settings=_CONTRAST))
        shots.append(Shot(f"{view}-finnish-compact", "over", 800, 560, view=view, settings=_FINNISH))
        shots.append(Shot(f"{view}-swedish-large-text", "over", view=view, settings=_LARGE_SWEDISH))
    return shots


def _shots_of_coach() -> list[Shot]:
    """Return the pictures of the coach."""
    shots = []
    for view in COACH_VIEWS:
        shots.append(Shot(f"{view}-light", view=view))
        shots.append(Shot(f"{view}-dark", view=view, settings=_DARK))
        shots.append(Shot(f"{view}-high-contrast", view=view, settings=_CONTRAST))
        shots.append(Shot(f"{view}-swedish", view=view, settings=_SWEDISH))
        shots.append(Shot(f"{view}-finnish-compact", "six", 800, 560, view=view, settings=_FINNISH))
        shots.append(Shot(f"{view}-finnish-large-text", view=view, settings=_LARGE))
    shots += [Shot(f"coach-{game}", game, view="coach") for game in ("six", "start", "yatzy", "computer", "over")]
    shots.append(Shot("coach-fullhd", width=1920, height=1080, view="coach"))
    shots.append(Shot("coach-1.5x", factor="1.5", view="coach"))
    return shots


def _shots_of_dice() -> list[Shot]:
    """Return the pictures of fair dice."""
    shots = []
    for view in DICE_VIEWS:
        shots.append(Shot(f"{view}-light", view=view))
        shots.append(Shot(f"{view}-dark", view=view, settings=_DARK))
        shots.append(Shot(f"{view}-finnish-compact", view=view, width=800, height=560, settings=_FINNISH))
        shots.append(Shot(f"{view}-swedish-large-text", view=view, settings=_LARGE_SWEDISH))
    return shots
