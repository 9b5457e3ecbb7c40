"""From decisions to a `Plan`: every name, time and price as the sandbox has it, every leg as its network says."""

from collections.abc import Mapping
from dataclasses import dataclass

from core.model.plan import Plan
from core.optimize.days.schedule import Timeline
from core.optimize.instance.hotels import Lodging
from core.optimize.instance.problem import Problem
from core.optimize.instance.services import Journey
from core.optimize.instance.travel import CityRide, Ways
from core.sandbox.bookings import BED_FROM, Document, legs_taken, night, plan_object, service_booked, stop


@dataclass(frozen=True, slots=True)
class Decisions:
    """All that is decided of a trip: `stays` maps days to where one sleeps after them, `days` those in the city (from 1)
    to their timelines."""

    journey: Journey
    stays: Mapping[int, Lodging]
    days: Mapping[int, Timeline]


def build_plan(problem: Problem, decisions: Decisions, ways: Ways) -> Plan:
    """The itinerary of these decisions."""
    return Plan.from_json(document_of(problem, decisions, ways))


def document_of(problem: Problem, decisions: Decisions, ways: Ways) -> Document:
    """The plan object of these decisions."""
    itinerary: list[list[Document]] = []
    for day in range(1, problem.days + 1):
        activities: list[Document] = []
        if day == 1:
            activities.append(service_booked(decisions.journey.outbound, ways.tickets))
        timeline = decisions.days.get(day)
        if timeline is not None:
            activities += _stops(timeline, problem.people, ways)
            there = _legs(*_taken(timeline, ways)[-1], ways)
            if day == problem.days:
                activities.append(service_booked(decisions.journey.inbound, ways.tickets, there))
            elif day in decisions.stays:
                lodging, start = decisions.stays[day], max(timeline.arrives, BED_FROM)
                activities.append(night(lodging.hotel, lodging.offer, lodging.rooms, start, there))
        itinerary.append(activities)
    return plan_object(problem.people, problem.start_city, problem.city.name, itinerary)


def _stops(timeline: Timeline, people: int, ways: Ways) -> list[Document]:
    taken = _taken(timeline, ways)
    return [
        stop(
            one.kind,
            one.place,
            one.price,
            people if one.is_meal else ways.tickets,
            (start, end),
            _legs(*taken[at], ways),
        )
        for at, (one, start, end) in enumerate(
            zip(timeline.stops, timeline.starts, timeline.ends, strict=True)
        )
        # time that is kept free is no activity
        if one.kind != "pause"
    ]


def _taken(timeline: Timeline, ways: Ways) -> list[tuple[CityRide, int]]:
    """The rides to the stops and to the end, with their departures; after a pause somewhere else from the place before it.

    A plan has no way to a place where it has no activity: one leaves in time for the next one.
    """
    taken = list(zip(timeline.rides, timeline.leaves, strict=True))
    here = next((ride.legs[0].start for ride in timeline.rides if ride.legs), "")
    for at, one in enumerate(timeline.stops):
        after = timeline.stops[at + 1] if at + 1 < len(timeline.stops) else None
        if one.kind != "pause":
            here = one.place
        elif one.place and here and (after is None or after.kind != "pause"):
            ride, leave = taken[at + 1]
            goal = ride.legs[-1].end if ride.legs else one.place
            direct = min(ways.between(here, goal), key=lambda way: way.minutes, default=ride)
            taken[at + 1] = direct, leave + ride.minutes - direct.minutes
    return taken


def _legs(ride: CityRide, leave: int, ways: Ways) -> list[Document]:
    return legs_taken(ride.legs, leave, tickets=ways.tickets, cars=ways.cars)
