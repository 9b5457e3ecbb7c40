"""Time to spare at the stations: who has nothing to do after arriving comes later, who waits for the train home leaves earlier.

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
    for others, day in ((_later, min(trip.bounds)), (_earlier, max(trip.bounds))):
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
            gain = liking_of(timeline, instance.profile) - before
            gain += _dislike(instance, now.journey) - _dislike(instance, journey)
            if gain > most:
                most, outline = gain, tried
                best = replace(trip, bounds=empty.bounds).having(day, timeline)
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


def _liked(instance: Instance, services: list[Service], dislike: Dislike) -> list[Service]:
    """Those that are disliked least by themselves."""
    problem, style, guide = instance.problem, instance.style, instance.profile.guide
    return sorted(services, key=lambda one: dislike(one, style, problem.likes, guide))[:_SERVICES_TRIED]


def _dislike(instance: Instance, journey: Journey) -> float:
    problem, style, guide = instance.problem, instance.style, instance.profile.guide
    return dislike_there(journey.outbound, style, problem.likes, guide) + dislike_back(
        journey.inbound, style, problem.likes, guide
    )
