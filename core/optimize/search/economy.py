"""Cheaper services for a tight budget: two simple meals a day come before a quick train, a flight and a dear bed.

A thrifty style saves a little on everything and keeps the services that it likes; what a fare takes of the money for meals
and for what one comes for is seen only by the whole trip. So other services, cheaper ones, are named here.
"""

from collections.abc import Iterable, Iterator
from math import inf

from core.optimize.instance.instance import Instance
from core.optimize.instance.services import Journey, fares
from core.optimize.preferences.spending import PRICE_LEVELS
from core.optimize.search.construct import Built
from core.optimize.search.skeleton import most_of

# The share of a budget beyond which fares leave too little for all else.
_FARES_SHARE = 0.5
# Shares of what beds and meals leave that fares may take: tickets and rides cost something too.
_FOR_FARES = (0.95, 0.8, 0.65)
# Minutes a CNY from which on one is thrifty with the services.
_THRIFTY = PRICE_LEVELS[2].yuan
# Lunch and dinner.
_MEALS_A_DAY = 2


def is_starved(best: Built) -> bool:
    """Whether its budget made a trip thrifty with its services, or leave meals out that are due, or goes mostly for the fares."""
    most, style = most_of(best.instance, best.instance.demands.caps), best.outline.style
    if best.instance.profile.guide is None or most == inf:
        return False
    if style.levels["intercity"].yuan >= _THRIFTY:
        return True
    much = _fares(best.instance, best.outline.journey) > _FARES_SHARE * most
    return bool(best.pinched) and (best.meals_missed > 0 or much)


def affordable_journeys(best: Built, journeys: Iterable[Journey]) -> Iterator[Journey]:
    """The most liked of the journeys that leave some money beside that for beds and simple meals, and those that leave more."""
    instance = best.instance
    left = most_of(instance, instance.demands.caps) - _for_beds_and_meals(best)
    shares, named = iter(_FOR_FARES), 0.0
    for one in journeys:
        named = named or next(shares, 0.0)
        if not named:
            return
        if _fares(instance, one) <= named * left:
            named = 0.0
            yield one


def _for_beds_and_meals(best: Built) -> float:
    """CNY for everybody: the cheapest beds, and two simple meals a day."""
    instance = best.instance
    beds = min((one.cost for choice in instance.choices for one in choice), default=0.0)
    meal = instance.tables(best.outline.style).simple
    days, people = instance.problem.days, instance.problem.people
    return beds * (days - 1) + meal * people * _MEALS_A_DAY * days


def _fares(instance: Instance, journey: Journey) -> float:
    return fares(journey.outbound, journey.inbound, instance.demands.tickets)
