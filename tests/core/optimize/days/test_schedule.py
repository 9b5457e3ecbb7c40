"""A day's timeline keeps every window, whatever is asked of it."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from core.optimize.days.day_bounds import DayBounds, far_before_leaving, meals_missed, outings_of
from core.optimize.days.schedule import schedule
from core.optimize.days.waits import BETWEEN_MEALS
from core.optimize.instance.stops import DayStop
from core.optimize.instance.travel import CityRide, Permit, Travel, Ways
from core.optimize.preferences.spending import FREE_HANDED
from core.sandbox.network import Network
from core.sandbox.places import MetroLine, Position, Station

_PLACES = {f"p{i}": Position(30 + 0.012 * (i % 3), 120 + 0.012 * (i // 3)) for i in range(9)}
_LINE = MetroLine("1", tuple(Station(f"m{i}", Position(30.01, 120 + 0.012 * i)) for i in range(3)))
TRAVEL = Travel(Ways(Network("c", _PLACES, (_LINE,)), 2, 1, Permit()), FREE_HANDED)
DAY = DayBounds(start="p0", begins=450, from_station=False, end="p0", due=1350, to_station=False)


def sight(place: str, *, opens: int = 540, closes: int = 1020, least: int = 60, most: int = 120) -> DayStop:
    return DayStop(
        kind="attraction", place=place, opens=opens, closes=closes, least=least, most=most, worth=100.0
    )


@st.composite
def stops(draw: st.DrawFn) -> DayStop:
    kind = draw(st.sampled_from(["attraction", "attraction", "lunch", "dinner", "breakfast"]))
    opens = draw(st.integers(0, 1200))
    closes = opens + draw(st.integers(30, 900))
    least = draw(st.integers(4, 30)) * 5
    most = least + draw(st.integers(0, 20)) * 5
    place = draw(st.sampled_from(sorted(_PLACES)))
    until = draw(st.integers(0, 1500))
    begin_by = draw(st.integers(0, 1500))
    return DayStop(
        kind=kind,
        place=place,
        opens=opens,
        closes=closes,
        least=least,
        most=most,
        until=until,
        begin_by=begin_by,
    )


@st.composite
def bounds(draw: st.DrawFn) -> DayBounds:
    begins = draw(st.integers(0, 1300))
    due = begins + draw(st.integers(0, 1000))
    start, end = draw(st.sampled_from(sorted(_PLACES))), draw(st.sampled_from(sorted(_PLACES)))
    return DayBounds(
        start=start,
        begins=begins,
        from_station=draw(st.booleans()),
        end=end,
        due=due,
        to_station=draw(st.booleans()),
    )


@settings(max_examples=400)
@given(bounds(), st.lists(stops(), max_size=6))
def test_a_timeline_keeps_windows_lengths_ways_and_meals(bounds: DayBounds, order: list[DayStop]) -> None:
    day = schedule(bounds, tuple(order), TRAVEL)
    assume(day is not None)
    assert day is not None
    for stop, start, end in zip(day.stops, day.starts, day.ends, strict=True):
        assert stop.opens <= start < end <= stop.closes
        assert stop.least <= end - start <= stop.most
        assert start <= stop.begin_by and end >= stop.until
    for leave, ride, start in zip(day.leaves, day.rides, (*day.starts, day.arrives), strict=True):
        assert leave + ride.minutes <= start
        assert ride.mode != "metro" or 330 <= leave <= leave + ride.minutes <= 1410
    assert bounds.begins <= day.leaves[0] and day.arrives <= bounds.due
    assert all(end <= leave for end, leave in zip(day.ends, day.leaves[1:], strict=True))
    meals = [
        span
        for stop, span in zip(day.stops, zip(day.starts, day.ends, strict=True), strict=True)
        if stop.is_meal
    ]
    assert all(after[0] - before[1] >= BETWEEN_MEALS for before, after in pairwise(meals))


def test_a_visit_is_drawn_out_where_one_would_wait() -> None:
    lunch = DayStop(kind="lunch", place="p1", opens=720, closes=840, least=50, most=75)
    day = schedule(DAY, (sight("p1", least=60, most=240), lunch), TRAVEL)
    assert day is not None
    assert (day.starts[0], day.ends[0]) == (540, 720)


def test_a_stop_that_closes_too_early_makes_the_day_impossible() -> None:
    assert schedule(DAY, (sight("p8", opens=300, closes=480),), TRAVEL) is None


def test_an_empty_day_to_the_station_leaves_just_in_time() -> None:
    day = schedule(
        DayBounds(start="p0", begins=300, from_station=False, end="p8", due=420, to_station=True), (), TRAVEL
    )
    assert day is not None
    assert day.arrives == 420


def test_a_dinner_that_ends_the_day_is_later_rather_than_the_evening_long() -> None:
    dinner = DayStop(kind="dinner", place="p1", opens=1050, closes=1260, least=50, most=75)
    stops = (*(sight(f"p{number}") for number in range(2, 6)), dinner)
    bounds = replace(DAY, idle=1.6, early_evening=2.6)
    usual, guided = schedule(DAY, stops, TRAVEL), schedule(bounds, stops, TRAVEL)
    assert usual is not None and guided is not None
    assert usual.arrives < guided.arrives
    assert guided.arrives >= 19 * 60 + 30


@pytest.mark.parametrize(
    ("hours", "halves", "wholes", "hasty"), [(6, 1, 0, 1), (9, 1, 0, 0), (9, 0, 1, 3), (9, 2, 0, 1)]
)
def test_a_day_on_which_one_leaves_has_room_for_half_a_days_outing_where_it_is_long(
    hours: int, halves: int, wholes: int, hasty: int
) -> None:
    bounds = DayBounds(
        start="p0",
        begins=480,
        from_station=False,
        end="p8",
        due=480 + 60 * hours,
        to_station=True,
        hasty_outing=1.0,
    )
    assert bounds.dislike_of_outings(halves, wholes) == hasty


@pytest.mark.parametrize(
    ("minutes", "arrives", "disliked"), [(50, False, True), (20, False, False), (50, True, False)]
)
def test_nobody_is_far_out_of_town_with_a_train_to_catch_who_has_another_day(
    minutes: int, arrives: bool, disliked: bool
) -> None:
    bounds = replace(DAY, to_station=True, from_station=arrives, hasty_outing=1.0)
    ride = CityRide(legs=(), minutes=minutes, cost=0.0, felt=0.0)
    beach = replace(sight("p4"), is_outing=True)
    assert (far_before_leaving(bounds, (beach,), (ride, ride)) > 0) is disliked


def test_a_whole_day_has_room_for_one_outing() -> None:
    bounds = replace(DAY, hasty_outing=1.0)
    assert [bounds.dislike_of_outings(*outings) for outings in ((0, 1), (1, 0), (1, 1))] == [0, 0, 1]


@pytest.mark.parametrize(("beside", "halves"), [("p1", 1), ("p2", 2)])
def test_two_halves_side_by_side_are_one_outing(beside: str, halves: int) -> None:
    tomb, hill = (replace(sight(place), is_outing=True) for place in ("p1", "p4"))
    assert outings_of([tomb, replace(hill, beside=frozenset({beside}))]) == (halves, 0)


def _worth(bounds: DayBounds, *stops: DayStop) -> float:
    day = schedule(bounds, stops, TRAVEL)
    assert day is not None
    return day.worth


def test_nothing_is_seen_before_a_whole_day_out_but_what_is_asked_for() -> None:
    park = replace(sight("p4", closes=1200, least=360, most=480), is_outing=True, feeds=True)
    bounds = replace(DAY, hasty_outing=1000.0)
    early = sight("p1", opens=420)
    asked = replace(early, required=True)
    assert _worth(bounds, early, park) < _worth(bounds, park)
    assert _worth(bounds, asked, park) > _worth(bounds, park)


@pytest.mark.parametrize(("closes", "fine"), [(1020, True), (1170, False)])
def test_after_a_whole_day_out_that_ends_late_nothing_more_is_seen(closes: int, fine: bool) -> None:
    park = replace(sight("p4", closes=closes, least=360, most=480), is_outing=True, feeds=True, until=closes)
    bounds = replace(DAY, hasty_outing=1000.0)
    late = sight("p1", opens=1140, closes=1320)
    assert (_worth(bounds, park, late) > _worth(bounds, park) - 100) is fine


def test_who_was_up_at_dawn_has_no_day_for_an_outing() -> None:
    bounds = replace(DAY, hasty_outing=1.0, up_at_dawn=True)
    assert bounds.dislike_of_outings(0, 1) == 1


def test_what_one_came_for_begins_when_one_has_found_the_door() -> None:
    permit = Permit(frozenset({"walk", "taxi"}), after_walk=5, after_ride=10)
    travel = Travel(Ways(TRAVEL.ways.network, 2, 1, permit), FREE_HANDED)
    stops = (sight("p1"), sight("p8"))
    day = schedule(DAY, stops, travel)
    assert day is not None
    spare = [
        start - leave - ride.minutes
        for start, leave, ride in zip(day.starts, day.leaves, day.rides, strict=False)
    ]
    pause = {"walk": 5, "taxi": 10}
    assert spare == [pause[ride.mode] for ride in day.rides[:-1]]
    assert day.arrives == day.leaves[-1] + day.rides[-1].minutes


def test_no_sight_lasts_into_the_rest_of_a_day_that_is_to_be_free_and_dinner_does() -> None:
    free = replace(DAY, no_sights=(1050, 2000))
    dinner = DayStop(kind="dinner", place="p2", opens=1050, closes=1260, least=60, most=80)
    assert schedule(free, (sight("p1", opens=1020, closes=1300),), TRAVEL) is None
    day = schedule(free, (sight("p1", closes=1300), dinner), TRAVEL)
    assert day is not None
    assert day.ends[0] <= 1050 < day.ends[1]


def test_a_sight_waits_for_the_end_of_the_time_that_is_free_of_sights() -> None:
    day = schedule(replace(DAY, no_sights=(720, 840)), (sight("p1"), sight("p8")), TRAVEL)
    assert day is not None
    assert all(end <= 720 or start >= 840 for start, end in zip(day.starts, day.ends, strict=True))


def test_a_last_day_whose_afternoon_is_to_be_free_has_no_room_for_an_outing() -> None:
    bounds = replace(DAY, to_station=True, begins=450, due=18 * 60, hasty_outing=1.0)
    assert bounds.dislike_of_outings(1, 0) == 0
    assert replace(bounds, no_sights=(16 * 60, 2000)).dislike_of_outings(1, 0) == 1


@pytest.mark.parametrize(("begins", "hasty"), [(10 * 60, 0), (13 * 60 + 15, 1)])
def test_the_first_afternoon_is_no_half_day_however_long_the_evening(begins: int, hasty: int) -> None:
    bounds = replace(DAY, from_station=True, begins=begins, due=22 * 60 + 30, hasty_outing=1.0)
    assert bounds.dislike_of_outings(1, 0) == hasty


@pytest.mark.parametrize(("minutes", "is_all_day"), [(180, False), (400, True)])
def test_an_outing_that_takes_a_morning_leaves_an_afternoon(minutes: int, is_all_day: bool) -> None:
    gentle = replace(DAY, stamina=330, weary=2.0)
    outing = replace(
        sight("p4", opens=540, closes=960, least=minutes, most=minutes), is_outing=True, feeds=True
    )
    plain = replace(outing, is_outing=False, feeds=False)
    late = sight("p5", opens=960, closes=1080)
    cost = _worth(gentle, outing) - _worth(gentle, outing, late)
    usual = _worth(gentle, plain) - _worth(gentle, plain, late)
    assert (cost > usual + 100) is is_all_day


@pytest.mark.parametrize(("eats_inside", "missed"), [(True, 0), (False, 1)])
def test_who_eats_nothing_inside_has_missed_lunch_there(eats_inside: bool, missed: int) -> None:
    bounds = replace(DAY, eats_inside=eats_inside, meals_due=1)
    wall = replace(sight("p4", opens=600, closes=840, least=240, most=240), feeds=True)
    day = schedule(bounds, (wall,), TRAVEL)
    assert day is not None
    assert meals_missed(bounds, day.stops, day.starts, day.ends) == missed


@pytest.mark.parametrize(("only_dinner", "missed"), [(True, 1), (False, 0)])
def test_a_late_lunch_on_arrival_is_no_dinner(only_dinner: bool, missed: int) -> None:
    bounds = replace(DAY, meals_due=1, only_dinner=only_dinner)
    lunch = replace(sight("p4", opens=660, closes=900), kind="lunch")
    day = schedule(bounds, (lunch,), TRAVEL)
    assert day is not None
    assert meals_missed(bounds, day.stops, day.starts, day.ends) == missed


def test_each_minute_after_a_quarter_to_ten_is_minded() -> None:
    late = sight("p4", opens=1290, closes=1340, least=30, most=30)
    assert _worth(replace(DAY, late_evening=3.0), late) < _worth(DAY, late)


def test_a_table_out_of_the_way_is_minded() -> None:
    places = {**_PLACES, "far": Position(30.1, 120.0)}
    travel = Travel(Ways(Network("c", places, (_LINE,)), 2, 1, Permit()), FREE_HANDED)
    lunch = DayStop(kind="lunch", place="p1", opens=680, closes=840, least=60, most=80)
    spoilt = {}
    for place in ("p1", "far"):
        day = (sight("p0"), replace(lunch, place=place), sight("p2"))
        as_it_is, minded = (schedule(replace(DAY, astray=by), day, travel) for by in (0.0, 3.0))
        assert as_it_is is not None
        assert minded is not None
        spoilt[place] = as_it_is.worth - minded.worth
    assert spoilt["p1"] == 0 < spoilt["far"]


def _minded_at_a_distance(km: float, bounds: DayBounds, *, required: bool) -> float:
    """How much worse a day with sights so far from each other is for who minds to leave the way, and to sit in cars for hours."""
    places = {"p0": Position(30.0, 120.0)}
    places |= {f"p{i}": Position(30.0 + km / 111 * (i % 2), 120.0) for i in range(1, 5)}
    travel = Travel(Ways(Network("c", places, ()), 2, 1, Permit()), FREE_HANDED)
    day = tuple(replace(sight(f"p{i}", least=120), required=required) for i in range(1, 4))
    as_it_is, minded = (schedule(replace(bounds, astray=by), day, travel) for by in (0.0, 1e-9))
    assert as_it_is is not None
    assert minded is not None
    return as_it_is.worth - minded.worth


def test_hours_in_cars_are_minded_but_for_what_is_asked_for() -> None:
    day = replace(DAY, idle=1.6)
    assert _minded_at_a_distance(40, day, required=False) > 50
    assert _minded_at_a_distance(5, day, required=False) == pytest.approx(0, abs=0.1)
    assert _minded_at_a_distance(40, day, required=True) == pytest.approx(0, abs=0.1)


def test_a_table_far_out_of_the_way_is_minded_more_than_twice_one_half_as_far() -> None:
    lunch = DayStop(kind="lunch", place="far", opens=680, closes=860, least=60, most=80)

    def minded(km: float) -> float:
        places = {**_PLACES, "far": Position(30.0 + km / 111, 120.0)}
        travel = Travel(Ways(Network("c", places, (_LINE,)), 2, 1, Permit()), FREE_HANDED)
        day = (sight("p0"), lunch, sight("p2", closes=1300))
        plain, spoilt = (schedule(replace(DAY, astray=by), day, travel) for by in (0.0, 3.0))
        assert plain is not None
        assert spoilt is not None
        return plain.worth - spoilt.worth

    assert minded(30) > 2.5 * minded(15) > 0
