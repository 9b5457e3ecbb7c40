"""Trips that are chosen, each with its sketch, its name and its price, in one row."""

from collections.abc import Sequence
from importlib.resources import files

import streamlit as st

from components.trip.cards.trip_cards import TripCard

_ASSETS = files("assets")
_DRAWN = st.components.v2.component(
    "tripstudio_chosen_trips",
    html='<div class="trips"></div>',
    css=(_ASSETS / "chosen_trips.css").read_text(encoding="utf-8"),
    js=(_ASSETS / "chosen_trips.js").read_text(encoding="utf-8"),
)


def show(cards: Sequence[TripCard], *, key: str) -> None:
    """Draw the row."""
    trips = [{"title": one.title, "price": one.price, "sketch": one.sketch} for one in cards]
    _DRAWN(data={"trips": trips}, key=key, width="content")
