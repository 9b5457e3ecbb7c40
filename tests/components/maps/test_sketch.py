"""Drawings made of data: they are SVG, and no name becomes markup in them."""

from dataclasses import replace
from xml.etree import ElementTree

from components.look.palette import day_colour, edge_of
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
    # A way is its edge and its fill.
    assert kinds.count("polyline") == len(ground.city.lines) + 2 * 8


def test_what_has_the_colour_of_a_day_has_its_edge_as_well(plan: Plan, ground: BaseLayer) -> None:
    # The fills of some days are too pale for light ground, of others too dark for dark.
    drawn = ElementTree.fromstring(trip_sketch(plan, ground))
    for day in range(1, len(plan.itinerary) + 1):
        of_day = [node for node in drawn if day_colour(day) in (node.get("fill"), node.get("stroke"))]
        edged = [node for node in drawn if node.get("stroke") == edge_of(day)]
        lines = [node for node in of_day if node.tag == f"{SVG}polyline"]
        assert of_day
        assert {node.get("points") for node in lines} <= {node.get("points") for node in edged}
        assert all(node in edged for node in of_day if node not in lines)


def test_a_bar_of_a_strip_has_the_edge_of_its_day(plan: Plan, ground: BaseLayer) -> None:
    cards = day_cards(plan, city=ground.city, names=str, say=translator("en"))
    drawn = ElementTree.fromstring(day_strips(cards))
    bars = [node for node in drawn if node.get("fill") != "var(--sunken)"]
    edge = {day_colour(card.day): edge_of(card.day) for card in cards}
    assert bars
    assert all(node.get("stroke") == edge[node.get("fill", "")] for node in bars)


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
