"""What a day has to keep to: where and when it begins and ends, and what is disliked of how it is spent. Minutes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from core.model.clock import NEVER
from core.optimize.instance.stops import DayStop
from core.optimize.instance.travel import CityRide, Travel

FULL_MEALS = ("lunch", "dinner")
MEALS = len(FULL_MEALS)
BREATH = 25
"""Nobody minds to be early by so many minutes."""
EVENING_BEGINS = 19 * 60 + 45
"""Before that an evening in the hotel is a long one."""
BEDTIME = 21 * 60 + 45
"""After that one is late in the hotel."""
# Who does not lie in minds a morning that is over before anything begins: from then on, or from so long after one may go out.
_LATE_MORNING, _AT_LEISURE = 10 * 60 + 45, 60
# Dislike of a minute of waiting, and of one beyond the first 90.
_IDLE, _LONG_IDLE, _LONG = 0.3, 2.0, 90
# Minutes that one is on one's feet of a whole day in a park.
_ON_ONES_FEET = 5 * 60
RUSHED = 3
"""A whole day out on the day on which one arrives or leaves is so many hasty ones."""
# What one sees before a whole day out is disliked as so many hasty outings, and after one that ends so late as one.
_NOTHING_BEFORE, _LATE_FROM_A_DAY_OUT = 4, 19 * 60
# After a whole day in a park a minute at another sight is as tiring as so many.
_BESIDE_A_WHOLE_DAY = 8
# A minute on the way, where one mostly sits, tires as so many among sights.
_TIRED_ON_THE_WAY = 0.5
# Nobody minds so many minutes out of their way for a meal, and this part of a visit.
_FOR_A_MEAL, _OF_A_VISIT = 8, 3
# Each of them beyond so many for a meal counts that much more.
_TO_A_TABLE, _FAR_TABLE = 20, 4
# Minutes of a day in trains and cars that nobody minds; beyond, a minute is one of a gap.
_HOURS_ON_THE_WAY = 100
# After dinner nobody rides longer to see something: a minute more is so many of a gap.
_AFTER_DINNER, _FAR_BY_NIGHT, _FAR = 18 * 60, 40, 5
# Minutes of a ride to what is far out of town; on the day of the way home that is so many hasty outings, fewer than a wish unmet.
_FAR_OUT, _UNWISE = 30, 2
# Minutes before the evening of a day on which one arrives or leaves that have room for half a day's outing.
_HALF_DAY, _SETS_OUT, _DUSK = 7 * 60 + 30, 9 * 60, 18 * 60


@dataclass(frozen=True, slots=True, kw_only=True)
class DayBounds:
    """What bounds a day: from where and when on it begins, where it ends and by when at the latest.

    A day begins at a station or in the hotel, where one can sleep in; it ends with the service home or in the hotel, where
    each minute before the `evening` begins is disliked for an `early_evening`, and each after a quarter to ten for a `late_evening`. Each lunch or dinner that it lacks of the
    `meals_due` is disliked as a `missing_meal`, a dinner after a late lunch on arrival too, where `only_dinner` is due; one that is had inside a park, by who `eats_inside`, is liked as a `meal_inside`. To the old any outing, `outing_fills`, takes the day.
    Each minute of sights and ways beyond the `stamina` of those who come along is disliked as `weary`, each minute of a gap beyond
    25 as `idle`, each hour at a sight that is asked for as `late_wish`, and an outing that a day has no room for as a `hasty_outing`: a whole day has room for one, a day on which one
    arrives or leaves for half a day's outing, where seven and a half hours of daylight are left and nobody is soon weary; each minute out of one's way as `astray`. After lunch one `rests_at` the hotel, where it is named; who has come far `brings_bags` there first. No sight is seen between
    the minutes of `no_sights`. Nobody leaves the hotel before one would be `out_from`; who is
    `up_at_dawn` has seen enough for an outing.
    """

    start: str
    begins: int
    from_station: bool
    end: str
    due: int
    to_station: bool
    early_evening: float = 0.0
    evening: int = EVENING_BEGINS
    late_evening: float = 0.0
    missing_meal: float = 0.0
    meal_inside: float = 0.0
    eats_inside: bool = True
    outing_fills: bool = False
    meals_due: int = 0
    only_dinner: bool = False
    stamina: int = 24 * 60
    weary: float = 0.0
    idle: float = 0.0
    hasty_outing: float = 0.0
    late_wish: float = 0.0
    astray: float = 0.0
    rests_at: str = ""
    brings_bags: bool = False
    no_sights: tuple[int, int] = (NEVER, NEVER)
    out_from: int = 0
    up_at_dawn: bool = False

    def __hash__(self) -> int:
        # As quick as it gets: days are looked up by it.
        return hash((self.start, self.begins, self.end, self.due))

    @property
    def is_whole(self) -> bool:
        """Whether one neither arrives nor leaves."""
        return not (self.from_station or self.to_station)

    @property
    def hotel(self) -> str:
        """Where one sleeps before it or, on the day on which one arrives, after it; "" of a day trip."""
        return self.start if not self.from_station else "" if self.to_station else self.end

    def dislike_of_outings(self, halves: int, wholes: int) -> float:
        """How much it is disliked that a day has no room for so many outings of half a day and of a whole one."""
        if self.is_whole:
            hasty = max(0, halves + wholes - (not self.up_at_dawn))
        else:
            until = min(self.due, self.no_sights[0])
            hasty = RUSHED * wholes + max(0, halves - (has_half_a_day(self.begins, until) and not self.weary))
        return self.hasty_outing * hasty


def has_half_a_day(since: int, until: int) -> bool:
    """Whether half a day's outing has room between these minutes, of a day on which one arrives or leaves."""
    return min(until, _DUSK) - max(since, _SETS_OUT) >= _HALF_DAY


