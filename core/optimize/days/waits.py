"""What one does with the time that a day would wait: visits are drawn out, and what is late enough begins later. Minutes."""

from core.optimize.days.day_bounds import BREATH, DayBounds
from core.optimize.instance.stops import STEP, DayStop
from core.optimize.instance.travel import METRO_CLOSES, CityRide

BETWEEN_MEALS = 180
# After an outing, which begins early, one rests.
_AFTER_AN_OUTING = 60
# A last visit is not drawn out beyond it.
_VISITS_END = 21 * 60 + 30
# A dinner that ends the day is so much later at most.
_LATER_DINNER = 60


def fill_waits(
    bounds: DayBounds,
    stops: tuple[DayStop, ...],
    longest: list[int],
    early: list[int],
    soonest: list[int],
    rides: list[CityRide],
    arrives: int,
) -> tuple[list[int], list[int]]:
    """From the last stop to the first: draw the stay out as far as one likes it, then move it up to what follows."""
    starts, ends = list(early), [0] * len(stops)
    last = len(stops) - 1
    free_evening, shut = not bounds.to_station, bounds.no_sights[0]
    bound = max(arrives, min(bounds.due, _VISITS_END)) if free_evening else bounds.due
    next_meal = 2 * METRO_CLOSES
    for i in range(last, -1, -1):
        stop, ride, start = stops[i], rides[i + 1], starts[i]
        minutes, is_meal = ride.minutes, stop.is_meal
        way = minutes if i == last else ride.door_to_door
        # comparisons and no min and max, which take several times as long: hundreds of thousands of stops a plan
        end = bound - way
        if end > stop.closes:
            end = stop.closes
        if end > shut and start < shut and stop.is_sight:
            end = shut
        if end > METRO_CLOSES - minutes and ride.mode == "metro":
            end = METRO_CLOSES - minutes
        if is_meal and end > next_meal - BETWEEN_MEALS:
            end = next_meal - BETWEEN_MEALS
        end, stays = end // STEP * STEP, start + longest[i]
        if end < soonest[i]:
            end = soonest[i]
        if stays > end:
            stays = end
        if stays < soonest[i]:
            stays = soonest[i]
        # Nothing waits for the end of an evening, and an outing begins as soon as it leaves no long gap behind it.
        gap = _AFTER_AN_OUTING if bounds.idle and stop.is_outing else 0
        if stays + gap < end and start < stop.begin_by and not (i == last and free_evening):
            later = min(end - stays - gap, (stop.begin_by - start) // STEP * STEP)
            start += later
            stays += later
        starts[i], ends[i] = start, stays
        bound = start
        if is_meal:
            next_meal = start
    if bounds.idle:
        _linger(bounds, stops, early, starts, ends, rides)
    return starts, ends


def later_dinner(bounds: DayBounds, last: DayStop, start: int, arrives: int) -> int:
    """By how many minutes a dinner that ends the day begins later, so that one is not in the hotel early."""
    if bounds.to_station or last.kind != "dinner" or arrives >= bounds.evening:
        return 0
    room = min(last.begin_by - start, last.closes - start - last.most, bounds.due - arrives)
    return max(0, min(bounds.evening - arrives, _LATER_DINNER, room) // STEP * STEP)


def longest_gap(starts: list[int], ends: list[int], rides: list[CityRide]) -> int:
    """Minutes of the longest wait between two stops."""
    gaps = [
        start - end - ride.door_to_door for start, end, ride in zip(starts[1:], ends, rides[1:], strict=False)
    ]
    return max(gaps, default=0)


def _linger(
    bounds: DayBounds,
    stops: tuple[DayStop, ...],
    early: list[int],
    starts: list[int],
    ends: list[int],
    rides: list[CityRide],
) -> None:
    """Where time is left before a sight it begins earlier, where it is left after one it lasts longer; changes the lists.

    No sight comes into the time that is to be free of sights.
    """
    shut_from, shut_until = bounds.no_sights
    for i, stop in enumerate(stops):
        if stop.is_meal:
            continue
        free = ends[i - 1] if i else bounds.begins
        if stop.is_sight and starts[i] >= shut_until:
            free = max(free, shut_until - rides[i].door_to_door)
        if starts[i] - free - rides[i].door_to_door > BREATH and (i or bounds.from_station):
            earliest = -(-(free + rides[i].door_to_door) // STEP) * STEP
            starts[i] = min(starts[i], max(early[i], earliest, ends[i] - stop.most))
        if i + 1 < len(stops) and starts[i + 1] - rides[i + 1].door_to_door - ends[i] > BREATH:
            latest = (starts[i + 1] - rides[i + 1].door_to_door) // STEP * STEP
            if stop.is_sight and starts[i] < shut_from:
                latest = min(latest, shut_from)
            ends[i] = max(ends[i], min(starts[i] + stop.most, stop.closes // STEP * STEP, latest))
