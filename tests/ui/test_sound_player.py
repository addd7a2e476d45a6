"""Sounds are played on a thread of their own; whatever becomes of the loudspeaker, the game goes on."""

import logging
import sys
from functools import partial

import pytest

from tests.ui.sound_stage import Stage, sound_threads, wait_for
from yacht_desktop.ui import sound_device, sound_player
from yacht_desktop.ui.sound_device import MiniaudioDevice, NoDeviceError
from yacht_desktop.ui.sound_mixer import RATE
from yacht_desktop.ui.sound_player import IDLE_S, LONGEST_WAIT_S, SoundPlayer
from yacht_desktop.ui.sounds import Sound, Throw


@pytest.fixture
def stage(monkeypatch):
    monkeypatch.setattr(sound_player, "_WATCH_S", 0.005)
    made = Stage()
    yield made
    made.may_open.set()
    made.player.shut_down()
    assert sound_threads() == []


def said(caplog):
    return [record.message for record in caplog.records if record.message.startswith("no sound")]


@pytest.fixture
def caplog(caplog):
    caplog.set_level(logging.INFO, "yacht_desktop")
    logger = logging.getLogger("yacht_desktop")
    before, logger.propagate = logger.propagate, True
    yield caplog
    logger.propagate = before


def test_nothing_is_opened_and_nothing_runs_before_the_first_sound(stage):
    assert sound_threads() == []
    stage.player.play(Sound.HOLD)
    assert stage.loudspeaker().hear(3) == [1000, 1000, 1000]
    assert stage.loaded == ["hold"]
    assert len(sound_threads()) == 1


def test_sounds_are_heard_together(stage):
    stage.player.play(Sound.HOLD)
    stage.player.play(Sound.SCORE, gain=0.5)
    wait_for(lambda: len(stage.player._mixer._voices) == 2)
    assert stage.loudspeaker().hear(2) == [1500, 1500]
    assert len(stage.opened) == 1


