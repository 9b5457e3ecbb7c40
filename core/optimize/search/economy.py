"""Cheaper services for a tight budget: two simple meals a day come before a quick train, a flight and a dear bed.

A thrifty style saves a little on everything and keeps the services that it likes; what a fare takes of the money for meals
and for what one comes for is seen only by the whole trip. So other services, cheaper ones, are named here.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import inf

from core.optimize.instance.instance import Instance
from core.optimize.instance.service_times import dislike_back, nights_on_board
from core.optimize.instance.services import Journey, allowed, fares
from core.optimize.preferences.spending import PRICE_LEVELS
from core.optimize.search.construct import Built
from core.optimize.search.skeleton import most_of

# The share of a budget beyond which fares leave too little for all else.
_FARES_SHARE = 0.5
# Shares of what beds and meals leave that fares may take: tickets and rides cost something too.
_FOR_FARES = (0.95, 0.8, 0.65)
# Minutes a CNY from which on one is thrifty with the services.
_THRIFTY = PRICE_LEVELS[2].yuan
# Who goes home before has no last afternoon: what the fare takes is missed there. A service that leaves so much later is another
# day; so many are tried, and the cheapest.
_AFTERNOON, _MUCH_LATER, _SERVICES_TRIED = 15 * 60, 90, 2
# Lunch and dinner.
_MEALS_A_DAY = 2


def is_starved(best: Built) -> bool:
    """Whether its budget made a trip thrifty with its services, or leave meals out that are due, or go home before the last
    afternoon, or goes mostly for the fares."""
    most, style = most_of(best.instance, best.instance.demands.caps), best.outline.style
    if best.instance.profile.guide is None or most == inf:
        return False
    if _goes_early(best) or style.levels["intercity"].yuan >= _THRIFTY:
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


def journeys_home_later(best: Built) -> Iterator[Journey]:
    """Where one goes home before the last afternoon of a trip with a budget: with services that leave it one."""
    instance, now = best.instance, best.outline.journey
    problem, guide = instance.problem, instance.profile.guide
    if guide is None or most_of(instance, instance.demands.caps) == inf or not _goes_early(best):
        return
    fits = allowed(problem, instance.demands)[problem.outbound.index(now.outbound)]
    later = [
        one
        for one, fit in zip(problem.inbound, fits.tolist(), strict=True)
        if fit
        and one.departs >= now.inbound.departs + _MUCH_LATER
        and nights_on_board(one) <= nights_on_board(now.inbound)
    ]
    later.sort(key=lambda one: dislike_back(one, best.outline.style, problem.likes, guide))
    cheapest = min(later, key=lambda one: one.price, default=None)
    tried = later[:_SERVICES_TRIED]
    for one in tried if cheapest is None or cheapest in tried else (*tried, cheapest):
        yield replace(now, inbound=one)


def _goes_early(best: Built) -> bool:
    return best.instance.problem.days > 1 and best.outline.journey.inbound.departs < _AFTERNOON


def _for_beds_and_meals(best: Built) -> float:
    """CNY for everybody: the cheapest beds, and two simple meals a day."""
    instance = best.instance
    beds = min((one.cost for choice in instance.choices for one in choice), default=0.0)
    meal = instance.tables(best.outline.style).simple
    days, people = instance.problem.days, instance.problem.people
    return beds * (days - 1) + meal * people * _MEALS_A_DAY * days


def _fares(instance: Instance, journey: Journey) -> float:
    return fares(journey.outbound, journey.inbound, instance.demands.tickets)
