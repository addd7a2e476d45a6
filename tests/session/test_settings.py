"""What people chose comes back, whatever happened to the file in between."""

import logging
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

from yacht_desktop.game.rulesets import ruleset
from yacht_desktop.opponents.levels import Level
from yacht_desktop.session.names import LONGEST_NAME
from yacht_desktop.session.pace import Speed
from yacht_desktop.session.settings import (
    ALL_SETTINGS,
    CLOTH,
    COACH_OPEN,
    CONFIRM_ZERO,
    DICE_STYLE,
    FIRST_SETUP,
    LANGUAGE,
    LAST_SETUP,
    MUTED,
    REDUCE_MOTION,
    SPEED,
    TEXT_SCALE,
    THEME,
    TUTOR,
    TUTOR_POINTS,
    TUTOR_WIN,
    VOLUME,
    WINDOW_GEOMETRY,
    Cloth,
    DiceStyle,
    Language,
    ReduceMotion,
    Setting,
    Settings,
    SettingsFault,
    ThemeChoice,
    parse_setup,
    write_setup,
)
from yacht_desktop.session.setup import GameSetup, Player

SETUP = GameSetup(
    ruleset("yacht", straights="12/34", four_of_a_kind="all_dice"),
    (
        Player('Åsa 🎲, "x" = [1]; \\ % @'),
        Player("\u202eرقم", Level.DECKHAND),
        Player("", Level.CAPTAIN),
    ),
)
CHOSEN: dict[Setting[Any], Any] = {
    LANGUAGE: Language.FINNISH,
    THEME: ThemeChoice.HIGH_CONTRAST,
    CLOTH: Cloth.BURGUNDY,
    DICE_STYLE: DiceStyle.NUMERALS,
    SPEED: Speed.AT_ONCE,
    REDUCE_MOTION: ReduceMotion.ON,
    CONFIRM_ZERO: False,
    COACH_OPEN: True,
    TUTOR: True,
    TUTOR_POINTS: 4.0,
    TUTOR_WIN: 0.005,
    VOLUME: 35,
    MUTED: True,
    TEXT_SCALE: 150,
    LAST_SETUP: SETUP,
    WINDOW_GEOMETRY: b"\x00\x01@\xff,",
}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.ini"


def choose_all(path: Path) -> None:
    settings = Settings(path)
    for setting, value in CHOSEN.items():
        settings.set(setting, value)


def aside(settings: Settings) -> Path:
    """Return where the damaged file is now."""
    assert settings.put_aside is not None
    return settings.put_aside