def test_a_sound_waits_for_its_moment(stage):
    stage.player.play(Sound.HOLD, delay=0.25)
    heard = stage.loudspeaker().hear(RATE // 2)
    assert heard.index(1000) == RATE // 4


def test_a_throw_is_put_together_of_many_pieces_and_is_never_too_loud(stage):
    stage._samples = dict.fromkeys(
        [f"{kind}-{take}" for kind in ("clack", "landing", "bounce", "touch") for take in range(6)], [20_000] * 9600
    )
    stage.player.play(Throw(5, 0.6))
    heard = stage.loudspeaker().hear(RATE)
    assert len(stage.loaded) == 20
    assert 15_000 < max(heard) <= 24_000


def test_volume_is_obeyed_at_once_by_what_is_heard_and_nothing_jumps(stage):
    stage.player.play(Sound.HOLD)
    loudspeaker = stage.loudspeaker()
    assert loudspeaker.hear(10) == [1000] * 10
    stage.player.set_level(0.25)
    ramp = loudspeaker.hear(10)
    assert ramp == sorted(ramp, reverse=True)
    assert ramp[0] > 900
    assert loudspeaker.hear(10) == [250] * 10


def test_silenced_sounds_end_within_a_hundredth_of_a_second_and_the_loudspeaker_is_closed(stage):
    stage.player.play(Sound.HOLD)
    loudspeaker = stage.loudspeaker()
    loudspeaker.hear(10)
    stage.player.set_level(0.0)
    assert loudspeaker.hear(RATE // 100)[-1] == 0
    assert not any(loudspeaker.hear(1000))
    wait_for(lambda: loudspeaker.is_closed)


def test_at_level_zero_nothing_is_ever_opened(stage):
    stage.player.set_level(0.0)
    stage.player.play(Sound.WIN)
    assert sound_threads() == []
    assert stage.tries == 0


def test_the_loudspeaker_is_closed_some_seconds_after_the_last_sound_and_opened_again(stage):
    stage.player.play(Sound.HOLD)
    loudspeaker = stage.loudspeaker()
    loudspeaker.hear(4800)
    wait_for(lambda: stage.player._silent_since is not None)
    stage.clock.now += IDLE_S * 0.3
    loudspeaker.hear(10)
    wait_for(lambda: stage.player._asked_at == stage.clock.now)
    assert not loudspeaker.is_closed
    stage.clock.now += IDLE_S
    loudspeaker.hear(10)
    wait_for(lambda: loudspeaker.is_closed)
    stage.player.play(Sound.HOLD)
    assert stage.loudspeaker().hear(1) == [1000]
    assert len(stage.opened) == 2


def test_a_sound_that_comes_too_late_is_not_played_but_a_throw_is_heard_from_where_the_dice_are(stage):
    stage.opening_takes = 0.3
    stage.player.play(Sound.HOLD)
    wait_for(lambda: len(stage.opened) == 1)
    assert stage.mixer_is_silent
    stage.player._orders.put(sound_player.Wish(Throw(2, 1.0), 1.0, 0.0, stage.clock.now - 0.3))
    wait_for(lambda: not stage.mixer_is_silent)
    assert stage.player._mixer._voices[0]._place == round(0.3 * RATE)


def test_without_a_loudspeaker_it_is_said_once_and_tried_again_after_ever_longer_times(stage, caplog):
    stage.is_missing = True
    stage.player.play(Sound.HOLD)
    wait_for(lambda: stage.tries == 1)
    stage.player.play(Sound.HOLD)
    for wait in (2.0, 4.0, 8.0):
        tries = stage.tries
        wait_for(stage.player._orders.empty)
        stage.clock.now += wait - 0.5
        stage.player.play(Sound.HOLD)
        wait_for(stage.player._orders.empty)
        assert stage.tries == tries
        stage.clock.now += 1.0
        stage.player.play(Sound.HOLD)
        wait_for(partial(stage.has_tried, tries + 1))
    assert said(caplog) == ["no sound: nothing is plugged in"]
    stage.is_missing = False
    stage.clock.now += LONGEST_WAIT_S
    stage.player.play(Sound.HOLD)
    assert stage.loudspeaker().hear(1) == [1000]


@pytest.mark.parametrize("how", ["it says so", "it asks for nothing any more"])
def test_a_loudspeaker_that_vanishes_is_let_go_and_another_one_is_found(stage, caplog, how):
    stage.player.play(Sound.WIN)
    loudspeaker = stage.loudspeaker()
    loudspeaker.hear(10)
    if how == "it says so":
        loudspeaker.has_stopped = True
    else:
        wait_for(lambda: stage.player._pieces == stage.player._mixer.pieces)
        stage.clock.now += 2.5
    wait_for(lambda: loudspeaker.is_closed)
    wait_for(lambda: stage.player._failures == 1)
    assert stage.mixer_is_silent
    stage.clock.now += 3.0
    stage.player.play(Sound.HOLD)
    assert stage.loudspeaker().hear(1) == [1000]
    assert len(stage.opened) == 2
    assert said(caplog) == ["no sound: the device has stopped"]


def test_a_sound_system_that_hangs_holds_nothing_up(stage, caplog):
    stage.may_open.clear()
    stage.player.play(Sound.HOLD)
    wait_for(lambda: stage.tries == 1)
    for _ in range(50):
        stage.player.play(Sound.HOLD)
    stage.clock.now += 4.0
    for _ in range(50):
        stage.player.play(Sound.HOLD)
    assert stage.player._orders.qsize() == 50, "what is asked for later is forgotten at once"
    assert said(caplog) == ["no sound: the system's sound does not answer"]
    stage.may_open.set()
    wait_for(stage.player._orders.empty)
    assert stage.mixer_is_silent, "what was asked for meanwhile says nothing any more"
    stage.player.play(Sound.HOLD)
    assert stage.loudspeaker().hear(1) == [1000]


def test_a_loudspeaker_that_cannot_be_closed_is_left_alone_and_another_one_is_opened(stage, monkeypatch):
    monkeypatch.setattr(sound_player, "_CLOSE_S", 0.02)
    stage.player.play(Sound.WIN)
    first = stage.loudspeaker()
    first.may_close.clear()
    first.has_stopped = True
    wait_for(lambda: stage.player._failures == 1)
    assert not first.is_closed
    stage.clock.now += 3.0
    stage.player.play(Sound.HOLD)
    assert stage.loudspeaker().hear(1) == [1000]
    assert stage.loudspeaker() is not first
    first.may_close.set()
    wait_for(lambda: first.is_closed)


def test_shutting_down_is_quick_even_while_the_sound_system_hangs(stage, monkeypatch):
    monkeypatch.setattr(sound_player, "_STOP_S", 0.05)
    stage.may_open.clear()
    stage.player.play(Sound.HOLD)
    wait_for(lambda: stage.tries == 1)
    stage.player.shut_down()
    (thread,) = sound_threads()
    assert thread.daemon
    stage.may_open.set()
    wait_for(lambda: sound_threads() == [])
    assert stage.opened[-1].is_closed


def test_shutting_down_closes_the_loudspeaker_and_nothing_is_heard_afterwards(stage):
    stage.player.play(Sound.WIN)
    loudspeaker = stage.loudspeaker()
    stage.player.shut_down()
    assert loudspeaker.is_closed
    assert sound_threads() == []
    stage.player.play(Sound.HOLD)
    stage.player.shut_down()
    assert sound_threads() == []


def test_what_fades_is_gone_also_where_it_had_not_begun(stage):
    stage.may_open.clear()
    stage.player.play(Throw(5, 0.6))
    wait_for(lambda: stage.tries == 1)
    stage.player.play(Sound.HOLD)
    stage.player.fade(Throw)
    stage.may_open.set()
    wait_for(lambda: stage.player._orders.empty() and len(stage.player._mixer._voices) == 2)
    wait_for(lambda: stage.player._mixer._voices[0].is_fading)
    assert not stage.player._mixer._voices[1].is_fading


def test_a_fault_ends_the_sound_and_not_the_game(stage, monkeypatch):
    faults: list[object] = []
    monkeypatch.setattr("threading.excepthook", faults.append)
    stage.player.play(Sound.WIN)
    loudspeaker = stage.loudspeaker()
    monkeypatch.setattr(stage.player, "_load", {}.__getitem__)
    stage.player.play(Sound.HOLD)
    wait_for(lambda: sound_threads() == [])
    assert len(faults) == 1
    assert loudspeaker.is_closed
    stage.player.play(Sound.HOLD)
    stage.player.fade()
    stage.player.set_level(0.0)
    assert len(stage.opened) == 1


def test_miniaudio_plays_to_its_null_device_and_lets_go_of_it():
    asked: list[int] = []

    def fill(count):
        asked.append(count)
        return bytes(2 * count)

    for _ in range(3):
        asked.clear()
        device = MiniaudioDevice(fill, ("null",))
        wait_for(lambda: len(asked) > 2)
        assert not device.has_stopped
        device.close()
        heard = len(asked)
        device.close()
        assert len(asked) == heard
    assert max(asked) <= RATE // 10, "what is pressed is heard within a tenth of a second"


def test_a_player_plays_through_miniaudio(monkeypatch):
    monkeypatch.setattr(sound_player, "_WATCH_S", 0.005)
    stage = Stage()
    player = SoundPlayer(stage._load, lambda fill: MiniaudioDevice(fill, ("null",)))
    player.play(Sound.HOLD)
    wait_for(lambda: not player._mixer.is_silent)
    wait_for(lambda: player._mixer.is_silent)
    player.shut_down()
    assert sound_threads() == []


def test_a_sound_system_that_is_not_there_is_no_device():
    with pytest.raises(NoDeviceError, match="no sound system"):
        MiniaudioDevice(lambda count: bytes(2 * count), ("sndio", "audio4"))


def test_without_the_library_there_is_no_device(monkeypatch):
    def missing(name):
        raise ImportError(name)

    sound_device._miniaudio.cache_clear()
    monkeypatch.setattr(sound_device, "import_module", missing)
    with pytest.raises(NoDeviceError, match="_miniaudio"):
        MiniaudioDevice(lambda count: bytes(2 * count))


def test_alsa_is_asked_only_where_there_is_a_sound_card(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sound_device, "Path", lambda _: tmp_path / "snd")
    assert not sound_device._may_be_there("alsa")
    assert sound_device._may_be_there("pulseaudio")
    (tmp_path / "snd").mkdir()
    assert sound_device._may_be_there("alsa")
