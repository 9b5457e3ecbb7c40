"""Single keys for the whole page; what a key does is up to the page."""

from collections.abc import Collection
from importlib.resources import files

import streamlit as st

_LISTENER = st.components.v2.component(
    "tripstudio_keyboard",
    html="<span></span>\n",
    js=(files("assets") / "keyboard.js").read_text(encoding="utf-8"),
)


def show(*, keys: Collection[str], key: str) -> str | None:
    """Listen for keys and return the one that was just pressed, if any. `/` leads to the request box by itself."""
    heard = _LISTENER(data={"keys": sorted(keys)}, key=key, height=1, on_pressed_change=lambda: None)
    return heard.pressed or None


def listen(*, key: str) -> None:
    """Listen for what a key does by itself: `/` leads to the request box, Enter in it asks."""
    show(keys=(), key=key)
