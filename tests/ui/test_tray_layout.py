"""Where things lie on the tray, and that thrown dice never touch."""

import itertools

import pytest

from PySide6.QtCore import QPointF

from yacht_desktop.ui.tray_layout import Place, TrayLayout, noise, scatter, tray_layout

SIZES = [(556, 456), (388, 456), (300, 390), (304, 321), (640, 464), (896, 655), (892, 729)]


def layout_of(size: tuple[int, int], dice: int = 5, scale: float = 1.0, text_scale: float = 1.0) -> TrayLayout:
    return tray_layout(size[0], size[1], dice, scale, text_scale)


@pytest.mark.parametrize(
    ("size", "die", "pitch", "rail_height"),
    [((556, 456), 80, 100, 132), ((388, 456), 58, 68, 110), ((300, 390), 44, 52, 96)],
)
def test_dice_and_rail_have_the_designed_sizes(size: tuple[int, int], die: int, pitch: int, rail_height: int) -> None:
    layout = layout_of(size)
    assert (layout.die, layout.pitch, layout.rail.height()) == (die, pitch, rail_height)


def test_the_design_at_556_by_456() -> None:
    layout = layout_of((556, 456))
    assert layout.rail.getRect() == (16, 308, 524, 132)
    assert [slot.getRect() for slot in layout.slots] == [(38 + 100 * place, 320, 80, 80) for place in range(5)]
    assert layout.captions[0].getRect() == (28, 412, 100, 18)
    assert layout.rose_centre == QPointF(278, 158)
    assert round(layout.rose_radius) == 123


def test_three_slots_are_centred() -> None:
    layout = layout_of((556, 456), dice=3)
    assert [slot.center().x() for slot in layout.slots] == [178, 278, 378]


def test_dice_are_128_at_the_largest_scale() -> None:
    assert layout_of((892, 729), scale=1.6).die == 128


def test_large_text_gets_a_higher_rail() -> None:
    assert layout_of((556, 456), text_scale=1.5).rail.height() == 132 + 9


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("dice", [3, 5])
def test_thrown_dice_lie_apart_in_their_columns_above_the_rail(size: tuple[int, int], dice: int) -> None:
    layout = layout_of(size, dice)
    rolls = list(itertools.product(range(1, 7), repeat=dice))
    for faces in rolls[:: max(1, len(rolls) // 300)]:
        squares = [place.square(layout.die) for place in scatter(faces, layout)]
        assert not any(first.intersects(second) for first, second in itertools.combinations(squares, 2)), faces
        for square, slot in zip(squares, layout.slots, strict=True):
            assert layout.free.contains(square), faces
            assert abs(square.center().x() - slot.center().x()) <= 12 * layout.die / 80


def test_a_roll_always_lies_the_same_way_and_another_roll_differently() -> None:
    layout = layout_of((556, 456))
    assert scatter((1, 2, 3, 4, 5), layout) == scatter((1, 2, 3, 4, 5), layout)
    assert scatter((1, 2, 3, 4, 5), layout) != scatter((1, 2, 3, 4, 6), layout)


def test_the_roll_of_the_designs_picture_lies_as_in_it() -> None:
    first, _, _, fourth, _ = scatter((2, 5, 5, 4, 5), layout_of((556, 456)))
    for place, x, y, tilt in ((first, 88, 194, -8), (fourth, 370, 130, 6)):
        assert abs(place.centre.x() - x) <= 4
        assert abs(place.centre.y() - y) <= 6
        assert abs(place.tilt - tilt) <= 2


def test_tilts_and_heights_vary_between_rolls() -> None:
    layout = layout_of((556, 456))
    places = [scatter(faces, layout)[2] for faces in itertools.product((1, 6), repeat=5)]
    assert max(place.tilt for place in places) > 5
    assert min(place.tilt for place in places) < -5
    heights = [place.centre.y() for place in places]
    assert max(heights) - min(heights) > 100


def test_the_square_around_a_tilted_face_holds_its_corners() -> None:
    square = Place(QPointF(100, 100), 10.0).square(80)
    assert square.width() == pytest.approx(80 * (0.98481 + 0.17365), abs=1e-3)
    assert square.center() == QPointF(100, 100)


def test_noise_is_even_and_the_same_for_the_same_numbers() -> None:
    values = [noise(7, key) for key in range(2000)]
    assert noise(7, 3) == values[3]
    assert all(0 <= value < 1 for value in values)
    assert abs(sum(values) / len(values) - 0.5) < 0.02
    assert len(set(values)) == 2000
