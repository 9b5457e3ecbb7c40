"""When one sets off for each stop of a plan: just in time, or at once where one would rather wait at the other end. Minutes."""

from core.optimize.days.schedule import Timeline
from core.optimize.instance.travel import CityRide, Ways

# Nobody minds to be so early where one is to go on from; what is longer is a rest, and one has it where the bed is near.
_A_REST = 45
# Before, who goes back for the night has a day of one's own.
_EVENING_BEGINS = 17 * 60


def rides_taken(timeline: Timeline, ways: Ways, bed: str) -> list[tuple[CityRide, int]]:
    """The rides to the stops and to the end, with their departures; `bed` is the hotel of the night, "" on the last day.

    The way to a meal nearer to it comes before a long rest and not after it, and nobody waits for the night. Before a
    visit one does not go ahead: there one would wait at its gate.
    """
    taken = _through_pauses(timeline, ways)
    stops, before, with_hour = timeline.stops, -1, False
    for number in range(len(stops) + 1 if bed else 0):
        to_bed = number == len(stops)
        if not to_bed and stops[number].kind == "pause":
            with_hour |= not stops[number].at_leisure
            continue
        ride, leave = taken[number]
        over = timeline.ends[before] if before >= 0 else leave
        rests = leave - over > _A_REST
        ahead = (
            over >= _EVENING_BEGINS if to_bed else rests and _leads_back(timeline, before, number, ways, bed)
        )
        if before >= 0 and ahead and not with_hour:
            taken[number] = ride, over
        before, with_hour = number, False
    return taken


def _leads_back(timeline: Timeline, before: int, number: int, ways: Ways, bed: str) -> bool:
    """Whether a meal is nearer to the bed than the stop before it."""
    here, there = timeline.stops[before], timeline.stops[number]
    network = ways.network
    return there.is_meal and network.distance(there.place, bed) < network.distance(here.place, bed)


def _through_pauses(timeline: Timeline, ways: Ways) -> list[tuple[CityRide, int]]:
    """The rides of a timeline; after pauses of which one is somewhere else from the place before them.

    A plan has no way to a place where it has no activity: one leaves in time for the next one.
    """
    taken = list(zip(timeline.rides, timeline.leaves, strict=True))
    here, away = next((ride.legs[0].start for ride in timeline.rides if ride.legs), ""), ""
    for at, one in enumerate(timeline.stops):
        after = timeline.stops[at + 1] if at + 1 < len(timeline.stops) else None
        if one.kind != "pause":
            here, away = one.place, ""
            continue
        away = one.place or away
        if away and here and (after is None or after.kind != "pause"):
            ride, leave = taken[at + 1]
            goal = ride.legs[-1].end if ride.legs else away
            direct = min(ways.between(here, goal), key=lambda way: way.minutes, default=ride)
            taken[at + 1] = direct, leave + ride.minutes - direct.minutes
    return taken
