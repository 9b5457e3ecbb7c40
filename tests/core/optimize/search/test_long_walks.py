"""A place that is demanded and that only a long walk leads to costs nobody the rest of the trip."""

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.places import Names
from core.dsl.families.ways import InnerModes
from core.model.plan import Plan, Stay, Train
from core.optimize.outcome import Found, Impossible, Unsolved

_NO_TAXI = InnerModes("none", frozenset({"taxi"}))
_BUDGET = CostCap("total", 6000.0)
# six km from the metro where sights lie four km apart
_FAR = "景点00"


def _booked(plan: Plan) -> tuple[set[str], list[str]]:
    every = [one for _, _, one in plan.activities()]
    beds = {one.position for one in every if isinstance(one, Stay)}
    return beds, [one.number for one in every if isinstance(one, Train)]


def test_neither_the_beds_nor_the_trains_are_the_cheapest(toy) -> None:
    wished = Names("attraction", "any", frozenset({_FAR}))
    slow = toy.out("13:00", "19:30", price=60.0), toy.back("08:00", "14:30", price=60.0)
    out, back = [toy.out("07:30", "10:00"), slow[0]], [toy.back("19:00", "21:30"), slow[1]]
    sandbox = toy.sandbox(out, back, toy.city(apart=4.0))
    far = toy.plan(toy.asking(_NO_TAXI, _BUDGET, wished), sandbox)
    beds, trains = _booked(far)
    assert _FAR in [one.position for _, _, one in far.activities() if one.type == "attraction"]
    assert "酒店0" not in beds
    assert trains == ["G450", "G1140"]


@pytest.mark.parametrize("budget", [850.0, 900.0])
def test_nobody_walks_across_the_town_to_save_a_fare(toy, budget: float) -> None:
    sandbox = toy.usual(toy.city(apart=8.0))
    outcome = toy.outcome(
        toy.asking(CostCap("total", budget), Names("attraction", "any", frozenset({_FAR}))), sandbox
    )
    assert isinstance(outcome, Found | Unsolved | Impossible)
    plan = outcome.plan if isinstance(outcome, Found) else outcome.nearest
    assert plan is not None
    walks = [leg.distance for _, _, one in plan.activities() for leg in one.transports if leg.mode == "walk"]
    assert max(walks, default=0.0) <= 6.0
