"""The map of one itinerary: a constant ground, and the days on it, which change without touching the ground."""

import re
from collections.abc import Callable, Collection, Mapping

import folium
import streamlit_folium
from branca.element import MacroElement
from jinja2 import Template

from components.base_layer import BaseLayer, script_json
from components.escape import safe
from components.formats import duration, kilometres, yuan
from components.palette import KEPT_OUTLINE, MODE_LINE, day_colour, ink_on
from components.place_names import PlaceNames, place_names
from components.trip_geometry import Stop, Way, bounds, stops, ways
from core.model.plan import Plan
from core.model.report import Where
from studio.i18n import Translate

# Relative to the frame that streamlit-folium draws in, so that a server with a base path serves them as well.
_STATIC = "../../app/static"
_SCRIPTS = [
    ("leaflet", f"{_STATIC}/leaflet/leaflet.js"),
    ("jquery", f"{_STATIC}/jquery/jquery.min.js"),
    ("city", f"{_STATIC}/map/city.js"),
]
_STYLES = [("leaflet_css", f"{_STATIC}/leaflet/leaflet.css"), ("city_css", f"{_STATIC}/map/city.css")]
_STOP_LABEL = re.compile(r"(\d+)\.(\d+) ")
_CROWD_SHIFT = 18
_PADLOCK = f'<svg class="kept" viewBox="-1.6 -1.6 3.2 3.2"><path d="{KEPT_OUTLINE}"/></svg>'


def show(
    plan: Plan,
    base: BaseLayer,
    *,
    on_pick: Callable[[], None],
    days: Collection[int] | None = None,
    selected: Where | None = None,
    kept: Collection[Where] = (),
    say: Translate,
    key: str,
    height: int = 520,
) -> None:
    """Draw the itinerary of the wanted days (None: all); `on_pick` is called when something on it is clicked, and
    finds it under the key (`choice_of`).

    `kept` have a lock. Another day, another selection or another plan of the same city change the markers alone; the
    map moves only when other days or another plan are shown, or to bring the selected activity into view.
    """
    names = place_names(base.city, say.language)
    streamlit_folium.st_folium(
        ground(base),
        key=key,
        height=height,
        use_container_width=True,
        returned_objects=["last_object_clicked_tooltip"],  # the same as its default at first: no needless run
        feature_group_to_add=itinerary_group(
            plan, base, days=days, selected=selected, kept=kept, names=names, say=say
        ),
        on_change=on_pick,
    )


def choice_of(returned: object) -> Where | None:
    """The activity that a click on the map meant, read from the label of its tooltip (`1.3 ...`)."""
    told = returned.get("last_object_clicked_tooltip") if isinstance(returned, Mapping) else None
    label = _STOP_LABEL.match(str(told or ""))
    return Where(int(label[1]), int(label[2])) if label is not None else None


def ground(base: BaseLayer) -> folium.Map:
    """The map without an itinerary. It is the same text for the same ground, so that the browser keeps it."""
    made = folium.Map(
        location=list(base.centre), zoom_start=11, tiles=None, zoom_snap=0.5, fade_animation=False
    )
    made.default_js, made.default_css = list(_SCRIPTS), list(_STYLES)
    if base.tiles is not None:
        folium.TileLayer(base.tiles.url, attr=safe(base.tiles.attribution), control=False).add_to(made)
    made.add_child(_Call("drawCity", base.drawing), name="city_drawing")
    return made


def itinerary_group(
    plan: Plan,
    base: BaseLayer,
    *,
    days: Collection[int] | None,
    selected: Where | None,
    kept: Collection[Where] = (),
    names: PlaceNames,
    say: Translate,
) -> folium.FeatureGroup:
    """The markers and ways of the wanted days, and the call that brings them into view."""
    group = folium.FeatureGroup(name="itinerary", control=False)
    found, drawn = stops(plan, base, days), ways(plan, base, days)
    for way in drawn:
        _line(way, selected, names, say).add_to(group)
    for stop in found:
        _marker(stop, selected, stop.where in kept, names, say).add_to(group)
    named = {stop.place: (names(stop.place), *stop.position) for stop in found}
    group.add_child(
        _Call("nameStops", script_json(list(named.values())), target="map_div"), name="stop_names"
    )
    corners = bounds(found)
    if corners is not None:
        view = f"{plan.start_city} {plan.target_city} {sorted(days) if days is not None else 'all'} {corners}"
        group.add_child(_Call("fit", script_json(view), script_json(corners), target="map_div"), name="fit")
    shown = next((stop for stop in found if selected and _same_activity(stop.where, selected)), None)
    if shown is not None:
        group.add_child(_Call("reveal", script_json(shown.position), target="map_div"), name="reveal")
        group.add_child(_Call("openStop", script_json(shown.label)), name="open_stop")
    return group


