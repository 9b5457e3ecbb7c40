"""What shapes and shades of a city's map mean, in one row."""

import streamlit as st

from components.look.escape import safe
from components.look.formats import money
from components.look.palette import PLACE_SIGNS
from components.maps.city.shading import SQUARE_ALPHAS, Layer, Shading, colours
from components.maps.city.spots import KINDS
from studio.i18n import Translate


def show(shades: Shading, layer: Layer, *, dark: bool, say: Translate) -> None:
    """Draw the row."""
    st.html(legend(shades, layer, dark=dark, say=say))


def legend(shades: Shading, layer: Layer, *, dark: bool, say: Translate) -> str:
    """The row as HTML."""
    parts = [f"{PLACE_SIGNS[kind]} {safe(say(f'explore-kind-{kind}'))}" for kind in KINDS]
    steps = colours(dark=dark)
    alphas = SQUARE_ALPHAS if layer == "density" else [255] * len(steps)
    shades_of_ink = zip(steps, alphas, strict=True)
    ramp = "".join(
        f'<b style="background:rgb({red} {green} {blue} / {alpha / 255:.0%})"></b>'
        for (red, green, blue), alpha in shades_of_ink
    )
    if layer == "density":
        parts = [f"{safe(say('explore-few'))} <em>{ramp}</em> {safe(say('explore-many'))}"]
    elif shades.edges:
        written = [f"★ {edge:.1f}" if layer == "ratings" else money(edge, say) for edge in shades.edges]
        parts += [f"<em>{ramp}</em> {safe(' · '.join(written))}"]
    elif layer != "types":
        parts += [safe(say(f"explore-no-{layer}"))]
    return f'<div class="legend">{"".join(f"<span>{part}</span>" for part in parts)}</div>'
