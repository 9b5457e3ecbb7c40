"""The relaxed trip of an instance at any prices of visits: what it weighs, and at which prices it weighs more.

The dual function of the bound (`core.optimize.bound.bound`), and its subgradient.
"""

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, replace

import numpy as np

from core.arrays import Floats
from core.optimize.bound.beside import Cuisines, Hasty, due_meals, meals_between, once_a_trip, services
from core.optimize.bound.frames import BETWEEN, FIRST, Frames
from core.optimize.bound.prices import DAYS, Prices
from core.optimize.bound.relaxation import RelaxedTrip
from core.optimize.bound.required_tables import RequiredTables
from core.optimize.bound.shares import DayGains
from core.optimize.bound.walks.coarse import coarse_day, coarse_sights
from core.optimize.bound.walks.day_walks import knows_more
from core.optimize.bound.walks.walks import ROUNDING, Walked, Walks
from core.optimize.days.day_bounds import RUSHED
from core.optimize.days.day_hours import dislike_of_early_evening
from core.optimize.days.patience import Patience
from core.optimize.instance.hotels import Lodging
from core.optimize.instance.instance import Instance
from core.optimize.instance.meals import BREAKFAST_WORTH
from core.optimize.instance.service_times import nights_on_board
from core.optimize.instance.services import Journey
from core.optimize.instance.sights.sights import Minutes

# With a candidate one of so many lodgings is offered.
_NEIGHBOURS = 8
_MEALS = 2


