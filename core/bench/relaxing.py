"""The smallest changes of a request that make a trip possible, each planned before it is told of."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import ceil, inf
from time import monotonic

from core.agents.protocol import Agent, Context, Done, Task
from core.dsl.normal.forms import CostCap
from core.dsl.normal.reading import parse_normal
from core.dsl.program import judge
from core.dsl.run import Trip
from core.model.constraint import Constraint
from core.model.plan import Plan
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import editing

_DOUBLINGS, _HALVINGS = 6, 6
_ROUNDING = 10  # CNY


@dataclass(frozen=True, slots=True)
class Dropped:
    """The trip without a wish."""

    wish: Constraint


@dataclass(frozen=True, slots=True)
class Dearer:
    """The trip for more money: what a wish about cost says now, CNY, and what it said."""

    cap: CostCap
    instead_of: CostCap


@dataclass(frozen=True, slots=True)
class OtherDays:
    """The trip with another number of days."""

    days: int
    instead_of: int


Change = Dropped | Dearer | OtherDays


@dataclass(frozen=True, slots=True)
class Relaxation:
    """Changes that together work: the request with them, and a plan that meets all of that request."""

    changes: tuple[Change, ...]
    query: Query
    plan: Plan


@dataclass(frozen=True, slots=True)
class Planning:
    """Who verifies changes, where, and within which bounds.

    The context's time limit is for each planning; nothing is begun after `ends` (on the monotonic clock).
    """

    agent: Agent
    sandbox: Sandbox
    context: Context
    ends: float = inf

    def plan(self, query: Query) -> Plan | None:
        """A plan that meets every wish of a request, or None where the agent finds none."""
        done = self.done(query)
        if done.status != "ok" or done.plan is None:
            return None
        trip = Trip(done.plan.to_json(), self.sandbox)
        return done.plan if all(judge(one.dsl, trip).ok for one in editing.wishes(query)) else None

    def done(self, query: Query) -> Done:
        """How planning a request ends."""
        if not self.is_cancelled():
            for event in self.agent.run(Task(query, self.sandbox), self.context):
                if isinstance(event, Done):
                    return event
        return Done("failed")

    def is_cancelled(self) -> bool:
        """Whether nobody waits for it any more, or the time is up."""
        return self.context.cancelled.is_set() or monotonic() > self.ends


def relaxations(query: Query, conflict: tuple[str, ...], planning: Planning) -> Iterator[Relaxation]:
    """Changes that work, as they are found: more money, a day less or more, without one of the clashing wishes.

    `conflict` are the DSL texts that clash; where it names no wish, all wishes are suspects. Where no change alone is
    enough, one of the clashing wishes is left out and the next clash is looked at.
    """
    found = False
    for relaxation in _single(query, conflict, planning):
        found = True
        yield relaxation
    if found:
        return
    for number in _suspects(query, conflict):
        changed = editing.without(query, number)
        dropped = Dropped(editing.wishes(query)[number])
        for further in _single(changed, planning.done(changed).conflict, planning):
            yield replace(further, changes=(dropped, *further.changes))


def _single(query: Query, conflict: tuple[str, ...], planning: Planning) -> Iterator[Relaxation]:
    for number in _suspects(query, conflict):
        wish = editing.wishes(query)[number]
        meaning = parse_normal(wish.dsl)
        if isinstance(meaning, CostCap):
            dearer = _dearer(query, number, meaning, planning)
            if dearer is not None:
                yield dearer
                continue
        yield from _tried(Dropped(wish), editing.without(query, number), planning)
    for days in _other_days(query):
        change = OtherDays(days, query.days or days)
        yield from _tried(change, editing.with_field(query, days=days), planning)


def _suspects(query: Query, conflict: tuple[str, ...]) -> list[int]:
    wishes = editing.wishes(query)
    named = [number for number, one in enumerate(wishes) if one.dsl in conflict]
    return named or list(range(len(wishes)))


def _other_days(query: Query) -> Iterator[int]:
    if query.days is not None:
        yield from (days for days in (query.days - 1, query.days + 1) if days > 0)


def _tried(change: Change, changed: Query, planning: Planning) -> Iterator[Relaxation]:
    plan = planning.plan(changed)
    if plan is not None:
        yield Relaxation((change,), changed, plan)


def _dearer(query: Query, number: int, cap: CostCap, planning: Planning) -> Relaxation | None:
    """The least amount found to work, by halving between one that does and one that does not."""
    plan = planning.plan(editing.without(query, number))
    if plan is None:
        return None
    high = _upper(query, number, cap, plan, planning)
    if high is None:
        return None
    low, best = cap.at_most, plan
    for _ in range(_HALVINGS):
        middle = _rounded((low + high) / 2)
        if middle >= high or planning.is_cancelled():
            break
        plan = planning.plan(_capped(query, number, cap, middle))
        if plan is None:
            low = middle
        else:
            best, high = plan, _enough(cap, middle, plan)
    return Relaxation((Dearer(replace(cap, at_most=high), cap),), _capped(query, number, cap, high), best)


def _upper(query: Query, number: int, cap: CostCap, plan: Plan, planning: Planning) -> float | None:
    """An amount that is enough: what a plan without the cap costs, or the cap doubled until it is."""
    if _is_of_all(cap):
        return _rounded(plan.total_cost)
    amounts = (max(cap.at_most, float(_ROUNDING)) * 2**times for times in range(1, _DOUBLINGS + 1))
    return next((one for one in amounts if planning.plan(_capped(query, number, cap, one))), None)


def _capped(query: Query, number: int, cap: CostCap, at_most: float) -> Query:
    return editing.changed(query, number, editing.wish(replace(cap, at_most=at_most)))


def _enough(cap: CostCap, at_most: float, plan: Plan) -> float:
    """An amount that a plan is known to keep: what the whole trip costs, where the cap is on that."""
    return min(at_most, _rounded(plan.total_cost)) if _is_of_all(cap) else at_most


def _is_of_all(cap: CostCap) -> bool:
    return (cap.category, cap.unit) == ("total", "trip")


def _rounded(amount: float) -> float:
    """Up to the next ten, CNY."""
    return float(ceil(amount / _ROUNDING) * _ROUNDING)
