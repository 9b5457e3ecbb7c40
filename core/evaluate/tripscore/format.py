"""Format constraints (Table 2): what the plan names exists, its details are right, its descriptions fit."""

from collections.abc import Iterator

from core.evaluate.tripscore.trip import ScoredTrip
from core.model.clock import DAY_MINUTES, Clock
from core.model.plan import Flight, Meal, Stay, Train, Visit
from core.model.report import Violation
from core.text import Name, Text, sentence

RESPONSE, VERIFICATION = "format.response", "format.verification"
ACCURACY, RELEVANCE = "format.accuracy", "format.relevance"
RULES = {
    RESPONSE: Text("计划符合约定的格式", "The plan follows the agreed format"),
    VERIFICATION: Text(
        "景点、餐厅、酒店和车次都在沙盒中",
        "All sights, restaurants, hotels and services are those of the sandbox",
    ),
    ACCURACY: Text("车次或航班的时刻与数据一致", "Times of trains and flights are those of the timetable"),
    RELEVANCE: Text(
        "描述说的是所去的景点，不是别的景点", "Descriptions tell of their own sight, not of another one"
    ),
}


def check_format(trip: ScoredTrip) -> Iterator[Violation]:
    """All violations; a plan for a city that the sandbox lacks names nothing that exists."""
    if trip.city is None:
        city = Name(trip.plan.target_city)
        yield Violation(
            VERIFICATION, sentence("沙盒没有城市{city}", "the sandbox has no city {city}", city=city)
        )
        return
    yield from _check_names(trip)
    yield from _check_services(trip)
    yield from _check_descriptions(trip)


def _check_names(trip: ScoredTrip) -> Iterator[Violation]:
    cities = [trip.sandbox.city(name) for name in (trip.target, trip.home) if name in trip.sandbox.city_names]
    for one in trip.placed:
        activity = one.activity
        if isinstance(activity, Visit):
            known = any(city.attraction(activity.position) for city in cities)
        elif isinstance(activity, Stay):
            known = any(city.hotel(activity.position) for city in cities)
        elif isinstance(activity, Meal):
            known = any(
                city.restaurant(activity.position) or city.hotel(activity.position) for city in cities
            )
        else:
            continue
        if not known:
            name = activity.position
            message = sentence("沙盒没有{place}", "the sandbox does not know {place}", place=Name(name))
            yield Violation(VERIFICATION, message, one.where, observed=name)


def _check_services(trip: ScoredTrip) -> Iterator[Violation]:
    for one in trip.rides:
        ride = one.activity
        assert isinstance(ride, Train | Flight)
        found = trip.service_of(ride)
        if found is None:
            message = sentence(
                "{number} 不从{start}开往{end}",
                "no {number} goes from {start} to {end}",
                number=ride.number,
                start=Name(ride.start),
                end=Name(ride.end),
            )
            yield Violation(VERIFICATION, message, one.where, observed=ride.number)
            continue
        service = found[2]
        given = (ride.start_time.minutes, ride.end_time.minutes % DAY_MINUTES)
        if given != (service.departs, service.arrives % DAY_MINUTES):
            due = f"{Clock(service.departs)}-{Clock(service.arrives % DAY_MINUTES)}"
            told = f"{ride.start_time}-{ride.end_time}"
            message = Text(
                f"{ride.number} 的时刻是 {due}，计划写 {told}",
                f"{ride.number} runs {due} but the plan says {told}",
            )
            yield Violation(code=ACCURACY, message=message, where=one.where, observed=told, allowed=due)


def _check_descriptions(trip: ScoredTrip) -> Iterator[Violation]:
    """A description that names another sight of the plan and not its own mixes them up."""
    # a set: however often a sight is visited, its name is looked for once
    visits = {one.activity.position for one in trip.placed if isinstance(one.activity, Visit)}
    for one in trip.placed:
        told = (one.activity.model_extra or {}).get("description")
        if not isinstance(one.activity, Visit) or not isinstance(told, str) or one.activity.position in told:
            continue
        other = next((name for name in visits if name and name in told), None)
        if other is not None:
            name = one.activity.position
            message = sentence(
                "{sight}的描述说的是{other}",
                "the description of {sight} tells of {other} instead",
                sight=Name(name),
                other=Name(other),
            )
            yield Violation(RELEVANCE, message, one.where, observed=other, allowed=name)
