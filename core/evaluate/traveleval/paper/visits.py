"""Visits to known attractions with planned and effective time (eqs. 10 to 12)."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from core.evaluate.traveleval.document import PlanPart, TravelPlan, minutes_of
from core.sandbox.places import Attraction
from core.sandbox.queue_time import GRADES, base_minutes, grade_of, slot_factor
from core.sandbox.traveleval_plan.write import first_date as first_date_of
from core.text import Text

NO_VISITS = Text("计划中没有沙盒认识的景点", "the plan visits no attraction that the sandbox knows")


@dataclass(frozen=True, slots=True)
class PlannedVisit:
    """A visit; minutes since midnight, the end after the start even over midnight."""

    day: int
    attraction: Attraction
    start: int
    end: int

    @property
    def planned(self) -> int:
        """P: minutes planned."""
        return self.end - self.start

    @property
    def as_recommended(self) -> bool:
        """Whether the planned time is within the recommended range."""
        return self.attraction.recommended_min <= self.planned <= self.attraction.recommended_max


def read_span(activity: PlanPart) -> tuple[int, int]:
    """Start and end in minutes; an end before the start is on the next day."""
    start, end = minutes_of(activity["start_time"]), minutes_of(activity["end_time"])
    return start, end if end >= start else end + 24 * 60


def known_visits(trip: TravelPlan) -> list[PlannedVisit]:
    """Visits to attractions of the sandbox, in order."""
    return [visit for _, _, visit in placed_visits(trip)]


def placed_visits(trip: TravelPlan) -> Iterator[tuple[PlanPart, PlanPart, PlannedVisit]]:
    """Visits to attractions of the sandbox, with their day's record and their own."""
    for number, day in enumerate(trip.day_list, start=1):
        for activity in day["activities"]:
            if activity["type"] == "attraction":
                attraction = trip.attraction(activity["location_name"])
                if attraction is not None:
                    yield day, activity, PlannedVisit(number, attraction, *read_span(activity))


def first_date(trip: TravelPlan) -> date | None:
    """The first day of the trip, where the request says it."""
    return first_date_of(trip.query)


def effective_minutes(visit: PlannedVisit, first: date) -> float:
    """E: planned time less the estimated queue, never below 0."""
    grade = GRADES[grade_of(first + timedelta(days=visit.day - 1))][0]
    queue = base_minutes(visit.attraction.types) * grade * slot_factor(visit.start)
    return max(0.0, visit.planned - queue)


def useful_minutes(visit: PlannedVisit, first: date) -> float:
    """E', which is 0 where less than the recommended minimum is left (eq. 10)."""
    effective = effective_minutes(visit, first)
    return effective if effective >= visit.attraction.recommended_min else 0.0
