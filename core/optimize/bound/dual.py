"""The relaxed trip of an instance at any prices of visits: what it weighs, and at which prices it weighs more.

The dual function of the bound (`core.optimize.bound.bound`), and its subgradient.
"""

from copy import copy
from dataclasses import dataclass, replace

import numpy as np

from core.optimize.bound.beside import breakfasts, meals_between, services
from core.optimize.bound.coarse import SIGHTS, coarse_day, coarse_ends, coarse_starts
from core.optimize.bound.day_ends import due_at, free_from, starting_at, starting_backwards
from core.optimize.bound.relaxation import RelaxedTrip
from core.optimize.bound.walks import WalkLegs, Walks
from core.optimize.days.outline import GETTING_READY, WAKES, home_by, wakes_early
from core.optimize.days.patience import Patience
from core.optimize.instance.hotels import Lodging
from core.optimize.instance.instance import Instance
from core.optimize.instance.services import (
    Journey,
    margin,
    nights_on_board,
    way_out,
)
from core.optimize.instance.sights import Floats, Minutes
from core.optimize.instance.stops import STEP

# The day of arrival (or of a day trip), those between, that of departure, and that of who departs before a usual morning.
_FIRST, _BETWEEN, _LAST, _EARLY = range(4)
# With a candidate one of so many lodgings is offered.
_NEIGHBOURS = 8
_DAYS = 4
_MEALS = 2
# What time gains elsewhere: by the minute, and by the sight; and with how many sights a day one begins.
_WORTH_OF_TIME, _WORTH_OF_A_SIGHT, _SIGHTS_A_DAY = 1.2, 100.0, 5


@dataclass(frozen=True, slots=True)
class Prices:
    """What a visit to each site costs, and each sight on each kind of day."""

    sites: Floats
    sights: Floats


@dataclass(frozen=True, slots=True)
class Candidate:
    """Services and hotels (none on a day trip) with which the relaxed trip is good: a plan with them may be as well."""

    journey: Journey
    lodgings: tuple[Lodging, ...]


@dataclass(frozen=True, slots=True)
class _Walked:
    """A kind of day that occurs so many times in a trip, and the sights on it from the last to the first, or the other way."""

    kind: int
    times: int
    sights: list[int]


@dataclass(frozen=True, slots=True)
class AtPrices:
    """The relaxed trip at some prices: `weights` by service there and back (one column on a day trip): no plan less.

    `first` walks the day of arrival backwards, `later` the other kinds of days (None on a day trip).
    """

    prices: Prices
    weights: Floats
    first: Walks
    later: Walks | None

    @property
    def least(self) -> float:
        """What the best relaxed trip weighs."""
        return float(self.weights.min())


