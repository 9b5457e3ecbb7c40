"""Days as the relaxed trip of the bound has them: their sights are laid first, the rest of the trip is filled around them."""

from collections.abc import Mapping
from itertools import chain

from core.optimize.days.filling import moves
from core.optimize.days.offers import Offers
from core.optimize.days.schedule import Timeline
from core.optimize.days.trip import TripDays
from core.optimize.instance.sights.sights import Sights

Seeds = Mapping[int, tuple[str, ...]]
"""Sights by day, in the order in which one comes to them."""
UNSEEDED: Seeds = {}


def seeds_of(days: Mapping[int, Timeline]) -> Seeds:
    """The sights of days, but for what is laid before all others anyway: around them the meals find their hours anew."""
    return {
        day: tuple(stop.place for stop in now.stops if stop.is_sight and not stop.required)
        for day, now in days.items()
    }


def outings_among(seeds: Seeds, sights: Sights) -> Seeds:
    """Those of the seeds that take a whole day."""
    every = sights.every
    return {
        day: tuple(name for name in names if name in every and every[name].feeds)
        for day, names in seeds.items()
    }


def with_seeds(trip: TripDays, seeds: Seeds, offers: Offers) -> TripDays:
    """The trip with each of these sights on its day, in their order where that can be; without what it may not have or has no room for."""
    sights = offers.sights
    for day, names in seeds.items():
        for name in names:
            if not offers.may_see(trip, day, name):
                continue
            stop, last = sights.stops[sights.numbers[name]], len(trip.timelines[day].stops)
            anywhere = chain(moves.insert(trip, day, stop, [last]), moves.insert(trip, day, stop))
            best = next(anywhere, None)
            trip = trip if best is None else trip.having(day, best)
    return trip
