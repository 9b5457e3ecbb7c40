"""A radar of scores, with the figures beside it: a radar alone hides values."""

from collections.abc import Iterable, Mapping, Sequence
from math import cos, pi, sin
from typing import NamedTuple

import streamlit as st

from components.look import drawing as drawn
from components.look.escape import plain, safe
from components.look.palette import SEVERITY_ICON
from components.look.pixels import Point
from components.scores.axes import Axis
from studio.i18n import Translate

_FEWEST_AXES = 3
_RINGS = (0.25, 0.5, 0.75, 1.0)
_RADIUS = 110
_DASHES = ("", "6 4", "2 3", "9 3 2 3")


class Corner(NamedTuple):
    """A score of a plan on its spoke, with what is told of it."""

    plan: str
    axis: str
    hint: str
    point: Point


class Spoke(NamedTuple):
    """An axis: its name and what is told of it, whether a plan lacks the score, where it ends and where its name stands."""

    label: str
    hint: str
    is_absent: bool
    end: Point
    name_at: Point


def show(series: Mapping[str, Sequence[Axis]], *, say: Translate, key: str) -> None:
    """Draw one or more plans' scores over the same axes, by the plan's name; an absent score is drawn as absent."""
    axes = next(iter(series.values()), ())
    if not axes:
        st.info(say("radar-empty"), icon=None)
        return
    picture, table = st.columns(2, vertical_alignment="center")
    with picture:
        if len(axes) >= _FEWEST_AXES:
            drawn.show(drawing(series), told=say("radar-alt"), key=key)
    with table:
        st.markdown(figures_table(series, say))


def corners(series: Mapping[str, Sequence[Axis]]) -> list[Corner]:
    """The corners of each plan's shape in order; an absent score has none."""
    return [
        Corner(
            plan=name,
            axis=axis.name,
            hint=f"{axis.name} · {axis.told}",
            point=_on_spoke(at, len(scores), axis.value),
        )
        for name, scores in series.items()
        for at, axis in enumerate(scores)
        if axis.value is not None
    ]


def spokes(series: Mapping[str, Sequence[Axis]]) -> list[Spoke]:
    """An axis a row: where its spoke ends, where its name stands, and whether a plan has no score on it."""
    axes = next(iter(series.values()))
    rows = []
    for at, axis in enumerate(axes):
        reasons = dict.fromkeys(scores[at].told for scores in series.values() if scores[at].value is None)
        rows.append(
            Spoke(
                label=f"{SEVERITY_ICON['not_applicable']} {axis.name}" if reasons else axis.name,
                hint=f"{axis.name} · {' · '.join(reasons) or axis.told}",
                is_absent=bool(reasons),
                end=_on_spoke(at, len(axes), 1.0),
                name_at=_on_spoke(at, len(axes), 1.16),
            )
        )
    return rows


def drawing(series: Mapping[str, Sequence[Axis]]) -> str:
    """The radar as SVG, every text escaped: no hue, since a hue is a day; plans differ by dashes and by the form of their corners.

    What lies behind a score, or why it is absent, is told where one points at it.
    """
    count = len(next(iter(series.values())))
    web = "".join(
        f'<polygon points="{_joined(_on_spoke(at, count, ring) for at in range(count))}" fill="none" '
        f'stroke="var(--control)" opacity=".4"/>'
        for ring in _RINGS
    )
    shapes = "".join(_shape(at, name, series) for at, name in enumerate(series))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="radar" viewBox="-200 -150 400 300" role="img" '
        f'aria-hidden="true">{web}{"".join(map(_spoke, spokes(series)))}{shapes}</svg>'
    )


def _spoke(spoke: Spoke) -> str:
    (x, y), (name_x, name_y) = spoke.end, spoke.name_at
    dashes = ' stroke-dasharray="3 4"' if spoke.is_absent else ""
    anchor = "start" if name_x > 10 else "end" if name_x < -10 else "middle"
    return (
        f'<g><title>{safe(spoke.hint)}</title><path d="M0 0L{x} {y}" stroke="var(--control)"{dashes}/>'
        f'<text x="{name_x}" y="{name_y + 4:.1f}" text-anchor="{anchor}" font-size="12" '
        f'fill="var(--second)">{safe(spoke.label)}</text></g>'
    )


def _shape(at: int, name: str, series: Mapping[str, Sequence[Axis]]) -> str:
    """A plan: the first is filled and solid, each further one outlined with dashes of its own."""
    found = [corner for corner in corners(series) if corner.plan == name]
    dashes = f' stroke-dasharray="{_DASHES[at % len(_DASHES)]}"' if at else ""
    fill = 'fill="var(--ink)" fill-opacity=".08"' if at == 0 else 'fill="none"'
    points = _joined(corner.point for corner in found)
    outline = f'<polygon points="{points}" {fill} stroke="var(--ink)" stroke-width="2"{dashes}/>'
    marks = "".join(
        f"<g><title>{safe(corner.hint)}</title>{_corner(corner.point, is_filled=at == 0)}</g>"
        for corner in found
    )
    return f"<g>{outline}{marks}</g>"


def _corner(point: Point, *, is_filled: bool) -> str:
    x, y = point
    if is_filled:
        return f'<circle cx="{x}" cy="{y}" r="4" fill="var(--ink)"/>'
    return f'<rect x="{x - 4:.1f}" y="{y - 4:.1f}" width="8" height="8" fill="var(--card)" stroke="var(--ink)" stroke-width="2"/>'


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


def _on_spoke(at: int, count: int, length: float) -> Point:
    """A point on a spoke; the first points up, the others follow clockwise."""
    angle = 2 * pi * at / count
    return round(_RADIUS * length * sin(angle), 1), round(-_RADIUS * length * cos(angle), 1)


def _joined(points: Iterable[Point]) -> str:
    return " ".join(f"{x},{y}" for x, y in points)
