"""A trip relaxed: its sights by the clock, its hotels and stations, and what rides between them weigh at least."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from core.arrays import Floats
from core.model.mealtimes import MEAL_HOURS
from core.optimize.bound.clock import LAST, Ticks, not_after, not_before, ticks_of
from core.optimize.bound.places import Seen, seen_in, visits_of
from core.optimize.bound.rides import UNREACHABLE, Rides, Spots, by_way_of, rides_between
from core.optimize.bound.walks.day_walks import FED, DayWalks, Hours, Waits, WalkLegs, waits_of
from core.optimize.days.patience import Patience
from core.optimize.instance.hotels import Lodging, dislike_of_bed
from core.optimize.instance.instance import Instance
from core.optimize.instance.meals import MEAL_WORTH
from core.optimize.instance.stops import SHORTEST_VISIT, STEP, DayStop

# Minutes in which nobody gets anywhere on the same day.
_A_DAY = 24 * 60
# Minutes by which a hurried meal may begin before its hours.
_BEFORE_ITS_HOURS = 10
# Minutes of a meal with its ways that are looked at: what is farther is taken to be as near.
_LONGEST_MEAL = 140


@dataclass(frozen=True, slots=True)
class RelaxedTrip:
    """What there is to do on a day, from where and to where.

    `sites` and `required` are as in `Seen`; `outings` take a whole day, `halves` half of one, the `unshared` with no other half. Legs lead from each of the `stations` and
    from home to each sight, in minutes, or from each sight to them: home is the best hotel for each of them, with half a night in it;
    who goes home early is there after `early_home`. `straight` is the way home from each
    station. `to_lodgings` is what the way from each of the `lodgings` to each sight weighs, `beds` what a night there does. `best_table` is the least
    regret of a meal, `tired` the dislike of a day with so many sights.
    """

    day: DayWalks
    names: tuple[str, ...]
    sites: NDArray[np.int64]
    required: NDArray[np.bool_]
    great_sites: NDArray[np.int64]
    outings: NDArray[np.bool_]
    halves: NDArray[np.bool_]
    unshared: NDArray[np.bool_]
    stations: dict[str, int]
    from_stations: WalkLegs
    to_stations: WalkLegs
    from_home: WalkLegs
    to_home: WalkLegs
    early_home: Floats
    straight: Floats
    lodgings: tuple[Lodging, ...]
    beds: Floats
    to_lodgings: Floats
    best_table: float
    tired: Floats

    @property
    def great_asked(self) -> int:
        """Those of the great sites that must be seen, as bits."""
        return sum(1 << number for number, site in enumerate(self.great_sites) if self.required[site])

    def great_among(self, sights: NDArray[np.bool_]) -> NDArray[np.int64]:
        """For each set of great sites how many of them are all of these sights."""
        are = [bool(sights[one].all()) for one in self.day.great]
        sets = np.arange(1 << len(are))
        return np.asarray(sum(((sets >> number & 1) * one for number, one in enumerate(are)), 0 * sets))

    @property
    def great_halves(self) -> NDArray[np.int64]:
        """For each set of great sites how many outings of half a day they are at least: the first of several that are shared is one."""
        some = np.minimum(self.great_among(self.halves), 1)
        return np.maximum(self.great_among(self.halves & self.unshared), some)

    @property
    def meal(self) -> float:
        """What a lunch or a dinner gains at best."""
        return max(0.0, MEAL_WORTH - self.best_table)

    @classmethod
    def of(
        cls, instance: Instance, patience: Patience, more: Floats, *, hurried: bool, early: float
    ) -> "RelaxedTrip":
        """The relaxed trip of an instance, in haste or not; each minute in the evening at home is disliked so much.

        A lunch or dinner in each of the restaurants is liked so much less than by itself. Raises Interrupted.
        """
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
        from_tables = rides_between(ways, style, stations, eating)
        from_stations = _from_sights(instance, seen, stations).turned
        patience.check()
        regret = tables.base + tables.beside + more
        meals = _Meals(to_tables, regret - MEAL_WORTH, _meal_minutes(instance, hurried=hurried))
        among = meals.legs(_among(instance, seen), to_tables, arriving=True)
        direct = rides_between(ways, style, hotels, stations)
        slept = _slept(to_hotels.turned, at_home)
        early_home = to_hotels.turned.weight + at_home[:, None] - early * to_hotels.turned.minutes
        return cls(
            day=_day_walks(instance, seen, among, hurried=hurried),
            names=tuple(group[0].place if len(group) == 1 else "" for group in seen.every),
            sites=seen.sites,
            required=seen.required,
            great_sites=np.array(seen.great, dtype=np.int64),
            outings=_are_all(seen, lambda one: one.is_outing and one.feeds),
            halves=_are_all(seen, lambda one: one.is_outing and not one.feeds),
            unshared=_are_all(seen, lambda one: not _is_shared(one, instance)),
            stations={name: number for number, name in enumerate(names)},
            from_stations=meals.legs(from_stations, from_tables, arriving=True),
            to_stations=meals.legs(from_stations, from_tables, arriving=False),
            from_home=meals.legs(slept, home, arriving=True),
            to_home=meals.legs(slept, home, arriving=False),
            early_home=early_home.min(axis=(0, 1)),
            straight=(direct.weight + at_home[:, None]).min(axis=(0, 1)),
            lodgings=lodgings,
            beds=beds,
            to_lodgings=to_hotels.weight.min(axis=0).T,
            best_table=float(regret.min(initial=np.inf)),
            tired=_tired(instance),
        )


def _day_walks(instance: Instance, seen: Seen, among: WalkLegs, *, hurried: bool) -> DayWalks:
    """The walks of a day among the sights."""
    guide, waits = instance.profile.guide, waits_of(instance, hurried=hurried)
    return DayWalks(
        legs=_in_ticks(among, waits),
        visits=visits_of(seen.every, 0.0 if guide is None else guide.meal_inside),
        hours=_hours(instance, hurried=hurried),
        waits=waits,
        alone=len(seen.alone),
        feeding=np.flatnonzero([group[0].feeds for group in seen.every]),
        great=tuple(np.flatnonzero(seen.sites == site) for site in seen.great),
    )


def _are_all(seen: Seen, holds: Callable[[DayStop], bool]) -> NDArray[np.bool_]:
    """Of each group of sights whether it holds of all of them."""
    return np.array([all(map(holds, group)) for group in seen.every], dtype=np.bool_)


def _is_shared(stop: DayStop, instance: Instance) -> bool:
    """Whether another outing may be beside it: of two side by side one is no outing more."""
    every = instance.free_handed.every
    return any(other in every and every[other].is_outing for other in stop.beside)


def _from_sights(instance: Instance, seen: Seen, there: Spots) -> Rides:
    """From each sight to each of some places; what stands for many is as near as the nearest of them."""
    return rides_between(instance.ways, instance.style, _spots(instance, seen), there).grouped(_first(seen))


def _among(instance: Instance, seen: Seen) -> Rides:
    """From sight to sight: nobody goes from one to the same, but to another of those for which one stands."""
    rides, first = _from_sights(instance, seen, _spots(instance, seen)), _first(seen)
    among, alone = rides.turned.grouped(first).turned, range(len(seen.alone))
    among.weight[:, alone, alone] = UNREACHABLE
    return among


def _spots(instance: Instance, seen: Seen) -> Spots:
    """Where all sights are, those together for which one stands."""
    names = [stop.place for group in seen.every for stop in group]
    return Spots.of(instance.problem.city.network, names)


def _first(seen: Seen) -> Ticks:
    """The number of the first of the sights for which each of the groups stands."""
    lengths = np.array([len(group) for group in seen.every], dtype=np.int64)
    return np.cumsum(lengths) - lengths


def _slept(rides: Rides, at_home: Floats) -> Rides:
    """From the best hotel, with what is counted of the night there."""
    return Rides(rides.weight + at_home[:, None], rides.minutes, rides.after).nearest


@dataclass(frozen=True, slots=True)
class _Meals:
    """Lunches and dinners on the way: the rides from sights to restaurants, each disliked so much, and the minutes of a meal."""

    to_tables: Rides
    regret: Floats
    minutes: tuple[int, int]

    def legs(self, straight: Rides, from_tables: Rides, *, arriving: bool) -> WalkLegs:
        """The ways in minutes: straight by each mode, over the best restaurant for lunch or dinner, and over the best ones for both.

        They lead to the sights, where one is `arriving`, or to the other places. Both meals take at least as long as is between their hours.
        """
        to_weight, to_minutes = self.to_tables.weight.min(axis=0), self.to_tables.door_to_door.min(axis=0)
        weight = by_way_of(from_tables.weight.min(axis=0) + self.regret, to_weight)
        last = from_tables.door_to_door if arriving else from_tables.minutes
        takes = by_way_of(last.min(axis=0), to_minutes)
        # Nobody comes back from a meal to the sight where he was.
        same = straight.weight.min(axis=0) >= UNREACHABLE
        there = (to_weight + self.regret).min(axis=1, initial=UNREACHABLE)
        onward = (from_tables.weight.min(axis=0) + self.regret).min(axis=1, initial=UNREACHABLE)
        twice = onward[:, None] + there
        fed = [np.where(same, UNREACHABLE, one) for one in (weight, weight, twice)]
        minutes = [np.minimum(takes + one, _LONGEST_MEAL) for one in self.minutes]
        straightly = straight.door_to_door if arriving else straight.minutes
        return WalkLegs(
            np.concatenate([straight.weight, fed]),
            np.concatenate([straightly, [*minutes, np.zeros_like(takes)]]),
        )


def _in_ticks(legs: WalkLegs, waits: Waits) -> WalkLegs:
    """The legs in ticks, of the straight ones only those than which no lighter one is better, even for who waits as long as it takes more."""
    straight = len(legs.weight) - FED
    takes = np.where(legs.weight < UNREACHABLE, ticks_of(np.minimum(legs.takes, _A_DAY)), 0)
    order = np.argsort(legs.weight[:straight], axis=0, kind="stable")
    weight = np.take_along_axis(legs.weight[:straight], order, axis=0)
    soonest = np.take_along_axis(takes[:straight], order, axis=0)
    for number, lighter in combinations(range(straight - 1, -1, -1), 2):
        longer = soonest[number] - soonest[lighter]
        worse = (longer >= 0) & (weight[number] >= weight[lighter] + waits.further * longer)
        weight[number, worse] = UNREACHABLE
    kept = [number for number in range(straight) if not number or (weight[number] < UNREACHABLE).any()]
    return WalkLegs(
        np.concatenate([weight[kept], legs.weight[straight:]]),
        np.concatenate([soonest[kept], takes[straight:]]),
    )


def _is_hurried(instance: Instance) -> bool:
    """Whether meals may be as short and as early as they get, for what is asked of them."""
    return any(group.kind != "attraction" for group in instance.demands.groups)


def _meal_minutes(instance: Instance, *, hurried: bool) -> tuple[int, int]:
    """How long a lunch and a dinner take at least."""
    if _is_hurried(instance) and hurried:
        return SHORTEST_VISIT, SHORTEST_VISIT
    return instance.meals["lunch"].least, instance.meals["dinner"].least


def _hours(instance: Instance, *, hurried: bool) -> Hours:
    """The hours of lunch and dinner, which begin before these are over; a hurried one may begin before them."""
    minutes = _meal_minutes(instance, hurried=hurried)
    early = _BEFORE_ITS_HOURS if _is_hurried(instance) and hurried else 0
    hours = MEAL_HOURS["lunch"], MEAL_HOURS["dinner"]
    lunch_by, dinner_by = (int(not_after(closes - STEP)) for _, closes in hours)
    lunch_from, dinner_from = (
        int(not_before(opens - early + one)) for (opens, _), one in zip(hours, minutes, strict=True)
    )
    return Hours((LAST, lunch_by, dinner_by, lunch_by), (0, lunch_from, dinner_from, dinner_from))


def _tired(instance: Instance) -> Floats:
    profile = instance.profile
    asked = [group for group in instance.demands.groups if group.kind == "attraction"]
    most = max(profile.most, len(asked))
    return np.array([profile.tired[min(count, profile.most)] for count in range(most + 1)])
