"""Construction of a trip of which services, hotels and taste are decided: what is asked for first, then the rest.

Every decision is taken among those that keep the trip feasible, so that a plan meets the environment constraints
(ChinaTravel, Table 5) by construction. Times in minutes, money in CNY.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from core.dsl.normal.forms import CostCap
from core.model.plan import Plan
from core.optimize.build import Decisions, build_plan
from core.optimize.choose import DayChooser, Taken
from core.optimize.days import Days
from core.optimize.ground import Ground
from core.optimize.hotels import Lodging, dislike_of_bed
from core.optimize.meals import AT_TABLE
from core.optimize.modes import use_modes
from core.optimize.outcome import Interrupted
from core.optimize.placing import Placer
from core.optimize.polish import polish
from core.optimize.purse import Party, Purse
from core.optimize.schedule import Frame
from core.optimize.services import Journey, dislike_of, fares, margin, way_out
from core.optimize.sights import Sights, Tables
from core.optimize.taste import Spending, Taste
from core.optimize.travel import Travel

WAKES, HOME_BY = 7 * 60 + 30, 22 * 60 + 30
_FAR_FROM_HOME = 6.0  # minutes that a km from the hotel is disliked by those to whom that matters
GETTING_READY = 180  # minutes before a service home at which an early last day may begin


@dataclass(frozen=True, slots=True)
class Outline:
    """The decisions that come before the days: `stays` maps days to where one sleeps after them."""

    taste: Taste
    journey: Journey
    stays: Mapping[int, Lodging]
    hurried: bool = False


@dataclass(frozen=True, slots=True)
class Built:
    """A whole trip on a ground; `objective` in minutes, smaller is better; `pinched` are the caps that forbade something."""

    ground: Ground
    outline: Outline
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


def construct(ground: Ground, outline: Outline, stopped: Callable[[], bool]) -> Built | TooDear | NoRoom:
    """The trip of an outline. Raises Interrupted when `stopped` says so."""
    days = days_of(ground, outline)
    if not days.begin():
        return NoRoom()
    if over := days.purse.overspent(fed=False):
        return TooDear(over)
    sights, tables = _liked_places(ground, outline)
    stays = outline.stays
    placer = Placer(
        days,
        ground.demands,
        ground.plane,
        sights,
        tables,
        outline.hurried,
        lambda day: stays[day].hotel.name if day in stays else "",
        stopped,
    )
    if not placer.place():
        return TooDear(tuple(days.purse.pinched)) if days.purse.pinched else NoRoom()
    days.purse.pinched.clear()
    chooser = DayChooser(
        days,
        ground.plane,
        sights,
        tables,
        _taken(ground, sights, tables),
        ground.profile,
        ground.problem.likes.cuisines,
    )
    _fill(chooser, stopped)
    use_modes(days, ground.demands.one_of_modes)
    if over := days.purse.overspent():
        return TooDear(over)
    decisions = Decisions(outline.journey, stays, days.timelines)
    plan = build_plan(ground.problem, decisions, ground.ways)
    objective = objective_of(ground, outline, days) + _scatter(chooser)
    return Built(ground, outline, plan, objective, decisions, frozenset(days.purse.pinched))


def _fill(chooser: DayChooser, stopped: Callable[[], bool]) -> None:
    days = chooser.days
    for stop in days.stops():
        chooser.note(stop)
    # Whole days first: they take the best sights, and the days of arrival and departure fill up with what is left.
    order = sorted(days.frames, key=lambda day: (days.frames[day].begins - days.frames[day].due, day))
    for number, day in enumerate(order, start=1):
        if stopped():
            raise Interrupted
        chooser.meals_to_come = 2 * (len(order) - number)
        chooser.fill(day)
    for day in order if chooser.profile.route else ():
        polish(chooser, day)


def _scatter(chooser: DayChooser) -> float:
    return sum(chooser.scatter(day, timeline) for day, timeline in chooser.days.timelines.items())


def _liked_places(ground: Ground, outline: Outline) -> tuple[Sights, Tables]:
    """The sights and restaurants as they are liked by those who sleep there."""
    sights, tables = ground.sights(outline.taste), ground.tables(outline.taste)
    per_km = _FAR_FROM_HOME * ground.profile.weights.near
    if not per_km:
        return sights, tables
    network, first = ground.problem.city.network, outline.stays.get(outline.journey.day)
    home = ground.centre if first is None else ground.plane.point(network.position(first.hotel.name))
    return sights.near(home, per_km), tables.near(home, per_km)


def _taken(ground: Ground, sights: Sights, tables: Tables) -> Taken:
    unwanted = ground.demands.unwanted
    refused = unwanted.get("attraction", frozenset())
    return Taken(
        np.array([stop.place in refused for stop in sights.stops], dtype=np.bool_),
        {
            kind: np.array([row.name in unwanted.get(kind, ()) for row in tables.rows], dtype=np.bool_)
            for kind in AT_TABLE
        },
    )


def _purse(ground: Ground, outline: Outline) -> Purse:
    problem, demands = ground.problem, ground.demands
    fixed: dict[Spending, float] = {
        "intercity": fares(outline.journey.outbound, outline.journey.inbound, demands.tickets),
        "accommodation": sum(lodging.cost for lodging in outline.stays.values()),
    }
    return Purse(demands.caps, Party(problem.people, demands.tickets, problem.days), fixed)


def days_of(ground: Ground, outline: Outline) -> Days:
    """The days of an outline before anything is in them."""
    travel = Travel(ground.ways, outline.taste)
    return Days(_frames(ground, outline, travel), travel, _purse(ground, outline))


def objective_of(ground: Ground, outline: Outline, days: Days) -> float:
    """How little the trip is liked, in minutes; the scatter of its sights is not in it."""
    people = ground.problem.people
    taste = ground.taste
    beds = sum(dislike_of_bed(lodging, people, taste) for lodging in outline.stays.values())
    tired = sum(ground.profile.tired(day) for day in days.timelines.values())
    tired += ground.profile.monotony(days.timelines.values(), ground.free_handed.kinds)
    ways = (outline.journey.outbound, outline.journey.inbound)
    rides = sum(dislike_of(service, taste, ground.problem.likes) for service in ways)
    return rides + beds + tired - sum(day.base for day in days.timelines.values())


def _frames(ground: Ground, outline: Outline, travel: Travel) -> dict[int, Frame]:
    frames = {}
    journey, last = outline.journey, ground.problem.days
    out, back = journey.outbound, journey.inbound
    for day in range(journey.day, last + 1):
        arriving, leaving = day == journey.day, day == last
        start = out.end if arriving else outline.stays[day - 1].hotel.name
        end = back.start if leaving else outline.stays[day].hotel.name
        due = back.departs - margin(back) if leaving else HOME_BY
        begins = out.arrives + way_out(out) if arriving else min(WAKES, max(0, due - GETTING_READY))
        home = travel.ride(start, end, begins)
        if (
            not leaving and home.legs
        ):  # late arrivals: the way to the hotel takes what it takes, where there is one
            due = max(due, begins + home.minutes)
        frames[day] = Frame(start, begins, arriving, end, due, leaving)
    return frames
