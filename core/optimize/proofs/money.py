"""What a trip costs at least, against what it may cost. CNY for everybody."""

from collections.abc import Iterator

from core.dsl.families.demands import Demands
from core.optimize.instance.problem import Problem
from core.optimize.instance.travel import METRO_FROM, TAXI_FROM
from core.optimize.proofs.reasons import over_cap
from core.optimize.wishes.caps import UnitCounts
from core.text import Text

_HALF_A_CENT = 0.005


def too_dear(problem: Problem, demands: Demands, fare: float, bed: float) -> Iterator[Text]:
    """The caps that are below what their category costs at least, `fare` and `bed` among it."""
    sights = _least_price(problem, demands, "attraction") * demands.tickets
    meals = _least_price(problem, demands, "restaurant") * problem.people
    least = {
        "intercity": fare,
        "accommodation": bed,
        "attraction": sights,
        "restaurant": meals,
        "innercity": _least_rides(demands),
    }
    least["total"] = sum(least.values())
    counts = UnitCounts(problem.people, demands.tickets, problem.days)
    for cap in demands.caps:
        limit = counts.limit(cap, 0) if cap.unit != "person_meal" else None
        if limit is not None and least.get(cap.category, 0.0) > limit + _HALF_A_CENT:
            yield over_cap(cap, limit, least)


def _least_price(problem: Problem, demands: Demands, kind: str) -> float:
    """CNY a person that the places asked for cost at least: those that are named, or the cheapest of a choice."""
    named: dict[str, float] = {}
    choices = []
    for group in demands.groups:
        if (group.kind == "attraction") != (kind == "attraction"):
            continue
        prices = {place: _price(problem, place, kind) for place in group.places}
        if len(prices) == 1:
            named.update(prices)
        else:
            choices.append(prices)
    more = [min(prices.values()) for prices in choices if not prices.keys() & named.keys()]
    return sum(named.values()) + max(more, default=0.0)


def _price(problem: Problem, place: str, kind: str) -> float:
    row = problem.city.attraction(place) if kind == "attraction" else problem.city.restaurant(place)
    # The environment constraints compare the prices of sights without what is behind the comma.
    return 0.0 if row is None else float(int(row.price)) if kind == "attraction" else row.price


def _least_rides(demands: Demands) -> float:
    """CNY that getting around costs at least: nothing where one may walk, unless another mode has to occur."""
    rides = {"walk": 0.0, "metro": METRO_FROM * demands.tickets, "taxi": TAXI_FROM * demands.cars}
    needed = [
        min(rides[mode] for mode in group if mode in rides)
        for group in demands.one_of_modes
        if group & rides.keys()
    ]
    anyway = min((rides[mode] for mode in demands.modes if mode in rides), default=0.0)
    return max([anyway, *needed])
