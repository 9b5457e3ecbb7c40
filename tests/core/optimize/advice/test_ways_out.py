"""Changes of an impossible request: each is planned, and what is told of it is so."""

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Days
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack
from core.dsl.normal.values import Opaque
from core.dsl.normal.writing import to_dsl
from core.dsl.requirements import sources_of
from core.optimize.advice.changes import Dropped, Loosened, OtherDays
from core.optimize.advice.ways_out import Relaxation, ways_out
from core.optimize.wishes.check import unmet

FLY = IntercityModes(frozenset({"airplane"}))
NEVER_FLY = OutAndBack("none", frozenset({"airplane"}), frozenset({"airplane"}))
NO_SUCH_SIGHT = Names("attraction", "all", frozenset({"无此景点"}))
POOR = CostCap("total", 500.0)


def _never() -> bool:
    return False


def _relaxed(toy, *wishes, days: int = 3) -> list[Relaxation]:
    return list(ways_out(toy.asking(*wishes, days=days), toy.usual(), stopped=_never))


def _single(found: list[Relaxation], kind: type) -> list:
    return [one.changes[0] for one in found if len(one.changes) == 1 and isinstance(one.changes[0], kind)]


@pytest.mark.parametrize(
    "wishes",
    [
        (POOR,),
        (FLY, CostCap("total", 5000.0)),
        (NO_SUCH_SIGHT, Types("restaurant", "all", frozenset({"川菜"}))),
        (NO_SUCH_SIGHT, POOR),
        (HotelNear("景点00", 0.01),),
        (Opaque("result=(attraction_count(plan)>=30)"),),
    ],
)
def test_each_relaxation_has_a_plan_that_meets_all_that_it_leaves(toy, wishes) -> None:
    found = _relaxed(toy, *wishes)
    assert found
    for one in found:
        assert unmet(one.plan, sources_of(one.query), toy.usual()) == (), one.changes


def test_a_budget_is_raised_to_little_more_than_a_trip_worth_taking_costs(toy) -> None:
    relaxed = next(one for one in _relaxed(toy, POOR) if isinstance(one.changes[0], Loosened))
    activities = [activity for _, _, activity in relaxed.plan.activities()]
    raised = relaxed.changes[0]
    assert isinstance(raised, Loosened) and raised.instead_of == POOR
    # Fares of 400 and two nights of 200, two meals of at least 40 for two, and ways to them.
    assert 960 <= raised.limit.at_most <= 1300
    assert len([one for one in activities if one.type in ("lunch", "dinner")]) >= 2
    assert any(one.type == "attraction" for one in activities)


def test_a_budget_that_is_said_twice_is_raised_in_both_places(toy) -> None:
    other_words = (
        "total_cost=0\nfor activity in allactivities(plan):\n"
        " total_cost+=activity_cost(activity)+innercity_transport_cost(activity_transports(activity))\n"
        "result=(total_cost<=500)"
    )
    (raised, *_) = _relaxed(toy, POOR, Opaque(other_words))
    assert unmet(raised.plan, sources_of(raised.query), toy.usual()) == ()


def test_a_hotel_is_looked_for_a_little_farther_away(toy) -> None:
    (farther,) = _single(_relaxed(toy, HotelNear("景点00", 0.01)), Loosened)
    assert 0.01 < farther.limit.km < 3


def test_what_is_loosened_says_more_than_before(toy) -> None:
    # little below the cheapest table: there are few numbers between to try
    meals = CostCap("restaurant", 39.0, "person_meal")
    (change,) = _single(_relaxed(toy, meals, Types("restaurant", "all", frozenset({"川菜"}))), Loosened)
    assert change.limit.at_most > 39


def test_another_number_of_days_is_offered_where_it_helps(toy) -> None:
    changes = _single(_relaxed(toy, CostCap("total", 700.0)), OtherDays)
    assert OtherDays(2, 3) in changes


@pytest.mark.parametrize(("days", "possible"), [(40, 14), (0, 1)])
def test_an_absurd_number_of_days_becomes_the_nearest_that_is_planned_for(toy, days, possible) -> None:
    assert _single(_relaxed(toy, days=days), OtherDays) == [OtherDays(possible, days)]


def test_without_one_of_two_wishes_that_clash_there_is_a_trip(toy) -> None:
    found = _single(_relaxed(toy, NEVER_FLY, IntercityModes(frozenset({"airplane", "train"}))), Dropped)
    assert found


def test_what_does_not_clash_is_not_given_up(toy) -> None:
    harmless = Types("restaurant", "all", frozenset({"川菜"}))
    dropped = {change.source for change in _single(_relaxed(toy, NO_SUCH_SIGHT, harmless), Dropped)}
    assert dropped == {to_dsl(NO_SUCH_SIGHT)}


def test_where_no_change_is_enough_two_are_made_together(toy) -> None:
    found = _relaxed(toy, NO_SUCH_SIGHT, POOR)
    assert found and all(len(one.changes) == 2 for one in found)
    pair = {type(change) for change in found[0].changes}
    assert pair == {Dropped, Loosened}


def test_the_same_two_changes_are_offered_once(toy) -> None:
    pairs = [frozenset(one.changes) for one in _relaxed(toy, NO_SUCH_SIGHT, FLY)]
    assert len(pairs) == len(set(pairs)) == 1


def test_a_count_of_days_follows_the_trip(toy) -> None:
    (other, *_) = [
        one
        for one in _relaxed(toy, Days(3), CostCap("total", 700.0))
        if isinstance(one.changes[0], OtherDays)
    ]
    assert other.query.days == 2 and to_dsl(Days(2)) in sources_of(other.query)


def test_nothing_is_tried_once_nobody_waits(toy) -> None:
    assert list(ways_out(toy.asking(POOR), toy.usual(), stopped=lambda: True)) == []
