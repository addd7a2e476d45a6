"""Sounds are added up, in pieces of any size, without a click where one ends early."""

from array import array
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from yacht_desktop.ui.sound_mixer import MOST_VOICES, RATE, Mixer


def heard(mixer, count, piece=None):
    whole = array("h")
    while len(whole) < count:
        whole.frombytes(mixer.fill(min(piece or count, count - len(whole))))
    return whole.tolist()


def flat(value, count):
    return array("h", [value] * count)


@given(
    st.lists(st.tuples(st.lists(st.integers(-9000, 9000), min_size=1, max_size=40), st.integers(0, 30)), max_size=3),
    st.integers(1, 90),
)
def test_what_is_heard_is_the_sum_whatever_pieces_the_device_asks_for(sounds, piece):
    mixer = Mixer()
    wanted = [0] * 80
    for samples, delay in sounds:
        mixer.add(array("h", samples), "any", delay)
        for place, sample in enumerate(samples):
            wanted[delay + place] += sample
    assert heard(mixer, 80, piece) == wanted
    assert mixer.is_silent


def test_silence_is_as_long_as_is_asked_for():
    mixer = Mixer()
    assert mixer.fill(7) == bytes(14)
    assert mixer.pieces == 1


def test_what_is_too_loud_is_cut_at_the_loudest_there_is():
    mixer = Mixer()
    for value in (30_000, -30_000):
        mixer.add(flat(value, 2), "any", 0)
        mixer.add(flat(value, 2), "any", 0)
        assert heard(mixer, 2) == [32_767 if value > 0 else -32_767] * 2


def test_a_sound_can_begin_in_its_middle():
    mixer = Mixer()
    mixer.add(array("h", [1, 2, 3, 4]), "any", -2)
    assert heard(mixer, 3) == [3, 4, 0]


def test_a_kind_fades_within_a_hundredth_of_a_second_and_the_others_go_on():
    mixer = Mixer()
    mixer.add(flat(10_000, RATE), "throw", 0)
    mixer.add(flat(10, RATE), "other", 0)
    heard(mixer, 100)
    mixer.fade("throw")
    fading = heard(mixer, RATE // 100)
    assert fading == sorted(fading, reverse=True)
    assert max(before - after for before, after in pairwise(fading)) < 30
    assert heard(mixer, 10) == [10] * 10
    mixer.fade()
    heard(mixer, RATE // 100)
    assert mixer.is_silent


def test_what_has_not_begun_is_not_heard_when_it_fades():
    mixer = Mixer()
    mixer.add(flat(10_000, 10), "any", 5)
    mixer.fade()
    assert not any(heard(mixer, 20))


def test_with_very_many_sounds_the_oldest_fade():
    mixer = Mixer()
    for number in range(MOST_VOICES + 3):
        mixer.add(flat(number, RATE), "any", 0)
    heard(mixer, RATE // 100)
    assert heard(mixer, 1) == [sum(range(3, MOST_VOICES + 3))]
