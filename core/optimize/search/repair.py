"""Repair: a plan that misses constraints of no known kind is changed stop by stop until it meets them.

Each change is scheduled as any other, so that the environment constraints hold throughout, and judged by the language
itself. Where no single change comes nearer, the days are emptied and filled again with what the constraints let in.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from core.dsl.run import Trip
from core.optimize.days.draft import DraftDays, inserted, without
from core.optimize.days.liking import liking_of
from core.optimize.days.outline import TripOutline, days_of
from core.optimize.days.schedule import Timeline
from core.optimize.instance.instance import Instance
from core.optimize.instance.meals import table_stop, unplaced
from core.optimize.instance.sights import Tables
from core.optimize.instance.stops import DayStop, StopKind
from core.optimize.outcome import Interrupted
from core.optimize.search.build import Decisions, build_plan, document_of
from core.optimize.search.construct import Built, objective_of
from core.optimize.search.shortfall import Graded, graded, shortfall
from core.sandbox.sandbox import Sandbox

_JUDGED = 2_000  # changes that are judged before it is given up
_SIGHTS, _TABLES = (
    60,
    8,
)  # that are tried: the most wanted; the nearest, and as many of the cheapest and the dearest
_AT_TABLE: tuple[StopKind, ...] = ("lunch", "dinner")


def repaired(
    built: Built, instance: Instance, sources: Iterable[str], sandbox: Sandbox, stopped: Callable[[], bool]
) -> Built | None:
    """The plan changed so that it meets all constraints, or None. Raises Interrupted when `stopped` says so."""
    decisions = built.decisions
    outline = TripOutline(instance.style, decisions.journey, decisions.stays)
    days = days_of(instance, outline)
    if not days.begin():
        return None
    for day, timeline in decisions.days.items():
        days.keep(day, timeline)
    tables = instance.tables(outline.style)
    repair = _Repair(days, instance, outline, tables, tuple(map(graded, sources)), sandbox, stopped)
    if not repair.repair():
        return None
    changed = Decisions(outline.journey, outline.stays, dict(days.timelines))
    plan = build_plan(instance.problem, changed, instance.ways)
    return replace(built, plan=plan, objective=objective_of(instance, outline, days), decisions=changed)


@dataclass(slots=True)
class _Repair:
    """DraftDays at work; `left` is how many more changes may be judged."""

    days: DraftDays
    instance: Instance
    outline: TripOutline
    tables: Tables
    constraints: tuple[Graded, ...]
    sandbox: Sandbox
    stopped: Callable[[], bool]
    left: int = _JUDGED

    def repair(self) -> bool:
        """Whether the days now meet all constraints."""
        first = dict(self.days.timelines)
        missing = self._nearer(self._missing())
        if missing:
            self._back_to(first)
            removed = self._emptied()
            missing = self._nearer(self._missing())
            if not missing:
                self._fill([*removed, *self._sights(), *self._meals()])
        return not missing

    def _nearer(self, missing: float) -> float:
        """Take changes that come nearer until all is met or none does; what is missing then."""
        while missing:
            for day, timeline in self._changes():
                before = self.days.timelines[day]
                self.days.keep(day, timeline)
                now = self._missing()
                if now < missing:
                    missing = now
                    break
                self.days.keep(day, before)
                if self.left <= 0:
                    return missing
            else:
                return missing
        return missing

    def _changes(self) -> Iterator[tuple[int, Timeline]]:
        """DraftDays with one stop exchanged, one more, one less, or one ride by another mode."""
        yield from self._exchanged()
        yield from self._more()
        for day, now in list(self.days.timelines.items()):
            for stop in now.stops:
                fewer = None if stop.required else self.days.tried(day, without(now.stops, stop))
                if fewer is not None:
                    yield day, fewer
        yield from self._other_modes()

    def _exchanged(self) -> Iterator[tuple[int, Timeline]]:
        for day, now in list(self.days.timelines.items()):
            for stop in now.stops:
                if stop.required or stop.kind == "breakfast":
                    continue
                others = self._tables(stop.kind) if stop.is_meal else self._sights()
                for other in others:
                    place = now.stops.index(stop)
                    changed = self.days.tried(day, (*now.stops[:place], other, *now.stops[place + 1 :]))
                    if changed is not None:
                        yield day, changed

    def _more(self) -> Iterator[tuple[int, Timeline]]:
        for stop in [*self._sights(), *self._meals()]:
            for day in list(self.days.timelines):
                fuller = self._with(day, stop)
                if fuller is not None:
                    yield day, fuller

    def _other_modes(self) -> Iterator[tuple[int, Timeline]]:
        travel = self.days.travel
        for day, now in list(self.days.timelines.items()):
            frame = self.days.frames[day]
            for start, end in pairwise((frame.start, *(stop.place for stop in now.stops), frame.end)):
                for mode in sorted(self.instance.demands.modes):
                    if start == end or not travel.fix(start, end, mode):
                        continue
                    changed = self.days.tried(day, now.stops)
                    if changed is not None:
                        yield day, changed
                    if self.days.timelines[day] is now:
                        travel.unfix(start, end)

    def _emptied(self) -> list[DayStop]:
        """Take all out that is not asked for; what that was, the most wanted first."""
        removed = []
        for day, now in list(self.days.timelines.items()):
            bare = self.days.tried(day, tuple(stop for stop in now.stops if stop.required))
            if bare is not None:
                removed += [stop for stop in now.stops if not stop.required]
                self.days.keep(day, bare)
        return sorted(removed, key=lambda stop: (stop.kind == "attraction", -stop.worth))

    def _fill(self, stops: Iterable[DayStop]) -> None:
        """Put in what the constraints let in."""
        for stop in stops:
            for day in list(self.days.timelines):
                before = self.days.timelines[day]
                if self._is_there(stop, before) or self.left <= 0:
                    continue
                fuller = self._with(day, stop)
                if fuller is None or self._liking(fuller) <= self._liking(before):
                    continue
                self.days.keep(day, fuller)
                if not self._missing():
                    break
                self.days.keep(day, before)

    def _is_there(self, stop: DayStop, timeline: Timeline) -> bool:
        """Whether the trip has that place, or the day such a meal."""
        if stop.is_meal and any(other.kind == stop.kind for other in timeline.stops):
            return True
        return stop.kind != "breakfast" and any(other.place == stop.place for other in self.days.stops())

    def _with(self, day: int, stop: DayStop) -> Timeline | None:
        """The day with a stop where it fits best."""
        now, frame = self.days.timelines[day], self.days.frames[day]
        if self._is_there(stop, now) or (not stop.is_meal and now.sights >= self.instance.profile.most):
            return None
        if stop.kind == "breakfast" and stop.place != frame.start:
            return None
        places = range(1) if stop.kind == "breakfast" else range(len(now.stops) + 1)
        tries = [self.days.tried(day, inserted(now.stops, place, stop)) for place in places]
        return max((one for one in tries if one), key=self._liking, default=None)

    def _liking(self, timeline: Timeline) -> float:
        return liking_of(timeline, self.instance.profile)

    def _sights(self) -> list[DayStop]:
        """Sights that the trip does not have: the most wanted, and the most wanted without a ticket."""
        unwanted = self.instance.demands.unwanted.get("attraction", frozenset())
        there = {stop.place for stop in self.days.stops()} | unwanted
        free = [stop for stop in self.instance.free_handed.stops if stop.place not in there]
        gratis = [stop for stop in free if not stop.price]
        return list(dict.fromkeys([*free[:_SIGHTS], *gratis[:_SIGHTS]]))

    def _meals(self) -> list[DayStop]:
        return [stop for kind in _AT_TABLE for stop in self._tables(kind)]

    def _tables(self, kind: StopKind) -> list[DayStop]:
        """Meals of a kind in restaurants that the trip does not have: near its places, cheap and dear."""
        instance, tables = self.instance, self.tables
        unwanted = instance.demands.unwanted.get(kind, frozenset())
        there = {stop.place for stop in self.days.stops()} | unwanted
        free = [number for number, row in enumerate(tables.rows) if row.name not in there]
        by_liking = sorted(
            free, key=lambda number: abs(tables.points[number] - instance.centre) * 4 + tables.regret[number]
        )
        by_price = sorted(by_liking, key=lambda number: tables.prices[number])
        chosen = [*by_liking[:_TABLES], *by_price[:_TABLES], *by_price[-_TABLES:]]
        stops = (table_stop(unplaced(kind), tables, number) for number in dict.fromkeys(chosen))
        return [stop for stop in stops if stop is not None]

    def _missing(self) -> float:
        """How far the days are from all constraints."""
        if self.stopped():
            raise Interrupted
        self.left -= 1
        decisions = Decisions(self.outline.journey, self.outline.stays, self.days.timelines)
        document = document_of(self.instance.problem, decisions, self.instance.ways)
        return shortfall(self.constraints, Trip(document, self.sandbox))

    def _back_to(self, timelines: dict[int, Timeline]) -> None:
        for day, timeline in timelines.items():
            self.days.keep(day, timeline)
