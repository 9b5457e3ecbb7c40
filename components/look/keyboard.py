"""Single keys for the whole page; what a key does is up to the page."""

from collections.abc import Callable, Collection, Mapping
from importlib.resources import files

import streamlit as st

from components.look.presses import HEARING, TELLING

_NOWHERE: Mapping[str, str] = {}
_LISTENER = st.components.v2.component(
    "tripstudio_keyboard",
    html="<span></span>\n",
    js=TELLING + HEARING + (files("assets") / "keyboard.js").read_text(encoding="utf-8"),
)


def show(
    *,
    keys: Collection[str],
    view: str = "",
    in_page: Collection[str] = (),
    leads: Mapping[str, str] = _NOWHERE,
    on_press: Callable[[], None],
    key: str,
) -> None:
    """Listen for keys; `on_press` is called when some were pressed, and finds their names under the key (`presses.presses_in`).

    The keys that are `in_page` are for the parts of a `view` alone, which do what they mean before the page answers
    (`trip_days.show`). A key that `leads` brings what has a key of Streamlit's into view. `/` leads to the request box by itself.
    """
    _LISTENER(
        data={"keys": sorted(keys), "inPage": sorted(in_page), "view": view, "leads": dict(leads)},
        key=key,
        height=1,
        default={"presses": []},
        on_presses_change=on_press,
    )


def listen(*, key: str) -> None:
    """Listen for what a key does by itself: `/` leads to the request box, Enter in it asks."""
    show(keys=(), on_press=lambda: None, key=key)
