"""A trip relaxed: its sights by the clock, its hotels and stations, and what rides between them weigh at least."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.model.mealtimes import MEAL_HOURS
from core.optimize.bound.clock import LAST, not_after, not_before, ticks_of
from core.optimize.bound.places import Seen, seen_in
from core.optimize.bound.rides import UNREACHABLE, Rides, Spots, least_rides, rides_between
from core.optimize.bound.visits import visits_of
from core.optimize.bound.walks import DayWalks, Hours, WalkLegs
from core.optimize.days.patience import Patience
from core.optimize.instance.hotels import Lodging, dislike_of_bed
from core.optimize.instance.instance import Instance
from core.optimize.instance.meals import MEAL_MINUTES, MEAL_WORTH
from core.optimize.instance.sights import Floats
from core.optimize.instance.stops import SHORTEST_VISIT, STEP

# Minutes of a meal with its ways that are looked at: what is farther is taken to be as near.
_LONGEST_MEAL = 140


@dataclass(frozen=True, slots=True)
class RelaxedTrip:
    """What there is to do on a day, from where and to where.

    `sites`, `required` and the last sight are as in `Seen`; `outings` take a whole day. Legs lead from each of the `stations` and
    from home to each sight, in minutes: home is the best hotel for each of them, with half a night in it; `straight` is the way home from each
    station. `to_lodgings` is what the way from each of the `lodgings` to each sight weighs, `beds` what a night there does. `best_table` is the least
    regret of a meal, `tired` the dislike of a day with so many sights.
    """

    day: DayWalks
    sites: NDArray[np.int64]
    required: NDArray[np.bool_]
    outings: NDArray[np.bool_]
    stations: dict[str, int]
    from_stations: WalkLegs
    from_home: WalkLegs
    straight: Floats
    lodgings: tuple[Lodging, ...]
    beds: Floats
    to_lodgings: Floats
    best_table: float
    tired: Floats

    @property
    def meal(self) -> float:
        """What a lunch or a dinner gains at best."""
        return max(0.0, MEAL_WORTH - self.best_table)

    @classmethod
    def of(cls, instance: Instance, patience: Patience) -> "RelaxedTrip":
        """The relaxed trip of an instance. Raises Interrupted."""
        problem, seen = instance.problem, seen_in(instance)
        style = instance.style
        names = list(dict.fromkeys([*(s.end for s in problem.outbound), *(s.start for s in problem.inbound)]))
        lodgings = tuple(bed for choice in instance.choices for bed in choice)
        beds = np.array([dislike_of_bed(bed, problem.people, style) for bed in lodgings])
        network, tables = problem.city.network, instance.tables(style)
        stations = Spots.of(network, names)
        # A day trip has no home; it is where one arrives.
        hotels = Spots.of(network, [bed.hotel.name for bed in lodgings]) if lodgings else stations
        eating = Spots.of(network, [row.name for row in tables.rows])
        ways = instance.ways
        patience.check()
        to_tables = _from_sights(instance, seen, eating)
        patience.check()
        at_home = beds / 2 if lodgings else np.zeros(len(names))
        to_hotels = _from_sights(instance, seen, hotels)
        home = _slept(rides_between(ways, style, hotels, eating), at_home)
        patience.check()
        meal, regret = _meal_minutes(instance), tables.base + tables.beside - MEAL_WORTH
        among = _legs(_among(instance, seen), to_tables, to_tables, regret, meal)
        direct = rides_between(ways, style, hotels, stations)
        return cls(
            day=DayWalks(
                WalkLegs(among.weight, ticks_of(among.takes)),
                visits_of(seen.stops),
                _hours(instance),
            ),
            sites=seen.sites,
            required=seen.required,
            outings=np.array([stop.is_outing and stop.feeds for stop in seen.stops], dtype=np.bool_),
            stations={name: number for number, name in enumerate(names)},
            from_stations=_legs(
                _from_sights(instance, seen, stations).turned,
                rides_between(ways, style, stations, eating),
                to_tables,
                regret,
                meal,
            ),
            from_home=_legs(_slept(to_hotels.turned, at_home), home, to_tables, regret, meal),
            straight=(direct.weight + at_home[:, None]).min(axis=0),
            lodgings=lodgings,
            beds=beds,
            to_lodgings=to_hotels.weight.T,
            best_table=float(tables.base.min(initial=0.0)),
            tired=_tired(instance),
        )


def _from_sights(instance: Instance, seen: Seen, there: Spots) -> Rides:
    """From each sight to each of some places; the last one is as near as the nearest that it stands for."""
    network, ways, style = instance.problem.city.network, instance.ways, instance.style
    alone = rides_between(ways, style, Spots.of(network, [stop.place for stop in seen.alone]), there)
    if not seen.others:
        return alone
    others = Spots.of(network, [stop.place for stop in seen.others])
    return alone.over(least_rides(ways, style, others, there))


def _among(instance: Instance, seen: Seen) -> Rides:
    """From sight to sight: nobody goes from one to the same, but to another that the last one stands for, next door."""
    network = instance.problem.city.network
    to_alone = _from_sights(instance, seen, Spots.of(network, [stop.place for stop in seen.alone]))
    count, alone = len(seen.stops), len(seen.alone)
    weight, minutes = np.zeros((count, count)), np.zeros((count, count))
    weight[:, :alone], minutes[:, :alone] = to_alone.weight, to_alone.minutes
    weight[:alone, alone:], minutes[:alone, alone:] = to_alone.weight[alone:].T, to_alone.minutes[alone:].T
    weight[range(alone), range(alone)] = UNREACHABLE
    return Rides(weight, minutes)


def _slept(rides: Rides, at_home: Floats) -> Rides:
    """From the best hotel, with what is counted of the night there."""
    return Rides(rides.weight + at_home[:, None], rides.minutes).nearest


def _legs(
    straight: Rides, to_tables: Rides, from_tables: Rides, regret: Floats, meal_minutes: int
) -> WalkLegs:
    """The ways in minutes: straight, over the best restaurant for lunch or dinner, and over the best ones for both.

    Both take at least as long as is between their hours.
    """
    over = to_tables.by_way_of(regret, from_tables)
    # Nobody comes back from a meal to the sight where he was.
    weight = np.where(straight.weight >= UNREACHABLE, UNREACHABLE, over.weight)
    takes = np.minimum(over.minutes + meal_minutes, _LONGEST_MEAL)
    there = (to_tables.weight + regret).min(axis=1, initial=UNREACHABLE)
    onward = (from_tables.weight + regret).min(axis=1, initial=UNREACHABLE)
    twice = there[:, None] + onward
    twice = np.where(straight.weight >= UNREACHABLE, UNREACHABLE, twice)
    return WalkLegs(
        np.stack([straight.weight, weight, weight, twice]),
        np.stack([straight.minutes, takes, takes, np.zeros_like(takes)]),
    )


def _is_hurried(instance: Instance) -> bool:
    """Whether meals may be as short and as early as they get, for what is asked of them."""
    return any(group.kind != "attraction" for group in instance.demands.groups)


def _meal_minutes(instance: Instance) -> int:
    return SHORTEST_VISIT if _is_hurried(instance) else MEAL_MINUTES


def _hours(instance: Instance) -> Hours:
    """The hours of lunch and dinner, which begin before these are over; a hurried one may begin before them."""
    minutes = _meal_minutes(instance)
    early = minutes if _is_hurried(instance) else 0
    hours = MEAL_HOURS["lunch"], MEAL_HOURS["dinner"]
    lunch_by, dinner_by = (int(not_after(closes - STEP)) for _, closes in hours)
    lunch_from, dinner_from = (int(not_before(opens - early + minutes)) for opens, _ in hours)
    return Hours((LAST, lunch_by, dinner_by, lunch_by), (0, lunch_from, dinner_from, dinner_from))


def _tired(instance: Instance) -> Floats:
    profile = instance.profile
    asked = [group for group in instance.demands.groups if group.kind == "attraction"]
    most = max(profile.most, len(asked))
    return np.array([profile.tired[min(count, profile.most)] for count in range(most + 1)])
