"""How a search came nearer to the best possible: the objective of its plans against the bound, over time."""

from collections.abc import Sequence

import streamlit as st

from components.look.palette import QUIET
from core.agents.drafts import Incumbent
from studio.i18n import Translate


def show(found: Sequence[Incumbent], *, say: Translate, key: str) -> None:
    """Draw both lines; nothing where fewer than two plans have an objective."""
    known = [one for one in found if one.objective is not None]
    if len(known) < 2:
        return
    names = [say("objective"), say("bound")]
    rows = [
        {"seconds": one.seconds, "value": value, "what": name}
        for one in known
        for name, value in zip(names, (one.objective, one.bound), strict=True)
        if value is not None
    ]
    # as Vega-Lite writes it: this is drawn again and again while a run goes on, and Altair would check it each time
    chart = {
        "data": {"values": rows},
        "height": 180,
        "mark": {"type": "line", "interpolate": "step-after", "point": {"color": QUIET}, "color": QUIET},
        "encoding": {
            "x": {"field": "seconds", "type": "quantitative", "title": say("trace-seconds")},
            "y": {"field": "value", "type": "quantitative", "title": None, "scale": {"zero": False}},
            "strokeDash": {
                "field": "what", "type": "nominal", "title": None, "sort": names, "legend": {"orient": "top"}
            },
            "tooltip": [
                {"field": "what", "type": "nominal"},
                {"field": "seconds", "type": "quantitative"},
                {"field": "value", "type": "quantitative"},
            ],
        },
    }  # fmt: skip
    st.vega_lite_chart(chart, width="stretch", key=key, alt=say("objective-alt"))
