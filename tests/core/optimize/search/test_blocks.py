"""Time in which nothing is to be planned stays free, at its hour and on its day."""

from dataclasses import replace
from itertools import pairwise

import pytest

from core.dsl.families.places import Names
from core.model.daily import ANY_DAY, EVERY_DAY, FreeBlock
from core.model.plan import Plan, Stay
from core.model.query import Query, Thing
from core.optimize.preferences.profile import PROFILES

_TWO, _SIX = 14 * 60, 18 * 60
_FROM_TEN_TO_NOON = FreeBlock(day=1, since=10 * 60, until=12 * 60, engaged=True)


def meeting(day: int) -> FreeBlock:
    return FreeBlock(day=day, since=_TWO, until=_SIX, engaged=True)


def keeping(query: Query, *blocks: FreeBlock) -> Query:
    """The request with time that it keeps free."""
    return replace(query, things=tuple(Thing(one.said, "time", "must") for one in blocks))


def is_free(plan: Plan, day: int, since: int, until: int) -> bool:
    """Whether one is neither anywhere nor on the way between two minutes of a day."""
    for before, after in pairwise(plan.itinerary[day - 1].activities):
        leaves = (after.transports[0].start_time if after.transports else after.start_time).minutes
        begins = 0 if isinstance(before, Stay) else before.end_time.minutes
        if begins <= since and until <= leaves:
            return True
    return False


@pytest.mark.parametrize("day", [1, 2])
def test_a_meeting_has_its_hours_and_the_ways_to_it(toy, day: int) -> None:
    plan = toy.plan(keeping(toy.trip(3), meeting(day)), toy.usual())
    assert is_free(plan, day, _TWO - 30, _SIX + 30)
    assert not is_free(toy.plan(toy.trip(3), toy.usual()), day, _TWO, _SIX)


def test_who_has_a_meeting_is_there_for_it_and_stays_until_it_is_over(toy) -> None:
    sandbox = toy.sandbox(
        [toy.out("11:00", "13:30"), toy.out("06:00", "08:30")],
        [toy.back("15:00", "17:30"), toy.back("19:30", "22:00")],
    )
    plan = toy.plan(keeping(toy.trip(2), _FROM_TEN_TO_NOON, meeting(2)), sandbox)
    first, last = plan.itinerary[0].activities[0], plan.itinerary[-1].activities[-1]
    assert (first.end_time.minutes, last.start_time.minutes) == (8 * 60 + 30, 19 * 60 + 30)


def test_who_works_every_day_works_until_the_service_home(toy) -> None:
    office = FreeBlock(day=EVERY_DAY, since=9 * 60, until=_SIX, engaged=True)
    sandbox = toy.sandbox([toy.out("06:00", "08:30")], [toy.back("18:30", "21:00")])
    plan = toy.plan(keeping(toy.trip(3), office), sandbox)
    sights = [one for day in plan.itinerary for one in day.activities if one.type == "attraction"]
    assert not [one for one in sights if one.start_time.minutes < _SIX]
    assert is_free(plan, 3, 9 * 60, 16 * 60)


def test_free_middays_are_free_on_every_whole_day_and_one_eats(toy) -> None:
    midday = FreeBlock(day=EVERY_DAY, since=690, until=900, least=120)
    plan = toy.plan(keeping(toy.trip(4), midday), toy.usual())
    for day in (2, 3):
        assert any(is_free(plan, day, since, since + 120) for since in range(690, 785, 5))
        assert any(one.type == "lunch" for one in plan.itinerary[day - 1].activities)


def test_no_sight_comes_after_the_hour_from_which_a_day_is_free(toy) -> None:
    rest = FreeBlock(day=EVERY_DAY, since=16 * 60, until=24 * 60)
    plan = toy.plan(keeping(toy.trip(3), rest), toy.usual())
    sights = [one for day in plan.itinerary for one in day.activities if one.type == "attraction"]
    assert sights
    assert max(one.end_time.minutes for one in sights) <= 16 * 60


def test_one_whole_day_is_left_to_the_guests(toy) -> None:
    own = FreeBlock(day=ANY_DAY, since=9 * 60, until=21 * 60)
    plan = toy.plan(keeping(toy.trip(5), own), toy.usual())
    free = [
        day.day
        for day in plan.itinerary
        if {one.type for one in day.activities} <= {"breakfast", "accommodation"}
    ]
    assert len(free) == 1 and free[0] in (2, 3, 4)


def test_profiles_that_follow_metrics_keep_no_block(toy) -> None:
    query, sandbox = toy.trip(3), toy.usual()
    said = keeping(query, _FROM_TEN_TO_NOON, meeting(2))
    assert toy.plan(said, sandbox, PROFILES["competition"]) == toy.plan(
        query, sandbox, PROFILES["competition"]
    )


def test_a_free_noon_of_a_thing_has_its_lunch_and_no_sight(toy) -> None:
    block = FreeBlock(day=2, since=12 * 60, until=14 * 60)
    day = toy.plan(keeping(toy.trip(3), block), toy.usual()).itinerary[1]
    sights = [one for one in day.activities if one.type == "attraction"]
    assert sights and any(one.type == "lunch" for one in day.activities)
    assert all(one.end_time.minutes <= 720 or one.start_time.minutes >= 840 for one in sights)


def test_a_sight_that_is_demanded_takes_a_day_of_ones_own_and_no_meeting(toy) -> None:
    at_work = FreeBlock(day=1, since=11 * 60, until=21 * 60, engaged=True)
    days = [at_work, FreeBlock(day=2, since=9 * 60, until=21 * 60)]
    query = replace(
        toy.asking(Names("attraction", "any", frozenset({"景点00"})), days=2),
        things=tuple(Thing(one.said, "time", "must") for one in days),
    )
    plan = toy.plan(query, toy.usual())
    assert is_free(plan, 1, at_work.since, at_work.until)
    assert any(one.position == "景点00" for one in plan.itinerary[1].activities if one.type == "attraction")


def test_who_comes_while_a_meeting_lasts_is_there_until_it_ends(toy) -> None:
    at_work = FreeBlock(day=1, since=9 * 60, until=_SIX, engaged=True)
    plan = toy.plan(
        keeping(toy.trip(2), at_work), toy.sandbox([toy.out("09:30", "12:00")], [toy.back("19:00", "21:30")])
    )
    assert is_free(plan, 1, 14 * 60, _SIX)