def hungry(
    bounds: DayBounds, stops: tuple[DayStop, ...], starts: Sequence[int], ends: Sequence[int]
) -> float:
    """How much it is disliked that meals are missing, less what those inside a park are liked."""
    eaten = len([stop for stop in stops if stop.kind in FULL_MEALS])
    if eaten == MEALS:
        return 0.0
    inside = _meals_inside(bounds, stops, starts, ends)
    missing = max(0, bounds.meals_due - _eaten_as_due(bounds, stops) - inside)
    return bounds.missing_meal * missing - bounds.meal_inside * min(inside, MEALS - eaten)


def meals_missed(
    bounds: DayBounds, stops: tuple[DayStop, ...], starts: Sequence[int], ends: Sequence[int]
) -> int:
    """How many lunches and dinners that are due a day does without."""
    eaten = _eaten_as_due(bounds, stops)
    return max(0, bounds.meals_due - eaten - _meals_inside(bounds, stops, starts, ends))


def _eaten_as_due(bounds: DayBounds, stops: tuple[DayStop, ...]) -> int:
    """How many of the lunches and dinners are of those that are due."""
    due = FULL_MEALS[1:] if bounds.only_dinner else FULL_MEALS
    return len([stop for stop in stops if stop.kind in due])


def _meals_inside(
    bounds: DayBounds, stops: tuple[DayStop, ...], starts: Sequence[int], ends: Sequence[int]
) -> int:
    """How many meals one has inside parks."""
    if not bounds.eats_inside:
        return 0
    return sum(
        [
            stop.meals_inside(start, end)
            for stop, start, end in zip(stops, starts, ends, strict=True)
            if stop.feeds
        ]
    )


def weary(
    bounds: DayBounds,
    stops: tuple[DayStop, ...],
    starts: Sequence[int],
    ends: Sequence[int],
    rides: Sequence[CityRide],
) -> float:
    """How much the minutes of sights and ways are disliked beyond the stamina of those who come along.

    Where one spends a day one also sits down, and so one does on most of the way.
    """
    if not bounds.weary:
        return 0.0
    tiring = sum([ride.minutes for ride in rides]) * _TIRED_ON_THE_WAY
    # a wall that takes the morning leaves an afternoon to all but the old
    outings = [stop for stop in stops if stop.feeds and stop.is_outing]
    all_day = any(bounds.outing_fills or stop.most >= _ON_ONES_FEET for stop in outings)
    beside = _BESIDE_A_WHOLE_DAY if all_day else 1
    for stop, start, end in zip(stops, starts, ends, strict=True):
        if stop.is_sight:
            tiring += min(end - start, _ON_ONES_FEET) if stop.feeds else beside * (end - start)
    return bounds.weary * max(0, tiring - bounds.stamina)


def put_off(bounds: DayBounds, stops: tuple[DayStop, ...]) -> float:
    """How much it is disliked that sights which are asked for come so late in the trip."""
    hours = sum([stop.usual for stop in stops if stop.required and stop.is_sight]) / 60
    return bounds.late_wish * hours


def outings_of(stops: Iterable[DayStop]) -> tuple[int, int]:
    """How many outings of half a day, and of a whole one, these stops are: two halves side by side are one."""
    outings = [stop for stop in stops if stop.is_outing]
    halves = [stop for stop in outings if not stop.feeds]
    joined = sum([any(other.place in one.beside for other in halves[:at]) for at, one in enumerate(halves)])
    return len(halves) - joined, len(outings) - len(halves)


