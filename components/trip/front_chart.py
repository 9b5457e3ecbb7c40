"""Other trips for the same request as a chart to click; apart from their list, as what draws it takes long to load."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import altair as alt
import pandas as pd
import streamlit as st

from components.look.palette import QUIET
from components.trip.front import FrontMeasure, Option, sentence
from studio.i18n import Translate

HEIGHT = 280
_SHAPES = {"shown": "cross", "front": "circle", "different": "diamond"}


def show(
    options: Mapping[int, Option],
    by: Sequence[FrontMeasure],
    *,
    on_pick: Callable[[], None],
    say: Translate,
    key: str,
) -> None:
    """Draw the options over two measures, the third as the size; `on_pick` is called when one is clicked."""
    st.altair_chart(
        _drawn(options, by, say), key=key, on_select=on_pick, selection_mode="picked", height=HEIGHT
    )


def _drawn(options: Mapping[int, Option], by: Sequence[FrontMeasure], say: Translate) -> alt.Chart:
    rows = [
        {
            **option._asdict(),
            "number": number,
            "told": sentence(option, say),
            "what": say(f"other-{option.kind}"),
        }
        for number, option in options.items()
    ]
    kinds = [kind for kind in _SHAPES if any(option.kind == kind for option in options.values())]
    chosen = alt.selection_point(name="picked", fields=["number"], on="click", toggle=False)
    x, y, *size = by
    channels: dict[str, Any] = {"x": alt.X(f"{x}:Q", **_axis(x, say)), "y": alt.Y(f"{y}:Q", **_axis(y, say))}
    for measure in size:
        channels["size"] = alt.Size(
            f"{measure}:Q", title=say(f"other-{measure}-axis"), scale=alt.Scale(range=[60, 500]), legend=alt.Legend(tickCount=3)
        )  # fmt: skip
    drawn: alt.Chart = (
        alt.Chart(pd.DataFrame(rows))
        .mark_point(filled=True, color=QUIET, cursor="pointer", stroke="currentColor", size=160)
        .encode(
            **channels,
            shape=alt.Shape(
                "what:N",
                title=None,
                legend=alt.Legend(orient="top"),
                scale=alt.Scale(
                    domain=[say(f"other-{kind}") for kind in kinds], range=[_SHAPES[kind] for kind in kinds]
                ),
            ),
            opacity=alt.condition(chosen, alt.value(1.0), alt.value(0.55)),
            tooltip=alt.Tooltip("told:N", title=None),
        )
        .add_params(chosen)
    )
    return drawn


def _axis(measure: FrontMeasure, say: Translate) -> dict[str, Any]:
    ticks = alt.Axis(tickMinStep=1, format="d") if measure == "sights" else alt.Axis()
    return {"title": say(f"other-{measure}-axis"), "scale": alt.Scale(zero=False), "axis": ticks}
