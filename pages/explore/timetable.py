"""All trains and flights from one city to another."""

from collections.abc import Sequence

import pandas as pd
import streamlit as st

from components.look import empty_state
from components.look.escape import plain
from components.look.formats import currency_sign, duration
from core.model.clock import DAY_MINUTES, Clock
from core.sandbox.names.place_names import city_names, place_names
from core.sandbox.places import Service
from core.sandbox.sandbox import Sandbox
from studio.i18n import Translate
from studio.state import explore as state
from studio.state import session

_TRAINS = {
    "高铁": "highspeed",
    "动车": "multiple",
    "城际": "intercity",
    "直达": "direct",
    "特快": "express",
    "快速": "fast",
    "普快": "ordinary",
}
"""The kinds of trains on Chinese railways, by the data's word."""


def show(sandbox: Sandbox, city: str, say: Translate) -> None:
    """Draw the timetable from a city to the one that the address names, or the first that it is joined with."""
    others = [name for name in sandbox.city_names if name != city]
    joined = [name for name in others if sandbox.services(city, name)]
    if not others:
        empty_state.show(say("explore-alone"), say("explore-alone-hint"))
        return
    names, named = city_names(sandbox, say.language), state.to_city()
    to = named if named in others else (joined or others)[0]
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(f"**{plain(names(city))} →**", width="content")
        session.choose(state.TO_CONTROL, to)
        st.selectbox(
            say("explore-to"),
            others,
            format_func=names,
            label_visibility="collapsed",
            on_change=lambda: state.travel(session.kept(state.TO_CONTROL, str, to)),
            key=state.TO_CONTROL,
            width=170,
        )
        st.button(
            say("explore-back"),
            icon=":material/swap_horiz:",
            on_click=state.visit,
            args=(to, city),
            key="explore_turn",
        )
    services = sandbox.services(city, to)
    if not services:
        empty_state.show(say("explore-no-services"), say("explore-no-services-hint"))
        return
    trains = sum(service.kind == "train" for service in services)
    st.caption(plain(say("explore-services", trains=trains, flights=len(services) - trains)))
    _table(services, say)


def _table(services: Sequence[Service], say: Translate) -> None:
    names = place_names(None, say.language)
    columns = ("number", "from", "departs", "to", "arrives", "length", "price", "kind")
    head = {one: say(f"explore-service-{one}") for one in columns}
    head["price"] = f"{head['price']} ({currency_sign(say).strip()})"
    frame = pd.DataFrame(
        {
            head["number"]: [service.number for service in services],
            head["kind"]: [_kind(service, say) for service in services],
            head["departs"]: [str(Clock(service.departs)) for service in services],
            head["from"]: [names(service.start) for service in services],
            head["arrives"]: [_arrival(service) for service in services],
            head["to"]: [names(service.end) for service in services],
            head["length"]: [duration(service.minutes, say) for service in services],
            head["price"]: [round(service.price * say.measures.rate) for service in services],
        }
    )
    st.dataframe(
        frame,
        hide_index=True,
        height=560,
        column_config={head["price"]: st.column_config.NumberColumn(format="localized")},
        alt=say("explore-view-timetable"),
    )


def _kind(service: Service, say: Translate) -> str:
    """The kind of a train in the reader's words, as far as it has some; else train or flight."""
    told = _TRAINS.get(service.train_type or "")
    return say(f"explore-train-{told}") if told else service.train_type or say(f"kind-{service.kind}")


def _arrival(service: Service) -> str:
    """The clock at the end, with the nights in between: `06:40 +1`."""
    days = (service.departs + service.minutes) // DAY_MINUTES
    return f"{Clock(service.arrives % DAY_MINUTES)}{f' +{days}' if days else ''}"
