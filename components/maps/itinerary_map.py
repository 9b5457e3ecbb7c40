"""The map of one itinerary: a constant ground, and the days on it, which change without touching the ground."""

import re
from collections.abc import Callable, Collection, Mapping

import folium
import streamlit_folium
from branca.element import MacroElement
from jinja2 import Template

from components.maps.base_layer import BaseLayer
from components.maps.itinerary_drawing import itinerary_drawing
from core.model.plan import Plan
from core.model.report import Where
from core.sandbox.names.place_names import place_names
from core.text import Naming
from studio.i18n import Translate

# Relative to the frame that streamlit-folium draws in, so that a server with a base path serves them as well.
_STATIC = "../../app/static"
_SCRIPTS = [
    ("leaflet", f"{_STATIC}/leaflet/leaflet.js"),
    ("jquery", f"{_STATIC}/jquery/jquery.min.js"),
    ("city", f"{_STATIC}/map/city.js"),
    ("buttons", f"{_STATIC}/map/buttons.js"),
    ("itinerary", f"{_STATIC}/map/itinerary.js"),
]
_STYLES = [("leaflet_css", f"{_STATIC}/leaflet/leaflet.css"), ("city_css", f"{_STATIC}/map/city.css")]
_SIGHT_LABEL = re.compile(r"\+([0-9]{1,6})(?: [0-9]+)?$")
_STOP_LABEL = re.compile(r"([0-9]{1,6})\.([0-9]{1,6}) ")


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
    """Draw the itinerary, other days than the wanted ones (None: all) faint; `on_pick` is called when something on it is clicked, and
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
        # it renders the map by itself, and would do so twice
        render=False,
        # the same as its default at first: no needless run
        returned_objects=["last_object_clicked_tooltip"],
        feature_group_to_add=itinerary_group(
            plan, base, days=days, selected=selected, kept=kept, names=names, say=say
        ),
        on_change=on_pick,
    )


def choice_of(returned: object) -> Where | None:
    """The activity that a click on the map meant, read from the label of its tooltip (`1.3 ...`)."""
    told = returned.get("last_object_clicked_tooltip") if isinstance(returned, Mapping) else None
    label = _STOP_LABEL.match(told) if isinstance(told, str) else None
    return Where(int(label[1]), int(label[2])) if label is not None else None


def sight_of(returned: object, base: BaseLayer) -> str | None:
    """The sight of the city that a click on the map meant, where it is no stop of the itinerary."""
    told = returned.get("last_object_clicked_tooltip") if isinstance(returned, Mapping) else None
    label = _SIGHT_LABEL.search(told) if isinstance(told, str) and choice_of(returned) is None else None
    return base.sights[int(label[1])] if label is not None and int(label[1]) < len(base.sights) else None


def ground(base: BaseLayer) -> folium.Map:
    """The map without an itinerary. It is the same text for the same ground, so that the browser keeps it."""
    made = folium.Map(
        location=list(base.centre),
        zoom_start=11,
        tiles=None,
        zoom_control="topright",
        zoom_snap=0.5,
        fade_animation=False,
    )
    made.default_js, made.default_css = list(_SCRIPTS), list(_STYLES)
    made.add_child(_Call("drawCity", base.drawing), name="city_drawing")
    return made


def itinerary_group(
    plan: Plan,
    base: BaseLayer,
    *,
    days: Collection[int] | None,
    selected: Where | None,
    kept: Collection[Where] = (),
    names: Naming,
    say: Translate,
) -> folium.FeatureGroup:
    """The itinerary as a layer of folium."""
    group = folium.FeatureGroup(name="itinerary", control=False)
    drawn = itinerary_drawing(plan, base, days=days, selected=selected, kept=kept, names=names, say=say)
    group.add_child(_Call("drawItinerary", drawn), name="itinerary_drawing")
    return group


class _Call(MacroElement):
    """A call of a function of the map's scripts with the map or group it stands in and one value, which is `script_json`."""

    _template = Template(
        "{% macro script(this, kwargs) %}"
        "window.tripstudio.{{ this.function }}({{ this._parent.get_name() }}, {{ this.value }});"
        "{% endmacro %}"
    )

    def __init__(self, function: str, value: str) -> None:
        super().__init__()
        self._name = function
        self.function, self.value = function, value

    def render(self, **kwargs: object) -> str:
        """Nothing: streamlit-folium takes the script itself. For a page of folium's own, where nobody looks, it would be compiled
        as a template, which took as long as all else of a map."""
        return ""
