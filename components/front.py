"""Other trips for the same request as a chart to click: what each costs, how many sights, how long on the way."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

import altair as alt
import pandas as pd
import streamlit as st

from components.formats import duration, yuan
from components.palette import QUIET
from studio.i18n import Translate

HEIGHT = 260
_SHAPES = {"shown": "cross", "front": "circle", "different": "diamond"}


class Option(NamedTuple):
    """A trip: CNY for everybody, number of sights, minutes on the way in the city; `shown` is the one on the page."""

    cost: float
    sights: int
    transfer: int
    kind: Literal["shown", "front", "different"]


def show(options: Sequence[Option], *, say: Translate, key: str) -> int | None:
    """Draw the chart and return the number of the option that was clicked last; it is handed back until another is."""
    event = st.altair_chart(
        _chart(options, say), key=key, on_select="rerun", selection_mode="picked", height=HEIGHT
    )
    picked = event["selection"].get("picked") if event else None
    return int(picked[0]["number"]) if picked else None


def sentence(option: Option, say: Translate) -> str:
    """An option in words: cost, sights, time on the way."""
    parts = [yuan(option.cost), say("verdict-sights", count=option.sights)]
    return " · ".join([*parts, say("other-transfer", span=duration(option.transfer, say))])


def _chart(options: Sequence[Option], say: Translate) -> alt.Chart:
    rows = [
        {
            **option._asdict(),
            "number": number,
            "told": sentence(option, say),
            "what": say(f"other-{option.kind}"),
        }
        for number, option in enumerate(options)
    ]
    kinds = [kind for kind in _SHAPES if any(option.kind == kind for option in options)]
    picked = alt.selection_point(name="picked", fields=["number"], on="click", toggle=False)
    chart: alt.Chart = (
        alt.Chart(pd.DataFrame(rows))
        .mark_point(filled=True, color=QUIET, cursor="pointer", stroke="currentColor")
        .encode(
            x=alt.X("cost:Q", title=say("other-cost-axis"), scale=alt.Scale(zero=False)),
            y=alt.Y("sights:Q", title=say("other-sights-axis"), scale=alt.Scale(zero=False), axis=alt.Axis(tickMinStep=1, format="d")),
            size=alt.Size("transfer:Q", title=say("other-transfer-axis"), scale=alt.Scale(range=[60, 500]), legend=alt.Legend(tickCount=3)),
            shape=alt.Shape(
                "what:N",
                title=None,
                legend=alt.Legend(orient="top"),
                scale=alt.Scale(
                    domain=[say(f"other-{kind}") for kind in kinds], range=[_SHAPES[kind] for kind in kinds]
                ),
            ),
            opacity=alt.condition(picked, alt.value(1.0), alt.value(0.55)),
            tooltip=alt.Tooltip("told:N", title=None),
        )
        .add_params(picked)
    )  # fmt: skip
    return chart
