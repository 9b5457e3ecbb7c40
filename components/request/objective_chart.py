"""How a search came nearer to the best possible: the objective of its plans against the bound, over time."""

from collections.abc import Sequence

import altair as alt
import pandas as pd
import streamlit as st

from components.look.palette import QUIET
from core.agents.drafts import Better
from studio.i18n import Translate


def show(found: Sequence[Better], *, say: Translate, key: str) -> None:
    """Draw both lines; nothing where fewer than two plans have an objective."""
    known = [one for one in found if one.objective is not None]
    if len(known) < 2:
        return
    names = (say("objective"), say("bound"))
    rows = [
        {"seconds": one.seconds, "value": value, "what": name}
        for one in known
        for name, value in zip(names, (one.objective, one.bound), strict=True)
        if value is not None
    ]
    chart = (
        alt.Chart(pd.DataFrame(rows))
        .mark_line(interpolate="step-after", point=True, color=QUIET)
        .encode(
            x=alt.X("seconds:Q", title=say("trace-seconds")),
            y=alt.Y("value:Q", title=None, scale=alt.Scale(zero=False)),
            strokeDash=alt.StrokeDash(
                "what:N", title=None, sort=list(names), legend=alt.Legend(orient="top")
            ),
            tooltip=["what:N", "seconds:Q", "value:Q"],
        )
        .properties(height=180)
    )
    st.altair_chart(chart, width="stretch", key=key, alt=say("objective-alt"))
