"""The days of a trip, immutable: every change is scheduled, held against the caps, and makes another trip."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from core.optimize.days.day_bounds import DayBounds
from core.optimize.days.ledger import BudgetLedger
from core.optimize.days.patience import Patience
from core.optimize.days.schedule import Timeline, schedule
from core.optimize.instance.stops import DayStop
from core.optimize.instance.travel import Travel

Meals = tuple[tuple[str, ...], ...]
"""Where the meals of each day are, "" of those whose restaurant is chosen later."""


@dataclass(frozen=True, slots=True)
class TripDays:
    """Bounds by day of the trip (from 1) and what each day looks like so far."""

    bounds: Mapping[int, DayBounds]
    travel: Travel
    ledger: BudgetLedger
    patience: Patience
    timelines: Mapping[int, Timeline] = field(default_factory=dict)

    def empty(self) -> "TripDays | None":
        """The trip with nothing in its days; None where not even the way from a day's start to its end fits."""
        timelines = {}
        for day, bounds in self.bounds.items():
            timeline = schedule(bounds, (), self.travel)
            if timeline is None:
                return None
            timelines[day] = timeline
        return replace(self, timelines=timelines)

    def scheduled(self, day: int, stops: tuple[DayStop, ...], *, required: bool = False) -> Timeline | None:
        """What the day would look like with these stops; None where time or money forbids it. Raises Interrupted."""
        self.patience.check()
        timeline = schedule(self.bounds[day], stops, self.travel)
        if timeline is None or not self.ledger.allows(self.timelines, day, timeline, required=required):
            return None
        return timeline

    def having(self, day: int, timeline: Timeline) -> "TripDays":
        """The trip with another day."""
        # not by `replace`, which takes three times as long, thousands of times a plan
        return TripDays(
            bounds=self.bounds,
            travel=self.travel,
            ledger=self.ledger,
            patience=self.patience,
            timelines={**self.timelines, day: timeline},
        )

    def left(self, kind: str) -> float:
        """CNY that may still be spent on a kind of thing, all else as it is; infinite without a cap on it."""
        return self.ledger.left(self.timelines, kind)

    @property
    def stops(self) -> list[DayStop]:
        """All stops of the trip in order."""
        return [stop for day in sorted(self.timelines) for stop in self.timelines[day].stops]

    def optional_sights(self, day: int) -> list[DayStop]:
        """The sights of a day that may make way, in order."""
        return [stop for stop in self.timelines[day].stops if stop.is_sight and not stop.required]


def meals_of(day: Timeline) -> tuple[str, ...]:
    """Where the meals of a day are, in their order; "" of one whose restaurant is chosen later."""
    return tuple([stop.place for stop in day.stops if stop.is_meal])


def meals_to_come(trip: TripDays) -> int:
    """How many meals have no restaurant yet: those that are planned, and two on each day that has nothing yet."""
    unseated = len([stop for stop in trip.stops if stop.is_meal and not stop.place])
    return unseated + 2 * len(
        [day for day in trip.timelines.values() if all(stop.kind == "pause" for stop in day.stops)]
    )
