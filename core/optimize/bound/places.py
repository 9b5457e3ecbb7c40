"""Which sights a relaxed trip has, which of them are one site, and what visits to them gain by the clock. Minutes of liking."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from core.arrays import Floats
from core.model.clock import NEVER
from core.optimize.bound.clock import LAST, TICKS, Ticks, minutes_at
from core.optimize.days.filling.required import AT_ITS_BEST
from core.optimize.instance.instance import Instance
from core.optimize.instance.stops import MEALS_INSIDE, SHORTEST_VISIT, STEP, Appeal, DayStop

# Sights that are looked at one by one. The others of each part of the city are one place, better and nearer than each of them.
_SIGHTS_ALONE = 48
_PARTS = 8

# Minutes that a great sight is liked, and how many sites are great at most.
_GREAT, _GREATS = 500.0, 2
# Minutes that sights of one kind, of those for which one stands, may last longer or shorter.
_ABOUT = 20
# Ways in which places are liked by the hour.
_GAINS_KEPT = 64


@dataclass(frozen=True, slots=True)
class Seen:
    """The sights that are looked at one by one, and the `others` by part of the city, where one eats inside by themselves.

    `sites` number what is seen once at most, by group (-1: as often as one likes); some of them are `required`.
    """

    alone: tuple[DayStop, ...]
    others: tuple[tuple[DayStop, ...], ...]
    sites: NDArray[np.int64]
    required: NDArray[np.bool_]

    @property
    def every(self) -> tuple[tuple[DayStop, ...], ...]:
        """The sights in groups, of which one is gone to: those that are alone, then the others."""
        return (*((stop,) for stop in self.alone), *self.others)

    @property
    def great(self) -> tuple[int, ...]:
        """The sites of the sights that are liked most, each far more than most: which day sees them is looked at one by one."""
        liked = [(stop.base, site) for stop, site in zip(self.alone, self.sites.tolist(), strict=False)]
        by_liking = sorted(
            ((base, site) for base, site in liked if base > _GREAT), key=lambda one: (-one[0], one[1])
        )
        return tuple(dict.fromkeys(site for _, site in by_liking))[:_GREATS]


def seen_in(instance: Instance) -> Seen:
    """The sights of a relaxed trip: those that must be seen, then those that are liked most."""
    groups = [group for group in instance.demands.groups if group.kind == "attraction"]
    asked = {place for group in groups for place in group.places}
    required = {place for group in groups if len(group.places) == 1 for place in group.places}
    unwanted = instance.demands.unwanted.get("attraction", frozenset())
    sights = instance.sights(instance.style)
    offered = [stop for stop in sights.stops if stop.place not in unwanted | asked]
    offered += [
        _as_asked(sights.every[name], instance, certain=name in required)
        for name in asked - unwanted
        if name in sights.every
    ]
    offered.sort(key=lambda stop: (stop.place not in required, -stop.base, stop.place))
    alone, rest = tuple(offered[:_SIGHTS_ALONE]), offered[_SIGHTS_ALONE:]
    feeding = tuple(stop for stop in rest if stop.feeds)
    others = (*_parts([stop for stop in rest if not stop.feeds], instance), *([feeding] if feeding else []))
    # What is asked for may be seen beside another part of its site.
    names = [stop.place if stop.place in asked else f"site of {sights.sites[stop.place]}" for stop in alone]
    numbers = {name: number for number, name in enumerate(dict.fromkeys(names))}
    of_stops = [numbers[name] for name in names] + [-1] * len(others)
    return Seen(
        alone=alone,
        others=others,
        sites=np.array(of_stops, dtype=np.int64),
        required=np.array([name in required for name in numbers], dtype=np.bool_),
    )


def _parts(stops: Sequence[DayStop], instance: Instance) -> tuple[tuple[DayStop, ...], ...]:
    """The sights by part of the city: each to the nearest of some that lie as far from each other as can be."""
    network = instance.problem.city.network
    points = np.array([instance.plane.point(network.position(stop.place)) for stop in stops])
    if not stops:
        return ()
    middles, km = [0], np.abs(points - points[0])[None]
    while len(middles) < _PARTS and km.min(axis=0).max() > 0:
        middles.append(int(km.min(axis=0).argmax()))
        km = np.concatenate([km, np.abs(points - points[middles[-1]])[None]])
    nearest = km.argmin(axis=0)
    return tuple(
        tuple(stop for stop, part in zip(stops, nearest.tolist(), strict=True) if part == number)
        for number in range(len(middles))
    )


def _as_asked(stop: DayStop, instance: Instance, *, certain: bool) -> DayStop:
    """The stop as somebody may have it who asks for it: in haste, and at any hours and for any time that is asked for.

    What is `certain` to be seen is laid to its best hours before all others, and minded more at others.
    """
    room = max(STEP, (stop.closes - stop.opens) // STEP * STEP)
    least = min(stop.least, SHORTEST_VISIT, room)
    if stop.place not in instance.demands.windows:
        appeal = stop.appeal
        if certain and appeal is not None and stop.place not in instance.spells:
            appeal = replace(appeal, liked=max(0.0, appeal.liked) + AT_ITS_BEST)
        return replace(stop, least=least, appeal=appeal)
    return replace(stop, least=least, appeal=None, begin_by=NEVER, until=0)


@dataclass(frozen=True, slots=True)
class Visits:
    """Of each sight (rows) `lengths` in ticks, and what a visit of each length `gains` that ends at each tick.

    Gains are by tick, sight and length; minus infinity where such a visit is not possible.
    """

    lengths: Ticks
    gains: Floats

    @property
    def backwards(self) -> "Visits":
        """The same for a day that is walked backwards: what began at a tick ends there."""
        ends = (LAST - np.arange(TICKS))[:, None, None] + self.lengths
        gains = np.take_along_axis(self.gains, np.minimum(ends, LAST), axis=0)
        return Visits(self.lengths, np.where(ends <= LAST, gains, -np.inf))


def visits_of(groups: Sequence[Sequence[DayStop]], meal_inside: float) -> Visits:
    """The visits to sights, each the best of those for which it stands.

    Of one alone each length is told; of many, where they last longer, the longest stands for all beyond. A meal that one has inside
    is liked so much.
    """
    width = max((len(_lengths_of(group[0])) for group in groups if len(group) == 1), default=1)
    lengths = np.zeros((len(groups), width), dtype=np.int64)
    gains = np.full((TICKS, len(groups), width), -np.inf)
    for number, group in enumerate(groups):
        shortest = min(stop.least // STEP for stop in group)
        longest = max(-(-stop.most // STEP) for stop in group)
        lengths[number] = np.minimum(shortest + np.arange(width), longest)
        for stop in _kinds_of(group):
            own = _lengths_of(stop)
            first, found = min(int(own[0]) - shortest, width - 1), _gains(stop, own, meal_inside)
            told = width - first
            if len(own) > told:
                found[:, told - 1] = found[:, told - 1 :].max(axis=1)
            here = gains[:, number, first : first + len(own)]
            np.maximum(here, found[:, :told], out=here)
    return Visits(lengths, gains)


def _lengths_of(stop: DayStop) -> Ticks:
    return np.arange(stop.least // STEP, -(-stop.most // STEP) + 1)


def _kinds_of(stops: Sequence[DayStop]) -> Iterator[DayStop]:
    """For each kind of stops that last about as long and are liked at the same hours one that is as good as each at any hour."""
    kinds: dict[tuple[int, tuple[float, ...]], list[DayStop]] = {}
    for stop in stops:
        shares = () if stop.appeal is None or stop.least % STEP or stop.most % STEP else stop.appeal.shares
        kinds.setdefault((stop.least // _ABOUT, shares), []).append(stop)
    for (_, shares), alike in kinds.items():
        appeals = [stop.appeal for stop in alike if stop.appeal is not None]
        liked, appeal = max([0.0, *(one.liked for one in appeals)]), alike[0].appeal
        lost = [0.0 if stop.appeal is None else stop.appeal.liked for stop in alike]
        natural = min([one.natural for one in appeals], default=0)
        yield replace(
            alike[0],
            opens=min(stop.opens for stop in alike),
            closes=max(stop.closes for stop in alike),
            least=min(stop.least for stop in alike),
            most=max(stop.most for stop in alike),
            begin_by=max(stop.begin_by for stop in alike),
            until=min(stop.until for stop in alike),
            base=max(stop.base - one for stop, one in zip(alike, lost, strict=True)) + liked,
            appeal=replace(appeal, liked=liked, natural=natural) if appeal is not None and shares else None,
        )


def _gains(stop: DayStop, lengths: Ticks, meal_inside: float) -> Floats:
    """What a visit gains by the tick of its end and by its length."""
    ends = np.arange(TICKS)[:, None]
    starts = ends - lengths
    since, until = minutes_at(np.maximum(starts, 0)), minutes_at(ends)
    possible = (starts >= 0) & (since >= stop.opens) & (until <= stop.closes)
    possible &= (since <= stop.begin_by) & (until >= stop.until)
    gains = np.full(starts.shape, stop.base)
    # What does not last for whole ticks is taken to be at its best.
    if stop.appeal is not None and not (stop.least % STEP or stop.most % STEP):
        gains = gains - _lost(stop.appeal, since, until)
    if stop.feeds:
        # an odd minute or two do not part one from the meal
        inside = [(since < opens + STEP) & (until > closes - STEP) for opens, closes in MEALS_INSIDE]
        gains = gains + meal_inside * np.sum(inside, axis=0)
    return np.where(possible, gains, -np.inf)


@lru_cache(maxsize=_GAINS_KEPT)
def _had_by(minutes: tuple[float, ...]) -> Floats:
    """How many minutes of a place one has had, as an array."""
    return np.array(minutes)


def _lost(appeal: Appeal, since: Ticks, until: Ticks) -> Floats:
    """What is missing of the whole worth: `Appeal.lost` for many visits at once."""
    had = _had_by(appeal.had_by)
    seen = (had.take(until) - had.take(since)) / np.maximum(until - since, appeal.natural)
    lost: Floats = appeal.liked * (1 - seen)
    return lost
