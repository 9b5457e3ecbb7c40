"""What a new plan of a trip changed: which stops came, went or moved, and what that did to cost and time."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from core.model.derived.measures import minutes_on_the_way, sights
from core.model.locks import StopIndex
from core.model.plan import Activity, Flight, Plan, Stay, Train

MOVED_FROM = 10
"""Minutes by which a stop must begin earlier or later on its day to count as moved, or take more or less to count as another length."""


class Stop(NamedTuple):
    """A place or a ride of a plan, as it stands there first: by (day, activity)."""

    place: StopIndex
    activity: Activity

    @property
    def name(self) -> str:
        """The place, or the number of a ride."""
        one = self.activity
        return one.number if isinstance(one, Train | Flight) else one.begins_at


class Moved(NamedTuple):
    """A stop of the new plan, the day it was on, and by how many minutes it begins later on the clock (below 0: earlier)."""

    stop: Stop
    from_day: int
    later: int


class Resized(NamedTuple):
    """A stop of the new plan, and how many minutes longer one stays (below 0: shorter)."""

    stop: Stop
    longer: int


@dataclass(frozen=True, slots=True)
class PlanChanges:
    """The difference of two plans of one trip.

    `added` are stops of the new plan, `removed` of the old one, `moved` those that are on another day or begin at least
    `MOVED_FROM` minutes earlier or later, `resized` where one stays that much longer or shorter. `cost` is in whole CNY,
    `minutes` on the way in the city, `sights` a count: each what is more in the new one. `same_days` are days on which
    nothing changed.
    """

    added: tuple[Stop, ...] = ()
    removed: tuple[Stop, ...] = ()
    moved: tuple[Moved, ...] = ()
    resized: tuple[Resized, ...] = ()
    cost: int = 0
    minutes: int = 0
    sights: int = 0
    same_days: tuple[int, ...] = ()

    @property
    def is_nothing(self) -> bool:
        """Whether the two plans are the same to a traveller."""
        return (
            not (self.added or self.removed or self.moved or self.resized or self.minutes) and self.cost == 0
        )


NO_CHANGES = PlanChanges()


def plan_changes(before: Plan, after: Plan) -> PlanChanges:
    """What became of one plan in another."""
    old, new = _stops(before), _stops(after)
    both = [(old[name], stop) for name, stop in new.items() if name in old]
    moved = [Moved(now, was.place[0], _begins(now) - _begins(was)) for was, now in both]
    resized = [Resized(now, _stays(now) - _stays(was)) for was, now in both]
    days = range(1, min(len(before.itinerary), len(after.itinerary)) + 1)
    return PlanChanges(
        added=tuple(stop for name, stop in new.items() if name not in old),
        removed=tuple(stop for name, stop in old.items() if name not in new),
        moved=tuple(
            one for one in moved if one.from_day != one.stop.place[0] or abs(one.later) >= MOVED_FROM
        ),
        resized=tuple(one for one in resized if abs(one.longer) >= MOVED_FROM),
        cost=round(after.total_cost) - round(before.total_cost),
        minutes=minutes_on_the_way(after) - minutes_on_the_way(before),
        sights=sights(after) - sights(before),
        same_days=tuple(day for day in days if _activities(before, day) == _activities(after, day)),
    )


def _stops(plan: Plan) -> dict[str, Stop]:
    stops = (Stop((day, number), activity) for day, number, activity in plan.activities())
    found: dict[str, Stop] = {}
    for stop in stops:
        found.setdefault(stop.name, stop)
    return found


def _begins(stop: Stop) -> int:
    return stop.activity.start_time.minutes


def _stays(stop: Stop) -> int:
    """Minutes; a night is no longer or shorter."""
    return 0 if isinstance(stop.activity, Stay) else stop.activity.minutes


def _activities(plan: Plan, day: int) -> Sequence[Activity]:
    return plan.itinerary[day - 1].activities
