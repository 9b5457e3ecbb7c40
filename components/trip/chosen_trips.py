"""Trips that are chosen, each with its sketch, its name and its price, in one row."""

from collections.abc import Sequence

import streamlit as st

from components.look.escape import safe
from components.trip.trip_cards import TripCard


def show(cards: Sequence[TripCard]) -> None:
    """Draw the row."""
    st.html(chosen(cards), width="content")


def chosen(cards: Sequence[TripCard]) -> str:
    """The row as HTML; a sketch is a drawing of `components.maps.sketch`, in which every name is escaped already."""
    parts = [
        f'<span class="trip"><i>{one.sketch}</i><u><b>{safe(one.title)}</b>{safe(one.price)}</u></span>'
        for one in cards
    ]
    return f'<div class="chosen-trips">{"".join(parts)}</div>'
