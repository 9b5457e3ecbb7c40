"""The button behind which the chips of a request are that have no room in its line."""

from importlib.resources import files

import streamlit as st

from studio.i18n import Translate

_ASSETS = files("assets")
_BUTTON = st.components.v2.component(
    "tripstudio_chip_row",
    html="<button></button>",
    css=(_ASSETS / "chip_row.css").read_text(encoding="utf-8"),
    js=(_ASSETS / "chip_row.js").read_text(encoding="utf-8"),
)


def show(*, say: Translate, key: str) -> None:
    """Draw the button after the chips, which are what stands before it in its row but for the first.

    Where all of them fit it is not there. A chip that is behind it has the attribute `data-behind`.
    """
    words = {"more": say("chips-more", count="#"), "fewer": say("chips-fewer")}
    _BUTTON(data={"words": words}, key=key, width="content")
