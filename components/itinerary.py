"""The itinerary as text: the days, what happens when, and how one gets there."""

from collections.abc import Callable, Collection
from typing import Literal

import streamlit as st

from components.escape import plain
from components.formats import duration, kilometres, yuan
from components.palette import KEPT_ICON, KIND_SHAPE, SEVERITY_ICON, kind_of
from components.timeline_rows import concerns, span, title_of
from core.model.plan import Activity, Day, Plan, Transport
from core.model.report import Where
from core.sandbox.place_names import PlaceNames
from studio.i18n import Translate


def day_filter(day_count: int, *, say: Translate, key: str) -> frozenset[int] | None:
    """Draw the choice of days and return the one that is wanted, None for all; 0 under the key stands for all."""
    options = [*range(1, day_count + 1), 0]
    wanted = st.segmented_control(
        say("day-filter"),
        options,
        format_func=lambda day: say("day", day=day) if day else say("day-all"),
        key=key,
        label_visibility="collapsed",
        required=True,
    )
    return frozenset({wanted}) if wanted else None


def show(
    plan: Plan,
    *,
    names: PlaceNames,
    on_pick: Callable[[Where], None],
    days: Collection[int] | None = None,
    selected: Where | None = None,
    violated: Collection[Where] = (),
    kept: Collection[Where] = (),
    say: Translate,
    key: str,
) -> None:
    """Draw the wanted days (None: all); `on_pick` is called with an activity that is pressed; `kept` have a lock."""
    violated = list(violated)
    for number, day in enumerate(plan.itinerary, start=1):
        if days is not None and number not in days:
            continue
        with st.container(gap=None):
            st.markdown(f"**{plain(day_line(number, day, say))}**")
            for at, activity in enumerate(day.activities, start=1):
                for leg in activity.transports:
                    st.caption(plain(f"↓ {leg_line(leg, names, say)}"))
                where = Where(number, at)
                label = activity_line(activity, names, say)
                if any(concerns(place, where) for place in violated):
                    label = f"{SEVERITY_ICON['broken']} {label}"
                icon = KEPT_ICON if where in kept else None
                chosen = selected is not None and concerns(selected, where)
                kind: Literal["primary", "tertiary"] = "primary" if chosen else "tertiary"
                st.button(
                    plain(label),
                    key=f"{key}-{number}-{at}",
                    type=kind,
                    icon=icon,
                    wrap=True,
                    on_click=on_pick,
                    args=(where,),
                )


def day_line(number: int, day: Day, say: Translate) -> str:
    """A day in one line: when it begins and ends, and what it costs."""
    if not day.activities:
        return f"{say('day', day=number)} · {say('day-empty')}"
    begins, ends = day.activities[0].start_time, day.activities[-1].end_time
    cost = sum(activity.cost + sum(leg.cost for leg in activity.transports) for activity in day.activities)
    return f"{say('day', day=number)} · {begins}–{ends} · {yuan(cost)}"


def activity_line(activity: Activity, names: PlaceNames, say: Translate) -> str:
    """An activity in one line: when, what, where, how long, for how much."""
    begins, ends = span(activity.start_time, activity.end_time)
    what = f"{activity.start_time}–{activity.end_time} {KIND_SHAPE[kind_of(activity)]} "
    what += f"{say(f'kind-{activity.type}')} {title_of(activity, names)}"
    parts = [what]
    if activity.type != "accommodation":
        parts.append(duration(ends - begins, say))
    if activity.cost:
        parts.append(yuan(activity.cost))
    return " · ".join(parts)


def leg_line(leg: Transport, names: PlaceNames, say: Translate) -> str:
    """A leg in one line: how, from where to where, how long, how far, for how much."""
    begins, ends = span(leg.start_time, leg.end_time)
    parts = [
        f"{leg.start_time} {say(f'mode-{leg.mode}')} {names(leg.start)} → {names(leg.end)}",
        duration(ends - begins, say),
        kilometres(leg.distance, say),
    ]
    if leg.cost:
        parts.append(yuan(leg.cost))
    return " · ".join(parts)