@dataclass(frozen=True, slots=True)
class Candidate:
    """Services, hotels (none on a day trip) and sights by day with which the relaxed trip is good: a plan with them may be as well."""

    journey: Journey
    lodgings: tuple[Lodging, ...]
    seeds: Mapping[int, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class _Walked:
    """A kind of day that occurs so many times in a trip, and the sights on it from the last to the first."""

    kind: int
    times: int
    sights: list[int]


@dataclass(frozen=True, slots=True)
class AtPrices:
    """The relaxed trip at some prices: `weights` by service there and back (one column on a day trip): no plan less.

    `first` walks the day of arrival backwards, `later` the other kinds of days (None on a day trip); `gains` are what days gain.
    """

    prices: Prices
    weights: Floats
    first: Walks
    later: Walks | None
    gains: DayGains

    @property
    def least(self) -> float:
        """What the best relaxed trip weighs."""
        return float(self.weights.min())


class Dual:
    """The relaxed trip of an instance at any prices."""

    def __init__(self, instance: Instance, patience: Patience, *, hurried: bool = False) -> None:
        problem, guide = instance.problem, instance.profile.guide
        early = (
            0.0
            if knows_more(instance, hurried=hurried)
            else dislike_of_early_evening(instance, hurried=hurried)
        )
        self._there, self._back, self._possible = services(instance)
        due = due_meals(instance, hurried=hurried)
        likely = np.where(self._possible, self._there[:, None] + self._back, np.inf).argmin()
        cuisines = Cuisines.of(instance, due, int(due.flat[likely]))
        asked = RequiredTables.of(instance, cuisines.by_table, hurried=hurried)
        more = cuisines.by_table - asked.by_table
        self.relaxed = relaxed = RelaxedTrip.of(instance, patience, more, hurried=hurried, early=early)
        self._patience, self._days, self._candidates = patience, problem.days, instance.profile.candidates
        self._outs, self._backs = problem.outbound, problem.inbound
        self._nights = np.array([nights_on_board(service) for service in self._outs])
        self._beside = cuisines.most + (once_a_trip(instance, asked) + ROUNDING * self._days)[:, None]
        hasty = 0.0 if guide is None else RUSHED * guide.hasty_outing
        self._hasty = np.outer(relaxed.outings, [hasty, 0.0, hasty, hasty])
        self._frames = frames = Frames.of(instance, relaxed, -self._back, hurried=hurried, early=early)
        wholes = relaxed.great_among(relaxed.outings)
        self._in_haste = Hasty.of(instance, relaxed.great_halves, wholes, frames.free, frames.due)
        self._backwards = relaxed.day.backwards
        self._times = np.maximum(self._days - 2 - self._nights, 0)
        self._great, self._asked = relaxed.great_sites, relaxed.great_asked

    @property
    def coarse(self) -> "Dual":
        """The same on coarse days: its weights bound nothing, but what are good prices there are good ones here."""
        dual, relaxed, sights = copy(self), self.relaxed, coarse_sights(self.relaxed.day)
        dual.relaxed = replace(relaxed, day=coarse_day(relaxed.day), sites=relaxed.sites[sights])
        dual._backwards, dual._hasty = coarse_day(self._backwards), self._hasty[sights]
        dual._frames = self._frames.coarse(sights)
        return dual

    def at(self, prices: Prices) -> AtPrices:
        """The relaxed trip at these prices."""
        self._patience.check()
        visits = self._visits(prices)
        backward = Walks(
            self._backwards, self._frames.evenings, visits[:, [FIRST] * len(self._frames.to_outs)]
        )
        self._patience.check()
        best = np.max(
            [backward.best(number, ends) for number, ends in enumerate(self._frames.to_outs)], axis=0
        )
        first = self._gained(best, prices, FIRST) - self._in_haste.first
        unseen = self._unseen(self._frames.comes_to, meals_between(self._frames.free, self._frames.home_by))
        rest = self._beside + prices.sites.sum()
        if self._days == 1:
            first[:, 0] = np.maximum(first[:, 0], unseen + (-self._back).max())
            gains = DayGains(first, np.zeros(1), np.zeros((1, first.shape[1])))
            weights = self._there[:, None] - gains.best(0, self._asked) - rest.max(axis=1, keepdims=True)
            return AtPrices(prices=prices, weights=weights, first=backward, later=None, gains=gains)
        forward = Walks(self.relaxed.day, self._frames.mornings, visits[:, self._frames.kinds])
        first[:, 0] = np.maximum(first[:, 0], unseen)
        gains = DayGains(first, self._between(forward, prices), self._lasts(forward, prices))
        gained = np.full(self._possible.shape, -np.inf)
        for times in set(self._times.tolist()):
            gained[self._times == times] = gains.best(times, self._asked)[self._times == times]
        weights = np.where(self._possible, self._there[:, None] + self._back - gained - rest, np.inf)
        return AtPrices(prices=prices, weights=weights, first=backward, later=forward, gains=gains)

    def stepped(self, now: AtPrices, known: float, bold: float) -> Prices:
        """Better prices: dearer where the lightest relaxed trip sees a site twice, or more sights on a day than is sensible."""
        prices = now.prices
        many: Floats = np.zeros(DAYS)
        seen: Floats = np.full(prices.sites.size, -1.0)
        for day in self._walked(now, *self._lightest(now)):
            sites = self.relaxed.sites[day.sights]
            np.add.at(seen, sites[sites >= 0], day.times)
            usual = int(
                (self.relaxed.tired - prices.sights[day.kind] * np.arange(self.relaxed.tired.size)).argmin()
            )
            many[day.kind] += day.times * (len(day.sights) - usual)
        asked = self.relaxed.required
        seen[self._great] = 0.0
        seen[(seen < 0) & (prices.sites <= 0) & ~asked] = 0.0
        many[(many < 0) & (prices.sights <= 0)] = 0.0
        step = bold * max(0.0, known - now.least) / max(float((seen**2).sum() + (many**2).sum()), 1.0)
        stepped = prices.sites + step * seen
        return Prices(
            np.where(asked, stepped, np.maximum(stepped, 0.0)), np.maximum(prices.sights + step * many, 0.0)
        )

    def candidates(self, now: AtPrices) -> tuple[Candidate, ...]:
        """The services of the lightest relaxed trips, with the hotels and the great sights that suit their days."""
        lightest = np.argsort(now.weights, axis=None, kind="stable")[: self._candidates]
        pairs = [
            divmod(int(number), now.weights.shape[1])
            for number in lightest
            if np.isfinite(now.weights.flat[number])
        ]
        return tuple(self._candidate(now, out, back) for out, back in pairs)

    def _candidate(self, now: AtPrices, out: int, back: int) -> Candidate:
        days = self._walked(now, out, back)
        if now.later is None:
            back = self._service_back(now, out)
        lodgings = () if now.later is None else self._suiting(days)
        journey = Journey(self._outs[out], self._backs[back], 1 + int(self._nights[out]))
        return Candidate(journey, lodgings, self._seeds(journey, days))

    def _lightest(self, now: AtPrices) -> tuple[int, int]:
        """The services of the lightest relaxed trip."""
        out, back = divmod(int(now.weights.argmin()), now.weights.shape[1])
        return out, back

    def _seeds(self, journey: Journey, days: list[_Walked]) -> Mapping[int, tuple[str, ...]]:
        """The sights of the walks by day, in the order in which one comes to them."""
        seeds, between = {}, iter(range(journey.day + 1, self._days))
        for day in days:
            for _ in range(day.times):
                on = (
                    journey.day if day.kind == FIRST else next(between) if day.kind == BETWEEN else self._days
                )
                seeds[on] = tuple(self.relaxed.names[sight] for sight in reversed(day.sights))
        return seeds

    def _suiting(self, days: list[_Walked]) -> tuple[Lodging, ...]:
        """The lodgings that are best for days which begin and end with these sights: an eighth of all."""
        relaxed = self.relaxed
        weight = np.zeros(len(relaxed.lodgings))
        for day in days:
            if day.sights:
                first, last = day.sights[-1], day.sights[0]
                ends = [last] if day.kind == FIRST else [first, last] if day.kind == BETWEEN else [first]
                weight += day.times * (relaxed.to_lodgings[:, ends] + relaxed.beds[:, None] / 2).sum(axis=1)
        best = np.argsort(weight, kind="stable")[: -(-weight.size // _NEIGHBOURS)]
        return tuple(relaxed.lodgings[number] for number in best.tolist())

    def _walked(self, now: AtPrices, out: int, back: int) -> list[_Walked]:
        """The days of the best relaxed trip with these services that see something."""
        times = int(self._times[out])
        share = now.gains.shared(out, back, times, self._asked)
        first, _ = self._first_walk(now, out, share.first)[1]
        if now.later is None:
            return [_Walked(FIRST, 1, first[::-1])]
        last = int(self._frames.last_kind[back])
        home, _ = now.later.sights(self._frames.kinds.index(last), self._frames.to_backs, back, share.last)
        days = [_Walked(FIRST, 1, first[::-1]), _Walked(last, 1, home)]
        for great in (*share.between, 0):
            often = times - len(share.between) if not great else 1
            if often > 0:
                sights, _ = now.later.sights(
                    self._frames.kinds.index(BETWEEN), self._frames.to_home, 0, great
                )
                days.append(_Walked(BETWEEN, often, sights))
        return days

    def _first_walk(self, now: AtPrices, out: int, great: int) -> tuple[int, Walked]:
        """The best first day with a service there: the number of its evening, and its walk."""
        gains = [
            now.first.best(number, ends.only(out))[0, great]
            for number, ends in enumerate(self._frames.to_outs)
        ]
        number = int(np.argmax(gains))
        return number, now.first.sights(number, self._frames.to_outs[number], out, great)

    def _service_back(self, now: AtPrices, out: int) -> int:
        """The service back of the best day trip with a service there."""
        number, (_, start) = self._first_walk(now, out, now.gains.shared(out, 0, 0, self._asked).first)
        return int(self._back.argmin() if start is None else self._frames.whose[number][start])

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

    def _between(self, forward: Walks, prices: Prices) -> Floats:
        """What a day between gains, by the great sites that it sees."""
        if BETWEEN not in self._frames.kinds:
            return np.zeros(1)
        walks = forward.best(self._frames.kinds.index(BETWEEN), self._frames.to_home)
        gained: Floats = self._gained(walks, prices, BETWEEN)[0] - self._in_haste.between
        unseen = _MEALS * self.relaxed.meal - self.relaxed.tired[0] - self.relaxed.beds.min(initial=np.inf)
        gained[0] = max(float(gained[0]), float(unseen) + BREAKFAST_WORTH)
        return gained

    def _lasts(self, forward: Walks, prices: Prices) -> Floats:
        """What the last day gains for each service back, by the great sites that it sees."""
        best = np.full((self._frames.due.size, 1 << len(self._great)), -np.inf)
        for number, kind in enumerate(self._frames.kinds):
            if kind != BETWEEN:
                walks = self._gained(forward.best(number, self._frames.to_backs), prices, kind)
                best = np.where(self._frames.last_kind[:, None] == kind, walks - self._in_haste.last, best)
        unseen = self._unseen(self._frames.goes_from, meals_between(0, self._frames.due))
        best[:, 0] = np.maximum(best[:, 0], unseen + BREAKFAST_WORTH)
        return best

    def _unseen(self, stations: Minutes, meals: Minutes) -> Floats:
        """What a day gains on which one only eats, between a station and home; who eats may be there by no way that is told."""
        night = self.relaxed.beds.min(initial=np.inf) / 2 if self._days > 1 else 0.0
        straight = self.relaxed.straight[stations] if self._days > 1 else 0.0
        home = np.where(meals > 0, night, straight)
        unseen: Floats = self.relaxed.meal * meals - self.relaxed.tired[0] - home
        return unseen
