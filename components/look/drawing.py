"""A drawing made of data, such as those of `components.maps`, in the colours of the page."""

from importlib.resources import files

import streamlit as st

_ASSETS = files("assets")
_DRAWN = st.components.v2.component(
    "tripstudio_drawing",
    html='<div class="frame"></div>',
    css=(_ASSETS / "drawing.css").read_text(encoding="utf-8"),
    js=(_ASSETS / "drawing.js").read_text(encoding="utf-8"),
)


def show(svg: str, *, told: str, key: str) -> None:
    """Draw an SVG; `told` says what it shows to those who cannot see it."""
    _DRAWN(data={"svg": svg, "told": told}, key=key)
