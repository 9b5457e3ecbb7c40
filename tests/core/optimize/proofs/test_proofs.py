"""What is refuted: by kind of proof, each with the constraints that clash."""

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds, Days, People, Rooms, Tickets
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import RideTime
from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.dsl.families.ways import InnerModes
from core.dsl.normal.values import Normal, Opaque, Or
from core.model.locks import Locks
from core.optimize.instance.problem import read_problem
from core.optimize.outcome import Impossible
from core.optimize.proofs.prover import Prover
from core.optimize.wishes.constraints import constraints_of, read_constraint

HARMLESS = Types("attraction", "all", frozenset({"公园"}))


def _all(kind, *names: str) -> Names:
    return Names(kind, "all", frozenset(names))


def _prover(query, sandbox, locks: Locks | None = None) -> Prover:
    problem = read_problem(query, sandbox)
    assert not isinstance(problem, Impossible)
    return Prover(problem=problem, sandbox=sandbox, stopped=lambda: False, locks=locks or Locks())


def _conflict(toy, *wishes: Normal, days: int = 3) -> set[Normal] | None:
    """The wishes that clash, None where there is no proof."""
    query, sandbox = toy.asking(*wishes, days=days), toy.usual()
    constraints = constraints_of(query)
    prover = _prover(query, sandbox)
    if prover.refuted(constraints.values()) is None:
        return None
    return {constraints[source] for source in prover.minimal_conflict(constraints)}


CLASHES = {
    "two numbers of days": [Days(4)],
    "two numbers of people": [People(3)],
    "two numbers of tickets": [Tickets(2), Tickets(3)],
    "no ticket": [Tickets(0)],
    "two numbers of rooms": [Rooms(1), Rooms(2)],
    "no room": [Rooms(0)],
    "no bed": [Beds(0)],
    "text that is no constraint": [Opaque("result=(")],
    "text without a result": [Opaque("count=1")],
    "text that is false of every trip": [Opaque("result=(day_count(plan)>people_count(plan)+1)")],
    "rides before the first": [RideTime(way="out", moment="arrives", bound="latest", time="05:00")],
    "no such hotel": [_all("accommodation", "无此酒店")],
    "hotel near an unknown place": [HotelNear("海中央", 1.0)],
    "three hotels in two nights": [_all("accommodation", f"酒店{number}") for number in range(3)],
    "no such sight": [_all("attraction", "无此景点")],
    "a sight wanted and not": [
        _all("attraction", "景点01"),
        Names("attraction", "none", frozenset({"景点01"})),
    ],
    "a sight after it closes": [TimeAt("景点01", starts_from="22:30")],
    "a visit longer than a day": [StayAt("景点01", 1000)],
    "windows apart": [TimeAt("景点01", ends_by="11:00"), TimeAt("景点01", starts_from="15:00")],
    "dinner at night": [_all("dinner", "饭馆01"), TimeAt("饭馆01", starts_from="20:30")],
    "more at a time than days": [
        TimeAt(f"景点{number:02d}", starts_by="12:00", ends_from="13:00") for number in range(4)
    ],
    "more hours than there are": [StayAt(f"景点{number:02d}", 700) for number in range(4)],
    "visits in a circle": [
        VisitOrder("景点01", "景点02"),
        VisitOrder("景点02", "景点03"),
        VisitOrder("景点03", "景点01"),
    ],
    "no way to get around": [InnerModes("none", frozenset({"walk", "metro", "taxi"}))],
    "taxis wanted and not": [
        InnerModes("all", frozenset({"taxi"})),
        InnerModes("none", frozenset({"taxi"})),
    ],
    "too little for the fares": [CostCap("intercity", 399.0)],
    "too little for a night": [CostCap("accommodation", 199.0)],
    "too little for a sight": [_all("attraction", "景点02"), CostCap("attraction", 39.0)],
    "too little for a metro ride": [InnerModes("all", frozenset({"metro"})), CostCap("innercity", 1.0)],
    "too little for all of it": [CostCap("total", 599.0)],
}


@pytest.mark.parametrize("kind", CLASHES)
def test_what_cannot_be_is_refuted_with_all_that_clashes_and_nothing_else(toy, kind) -> None:
    wishes = CLASHES[kind]
    assert _conflict(toy, HARMLESS, *wishes) == set(wishes)


POSSIBLE = {
    "two hotels in two nights": [_all("accommodation", "酒店0", "酒店1")],
    "a hotel by name and another near a sight": [
        _all("accommodation", "酒店0"),
        HotelNear("景点03", 2.0),
    ],
    "breakfast at a hotel": [_all("breakfast", "酒店1")],
    "as many at a time as days": [
        TimeAt(f"景点{number:02d}", starts_by="12:00", ends_from="13:00") for number in range(2)
    ],
    "either of two of which one cannot be": [
        Or(frozenset({_all("attraction", "无此景点"), _all("attraction", "景点01")}))
    ],
    "just enough for fares and beds": [CostCap("total", 800.0)],
}


@pytest.mark.parametrize("kind", POSSIBLE)
def test_what_may_be_is_not_refuted(toy, kind) -> None:
    assert _conflict(toy, *POSSIBLE[kind]) is None


def test_on_a_day_trip_nobody_needs_a_room(toy) -> None:
    assert _conflict(toy, Rooms(1), Rooms(2), Beds(0), days=1) is None
    night = CostCap("accommodation", 500.0, "night")
    assert _conflict(toy, night, days=1) == {night}


def test_what_is_locked_counts_in_a_proof(toy) -> None:
    query, sandbox = toy.asking(_all("attraction", "景点01")), toy.usual()
    wishes = [read_constraint(source) for source in query.hard_logic]
    assert _prover(query, sandbox).refuted(wishes) is None
    assert _prover(query, sandbox, Locks(dropped=frozenset({"景点01"}))).refuted(wishes) is not None


def test_more_alternatives_than_are_looked_at_prove_nothing(toy) -> None:
    choices = [
        Or(frozenset({_all("attraction", f"无{number}"), _all("restaurant", f"无{number}")}))
        for number in range(7)
    ]
    assert _conflict(toy, *choices) is None


def test_a_reason_is_told_in_both_languages(toy) -> None:
    for wishes in CLASHES.values():
        query = toy.asking(*wishes)
        reason = _prover(query, toy.usual()).refuted([read_constraint(one) for one in query.hard_logic])
        assert reason is not None and reason.zh and reason.en, wishes
