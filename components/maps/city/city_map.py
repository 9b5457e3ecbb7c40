"""A city with all its places on one map that is drawn in the browser (pydeck), without tiles: nothing is asked of anybody.

The shape tells the kind of a place, the shade its price or rating; squares tell how many places lie together.
"""

import json
from base64 import b64encode
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from math import cos, log2, radians

import numpy as np
import pydeck as pdk
import streamlit as st
from pydeck.bindings.json_tools import default_serialize

from components.look.formats import money
from components.maps.city.shading import SQUARE_ALPHAS, Colour, Layer, Shading, cells, colours, shading
from components.maps.city.spots import KINDS, Spot, SpotKind
from core.sandbox.city import City
from core.sandbox.places import Attraction, Hotel, Restaurant
from core.text import WORD_JOINER, shown
from studio.i18n import Translate

_SPOTS = "spots"
_LINES: tuple[Colour, Colour] = ((170, 180, 190), (70, 80, 92))
_INK: tuple[Colour, Colour] = ((23, 32, 42), (232, 236, 240))
_SIZES: dict[SpotKind, int] = {"sight": 14, "meal": 10, "hotel": 11, "station": 8}
_GROUND_FIRST: tuple[SpotKind, ...] = ("station", "hotel", "meal", "sight")
_MANY = 5_000
"""Spots from which on they are dots, told by their names alone: shapes of their own are too much to send."""
_ICONS = {
    kind: {"x": 64 * at, "y": 0, "width": 64, "height": 64, "mask": True} for at, kind in enumerate(KINDS)
}


class _Deck(pdk.Deck):
    """A map whose description has no spaces in it: that of many places is half as long."""

    def to_json(self) -> str:
        """The description for the browser."""
        return json.dumps(self, default=default_serialize, separators=(",", ":"))


def show(
    spots: Sequence[Spot],
    city: City,
    *,
    layer: Layer,
    selected: Spot | None,
    dark: bool,
    on_pick: Callable[[], None],
    say: Translate,
    key: str,
    height: int = 560,
) -> Shading:
    """Draw the map; the callback finds under the key what was pressed. Returns the shading, for a legend."""
    drawn = sorted(
        (spot for spot in spots if spot.is_on_the_map), key=lambda spot: _GROUND_FIRST.index(spot.kind)
    )
    shades = shading(drawn, layer)
    layers = [_metro(city, dark=dark)]
    if layer == "density":
        layers.append(_squares(drawn, dark=dark, say=say))
    elif len(drawn) > _MANY:
        layers += _dots(drawn, shades, dark=dark)
    else:
        layers.append(_places(drawn, shades, layer, dark=dark, say=say))
    if selected is not None and selected.is_on_the_map:
        layers.append(_ring(selected, dark=dark))
    deck = _Deck(
        layers=layers,
        initial_view_state=_view(city),
        # and no style, not even None: that one asks for tiles
        map_provider=None,
        tooltip={"text": "{told}"},
    )
    st.pydeck_chart(
        deck,
        height=height,
        on_select=on_pick,
        selection_mode="single-object",
        key=key,
        alt=say("explore-map-alt", city=city.name),
    )
    return shades


def picked_in(handed: object) -> str | None:
    """The id of the spot that was pressed, from what the map hands back; None where the ground was."""
    match handed:
        case {"selection": {"objects": dict(objects)}}:
            picked = [
                one for name, found in objects.items() if str(name).startswith(_SPOTS) for one in _list(found)
            ]
        case _:
            return None
    return next(
        (one["id"] for one in picked if isinstance(one, dict) and isinstance(one.get("id"), str)), None
    )


def _list(found: object) -> list[object]:
    return found if isinstance(found, list) else []


def _metro(city: City, *, dark: bool) -> pdk.Layer:
    """The lines of the metro: they are ground."""
    paths = [
        [_point(station.position.lon, station.position.lat) for station in line.stations]
        for line in city.lines
    ]
    return pdk.Layer(
        "PathLayer",
        [{"path": path} for path in paths if len(path) > 1],
        id="metro",
        get_path="path",
        get_color=[*_LINES[dark], 150],
        get_width=2,
        width_units="'pixels'",
        joint_rounded=True,
        cap_rounded=True,
        pickable=False,
    )


