"""The files of the sounds are what the project's own script makes, and are good to listen to."""

import random
from collections import Counter

import numpy as np

import pytest
import sounds as making

from yacht_desktop.resources import resource_path
from yacht_desktop.ui.sound_files import SoundFiles
from yacht_desktop.ui.sound_mixer import RATE
from yacht_desktop.ui.sounds import ALL_FILES, BOUNCES, CLACKS, LANDINGS, TOUCHES, Throw, strikes_of

FOLDER = resource_path("sounds")
BELLS = ("yacht", "win", "lose")


@pytest.fixture(scope="module")
def samples():
    load = SoundFiles(FOLDER)
    return {name: np.array(load(name), dtype=np.int64) for name in ALL_FILES}


def test_there_is_a_file_for_every_sound_and_no_other():
    assert {path.stem for path in FOLDER.glob("*.wav")} == set(ALL_FILES) == set(making.SOUNDS)
    assert {path.suffix for path in FOLDER.iterdir()} == {".wav"}


@pytest.mark.parametrize("name", ALL_FILES)
def test_the_script_makes_the_file_again(samples, name):
    made = making.frames(name).astype(np.int64)
    assert made.size == samples[name].size
    # Another processor may round a sine the other way.
    assert np.max(np.abs(made - samples[name])) <= 1


def test_sounds_are_short_and_their_files_small(samples):
    assert max(sound.size for sound in samples.values()) <= RATE
    assert max(samples[name].size for name in ALL_FILES if name not in BELLS) <= 0.3 * RATE
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 600_000


def test_no_sound_begins_or_ends_with_a_click_or_is_cut(samples):
    for name, sound in samples.items():
        assert abs(int(sound[0])) < 200, name
        assert np.max(np.abs(sound[-20:])) < 40, name
        assert np.max(np.abs(sound)) < 0.72 * 32_767, name
        assert abs(float(np.mean(sound))) < 40, name


def test_sounds_are_about_equally_loud(samples):
    loud = [making.loudness(sound / 32_767) for name, sound in samples.items() if name not in (*CLACKS, *TOUCHES)]
    assert max(loud) / min(loud) < 1.8


def test_releasing_sounds_a_third_lower_than_holding(samples):
    def lowest_note(name):
        spectrum = np.abs(np.fft.rfft(samples[name], RATE))
        return 1400 + int(np.argmax(spectrum[1400:2500]))

    assert lowest_note("hold") / lowest_note("release") == pytest.approx(2 ** (4 / 12), rel=0.02)


def blows(sound):
    """When the bell is struck: where it becomes much louder from one 10 ms to the next."""
    power = [float(np.sum(part.astype(float) ** 2)) for part in np.array_split(sound, sound.size // 480)]
    return [index for index in range(1, len(power)) if power[index] > 2.2 * power[index - 1] and power[index] > 1e9]


def test_the_bell_tells_yacht_win_and_loss_apart(samples):
    assert [len(blows(np.concatenate((np.zeros(960), samples[name])))) for name in BELLS] == [2, 4, 1]


@pytest.mark.parametrize("dice", range(1, 7))
@pytest.mark.parametrize("seconds", [0.31, 0.62, 0.992])
def test_a_throw_is_heard_as_long_as_it_is_seen(dice, seconds):
    for seed in range(30):
        strikes = strikes_of(Throw(dice, seconds), random.Random(seed))
        assert 0 <= strikes[0].start <= 0.34 * seconds
        assert 0.85 * seconds < strikes[-1].start < seconds
        assert strikes == tuple(sorted(strikes))


def test_more_dice_make_more_noise():
    def kinds(dice):
        strikes = strikes_of(Throw(dice, 0.62), random.Random(4))
        return Counter(strike.file.rpartition("-")[0] for strike in strikes)

    assert kinds(1) == {"landing": 1, "bounce": 1, "touch": 2}
    assert kinds(3) == {"clack": 3, "landing": 3, "bounce": 3, "touch": 3}
    assert kinds(5) == {"clack": 5, "landing": 5, "bounce": 5, "touch": 5}


def test_no_two_throws_sound_alike():
    source = random.Random(4)
    assert len({strikes_of(Throw(5, 0.62), source) for _ in range(200)}) == 200


@pytest.mark.parametrize("dice", range(1, 7))
def test_dice_that_are_put_down_are_heard_for_a_moment_only(dice):
    strikes = strikes_of(Throw(dice, 0.0), random.Random(dice))
    assert len(strikes) == dice
    assert strikes[-1].start < 0.06
    assert {strike.file for strike in strikes} <= set(BOUNCES)


def test_all_takes_are_used():
    source = random.Random(1)
    used = {strike.file for _ in range(60) for strike in strikes_of(Throw(5, 0.62), source)}
    assert used == {*CLACKS, *LANDINGS, *BOUNCES, *TOUCHES}


@pytest.mark.parametrize("content", [None, b"", b"RIFF", b"no sound at all" * 20])
def test_a_missing_or_damaged_file_is_silence(tmp_path, content):
    if content is not None:
        (tmp_path / "hold.wav").write_bytes(content)
    assert SoundFiles(tmp_path)("hold").tolist() == [0]


def test_a_file_of_another_form_is_silence(tmp_path):
    import wave

    with wave.open(str(tmp_path / "hold.wav"), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(bytes(400))
    assert SoundFiles(tmp_path)("hold").tolist() == [0]


def test_a_file_is_read_once(tmp_path):
    load = SoundFiles(FOLDER)
    assert load("hold") is load("hold")
