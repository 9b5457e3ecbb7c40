"""The days of a trip while they are being filled: every change is scheduled and held against the caps."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.optimize.purse import Purse
from core.optimize.schedule import Frame, Stop, Timeline, schedule
from core.optimize.travel import Travel


@dataclass(slots=True)
class Days:
    """Frames by day of the trip (from 1) and what each day looks like so far."""

    frames: Mapping[int, Frame]
    travel: Travel
    purse: Purse
    timelines: dict[int, Timeline] = field(default_factory=dict)

    def begin(self) -> bool:
        """Start with empty days; False where not even the way from a day's start to its end fits."""
        for day, frame in self.frames.items():
            timeline = schedule(frame, (), self.travel)
            if timeline is None:
                return False
            self.keep(day, timeline)
        return True

    def tried(self, day: int, stops: tuple[Stop, ...], *, asked: bool = False) -> Timeline | None:
        """What the day would look like with these stops; None where time or money forbids it."""
        timeline = schedule(self.frames[day], stops, self.travel)
        if timeline is None or not self.purse.allows(day, timeline, asked=asked):
            return None
        return timeline

    def keep(self, day: int, timeline: Timeline) -> None:
        """Let the day look like this."""
        self.timelines[day] = timeline
        self.purse.put(day, timeline)

    def stops(self) -> list[Stop]:
        """All stops of the trip in order."""
        return [stop for day in sorted(self.timelines) for stop in self.timelines[day].stops]


def inserted(stops: tuple[Stop, ...], position: int, stop: Stop) -> tuple[Stop, ...]:
    """The stops with another one at a position."""
    return (*stops[:position], stop, *stops[position:])


def without(stops: tuple[Stop, ...], left_out: Stop) -> tuple[Stop, ...]:
    """The stops but for one."""
    return tuple(stop for stop in stops if stop is not left_out)
