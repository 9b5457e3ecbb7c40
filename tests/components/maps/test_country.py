"""The country made of data: it is SVG, no name becomes markup in it, and the lens stands beside it."""

from math import hypot
from xml.etree import ElementTree

from components.maps.country import LENS, WIDTH, Lens, country
from core.sandbox.places import Position

SVG = "{http://www.w3.org/2000/svg}"
CITIES = {"a": Position(39.9, 116.4), "b": Position(31.2, 121.5)}


def test_names_of_cities_are_shown_as_they_are() -> None:
    hostile = "<img src=x onerror=alert(1)>"
    drawn = country(CITIES, [("a", "b")], label={"a": hostile})
    texts = [node.text for node in ElementTree.fromstring(drawn).iter(f"{SVG}text")]
    assert texts == [hostile, "b"]


def test_a_sandbox_without_cities_is_an_empty_drawing() -> None:
    assert len(ElementTree.fromstring(country({}, [], label={}))) == 0


def test_the_lens_says_what_the_trip_comes_to_right_of_the_country() -> None:
    hostile = "</text><script>"
    drawn = country(CITIES, [], label={}, route=("a", "b"), lens=Lens("", hostile, "¥1"))
    lens = ElementTree.fromstring(drawn).find(f"{SVG}g[@class='lens']")
    assert lens is not None
    assert [node.text for node in lens.iter(f"{SVG}text")] == [hostile, "¥1"]
    assert all(float(node.get("x", 0)) - LENS / 2 >= WIDTH for node in lens.iter(f"{SVG}text"))


def test_the_light_on_the_lens_begins_at_the_end_of_the_route_and_touches_its_edge() -> None:
    drawn = ElementTree.fromstring(country(CITIES, [], label={}, route=("a", "b"), lens=Lens("", "", "")))
    lens = drawn.find(f"{SVG}g[@class='lens']")
    light = lens.find(f"{SVG}path") if lens is not None else None
    assert light is not None
    one, end, other = (tuple(map(float, pair.split(","))) for pair in light.get("d", "")[1:].split("L"))
    dots = [(float(node.get("cx", 0)), float(node.get("cy", 0))) for node in drawn.findall(f"{SVG}circle")]
    assert end == dots[1]
    circle = lens.findall(f"{SVG}circle")[1] if lens is not None else None
    assert circle is not None
    x, y = float(circle.get("cx", 0)), float(circle.get("cy", 0))
    assert all(abs(hypot(edge[0] - x, edge[1] - y) - LENS / 2) < 0.2 for edge in (one, other))


def test_without_a_route_there_is_no_lens() -> None:
    assert 'class="lens"' not in country(CITIES, [], label={}, lens=Lens("", "t", "f"))


def test_a_small_lens_stands_in_the_country_where_there_is_no_room_beside_it() -> None:
    drawn = ElementTree.fromstring(country(CITIES, [], label={}, route=("a", "b"), lens=Lens("", "t", "f")))
    small = drawn.find(f"{SVG}g[@class='small lens']")
    circles = small.findall(f"{SVG}circle") if small is not None else []
    assert circles
    assert all(float(one.get("cx", 0)) + float(one.get("r", 0)) < WIDTH / 2 for one in circles)
