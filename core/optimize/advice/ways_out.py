"""The smallest changes with which an impossible request becomes possible, each of them planned to prove it."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, islice
from math import ceil

from core.dsl.distance import exact_km
from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Days, People
from core.dsl.families.hotel_near import HotelNear
from core.dsl.normal.writing import to_dsl
from core.model.plan import Plan, Stay
from core.model.query import Query
from core.optimize.advice.changes import (
    Dropped,
    Limit,
    Loosened,
    OtherDays,
    RequestChange,
    changed,
    number_of,
    with_number,
)
from core.optimize.days.patience import Patience
from core.optimize.instance.problem import read_problem
from core.optimize.outcome import Impossible, Interrupted
from core.optimize.preferences.profile import DEFAULT, PlannerProfile
from core.optimize.proofs.correction_set import hardness
from core.optimize.proofs.prover import Prover, impossible_trip
from core.optimize.search.improve import Improver
from core.optimize.search.nearest import is_worth_taking, spent
from core.optimize.search.work import Work
from core.optimize.wishes.check import unmet
from core.optimize.wishes.constraints import constraints_of, read_constraint
from core.optimize.wishes.limits import MAX_DAYS
from core.sandbox.sandbox import Sandbox

_NUMBERS_TRIED = 6
# Of a number: nearer to what does not work it need not come.
_NEAR_ENOUGH = 0.02
# CNY: larger amounts are told in whole tens.
_ROUND_FROM, _ROUNDING = 500, 10
# Of work on one change before it counts as one that does not help.
_STEPS = 400
# Plans of one change that are looked at for one that is worth taking: the first may save at the wrong end.
_PLANS = 2

_Target = str | int
"""What a change is about: a wish by its DSL text, or another number of days."""


@dataclass(frozen=True, slots=True)
class Relaxation:
    """Changes that together are enough: the request after them, and a plan that meets all of that request."""

    changes: tuple[RequestChange, ...]
    query: Query
    plan: Plan


def ways_out(
    query: Query,
    sandbox: Sandbox,
    *,
    stopped: Callable[[], bool],
    suspects: Iterable[str] = (),
    profile: PlannerProfile = DEFAULT,
) -> Iterator[Relaxation]:
    """Changes of a request that cannot be met, as they are found: a limit raised, a wish left out, other days.

    Of wishes those that give way the easiest come first. Where no change by itself is enough, two are made together.
    `suspects` are DSL texts that are tried first where there is no proof of what clashes. Ends early when `stopped`
    says so.
    """
    asking = _Search(sandbox, profile, stopped)
    try:
        found = False
        for relaxation in asking.single(query, suspects):
            found = True
            yield relaxation
        if not found:
            yield from asking.pairs(query, suspects)
    except Interrupted:
        return


@dataclass(frozen=True, slots=True)
class _Search:
    """Plans changed forms of a request."""

    sandbox: Sandbox
    profile: PlannerProfile
    stopped: Callable[[], bool]

    def single(self, query: Query, suspects: Iterable[str]) -> Iterator[Relaxation]:
        """Changes of which each is enough."""
        for target in self._targets(query, suspects):
            relaxation = self._changed(query, target)
            if relaxation is not None:
                yield relaxation

    def pairs(self, query: Query, suspects: Iterable[str]) -> Iterator[Relaxation]:
        """Changes of which two are enough."""
        seen = set[frozenset[_Target]]()
        for first in self._targets(query, suspects):
            bare = changed(query, _plainly(query, first))
            for second in self._targets(bare, ()):
                both = frozenset({first, second})
                if both in seen or all(isinstance(one, int) for one in both):
                    continue
                seen.add(both)
                half = self._changed(bare, second)
                # The second is settled with the first out of the way: now as little of the first as is needed.
                whole = half and self._changed(changed(query, half.changes[0]), first)
                if half and whole:
                    yield replace(whole, changes=(*half.changes, *whole.changes))

    def _targets(self, query: Query, suspects: Iterable[str]) -> list[_Target]:
        """What may be changed: of a clash that is proved one part has to be."""
        return [*self._clash(query, suspects), *_other_lengths(query)]

    def _clash(self, query: Query, suspects: Iterable[str]) -> list[str]:
        problem = read_problem(query, self.sandbox)
        if isinstance(problem, Impossible):
            return []
        constraints = constraints_of(query)
        prover = Prover(problem, self.sandbox, self.stopped)
        refuted = prover.refuted(constraints.values()) is not None
        first = set() if refuted else set(suspects)

        def ease(source: str) -> tuple[bool, bool, int, str]:
            wish = constraints[source]
            return source not in first, not isinstance(wish, Limit), hardness(wish), source

        if refuted:
            return sorted(prover.minimal_conflict(constraints), key=ease)
        wishes = (source for source, wish in constraints.items() if not isinstance(wish, Days | People))
        return sorted(wishes, key=ease)

    def _changed(self, query: Query, target: _Target) -> Relaxation | None:
        """The least change of a target that is enough, or None."""
        change = _plainly(query, target)
        relaxed = changed(query, change)
        plan = self._planned(relaxed)
        if plan is None:
            return None
        wish = read_constraint(target) if isinstance(target, str) else None
        closer = self._loosened(query, wish, plan) if isinstance(wish, Limit) else None
        return closer or Relaxation((change,), relaxed, plan)

    def _loosened(self, query: Query, limit: Limit, plan: Plan) -> Relaxation | None:
        """The limit raised as little as a few halvings can tell; the plan is one without it."""
        best, high = self._closer(query, limit, plan)
        raised = with_number(limit, high)
        if unmet(best, [to_dsl(raised)], self.sandbox):
            return None
        change = Loosened(raised, limit)
        return Relaxation((change,), changed(query, change), best)

    def _closer(self, query: Query, limit: Limit, plan: Plan) -> tuple[Plan, float]:
        """The best plan, and the number that it needs, that is found before the work has to stop."""
        low, high = number_of(limit), self._needed(plan, limit)
        for _ in range(_NUMBERS_TRIED):
            middle = _rounded(limit, (low + high) / 2)
            if high - low <= _NEAR_ENOUGH * high or not low < middle < high:
                break
            try:
                closer = self._planned(changed(query, Loosened(with_number(limit, middle), limit)))
            except Interrupted:
                break
            if closer is None or not is_worth_taking(closer):
                low = middle
            else:
                plan, high = closer, min(middle, self._needed(closer, limit))
        return plan, high

    def _needed(self, plan: Plan, limit: Limit) -> float:
        """The number above that of a limit with which a plan keeps it."""
        least = number_of(limit) + (1 if isinstance(limit, CostCap) else 0.1)
        return _rounded(limit, max(least, self._used(plan, limit)))

    def _used(self, plan: Plan, limit: Limit) -> float:
        if isinstance(limit, CostCap):
            return spent(plan, limit)
        network = self.sandbox.city(plan.target_city).network
        hotels = [activity.position for _, _, activity in plan.activities() if isinstance(activity, Stay)]
        if limit.place not in network or not hotels:
            return limit.km
        return exact_km(network.position(limit.place), network.position(hotels[-1]))

    def _planned(self, query: Query) -> Plan | None:
        """The first plan of a request that is worth taking, else its first; None where it is refuted, or none is found soon."""
        problem = read_problem(query, self.sandbox)
        if isinstance(problem, Impossible) or impossible_trip(problem) is not None:
            return None
        constraints = constraints_of(query)
        if Prover(problem, self.sandbox, self.stopped).refuted(constraints.values()) is not None:
            return None
        work = Work(
            problem=problem,
            sandbox=self.sandbox,
            constraints=constraints,
            profile=self.profile,
            patience=Patience(self.stopped, _STEPS),
        )
        first: Plan | None = None
        try:
            plans = chain(work.meeting(Improver.plans), work.mended(), work.meeting(Improver.harder))
            for built in islice(plans, _PLANS):
                if is_worth_taking(built.plan):
                    return built.plan
                first = first or built.plan
        except Interrupted:
            if self.stopped():
                raise
        return first


def _plainly(query: Query, target: _Target) -> RequestChange:
    """The whole change of a target: the wish left out, or the other number of days."""
    return (
        Dropped(target)
        if isinstance(target, str)
        else OtherDays(target, target if query.days is None else query.days)
    )


def _other_lengths(query: Query) -> Iterable[int]:
    """A day less, a day more; or as long as trips can be."""
    if query.days is None:
        return ()
    nearest = [min(max(days, 1), MAX_DAYS) for days in (query.days - 1, query.days + 1)]
    return [days for days in dict.fromkeys(nearest) if days != query.days]


def _rounded(limit: Limit, number: float) -> float:
    """Up to a number that people would say: CNY whole or in tens, km to a tenth."""
    if isinstance(limit, HotelNear):
        return ceil(round(number * 10, 6)) / 10
    step = _ROUNDING if number >= _ROUND_FROM else 1
    return float(ceil(round(number / step, 6)) * step)
