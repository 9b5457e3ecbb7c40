"""Cheaper services for a tight budget: two simple meals a day come before a quick train, a flight and a dear bed.

A thrifty style saves a little on everything and keeps the services that it likes; what a fare takes of the money for meals
and for what one comes for is seen only by the whole trip. So other services, cheaper ones, are named here.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from math import inf

from core.optimize.instance.instance import Instance
from core.optimize.instance.services import Journey, fares
from core.optimize.search.construct import Built
from core.optimize.search.skeleton import most_of

# Journeys that are named.
_NAMED = 2
# The share of a budget beyond which fares leave too little for all else, and what cheaper ones may be of them.
_MUCH, _CHEAPER = 0.5, 0.8
# Lunch and dinner.
_MEALS_A_DAY = 2


def is_starved(best: Built) -> bool:
    """Whether a trip goes without meals that are due, or spends most of its budget on getting there, as its caps pinch."""
    most = most_of(best.instance, best.instance.demands.caps)
    if best.instance.profile.guide is None or not best.pinched or most == inf:
        return False
    return best.meals_missed > 0 or _fares(best.instance, best.outline.journey) > _MUCH * most


def cheaper_journeys(best: Built, journeys: Iterable[Journey]) -> Iterator[Journey]:
    """Those of the journeys, the most liked first, that are a good deal cheaper and leave money for beds and simple meals."""
    instance = best.instance
    limit = min(
        _CHEAPER * _fares(instance, best.outline.journey),
        most_of(instance, instance.demands.caps) - _for_beds_and_meals(best),
    )
    yield from islice((one for one in journeys if _fares(instance, one) <= limit), _NAMED)


def _for_beds_and_meals(best: Built) -> float:
    """CNY for everybody: the cheapest beds, and two simple meals a day."""
    instance = best.instance
    beds = min((one.cost for choice in instance.choices for one in choice), default=0.0)
    meal = instance.tables(best.outline.style).simple
    days, people = instance.problem.days, instance.problem.people
    return beds * (days - 1) + meal * people * _MEALS_A_DAY * days


def _fares(instance: Instance, journey: Journey) -> float:
    return fares(journey.outbound, journey.inbound, instance.demands.tickets)
