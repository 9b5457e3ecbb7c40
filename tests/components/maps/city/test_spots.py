"""The places of a city as its map and tables show them."""

import pytest

from components.maps.city.shading import STEPS, cells, shading
from components.maps.city.spots import Spot, spots, types_of
from core.sandbox.places import Position
from core.sandbox.sandbox import Sandbox


@pytest.fixture(scope="module")
def beijing(demo: Sandbox) -> tuple[Spot, ...]:
    return spots(demo.city("北京"), "en")


def spot(number: int, price: float | None = None, at: Position | None = None) -> Spot:
    return Spot(
        id=f"sight:{number}",
        kind="sight",
        name=str(number),
        shown=str(number),
        position=at or Position(30, 110),
        price=price,
    )


def test_every_place_of_a_city_is_a_spot_in_the_words_of_the_reader(beijing: tuple[Spot, ...]) -> None:
    palace = next(one for one in beijing if one.id == "sight:故宫博物院")
    assert palace.shown == "The Palace Museum (Forbidden City)"
    assert "Historical sites" in palace.types
    assert {one.kind for one in beijing} == {"sight", "meal", "hotel", "station"}


def test_an_interchange_is_one_spot_with_all_its_lines(beijing: tuple[Spot, ...]) -> None:
    stations = [one for one in beijing if one.kind == "station"]
    assert len({one.name for one in stations}) == len(stations)
    assert any(len(one.types) > 1 for one in stations)


def test_types_come_with_the_most_frequent_first() -> None:
    made = [
        Spot(id="a", kind="sight", name="a", shown="a", position=Position(0, 0), types=types)
        for types in (("x",), ("y", "x"), ("z",))
    ]
    assert types_of(made)[0] == "x"


def test_a_position_that_is_not_on_earth_is_not_on_the_map() -> None:
    assert not spot(1, at=Position(float("nan"), 110)).is_on_the_map
    assert not spot(1, at=Position(30, 500)).is_on_the_map


def test_dearer_places_are_never_shaded_less() -> None:
    made = [spot(number, price=float(number % 50)) for number in range(200)]
    steps = shading(made, "prices").steps
    by_price = sorted(zip((one.price or 0 for one in made), steps, strict=True))
    assert [step for _, step in by_price] == sorted(step for step in steps if step is not None)
    assert set(steps) == set(range(STEPS))


def test_a_place_without_a_price_has_no_step() -> None:
    assert shading([spot(1, 10.0), spot(2), spot(3, 90.0)], "prices").steps[1] is None


def test_without_any_rating_nothing_is_shaded() -> None:
    assert shading([spot(1), spot(2)], "ratings").edges == ()


def test_squares_count_every_place_once(beijing: tuple[Spot, ...]) -> None:
    assert sum(cell.count for cell in cells(beijing)) == len(beijing)


def test_squares_with_few_many_and_very_many_spots_are_shaded_apart() -> None:
    places = {1: Position(39.9, 116.3), 6: Position(39.9, 116.4), 60: Position(39.9, 116.5)}
    crowd = [spot(number, at=place) for number, place in places.items() for _ in range(number)]
    assert [(cell.count, cell.step) for cell in sorted(cells(crowd), key=lambda cell: cell.count)] == [
        (1, 0),
        (6, 2),
        (60, 4),
    ]
