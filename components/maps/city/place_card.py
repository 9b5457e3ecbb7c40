"""The card of one place: what the data know of it."""

from collections.abc import Callable, Iterator

import streamlit as st

from components.look.escape import plain
from components.look.formats import duration, exact_money, kilometres, money
from components.look.palette import PLACE_SIGNS
from components.maps.city.spots import Spot
from core.model.clock import Clock
from core.sandbox.city import City
from core.sandbox.names.english import station_in_english
from studio.i18n import Translate


def show(spot: Spot, city: City, *, on_close: Callable[[], None], say: Translate) -> None:
    """Draw the card."""
    with st.container(border=True, key="place_card"):
        with st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center"):
            st.markdown(f"**{PLACE_SIGNS[spot.kind]} {plain(spot.shown)}**", width="content")
            st.button(
                say("explore-close"),
                icon=":material/close:",
                type="tertiary",
                on_click=on_close,
                key="place_close",
            )
        if spot.shown != spot.name:
            st.caption(plain(spot.name))
        lines = [*_shared(spot, city, say), *_own(spot, city, say)]
        colon = say("label-colon")
        st.markdown(
            "  \n".join(f"{plain(label)}{colon}**{plain(value)}**" for label, value in lines if value)
        )


def _shared(spot: Spot, city: City, say: Translate) -> Iterator[tuple[str, str]]:
    between = "、" if say.language == "zh" else ", "
    yield say("explore-column-types"), between.join(spot.types[:8])
    if spot.price is not None:
        yield say(f"explore-price-{spot.kind}"), money(spot.price, say)
    if spot.rating is not None:
        yield say("explore-column-rating"), f"{spot.rating:.1f}"
    if spot.hours is not None:
        opens, closes = spot.hours
        yield say("explore-column-hours"), f"{Clock(opens)}–{Clock(closes)}"
    if spot.kind != "station" and spot.name in city.network:
        nearest = city.network.nearest_station(spot.name)
        if nearest is not None:
            name = nearest.station.name
            said = station_in_english(name) if say.language == "en" else name
            yield say("explore-station"), f"{said} · {kilometres(nearest.distance, say)}"


def _own(spot: Spot, city: City, say: Translate) -> Iterator[tuple[str, str]]:
    between = "、" if say.language == "zh" else ", "
    if spot.kind == "sight" and (sight := city.attraction(spot.name)) is not None and sight.recommended_max:
        least, most = duration(sight.recommended_min, say), duration(sight.recommended_max, say)
        yield say("explore-length"), f"{least} – {most}"
    if spot.kind == "meal" and (house := city.restaurant(spot.name)) is not None:
        yield say("explore-dishes"), between.join(house.recommended[:8])
    if spot.kind == "hotel" and (hotel := city.hotel(spot.name)) is not None:
        rooms = [
            say("explore-room", beds=offer.beds, price=exact_money(offer.price, say))
            for offer in hotel.offers
        ]
        yield say("explore-rooms"), between.join(rooms)
