"""Time to spare at the stations, and money to spare for the fares: who has nothing to do after arriving comes later, who waits
for the train home leaves earlier, and who was thrifty with a ride and has the fare of a better one takes that.

The days stay as they are; only the services there and back change. Minutes.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

from core.optimize.days.liking import liking_of
from core.optimize.days.outline import TripOutline, empty_days
from core.optimize.days.schedule import schedule
from core.optimize.days.trip import TripDays
from core.optimize.instance.instance import Instance
from core.optimize.instance.service_times import dislike_back, dislike_there, margin, nights_on_board, way_out
from core.optimize.instance.services import Journey, allowed
from core.optimize.preferences.guide import Guide
from core.optimize.preferences.spending import SpendingStyle
from core.optimize.wishes.likes import Likes
from core.sandbox.places import Service

Dislike = Callable[[Service, SpendingStyle, Likes, Guide | None], float]
# What is less is no wait.
_A_WAIT = 30
# Services that are tried.
_SERVICES_TRIED = 4


def without_spare_time(
    instance: Instance, outline: TripOutline, trip: TripDays
) -> tuple[TripOutline, TripDays]:
    """The trip with services that leave less time to spare, where it is liked more with them."""
    first, last = min(trip.bounds), max(trip.bounds)
    for others, day in ((_later, first), (_earlier, last), (_better_there, first), (_better_back, last)):
        most = 0.0
        now, before, stops = (
            outline,
            liking_of(trip.timelines[day], instance.profile),
            trip.timelines[day].stops,
        )
        for journey in others(instance, now.journey, trip, day):
            tried = replace(now, journey=journey)
            empty = empty_days(instance, tried, trip.patience)
            timeline = None if empty is None else schedule(empty.bounds[day], stops, empty.travel)
            if empty is None or timeline is None:
                continue
            days = {**trip.timelines, day: timeline}
            spent = max(0.0, trip.ledger.into_the_margin(trip.timelines))
            if empty.ledger.overspent(days) or empty.ledger.into_the_margin(days) > spent:
                continue
            gain = liking_of(timeline, instance.profile) - before
            gain += _dislike(instance, now.journey) - _dislike(instance, journey)
            if gain > most:
                most, outline = gain, tried
                best = replace(trip, bounds=empty.bounds, ledger=empty.ledger).having(day, timeline)
        if most:
            trip = best
    return outline, trip


def _later(instance: Instance, journey: Journey, trip: TripDays, day: int) -> Iterator[Journey]:
    """Journeys with a service there that arrives while one would wait."""
    now, begins, leaves = journey.outbound, trip.bounds[day].begins, trip.timelines[day].leaves[0]
    if leaves - begins < _A_WAIT:
        return
    problem = instance.problem
    back = problem.inbound.index(journey.inbound)
    fits = allowed(problem, instance.demands)[:, back]
    found = [
        service
        for service, fit in zip(problem.outbound, fits.tolist(), strict=True)
        if fit
        and service.end == now.end
        and begins < service.arrives + way_out(service) <= leaves
        and nights_on_board(service) == nights_on_board(now)
        and (service.price <= now.price or not instance.demands.caps)
    ]
    yield from (replace(journey, outbound=service) for service in _liked(instance, found, dislike_there))


def _earlier(instance: Instance, journey: Journey, trip: TripDays, day: int) -> Iterator[Journey]:
    """Journeys with a service home that leaves while one would wait for it."""
    now, due, last = journey.inbound, trip.bounds[day].due, trip.timelines[day]
    free = (last.ends[-1] if last.ends else trip.bounds[day].begins) + last.rides[-1].minutes
    if due - free < _A_WAIT:
        return
    problem = instance.problem
    there = problem.outbound.index(journey.outbound)
    fits = allowed(problem, instance.demands)[there]
    found = [
        service
        for service, fit in zip(problem.inbound, fits.tolist(), strict=True)
        if fit
        and service.start == now.start
        and free <= service.departs - margin(service) < due
        and (service.price <= now.price or not instance.demands.caps)
    ]
    yield from (replace(journey, inbound=service) for service in _liked(instance, found, dislike_back))


def _better_there(instance: Instance, journey: Journey, trip: TripDays, day: int) -> Iterator[Journey]:
    """Journeys with a better service there, that arrives before one goes on from the station."""
    now, problem, leaves = journey.outbound, instance.problem, trip.timelines[day].leaves[0]
    fits = allowed(problem, instance.demands)[:, problem.inbound.index(journey.inbound)]
    found = [
        service
        for service, fit in zip(problem.outbound, fits.tolist(), strict=True)
        if fit
        and service.end == now.end
        and service.arrives + way_out(service) <= leaves
        and nights_on_board(service) == nights_on_board(now)
    ]
    yield from (replace(journey, outbound=one) for one in _better(instance, found, now, dislike_there))


def _better_back(instance: Instance, journey: Journey, trip: TripDays, day: int) -> Iterator[Journey]:
    """Journeys with a better service home, that leaves once one can be at the station."""
    now, problem, last = journey.inbound, instance.problem, trip.timelines[day]
    free = (last.ends[-1] if last.ends else trip.bounds[day].begins) + last.rides[-1].minutes
    fits = allowed(problem, instance.demands)[problem.outbound.index(journey.outbound)]
    found = [
        service
        for service, fit in zip(problem.inbound, fits.tolist(), strict=True)
        if fit and service.start == now.start and free <= service.departs - margin(service)
    ]
    yield from (replace(journey, inbound=one) for one in _better(instance, found, now, dislike_back))


def _better(instance: Instance, services: list[Service], now: Service, dislike: Dislike) -> list[Service]:
    """Those that cost more than the one that one has and are disliked less by themselves: a cap made one thrifty."""
    problem, style, guide = instance.problem, instance.style, instance.profile.guide
    less = dislike(now, style, problem.likes, guide)
    dearer = [one for one in services if one.price > now.price]
    return [
        one for one in _liked(instance, dearer, dislike) if dislike(one, style, problem.likes, guide) < less
    ]


def _liked(instance: Instance, services: list[Service], dislike: Dislike) -> list[Service]:
    """Those that are disliked least by themselves."""
    problem, style, guide = instance.problem, instance.style, instance.profile.guide
    return sorted(services, key=lambda one: dislike(one, style, problem.likes, guide))[:_SERVICES_TRIED]


def _dislike(instance: Instance, journey: Journey) -> float:
    problem, style, guide = instance.problem, instance.style, instance.profile.guide
    return dislike_there(journey.outbound, style, problem.likes, guide) + dislike_back(
        journey.inbound, style, problem.likes, guide
    )
