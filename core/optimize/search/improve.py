"""Plans for one alternative of a request: from free-handed down to what the caps allow, then as good as they allow.

Where the days have no room for all that is asked for, other services, other hotels and shorter visits are tried.
"""

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass, replace
from itertools import islice
from math import inf

from core.dsl.families.costs import CostCap
from core.optimize.bound.dual import Candidate
from core.optimize.days.filling import moves
from core.optimize.days.outline import TripOutline
from core.optimize.days.patience import Patience
from core.optimize.instance.instance import Instance
from core.optimize.instance.services import fares
from core.optimize.preferences.spending import PRICE_LEVELS, SPENDINGS, SpendingStyle
from core.optimize.search.construct import Built, NoRoom, TooDear, construct, sketch
from core.optimize.search.economy import affordable_journeys, is_starved, journeys_home_later
from core.optimize.search.outlines import (
    HOURS_DEARER,
    liked_journeys,
    liked_outline,
    liked_stays,
    other_outlines,
)
from core.optimize.search.seeds import UNSEEDED, seeds_of
from core.optimize.search.skeleton import cheapest
from core.optimize.wishes.caps import spendings_of

# How often a style between one too dear and one affordable is tried.
_STYLES_BETWEEN = 2
# Km: as far as is sensible, as far as the old and the young, and anybody, walk to save a fare, and however far it is.
_SENSIBLE, _FAR_FOR_THE_GENTLE, _FAR, _HOWEVER_FAR = 2.9, 4.0, 6.0, inf
# The last step of the ladder is a long one.
_EVER_THRIFTIER = (*PRICE_LEVELS[1:-1], PRICE_LEVELS[-2].towards(PRICE_LEVELS[-1]), PRICE_LEVELS[-1])
# Wished places that are tried on a day of their own.
_WISHED = 2
# Cheapest skeletons that a plan within tight caps is held against.
_BETTER = 6


