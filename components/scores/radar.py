"""A radar of scores, with the figures beside it: a radar alone hides values."""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin

import altair as alt
import pandas as pd
import streamlit as st

from components.look.escape import plain
from components.look.palette import DAY_COLOURS, QUIET, SEVERITY_ICON
from components.scores.axes import Axis
from studio.i18n import Translate

_FEWEST_AXES = 3
_RINGS = (0.25, 0.5, 0.75, 1.0)
_REACH = 1.3
_AWAY_FROM_CENTRE = "datum.name_x > 0.1 ? 'left' : datum.name_x < -0.1 ? 'right' : 'center'"


def show(series: Mapping[str, Sequence[Axis]], *, say: Translate, key: str) -> None:
    """Draw one or more plans' scores over the same axes, by the plan's name; an absent score is drawn as absent."""
    axes = next(iter(series.values()), ())
    if not axes:
        st.info(say("radar-empty"), icon=None)
        return
    picture, table = st.columns(2, vertical_alignment="center")
    with picture:
        if len(axes) >= _FEWEST_AXES:
            st.altair_chart(chart(series), width="content", key=key, alt=say("radar-alt"))
    with table:
        st.markdown(figures_table(series, say))


def points(series: Mapping[str, Sequence[Axis]]) -> list[dict[str, object]]:
    """The corners of each plan's shape in order, closed; an absent score has no corner."""
    rows: list[dict[str, object]] = []
    for name, scores in series.items():
        corners = [
            {
                "plan": name,
                "axis": axis.name,
                "hint": f"{axis.name} · {axis.told}",
                **_on_spoke(at, len(scores), axis.value),
            }
            for at, axis in enumerate(scores)
            if axis.value is not None
        ]
        rows += [{**corner, "order": order} for order, corner in enumerate([*corners, *corners[:1]])]
    return rows


def spokes(series: Mapping[str, Sequence[Axis]]) -> list[dict[str, object]]:
    """An axis a row: where its spoke ends, where its name stands, and whether a plan has no score on it."""
    axes = next(iter(series.values()))
    rows = []
    for at, axis in enumerate(axes):
        reasons = dict.fromkeys(scores[at].told for scores in series.values() if scores[at].value is None)
        absent = bool(reasons)
        label = f"{SEVERITY_ICON['not_applicable']} {axis.name}" if absent else axis.name
        end, name = _on_spoke(at, len(axes), 1.0), _on_spoke(at, len(axes), 1.12)
        rows.append(
            {
                "label": label,
                "absent": absent,
                "hint": f"{axis.name} · {' · '.join(reasons) or axis.told}",
                **end,
                "name_x": name["x"],
                "name_y": name["y"],
                "zero": 0,
            }
        )
    return rows


def chart(series: Mapping[str, Sequence[Axis]]) -> alt.LayerChart:
    """The radar. Altair has no polar points, so the corners come computed."""
    count = len(next(iter(series.values())))
    rings = [
        {"ring": ring, "order": at, **_on_spoke(at, count, ring)}
        for ring in _RINGS
        for at in range(count + 1)
    ]
    x, y = _flat("x"), _flat("y")
    web = alt.Chart(pd.DataFrame(rings)).mark_line(color=QUIET, opacity=0.35, strokeWidth=1)
    spoke = alt.Chart(pd.DataFrame(spokes(series)))
    corner = alt.Chart(pd.DataFrame(points(series), columns=["plan", "axis", "hint", "x", "y", "order"]))
    colour = alt.Color(
        "plan:N", sort=None, scale=alt.Scale(range=list(DAY_COLOURS)),
        legend=alt.Legend(title=None, orient="bottom") if len(series) > 1 else None,
    )  # fmt: skip
    dashes = alt.condition("datum.absent", alt.value([3, 4]), alt.value([1, 0]))
    told = alt.Tooltip("hint:N")
    return (
        alt.layer(
            web.encode(x=x, y=y, detail="ring:N", order="order:Q"),
            spoke.mark_rule(color=QUIET, opacity=0.6).encode(
                x=x, y=y, x2=alt.X2("zero"), y2=alt.Y2("zero"), strokeDash=dashes, tooltip=told
            ),
            spoke.mark_text(fontSize=12, color=QUIET, align=alt.expr(_AWAY_FROM_CENTRE)).encode(
                x=_flat("name_x"), y=_flat("name_y"), text="label:N", tooltip=told
            ),
            corner.mark_line(filled=True, fillOpacity=0.12).encode(x=x, y=y, color=colour, order="order:Q"),
            corner.mark_line(strokeWidth=2).encode(x=x, y=y, color=colour, order="order:Q"),
            corner.mark_point(filled=True, size=60, opacity=1).encode(x=x, y=y, color=colour, tooltip=told),
        )
        .properties(width=420, height=320)
        .configure_view(stroke=None)
        .configure_axis(grid=False)
    )


def figures_table(series: Mapping[str, Sequence[Axis]], say: Translate) -> str:
    """The scores as a Markdown table, a row an axis; an absent one with `○` and the reason."""
    axes = next(iter(series.values()))
    head = "| " + " | ".join([say("radar-axis"), *(plain(name) for name in series)]) + " |"
    rule = "|:--" * (1 + len(series)) + "|"
    rows = [
        "| "
        + " | ".join([plain(axis.name), *(plain(_told(scores[at])) for scores in series.values())])
        + " |"
        for at, axis in enumerate(axes)
    ]
    return "\n".join([head, rule, *rows])


def _told(axis: Axis) -> str:
    if axis.value is None:
        return f"{SEVERITY_ICON['not_applicable']} {axis.told}"
    icon = SEVERITY_ICON["holds"] if axis.value == 1 else ""
    return f"{icon} {axis.told}".strip()


def _on_spoke(at: int, count: int, length: float) -> dict[str, float]:
    """A point on a spoke; the first points up, the others follow clockwise."""
    angle = 2 * pi * at / count
    return {"x": length * sin(angle), "y": length * cos(angle)}


def _flat(field: str) -> alt.X | alt.Y:
    channel = alt.X if field.endswith("x") else alt.Y
    reach = _REACH * 420 / 320 if field.endswith("x") else _REACH
    return channel(f"{field}:Q", axis=None, scale=alt.Scale(domain=[-reach, reach]))
