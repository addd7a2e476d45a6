"""Everything the program remembers about how people like it, as a table of settings.

>>> TEXT_SCALE.parse("110"), SPEED.parse("fast")
(110, <Speed.FAST: 'fast'>)
"""

import json
import reprlib
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QByteArray, QObject, Signal

from yacht_desktop.game.dice_codes import read_code
from yacht_desktop.game.fairness import DiceKind
from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.coach_events import Threshold
from yacht_desktop.session.log import logger
from yacht_desktop.session.names import clean_name
from yacht_desktop.session.pace import Speed
from yacht_desktop.session.settings_file import SettingsFile
from yacht_desktop.session.setup import DiceChoice, GameSetup, Player

_T = TypeVar("_T")
_E = TypeVar("_E", bound=Enum)
Stored = str | QByteArray


class Language(Enum):
    """The language of the interface; the value is what is stored."""

    SYSTEM = "system"
    ENGLISH = "en"
    SWEDISH = "sv"
    FINNISH = "fi"


class ThemeChoice(Enum):
    """Light, dark or with high contrast, or as the system has it."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high_contrast"


class Cloth(Enum):
    """What the tray is lined with."""

    NAVY = "navy"
    GREEN = "green"
    BURGUNDY = "burgundy"


class DiceStyle(Enum):
    """The set of dice that is played with."""

    IVORY = "ivory"
    EBONY = "ebony"
    NUMERALS = "numerals"


class ReduceMotion(Enum):
    """Whether things move less, or as the system has it."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Setting(Generic[_T]):
    """One thing the program remembers.

    Attributes:
        key: its name in the file.
        type: the type of its values.
        default: its value until somebody chooses.
        choices: all values where they can be counted, else empty.
        parse: the value from what the file holds; raises ValueError for nonsense.
        write: what the file is to hold for a value.
    """

    key: str
    type: type[_T]
    default: _T
    choices: tuple[_T, ...]
    parse: Callable[[object], _T]
    write: Callable[[_T], Stored]


class NonsenseError(ValueError):
    """The file or a caller gives a setting something it cannot be."""

    def __init__(self, wanted: str, given: object) -> None:
        """Say what was wanted and, shortened, what came."""
        super().__init__(f"{reprlib.repr(given)} is no {wanted}")


def _text(stored: object) -> str:
    """Return stored text; Qt hands over lists and other things for lines it misreads."""
    if not isinstance(stored, str):
        raise NonsenseError("text", stored)
    return stored


def _choice(key: str, default: _E) -> Setting[_E]:
    kind = type(default)

    def parse(stored: object) -> _E:
        return kind(_text(stored))

    def write(value: _E) -> Stored:
        return str(value.value)

    return Setting(key, kind, default, tuple(kind), parse, write)


def _parse_switch(stored: object) -> bool:
    words = {"true": True, "false": False}
    text = _text(stored)
    if text not in words:
        raise NonsenseError("switch", text)
    return words[text]


def _write_switch(value: bool) -> Stored:  # noqa: FBT001 - the form of all writers
    return "true" if value else "false"


SCALES: Final = tuple(range(90, 201, 10))


def _parse_scale(stored: object) -> int:
    text = _text(stored)
    words = {str(scale): scale for scale in SCALES}
    if text not in words:
        raise NonsenseError("percentage", text)
    return words[text]


VOLUMES: Final = tuple(range(0, 101, 5))


def _parse_volume(stored: object) -> int:
    text = _text(stored)
    words = {str(volume): volume for volume in VOLUMES}
    if text not in words:
        raise NonsenseError("volume", text)
    return words[text]


POINT_LIMITS: Final = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 10.0)
WIN_LIMITS: Final = (0.005, 0.01, 0.02, 0.03, 0.04, 0.06, 0.1)


def _limit(key: str, default: float, choices: tuple[float, ...]) -> Setting[float]:
    words = {str(limit): limit for limit in choices}

    def parse(stored: object) -> float:
        text = _text(stored)
        if text not in words:
            raise NonsenseError("limit", text)
        return words[text]

    return Setting(key, float, default, choices, parse, str)


def _switch(key: str, *, default: bool) -> Setting[bool]:
    return Setting(key, bool, default, (True, False), _parse_switch, _write_switch)


def _parse_bytes(stored: object) -> bytes:
    if not isinstance(stored, QByteArray):
        raise NonsenseError("bytes", stored)
    return bytes(stored.data())


def parse_setup(stored: object) -> GameSetup:
    """Return rules, players and dice from their JSON text; before there was a choice of dice, it named none.

    Raises:
        ValueError: the text is no such JSON, or names rules, options or levels there are not.
    """
    try:
        record: Any = json.loads(_text(stored))
        rules = ruleset(record["rules"], **record["options"])
        players = tuple(_parse_player(seat) for seat in record["players"])
        dice = _parse_dice(record.get("dice", {}))
    except (KeyError, TypeError, AttributeError, RecursionError) as fault:
        raise NonsenseError("setup", stored) from fault
    return GameSetup(rules, players, dice)


def _parse_dice(stored: Any) -> DiceChoice:  # noqa: ANN401 - whatever the file holds
    code = stored.get("code")
    kind = DiceKind(stored.get("kind", DiceKind.COMPUTER.value))
    return DiceChoice(kind, None if code is None else read_code(_text(code)))


