"""What the rules look at: the plan on one time axis with its city, and the hours that each day leaves."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from core.evaluate.timeline import Placed, place
from core.model.clock import DAY_MINUTES
from core.model.plan import Flight, Meal, Plan, Train, Visit
from core.sandbox.city import City
from core.sandbox.places import Attraction, Service
from core.sandbox.sandbox import Sandbox

DAYTIME = (9 * 60, 21 * 60)
"""The twelve hours of a day that a plan can fill."""


@dataclass(frozen=True)
class Sight:
    """A visit to an attraction that the sandbox knows."""

    placed: Placed
    attraction: Attraction

    @property
    def day(self) -> int:
        """The day of the trip on which it is, from 1."""
        return self.placed.day


@dataclass(frozen=True)
class ScoredTrip:
    """A plan in the sandbox; the names of its cities are the sandbox's own."""

    plan: Plan
    sandbox: Sandbox
    home: str
    target: str

    @classmethod
    def of(cls, plan: Plan, sandbox: Sandbox) -> "ScoredTrip":
        """View a plan."""
        return cls(
            plan=plan,
            sandbox=sandbox,
            home=sandbox.chinese_name(plan.start_city),
            target=sandbox.chinese_name(plan.target_city),
        )

    @cached_property
    def city(self) -> City | None:
        """The target city, None where the sandbox lacks it."""
        return self.sandbox.city(self.target) if self.target in self.sandbox.city_names else None

    @cached_property
    def placed(self) -> tuple[Placed, ...]:
        """All activities on the time axis."""
        return place(self.plan, self.sandbox)

    @cached_property
    def rides(self) -> tuple[Placed, ...]:
        """Trains and flights, in order."""
        return tuple(one for one in self.placed if one.is_ride)

    @cached_property
    def nights(self) -> tuple[str, ...]:
        """The hotel of each night that has one, in order."""
        return tuple(one.activity.begins_at for one in self.placed if one.is_night)

    @cached_property
    def sights(self) -> tuple[Sight, ...]:
        """Visits to attractions that the sandbox knows, in order."""
        return tuple(self._sights())

    def _sights(self) -> Iterator[Sight]:
        for one in self.placed:
            if isinstance(one.activity, Visit) and self.city is not None:
                attraction = self.city.attraction(one.activity.position)
                if attraction is not None:
                    yield Sight(one, attraction)

    def service_of(self, ride: Train | Flight) -> tuple[str, str, Service] | None:
        """Where from, where to, and the sandbox's service of that number and those stations; None without one."""
        for start, end in ((self.home, self.target), (self.target, self.home)):
            service = self.sandbox.find_service(start, end, ride.type, ride.number, ride.start, ride.end)
            if service is not None:
                return start, end, service
        return None

    @cached_property
    def free_minutes(self) -> tuple[int, ...]:
        """Minutes of each day's twelve hours between the arrival in the city and the departure from it."""
        arrives = self.rides[0].end if self.rides else 0
        leaves = self.rides[-1].start if len(self.rides) > 1 else len(self.plan.itinerary) * DAY_MINUTES
        return tuple(
            max(0, min(midnight + DAYTIME[1], leaves) - max(midnight + DAYTIME[0], arrives))
            for midnight in range(0, len(self.plan.itinerary) * DAY_MINUTES, DAY_MINUTES)
        )

    @cached_property
    def active_minutes(self) -> tuple[int, ...]:
        """Minutes of each day at sights and meals."""
        return self._minutes(Visit, Meal)

    @cached_property
    def visit_counts(self) -> tuple[int, ...]:
        """Visits of each day."""
        counts = [0] * len(self.plan.itinerary)
        for one in self.placed:
            counts[one.day - 1] += isinstance(one.activity, Visit)
        return tuple(counts)

    def _minutes(self, *kinds: type) -> tuple[int, ...]:
        sums = [0] * len(self.plan.itinerary)
        for one in self.placed:
            if isinstance(one.activity, kinds):
                sums[one.day - 1] += max(0, one.end - one.start)
        return tuple(sums)
