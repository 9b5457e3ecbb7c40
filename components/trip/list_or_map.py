"""The switch of a phone between the days of a trip and its map, which have no room beside each other."""

from importlib.resources import files

import streamlit as st

from studio.i18n import Translate

_ASSETS = files("assets")
_LIST, _MAP = (
    "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
    "M9 5 4 7v12l5-2 6 2 5-2V5l-5 2Zm0 0v12m6-10v12",
)
_SWITCH = st.components.v2.component(
    "tripstudio_list_or_map",
    html='<div class="parts" role="group">'
    + "".join(
        f'<button value="{part}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="{path}"/></svg></button>'
        for part, path in (("list", _LIST), ("map", _MAP))
    )
    + "</div>",
    css=(_ASSETS / "list_or_map.css").read_text(encoding="utf-8"),
    js=(_ASSETS / "list_or_map.js").read_text(encoding="utf-8"),
)


def show(*, say: Translate, key: str) -> None:
    """Draw the switch. The page has what is chosen as its `data-trip-part` (`list` or `map`), by which its style sheet lays out the trip."""
    words = {"both": say("list-or-map"), "list": say("list-or-map-list"), "map": say("list-or-map-map")}
    _SWITCH(data={"words": words}, key=key, width="content")
