"""From decisions to a `Plan`: every name, time and price as the sandbox has it, every leg as its network says."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from core.model.plan import Plan
from core.optimize.days.schedule import Timeline
from core.optimize.instance.hotels import Lodging
from core.optimize.instance.problem import Problem
from core.optimize.instance.services import Journey
from core.optimize.instance.travel import CityRide, Ways
from core.optimize.search.setting_off import rides_taken
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
            lodging = decisions.stays.get(day)
            taken = rides_taken(timeline, ways, "" if lodging is None else lodging.hotel.name)
            activities += _stops(timeline, taken, problem.people, ways)
            ride, leave = taken[-1]
            there = _legs(ride, leave, ways)
            if day == problem.days:
                activities.append(service_booked(decisions.journey.inbound, ways.tickets, there))
            elif lodging is not None:
                start = max(leave + ride.minutes, BED_FROM)
                activities.append(night(lodging.hotel, lodging.offer, lodging.rooms, start, there))
        itinerary.append(activities)
    return plan_object(problem.people, problem.start_city, problem.city.name, itinerary)


def _stops(
    timeline: Timeline, taken: Sequence[tuple[CityRide, int]], people: int, ways: Ways
) -> list[Document]:
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


def _legs(ride: CityRide, leave: int, ways: Ways) -> list[Document]:
    return legs_taken(ride.legs, leave, tickets=ways.tickets, cars=ways.cars)
