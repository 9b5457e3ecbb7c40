"""The timeline of a trip: a row a day, activities as bars, the ways between them as thin bars by mode."""

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict
from typing import Any

import altair as alt
import pandas as pd
import streamlit as st

from components.palette import KEPT_OUTLINE, MODE_LINE, QUIET
from components.timeline_rows import MIDNIGHT, TimelineRow, timeline_rows
from core.model.plan import Plan
from core.model.report import Where
from core.sandbox.place_names import PlaceNames
from studio.i18n import Translate

_ROWS = "source"  # the name by which Streamlit knows a chart's table
_MORNING = 6 * 60
_ROW_HEIGHT = 52
_CLOCK = "format(floor(datum.value / 60), '02') + ':' + format(datum.value % 60, '02')"
_ELLIPSIS = "scale('x', datum.ends) - scale('x', datum.begins) < 44 ? '\u200b' : '…'"  # an empty one means the default
_ROOM = "max(13, scale('x', datum.ends) - scale('x', datum.begins) - (datum.kept ? 24 : 8))"
_CLOSE_TO_THE_END = "scale('x', datum.ends) - scale('x', datum.begins) - 9"


def show(
    plan: Plan,
    *,
    names: PlaceNames,
    on_pick: Callable[[], None],
    selected: Where | None = None,
    violated: Collection[Where] = (),
    kept: Collection[Where] = (),
    say: Translate,
    key: str,
) -> None:
    """Draw the timeline; `on_pick` is called when an activity is clicked, and finds it under the key (`choice_of`).

    `kept` have a lock. The chart itself stays the same; its rows alone change.
    """
    rows = timeline_rows(plan, names=names, selected=selected, violated=violated, kept=kept, say=say)
    with st.container(height=height_of(len(plan.itinerary)) + 8, border=False):
        st.vega_lite_chart(
            frame(rows),
            chart(rows, len(plan.itinerary), say),
            width="stretch",
            key=key,
            on_select=on_pick,
            selection_mode="picked",
            alt=say("timeline-alt", days=len(plan.itinerary)),
        )


def choice_of(event: object, before: object) -> Where | None:
    """The activity that was clicked between two states of the chart.

    A click adds a bar to what the chart holds as picked, or takes it away: no two clicks in a row leave it the same, as
    two on one bar would where the last one alone was held.
    """
    changed = [*(set(_picked(event)) - set(_picked(before))), *(set(_picked(before)) - set(_picked(event)))]
    return changed[0] if changed else None


def _picked(event: object) -> list[Where]:
    selection = event.get("selection") if isinstance(event, Mapping) else None
    picked = selection.get("picked") if isinstance(selection, Mapping) else None
    return [Where(int(one["day"]), int(one["activity"])) for one in picked or ()]


def frame(rows: Sequence[TimelineRow]) -> pd.DataFrame:
    """The rows as a table."""
    return pd.DataFrame([asdict(row) for row in rows], columns=list(TimelineRow.__dataclass_fields__))


def chart(rows: Sequence[TimelineRow], days: int, say: Translate) -> dict[str, Any]:
    """The chart of rows, without them. Times are minutes since midnight as plain numbers: no time zone can shift them."""
    first = min([_MORNING, *(row.begins for row in rows)]) // 60 * 60
    last = -(-max([MIDNIGHT, *(row.ends for row in rows)]) // 60) * 60
    x = alt.X(
        "begins:Q",
        title=None,
        scale=alt.Scale(domain=[first, last], nice=False),
        axis=alt.Axis(values=list(range(first, last + 1, 120)), labelExpr=_CLOCK, grid=True),
    )
    labels = [say("day", day=day) for day in range(1, days + 1)]
    y = alt.Y(
        "day:O",
        title=None,
        scale=alt.Scale(domain=list(range(1, days + 1))),
        axis=alt.Axis(labelExpr=f"{json.dumps(labels)}[datum.value - 1]", ticks=False, domain=False),
    )
    told = [
        alt.Tooltip("title:N", title=say("timeline-what")),
        alt.Tooltip("time:N", title=say("timeline-when")),
        alt.Tooltip("detail:N", title=say("timeline-how-much")),
    ]
    base = alt.Chart(alt.NamedData(_ROWS)).encode(x=x, y=y, tooltip=told)
    layers = (
        alt.layer(_legs(base), _bars(base), _labels(base), _padlocks(base))
        .properties(height=height_of(days))
        .configure_view(stroke=None)
        .properties(usermeta={"embedOptions": {"renderer": "svg"}})
    )
    return layers.to_dict()


def _stepping_back() -> object:
    """What is not selected steps back; that reads on light and on dark."""
    return alt.condition("datum.dimmed", alt.value(0.6), alt.value(1.0))


def height_of(days: int) -> int:
    """The height of the chart in pixels."""
    return _ROW_HEIGHT * days + 30


def _bars(base: alt.Chart) -> alt.Chart:
    picked = alt.selection_point(
        name="picked", fields=["day", "activity"], on="click", toggle="true", clear=False
    )
    return (
        base.transform_filter("datum.leg === 0")
        .mark_bar(cornerRadius=4, height=30, cursor="pointer")
        .encode(
            x2="ends:Q",
            color=alt.Color("colour:N", scale=None, legend=None),
            stroke=alt.condition("datum.selected", alt.value(QUIET), alt.value("transparent")),
            opacity=_stepping_back(),
            strokeWidth=alt.value(3),
        )
        .add_params(picked)
    )


def _legs(base: alt.Chart) -> alt.Chart:
    modes = list(MODE_LINE)
    dashes = [[float(n) for n in (MODE_LINE[mode].dashes or "1 0").split()] for mode in modes]
    return (
        base.transform_filter("datum.leg > 0")
        .mark_rule(strokeCap="round")
        .encode(
            x2="ends:Q",
            color=alt.Color("colour:N", scale=None, legend=None),
            opacity=_stepping_back(),
            strokeDash=alt.StrokeDash("mode:N", scale=alt.Scale(domain=modes, range=dashes), legend=None),
            strokeWidth=alt.condition("datum.selected", alt.value(7), alt.value(4)),
        )
    )


def _labels(base: alt.Chart) -> alt.Chart:
    return (
        base.transform_filter("datum.leg === 0")
        .mark_text(
            align="left",
            baseline="middle",
            dx=5,
            limit=alt.expr(_ROOM),
            ellipsis=alt.expr(_ELLIPSIS),
            fontSize=12,
            cursor="pointer",
        )
        .encode(
            text="label:N",
            color=alt.Color("ink:N", scale=None, legend=None),
        )
    )


def _padlocks(base: alt.Chart) -> alt.Chart:
    return (
        base.transform_filter("datum.kept")
        .mark_point(
            shape=KEPT_OUTLINE, size=110, filled=True, xOffset=alt.expr(_CLOSE_TO_THE_END), cursor="pointer"
        )
        .encode(color=alt.Color("ink:N", scale=None, legend=None), opacity=_stepping_back())
    )
