"""What the timeline draws, as plain rows: an activity a row, a leg a row, times in minutes since midnight."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from components.formats import duration, kilometres, yuan
from components.palette import KIND_SHAPE, SEVERITY_ICON, day_colour, ink_on, kind_of
from core.model.clock import Clock
from core.model.plan import Activity, Plan, Transport
from core.model.report import Where
from core.sandbox.place_names import PlaceNames
from studio.i18n import Translate

MIDNIGHT = 24 * 60


@dataclass(frozen=True, slots=True)
class TimelineRow:
    """A bar or a thin bar of the timeline. `leg` is 0 for an activity; `ends` may pass midnight (1440).

    `dimmed` is what steps back because something else is selected, `kept` what stays when it is planned again.
    """

    day: int
    activity: int
    leg: int
    begins: int
    ends: int
    mode: str
    title: str
    label: str
    time: str
    detail: str
    colour: str
    ink: str
    selected: bool
    dimmed: bool
    kept: bool = False


def timeline_rows(
    plan: Plan,
    *,
    names: PlaceNames,
    selected: Where | None = None,
    violated: Collection[Where] = (),
    kept: Collection[Where] = (),
    say: Translate,
) -> list[TimelineRow]:
    """The rows of a plan in order. What ends earlier by its clock than it begins ends on the next day."""
    rows = []
    for day, number, activity in plan.activities():
        for at, leg in enumerate(activity.transports, start=1):
            rows.append(_leg_row(Where(day, number, at), leg, names, selected, violated, say))
        row = _activity_row(Where(day, number), activity, names, selected, violated, say)
        rows.append(replace(row, kept=Where(day, number) in kept))
    return rows


def title_of(activity: Activity, names: PlaceNames) -> str:
    """What an activity is called: its place, or the number and the stations of a train or flight."""
    if activity.type in ("train", "airplane"):
        return f"{activity.number} {names(activity.begins_at)} → {names(activity.ends_at)}"
    return names(activity.begins_at)


def span(begins: Clock, ends: Clock) -> tuple[int, int]:
    """Minutes since midnight of a beginning and an end; an earlier end is on the next day."""
    later = MIDNIGHT if ends < begins else 0
    return begins.minutes, ends.minutes + later


def concerns(where: Where, place: Where) -> bool:
    """Whether what was found at `where` (None: the whole) concerns this activity or leg."""
    if (where.day, where.activity) != (place.day, place.activity):
        return False
    return where.leg is None or place.leg is None or where.leg == place.leg


def _activity_row(
    place: Where,
    activity: Activity,
    names: PlaceNames,
    selected: Where | None,
    violated: Collection[Where],
    say: Translate,
) -> TimelineRow:
    begins, ends = span(activity.start_time, activity.end_time)
    title = title_of(activity, names)
    broken = any(concerns(where, place) for where in violated)
    mark = f"{SEVERITY_ICON['broken']} " if broken else ""
    shape = KIND_SHAPE[kind_of(activity)]
    chosen = selected is not None and concerns(selected, place)
    return TimelineRow(
        day=place.day or 0,
        activity=place.activity or 0,
        leg=0,
        begins=begins,
        ends=ends,
        mode="",
        title=f"{mark}{say(f'kind-{activity.type}')} · {title}",
        label=f"{mark}{shape} {title}",
        time=f"{activity.start_time}–{activity.end_time}",
        detail=f"{duration(ends - begins, say)} · {yuan(activity.cost)}",
        colour=day_colour(place.day or 1),
        ink=ink_on(day_colour(place.day or 1)),
        selected=chosen,
        dimmed=selected is not None and selected.activity is not None and not chosen,
    )


def _leg_row(
    place: Where,
    leg: Transport,
    names: PlaceNames,
    selected: Where | None,
    violated: Collection[Where],
    say: Translate,
) -> TimelineRow:
    begins, ends = span(leg.start_time, leg.end_time)
    chosen = selected is not None and selected.leg is not None and concerns(selected, place)
    broken = any(where.leg is not None and concerns(where, place) for where in violated)
    mark = f"{SEVERITY_ICON['broken']} " if broken else ""
    return TimelineRow(
        day=place.day or 0,
        activity=place.activity or 0,
        leg=place.leg or 0,
        begins=begins,
        ends=ends,
        mode=leg.mode,
        title=f"{mark}{say(f'mode-{leg.mode}')} · {names(leg.start)} → {names(leg.end)}",
        label="",
        time=f"{leg.start_time}–{leg.end_time}",
        detail=f"{duration(ends - begins, say)} · {kilometres(leg.distance, say)} · {yuan(leg.cost)}",
        colour=day_colour(place.day or 1),
        ink=ink_on(day_colour(place.day or 1)),
        selected=chosen,
        dimmed=selected is not None and selected.activity is not None and not chosen,
    )