def _parse_player(seat: Any) -> Player:  # noqa: ANN401 - whatever the file holds
    level = None if seat["level"] is None else Level(seat["level"])
    return Player(clean_name(_text(seat["name"])), level)


def write_setup(setup: GameSetup) -> str:
    """Return rules, players and dice as JSON text of ASCII letters only."""
    players = [{"name": player.name, "level": player.level.value if player.level else None} for player in setup.players]
    dice = {"kind": setup.dice.kind.value, "code": setup.dice.code}
    record = {"rules": setup.rules.id, "options": dict(setup.rules.options), "players": players, "dice": dice}
    return json.dumps(record)


FIRST_SETUP: Final = GameSetup(ruleset("yacht"), (Player(), Player(level=Level.CAPTAIN)))

LANGUAGE: Final = _choice("language", Language.SYSTEM)
THEME: Final = _choice("theme", ThemeChoice.SYSTEM)
CLOTH: Final = _choice("cloth", Cloth.NAVY)
DICE_STYLE: Final = _choice("dice_style", DiceStyle.IVORY)
SPEED: Final = _choice("speed", Speed.NORMAL)
REDUCE_MOTION: Final = _choice("reduce_motion", ReduceMotion.SYSTEM)
CONFIRM_ZERO: Final = _switch("confirm_zero", default=True)
COACH_OPEN: Final = _switch("coach_open", default=False)
TUTOR: Final = _switch("tutor", default=False)
TUTOR_POINTS: Final = _limit("tutor_points", Threshold().points, POINT_LIMITS)
TUTOR_WIN: Final = _limit("tutor_win", Threshold().win, WIN_LIMITS)
VOLUME: Final = Setting("volume", int, 60, VOLUMES, _parse_volume, str)
MUTED: Final = _switch("muted", default=False)
TEXT_SCALE: Final = Setting("text_scale", int, 100, SCALES, _parse_scale, str)
LAST_SETUP: Final = Setting("last_setup", GameSetup, FIRST_SETUP, (), parse_setup, write_setup)
WINDOW_GEOMETRY: Final = Setting("window_geometry", bytes, b"", (), _parse_bytes, QByteArray)

ALL_SETTINGS: Final[tuple[Setting[Any], ...]] = (
    LANGUAGE,
    THEME,
    CLOTH,
    DICE_STYLE,
    SPEED,
    REDUCE_MOTION,
    CONFIRM_ZERO,
    COACH_OPEN,
    TUTOR,
    TUTOR_POINTS,
    TUTOR_WIN,
    VOLUME,
    MUTED,
    TEXT_SCALE,
    LAST_SETUP,
    WINDOW_GEOMETRY,
)


def tutor_threshold(settings: "Settings") -> Threshold | None:
    """Return what the tutor warns of, as it is set; None where it is off."""
    return Threshold(settings.get(TUTOR_POINTS), settings.get(TUTOR_WIN)) if settings.get(TUTOR) else None


class SettingsFault(Enum):
    """What went wrong with the settings as a whole, for one sentence to the player."""

    DAMAGED = "damaged"
    NOT_SAVED = "not_saved"


class Settings(QObject):
    """The settings in force, kept in a file.

    Attributes:
        changed: carries the key of a setting that has a new value.
        failed: carries a SettingsFault when saving begins to fail.
    """

    changed = Signal(str)
    failed = Signal(object)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Read the file; defaults stand in for all that is missing or nonsense."""
        super().__init__(parent)
        self._file = SettingsFile(path)
        self._unsaved: dict[str, Stored] = {}
        self._failing = False
        stored = self._file.read()
        self._values = {setting.key: _value(setting, stored) for setting in ALL_SETTINGS}

    @property
    def fault(self) -> SettingsFault | None:
        """What was wrong with the file when it was read, None where all was well."""
        whole = self._file.aside is None and self._file.is_usable
        return None if whole else SettingsFault.DAMAGED

    @property
    def put_aside(self) -> Path | None:
        """Where a damaged file is now, None where there was none or it could not be moved."""
        return self._file.aside

    def get(self, setting: Setting[_T]) -> _T:
        """Return the value in force."""
        value = self._values[setting.key]
        assert isinstance(value, setting.type)  # noqa: S101 - `set` lets no other in
        return value

    def set(self, setting: Setting[_T], value: _T) -> None:
        """Put a value in force and store it; `failed` tells once when it cannot be stored.

        Raises:
            ValueError: the setting has no such value.
        """
        if not isinstance(value, setting.type) or (setting.choices and value not in setting.choices):
            raise NonsenseError(setting.key, value)
        if value == self._values[setting.key]:
            return
        self._values[setting.key] = value
        self._unsaved[setting.key] = setting.write(value)
        self._save()
        self.changed.emit(setting.key)

    def _save(self) -> None:
        if self._file.write(self._unsaved):
            self._unsaved.clear()
            self._failing = False
        elif not self._failing:
            self._failing = True
            logger.warning("the settings could not be saved to %s", self._file.path)
            self.failed.emit(SettingsFault.NOT_SAVED)


def _value(setting: Setting[Any], stored: dict[str, object]) -> object:
    if setting.key not in stored:
        return setting.default
    try:
        return setting.parse(stored[setting.key])
    except ValueError as fault:
        logger.warning("the setting %s is unreadable, its default stands in: %s", setting.key, fault)
        return setting.default
