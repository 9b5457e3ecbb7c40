"""A trip as one drawing: no pin covers another, wherever its stops lie."""

import re
from itertools import combinations
from math import hypot

import pytest

from components.look.palette import KIND_ICON
from components.maps.base_layer import BaseLayer
from components.maps.pin_map import corners_of, pin_map
from components.maps.spreading import spread
from core.model.plan import Plan
from core.sandbox.places import Position

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


def test_a_name_stays_inside_of_the_drawing_where_its_pin_is_drawn_large(
    plan: Plan, ground: BaseLayer
) -> None:
    corners = corners_of([(plan, ground)])
    assert corners is not None
    called = {"天坛": "T" * 40}
    for grown in (1.0, 1.35):
        drawn = pin_map(
            plan, ground, corners, lambda name: called.get(name, name), width=680, height=560, grown=grown
        )
        for x, dx, anchor, text in _LABEL.findall(drawn):
            begins = float(dx) - _OFF[anchor] * 0.58 * 12 * len(text)
            ends = begins + 0.58 * 12 * len(text)
            assert float(x) + grown * begins >= 0
            assert float(x) + grown * ends <= 680


_OFF = {"start": 0.0, "middle": 0.5, "end": 1.0}
_LABEL = re.compile(
    r'translate\(([0-9.]+) [0-9.]+\)"><g class="pin"(?:(?!</g>).)*?<text x="([-0-9.]+)" y="[-0-9.]+" text-anchor="(\w+)" font-size="12"[^>]*>(T+)<'
)


def test_a_name_stays_inside_of_the_drawing_from_top_to_bottom(plan: Plan, ground: BaseLayer) -> None:
    corners = corners_of([(plan, ground)])
    assert corners is not None
    # a sheet as low as this leaves most pins at an edge, where a name above or below would be cut
    drawn = pin_map(plan, ground, corners, lambda name: name, width=680, height=70)
    found = _BASELINE.findall(drawn)
    assert found
    for y, dy in found:
        assert 12 <= float(y) + float(dy) <= 70


_BASELINE = re.compile(
    r'translate\([0-9.]+ ([0-9.]+)\)"><g class="pin"(?:(?!</g>).)*?<text x="[-0-9.]+" y="([-0-9.]+)"'
)


def test_a_stop_without_a_number_has_the_sign_of_its_kind(plan: Plan, ground: BaseLayer) -> None:
    corners = corners_of([(plan, ground)])
    assert corners is not None
    drawn = pin_map(plan, ground, corners, lambda name: name)
    pins = re.findall(r'<g class="pin".*?</g>', drawn)
    unnumbered = [pin for pin in pins if not re.search(r">[0-9]+</text>", pin)]
    assert unnumbered
    assert all(any(sign in pin for sign in KIND_ICON.values()) for pin in unnumbered)


def test_a_stop_outside_of_the_drawing_stands_at_its_edge_with_an_arrow(
    plan: Plan, ground: BaseLayer
) -> None:
    temple = ground.places["天坛"]
    # the drawing reaches from the temple to the south-east: all else of the trip lies to the north of it
    corners = (Position(temple.lat - 0.01, temple.lon), Position(temple.lat, temple.lon + 0.01))
    drawn = pin_map(plan, ground, corners, str)
    assert re.search("故宫 [↖↑↗]</text>", drawn)


def test_a_stop_outside_of_the_drawing_stands_clear_of_the_buttons_of_the_page(
    plan: Plan, ground: BaseLayer
) -> None:
    lunch = plan.itinerary[0].activities[1].model_copy(update={"transports": ()})
    alone = plan.model_copy(
        update={"itinerary": (plan.itinerary[0].model_copy(update={"activities": (lunch,)}),)}
    )
    lat, lon = ground.places[lunch.begins_at]
    # it lies in the direction of the lower right corner
    corners = (Position(lat + 0.2, lon - 0.5), Position(lat + 0.21, lon - 0.49))
    drawn = pin_map(alone, ground, corners, str, corner=(110, 44))
    places = re.findall(r'translate\(([0-9.]+) ([0-9.]+)\)"><g class="pin"', drawn)
    assert places
    assert all(float(x) < 640 - 110 or float(y) <= 300 - 44 for x, y in places)


def test_what_lies_around_is_named_faintly_where_it_meets_nothing(plan: Plan, ground: BaseLayer) -> None:
    corners = Position(39.85, 116.3), Position(39.95, 116.45)
    assert "景山" not in pin_map(plan, ground, corners, str)
    drawn = pin_map(plan, ground, corners, str, width=1360, height=1120, lines=str)
    around = re.search(r'<g class="around">.*?</g>', drawn)
    assert around is not None
    assert re.findall(">([^<]+)</text>", around[0]) == ["景山", "1号线", "5号线"]


def test_a_taxi_there_and_one_back_lie_apart(plan: Plan, ground: BaseLayer) -> None:
    day = plan.itinerary[0]
    visit = day.activities[1]
    leg = visit.transports[0].model_copy(update={"mode": "taxi"})
    back = leg.model_copy(update={"start": leg.end, "end": leg.start})
    twice = visit.model_copy(update={"transports": (leg, back)})
    alone = plan.model_copy(update={"itinerary": (day.model_copy(update={"activities": (twice,)}),)})
    corners = Position(39.85, 116.3), Position(39.95, 116.45)
    there, home = re.findall(r'points="([^"]+)" data-way', pin_map(alone, ground, corners, str))
    middle = [tuple(map(float, way.split()[len(way.split()) // 2].split(","))) for way in (there, home)]
    length = hypot(
        *(a - b for a, b in zip(*(map(float, there.split()[at].split(",")) for at in (0, -1)), strict=True))
    )
    assert hypot(middle[0][0] - middle[1][0], middle[0][1] - middle[1][1]) > 0.1 * length
