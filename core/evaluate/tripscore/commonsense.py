"""Commonsense constraints (Table 2)."""

from collections.abc import Iterator
from itertools import pairwise

from core.evaluate.timeline import Placed
from core.evaluate.tripscore.trip import ScoredTrip
from core.model.clock import DAY_MINUTES, Clock
from core.model.plan import Flight, Train
from core.model.report import Violation, Where
from core.sandbox.places import hours_of
from core.text import Name, Text, sentence

COMPLETENESS, CHRONOLOGY = "commonsense.completeness", "commonsense.chronology"
LOCATION, HOURS = "commonsense.location", "commonsense.hours"
BLOCK_OUT, TRANSPORT = "commonsense.block_out", "commonsense.transport"
RULES = {
    COMPLETENESS: Text(
        "往返交通齐全，除最后一天外每晚有住宿",
        "Transport both ways, and a hotel for every night but the last day's",
    ),
    CHRONOLOGY: Text("活动按时间先后排列", "Activities are listed in chronological order"),
    LOCATION: Text("每项活动都在旅客当时所在的城市", "Each activity is in the city where the traveller is"),
    HOURS: Text("在开放时间内参观", "Visits lie within opening hours"),
    BLOCK_OUT: Text("乘车乘机途中没有别的活动", "Nothing else happens between departure and arrival"),
    TRANSPORT: Text(
        "城际交通首尾相接，从出发地到目的地再返回",
        "Services join: from home to the destination and back, nowhere twice",
    ),
}


def check_commonsense(trip: ScoredTrip) -> Iterator[Violation]:
    """All violations of the six rules."""
    yield from _check_completeness(trip)
    yield from _check_chronology(trip)
    yield from _check_locations(trip)
    yield from _check_hours(trip)
    yield from _check_block_out(trip)
    yield from _check_transport(trip)


def _check_completeness(trip: ScoredTrip) -> Iterator[Violation]:
    if not trip.placed:
        yield Violation(COMPLETENESS, Text("行程没有任何活动", "the plan has no activity"))
        return
    if len(trip.rides) < 2:
        message = Text(
            f"往返城际交通只有 {len(trip.rides)} 程", f"{len(trip.rides)} of two services between the cities"
        )
        yield Violation(COMPLETENESS, message, observed=len(trip.rides), allowed=2)
    slept = {one.day for one in trip.placed if one.is_night}
    riding = {
        day
        for one in trip.rides
        for day in range(one.day, min(1 + one.end // DAY_MINUTES, len(trip.plan.itinerary)))
    }
    for day in range(1, len(trip.plan.itinerary)):
        if day not in slept and day not in riding:
            yield Violation(
                COMPLETENESS,
                Text(f"第 {day} 晚没有住宿", f"no hotel for the night after day {day}"),
                Where(day),
            )


def _check_chronology(trip: ScoredTrip) -> Iterator[Violation]:
    numbers = [day.day for day in trip.plan.itinerary]
    for at, (before, after) in enumerate(pairwise(numbers), start=2):
        if after <= before:
            message = Text(
                f"第 {after} 天排在第 {before} 天之后", f"day {after} is listed after day {before}"
            )
            yield Violation(CHRONOLOGY, message, Where(at))
    for one, other in pairwise(trip.placed):
        if one.day == other.day and other.start < one.start:
            message = sentence(
                "{next} 排在 {last} 之后却更早开始",
                "{next} is listed after {last} but starts before it",
                next=Name(other.activity.begins_at),
                last=Name(one.activity.begins_at),
            )
            yield Violation(CHRONOLOGY, message, other.where)


def _check_locations(trip: ScoredTrip) -> Iterator[Violation]:
    """Where one is follows from the services taken; a service that the sandbox lacks is believed to lead onward."""
    here = trip.home
    for one in trip.placed:
        activity = one.activity
        if isinstance(activity, Train | Flight):
            found = trip.service_of(activity)
            here = found[1] if found else trip.target if here == trip.home else trip.home
            continue
        known = here in trip.sandbox.city_names and activity.position in trip.sandbox.city(here).network
        if not known:
            message = sentence(
                "人在{here}，{place}不在那里",
                "the traveller is in {here}, where {place} is not",
                here=Name(here),
                place=Name(activity.position),
            )
            yield Violation(
                code=LOCATION, message=message, where=one.where, observed=activity.position, allowed=here
            )


def _check_hours(trip: ScoredTrip) -> Iterator[Violation]:
    for visit in trip.sights:
        sight, activity = visit.attraction, visit.placed.activity
        start, end = activity.start_time.minutes, activity.end_time.minutes
        opens, closes = hours_of(sight)
        if start < opens or end > closes:
            hours, told = f"{Clock(opens)}-{Clock(closes)}", f"{Clock(start)}-{Clock(end)}"
            message = sentence(
                "{name} {hours} 开放，计划 {told} 参观",
                "{name} is open {hours}, the visit is {told}",
                name=Name(sight.name),
                hours=hours,
                told=told,
            )
            yield Violation(
                code=HOURS, message=message, where=visit.placed.where, observed=told, allowed=hours
            )


def _check_block_out(trip: ScoredTrip) -> Iterator[Violation]:
    """Two rides overlap each other too. In order of time only the latest arrival so far matters."""
    latest: Placed | None = None
    for one in sorted(trip.placed, key=_rides_first):
        if latest is not None and one.start < latest.end:
            yield _blocked(one, latest)
        if one.is_ride and (latest is None or one.end > latest.end):
            latest = one
    departs: Placed | None = None
    for one in sorted(trip.placed, key=lambda placed: placed.start, reverse=True):
        if departs is not None and not _is_ride_or_night(one) and one.end > departs.start:
            yield _blocked(one, departs)
        if one.is_ride:
            departs = one


def _rides_first(one: Placed) -> tuple[int, bool]:
    return one.start, not one.is_ride


def _is_ride_or_night(one: Placed) -> bool:
    """Rides are compared once already; a night ends in the morning, whatever clock time a plan gives it."""
    return one.is_ride or one.is_night


def _blocked(one: Placed, ride: Placed) -> Violation:
    assert isinstance(ride.activity, Train | Flight)
    message = sentence(
        "{place}与乘坐 {number} 的时间冲突",
        "{place} falls into the ride on {number}",
        place=Name(one.activity.begins_at),
        number=ride.activity.number,
    )
    return Violation(BLOCK_OUT, message, one.where)


def _check_transport(trip: ScoredTrip) -> Iterator[Violation]:
    here, taken = trip.home, set()
    for one in trip.rides:
        assert isinstance(one.activity, Train | Flight)
        found = trip.service_of(one.activity)
        if found is None:
            # that there is no such service is for the format constraints to say
            continue
        start, end, _ = found
        if start != here or (start, end) in taken:
            message = sentence(
                "{number} 从{start}到{end}，此时人在{here}",
                "{number} goes from {start} to {end} while the traveller is in {here}",
                number=one.activity.number,
                start=Name(start),
                end=Name(end),
                here=Name(here),
            )
            yield Violation(code=TRANSPORT, message=message, where=one.where, observed=start, allowed=here)
        here = end
        taken.add((start, end))
    if trip.rides and here != trip.home:
        message = sentence("行程没有回到{city}", "the plan does not return to {city}", city=Name(trip.home))
        yield Violation(TRANSPORT, message, observed=here, allowed=trip.home)