class Dual:
    """The relaxed trip of an instance at any prices."""

    def __init__(self, instance: Instance, patience: Patience) -> None:
        problem, guide = instance.problem, instance.profile.guide
        self.relaxed = relaxed = RelaxedTrip.of(instance, patience)
        self._patience, self._days, self._candidates = patience, problem.days, instance.profile.candidates
        self._outs, self._backs = outs, backs = problem.outbound, problem.inbound
        self._nights = np.array([nights_on_board(service) for service in outs])
        self._there, self._back, self._possible = services(instance)
        # Every trip may have the dish that its city is famous for.
        self._signature = 0.0 if guide is None else guide.signature_dish
        hasty = 0.0 if guide is None else guide.hasty_outing
        self._hasty = np.outer(relaxed.outings, [hasty, 0.0, hasty, hasty])
        self._breakfasts = breakfasts(instance)
        free = np.array([service.arrives + way_out(service) for service in outs])
        due = np.array([service.departs - margin(service) for service in backs])
        self._free, self._due = free, due
        comes_to = np.array([relaxed.stations[service.end] for service in outs])
        goes_from = np.array([relaxed.stations[service.start] for service in backs])
        self._comes_to, self._goes_from = comes_to, goes_from
        day, self._backwards = relaxed.day, relaxed.day.backwards
        from_backs = _rows(relaxed.from_stations, goes_from)
        self._to_outs = free_from(_rows(relaxed.from_stations, comes_to), free, self._backwards.hours)
        self._to_backs = due_at(from_backs, due, day.hours)
        self._home_by = home_by(instance)
        self._to_home = due_at(relaxed.from_home, np.array([self._home_by]), day.hours)
        if self._days == 1:
            evening = starting_backwards(from_backs, due, -self._back, self._backwards.hours)
        else:
            evening = starting_backwards(
                relaxed.from_home, np.array([self._home_by]), np.zeros(1), self._backwards.hours
            )
        self._evening, self._whose = evening
        early = due < WAKES + GETTING_READY
        self._last_kind = np.where(early, _EARLY, _LAST)
        self._kinds = [
            kind
            for kind, times in ((_BETWEEN, self._days > 2), (_LAST, True), (_EARLY, early.any()))
            if times
        ]
        self._mornings = self._from_home(wakes_early(instance, WAKES))

    @property
    def coarse(self) -> "Dual":
        """The same on coarse days: its weights bound nothing, but what are good prices there are good ones here."""
        dual, relaxed = copy(self), self.relaxed
        dual.relaxed = replace(relaxed, day=coarse_day(relaxed.day), sites=relaxed.sites[:SIGHTS])
        dual._backwards, dual._hasty = coarse_day(self._backwards), self._hasty[:SIGHTS]
        dual._to_outs, dual._to_backs = coarse_ends(self._to_outs), coarse_ends(self._to_backs)
        dual._to_home = coarse_ends(self._to_home)
        dual._evening, dual._mornings = coarse_starts(self._evening), coarse_starts(self._mornings)
        return dual

    @property
    def first_prices(self) -> Prices:
        """Prices to begin with: what a sight gains beyond what as much time gains elsewhere."""
        visits, sites = self.relaxed.day.visits, self.relaxed.sites
        gained = visits.gains.max(axis=0) - _WORTH_OF_TIME * STEP * visits.lengths - _WORTH_OF_A_SIGHT
        prices = np.zeros(self.relaxed.required.size)
        one_by_one = sites >= 0
        np.maximum.at(prices, sites[one_by_one], gained.max(axis=1)[one_by_one])
        return Prices(
            prices, np.full(_DAYS, float(np.diff(self.relaxed.tired).clip(0)[:_SIGHTS_A_DAY].mean()))
        )

    def at(self, prices: Prices) -> AtPrices:
        """The relaxed trip at these prices."""
        self._patience.check()
        visits = self._visits(prices)
        backward = Walks(self._backwards, self._evening[:, :, None], visits[:, :1])
        self._patience.check()
        first = self._gained(backward.best(0, self._to_outs), prices, _FIRST)
        unseen = self._unseen(self._comes_to, meals_between(self._free, self._home_by))
        weights = -self._signature - prices.sites.sum() - self._breakfasts[0] - self._breakfasts[2]
        if self._days == 1:
            first = np.maximum(first, unseen + (-self._back).max())
            trips = (self._there - first)[:, None] + weights
            return AtPrices(prices=prices, weights=trips, first=backward, later=None)
        forward = Walks(self.relaxed.day, self._mornings, visits[:, self._kinds])
        between = np.maximum(self._days - 2 - self._nights, 0) * self._between(forward, prices)
        arrivals = np.maximum(first, unseen) + between
        last = self._lasts(forward, prices)
        trips = (
            np.where(self._possible, self._there[:, None] + self._back - arrivals[:, None] - last, np.inf)
            + weights
        )
        return AtPrices(prices=prices, weights=trips, first=backward, later=forward)

    def stepped(self, now: AtPrices, known: float, bold: float) -> Prices:
        """Better prices: dearer where the lightest relaxed trip sees a site twice, or more sights on a day than is sensible."""
        prices = now.prices
        many: Floats = np.zeros(_DAYS)
        seen: Floats = np.full(prices.sites.size, -1.0)
        for day in self._walked(now):
            sites = self.relaxed.sites[day.sights]
            np.add.at(seen, sites[sites >= 0], day.times)
            usual = int(
                (self.relaxed.tired - prices.sights[day.kind] * np.arange(self.relaxed.tired.size)).argmin()
            )
            many[day.kind] += day.times * (len(day.sights) - usual)
        asked = self.relaxed.required
        seen[(seen < 0) & (prices.sites <= 0) & ~asked] = 0.0
        many[(many < 0) & (prices.sights <= 0)] = 0.0
        step = bold * max(0.0, known - now.least) / max(float((seen**2).sum() + (many**2).sum()), 1.0)
        stepped = prices.sites + step * seen
        return Prices(
            np.where(asked, stepped, np.maximum(stepped, 0.0)), np.maximum(prices.sights + step * many, 0.0)
        )

    def candidates(self, now: AtPrices) -> tuple[Candidate, ...]:
        """The services of the lightest relaxed trips, with the hotels that suit their days."""
        lightest = np.argsort(now.weights, axis=None, kind="stable")[: self._candidates]
        lodgings = () if now.later is None else self._suiting(self._walked(now))
        pairs = [
            divmod(int(number), now.weights.shape[1])
            for number in lightest
            if np.isfinite(now.weights.flat[number])
        ]
        return tuple(self._candidate(now, out, back, lodgings) for out, back in pairs)

    def _candidate(self, now: AtPrices, out: int, back: int, lodgings: tuple[Lodging, ...]) -> Candidate:
        if now.later is None:
            back = self._day_trip(now, out)[1]
        return Candidate(Journey(self._outs[out], self._backs[back], 1 + int(self._nights[out])), lodgings)

    def _suiting(self, days: list[_Walked]) -> tuple[Lodging, ...]:
        """The lodgings that are best for days which begin and end with these sights: an eighth of all."""
        relaxed = self.relaxed
        weight = np.zeros(len(relaxed.lodgings))
        for day in days:
            if day.sights:
                ends = [day.sights[0], day.sights[-1]] if day.kind == _BETWEEN else [day.sights[0]]
                weight += day.times * (relaxed.to_lodgings[:, ends] + relaxed.beds[:, None] / 2).sum(axis=1)
        best = np.argsort(weight, kind="stable")[: -(-weight.size // _NEIGHBOURS)]
        return tuple(relaxed.lodgings[number] for number in best.tolist())

    def _walked(self, now: AtPrices) -> list[_Walked]:
        """The days of the lightest relaxed trip that see something; each begins or ends its list where home is."""
        out, back = divmod(int(now.weights.argmin()), now.weights.shape[1])
        if now.later is None:
            return [_Walked(_FIRST, 1, self._day_trip(now, out)[0])]
        last = int(self._last_kind[back])
        days = [
            _Walked(_FIRST, 1, now.first.sights(0, self._to_outs, out)[0][::-1]),
            _Walked(last, 1, now.later.sights(self._kinds.index(last), self._to_backs, back)[0][::-1]),
        ]
        times = self._days - 2 - int(self._nights[out])
        if times > 0:
            sights, _ = now.later.sights(self._kinds.index(_BETWEEN), self._to_home, 0)
            days.append(_Walked(_BETWEEN, times, sights))
        return days

    def _day_trip(self, now: AtPrices, out: int) -> tuple[list[int], int]:
        """The sights of the best day trip with a service there, and its service back."""
        sights, start = now.first.sights(0, self._to_outs, out)
        return sights, int(self._back.argmin() if start is None else self._whose[start])

    def _visits(self, prices: Prices) -> Floats:
        """What a visit costs by sight and kind of day."""
        sites = np.append(prices.sites, 0.0)[self.relaxed.sites]
        visits: Floats = sites[:, None] + prices.sights + self._hasty
        return visits

    def _gained(self, walks: Floats, prices: Prices, kind: int) -> Floats:
        """What days gain whose sights were paid for one by one, and tire by their number."""
        price, tired = float(prices.sights[kind]), self.relaxed.tired
        gained: Floats = walks - (tired - price * np.arange(tired.size))[1:].min()
        return gained

    def _between(self, forward: Walks, prices: Prices) -> float:
        """What a day between gains."""
        if _BETWEEN not in self._kinds:
            return 0.0
        walks = forward.best(self._kinds.index(_BETWEEN), self._to_home)
        unseen = float(
            _MEALS * self.relaxed.meal - self.relaxed.tired[0] - self.relaxed.beds.min(initial=np.inf)
        )
        return max(float(self._gained(walks, prices, _BETWEEN)[0]), unseen) + self._breakfasts[1]

    def _lasts(self, forward: Walks, prices: Prices) -> Floats:
        """What the last day gains for each service back."""
        best = np.full(self._due.size, -np.inf)
        for number, kind in enumerate(self._kinds):
            if kind != _BETWEEN:
                walks = self._gained(forward.best(number, self._to_backs), prices, kind)
                best = np.where(self._last_kind == kind, walks, best)
        unseen = self._unseen(self._goes_from, meals_between(0, self._due))
        lasts: Floats = np.maximum(best, unseen) + self._breakfasts[1]
        return lasts

    def _unseen(self, stations: Minutes, meals: Minutes) -> Floats:
        """What a day gains on which one only eats, between a station and home; who eats may be there by no way that is told."""
        night = self.relaxed.beds.min(initial=np.inf) / 2 if self._days > 1 else 0.0
        straight = self.relaxed.straight[stations] if self._days > 1 else 0.0
        home = np.where(meals > 0, night, straight)
        unseen: Floats = self.relaxed.meal * meals - self.relaxed.tired[0] - home
        return unseen

    def _from_home(self, wakes: int) -> Floats:
        """What one starts with from home on each kind of day, by tick, sight, kind and what one has eaten."""
        begins = [np.array([0 if kind == _EARLY else wakes]) for kind in self._kinds]
        legs, hours = self.relaxed.from_home, self.relaxed.day.hours
        return np.stack([starting_at(legs, begin, np.zeros(1), hours)[0] for begin in begins], axis=2)


def _rows(legs: WalkLegs, numbers: Minutes) -> WalkLegs:
    """The legs from these places."""
    return WalkLegs(legs.weight[:, numbers], legs.takes[:, numbers])
