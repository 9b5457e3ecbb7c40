"""What a new plan of a trip changed: which places came, went or moved, and what that did to cost and time."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from core.model.derived.measures import minutes_on_the_way, sights
from core.model.locks import StopIndex
from core.model.plan import Activity, Meal, Plan, Stay, Visit

MOVED_FROM = 10
"""Minutes by which a stop must begin earlier or later on its day to count as moved, or take more or less to count as another length."""


@dataclass(frozen=True, slots=True)
class PlanChanges:
    """The difference of two plans of one trip.

    `added` are places of the new plan, by (day, activity) and name, `removed` names of the old one, `moved` names that
    are on another day or begin at least `MOVED_FROM` minutes earlier or later, `resized` names where one stays that much
    longer or shorter. `cost` is in whole CNY, `minutes` on the way in
    the city, `sights` a count: each what is more in the new one. `same_days` are days on which nothing changed.
    """

    added: tuple[tuple[StopIndex, str], ...]
    removed: tuple[str, ...]
    moved: tuple[str, ...]
    resized: tuple[str, ...]
    cost: int
    minutes: int
    sights: int
    same_days: tuple[int, ...]

    @property
    def is_nothing(self) -> bool:
        """Whether the two plans are the same to a traveller."""
        return (
            not (self.added or self.removed or self.moved or self.resized or self.minutes) and self.cost == 0
        )


def plan_changes(before: Plan, after: Plan) -> PlanChanges:
    """What became of one plan in another."""
    old, new = _stops(before), _stops(after)
    both = [(name, old[name], stop) for name, stop in new.items() if name in old]
    days = range(1, min(len(before.itinerary), len(after.itinerary)) + 1)
    return PlanChanges(
        added=tuple((place, name) for name, (place, _, _) in new.items() if name not in old),
        removed=tuple(name for name in old if name not in new),
        moved=tuple(name for name, was, now in both if _has_moved(was, now)),
        resized=tuple(name for name, was, now in both if abs(was.minutes - now.minutes) >= MOVED_FROM),
        cost=round(after.total_cost) - round(before.total_cost),
        minutes=minutes_on_the_way(after) - minutes_on_the_way(before),
        sights=sights(after) - sights(before),
        same_days=tuple(day for day in days if _activities(before, day) == _activities(after, day)),
    )


class _Stop(NamedTuple):
    """Where a place stands in a plan, when it begins there, and how long one stays."""

    place: StopIndex
    start: int
    minutes: int


def _has_moved(was: _Stop, now: _Stop) -> bool:
    return was.place[0] != now.place[0] or abs(was.start - now.start) >= MOVED_FROM


def _stops(plan: Plan) -> dict[str, _Stop]:
    """Each place of a plan by name, as it stands there first; a night is no longer or shorter."""
    found: dict[str, _Stop] = {}
    for day, number, activity in plan.activities():
        if isinstance(activity, Visit | Meal | Stay):
            minutes = 0 if isinstance(activity, Stay) else activity.minutes
            found.setdefault(activity.position, _Stop((day, number), activity.start_time.minutes, minutes))
    return found


def _activities(plan: Plan, day: int) -> Sequence[Activity]:
    return plan.itinerary[day - 1].activities
