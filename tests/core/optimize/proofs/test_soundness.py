"""No plan meets what is refuted, and a conflict is none any more with one constraint left out."""

import random
from collections.abc import Iterator

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds, Rooms
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.dsl.families.ways import InnerModes
from core.dsl.normal.values import Normal, Not, Or
from core.dsl.normal.writing import to_dsl
from core.model.plan import Plan
from core.model.query import Query
from core.optimize.advice.alternatives import different_plans, trade_offs
from core.optimize.instance.problem import read_problem
from core.optimize.outcome import Impossible
from core.optimize.proofs.prover import Prover
from core.optimize.wishes.check import unmet
from core.optimize.wishes.constraints import read_constraint
from core.sandbox.city import City

# Of wishes.
_SETS = 200
_TRIPS = [("南京", "北京", 3, 2), ("上海", "杭州", 2, 1), ("武汉", "成都", 4, 5), ("南京", "苏州", 1, 2)]


def _never() -> bool:
    return False


def _clock(rng: random.Random) -> str:
    return f"{rng.randint(5, 23):02d}:{rng.choice(['00', '30'])}"


def _wish(rng: random.Random, city: City) -> Normal:
    """A wish of any kind about what the city has."""
    sights = [sight.name for sight in city.attractions[:25]]
    kind, rows = rng.choice(
        [
            ("attraction", sights),
            ("restaurant", [table.name for table in city.restaurants[:40]]),
            ("accommodation", [hotel.name for hotel in city.hotels[:20]]),
        ]
    )
    names = frozenset(rng.sample(rows, rng.randint(1, 3)))
    types = frozenset(rng.sample(sorted(_types(kind, city)), 2))
    modes = frozenset(rng.sample(["walk", "metro", "taxi"], rng.randint(1, 2)))
    ride = frozenset(rng.sample(["train", "airplane"], 1))
    rule = rng.choice(["all", "any", "none"])
    category, most = rng.choice(
        [
            ("total", 6000),
            ("intercity", 3000),
            ("accommodation", 1500),
            ("attraction", 300),
            ("innercity", 90),
        ]
    )
    return rng.choice(
        [
            Names(kind, rule, names),  # type: ignore[arg-type]
            Types(kind, rule, types),  # type: ignore[arg-type]
            CostCap(category, float(rng.randint(0, most)), rng.choice(["trip", "person", "day", "night"])),  # type: ignore[arg-type]
            HotelNear(rng.choice(sights), rng.choice([0.3, 2.0, 8.0])),
            InnerModes(rng.choice(["all", "any", "none", "only"]), modes),  # type: ignore[arg-type]
            IntercityModes(ride),  # type: ignore[arg-type]
            OutAndBack(rng.choice(["any", "none"]), ride, ride),  # type: ignore[arg-type]
            RideTime(
                rng.choice(["out", "back"]),  # type: ignore[arg-type]
                rng.choice(["departs", "arrives"]),  # type: ignore[arg-type]
                rng.choice(["latest", "earliest"]),  # type: ignore[arg-type]
                _clock(rng),
            ),
            TimeAt(rng.choice(sights), starts_from=_clock(rng)),
            TimeAt(rng.choice(sights), starts_by=_clock(rng), ends_from=_clock(rng)),
            StayAt(rng.choice(sights), rng.choice([60, 240, 600])),
            VisitOrder(*rng.sample(sights, 2)),
            Rooms(rng.randint(1, 3)),
            Beds(rng.randint(1, 2)),
        ]
    )


def _types(kind: str, city: City) -> set[str]:
    if kind == "restaurant":
        return {table.cuisine for table in city.restaurants}
    rows = city.attractions if kind == "attraction" else city.hotels
    return {one for row in rows for one in (row.types if kind == "attraction" else row.features)}  # type: ignore[union-attr]


def _wishes(rng: random.Random, city: City) -> Iterator[Normal]:
    for _ in range(rng.randint(1, 4)):
        one, other = _wish(rng, city), _wish(rng, city)
        yield rng.choice([one, one, one, Or(frozenset({one, other})), Not(one)])


@pytest.fixture(scope="module", params=_TRIPS, ids=lambda trip: f"{trip[0]}-{trip[1]}")
def trip(request, demo) -> tuple[Query, list[Plan]]:
    """A request without wishes and plans for it that differ."""
    start, target, days, people = request.param
    query = Query(uid="q", text="", start_city=start, target_city=target, days=days, people_number=people)
    plans = [found.plan for found in different_plans(query, demo, 6, stopped=_never)]
    plans += [choice.plan for choice in trade_offs(query, demo, stopped=_never)]
    return query, plans


def test_no_plan_meets_what_is_refuted(trip, demo) -> None:
    query, plans = trip
    problem = read_problem(query, demo)
    assert not isinstance(problem, Impossible)
    prover, rng, refuted = Prover(problem, demo, _never), random.Random(7), 0
    for _ in range(_SETS):
        texts = list(map(to_dsl, _wishes(rng, problem.city)))
        if prover.refuted(map(read_constraint, texts)) is not None:
            refuted += 1
            assert all(unmet(plan, texts, demo) for plan in plans), texts
    assert refuted > _SETS / 20


def test_nothing_can_be_left_out_of_a_conflict(trip, demo) -> None:
    query, _ = trip
    problem = read_problem(query, demo)
    assert not isinstance(problem, Impossible)
    prover, rng = Prover(problem, demo, _never), random.Random(8)
    for _ in range(_SETS // 4):
        wishes = {to_dsl(one): read_constraint(to_dsl(one)) for one in _wishes(rng, problem.city)}
        if prover.refuted(wishes.values()) is None:
            continue
        conflict = prover.minimal_conflict(wishes)
        assert prover.refuted(wishes[text] for text in conflict) is not None
        for left_out in conflict:
            fewer = [wishes[text] for text in conflict if text != left_out]
            assert prover.refuted(fewer) is None, (conflict, left_out)
