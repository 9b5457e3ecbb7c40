"""Visits with their queue, as released: a day's date from the request, the base by the first type that has one."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cached_property

from core.evaluate.traveleval.document import PlanPart, TravelPlan, minutes_of
from core.sandbox.places import Attraction
from core.sandbox.queue_time import BASE_MINUTES, GRADES, grade_as_released, slot_factor
from core.sandbox.traveleval_plan.write import first_date


@dataclass(frozen=True, slots=True)
class QueuedVisit:
    """A visit to an attraction of the sandbox; hours. `effective` is what the queue leaves of `duration`."""

    day: object
    attraction: Attraction
    duration: float
    effective: float


@dataclass(frozen=True)
class ReleaseVisits:
    """All visits of a plan; `queue_base` fixes the base minutes of attractions whose types disagree."""

    trip: TravelPlan
    queue_base: Mapping[str, float]

    @cached_property
    def first(self) -> date | None:
        """The first day of the trip; None where the request does not say it, and then nothing is known of queues."""
        return first_date(self.trip.query)

    @cached_property
    def known(self) -> list[QueuedVisit]:
        """Visits to attractions that the sandbox knows, in order."""
        found = []
        for number, day in self.trip.days.items():
            for activity in day["activities"]:
                if activity["type"] == "attraction":
                    attraction = self.trip.attraction(activity["location_name"])
                    if attraction is not None:
                        found.append(self._visit(number, activity, attraction))
        return found

    def _visit(self, day: object, activity: PlanPart, attraction: Attraction) -> QueuedVisit:
        duration = duration_hours(activity)
        queue = self.queue_minutes(attraction, day, activity["start_time"]) / 60
        return QueuedVisit(day=day, attraction=attraction, duration=duration, effective=duration - queue)

    def queue_minutes(self, attraction: Attraction, day: object, start: str) -> float:
        """Minutes of queue for a visit that starts at a clock time of a day."""
        base = self.queue_base.get(attraction.name)
        if base is None:
            base = next((BASE_MINUTES[t] for t in attraction.types if t in BASE_MINUTES), 0.0)
        try:
            slot = slot_factor(minutes_of(start))
        except (ValueError, AttributeError):
            slot = 1.0
        if self.first is None:
            raise ValueError("a visit without a date has no queue")
        grade = grade_as_released(self.first + timedelta(days=int(str(day)) - 1))
        return base * GRADES[grade][0] * slot


def duration_hours(activity: PlanPart) -> float:
    """Hours from start to end: over midnight where the hour of the end is smaller, 0 where only its minute is.

    0 where a time cannot be read.
    """
    try:
        start, end = minutes_of(activity["start_time"]), minutes_of(activity["end_time"])
    except (ValueError, AttributeError):
        return 0.0
    if start // 60 > end // 60:
        end += 24 * 60
    return max(0, end - start) / 60


def trip_hours(trip: TravelPlan) -> float:
    """Hours from the departure of the first service to the arrival of the last, the days between in full."""
    start, end = 8.0, 22.0
    if trip.legs:
        start = minutes_of(trip.legs[0]["start_time"]) / 60
        end = minutes_of(trip.legs[-1]["end_time"]) / 60
    return float(24 * (trip.summary["total_days"] - 1) + end - start)
