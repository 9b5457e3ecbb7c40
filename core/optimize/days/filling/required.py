"""Placing what a request asks for, before the days are filled: a search over days, positions and places."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

from core.dsl.families.demands import Demands, OneOfPlaces, Window
from core.dsl.families.visits import VisitOrder
from core.model.clock import NEVER
from core.model.spells import Spell
from core.optimize.days.day_hours import MEALS_DUE
from core.optimize.days.filling import moves
from core.optimize.days.filling.required_stops import (
    DAY_IN_A_PARK,
    as_long_as_one_can,
    at_the_edge,
    within_window,
)
from core.optimize.days.schedule import Timeline, lasting_worth, lost_of
from core.optimize.days.trip import TripDays
from core.optimize.instance.meals import AT_TABLE, table_stop
from core.optimize.instance.sights.sights import Sights
from core.optimize.instance.spelled import MISSED_SPELL, at_its_spell
from core.optimize.instance.stops import SHORTEST_VISIT, STEP, DayStop, DayStopKind
from core.optimize.instance.tables import Tables
from core.optimize.instance.travel import DETOUR_MINUTES_PER_KM
from core.sandbox.places import hours_of
from core.sandbox.plane import Plane

_BRANCHES, _NODES = 5, 150
_FEW = 14
# Worth of what is asked for beyond what it is worth by itself: the days are built around it.
_ASKED = 100.0
AT_ITS_BEST = 2_000.0
"""How much more its best hour and its full length count, more than those of a flagship: the rest is laid around it."""
# And how much more a day is disliked for each two of them, on which other days have none.
_CROWDED_DAY = 40.0
# With a guide: a cooking that is asked for is rather had in the evening.
_NO_DINNER = 40.0
# Who is at a place for so many minutes eats there.
_LONG_STAY = 5 * 60
# Minutes that a meal is disliked which can only be called a breakfast for its hour.
_BREAKFAST_AT_NOON = 60.0
# And a sight on a day of the week on which it is shut, where the trip has no other.
_SHUT = 1_000.0


@dataclass(frozen=True, slots=True)
class RequiredPlaces:
    """Puts one place of each group into the days of a trip.

    `meals` are those of each kind, their places still open; `hurried` allows short visits and meals at the edge of their hours;
    `hotel_of` names where one sleeps after a day; `spells` are when, or how long, one would be at a place, by its name.
    """

    trip: TripDays
    demands: Demands
    plane: Plane
    sights: Sights
    tables: Tables
    meals: Mapping[DayStopKind, DayStop]
    hurried: bool
    hotel_of: Callable[[int], str]
    spells: Mapping[str, Spell] = field(default_factory=dict)
    _stops: dict[OneOfPlaces, list[DayStop]] = field(default_factory=dict)

    def placed(self) -> TripDays | None:
        """The trip with all of them; None where there is no room, or no money (the ledger's `pinched` say so)."""
        ledger = self.trip.ledger
        if self._least_cost() > self.trip.left("total"):
            ledger.pinched.update(cap for cap in ledger.caps if cap.category == "total")
            return None
        groups = sorted(self.demands.groups, key=self._freedom)
        return self._place(self.trip, groups, iter(range(_NODES)))

    def _least_cost(self) -> float:
        """CNY that one place of each group costs at least, before the ways to it."""
        counts, counted, cost = self.trip.ledger.counts, set[str](), 0.0
        for group in sorted(self.demands.groups, key=lambda group: len(group.places)):
            if counted.isdisjoint(group.places):
                counted |= group.places
                prices = [stop.price for stop in self._candidates(group)]
                cost += min(prices, default=0.0) * (
                    counts.tickets if group.kind == "attraction" else counts.people
                )
        return cost

    def _freedom(self, group: OneOfPlaces) -> tuple[int, int, str]:
        timed = any(place in self.demands.windows for place in group.places)
        said = any(place in self.spells for place in group.places)
        return (0 if timed else 1 if said else 2, len(group.places), repr(group.source))

    def _place(self, trip: TripDays, groups: Sequence[OneOfPlaces], nodes: Iterator[int]) -> TripDays | None:
        """Depth first: the best ways to place the first group, and all the others after it."""
        if not groups:
            return trip
        if next(nodes, None) is None:
            return None
        group, *rest = groups
        if any(_is_of(stop, group) for stop in _stops_on(trip, group.day)):
            return self._place(trip, rest, nodes)
        for candidate in self._options(trip, group):
            placed = self._place(candidate, rest, nodes) if self._in_order(candidate) else None
            if placed is not None:
                return placed
        return None

    def _options(self, trip: TripDays, group: OneOfPlaces) -> list[TripDays]:
        """The best ways to put one of the group's places into a day: those that cost the days least."""
        there = {stop.place for stop in trip.stops}
        found: list[tuple[float, int, int, Timeline]] = []
        for stop in self._candidates(group):
            if stop.place in there:
                continue
            for day, now in trip.timelines.items():
                if group.day not in (None, day):
                    continue
                everywhere = range(len(now.stops) + 1)
                for candidate in moves.insert(trip, day, stop, everywhere, required=True):
                    cost = self._cost(trip, day, candidate) + _SHUT * (day in stop.shut)
                    cost += MISSED_SPELL * (not self._is_on_its_day(stop, day))
                    cost += _NO_DINNER * (
                        stop.is_meal and stop.kind != "dinner" and trip.bounds[day].idle > 0
                    )
                    found.append((cost, day, len(found), candidate))
        best = sorted(found, key=lambda one: one[:3])[:_BRANCHES]
        best.sort(key=lambda one: (one[0] + self._without_lunch(trip, one[1], one[3]), *one[1:3]))
        return [trip.having(day, candidate) for _, day, _, candidate in best]

    def _is_on_its_day(self, stop: DayStop, day: int) -> bool:
        """Whether a stop is on the day that is said of its place, where one is said."""
        spell = self.spells.get(stop.place)
        return spell is None or spell.is_on(day, max(self.trip.bounds))

    def _cost(self, trip: TripDays, day: int, candidate: Timeline) -> float:
        """Minutes by which a day is worth less with a stop more.

        With a guide by what will last: a day that is still empty is hungry, long and early in the hotel wherever one puts a stop.
        """
        now, bounds = trip.timelines[day], trip.bounds[day]
        if not bounds.idle:
            return now.worth - candidate.worth
        crowd = _CROWDED_DAY * (candidate.sights**2 - now.sights**2)
        cost = lasting_worth(bounds, now) - lasting_worth(bounds, candidate) + crowd
        # A far dinner is no better for bringing one to the lights after dark: with a near one they can wait.
        only_later = candidate.sights == now.sights
        return cost + max(0.0, lost_of(now) - lost_of(candidate)) if only_later else cost

    def _without_lunch(self, trip: TripDays, day: int, candidate: Timeline) -> float:
        """How much a day is disliked that has no room left for the lunch that is due; who stays for long eats there."""
        bounds = trip.bounds[day]
        (there_by, there_until), _ = MEALS_DUE
        due = bounds.begins <= there_by and bounds.due >= there_until
        if not due or any(stop.kind == "lunch" or stop.least > _LONG_STAY for stop in candidate.stops):
            return 0.0
        fed = next(iter(moves.insert(trip.having(day, candidate), day, self.meals["lunch"])), None)
        return bounds.missing_meal if fed is None else 0.0

    def _candidates(self, group: OneOfPlaces) -> list[DayStop]:
        """Stops at places of the group: those that are liked most and the cheapest."""
        if group not in self._stops:
            self._stops[group] = self._chosen(group)
        return self._stops[group]

    def _chosen(self, group: OneOfPlaces) -> list[DayStop]:
        stops = [stop for place in sorted(group.places) for stop in self._as_stops(place, group)]
        if len(stops) <= _FEW:
            return stops
        network = self.trip.travel.ways.network
        ends = [self.plane.point(network.position(bounds.start)) for bounds in self.trip.bounds.values()]

        def regret(stop: DayStop) -> float:
            point = self.plane.point(network.position(stop.place))
            return min(abs(point - end) for end in ends) * 2 * DETOUR_MINUTES_PER_KM - stop.worth

        few = sorted(stops, key=regret)[: _FEW - 4] + sorted(stops, key=lambda stop: stop.price)[:4]
        return list(dict.fromkeys(few))

    def _as_stops(self, place: str, group: OneOfPlaces) -> Iterable[DayStop]:
        window = self.demands.windows.get(place)
        if group.kind == "attraction":
            number = self.sights.numbers.get(place)
            at_its_hours = self.sights.stops[number] if number is not None and not self.hurried else None
            sight = at_its_hours or self.sights.every.get(place)
            if sight is not None and place not in self.demands.unwanted.get("attraction", ()):
                spell = self.spells.get(place)
                asked = self._short(sight)
                for stop, said in at_its_spell(asked, self.sights.every[place], spell):
                    yield from (
                        timed for one in within_window(stop, said) for timed in within_window(one, window)
                    )
                if at_its_hours is not None and asked.least > DAY_IN_A_PARK:
                    yield from within_window(as_long_as_one_can(asked, self.sights.every[place]), window)
        elif place in self.tables.numbers:
            at_table = (
                stop
                for kind in AT_TABLE
                if group.kind in ("restaurant", kind) and place not in self.demands.unwanted.get(kind, ())
                for stop in self._meals(kind, place, window)
            )
            # what is no meal is had in the morning where one can
            beside = not self.hurried and self.tables.beside[self.tables.numbers[place]] > 0
            yield from islice(at_table, 1 if beside else None)

    def _short(self, sight: DayStop) -> DayStop:
        room, appeal = sight.closes - sight.opens, sight.appeal
        if appeal is not None:
            appeal = replace(appeal, liked=max(0.0, appeal.liked) + AT_ITS_BEST)
        asked = replace(sight, worth=sight.worth + _ASKED, appeal=appeal, required=True)
        if not self.hurried and room >= sight.least:
            return asked
        least = max(STEP, min(SHORTEST_VISIT, sight.least, room // STEP * STEP))
        return replace(asked, least=least)

    def _meals(self, kind: DayStopKind, place: str, window: Window | None) -> Iterable[DayStop]:
        number = self.tables.numbers[place]
        row = self.tables.rows[number]
        meal = replace(self.meals[kind], required=True)
        if self.hurried:
            meal = at_the_edge(meal)
        stop = table_stop(meal, self.tables, number)
        if stop is not None:
            yield from within_window(stop, window)
        elif kind == "breakfast" and self.hurried:
            opens, closes = hours_of(row)
            late = replace(
                meal, opens=opens, closes=min(closes, NEVER), worth=meal.worth - _BREAKFAST_AT_NOON
            )
            yield from within_window(replace(late, place=place, price=row.price), window)

    def _in_order(self, trip: TripDays) -> bool:
        return all(self._keeps(trip, order) for order in self.demands.orders)

    def _keeps(self, trip: TripDays, order: VisitOrder) -> bool:
        names = [name for day in sorted(trip.timelines) for name in self._names(trip, day)]
        if order.first not in names or order.second not in names:
            return True
        last = {name: number for number, name in enumerate(names)}
        return last[order.first] < last[order.second]

    def _names(self, trip: TripDays, day: int) -> list[str]:
        return [stop.place for stop in trip.timelines[day].stops] + [self.hotel_of(day)]


def _stops_on(trip: TripDays, day: int | None) -> Sequence[DayStop]:
    """The stops of a day (None: of all days)."""
    if day is None:
        return trip.stops
    return trip.timelines[day].stops if day in trip.timelines else ()


def _is_of(stop: DayStop, group: OneOfPlaces) -> bool:
    kinds = ("restaurant", stop.kind) if stop.is_meal else (stop.kind,)
    return stop.place in group.places and group.kind in kinds
