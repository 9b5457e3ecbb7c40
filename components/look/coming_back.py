"""A page hears that its reader came back to it from another window."""

from collections.abc import Callable
from importlib.resources import files

import streamlit as st

_LISTENER = st.components.v2.component(
    "tripstudio_return",
    html="<span></span>\n",
    js=(files("assets") / "return.js").read_text(encoding="utf-8"),
)


def listen(*, on_back: Callable[[], None], key: str) -> None:
    """Call `on_back` whenever the reader comes back, before what it is drawn in is drawn anew."""
    _LISTENER(key=key, height=1, on_back_change=on_back)
