"""Time that is kept in the days for what is wished for and has its hour: tea, karaoke, the sunset. Minutes.

Where the city has sights that are it, one of them is visited then; else it has a stop that is no activity of the plan, where one
is or near a place that is named with it.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from core.dsl.distance import exact_km
from core.knowledge.hours.engagements import REST_OF_A_MEETING, KeptBlock
from core.knowledge.hours.pauses import Pause
from core.model.clock import NEVER
from core.optimize.days.day_bounds import DayBounds
from core.optimize.days.filling import moves
from core.optimize.days.schedule import Timeline, lasting_worth
from core.optimize.days.trip import TripDays
from core.optimize.instance.sights.sights import Sights
from core.optimize.instance.stops import STEP, DayStop
from core.optimize.instance.travel import Travel

SECOND, BROKEN_DAY = 200.0, 60.0
"""How much a day is disliked for a pause, or a wished meal, more where another day has none; and for one where it is not whole."""
# And for a pause before anything is seen, at the station or in the hotel, and on another day than what it is near.
_AT_ONCE, _ELSEWHERE = 120.0, 150.0
MISSED_PAUSE = 300.0
"""How much a trip is disliked that has no such pause, or no such meal."""
# So many houses are tried, those nearest to what the trip has already.
_HOUSES = 3
# The minute from which what one goes to is the end of the day: a bar.
_BARS_FROM = 19 * 60 + 30
# Sights that are tried, the most wanted first.
_SIGHTS_TRIED = 4
# Minutes to a meeting and from it, wherever it is.
_WAY_TO_A_MEETING = 30
# And from the station to the hotel, at most.
_WAY_FROM_THE_STATION = 60


def with_blocks(trip: TripDays, pauses: Iterable[Pause]) -> TripDays:
    """The trip with the time in which nothing is to be planned, before all else: what is exact first.

    One of the whole days is the last that has room for it: what is asked for comes before.
    """
    blocks = [(pause, pause.block) for pause in pauses if pause.block is not None]
    blocks.sort(key=lambda one: (one[1].on_day == 0, not one[1].is_exact))
    for pause, block in (one for one in blocks for _ in range(one[0].times)):
        days = [block.on_day] if block.on_day else sorted(trip.bounds, key=lambda day: _is_broken(trip, day))
        if not _is_kept(pause, trip):
            free = (
                (day, timeline)
                for way_back in _ways_back(block)
                for day in days
                if day in trip.bounds
                for stop in _as_blocks(pause, block, trip, day, way_back)
                for timeline in moves.insert(trip, day, stop, required=True)
            )
            day, timeline = next(free, (0, None))
            trip = trip if timeline is None else trip.having(day, timeline)
    return trip


def _is_broken(trip: TripDays, day: int) -> tuple[bool, int]:
    """Days that are whole first, the later before the earlier."""
    return not trip.bounds[day].is_whole, -day


def _ways_back(block: KeptBlock) -> tuple[int, ...]:
    """The minutes after it on the way back, as long as there is room for them: from a meeting one may go to the station at once."""
    return (_WAY_TO_A_MEETING, 0) if block.engaged else (0,)


def _as_blocks(pause: Pause, block: KeptBlock, trip: TripDays, day: int, way_back: int) -> Iterator[DayStop]:
    """The stop of time in which nothing is planned; who comes late to a meeting of a day is there from then on, or at least for a part."""
    stop, bounds = _as_block(pause, block, trip, day, way_back), trip.bounds[day]
    there = bounds.begins + _WAY_FROM_THE_STATION + _WAY_TO_A_MEETING
    if block.engaged and bounds.from_station and stop.opens < there:
        yield replace(stop, least=max(stop.least, stop.closes - there))
    yield stop


def _as_block(pause: Pause, block: KeptBlock, trip: TripDays, day: int, way_back: int) -> DayStop:
    """The stop of time in which nothing is planned; a meeting is in town, near the hotel as far as one knows."""
    bounds = trip.bounds[day]
    way = _WAY_TO_A_MEETING if block.engaged else 0
    # who comes while it lasts is there for the rest of it, and who leaves before it ends until then
    stays = block.engaged and block.is_exact
    late = stays and bounds.from_station and bounds.begins + way > pause.since
    gone = _gone(bounds, trip.travel) if stays else NEVER
    early = gone < pause.until + way_back
    closes = min(gone, pause.until + way_back)
    return DayStop(
        kind="pause",
        place=bounds.hotel if block.engaged else "",
        opens=max(0, pause.since - way),
        closes=closes,
        least=(min(block.least, REST_OF_A_MEETING) if early or late else block.least)
        + way
        + (0 if early else way_back),
        most=pause.most + way + way_back,
        begin_by=pause.since if early and not late else NEVER,
        until=closes if early or late else 0,
        required=True,
        thing=pause.thing,
        at_leisure=not block.engaged,
    )


def _gone(bounds: DayBounds, travel: Travel) -> int:
    """The minute at which one sets out from the hotel for the service home; never on a day that ends there."""
    if not bounds.to_station:
        return NEVER
    start = bounds.hotel or bounds.start
    return (bounds.due - travel.ride(start, bounds.end, bounds.due).minutes) // STEP * STEP


def with_pauses(
    trip: TripDays, pauses: Iterable[Pause], sights: Sights, unwanted: Collection[str]
) -> TripDays:
    """The trip with as many of the pauses as it has room for, each on the day that it costs least: the rest is laid around them."""
    for pause in (one for one in pauses for _ in range(one.times)):
        if pause.block is None and not _is_kept(pause, trip):
            offered = (
                _visits(pause, sights, {*unwanted, *(stop.place for stop in trip.stops)})
                if pause.sights
                else [_as_stop(pause, place) for place in _places(pause, trip)]
            )
            options = [one for stop in offered for one in _options(trip, stop, pause)]
            _, day, _, timeline = min(options, key=lambda one: one[:3], default=(0.0, 0, 0, None))
            trip = trip if timeline is None else trip.having(day, timeline)
    return trip


def missed(trip: TripDays, pauses: Iterable[Pause]) -> float:
    """How much it is disliked that a trip has no time for pauses."""
    due = (pause for pause in pauses if pause.block is None or not pause.block.each)
    return MISSED_PAUSE * sum(max(0, pause.times - _times(pause, trip)) for pause in due)


def _is_kept(pause: Pause, trip: TripDays) -> bool:
    """Whether a trip has it as often as it is wished for."""
    return _times(pause, trip) >= pause.times


def _times(pause: Pause, trip: TripDays) -> int:
    """How often a trip has the stop for it, or a sight that is it at its hour."""
    latest, least = pause.until - pause.least, pause.since + pause.least
    return sum(
        stop.thing == pause.thing or (stop.place in pause.sights and start <= latest and end >= least)
        for day in trip.timelines.values()
        for stop, start, end in zip(day.stops, day.starts, day.ends, strict=True)
    )


def _places(pause: Pause, trip: TripDays) -> list[str]:
    """Where the pause may be: near the one place that is wished with it, in a house for it, else where one is ("")."""
    network = trip.travel.ways.network
    if len(pause.near) == 1:
        return [place if place in network else "" for place in pause.near]
    if not pause.houses:
        return [""]
    beds = {one.hotel for one in trip.bounds.values() if one.hotel}
    # what is for the night comes last, on the way to bed
    at_night = bool(beds) and pause.since >= _BARS_FROM
    seen = () if at_night else (stop.place for stop in trip.stops if stop.place)
    there = {*seen, *(beds if at_night else (one.end for one in trip.bounds.values()))}
    points = [network.position(place) for place in sorted(there)]

    def km(house: str) -> float:
        return sum(exact_km(network.position(house), point) for point in points)

    return sorted(pause.houses, key=lambda house: (km(house), house))[:_HOUSES]


def _as_stop(pause: Pause, there: str) -> DayStop:
    """The stop where one is, or near the one place that it is wished at."""
    return DayStop(
        kind="pause",
        place=there,
        opens=pause.since,
        closes=pause.until,
        least=pause.least,
        most=pause.most,
        required=True,
        thing=pause.thing,
    )


def _visits(pause: Pause, sights: Sights, unwanted: Collection[str]) -> list[DayStop]:
    """The sights that are it, in town, as one has to be there for it."""
    fitting = [
        stop
        for stop in sights.stops
        if stop.place in pause.sights and stop.place not in unwanted and not stop.is_outing
    ]
    timed = [
        replace(
            stop,
            begin_by=min(stop.begin_by, pause.until - pause.least),
            until=max(stop.until, pause.since + pause.least),
            required=True,
        )
        for stop in fitting[:_SIGHTS_TRIED]
    ]
    return [stop for stop in timed if stop.opens <= stop.begin_by and stop.until <= stop.closes]


def _options(trip: TripDays, stop: DayStop, pause: Pause) -> Iterator[tuple[float, int, int, Timeline]]:
    """The days with the stop in each of its places, with what that costs."""
    for day, now in trip.timelines.items():
        bounds = trip.bounds[day]
        others = sum(one.kind == "pause" for one in now.stops)
        elsewhere = bool(pause.near) and not any(one.place in pause.near for one in now.stops)
        for timeline in moves.insert(trip, day, stop, range(len(now.stops) + 1)):
            cost = lasting_worth(bounds, now) - lasting_worth(bounds, timeline)
            cost += SECOND * others + BROKEN_DAY * (not bounds.is_whole) + _ELSEWHERE * elsewhere
            cost += _AT_ONCE * (timeline.stops.index(stop) == 0 and bool(now.stops))
            yield cost, day, len(timeline.stops), timeline
