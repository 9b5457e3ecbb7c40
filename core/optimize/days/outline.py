"""The decisions that come before the days of a trip, and the frames that they leave for them. Minutes of a day, CNY."""

from collections.abc import Mapping
from dataclasses import dataclass

from core.optimize.days.ledger import BudgetLedger
from core.optimize.days.patience import Patience
from core.optimize.days.schedule import Frame
from core.optimize.days.trip import TripDays
from core.optimize.instance.hotels import Lodging
from core.optimize.instance.instance import Instance
from core.optimize.instance.services import Journey, fares, margin, way_out
from core.optimize.instance.travel import Travel
from core.optimize.preferences.spending import Spending, SpendingStyle
from core.optimize.wishes.caps import Party

DAWN, WAKES, HOME_BY = 5 * 60 + 30, 7 * 60 + 30, 22 * 60 + 30
GETTING_READY = 180
"""Minutes before a service home at which an early last day may begin."""


@dataclass(frozen=True, slots=True)
class TripOutline:
    """The decisions that come before the days: `stays` maps days to where one sleeps after them."""

    style: SpendingStyle
    journey: Journey
    stays: Mapping[int, Lodging]
    hurried: bool = False


def empty_days(instance: Instance, outline: TripOutline, patience: Patience) -> TripDays | None:
    """The days of an outline with nothing in them; None where they have no time for the ways."""
    travel = instance.travel(outline.style)
    frames = _frames(instance, outline, travel)
    return TripDays(
        frames=frames, travel=travel, ledger=_ledger(instance, outline), patience=patience
    ).empty()


def _ledger(instance: Instance, outline: TripOutline) -> BudgetLedger:
    problem, demands = instance.problem, instance.demands
    fixed: dict[Spending, float] = {
        "intercity": fares(outline.journey.outbound, outline.journey.inbound, demands.tickets),
        "accommodation": sum(lodging.cost for lodging in outline.stays.values()),
    }
    return BudgetLedger(demands.caps, Party(problem.people, demands.tickets, problem.days), fixed)


def _wakes_early(instance: Instance) -> int:
    """When the first whole day begins: before dawn where something is asked for that is over by breakfast."""
    every = instance.free_handed.every
    asked = [every[place] for group in instance.demands.groups for place in group.places if place in every]
    return DAWN if any(stop.closes - stop.least < WAKES for stop in asked) else WAKES


def _frames(instance: Instance, outline: TripOutline, travel: Travel) -> dict[int, Frame]:
    frames = {}
    guide = instance.profile.guide
    journey, last, early = outline.journey, instance.problem.days, _wakes_early(instance)
    out, back = journey.outbound, journey.inbound
    for day in range(journey.day, last + 1):
        arriving, leaving = day == journey.day, day == last
        start = out.end if arriving else outline.stays[day - 1].hotel.name
        end = back.start if leaving else outline.stays[day].hotel.name
        due = back.departs - margin(back) if leaving else HOME_BY
        wakes = early if day == journey.day + 1 else WAKES
        begins = out.arrives + way_out(out) if arriving else min(wakes, max(0, due - GETTING_READY))
        home = travel.ride(start, end, begins)
        # Late arrivals: the way to the hotel takes what it takes, where there is one.
        if not leaving and home.legs:
            due = max(due, begins + home.minutes)
        frames[day] = Frame(
            start=start,
            begins=begins,
            from_station=arriving,
            end=end,
            due=due,
            to_station=leaving,
            early_evening=0.0 if guide is None else guide.early_evening,
            missing_meal=0.0 if guide is None or arriving or leaving else guide.missing_meal,
        )
    return frames
