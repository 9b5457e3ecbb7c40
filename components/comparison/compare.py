"""Two trips side by side: what they cost and count, how one gets there, where one sleeps, what one sees each day."""

from collections.abc import Iterator

import pandas as pd
import streamlit as st

from components.look.escape import plain
from components.look.formats import exact_money, way_time
from components.trip.figures import figures
from core.model.plan import Flight, Plan, Stay, Train, Visit
from core.text import Naming
from studio.i18n import Translate


def show(shown: Plan, other: Plan, *, names: Naming, say: Translate) -> None:
    """Draw both trips as the columns of a table."""
    told = [dict(rows(plan, names, say)) for plan in (shown, other)]
    labels = list(dict.fromkeys(label for column in told for label in column))
    titles = (say("compare-shown"), say("compare-other"))
    columns = {
        title: [column.get(label, "") for label in labels] for title, column in zip(titles, told, strict=True)
    }
    st.table(pd.DataFrame(columns, index=labels), border="horizontal")


def rows(plan: Plan, names: Naming, say: Translate) -> Iterator[tuple[str, str]]:
    """What there is to compare of a trip: a label and what it says."""
    counts = figures(plan)
    yield say("compare-cost"), plain(exact_money(plan.total_cost, say))
    yield (
        say("compare-counts"),
        f"{say('verdict-sights', count=counts.sights)} · {say('verdict-meals', count=counts.meals)}",
    )
    if counts.transfer_minutes is not None:
        yield say("compare-transfer"), way_time(round(counts.transfer_minutes * counts.transfers), say)
    activities = [activity for _, _, activity in plan.activities()]
    rides = [
        f"{one.number} {one.start_time}–{one.end_time}"
        for one in activities
        if isinstance(one, Train | Flight)
    ]
    if rides:
        yield say("compare-rides"), plain(" · ".join(rides))
    hotels = dict.fromkeys(names(one.position) for one in activities if isinstance(one, Stay))
    if hotels:
        yield say("compare-hotel"), plain(say("list-comma").join(hotels))
    for number, day in enumerate(plan.itinerary, start=1):
        sights = [names(one.position) for one in day.activities if isinstance(one, Visit)]
        yield say("day", day=number), plain(say("list-comma").join(sights))
