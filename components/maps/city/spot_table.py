"""The places of a city as a table, of which one can be selected."""

from collections.abc import Callable, Sequence

import pandas as pd
import streamlit as st

from components.look.formats import currency_sign
from components.look.palette import PLACE_SIGNS
from components.maps.city.spots import Spot
from core.model.clock import Clock
from studio.i18n import Translate


def show(
    spots: Sequence[Spot],
    chosen: Spot | None,
    *,
    on_pick: Callable[[], None],
    say: Translate,
    key: str,
    height: int = 430,
) -> None:
    """Draw the table; the callback finds under the key which row was selected."""
    name, types, price, rating, hours = (
        say(f"explore-column-{one}") for one in ("name", "types", "price", "rating", "hours")
    )
    price = f"{price} ({currency_sign(say).strip()})"
    frame = pd.DataFrame(
        {
            "": [PLACE_SIGNS[spot.kind] for spot in spots],
            name: [spot.shown for spot in spots],
            types: [
                "、".join(spot.types) if say.language == "zh" else ", ".join(spot.types) for spot in spots
            ],
            price: [None if spot.price is None else round(spot.price * say.measures.rate) for spot in spots],
            rating: [spot.rating for spot in spots],
            hours: [_hours(spot) for spot in spots],
        }
    )
    for column in (price, rating):
        frame[column] = pd.to_numeric(frame[column])
    if frame[rating].isna().all():
        frame = frame.drop(columns=rating)
    at = next((number for number, spot in enumerate(spots) if spot == chosen), None)
    st.dataframe(
        frame,
        hide_index=True,
        height=height,
        on_select=on_pick,
        selection_mode="single-row",
        selection_default={"selection": {"rows": [] if at is None else [at], "columns": [], "cells": []}},
        column_config={
            "": st.column_config.TextColumn(width=30),
            # beside the map there is room for price, rating and hours as well
            name: st.column_config.TextColumn(width=196),
            types: st.column_config.TextColumn(width=116),
            price: st.column_config.NumberColumn(format="localized"),
            rating: st.column_config.NumberColumn(format="%.1f"),
        },
        key=key,
        alt=say("explore-table-alt", count=len(spots)),
    )
    st.caption(say("explore-places", count=len(spots)))


def picked_in(handed: object) -> int | None:
    """The number of the row that is selected, from what the table hands back."""
    match handed:
        case {"selection": {"rows": [int(row), *_]}}:
            return row
        case _:
            return None


def _hours(spot: Spot) -> str:
    if spot.hours is None:
        return ""
    opens, closes = spot.hours
    return f"{Clock(opens)}–{Clock(closes)}"
