"""Temporality (Appendix A.1, eqs. 10 to 12) with the queue-time model of Table A5."""

from collections import defaultdict
from datetime import date

from core.evaluate.traveleval.document import NO_DATES, PlanPart, TravelPlan, minutes_of
from core.evaluate.traveleval.paper.accuracy import transfer_minutes
from core.evaluate.traveleval.paper.visits import (
    NO_VISITS,
    effective_minutes,
    first_date,
    known_visits,
    read_span,
    useful_minutes,
)
from core.text import Text


def temporality(trip: TravelPlan) -> dict[str, float | Text]:
    """The metrics of the dimension."""
    first, visits = first_date(trip), known_visits(trip)
    if first is None:
        return {"str": NO_DATES, "dtu": NO_DATES, "otu": NO_DATES}
    ratios = [useful_minutes(visit, first) / visit.planned if visit.planned else 0.0 for visit in visits]
    return {
        "str": sum(ratios) / len(ratios) if ratios else NO_VISITS,
        "dtu": daily_utilization(trip, first),
        "otu": sum(useful_minutes(visit, first) for visit in visits) / trip_minutes(trip),
    }


def daily_utilization(trip: TravelPlan, first: date) -> float | Text:
    """DTU: effective time over the time from leaving in the morning to being back, mean over days (eq. 11)."""
    effective: dict[int, float] = defaultdict(float)
    for visit in known_visits(trip):
        effective[visit.day] += effective_minutes(visit, first)
    spans = {
        number: _day_minutes(day) for number, day in enumerate(trip.day_list, start=1) if day["activities"]
    }
    shares = [effective[number] / span for number, span in spans.items() if span > 0]
    return sum(shares) / len(shares) if shares else Text("没有一天安排了活动", "no day has an activity")


def _day_minutes(day: PlanPart) -> int:
    first = day["activities"][0]
    leaves = minutes_of(first["start_time"]) - transfer_minutes(first)
    back = max(read_span(activity)[1] for activity in day["activities"])
    end = day.get("ending_point")
    return max(back, minutes_of(end["start_time"]) if end else 0) - leaves


def trip_minutes(trip: TravelPlan) -> int:
    """Minutes from the departure of the first service to the arrival of the last (eq. 12)."""
    start, end = 8 * 60, 22 * 60
    if trip.legs:
        start = minutes_of(trip.legs[0]["start_time"])
        _, end = read_span(trip.legs[-1])
    return 24 * 60 * (len(trip.day_list) - 1) + end - start