def python(code: str, *arguments: object) -> str:
    """Run a program in a process of its own and return what it prints."""
    command = [sys.executable, "-c", textwrap.dedent(code), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_without_a_file_every_setting_has_its_default(path):
    settings = Settings(path)
    assert {s.key: settings.get(s) for s in ALL_SETTINGS} == {s.key: s.default for s in ALL_SETTINGS}
    assert settings.fault is None
    assert not path.exists(), "looking writes nothing"


def test_the_table_has_every_key_once_and_every_default_among_its_choices():
    keys = [setting.key for setting in ALL_SETTINGS]
    assert len(keys) == len(set(keys))
    for setting in ALL_SETTINGS:
        assert isinstance(setting.default, setting.type)
        assert not setting.choices or setting.default in setting.choices


@pytest.mark.parametrize("setting", ALL_SETTINGS, ids=lambda setting: setting.key)
def test_every_choice_is_read_as_it_was_written(setting):
    for value in setting.choices or (setting.default, CHOSEN[setting]):
        assert setting.parse(setting.write(value)) == value


def test_a_second_process_reads_values_of_the_same_types(path):
    choose_all(path)
    printed = python(
        """
        import sys
        from pathlib import Path
        from yacht_desktop.session.settings import ALL_SETTINGS, Settings
        settings = Settings(Path(sys.argv[1]))
        for setting in ALL_SETTINGS:
            print(setting.key, ascii(settings.get(setting)))
        """,
        path,
    )
    expected = [f"{setting.key} {CHOSEN[setting]!a}" for setting in ALL_SETTINGS]
    assert printed.splitlines() == expected


def test_two_programs_do_not_undo_each_others_choices(path):
    first, second = Settings(path), Settings(path)
    first.set(THEME, ThemeChoice.DARK)
    second.set(SPEED, Speed.FAST)
    first.set(TEXT_SCALE, 120)
    third = Settings(path)
    assert (third.get(THEME), third.get(SPEED), third.get(TEXT_SCALE)) == (ThemeChoice.DARK, Speed.FAST, 120)


def test_a_change_is_told_once_and_only_when_it_is_one(qtbot, path):
    settings = Settings(path)
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.set(TEXT_SCALE, 110)
    settings.set(TEXT_SCALE, 110)
    assert told == ["text_scale"]


@pytest.mark.parametrize(
    ("setting", "value"),
    [(TEXT_SCALE, 80), (TEXT_SCALE, 115), (TEXT_SCALE, "110"), (SPEED, "fast"), (CONFIRM_ZERO, None)],
)
def test_a_value_there_is_not_is_refused(path, setting, value):
    settings = Settings(path)
    with pytest.raises(ValueError, match=setting.key):
        settings.set(setting, value)
    assert settings.get(setting) == setting.default


@pytest.mark.parametrize(
    "line",
    [
        "language=xx",
        "language=sv, fi",
        "language=",
        "theme=@ByteArray(dark)",
        "speed=Speed.FAST",
        "reduce_motion=true",
        "confirm_zero=1",
        "confirm_zero=False",
        "text_scale=1e2",
        "text_scale=-100",
        "text_scale=900",
        "text_scale=\u0661\u0660\u0660",
        "last_setup={",
        r'last_setup="{\"rules\": \"no such rules\", \"options\": {}, \"players\": []}"',
        r'last_setup="{\"rules\": \"yacht\", \"options\": {}, \"players\": []}"',
        r'last_setup="{\"rules\": \"yacht\", \"options\": {}, \"players\": \"ab\"}"',
        r'last_setup="{\"rules\": \"yatzy\", \"options\": {\"straights\": \"15/20\"}, \"players\": []}"',
        "last_setup=" + "[" * 100_000,
        "window_geometry=text",
    ],
    ids=lambda line: line[:60],
)
def test_a_nonsense_value_gives_the_default_a_log_line_and_leaves_the_rest(path, caplog, line):
    key = line.partition("=")[0]
    other = "theme=light" if key != "theme" else "text_scale=120"
    path.write_text(f"[General]\n{line}\n{other}\n", encoding="utf-8")
    settings = Settings(path)
    for setting in ALL_SETTINGS:
        if setting.key == key:
            assert settings.get(setting) == setting.default
    assert settings.get(THEME) is ThemeChoice.LIGHT or settings.get(TEXT_SCALE) == 120
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert key in caplog.text
    assert settings.fault is None


DAMAGE = {
    "4096 NULs": b"\0" * 4096,
    "empty": b"",
    "a NUL within": b"[General]\ntheme=dark\n\0\n",
    "other text": b"hello world\n",
    "latin-1": "[General]\nx=å\n".encode("latin-1"),
    "10 MB": b"a=b\n" * 2_500_000,
    "an object for Qt": b"[General]\ntheme=@Variant(\\0\\0\\0\\x80)\n",
}


@pytest.mark.parametrize("content", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_file_is_put_aside_and_said(path, caplog, content):
    path.write_bytes(content)
    settings = Settings(path)
    assert settings.fault is SettingsFault.DAMAGED
    assert settings.get(THEME) is ThemeChoice.SYSTEM
    assert aside(settings).read_bytes() == content
    settings.set(THEME, ThemeChoice.DARK)
    assert aside(settings).read_bytes() == content
    assert Settings(path).get(THEME) is ThemeChoice.DARK
    assert Settings(path).fault is None
    assert "were damaged" in caplog.text


def test_no_damaged_file_takes_the_place_of_another(path, caplog):
    kept = []
    for number in range(3):
        path.write_bytes(b"\0" * (number + 1))
        kept.append(aside(Settings(path)))
    assert len(set(kept)) == 3
    assert [file.stat().st_size for file in kept] == [1, 2, 3]
    assert len(caplog.records) == 3


def test_a_folder_in_its_place_is_put_aside_with_what_is_in_it(path, caplog):
    path.mkdir()
    (path / "diary").write_text("dear", encoding="utf-8")
    settings = Settings(path)
    assert settings.fault is SettingsFault.DAMAGED
    assert (aside(settings) / "diary").read_text(encoding="utf-8") == "dear"
    settings.set(THEME, ThemeChoice.DARK)
    assert Settings(path).get(THEME) is ThemeChoice.DARK
    assert "were damaged" in caplog.text


def test_the_last_good_copy_stands_in_for_a_damaged_file(path, caplog):
    Settings(path).set(SPEED, Speed.FAST)
    Settings(path).set(THEME, ThemeChoice.DARK)
    path.write_bytes(b"\0" * 4096)
    settings = Settings(path)
    assert settings.fault is SettingsFault.DAMAGED
    assert settings.get(SPEED) is Speed.FAST
    assert "were damaged" in caplog.text


def test_a_damaged_copy_is_of_no_use_and_does_no_harm(path, caplog):
    Settings(path).set(SPEED, Speed.FAST)
    Settings(path).set(THEME, ThemeChoice.DARK)
    for file in path.parent.iterdir():
        file.write_bytes(b"\0" * 4096)
    settings = Settings(path)
    assert settings.fault is SettingsFault.DAMAGED
    assert settings.get(SPEED) is Speed.NORMAL
    settings.set(TEXT_SCALE, 90)
    assert Settings(path).get(TEXT_SCALE) == 90
    assert "were damaged" in caplog.text


def test_a_file_damaged_while_we_play_is_put_aside_before_the_next_choice(path, caplog):
    settings = Settings(path)
    settings.set(SPEED, Speed.FAST)
    path.write_bytes(b"\0" * 4096)
    settings.set(THEME, ThemeChoice.DARK)
    assert aside(settings).read_bytes() == b"\0" * 4096
    assert (Settings(path).get(THEME), settings.get(SPEED)) == (ThemeChoice.DARK, Speed.FAST)
    assert "were damaged" in caplog.text


def test_where_nothing_can_be_written_choices_hold_until_the_end_and_it_is_said_once(qtbot, tmp_path, caplog):
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    settings = Settings(tmp_path / "file" / "settings.ini")
    said: list[SettingsFault] = []
    settings.failed.connect(said.append)
    settings.set(THEME, ThemeChoice.DARK)
    settings.set(SPEED, Speed.FAST)
    assert said == [SettingsFault.NOT_SAVED]
    assert settings.get(THEME) is ThemeChoice.DARK
    assert settings.fault is None
    assert "could not be saved" in caplog.text


def test_a_damaged_file_that_cannot_be_moved_is_never_written_to(path, caplog, monkeypatch):
    path.write_bytes(b"\0" * 4096)

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "rename", refuse)
    settings = Settings(path)
    settings.set(THEME, ThemeChoice.DARK)
    assert settings.fault is SettingsFault.DAMAGED
    assert settings.put_aside is None
    assert path.read_bytes() == b"\0" * 4096
    assert "stay where they are" in caplog.text


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot limit the size of files")
def test_a_full_disk_leaves_the_file_as_it_was_and_the_choice_follows_when_there_is_room(path):
    choose_all(path)
    printed = python(
        """
        import logging, resource, signal, sys
        from pathlib import Path
        from yacht_desktop.session.settings import *
        logging.disable()
        path = Path(sys.argv[1])
        before = path.read_bytes()
        settings = Settings(path)
        said = []
        settings.failed.connect(said.append)
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        settings.set(THEME, ThemeChoice.LIGHT)
        settings.set(LANGUAGE, Language.SWEDISH)
        unchanged = path.read_bytes() == before
        left = [file.name for file in path.parent.iterdir() if file.name.endswith(".new")]
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        settings.set(TEXT_SCALE, 90)
        print(unchanged, len(said), len(left))
        """,
        path,
    )
    assert printed.split() == ["True", "1", "0"]
    settings = Settings(path)
    found = settings.get(THEME), settings.get(LANGUAGE), settings.get(TEXT_SCALE), settings.get(SPEED)
    assert found == (ThemeChoice.LIGHT, Language.SWEDISH, 90, Speed.AT_ONCE)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot limit the size of files")
def test_a_full_disk_makes_no_half_settings_of_a_good_copy(path):
    choose_all(path)
    Settings(path).set(THEME, ThemeChoice.LIGHT)
    path.write_bytes(b"\0" * 4096)
    printed = python(
        """
        import logging, resource, signal, sys
        from pathlib import Path
        from yacht_desktop.session.settings import *
        logging.disable()
        path = Path(sys.argv[1])
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (40, resource.RLIM_INFINITY))
        settings = Settings(path)
        print(settings.fault, path.exists(), settings.get(SPEED) is Speed.NORMAL)
        """,
        path,
    )
    assert printed.split() == ["SettingsFault.DAMAGED", "False", "True"]


def test_a_setup_reads_back_whatever_the_names():
    assert parse_setup(write_setup(SETUP)) == SETUP
    assert write_setup(SETUP).isascii()
    assert parse_setup(write_setup(FIRST_SETUP)) == FIRST_SETUP


def test_names_from_a_file_are_cleaned_like_typed_ones():
    text = write_setup(SETUP).replace('"name": ""', '"name": "a\\nb\\ud800' + "x" * 500 + '"')
    assert parse_setup(text).players[2].name == "a b\ufffd" + "x" * (LONGEST_NAME - 4)
