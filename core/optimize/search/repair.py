"""Repair: a plan that misses constraints of no known kind is changed stop by stop until it meets them.

Each change is scheduled as any other, so that the environment constraints hold throughout, and judged by the language
itself. Where no single change comes nearer, the days are emptied and filled again with what the constraints let in.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain

from core.dsl.run import PlanView
from core.optimize.days.filling import moves
from core.optimize.days.liking import liking_of
from core.optimize.days.outline import TripOutline, empty_days
from core.optimize.days.patience import Patience
from core.optimize.days.schedule import Timeline
from core.optimize.days.trip import TripDays
from core.optimize.instance.instance import Instance
from core.optimize.instance.meals import table_stop
from core.optimize.instance.stops import DayStop, DayStopKind
from core.optimize.instance.tables import Tables
from core.optimize.search.build import Decisions, document_of
from core.optimize.search.construct import Built, built_of
from core.optimize.search.shortfall import Graded, graded, shortfall
from core.sandbox.sandbox import Sandbox

# Changes that are judged before it is given up.
_JUDGED = 2_000
# That are tried: the most wanted sights; the nearest tables, and as many of the cheapest and the dearest.
_SIGHTS, _TABLES = 60, 8
_AT_TABLE: tuple[DayStopKind, ...] = ("lunch", "dinner")


def repaired(
    built: Built, instance: Instance, sources: Iterable[str], sandbox: Sandbox, patience: Patience
) -> Built | None:
    """The plan changed so that it meets all constraints, or None. Raises Interrupted."""
    decisions = built.decisions
    outline = TripOutline(instance.style, decisions.journey, decisions.stays)
    trip = empty_days(instance, outline, patience)
    if trip is None:
        return None
    for day, timeline in decisions.days.items():
        trip = trip.having(day, timeline)
    tables = instance.tables(outline.style)
    mended = _Repair(
        instance=instance,
        outline=outline,
        tables=tables,
        constraints=tuple(map(graded, sources)),
        sandbox=sandbox,
    ).mended(trip)
    return None if mended is None else replace(built_of(instance, outline, mended), pinched=built.pinched)


@dataclass(slots=True)
class _Repair:
    """A descent on the shortfall; `left` is how many more trips may be judged."""

    instance: Instance
    outline: TripOutline
    tables: Tables
    constraints: tuple[Graded, ...]
    sandbox: Sandbox
    left: int = _JUDGED

    def mended(self, trip: TripDays) -> TripDays | None:
        """The trip changed until it meets all constraints, or None."""
        current, missing = self._nearer(trip, self._missing(trip))
        if missing:
            bare, removed = self._bare(trip)
            current, missing = self._nearer(bare, self._missing(bare))
            if not missing:
                current = self._refilled(current, [*removed, *self._sights(current), *self._meals(current)])
        return None if missing else current

    def _nearer(self, current: TripDays, missing: float) -> tuple[TripDays, float]:
        """Take the first neighbour that comes nearer until all is met or none does; what is missing then."""
        while missing:
            for candidate in self._neighbours(current):
                still = self._missing(candidate)
                if still < missing:
                    current, missing = candidate, still
                    break
                if self.left <= 0:
                    return current, missing
            else:
                break
        return current, missing

    def _neighbours(self, trip: TripDays) -> Iterator[TripDays]:
        """The trips one change away, with the places that are tried in this one."""
        return moves.neighbours(
            trip,
            others=lambda stop: self._others(trip, stop),
            more=chain.from_iterable(places(trip) for places in (self._sights, self._meals)),
            inserted=lambda day, stop: self._with(trip, day, stop),
            modes=sorted(self.instance.demands.modes),
        )

    def _others(self, trip: TripDays, stop: DayStop) -> list[DayStop]:
        """What is tried in the place of a stop: breakfast is what it is."""
        if stop.kind == "breakfast":
            return []
        return self._tables(trip, stop.kind) if stop.is_meal else self._sights(trip)

    def _bare(self, trip: TripDays) -> tuple[TripDays, list[DayStop]]:
        """The trip without all that is not required; what that was, the most wanted first."""
        removed: list[DayStop] = []
        for day, now in trip.timelines.items():
            bare = trip.scheduled(day, tuple(stop for stop in now.stops if stop.required))
            if bare is not None:
                removed += [stop for stop in now.stops if not stop.required]
                trip = trip.having(day, bare)
        return trip, sorted(removed, key=lambda stop: (stop.kind == "attraction", -stop.worth))

    def _refilled(self, trip: TripDays, stops: Iterable[DayStop]) -> TripDays:
        """The trip with what of these stops the constraints let in."""
        current = trip
        for stop in stops:
            for day, now in current.timelines.items():
                if self._is_there(stop, now, current) or self.left <= 0:
                    continue
                fuller = self._with(current, day, stop)
                if fuller is None or self._liking(fuller) <= self._liking(now):
                    continue
                candidate = current.having(day, fuller)
                if not self._missing(candidate):
                    current = candidate
                    break
        return current

    def _is_there(self, stop: DayStop, timeline: Timeline, trip: TripDays) -> bool:
        """Whether the trip has that place, or the day such a meal."""
        if stop.is_meal and any(other.kind == stop.kind for other in timeline.stops):
            return True
        return stop.kind != "breakfast" and any(other.place == stop.place for other in trip.stops)

    def _with(self, trip: TripDays, day: int, stop: DayStop) -> Timeline | None:
        """The day with a stop where it fits best."""
        now, bounds = trip.timelines[day], trip.bounds[day]
        full = stop.is_sight and now.sights >= self.instance.profile.most
        elsewhere = stop.kind == "breakfast" and stop.place != bounds.start
        if full or elsewhere or self._is_there(stop, now, trip):
            return None
        return max(moves.insert(trip, day, stop), key=self._liking, default=None)

    def _liking(self, timeline: Timeline) -> float:
        return liking_of(timeline, self.instance.profile)

    def _sights(self, trip: TripDays) -> list[DayStop]:
        """Sights that the trip does not have: the most wanted, and the most wanted without a ticket."""
        unwanted = self.instance.demands.unwanted.get("attraction", frozenset())
        there = {stop.place for stop in trip.stops} | unwanted
        free = [stop for stop in self.instance.free_handed.stops if stop.place not in there]
        gratis = [stop for stop in free if not stop.price]
        return list(dict.fromkeys([*free[:_SIGHTS], *gratis[:_SIGHTS]]))

    def _meals(self, trip: TripDays) -> list[DayStop]:
        return [stop for kind in _AT_TABLE for stop in self._tables(trip, kind)]

    def _tables(self, trip: TripDays, kind: DayStopKind) -> list[DayStop]:
        """Meals of a kind in restaurants that the trip does not have: near its places, cheap and dear."""
        instance, tables = self.instance, self.tables
        unwanted = instance.demands.unwanted.get(kind, frozenset())
        there = {stop.place for stop in trip.stops} | unwanted
        free = [number for number, row in enumerate(tables.rows) if row.name not in there]
        by_liking = sorted(
            free, key=lambda number: abs(tables.points[number] - instance.centre) * 4 + tables.regret[number]
        )
        by_price = sorted(by_liking, key=lambda number: tables.prices[number])
        chosen = [*by_liking[:_TABLES], *by_price[:_TABLES], *by_price[-_TABLES:]]
        meal = instance.meals[kind]
        stops = (table_stop(meal, tables, number) for number in dict.fromkeys(chosen))
        return [stop for stop in stops if stop is not None]

    def _missing(self, trip: TripDays) -> float:
        """How far a trip is from all constraints."""
        trip.patience.spend()
        self.left -= 1
        decisions = Decisions(self.outline.journey, self.outline.stays, trip.timelines)
        document = document_of(self.instance.problem, decisions, self.instance.ways)
        return shortfall(self.constraints, PlanView(document, self.sandbox))
