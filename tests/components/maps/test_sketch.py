"""Drawings made of data: they are SVG, and no name becomes markup in them."""

from dataclasses import replace
from xml.etree import ElementTree

from components.maps.base_layer import BaseLayer
from components.maps.sketch import day_strips, heart_sketch, trip_sketch
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


def test_most_of_a_trip_fills_its_square_whatever_lies_far_out(plan: Plan, ground: BaseLayer) -> None:
    drawn = ElementTree.fromstring(f'<svg xmlns="{SVG[1:-1]}">{heart_sketch(plan, ground, size=100)}</svg>')
    marks = [(float(node.get("cx", 0)), float(node.get("cy", 0))) for node in drawn.iter(f"{SVG}circle")]
    assert all(0 < x < 100 and 0 < y < 100 for x, y in marks)


def test_a_station_far_out_stands_at_the_edge_of_the_drawing(plan: Plan, ground: BaseLayer) -> None:
    station = next(one.end for _, _, one in plan.activities() if one.type == "train")
    far = replace(ground, places={**ground.places, station: Position(38.0, 118.5)})
    drawn = ElementTree.fromstring(trip_sketch(plan, far, width=240, height=150))
    stations = [node for node in drawn.iter(f"{SVG}rect") if node.get("transform") is None]
    middles = [(float(node.get("x", 0)) + 4.4, float(node.get("y", 0)) + 4.4) for node in stations]
    assert all(0 < x < 240 and 0 < y < 150 for x, y in middles)
    assert any(y > 130 or x > 220 for x, y in middles)
