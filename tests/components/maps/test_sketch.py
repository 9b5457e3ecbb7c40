"""Drawings made of data: they are SVG, and no name becomes markup in them."""

from xml.etree import ElementTree

from components.maps.base_layer import BaseLayer
from components.maps.sketch import day_strips, heart_sketch, trip_sketch
from components.trip.day_rows import day_cards
from core.model.plan import Plan
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


def test_most_of_a_trip_fills_its_square_whatever_lies_far_out(plan: Plan, ground: BaseLayer) -> None:
    drawn = ElementTree.fromstring(f'<svg xmlns="{SVG[1:-1]}">{heart_sketch(plan, ground, size=100)}</svg>')
    marks = [(float(node.get("cx", 0)), float(node.get("cy", 0))) for node in drawn.iter(f"{SVG}circle")]
    assert all(0 < x < 100 and 0 < y < 100 for x, y in marks)
