"""Construction of a trip of which services, hotels and style are decided: what is asked for first, then the rest.

Every decision is taken among those that keep the trip feasible, so that a plan meets the environment constraints
(ChinaTravel, Table 5) by construction. Times in minutes, money in CNY.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from core.dsl.normal.forms import CostCap
from core.model.plan import Plan
from core.optimize.days.draft import DraftDays
from core.optimize.days.fill import DayFiller, Taken
from core.optimize.days.liking import monotony_of, tiring_of
from core.optimize.days.modes import use_modes
from core.optimize.days.outline import TripOutline, days_of
from core.optimize.days.polish import polish
from core.optimize.days.required import RequiredPlaces
from core.optimize.instance.hotels import dislike_of_bed
from core.optimize.instance.instance import Instance
from core.optimize.instance.meals import AT_TABLE
from core.optimize.instance.services import dislike_of
from core.optimize.instance.sights import Sights, Tables
from core.optimize.outcome import Interrupted
from core.optimize.search.build import Decisions, build_plan

_FAR_FROM_HOME = 6.0  # minutes that a km from the hotel is disliked by those to whom that matters


@dataclass(frozen=True, slots=True)
class Built:
    """A whole trip on a instance; `objective` in minutes, smaller is better; `pinched` are the caps that forbade something."""

    instance: Instance
    outline: TripOutline
    plan: Plan
    objective: float
    decisions: Decisions
    pinched: frozenset[CostCap]


@dataclass(frozen=True, slots=True)
class TooDear:
    """What is needed costs more than these caps."""

    caps: tuple[CostCap, ...]


@dataclass(frozen=True, slots=True)
class NoRoom:
    """The days have no time for the ways, or for what is asked for."""


def construct(
    instance: Instance, outline: TripOutline, stopped: Callable[[], bool]
) -> Built | TooDear | NoRoom:
    """The trip of an outline. Raises Interrupted when `stopped` says so."""
    days = days_of(instance, outline)
    if not days.begin():
        return NoRoom()
    if over := days.ledger.overspent(fed=False):
        return TooDear(over)
    sights, tables = _liked_places(instance, outline)
    stays = outline.stays
    required = RequiredPlaces(
        days,
        instance.demands,
        instance.plane,
        sights,
        tables,
        outline.hurried,
        lambda day: stays[day].hotel.name if day in stays else "",
        stopped,
    )
    if not required.place():
        return TooDear(tuple(days.ledger.pinched)) if days.ledger.pinched else NoRoom()
    days.ledger.pinched.clear()
    filler = DayFiller(
        days,
        instance.plane,
        sights,
        tables,
        _taken(instance, sights, tables),
        instance.profile,
        instance.problem.likes.cuisines,
    )
    _fill(filler, stopped)
    use_modes(days, instance.demands.one_of_modes)
    if over := days.ledger.overspent():
        return TooDear(over)
    decisions = Decisions(outline.journey, stays, days.timelines)
    plan = build_plan(instance.problem, decisions, instance.ways)
    objective = objective_of(instance, outline, days) + _scatter(filler)
    return Built(instance, outline, plan, objective, decisions, frozenset(days.ledger.pinched))


def _fill(filler: DayFiller, stopped: Callable[[], bool]) -> None:
    days = filler.days
    for stop in days.stops():
        filler.note(stop)
    # Whole days first: they take the best sights, and the days of arrival and departure fill up with what is left.
    order = sorted(days.frames, key=lambda day: (days.frames[day].begins - days.frames[day].due, day))
    for number, day in enumerate(order, start=1):
        if stopped():
            raise Interrupted
        filler.meals_to_come = 2 * (len(order) - number)
        filler.fill(day)
    for day in order if filler.profile.route else ():
        polish(filler, day)


def _scatter(filler: DayFiller) -> float:
    return sum(filler.scatter(day, timeline) for day, timeline in filler.days.timelines.items())


def _liked_places(instance: Instance, outline: TripOutline) -> tuple[Sights, Tables]:
    """The sights and restaurants as they are liked by those who sleep there."""
    sights, tables = instance.sights(outline.style), instance.tables(outline.style)
    per_km = _FAR_FROM_HOME * instance.profile.weights.near
    if not per_km:
        return sights, tables
    network, first = instance.problem.city.network, outline.stays.get(outline.journey.day)
    home = instance.centre if first is None else instance.plane.point(network.position(first.hotel.name))
    return sights.near(home, per_km), tables.near(home, per_km)


def _taken(instance: Instance, sights: Sights, tables: Tables) -> Taken:
    unwanted = instance.demands.unwanted
    refused = unwanted.get("attraction", frozenset())
    return Taken(
        np.array([stop.place in refused for stop in sights.stops], dtype=np.bool_),
        {
            kind: np.array([row.name in unwanted.get(kind, ()) for row in tables.rows], dtype=np.bool_)
            for kind in AT_TABLE
        },
    )


def objective_of(instance: Instance, outline: TripOutline, days: DraftDays) -> float:
    """How little the trip is liked, in minutes; the scatter of its sights is not in it."""
    people = instance.problem.people
    style = instance.style
    beds = sum(dislike_of_bed(lodging, people, style) for lodging in outline.stays.values())
    tired = sum(tiring_of(day, instance.profile) for day in days.timelines.values())
    tired += monotony_of(days.timelines.values(), instance.profile, instance.free_handed.kinds)
    ways = (outline.journey.outbound, outline.journey.inbound)
    rides = sum(dislike_of(service, style, instance.problem.likes) for service in ways)
    return rides + beds + tired - sum(day.base for day in days.timelines.values())
