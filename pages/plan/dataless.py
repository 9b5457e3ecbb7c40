"""A trip whose data are not here any more: it is kept, can be read and taken away, and says how its data come back."""

import json
import shlex

import streamlit as st

from components.look import empty_state
from components.look.escape import plain
from components.trip.day_rows import DayCard, day_cards
from core.bench.files.records import plan_record
from core.errors import PlanFormatError
from core.model.plan import Plan
from core.model.query import query_to_record
from core.model.run import Run
from studio.i18n import Translate


def show(run: Run, say: Translate) -> None:
    """Draw the request and the days as they were planned, without map, checks and changes, which need the data."""
    empty_state.show(
        say("data-gone"),
        say("data-gone-hint", sandbox=run.sandbox),
        command=f"tripstudio sandbox import KIND SOURCE --name {shlex.quote(run.sandbox)}",
    )
    if run.document is None:
        st.markdown(plain(run.query.text))
        return
    record = {**plan_record(run), "query": query_to_record(run.query)}
    st.download_button(
        say("data-gone-take"),
        json.dumps(record, ensure_ascii=False, indent=1),
        file_name=f"tripstudio-{run.id}.json",
        mime="application/json",
        icon=":material/download:",
        on_click="ignore",
        key=f"dataless-{run.id}",
    )
    st.markdown(plain(run.query.text))
    try:
        plan = Plan.from_json(run.document)
    except PlanFormatError as error:
        st.caption(plain(error.text.stands(say.language)))
        return
    for card in day_cards(plan, city=None, names=str, say=say):
        _day(card)


def _day(card: DayCard) -> None:
    st.markdown(f"**{plain(card.title)}** · {plain(' · '.join(card.figures))}")
    for stop in card.stops:
        st.markdown(f"- {plain(f'{stop.time}–{stop.until}  {stop.title} · {stop.price}')}")
