"""The choice among parts of a page of which one is shown at a time.

Streamlit's tabs are no way to do it where each part is made when it is opened: the page that is drawn for one press turns
back the next one, which came while it was being drawn.
"""

from collections.abc import Mapping

import streamlit as st

from studio.i18n import Translate


def key_of(key: str) -> str:
    """The key of the control itself, under which the name of the chosen part is."""
    return f"{key}-part_choice"


def show(titles: Mapping[str, str], *, is_chosen: bool = False, say: Translate, key: str) -> str:
    """Draw the titles in a line, by the names of their parts; returns the name of the part to draw, the first at first.

    Where it `is_chosen` the control has a part already, which a first one of its own would stand against.
    """
    first, *_ = titles
    chosen = st.segmented_control(
        say("part-choice"),
        list(titles),
        format_func=titles.__getitem__,
        default=None if is_chosen else first,
        required=True,
        key=key_of(key),
        label_visibility="collapsed",
    )
    return chosen or first
