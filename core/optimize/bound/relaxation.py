"""A trip relaxed: which sights, homes and stations there are, and what rides between them weigh at least."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from core.dsl.families.demands import NEVER
from core.optimize.bound.rides import Rides, Spots, least_rides, rides_between
from core.optimize.bound.walks import Legs
from core.optimize.days.patience import Patience
from core.optimize.instance.hotels import Lodging, dislike_of_bed
from core.optimize.instance.instance import Instance
from core.optimize.instance.meals import MEAL_MINUTES, MEAL_WORTH
from core.optimize.instance.sights import Floats
from core.optimize.instance.stops import SHORTEST_VISIT, DayStop

# That are looked at one by one; all others are one place, better and nearer than each of them.
_SIGHTS = 64
_NEVER = 1e7
# How often the hotels are halved by position.
_SPLITS = 3


@dataclass(frozen=True, slots=True)
class RelaxedTrip:
    """The nodes: sights (the last one stands for all that are not looked at one by one), then homes, then stations.

    `worth` and `full_lengths` are those of the sights seen in full, `hasty_worth` and `lengths` of visits as short as they get, `required` says which must be seen; a home is a group of `lodgings`, `beds` are the least dislikes of a night at
    each home. `rides` lead from node to node, `with_meal` do so with a meal on the way, `to_table` lead to a meal, which takes
    `meal_length` minutes; `best_table` is the least regret of one. `tired` is the dislike of a day with so many sights.
    """

    worth: Floats
    full_lengths: Floats
    hasty_worth: Floats
    lengths: Floats
    required: NDArray[np.bool_]
    lodgings: tuple[tuple[Lodging, ...], ...]
    beds: Floats
    stations: dict[str, int]
    rides: Rides
    with_meal: Rides
    to_table: Rides
    meal_length: float
    best_table: float
    tired: tuple[float, ...]

    @classmethod
    def of(cls, instance: Instance, patience: Patience) -> "RelaxedTrip":
        """The relaxed trip of an instance. Raises Interrupted."""
        problem, network, style = instance.problem, instance.problem.city.network, instance.style
        singles, rest, required = _stops(instance)
        homes = _homes(instance)
        stations = list(
            dict.fromkeys([*(s.end for s in problem.outbound), *(s.start for s in problem.inbound)])
        )
        tables = instance.tables(style)
        seen = len(singles)
        single = Spots.of(network, [*(stop.place for stop in singles), *stations])
        others = [[stop.place for stop in rest] or stations[:1]]
        others += [list(dict.fromkeys(bed.hotel.name for bed in home)) for home in homes]
        crowds = [Spots.of(network, names) for names in others]
        patience.check()
        rides = _among(instance, single, crowds, seen)
        patience.check()
        to_tables = _nodes(
            instance, single, crowds, seen, Spots.of(network, [row.name for row in tables.rows])
        )
        patience.check()
        hurried = any(group.kind != "attraction" for group in instance.demands.groups)
        guide = instance.profile.guide
        inside = 0.0 if guide is None else guide.meal_inside
        worth = [
            *(stop.base + _meals_inside(stop, inside) for stop in singles),
            max((stop.base + _meals_inside(stop, inside) for stop in rest), default=-_NEVER),
        ]
        lengths = [*(stop.least for stop in singles), min((stop.least for stop in rest), default=0)]
        full = [*(_full_length(stop) for stop in singles), lengths[-1]]
        hasty = [
            *(stop.base + _meals_inside(stop, inside) - _lost_in_haste(stop) for stop in singles),
            worth[-1],
        ]
        with_meal, to_table = _by_tables(to_tables, tables.base)
        return cls(
            worth=np.array(worth),
            full_lengths=np.array(full, dtype=np.float64),
            hasty_worth=np.array(hasty),
            lengths=np.array(lengths, dtype=np.float64),
            required=np.array([stop.place in required for stop in singles] + [False]),
            lodgings=tuple(map(tuple, homes)),
            beds=np.array(
                [min(dislike_of_bed(bed, problem.people, style) for bed in home) for home in homes]
            ),
            stations={name: number for number, name in enumerate(stations, len(singles) + 1 + len(homes))},
            rides=rides,
            with_meal=with_meal,
            to_table=to_table,
            meal_length=SHORTEST_VISIT if hurried else MEAL_MINUTES,
            best_table=float(tables.base.min(initial=0.0)),
            tired=_tired(instance),
        )

    @property
    def homes(self) -> list[int]:
        """The nodes of the homes."""
        return list(range(self.worth.size, self.worth.size + self.beds.size))

    def legs(self, prices: Floats, per_minute: float) -> Legs:
        """The ways of a day on which a minute is worth so much and a visit costs its price."""
        meal = per_minute * self.meal_length - MEAL_WORTH
        to_table = self.to_table.least(per_minute)[:, 0]
        by_meals = (
            self.rides.least(per_minute),
            self.with_meal.least(per_minute) + meal,
            to_table[:, None] + to_table + 2 * meal,
        )
        legs = np.stack(by_meals)
        singles = np.arange(self.worth.size - 1)
        # Nobody goes from a sight to the same one.
        legs[:, singles, singles] = _NEVER
        return Legs(legs, self._visits(per_minute).max(axis=0) - prices, self.tired)

    def _visits(self, per_minute: float) -> Floats:
        """What visits gain where a minute is worth so much, as short as they get and in full: between the two it is linear."""
        visits: Floats = np.stack([self.hasty_worth, self.worth]) - per_minute * self._lengths
        return visits

    @property
    def _lengths(self) -> Floats:
        return np.stack([self.lengths, self.full_lengths])

    def minutes(self, nodes: Sequence[int], meals: Sequence[int], per_minute: float) -> float:
        """How long a walk takes with so many meals on its ways, where a minute is worth so much."""
        chosen = self._visits(per_minute).argmax(axis=0)
        lengths = self._lengths[chosen, np.arange(chosen.size)]
        taken = sum(meals) * self.meal_length + sum(lengths[sight] for sight in nodes[1:-1])
        for (here, there), count in zip(pairwise(nodes), meals, strict=True):
            if count == 1:
                taken += self.with_meal.minutes[0, here, there]
            elif count:
                taken += self.to_table.minutes[0, here, 0] + self.to_table.minutes[0, there, 0]
            else:
                priced = self.rides.weight[:, here, there] + per_minute * self.rides.minutes[:, here, there]
                taken += self.rides.minutes[int(priced.argmin()), here, there]
        return float(taken)


def _stops(instance: Instance) -> tuple[list[DayStop], list[DayStop], set[str]]:
    """The sights one by one, those that are not, and the names of those that must be seen."""
    groups = [group for group in instance.demands.groups if group.kind == "attraction"]
    possible = {place for group in groups for place in group.places}
    required = {place for group in groups if len(group.places) == 1 for place in group.places}
    unwanted = instance.demands.unwanted.get("attraction", frozenset())
    sights = instance.sights(instance.style)
    stops = [
        _hurried(stop) if name in possible else stop
        for name, stop in sights.every.items()
        if name not in unwanted and (name in possible or name in sights.numbers)
    ]
    # Where one eats inside is looked at by itself: else every other sight might be such a place.
    stops.sort(key=lambda stop: (stop.place not in required, not stop.feeds, -stop.base))
    return stops[:_SIGHTS], stops[_SIGHTS:], required & set(sights.every)


def _full_length(stop: DayStop) -> int:
    """Minutes with which a visit is worth all that it can be."""
    return stop.least if stop.appeal is None else max(stop.least, stop.appeal.natural)


def _lost_in_haste(stop: DayStop) -> float:
    """What the shortest visit lacks of its worth, at whatever hour."""
    if stop.appeal is None:
        return 0.0
    return stop.appeal.liked * max(0.0, 1 - stop.least / stop.appeal.natural)


def _meals_inside(stop: DayStop, liked: float) -> float:
    """What the meals are liked that one can have inside."""
    return liked * stop.meals_inside(0, NEVER)


def _hurried(stop: DayStop) -> DayStop:
    return replace(stop, least=min(stop.least, SHORTEST_VISIT))


def _tired(instance: Instance) -> tuple[float, ...]:
    profile = instance.profile
    asked = [group for group in instance.demands.groups if group.kind == "attraction"]
    most = max(profile.most, len(asked))
    return tuple(profile.tired[min(count, profile.most)] for count in range(most + 1))


def _homes(instance: Instance) -> list[list[Lodging]]:
    """The lodgings in groups of neighbours; all in one where one may have to move from hotel to hotel."""
    every = [lodging for choice in instance.choices for lodging in choice]
    if len(instance.choices) > 1 or not every:
        return [every] if every else []
    network = instance.problem.city.network
    points = np.array([instance.plane.point(network.position(lodging.hotel.name)) for lodging in every])
    groups = [np.arange(len(every))]
    for number in range(_SPLITS):
        halves = []
        for group in groups:
            along = points[group].real if number % 2 else points[group].imag
            order = group[np.argsort(along, kind="stable")]
            halves += [half for half in np.array_split(order, 2) if half.size]
        groups = halves
    return [[every[number] for number in group.tolist()] for group in groups]


def _nodes(instance: Instance, single: Spots, crowds: list[Spots], seen: int, there: Spots) -> Rides:
    """Rides from all nodes: first the `seen` single places, then each crowd as one, then the other single places."""
    alone = rides_between(instance.ways, instance.style, single, there)
    together = least_rides(instance.ways, instance.style, crowds, there)
    weight = [alone.weight[:, :seen], together.weight, alone.weight[:, seen:]]
    minutes = [alone.minutes[:, :seen], together.minutes, alone.minutes[:, seen:]]
    return Rides(np.concatenate(weight, axis=1), np.concatenate(minutes, axis=1))


def _among(instance: Instance, single: Spots, crowds: list[Spots], seen: int) -> Rides:
    """Rides from node to node; those between homes, which no walk takes, are nothing."""
    to_single = _nodes(instance, single, crowds, seen, single)
    rest_to_homes = least_rides(instance.ways, instance.style, crowds[1:], crowds[0]) if crowds[1:] else None
    parts = []
    for name in ("weight", "minutes"):
        part = getattr(to_single, name)
        modes, nodes, _ = part.shape
        among, crowd = np.zeros((modes, nodes, nodes)), slice(seen, seen + len(crowds))
        alone = np.r_[0:seen, seen + len(crowds) : nodes]
        among[:, :, alone] = part
        among[:, alone, crowd] = part[:, crowd].transpose(0, 2, 1)
        if rest_to_homes is not None:
            least = getattr(rest_to_homes, name).min(axis=2)
            among[:, seen, seen + 1 : crowd.stop] = among[:, seen + 1 : crowd.stop, seen] = least
        among[:, range(nodes), range(nodes)] = 0.0
        parts.append(among)
    return Rides(*parts)


def _by_tables(to_tables: Rides, regret: Floats) -> tuple[Rides, Rides]:
    """Ways with a meal in the best restaurant on them, and ways to the best restaurant."""
    weight, minutes = to_tables.weight.min(axis=0), to_tables.minutes.min(axis=0)
    disliked = weight + regret
    between = np.stack([(disliked[i] + weight).min(axis=1, initial=_NEVER) for i in range(len(weight))])
    takes = np.stack([(minutes[i] + minutes).min(axis=1, initial=_NEVER) for i in range(len(minutes))])
    to_table = Rides(
        disliked.min(axis=1, initial=_NEVER)[None, :, None],
        minutes.min(axis=1, initial=_NEVER)[None, :, None],
    )
    return Rides(between[None], takes[None]), to_table