class _Call(MacroElement):
    """A call of a function of `map/city.js` with arguments that are JSON already."""

    _template = Template(
        "{% macro script(this, kwargs) %}"
        "window.tripstudio.{{ this.function }}({{ this.target or this._parent.get_name() }}, {{ this.arguments }});"
        "{% endmacro %}"
    )

    def __init__(self, function: str, *arguments: str, target: str | None = None) -> None:
        super().__init__()
        self._name = function
        self.function, self.arguments, self.target = function, ", ".join(arguments), target


def _marker(
    stop: Stop, selected: Where | None, is_kept: bool, names: PlaceNames, say: Translate
) -> folium.Marker:
    colour = day_colour(stop.where.day or 1)
    chosen = selected is not None and _same_activity(stop.where, selected)
    icon = folium.DivIcon(
        html=(
            f'<div class="pin {stop.kind}{" selected" if chosen else ""}" data-stop="{stop.label}"'
            f' style="--day:{colour};--ink:{ink_on(colour)}"><i></i><b>{stop.where.activity}</b>{_PADLOCK if is_kept else ""}</div>'
        ),
        icon_size=(26, 26),
        icon_anchor=(13 - _CROWD_SHIFT * stop.crowd, 13),
        popup_anchor=(_CROWD_SHIFT * stop.crowd, -12),
    )
    card = folium.Html(_card(stop, names, say), script=True)
    card._id = (
        f"stop{stop.where.day}x{stop.where.activity}"  # a random one would make every run draw all anew
    )
    return folium.Marker(
        list(stop.position),
        icon=icon,
        tooltip=safe(f"{stop.label} {names(stop.place)}"),
        popup=folium.Popup(card, max_width=280, autoPan=False),
        z_index_offset=1000 if chosen else 0,
    )


def _card(stop: Stop, names: PlaceNames, say: Translate) -> str:
    activity = stop.activity
    rows = [
        (say("map-kind"), say(f"kind-{activity.type}")),
        (say("map-time"), f"{activity.start_time}–{activity.end_time}"),
        (say("map-price"), yuan(activity.price)),
        (say("map-cost"), yuan(activity.cost)),
    ]
    if activity.type in ("train", "airplane"):
        rows.insert(1, (say("map-service"), f"{activity.number} {activity.start} → {activity.end}"))
    cells = "".join(f"<tr><td>{safe(label)}</td><td>{safe(value)}</td></tr>" for label, value in rows)
    return f'<div class="card"><h4>{safe(names(stop.place))}</h4><table>{cells}</table></div>'


def _line(way: Way, selected: Where | None, names: PlaceNames, say: Translate) -> folium.PolyLine:
    line = MODE_LINE[way.mode]
    chosen = selected is not None and selected.leg is not None and way.where == selected
    leg = way.leg
    told = (
        f"{say(f'mode-{way.mode}')} {names(leg.start)} → {names(leg.end)}"
        f" · {duration(max(0, leg.end_time - leg.start_time), say)} · {kilometres(leg.distance, say)} · {yuan(leg.cost)}"
    )
    return folium.PolyLine(
        [list(point) for point in way.points],
        color=day_colour(way.where.day or 1),
        weight=line.width + (3 if chosen else 0),
        dash_array=line.dashes,
        opacity=0.9,
        tooltip=folium.Tooltip(safe(told), sticky=True),
        class_name=f"way {way.mode}",
    )


def _same_activity(a: Where, b: Where) -> bool:
    return (a.day, a.activity) == (b.day, b.activity)
