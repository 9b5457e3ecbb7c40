"""How near a search came to the best possible, over time."""

from collections.abc import Sequence

import streamlit as st

from components.look.palette import QUIET
from core.agents.drafts import Incumbent
from studio.i18n import Translate


def show(found: Sequence[Incumbent], *, say: Translate, key: str) -> None:
    """Draw the line of its plans; nothing where fewer than two can be told in percent."""
    rows = [{"seconds": seconds, "share": share} for seconds, share in shares(found)]
    if len(rows) < 2:
        return
    # as Vega-Lite writes it: this is drawn again and again while a run goes on, and Altair would check it each time
    chart = {
        "data": {"values": rows},
        "height": 180,
        "mark": {"type": "line", "interpolate": "step-after", "point": {"color": QUIET}, "color": QUIET},
        "encoding": {
            "x": {"field": "seconds", "type": "quantitative", "title": say("trace-seconds")},
            "y": {
                "field": "share", "type": "quantitative", "title": say("objective-share"),
                "scale": {"zero": False}, "axis": {"titleAngle": 0, "titleAlign": "left", "titleX": 0, "titleY": -14, "titleBaseline": "bottom"},
            },
            "tooltip": [
                {"field": "seconds", "type": "quantitative", "title": say("trace-seconds")},
                {"field": "share", "type": "quantitative", "title": say("objective-share"), "format": ".1f"},
            ],
        },
    }  # fmt: skip
    st.vega_lite_chart(chart, width="stretch", key=key, alt=say("objective-alt"))


def shares(found: Sequence[Incumbent]) -> list[tuple[float, float]]:
    """The seconds and the percent of each plan: how much of what is possible it reaches at least, by the nearest bound that
    is known by now; no plan may come to the bound. Objectives themselves are in a measure of the search's own, which says nothing to who reads."""
    bounds = [one.bound for one in found if one.bound is not None]
    if not bounds:
        return []
    least = max(bounds)
    told = ((one.seconds, _share(one.objective, least)) for one in found if one.objective is not None)
    return [(seconds, share) for seconds, share in told if share is not None]


def _share(objective: float, bound: float) -> float | None:
    """Percent of the best possible: of what is gained where that is counted below nought, of what must be paid else."""
    if bound < 0:
        return 100 * min(1.0, max(0.0, objective / bound))
    return 100 * min(1.0, bound / objective) if objective > 0 else None
