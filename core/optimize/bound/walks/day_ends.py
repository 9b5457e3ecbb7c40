"""Where days begin and end: what the ways there weigh, when one has to leave, and which meals are missing then. Minutes are those of the day."""

from dataclasses import dataclass, replace

import numpy as np

from core.arrays import Floats
from core.optimize.bound.clock import LAST, TICKS, minutes_at, not_after, not_before
from core.optimize.bound.walks.day_walks import COURSES, FED, Ends, Hours, Starts, Waits, WalkLegs
from core.optimize.days.day_bounds import EVENING_BEGINS
from core.optimize.days.day_hours import meals_due, usual_return, usual_waking
from core.optimize.instance.instance import Instance
from core.optimize.instance.service_times import way_out
from core.optimize.instance.sights.sights import Minutes
from core.sandbox.places import Service

_EATEN = np.array([eaten.bit_count() for eaten in range(COURSES)])


@dataclass(frozen=True, slots=True)
class Evenings:
    """Evenings at home: the ways there, by when one is there, and what each minute is disliked that one is there too early.

    `early_home` is what the way to the best hotel weighs less as many minutes of an early evening as it takes.
    """

    legs: WalkLegs
    home_by: int
    dislike: float
    early_home: Floats

    def ends(self, hours: Hours, hungry: Floats) -> Ends:
        """The end of a day at home."""
        return replace(due_at(self.legs, np.array([self.home_by]), hours, hungry), by_tick=self.straight)

    @property
    def straight(self) -> Floats:
        """What it weighs to go home straight, by tick of leaving and sight."""
        straight, takes = self.legs.weight[:-FED, 0].min(axis=0), self.legs.takes[:-FED, 0].min(axis=0)
        until = EVENING_BEGINS - minutes_at(np.arange(TICKS))[:, None]
        weight: Floats = np.maximum(straight, self.early_home + self.dislike * until)
        weight[np.arange(TICKS)[:, None] > not_after(self.home_by - takes)] = np.inf
        return weight

    def backwards(self, hours: Hours) -> Starts:
        """The same of days that are walked backwards, which begin with it; hours as of such days."""
        since, _ = starting_backwards(self.legs, np.array([self.home_by]), np.zeros(1), hours)
        at = np.full_like(since, -np.inf)
        at[:, :, 0], since[:, :, 0] = -self.straight[::-1], -np.inf
        return Starts(at, since)


def due_at(legs: WalkLegs, minutes: Minutes, hours: Hours, hungry: Floats) -> Ends:
    """Ends where one has to be by these minutes; a row of the legs for each."""
    return _ends(legs, not_after(minutes[:, None] - legs.takes), not_after(minutes), hours, hungry)


def free_from(legs: WalkLegs, minutes: Minutes, backwards: Hours, hungry: Floats) -> Ends:
    """The same of days that are walked backwards: beginnings, where one is free from these minutes on."""
    ticks = LAST - not_before(minutes[:, None] + legs.takes)
    return _ends(legs, ticks, LAST - not_before(minutes), backwards, hungry)


def _ends(legs: WalkLegs, leave_by: Minutes, by: Minutes, hours: Hours, hungry: Floats) -> Ends:
    courses = list(legs.courses)
    leave_by = np.minimum(leave_by, np.array(hours.leave_by)[courses, None, None])
    late = by < np.array(hours.arrive_from)[courses, None]
    return Ends(legs.weight, np.where(late[:, :, None], -1, leave_by), hungry)


def starting_at(legs: WalkLegs, minutes: Minutes, gains: Floats, hours: Hours) -> tuple[Floats, Minutes]:
    """The values of who starts with these gains at these minutes by tick, sight and course, and whose they are."""
    return _starts(legs, not_before(minutes[:, None] + legs.takes), not_before(minutes), gains, hours)


def starting_backwards(
    legs: WalkLegs, minutes: Minutes, gains: Floats, backwards: Hours
) -> tuple[Floats, Minutes]:
    """The same of days that are walked backwards: of who has to be there by these minutes."""
    ticks = LAST - not_after(minutes[:, None] - legs.takes)
    return _starts(legs, ticks, LAST - not_after(minutes), gains, backwards)


def waiting_before(starts: Floats, whose: Minutes, waits: Waits) -> tuple[Starts, Minutes]:
    """Who starts at a place where one waits until then: longer for who goes straight to a sight, for nothing to a meal."""
    at, since = np.full_like(starts, -np.inf), starts.copy()
    since[:, :, 0] = -np.inf
    at[:, :, 0] = waits.spent(starts[:, :, 0])
    for tick in range(1, TICKS):
        # who has waited gained less than the one who just comes
        waited = at[tick, :, 0] > starts[tick, :, 0]
        whose[tick, waited, 0] = whose[tick - 1, waited, 0]
    return Starts(at, since), whose


def _starts(
    legs: WalkLegs, ticks: Minutes, since: Minutes, gains: Floats, hours: Hours
) -> tuple[Floats, Minutes]:
    count = legs.weight.shape[2]
    starts, whose = (
        np.full((TICKS, count, COURSES), -np.inf),
        np.zeros((TICKS, count, COURSES), dtype=np.int64),
    )
    everywhere = np.arange(count)
    for way, course in enumerate(legs.courses):
        for number, gain in enumerate(gains.tolist()):
            if since[number] > hours.leave_by[course]:
                continue
            at = np.maximum(ticks[way, number], hours.arrive_from[course])
            value = gain - legs.weight[way, number]
            here = everywhere[at <= LAST]
            better = here[value[here] > starts[at[here], here, course]]
            starts[at[better], better, course] = value[better]
            whose[at[better], better, course] = number
    return starts, whose


class Hunger:
    """Meals that are missing in trips of an instance. Rows are days, columns what one has eaten."""

    def __init__(self, instance: Instance, *, hurried: bool) -> None:
        guide = instance.profile.guide
        self._instance = instance
        self._missing = 0.0 if guide is None else guide.missing_meal
        self._wakes = usual_waking(instance, hurried=hurried)
        self._home_by = usual_return(instance, hurried=hurried)

    @property
    def whole_day(self) -> Floats:
        """Of a day between those of arrival and departure."""
        return self._of([meals_due(self._wakes, self._home_by)])

    def leaving(self, due: Minutes) -> Floats:
        """Of days that end at these minutes."""
        return self._of([meals_due(self._wakes, until) for until in due.tolist()])

    def arriving(self, services: tuple[Service, ...], until: int | None = None) -> Floats:
        """Of days that begin with these services, and end then (None: at home)."""
        town = self._instance.centre_name
        to_town = {
            station: max((way.door_to_door for way in self._instance.ways.between(station, town)), default=0)
            for station in {service.end for service in services} - {town}
        }
        in_town = [one.arrives + way_out(one) + to_town.get(one.end, 0) for one in services]
        return self._of([meals_due(begins, self._home_by if until is None else until) for begins in in_town])

    def _of(self, due: list[int]) -> Floats:
        missing: Floats = self._missing * np.maximum(np.array(due)[:, None] - _EATEN, 0)
        return missing
