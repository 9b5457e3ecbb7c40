"""Drawings made of data: they are SVG, and no name becomes markup in them."""

from xml.etree import ElementTree

from components.maps.base_layer import BaseLayer
from components.maps.sketch import country, day_strips, trip_sketch
from components.trip.day_rows import day_cards
from core.model.plan import Plan
from core.sandbox.places import Position
from studio.i18n import translator

SVG = "{http://www.w3.org/2000/svg}"


def test_a_trip_has_a_mark_a_stop_and_a_line_a_way(plan: Plan, ground: BaseLayer) -> None:
    drawn = ElementTree.fromstring(trip_sketch(plan, ground))
    kinds = [node.tag.removeprefix(SVG) for node in drawn]
    # Sights.
    assert kinds.count("circle") == 2
    # The hotel, and breakfast in it.
    assert kinds.count("path") == 2
    assert kinds.count("polyline") == len(ground.city.lines) + 8


def test_the_strips_are_as_many_as_the_days(plan: Plan, ground: BaseLayer) -> None:
    cards = day_cards(plan, city=ground.city, names=str, say=translator("en"))
    drawn = ElementTree.fromstring(day_strips(cards))
    assert [node.get("fill") for node in drawn].count("var(--sunken)") == 2


def test_names_of_cities_are_shown_as_they_are() -> None:
    hostile = "<img src=x onerror=alert(1)>"
    drawn = country(
        {"a": Position(39.9, 116.4), "b": Position(31.2, 121.5)}, [("a", "b")], label={"a": hostile}
    )
    texts = [node.text for node in ElementTree.fromstring(drawn).iter(f"{SVG}text")]
    assert texts == [hostile, "b"]


def test_a_sandbox_without_cities_is_an_empty_drawing() -> None:
    assert len(ElementTree.fromstring(country({}, [], label={}))) == 0
