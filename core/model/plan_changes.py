"""What a new plan of a trip changed: which places came, went or moved, and what that did to cost and time."""

from collections.abc import Iterator
from dataclasses import dataclass

from core.model.locks import Place
from core.model.measures import minutes_on_the_way, sights
from core.model.plan import Meal, Plan, Stay, Visit

MOVED_FROM = 10
"""Minutes by which a stop must begin earlier or later on its day to count as moved."""


@dataclass(frozen=True, slots=True)
class PlanChanges:
    """The difference of two plans of one trip.

    `added` are places of the new plan, by (day, activity) and name, `removed` names of the old one, `moved` names that
    are on another day or begin at least `MOVED_FROM` minutes earlier or later. `cost` is CNY, `minutes` on the way in
    the city, `sights` a count: each what is more in the new one. `same_days` are days on which nothing changed.
    """

    added: tuple[tuple[Place, str], ...]
    removed: tuple[str, ...]
    moved: tuple[str, ...]
    cost: float
    minutes: int
    sights: int
    same_days: tuple[int, ...]

    @property
    def is_nothing(self) -> bool:
        """Whether the two plans are the same to a traveller."""
        return not (self.added or self.removed or self.moved) and round(self.cost) == 0


def plan_changes(before: Plan, after: Plan) -> PlanChanges:
    """What became of one plan in another."""
    old, new = _stops(before), _stops(after)
    moved = (
        name
        for name, (place, start) in new.items()
        if name in old and (old[name][0][0] != place[0] or abs(old[name][1] - start) >= MOVED_FROM)
    )
    days = range(1, min(len(before.itinerary), len(after.itinerary)) + 1)
    return PlanChanges(
        added=tuple((place, name) for name, (place, _) in new.items() if name not in old),
        removed=tuple(name for name in old if name not in new),
        moved=tuple(moved),
        cost=after.total_cost - before.total_cost,
        minutes=minutes_on_the_way(after) - minutes_on_the_way(before),
        sights=sights(after) - sights(before),
        same_days=tuple(day for day in days if _of_day(before, day) == _of_day(after, day)),
    )


def _stops(plan: Plan) -> dict[str, tuple[Place, int]]:
    """Each place of a plan by name: where it stands first, and when it begins there."""
    found: dict[str, tuple[Place, int]] = {}
    for day, number, activity in plan.activities():
        if isinstance(activity, Visit | Meal | Stay):
            found.setdefault(activity.position, ((day, number), activity.start_time.minutes))
    return found


def _of_day(plan: Plan, day: int) -> list[tuple[str, int]]:
    return list(_names_and_starts(plan, day))


def _names_and_starts(plan: Plan, day: int) -> Iterator[tuple[str, int]]:
    for activity in plan.itinerary[day - 1].activities:
        yield activity.begins_at, activity.start_time.minutes