def beside_a_day_out(stops: tuple[DayStop, ...], ends: Sequence[int]) -> int:
    """How much it is disliked that one sees what nobody asked for beside a whole day out, beyond one light thing after it.

    One is at its gate when it opens, and sees nothing more where it ends late.
    """
    out = next((number for number, stop in enumerate(stops) if stop.is_outing and stop.feeds), None)
    if out is None:
        return 0
    seen = [stop.is_sight and not stop.required for stop in stops]
    after = max(0, sum(seen[out + 1 :]) - (ends[out] < _LATE_FROM_A_DAY_OUT))
    return _NOTHING_BEFORE * sum(seen[:out]) + after


def far_before_leaving(bounds: DayBounds, stops: tuple[DayStop, ...], rides: Sequence[CityRide]) -> float:
    """How much it is disliked to be far out of town on the day of the way home, of a trip that has another day for it."""
    if not bounds.to_station or bounds.from_station:
        return 0.0
    ways = zip(stops, pairwise(rides), strict=True)
    far = [max(way.minutes for way in both) > _FAR_OUT for stop, both in ways if stop.is_outing]
    return bounds.hasty_outing * _UNWISE * sum(far)


def astray(
    bounds: DayBounds,
    stops: tuple[DayStop, ...],
    starts: Sequence[int],
    ends: Sequence[int],
    rides: Sequence[CityRide],
    travel: Travel,
) -> float:
    """How much it is disliked to leave one's way for a meal, or for a visit that nobody asked for and that is short for it."""
    here, minutes = bounds.start, 0
    # who walks saves a fare
    driven = [0 if ride.mode == "walk" else ride.minutes for ride in rides]
    for i, stop in enumerate(stops):
        if not stop.place:
            continue
        free = _FOR_A_MEAL if stop.is_meal else (ends[i] - starts[i]) // _OF_A_VISIT
        way = driven[i] + driven[i + 1]
        if way > free and not (stop.required or stop.is_outing):
            onward = next((one.place for one in stops[i + 1 :] if one.place), bounds.end)
            beyond = max(0, way - travel.ride(here, onward, ends[i]).minutes - free)
            minutes += beyond + (_FAR_TABLE * max(0, beyond - _TO_A_TABLE) if stop.is_meal else 0)
        here = stop.place
    return bounds.astray * minutes


def too_long_on_the_way(bounds: DayBounds, stops: tuple[DayStop, ...], rides: Sequence[CityRide]) -> float:
    """How much it is disliked to sit in trains and cars for hours of a day, but for what is asked for and for outings."""
    has_its_way = [False, *(stop.required or stop.is_outing for stop in stops), False]
    if bounds.from_station:
        has_its_way[0] = True
    if bounds.to_station:
        has_its_way[-1] = True
    minutes = [
        ride.minutes
        for ride, (here, there) in zip(rides, pairwise(has_its_way), strict=True)
        if ride.mode != "walk" and not (here or there)
    ]
    return bounds.idle * max(0, sum(minutes) - _HOURS_ON_THE_WAY)


def far_by_night(
    bounds: DayBounds, stops: tuple[DayStop, ...], leaves: tuple[int, ...], rides: Sequence[CityRide]
) -> float:
    """How much it is disliked that one rides across the town of an evening for what nobody asked for."""
    beyond = [
        ride.minutes - _FAR_BY_NIGHT
        for stop, leave, ride in zip(stops, leaves, rides, strict=False)
        if ride.minutes > _FAR_BY_NIGHT and leave >= _AFTER_DINNER and stop.is_sight and not stop.required
    ]
    return _FAR * bounds.idle * sum(beyond)


def waiting(
    bounds: DayBounds, starts: Sequence[int], leaves: tuple[int, ...], rides: Sequence[CityRide], arrives: int
) -> float:
    """How much the waits of a day are disliked: before it, a whole morning of it, between its stops, at the station."""
    dislike = 0.0
    if bounds.from_station:
        dislike = dislike_of_wait(max(0, leaves[0] - bounds.begins), bounds.idle)
    elif starts and not bounds.to_station:
        begins = max(_LATE_MORNING, max(bounds.begins, bounds.out_from) + _AT_LEISURE)
        dislike = dislike_of_wait(max(0, starts[0] - begins), bounds.idle)
    if bounds.to_station:
        dislike += dislike_of_wait(bounds.due - arrives, bounds.idle)
    for start, leave, ride in zip(starts, leaves, rides, strict=False):
        wait = start - leave - ride.door_to_door
        if wait > 0:
            dislike += dislike_of_wait(wait, bounds.idle)
    return dislike


def dislike_of_wait(minutes: int, idle: float) -> float:
    """How much a wait is disliked, each minute beyond the first 25 as `idle`."""
    dislike = _IDLE * minutes + (_LONG_IDLE * (minutes - _LONG) if minutes > _LONG else 0.0)
    return dislike + idle * (minutes - BREATH) if minutes > BREATH else dislike
