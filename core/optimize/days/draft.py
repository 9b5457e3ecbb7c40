"""The days of a trip while they are being filled: every change is scheduled and held against the caps."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.optimize.days.ledger import BudgetLedger
from core.optimize.days.schedule import Frame, Timeline, schedule
from core.optimize.instance.stops import DayStop
from core.optimize.instance.travel import Travel


@dataclass(slots=True)
class DraftDays:
    """Frames by day of the trip (from 1) and what each day looks like so far."""

    frames: Mapping[int, Frame]
    travel: Travel
    ledger: BudgetLedger
    timelines: dict[int, Timeline] = field(default_factory=dict)

    def begin(self) -> bool:
        """Start with empty days; False where not even the way from a day's start to its end fits."""
        for day, frame in self.frames.items():
            timeline = schedule(frame, (), self.travel)
            if timeline is None:
                return False
            self.keep(day, timeline)
        return True

    def tried(self, day: int, stops: tuple[DayStop, ...], *, required: bool = False) -> Timeline | None:
        """What the day would look like with these stops; None where time or money forbids it."""
        timeline = schedule(self.frames[day], stops, self.travel)
        if timeline is None or not self.ledger.allows(day, timeline, required=required):
            return None
        return timeline

    def keep(self, day: int, timeline: Timeline) -> None:
        """Let the day look like this."""
        self.timelines[day] = timeline
        self.ledger.put(day, timeline)

    def stops(self) -> list[DayStop]:
        """All stops of the trip in order."""
        return [stop for day in sorted(self.timelines) for stop in self.timelines[day].stops]


def inserted(stops: tuple[DayStop, ...], position: int, stop: DayStop) -> tuple[DayStop, ...]:
    """The stops with another one at a position."""
    return (*stops[:position], stop, *stops[position:])


def without(stops: tuple[DayStop, ...], left_out: DayStop) -> tuple[DayStop, ...]:
    """The stops but for one."""
    return tuple(stop for stop in stops if stop is not left_out)
