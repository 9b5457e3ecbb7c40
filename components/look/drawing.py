"""A drawing made of data, such as those of `components.maps.sketch`, in the colours of the page."""

from importlib.resources import files

import streamlit as st

_DRAWN = st.components.v2.component(
    "tripstudio_drawing",
    html='<div class="frame"></div>',
    css=".frame svg { display: block; width: 100%; height: auto; max-height: 27rem; font-family: var(--st-font); }",
    js=(files("assets") / "drawing.js").read_text(encoding="utf-8"),
)


def show(svg: str, *, told: str, key: str) -> None:
    """Draw an SVG; `told` says what it shows to those who cannot see it."""
    _DRAWN(data={"svg": svg, "told": told}, key=key)
