"""Temporality as released: STR, DTU, OTU."""

from core.evaluate.traveleval.document import NO_DATES, PlanPart, TravelPlan, minutes_of
from core.evaluate.traveleval.release.visits import ReleaseVisits, duration_hours, trip_hours
from core.text import Text


def temporality(trip: TravelPlan, visits: ReleaseVisits) -> dict[str, float | Text]:
    """The metrics of the dimension, or why they do not apply."""
    if visits.first is None:
        return dict.fromkeys(("str", "dtu", "otu"), NO_DATES)
    ratios = scene_ratios(visits)
    return {
        "str": sum(ratios.values()) / len(ratios) if ratios else 0.0,
        "dtu": daily_utilization(trip, ratios),
        "otu": overall_utilization(trip, ratios),
    }


def scene_ratios(visits: ReleaseVisits) -> dict[str, float]:
    """Effective share of each attraction's time, by name (the last visit counts); 0 below the recommended minimum."""
    return {
        visit.attraction.name: (
            0.0
            if visit.effective < visit.attraction.recommended_min / 60
            else visit.effective / visit.duration
        )
        for visit in visits.known
    }


def daily_utilization(trip: TravelPlan, ratios: dict[str, float]) -> float:
    """DTU: effective hours over the span of the day, mean over days."""
    shares = [_share_of_day(trip, number, day, ratios) for number, day in trip.days.items()]
    return sum(shares) / len(shares) if shares else 0.0


def _share_of_day(trip: TravelPlan, number: object, day: PlanPart, ratios: dict[str, float]) -> float:
    activities = day["activities"]
    if not activities:
        return 0.0
    start, end = _span(trip, number, day)
    effective = sum(
        ratios.get(a["location_name"], 0.0) * duration_hours(a)
        for a in activities
        if a["type"] == "attraction"
    )
    return effective / (end - start)


def _span(trip: TravelPlan, number: object, day: PlanPart) -> tuple[float, float]:
    activities, legs, last_day = day["activities"], trip.legs, trip.summary["total_days"]
    start = minutes_of(activities[0]["start_time"])
    if number == 1 and legs:
        start = minutes_of(legs[0]["start_time"])
    end = minutes_of(day.get("ending_point").get("end_time"))  # type: ignore[union-attr]
    if number == last_day:
        if len(legs) >= 2:
            end = minutes_of(legs[1]["end_time"])
            if end < minutes_of(legs[1]["start_time"]):
                end = 24 * 60
        elif not day["ending_point"]["location_name"].startswith(trip.summary["departure"]):
            end = 24 * 60
    starts = [minutes_of(activity["start_time"]) for activity in activities]
    ends = [minutes_of(activity["end_time"]) for activity in activities]
    return min(start, *starts) / 60, max(end, *ends) / 60


def overall_utilization(trip: TravelPlan, ratios: dict[str, float]) -> float:
    """OTU: the ratios of all visits, added up, over the hours of the trip."""
    total = sum(ratios.get(visit["location_name"], 0.0) for visit in trip.visits())
    return total / trip_hours(trip)
