"""A trip as one drawing: no pin covers another, wherever its stops lie."""

from itertools import combinations
from math import hypot

import pytest

from components.maps.pin_map import spread

WIDTH, HEIGHT, ROOM = 720.0, 230.0, 20.0
CORNER = [(715.0, 225.0)] * 12
EDGE = [(float(x), -4.0) for x in range(300, 336, 4)]
CROWD = [(360.0 + at % 4, 115.0 + at // 4) for at in range(24)]


@pytest.mark.parametrize("points", [CORNER, EDGE, CROWD])
def test_pins_of_one_spot_stand_apart_inside_of_the_drawing(points: list[tuple[float, float]]) -> None:
    apart = spread(points, WIDTH, HEIGHT, ROOM)
    assert min(hypot(a - x, b - y) for (a, b), (x, y) in combinations(apart, 2)) > 0.9 * ROOM
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in apart)


def test_pins_that_have_room_stay_where_they_are() -> None:
    places = [(50.0, 50.0), (90.0, 50.0)]
    assert spread(places, WIDTH, HEIGHT, ROOM) == places


def test_more_pins_than_there_is_room_for_stay_where_they_are() -> None:
    crowd = [(float(number % 300 + 20), 50.0) for number in range(1_000)]
    assert spread(crowd, 640, 300) == crowd
