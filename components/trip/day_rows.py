"""What the day cards and the timeline draw, as plain values: a card a day, a row a stop, with the ways between them."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta

from components.look.formats import duration, kilometres, money, on_the_way, span, way_time
from components.look.palette import ActivityKind, day_colour, day_edge, ink_on, kind_of
from components.trip.numbering import numbers, shape_of
from components.trip.place_facts import facts, title_of, why
from core.knowledge.city import lacks_price
from core.model.derived.meals_on_the_way import MealOnTheWay, meals_on_the_way
from core.model.derived.plan_changes import NO_CHANGES, PlanChanges, Stop
from core.model.locks import StopIndex
from core.model.plan import Activity, Mode, Plan, Stay, Transport
from core.model.report import Where
from core.model.told_wish import KeptFree
from core.sandbox.city import City
from core.sandbox.rides import Lasts, by_clock, days_later
from core.text import Naming
from studio.i18n import Translate

_WAITS = 15
"""Minutes before a stop from which they are told as a wait: fewer take getting out of a car and to the entrance."""

_WORTH_TELLING_KM = 0.05
"""Kilometres below which a way of no minutes goes untold."""

_NOTHING: Mapping[Where, str] = {}
_FACT = " · "


@dataclass(frozen=True, slots=True)
class LegRow:
    """A leg to a stop: how one goes, and what that takes."""

    mode: Mode
    begins: int
    ends: int
    told: str


@dataclass(frozen=True, slots=True)
class FreeRow:
    """Time that is kept free after a stop, and what for; minutes since midnight of its day."""

    begins: int
    ends: int
    time: str
    told: str


@dataclass(frozen=True, slots=True)
class StopRow:
    """A stop of a day: its number or icon, when, what it is called, facts, price, and the ways to it.

    `begins` and `ends` are minutes since midnight of its day, `waits` those before it that are told as a `wait`; `fault` is what does not hold, `remark` what one
    might mind, `why` why it was chosen, `free` the times that are kept free after it. Since the plan before it may be
    `added`, or `shifted` (in words).
    """

    at: int
    number: int | None
    kind: ActivityKind
    begins: int
    ends: int
    time: str
    until: str
    title: str
    facts: str
    price: str
    legs: tuple[LegRow, ...] = ()
    waits: int = 0
    wait: str = ""
    why: str = ""
    fault: str = ""
    remark: str = ""
    kept: bool = False
    added: bool = False
    shifted: tuple[str, ...] = ()
    free: tuple[FreeRow, ...] = ()


@dataclass(frozen=True, slots=True)
class GoneRow:
    """A stop that the plan before had on this day, in the place that it had: `before` which stop of now, by its `at`."""

    before: int
    time: str
    title: str
    price: str


@dataclass(frozen=True, slots=True)
class DayCard:
    """A day: its colour (fill, ink on it, edge on light and on dark), its figures in words, its stops, and those that are
    gone since the plan before; a day that `is_gone` itself has these alone."""

    day: int
    title: str
    date: str
    figures: tuple[str, ...]
    colour: str
    ink: str
    edges: tuple[str, str]
    stops: tuple[StopRow, ...]
    gone: tuple[GoneRow, ...] = ()
    is_gone: bool = False


def day_cards(
    plan: Plan,
    *,
    city: City | None,
    names: Naming,
    first_day: date | None = None,
    faults: Mapping[Where, str] = _NOTHING,
    remarks: Mapping[Where, str] = _NOTHING,
    kept: Collection[Where] = (),
    changes: PlanChanges = NO_CHANGES,
    free: Collection[KeptFree] = (),
    eats_inside: bool = True,
    lasts: Lasts = by_clock,
    say: Translate,
) -> tuple[DayCard, ...]:
    """The cards of a plan. `faults` says what does not hold where, `remarks` what one might mind, `kept` are locked, `changes` are those since the plan before; `free` is time that is kept for what no data have a place for; who keeps to what is halal does not `eats_inside` a park. `lasts` tells how long each activity takes."""
    counted, on_the_way = numbers(plan), meals_on_the_way(plan, eats_inside=eats_inside)
    cards = []
    for day, of_day in enumerate(plan.itinerary, start=1):
        stops = []
        for at, activity in enumerate(of_day.activities, start=1):
            minutes = lasts(activity)
            row = _stop((day, at), activity, minutes, plan, counted, names, say)
            stops.append(
                replace(
                    row,
                    price=_price(activity, row.kind, city, say),
                    facts=_FACT.join(
                        [
                            facts(activity, minutes, city, say),
                            *_meals_at((day, at), on_the_way, activity, say),
                        ]
                    ),
                    why=why(activity, city, say),
                    fault=_said_at(faults, day, at, say),
                    remark=_said_at(remarks, day, at, say),
                    kept=Where(day, at) in kept,
                    added=any(one.place == (day, at) for one in changes.added),
                    shifted=tuple(_shifts((day, at), changes, say)),
                    free=tuple(_free(one, say) for one in free if (one.day, one.after) == (day, at)),
                )
            )
        gone = (_gone(one, stops, city, names, say) for one in changes.removed if one.place[0] == day)
        card = _card(day, of_day.activities, tuple(stops), first_day, say)
        cards.append(replace(card, gone=tuple(gone)))
    for day in sorted({one.place[0] for one in changes.removed if one.place[0] > len(cards)}):
        gone = (_gone(one, (), city, names, say) for one in changes.removed if one.place[0] == day)
        cards.append(replace(_card(day, (), (), first_day, say), gone=tuple(gone), is_gone=True))
    return tuple(cards)


def _shifts(place: StopIndex, changes: PlanChanges, say: Translate) -> Iterator[str]:
    """How a stop is not when, or not as long, as it was."""
    for moved in changes.moved:
        if moved.stop.place == place and moved.from_day != place[0]:
            yield say("stop-from-day", day=moved.from_day)
        elif moved.stop.place == place:
            span = duration(abs(moved.later), say)
            yield say("stop-later" if moved.later > 0 else "stop-earlier", span=span)
    for resized in changes.resized:
        if resized.stop.place == place:
            span = duration(abs(resized.longer), say)
            yield say("stop-longer" if resized.longer > 0 else "stop-shorter", span=span)


def _gone(gone: Stop, stops: Sequence[StopRow], city: City | None, names: Naming, say: Translate) -> GoneRow:
    activity = gone.activity
    later = (stop.at for stop in stops if stop.begins >= activity.start_time.minutes)
    return GoneRow(
        before=next(later, len(stops) + 1),
        time=str(activity.start_time),
        title=title_of(activity, names),
        price=_price(activity, kind_of(activity), city, say),
    )


def _meals_at(
    place: StopIndex, meals: Sequence[MealOnTheWay], activity: Activity, say: Translate
) -> Iterator[str]:
    for one in meals:
        if (one.day, one.activity) == place:
            yield say(f"meal-{one.where}-{activity.type}", meal=say(f"kind-{one.meal}"))


def _free(free: KeptFree, say: Translate) -> FreeRow:
    return FreeRow(
        begins=free.begins.minutes,
        ends=free.ends.minutes,
        time=f"{free.begins}–{free.ends}",
        told=free.told.says(say.language),
    )


def _said_at(told: Mapping[Where, str], day: int, at: int, say: Translate) -> str:
    return say("verdict-separator").join(
        text for where, text in told.items() if (where.day, where.activity) == (day, at)
    )


def _card(
    day: int, activities: Sequence[Activity], stops: tuple[StopRow, ...], first: date | None, say: Translate
) -> DayCard:
    cost = sum(one.cost + sum(leg.cost for leg in one.transports) for one in activities)
    minutes = sum(leg.ends - leg.begins for stop in stops for leg in stop.legs)
    count = sum(stop.number is not None for stop in stops)
    parts = [say("day-stops", count=count), money(cost, say), *on_the_way(minutes, say)]
    colour = day_colour(day)
    return DayCard(
        day=day,
        title=say("day", day=day),
        date=_date(first + timedelta(days=day - 1), say) if first is not None else "",
        figures=tuple(parts),
        colour=colour,
        ink=ink_on(colour),
        edges=day_edge(day),
        stops=stops,
    )


def _date(day: date, say: Translate) -> str:
    weekday = say(f"weekday-{day.isoweekday()}")
    return say("date-of-day", month=say(f"month-{day.month}"), day=day.day, weekday=weekday)


def _stop(
    place: StopIndex,
    activity: Activity,
    minutes: int,
    plan: Plan,
    counted: Mapping[StopIndex, int],
    names: Naming,
    say: Translate,
) -> StopRow:
    begins = activity.start_time.minutes
    ways = activity.transports
    waits = begins - span(ways[-1].start_time, ways[-1].end_time)[1] if ways else 0
    kind = shape_of(activity, plan)
    return StopRow(
        at=place[1],
        number=counted.get(place),
        kind=kind,
        begins=begins,
        ends=begins + minutes,
        time=str(activity.start_time),
        until=_until(activity, minutes, say),
        title=_title(activity, kind, names, say),
        facts="",
        price="",
        legs=tuple(_leg(leg, say) for leg in ways if _is_felt(leg)),
        waits=waits if waits >= _WAITS else 0,
        wait=say("wait-of", span=duration(waits, say)) if waits >= _WAITS else "",
    )


def _until(activity: Activity, minutes: int, say: Translate) -> str:
    if isinstance(activity, Stay):
        return say("over-night")
    arrives, days = str(activity.end_time), days_later(activity, minutes)
    return say("on-a-later-day", time=arrives, days=days) if days else arrives


def _price(activity: Activity, kind: ActivityKind, city: City | None, say: Translate) -> str:
    if not activity.cost and _in_hotel(activity, kind):
        return say("included")
    if not activity.cost and city is not None and lacks_price(activity.begins_at, city):
        return say("price-not-known")
    return money(activity.cost, say)


def _in_hotel(activity: Activity, kind: ActivityKind) -> bool:
    return kind == "hotel" and not isinstance(activity, Stay)


def _title(activity: Activity, kind: ActivityKind, names: Naming, say: Translate) -> str:
    if _in_hotel(activity, kind):
        return say("meal-in-hotel", meal=say(f"kind-{activity.type}"))
    return title_of(activity, names)


def _is_felt(leg: Transport) -> bool:
    """Whether a traveller would call it a way: the few steps to the door of a metro station are none."""
    return leg.end_time > leg.start_time or leg.distance >= _WORTH_TELLING_KM or leg.cost > 0


def _leg(leg: Transport, say: Translate) -> LegRow:
    begins, ends = span(leg.start_time, leg.end_time)
    parts = [f"{say(f'mode-{leg.mode}')} {way_time(ends - begins, say)}", kilometres(leg.distance, say)]
    if leg.cost:
        parts.append(money(leg.cost, say))
    return LegRow(mode=leg.mode, begins=begins, ends=ends, told=" · ".join(parts))
