"""The same trip for the graphics card: every place of the city as a faint point, the itinerary in front of it."""

from collections.abc import Callable, Collection, Mapping
from math import log2

import pydeck
import streamlit as st

from components.base_layer import BaseLayer
from components.escape import deck_text
from components.palette import HIGHLIGHT, MODE_LINE, day_colour, ink_on
from components.trip_geometry import Stop, Way, bounds, stops, ways
from core.model.plan import Plan
from core.model.report import Where
from core.sandbox.place_names import PlaceNames, place_names
from core.sandbox.places import Position
from studio.i18n import Translate

_FAINT = (120, 130, 145, 70)


def show(
    plan: Plan,
    base: BaseLayer,
    *,
    on_pick: Callable[[], None],
    days: Collection[int] | None = None,
    selected: Where | None = None,
    say: Translate,
    key: str,
    height: int = 520,
) -> None:
    """Draw the wanted days (None: all) over all places of the city; `on_pick` is called when a place is clicked, and
    finds it under the key (`choice_of`).

    The map keeps its click until it has another key: give it one where something else was selected meanwhile.
    """
    names = place_names(base.city, say.language)
    st.pydeck_chart(
        deck(plan, base, days=days, selected=selected, names=names, say=say),
        height=height,
        key=key,
        on_select=on_pick,
        selection_mode="single-object",
        alt=say("deck-alt"),
    )


def choice_of(event: object) -> Where | None:
    """The activity that a selection on the map meant."""
    selection = event.get("selection") if isinstance(event, Mapping) else None
    objects = selection.get("objects") if isinstance(selection, Mapping) else None
    picked = (objects or {}).get("stops")
    if not picked:
        return None
    return Where(int(picked[0]["day"]), int(picked[0]["activity"]))


def deck(
    plan: Plan,
    base: BaseLayer,
    *,
    days: Collection[int] | None,
    selected: Where | None,
    names: PlaceNames,
    say: Translate,
) -> pydeck.Deck:
    """The layers of the map, without a base map of anybody else's."""
    found, drawn = stops(plan, base, days), ways(plan, base, days)
    return pydeck.Deck(
        layers=[
            _lines(base),
            _places(base, names),
            _ways(drawn, names, say),
            _stops(found, selected, names),
        ],
        initial_view_state=_view(bounds(found), base.centre),
        map_provider=None,
        tooltip={"text": "{told}"},
    )


def _lines(base: BaseLayer) -> pydeck.Layer:
    rows = [
        {"path": [_at(base.places[name]) for name in names], "told": deck_text(line)}
        for line, names in base.metro.lines.items()
    ]  # fmt: skip
    return pydeck.Layer(
        "PathLayer", rows, id="metro", get_path="path", get_color=_FAINT, width_min_pixels=2, pickable=False
    )


def _places(base: BaseLayer, names: PlaceNames) -> pydeck.Layer:
    rows = [
        {"at": _at(base.places[name]), "told": deck_text(names(name))}
        for name in base.city.network.names
        if name in base.places
    ]
    return pydeck.Layer(
        "ScatterplotLayer", rows, id="places", get_position="at", get_fill_color=_FAINT,
        radius_units="'pixels'", get_radius=2.5, pickable=True,
    )  # fmt: skip


def _ways(drawn: list[Way], names: PlaceNames, say: Translate) -> pydeck.Layer:
    rows = [
        {
            "path": [_at(point) for point in way.points],
            "colour": _rgb(day_colour(way.where.day or 1)),
            "width": MODE_LINE[way.mode].width,
            "told": deck_text(f"{say(f'mode-{way.mode}')} {names(way.leg.start)} → {names(way.leg.end)}"),
        }
        for way in drawn
    ]
    return pydeck.Layer(
        "PathLayer", rows, id="ways", get_path="path", get_color="colour", get_width="width",
        width_units="'pixels'", pickable=True, cap_rounded=True,
    )  # fmt: skip


def _stops(found: list[Stop], selected: Where | None, names: PlaceNames) -> pydeck.Layer:
    """The numbers on plates of their day's colour; several at one place stand side by side."""
    rows = [
        {
            "at": _at(stop.position),
            "day": stop.where.day,
            "activity": stop.where.activity,
            "number": str(stop.where.activity),
            "colour": _rgb(day_colour(stop.where.day or 1)),
            "ink": _rgb(ink_on(day_colour(stop.where.day or 1))),
            "edge": _rgb(HIGHLIGHT if _chosen(stop, selected) else "#FFFFFF"),
            "size": 18 if _chosen(stop, selected) else 13,
            "shift": [24 * stop.crowd, 0],
            "told": deck_text(f"{stop.label} {names(stop.place)}"),
        }
        for stop in found
    ]
    return pydeck.Layer(
        "TextLayer", rows, id="stops", get_position="at", get_text="number", get_size="size", get_color="ink",
        get_pixel_offset="shift", background=True, get_background_color="colour", background_padding=[6, 3],
        get_border_color="edge", get_border_width=2, font_weight="'bold'", pickable=True,
    )  # fmt: skip


def _chosen(stop: Stop, selected: Where | None) -> bool:
    return selected is not None and (stop.where.day, stop.where.activity) == (selected.day, selected.activity)


def _view(corners: tuple[Position, Position] | None, centre: Position) -> pydeck.ViewState:
    """A view of the corners in a window of common size; of the whole city without any."""
    if corners is None:
        return pydeck.ViewState(latitude=centre.lat, longitude=centre.lon, zoom=10)
    low, high = corners
    degrees = max(high.lat - low.lat, (high.lon - low.lon) * 0.6, 0.01)
    return pydeck.ViewState(
        latitude=(low.lat + high.lat) / 2,
        longitude=(low.lon + high.lon) / 2,
        zoom=min(15.0, log2(360 / degrees) - 0.6),
    )


def _at(position: Position) -> list[float]:
    return [round(position.lon, 6), round(position.lat, 6)]


def _rgb(colour: str) -> list[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
