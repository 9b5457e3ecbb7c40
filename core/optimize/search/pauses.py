"""Time that is kept free in the days for what is wished for and has no place in the data: tea, karaoke. Minutes."""

from collections.abc import Iterable, Iterator

from core.knowledge.pauses import Pause
from core.optimize.days import moves
from core.optimize.days.schedule import Timeline, lasting_worth
from core.optimize.days.trip import TripDays
from core.optimize.instance.stops import DayStop

# How much a day is disliked for a pause more where another day has none, and one on which one arrives or leaves.
_SECOND, _BROKEN_DAY = 200.0, 60.0
# And for one before anything is seen, at the station or in the hotel.
_AT_ONCE = 120.0
_MISSED = 300.0


def with_pauses(trip: TripDays, pauses: Iterable[Pause]) -> TripDays:
    """The trip with as many of the pauses as it has room for, each on the day that it costs least: the rest is laid around them."""
    for pause in pauses:
        options = sorted(_options(trip, _as_stop(pause)), key=lambda one: one[:3])
        if options:
            _, day, _, timeline = options[0]
            trip = trip.having(day, timeline)
    return trip


def missed(trip: TripDays, pauses: Iterable[Pause]) -> float:
    """How much it is disliked that a trip has no time for pauses."""
    kept = {stop.thing for stop in trip.stops}
    return _MISSED * sum(pause.thing not in kept for pause in pauses)


def _as_stop(pause: Pause) -> DayStop:
    return DayStop(
        kind="pause",
        place="",
        opens=pause.since,
        closes=pause.until,
        least=pause.least,
        most=pause.most,
        required=True,
        thing=pause.thing,
    )


def _options(trip: TripDays, stop: DayStop) -> Iterator[tuple[float, int, int, Timeline]]:
    """The days with the pause in each of its places, with what that costs."""
    for day, now in trip.timelines.items():
        bounds = trip.bounds[day]
        others = sum(one.kind == "pause" for one in now.stops)
        for timeline in moves.insert(trip, day, stop, range(len(now.stops) + 1), required=True):
            cost = lasting_worth(bounds, now) - lasting_worth(bounds, timeline)
            cost += _SECOND * others + _BROKEN_DAY * (not bounds.is_whole)
            cost += _AT_ONCE * (timeline.stops.index(stop) == 0 and bool(now.stops))
            yield cost, day, len(timeline.stops), timeline
