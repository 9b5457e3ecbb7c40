"""The terms of the planner's objective that have a weight, of any plan: what weights for the planner are learned over.

Each is what `docs/planner.md` has under "The objective", with weight 1 and the sign turned: minutes of one person's
time, and more of it is better. What has no weight there (waiting, hours, quarters) is left out.
"""

from collections.abc import Iterator, Mapping
from math import log
from typing import TypeVar

from core.knowledge.city import CityKnowledge, knowledge_of
from core.model.plan import Flight, Meal, Plan, Stay, Train, Visit
from core.optimize.days.schedule import WAY
from core.optimize.instance.instance import FAR_FROM_HOTEL
from core.optimize.instance.service_times import ON_BOARD
from core.optimize.instance.sights.guided import worth_of
from core.optimize.preferences.profile import DEFAULT, HURRY, REPEATED
from core.optimize.preferences.spending import PRICE_LEVELS
from core.sandbox.city import City
from core.sandbox.sandbox import Sandbox

PREFIX = "planner."
"""What stands before the name of a weight where it is a feature of a plan."""

OfKind = TypeVar("OfKind")

_STYLE = PRICE_LEVELS[0]
# CNY: nothing is so cheap that it is disliked without end.
_LEAST_PRICE = 1.0


def objective_terms(plan: Plan, sandbox: Sandbox) -> dict[str, float]:
    """The terms by feature name. Raises SandboxError for a city that the sandbox does not know."""
    city = sandbox.city(sandbox.chinese_name(plan.target_city))
    people = max(plan.people_number, 1)
    terms: dict[str, float] = {
        "money": -_STYLE.yuan * plan.total_cost / people,
        "way": -_way(plan),
        "ease": -HURRY * sum(_sights(day.activities) ** 2 for day in plan.itinerary),
        "food": sum(_joy(meal.price, _STYLE.meal) for meal in _all(plan, Meal) if meal.price > 0),
        "comfort": sum(_joy(stay.cost / people, _STYLE.bed) for stay in _all(plan, Stay)),
        "near": -FAR_FROM_HOTEL * sum(_km_from_hotel(plan, city)),
    }
    return {PREFIX + name: value for name, value in {**terms, **_seen(plan, city)}.items()}


def _joy(price: float, usual: float) -> float:
    """What a meal or a bed of that price is liked more than one at the usual price, before it is paid."""
    return float(_STYLE.yuan * usual * log(max(price, _LEAST_PRICE) / usual))


def _way(plan: Plan) -> float:
    on_board = sum(max(ride.minutes, 0) for ride in (*_all(plan, Train), *_all(plan, Flight)))
    legs = (leg for _, _, activity in plan.activities() for leg in activity.transports)
    return ON_BOARD * on_board + WAY * sum(max(0, leg.end_time - leg.start_time) for leg in legs)


def _seen(plan: Plan, city: City) -> Mapping[str, float]:
    """What the sights are worth by the default guide, and how many are of a kind that was seen before."""
    knowledge = knowledge_of(city)
    rank = {row.name: number / len(city.attractions) for number, row in enumerate(city.attractions)}
    known = [row for visit in _all(plan, Visit) if (row := city.attraction(visit.position)) is not None]
    kinds = {row.types[0] if row.types else "" for row in known}
    return {
        "sights": sum(_worth(row.name, rank[row.name], knowledge) for row in known),
        "variety": -REPEATED * (len(known) - len(kinds)),
    }


def _worth(name: str, rank: float, knowledge: CityKnowledge) -> float:
    guide = DEFAULT.guide
    return 0.0 if guide is None else worth_of(knowledge.place(name), rank, guide, knowledge)


def _km_from_hotel(plan: Plan, city: City) -> Iterator[float]:
    """For each sight and meal the km to the hotel of its day: that of the night after, else of the night before."""
    hotel = None
    for day in plan.itinerary:
        nights = [one.position for one in day.activities if isinstance(one, Stay)]
        hotel = nights[-1] if nights else hotel
        if hotel is None or hotel not in city.network:
            continue
        for one in day.activities:
            if isinstance(one, Visit | Meal) and one.position in city.network:
                yield city.network.distance(one.position, hotel)


def _sights(activities: tuple[object, ...]) -> int:
    return sum(isinstance(one, Visit) for one in activities)


def _all(plan: Plan, kind: type[OfKind]) -> list[OfKind]:
    return [activity for _, _, activity in plan.activities() if isinstance(activity, kind)]
