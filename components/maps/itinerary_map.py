"""The map of one itinerary: a constant ground, and the days on it, which change without touching the ground."""

import re
from collections.abc import Callable, Mapping

import folium
import streamlit_folium
from branca.element import MacroElement
from jinja2 import Template

from components.maps.base_layer import BaseLayer
from core.model.report import Where

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


def show(drawing: str, base: BaseLayer, *, on_pick: Callable[[], None], key: str, height: int = 520) -> None:
    """Draw an itinerary (`itinerary_drawing`) on its ground; `on_pick` is called when something on it is clicked, and finds it under
    the key (`choice_of`).

    Another day, another selection or another plan of the same city change the markers alone; the map moves only when other
    days or another plan are shown, or to bring the selected activity into view.
    """
    streamlit_folium.st_folium(
        ground(base),
        key=key,
        height=height,
        use_container_width=True,
        # it renders the map by itself, and would do so twice
        render=False,
        # the same as its default at first: no needless run
        returned_objects=["last_object_clicked_tooltip"],
        feature_group_to_add=itinerary_group(drawing),
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


def itinerary_group(drawing: str) -> folium.FeatureGroup:
    """The itinerary as a layer of folium."""
    group = folium.FeatureGroup(name="itinerary", control=False)
    group.add_child(_Call("drawItinerary", drawing), name="itinerary_drawing")
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