def _places(spots: Sequence[Spot], shades: Shading, layer: Layer, *, dark: bool, say: Translate) -> pdk.Layer:
    steps = colours(dark=dark)
    return pdk.Layer(
        "IconLayer",
        [
            {
                "p": _point(spot.position.lon, spot.position.lat),
                "k": spot.kind,
                "s": _SIZES[spot.kind],
                "c": [*steps[step], 235] if step is not None else [*steps[0], 90],
                "id": spot.id,
                "told": _harmless(_told(spot, layer, say)),
            }
            for spot, step in zip(spots, shades.steps, strict=True)
        ],
        id=_SPOTS,
        icon_atlas=f"'{_atlas()}'",
        icon_mapping=_ICONS,
        get_icon="k",
        get_position="p",
        get_color="c",
        get_size="s",
        size_units="'pixels'",
        pickable=True,
        auto_highlight=False,
        alpha_cutoff=0.05,
    )


def _dots(spots: Sequence[Spot], shades: Shading, *, dark: bool) -> list[pdk.Layer]:
    """A layer of dots for every step: what all dots of a layer share is said once."""
    rows: dict[int | None, list[dict[str, object]]] = {}
    for spot, step in zip(spots, shades.steps, strict=True):
        rows.setdefault(step, []).append(
            {
                "p": _point(spot.position.lon, spot.position.lat),
                "id": spot.id,
                "told": _harmless(spot.shown),
            }
        )
    steps = colours(dark=dark)
    return [
        pdk.Layer(
            "ScatterplotLayer",
            found,
            id=f"{_SPOTS}-{step}",
            get_position="p",
            get_radius=3,
            radius_units="'pixels'",
            get_fill_color=[*steps[step or 0], 220 if step is not None else 90],
            pickable=True,
        )
        for step, found in sorted(rows.items(), key=lambda entry: entry[0] or 0)
    ]


def _squares(spots: Sequence[Spot], *, dark: bool, say: Translate) -> pdk.Layer:
    steps = colours(dark=dark)
    return pdk.Layer(
        "PolygonLayer",
        [
            {
                "corners": [_point(*corner) for corner in cell.corners],
                "c": [*steps[cell.step], SQUARE_ALPHAS[cell.step]],
                "told": say("explore-places", count=cell.count),
            }
            for cell in cells(spots)
        ],
        id="squares",
        get_polygon="corners",
        get_fill_color="c",
        stroked=False,
        filled=True,
        pickable=True,
    )


def _ring(spot: Spot, *, dark: bool) -> pdk.Layer:
    """The ring around what is selected."""
    return pdk.Layer(
        "ScatterplotLayer",
        [{"p": _point(spot.position.lon, spot.position.lat)}],
        id="selected",
        get_position="p",
        get_radius=13,
        radius_units="'pixels'",
        stroked=True,
        filled=False,
        get_line_color=list(_INK[dark]),
        get_line_width=3,
        line_width_units="'pixels'",
        pickable=False,
    )


def _view(city: City) -> pdk.ViewState:
    """Where the map begins: the part of the city where most of its places are, whatever is filtered."""
    rows: list[Attraction | Restaurant | Hotel] = [*city.attractions, *city.restaurants, *city.hotels]
    lats = [row.position.lat for row in rows] or [0.0]
    lons = [row.position.lon for row in rows] or [0.0]
    (south, north), (west, east) = np.quantile(lats, [0.2, 0.8]), np.quantile(lons, [0.2, 0.8])
    middle = float(south + north) / 2
    degrees = max(float(east - west), float(north - south) / max(cos(radians(middle)), 0.1) * 1.3, 0.02)
    # a tile of 512 pixels holds the whole earth at zoom 0; the map is some 700 wide
    return pdk.ViewState(
        latitude=middle,
        longitude=float(west + east) / 2,
        zoom=min(log2(360 / degrees * 700 / 512), 14),
        pitch=0,
    )


def _told(spot: Spot, layer: Layer, say: Translate) -> str:
    parts = [spot.shown, " · ".join(spot.types[:3])]
    if spot.price is not None:
        parts.append(money(spot.price, say))
    if spot.rating is not None and layer == "ratings":
        parts.append(f"★ {spot.rating:.1f}")
    return "\n".join(part for part in parts if part)


def _harmless(text: str) -> str:
    """A text that the map shows as it is: what begins with @@ would be read as an expression or a name of its own."""
    said = "\n".join(map(shown, text.split("\n"))) if "\n" in text else shown(text)
    return f"{WORD_JOINER}{said}" if said.startswith("@@") else said


def _point(lon: float, lat: float) -> list[float]:
    return [round(float(lon), 5), round(float(lat), 5)]


@cache
def _atlas() -> str:
    """The shapes of the kinds side by side, as an address that holds its own data."""
    drawn = (files("assets") / "shapes.png").read_bytes()
    return f"data:image/png;base64,{b64encode(drawn).decode()}"
