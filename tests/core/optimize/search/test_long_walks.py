"""A place that is demanded and that only a long walk leads to costs nobody the rest of the trip."""

from core.dsl.families.costs import CostCap
from core.dsl.families.places import Names
from core.dsl.families.ways import InnerModes
from core.dsl.normal.values import Normal
from core.model.plan import Plan, Stay, Train

_NO_TAXI = InnerModes("none", frozenset({"taxi"}))
_BUDGET = CostCap("total", 6000.0)
# six km from the metro where sights lie four km apart
_FAR = "景点00"


def _plan(toy, *wishes: Normal) -> Plan:
    return toy.plan(toy.asking(_NO_TAXI, _BUDGET, *wishes), toy.usual(toy.city(apart=4.0)))


def _booked(plan: Plan) -> list[str]:
    every = [one for _, _, one in plan.activities()]
    return [one.position for one in every if isinstance(one, Stay)] + [
        one.number for one in every if isinstance(one, Train)
    ]


def test_the_beds_and_trains_are_those_of_the_trip_without_it(toy) -> None:
    wished = Names("attraction", "any", frozenset({_FAR}))
    far = _plan(toy, wished)
    assert _FAR in [one.position for _, _, one in far.activities() if one.type == "attraction"]
    assert _booked(far) == _booked(_plan(toy))
