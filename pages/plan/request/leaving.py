"""The day of leaving, chosen beside the box of the first page; what a text says of it goes before."""

from dataclasses import replace
from datetime import date, timedelta

import streamlit as st

from components.look.escape import plain
from core.model.query import Query
from studio.i18n import Translate
from studio.state import plan as state


def choice(say: Translate) -> None:
    """Draw what chooses it: its name, or the day that is chosen."""
    day = state.leaving()
    told = say("leaving-title") if day is None else _told(day, say)
    with st.popover(plain(told), icon=":material/calendar_month:", key="leaving_choice"):
        st.date_input(
            say("field-dates"),
            None,
            min_value=date.today(),  # noqa: DTZ011 - the traveller's own day
            format="YYYY-MM-DD",
            key=state.LEAVING,
            persist_state="session",
        )
        st.caption(plain(say("leaving-about")))


def dated(query: Query) -> Query:
    """The request with its days from the chosen one on, unless it has dates of its own; the next is chosen anew."""
    day = state.take_leaving()
    if day is None or query.dates is not None or not query.days:
        return query
    return replace(query, dates=(day, day + timedelta(days=query.days - 1)))


def _told(day: date, say: Translate) -> str:
    weekday = say(f"weekday-{day.isoweekday()}")
    return say("date-of-day", month=say(f"month-{day.month}"), day=day.day, weekday=weekday)