@dataclass(slots=True)
class Improver:
    """Builds plans on one instance, each better than the last."""

    instance: Instance
    patience: Patience

    def plans(self) -> Iterator[Built]:
        """Plans that keep the caps, each better than those before; likes are given up only where the caps force one to."""
        best: Built | None = None
        for best in self._as_liked():
            yield best
        if best is not None:
            for better in (self._fed, self._with_the_great):
                for best in better(best):  # noqa: B020 - each step goes on from the best of those before
                    yield best
        if best is not None or not self.instance.demands.caps:
            return
        found = False
        for likes in self.instance.problem.likes.fewer():
            for built in replace(self, instance=self.instance.liking(likes))._as_liked():
                found = True
                yield built
            if found:
                return

    def _as_liked(self) -> Iterator[Built]:
        """Plans for all that is liked."""
        best: Built | None = None
        style: SpendingStyle | None = self.instance.style
        dearer: SpendingStyle | None = None
        while style is not None:
            built = self.built(style)
            if isinstance(built, NoRoom):
                return
            if isinstance(built, Built):
                if best is None or built.objective < best.objective:
                    best = built
                    yield built
                if not built.pinched:
                    if dearer is not None:
                        yield from self._between(dearer, style, best)
                    return
            caps: Iterable[CostCap] = built.pinched if isinstance(built, Built) else built.caps
            thriftier = style.thriftier({one for cap in caps for one in spendings_of(cap)})
            # The last step is a long one: who can afford half of it need not count every yuan.
            if thriftier is None and dearer is not None and best is not None:
                yield from self._between(dearer, style, best)
            dearer, style = style, thriftier
        if best is not None:
            yield from self._thrifty(caps, best)

    def sketches(self) -> Iterator[Built]:
        """One plan on the services and beds that are liked best, its days filled once: not the best, but soon."""
        outline = liked_outline(self.instance, self.instance.style, 1.0)
        built = None if outline is None else sketch(self.instance, outline, self.patience)
        if isinstance(built, Built):
            yield built

    def cheapest(self) -> Built | None:
        """The first plan on the cheapest services and beds, whatever is liked."""
        return next(self._thrifty(self.instance.demands.caps, None), None)

    def harder(self) -> Iterator[Built]:
        """Plans that longer walks, more thrift, haste and patience find: other services and hotels, walks however long."""
        for instance in self._walking():
            yield from replace(self, instance=instance)._as_liked()
        yield from self._thrifty(self.instance.demands.caps, None)
        for style in (self.instance.style, self._cheapest):
            for outline in other_outlines(self.instance, style):
                for hurried in (False, True):
                    built = self._construct(self.instance, replace(outline, hurried=hurried))
                    if isinstance(built, Built):
                        yield built

    def from_candidates(self, best: Built, candidates: Iterable[Candidate]) -> Iterator[Built]:
        """Plans with the services and hotels of candidates, with their days and without, for the style of the best plan so far; then
        the best of all, laid anew around its own sights, and with a last afternoon where a budget had no money for one."""
        first, style = best, best.outline.style
        for one in candidates:
            stays = liked_stays(self.instance, style, one.journey, 0, set(one.lodgings))
            for outline in moves.change_service(
                first.outline, [] if stays is None else [(one.journey, stays)]
            ):
                # That of the first plan is built already, but for days around the sights of the candidate.
                for seeds in (one.seeds,) if outline == first.outline else (UNSEEDED, one.seeds):
                    built = construct(self.instance, outline, self.patience, seeds, first.objective)
                    if isinstance(built, Built):
                        best = min(best, built, key=lambda one: one.objective)
                        yield built
        again = construct(
            self.instance, best.outline, self.patience, seeds_of(best.decisions.days), best.objective
        )
        if isinstance(again, Built):
            best = min(best, again, key=lambda one: one.objective)
            yield again
        seeds = seeds_of(best.decisions.days)
        for journey in journeys_home_later(best):
            outline = replace(best.outline, journey=journey)
            later = construct(self.instance, outline, self.patience, seeds, best.objective)
            if isinstance(later, Built):
                yield later

    def _fed(self, best: Built) -> Iterator[Built]:
        """Better plans on services that leave money for meals, each thriftier until nobody goes hungry and no budget pinches."""
        instance = self.instance
        if not is_starved(best):
            return
        for journey in affordable_journeys(best, liked_journeys(instance, instance.style, 1.0)):
            for level in _EVER_THRIFTIER:
                style = SpendingStyle(dict.fromkeys(SPENDINGS, level), instance.style.weights)
                stays = liked_stays(self.instance, style, journey, 0)
                outline = None if stays is None else TripOutline(style, journey, stays)
                built = NoRoom() if outline is None else self._construct(instance, outline)
                if isinstance(built, Built) and built.objective < best.objective:
                    best = built
                    yield built
                if isinstance(built, Built) and not (built.meals_missed or built.pinched):
                    break

    def _with_the_great(self, best: Built) -> Iterator[Built]:
        """Better plans in which a flagship that takes a whole day, or a wished place of which the trip has none, has a day before
        the days are filled: each day alone may like two small sights as much, and the other flagship."""
        guide, days = self.instance.profile.guide, best.decisions.days
        seen = {stop.place for day in days.values() for stop in day.stops}
        whole = sorted(days)[1:-1]
        great = (
            stop.place
            for stop in self.instance.free_handed.stops
            if guide is not None and stop.feeds and stop.worth > guide.flagship and stop.place not in seen
        )
        unmet = dict.fromkeys(self._unmet(seen))
        for place in (*islice(great, 1), *islice(unmet, _WISHED)) if whole else ():
            for outline in self._affording(best) if place in unmet else (best.outline,):
                built = construct(self.instance, outline, self.patience, {whole[0]: (place,)}, best.objective)
                if isinstance(built, Built) and built.objective < best.objective:
                    best = built
                    yield built
                    break

    def _affording(self, best: Built) -> Iterator[TripOutline]:
        """The outline of a plan and, where a budget has no money for what is wished for, some on cheaper services."""
        yield best.outline
        instance, style = self.instance, best.outline.style
        if not best.pinched or instance.profile.guide is None:
            return
        now = best.outline.journey
        dear = fares(now.outbound, now.inbound, instance.demands.tickets)
        for journey in affordable_journeys(best, liked_journeys(instance, style, 1.0)):
            stays = liked_stays(instance, style, journey, 0)
            if (
                stays is not None
                and fares(journey.outbound, journey.inbound, instance.demands.tickets) < dear
            ):
                yield TripOutline(style, journey, stays)

    def _unmet(self, seen: Set[str]) -> Iterator[str]:
        """For each thing that is wished for and that none of the places seen is, the one that is liked most."""
        sights = self.instance.free_handed
        for sought in sights.wished:
            offered = (stop.place for stop in sights.stops if stop.place in sought.names)
            if not sought.is_in(seen) and (place := next(offered, None)) is not None:
                yield place

    def _between(self, dearer: SpendingStyle, style: SpendingStyle, best: Built) -> Iterator[Built]:
        for _ in range(_STYLES_BETWEEN):
            between = dearer.towards(style)
            built = self.built(between)
            if isinstance(built, Built) and built.objective < best.objective:
                best = built
                yield built
            if isinstance(built, Built) and not built.pinched:
                style = between
            else:
                dearer = between

    def built(self, style: SpendingStyle) -> Built | TooDear | NoRoom:
        """The trip of one style; where there is no room for it, with more time in the city and in more haste."""
        result: Built | TooDear | NoRoom = NoRoom()
        for liking_of_time, hurried in (
            (1.0, False),
            (1.0, True),
            (HOURS_DEARER, False),
            (HOURS_DEARER, True),
        ):
            outline = liked_outline(self.instance, style, liking_of_time)
            if outline is None:
                return result
            built = self._construct(self.instance, replace(outline, hurried=hurried))
            if isinstance(built, Built):
                return built
            if isinstance(built, TooDear):
                result = built
        return result

    def _thrifty(self, caps: Iterable[CostCap], best: Built | None) -> Iterator[Built]:
        """Plans on the cheapest skeletons: better ones than the best, or the first that there is."""
        if not self.instance.demands.caps:
            return
        for instance in (self.instance,) if best else (self.instance, *self._walking()):
            for skeleton in islice(
                cheapest(instance, self._cheapest, caps, self.patience), _BETTER if best else None
            ):
                nights = range(skeleton.journey.day, instance.problem.days)
                stays = {} if skeleton.lodging is None else dict.fromkeys(nights, skeleton.lodging)
                built = self._construct(
                    instance, TripOutline(self._cheapest, skeleton.journey, stays, hurried=best is None)
                )
                if not isinstance(built, Built):
                    continue
                if best is None or built.objective < best.objective:
                    yield built
                if best is None:
                    return
                best = min(best, built, key=lambda one: one.objective)

    def _walking(self) -> Iterator[Instance]:
        """The same for people who walk farther, where they may walk: to a tomb far from the metro without a taxi.

        With a guide who may take a taxi does not walk across the town to save its fare, and the old and the young no hour.
        """
        modes, likes = self.instance.demands.modes, self.instance.problem.likes
        if "walk" not in modes:
            return
        if self.instance.profile.guide is None or "taxi" not in modes:
            walks: tuple[float, ...] = (_SENSIBLE, _HOWEVER_FAR)
        else:
            walks = (_SENSIBLE, _FAR_FOR_THE_GENTLE if likes.legs else _FAR)
        yield from map(self.instance.walking, walks)

    @property
    def _cheapest(self) -> SpendingStyle:
        return SpendingStyle(dict.fromkeys(SPENDINGS, PRICE_LEVELS[-1]), self.instance.profile.weights)

    def _construct(self, instance: Instance, outline: TripOutline) -> Built | TooDear | NoRoom:
        return construct(instance, outline, self.patience)
