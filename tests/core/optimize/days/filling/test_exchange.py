"""Sights that change days: what lies together is seen together."""

from dataclasses import replace

import pytest

from core.knowledge.places import MOMENTS
from core.optimize.days.filling import moves
from core.optimize.days.filling.exchange import at_better_hours, exchanged, mended
from core.optimize.days.filling.fill import DayFiller
from core.optimize.days.offers import Offers
from core.optimize.days.trip import TripDays
from core.optimize.instance.instance import Instance
from core.optimize.instance.meals import TRAVELLERS_LUNCHES
from core.optimize.instance.sights.sights import Sights
from core.optimize.instance.stops import Appeal, DayStop
from core.optimize.preferences.profile import DEFAULT


@pytest.fixture
def instance(instance_of) -> Instance:
    return instance_of(days=2)


@pytest.fixture
def quarters(instance: Instance) -> tuple[tuple[DayStop, DayStop], tuple[DayStop, DayStop]]:
    """Two pairs of sights, those of a pair near each other and far from the other pair."""
    sights = instance.free_handed
    points = sights.points
    far = max(
        ((a, b) for a in range(len(points)) for b in range(len(points))),
        key=lambda pair: abs(points[pair[0]] - points[pair[1]]),
    )
    pairs = []
    for end in far:
        beside = min(
            (n for n in range(len(points)) if n not in far), key=lambda n: abs(points[n] - points[end])
        )
        pairs.append((sights.stops[end], sights.stops[beside]))
    first, second = pairs
    return first, second


def _filler(instance: Instance, dated: frozenset[str] = frozenset()) -> DayFiller:
    offers = Offers(
        plane=instance.plane,
        sights=instance.sights(instance.style),
        tables=instance.tables(instance.style),
        profile=DEFAULT,
        dated=dated,
    )
    return DayFiller(offers, DEFAULT)


def _seen(trip: TripDays) -> set[frozenset[str]]:
    return {frozenset(stop.place for stop in day.stops) for day in trip.timelines.values()} - {frozenset()}


def _torn(trip: TripDays, quarters) -> TripDays:
    """Each of the two days in both quarters."""
    (west, east), (south, north) = quarters
    for day, sights in ((1, (west, south)), (2, (east, north))):
        for sight in sights:
            anytime = replace(sight, opens=0, closes=24 * 60, appeal=None)
            trip = trip.having(day, next(moves.insert(trip, day, anytime)))
    return trip


def test_what_lies_together_comes_on_one_day(instance: Instance, quarters, empty_trip_of) -> None:
    torn = _torn(empty_trip_of(instance), quarters)
    pair = {stop.place for stop in quarters[0]}
    assert any(pair <= day for day in _seen(exchanged(_filler(instance), torn)))


def test_of_a_torn_quarter_both_sights_come_on_one_day_or_one_stays_away(
    toy, instance_of, empty_trip_of
) -> None:
    instance = instance_of(days=2, city=toy.city(apart=0.4))
    stops = {
        stop.place: replace(stop, opens=0, closes=24 * 60, appeal=None) for stop in instance.free_handed.stops
    }
    torn, pair = empty_trip_of(instance), ("景点00", "景点01")
    for day, place in enumerate(pair, start=1):
        torn = torn.having(day, next(moves.insert(torn, day, stops[place])))
    days = [seen & set(pair) for seen in _seen(mended(_filler(instance), torn))]
    assert sorted(map(len, days), reverse=True)[1:] in ([], [0])


def test_a_trip_is_liked_more_afterwards(instance: Instance, quarters, empty_trip_of) -> None:
    torn, filler = _torn(empty_trip_of(instance), quarters), _filler(instance)
    assert filler.liked.of_all(exchanged(filler, torn)) > filler.liked.of_all(torn)


def test_what_is_asked_for_on_a_day_stays_there(instance: Instance, quarters, empty_trip_of) -> None:
    torn = _torn(empty_trip_of(instance), quarters)
    dated = frozenset(stop.place for pair in quarters for stop in pair)
    assert _seen(exchanged(_filler(instance, dated), torn)) == _seen(torn)


def test_what_is_asked_for_and_goes_together_is_minded_on_two_days(
    instance: Instance, quarters, empty_trip_of
) -> None:
    filler, ((west, east), _) = _filler(instance), quarters
    anytime = [replace(stop, opens=0, closes=24 * 60, appeal=None, required=True) for stop in (west, east)]

    def liked(*stops: DayStop) -> float:
        trip = empty_trip_of(instance)
        for day, stop in enumerate(stops, start=1):
            trip = trip.having(day, next(moves.insert(trip, day, stop)))
        return filler.liked.of_all(trip)

    apart = [replace(stop, beside=frozenset()) for stop in anytime]
    side_by_side = [
        replace(stop, beside=frozenset({other.place}))
        for stop, other in zip(anytime, anytime[::-1], strict=True)
    ]
    assert liked(*side_by_side) < liked(*apart)


def test_a_flagship_and_what_goes_with_it_near_by_are_minded_on_two_days(
    toy, instance_of, empty_trip_of
) -> None:
    instance = instance_of(days=2, city=toy.city(apart=2.4))
    anytime = [
        replace(stop, opens=0, closes=24 * 60, appeal=None)
        for stop in instance.free_handed.stops
        if stop.place in ("景点00", "景点01")
    ]

    def liked(sights: Sights) -> float:
        trip = empty_trip_of(instance)
        for day, stop in enumerate(anytime, start=1):
            trip = trip.having(day, next(moves.insert(trip, day, stop)))
        filler = _filler(instance)
        return DayFiller(replace(filler.offers, sights=sights), DEFAULT).liked.of_all(trip)

    (one, other), sights = anytime, instance.free_handed
    with_it = replace(sights.every[one.place], beside=frozenset({other.place}))
    beside = replace(sights, great=frozenset({one.place}), every={**sights.every, one.place: with_it})
    assert liked(beside) < liked(sights)


def test_lunch_is_later_where_a_great_sight_would_be_cut_short(instance: Instance, empty_trip_of) -> None:
    trip, sight = empty_trip_of(instance), instance.free_handed.stops[0]
    always = Appeal(liked=2_000.0, natural=220, shares=(1.0,) * len(MOMENTS))
    day = max(trip.timelines)
    great = replace(
        sight, opens=trip.bounds[day].begins + 120, closes=24 * 60, least=60, most=220, appeal=always
    )
    filler = _filler(instance, dated=frozenset({great.place}))
    for stop in (great, TRAVELLERS_LUNCHES[0]):
        trip = trip.having(day, next(moves.insert(trip, day, stop, [len(trip.timelines[day].stops)])))
    trip = filler.meals.seated(trip, day)

    def lost(trip: TripDays) -> float:
        now = trip.timelines[day]
        times = zip(now.stops, now.starts, now.ends, strict=True)
        return sum(stop.lost(start, end) for stop, start, end in times)

    better = at_better_hours(filler, trip)
    assert lost(better) < lost(trip)
    assert any(stop.kind == "lunch" for stop in better.timelines[day].stops)
