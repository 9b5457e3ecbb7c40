"""One rests where one goes on from, and nobody waits for the night: the departures of a plan."""

from dataclasses import replace

from core.optimize.days.day_bounds import DayBounds
from core.optimize.days.schedule import Timeline, schedule
from core.optimize.instance.stops import DayStop
from core.optimize.instance.travel import Permit, Travel, Ways
from core.optimize.preferences.spending import FREE_HANDED
from core.optimize.search.setting_off import rides_taken
from core.sandbox.network import Network
from core.sandbox.places import Position

_BED, _NEAR, _FAR = "bed", "near", "far"
_PLACES = {_BED: Position(30, 120), _NEAR: Position(30.01, 120), _FAR: Position(30.3, 120)}
_WAYS = Ways(Network("c", _PLACES, ()), 2, 1, Permit())
_LUNCH = DayStop(kind="lunch", place=_FAR, opens=720, closes=780, least=60, most=60)
_DINNER = DayStop(kind="dinner", place=_NEAR, opens=1080, closes=1140, least=60, most=60)
_LATE = DayStop(
    kind="pause", place="", opens=1170, closes=1290, least=120, most=120, required=True, thing="KTV"
)


def _day(*stops: DayStop) -> Timeline:
    bounds = DayBounds(
        start=_BED, begins=480, from_station=False, end=_BED, due=1400, to_station=False, idle=1.6
    )
    day = schedule(bounds, stops, Travel(_WAYS, FREE_HANDED))
    assert day is not None
    return day


def _leaves(day: Timeline, bed: str = _BED) -> list[int]:
    return [leave for _, leave in rides_taken(day, _WAYS, bed)]


def test_before_a_dinner_near_the_bed_one_goes_back_when_a_lunch_far_out_is_over() -> None:
    assert _leaves(_day(_LUNCH, _DINNER))[1] == 780


def test_to_a_meal_farther_from_the_bed_one_goes_in_time() -> None:
    lunch, dinner = replace(_LUNCH, place=_NEAR), replace(_DINNER, place=_FAR)
    day = _day(lunch, dinner)
    assert _leaves(day)[1] == day.leaves[1] > 780


def test_nobody_waits_at_the_gate_of_a_sight() -> None:
    sight = DayStop(kind="attraction", place=_NEAR, opens=1080, closes=1140, least=60, most=60)
    day = _day(_LUNCH, sight)
    assert _leaves(day)[1] == day.leaves[1] > 780


def test_a_short_wait_is_no_rest() -> None:
    day = _day(_LUNCH, replace(_DINNER, opens=840, closes=1000, kind="attraction"), _DINNER)
    assert _leaves(day) == list(day.leaves)


def test_a_free_evening_is_had_in_the_hotel() -> None:
    day = _day(_DINNER, replace(_LATE, at_leisure=True))
    assert _leaves(day)[-1] == day.ends[0]


def test_an_evening_for_what_has_its_hour_is_not_had_in_the_hotel() -> None:
    day = _day(_DINNER, _LATE)
    assert _leaves(day)[-1] == day.ends[1]


def test_on_the_last_day_there_is_no_bed_to_go_back_to() -> None:
    day = _day(_LUNCH, _DINNER)
    assert _leaves(day, bed="") == list(day.leaves)


def test_after_a_rest_and_an_hour_of_ones_own_one_goes_on_from_where_one_ate() -> None:
    rest = replace(_LATE, place=_BED, opens=840, closes=930, least=60, most=60, at_leisure=True)
    free = replace(_LATE, opens=930, closes=1020, least=60, most=60, at_leisure=True)
    rides = [ride for ride, _ in rides_taken(_day(_LUNCH, rest, free, _DINNER), _WAYS, _BED)]
    assert (rides[3].legs[0].start, rides[3].legs[-1].end) == (_FAR, _NEAR)


def test_a_rest_and_free_hours_before_the_night_lead_back_from_where_one_ate() -> None:
    rest = replace(_LATE, place=_BED, opens=840, closes=930, least=60, most=60, at_leisure=True)
    rides = [ride for ride, _ in rides_taken(_day(_LUNCH, rest, _LATE), _WAYS, _BED)]
    assert (rides[-1].legs[0].start, rides[-1].legs[-1].end) == (_FAR, _BED)
