"""The smallest changes with which an impossible request becomes possible, each of them planned to prove it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import ceil

from core.dsl.normal.forms import ACTIVITY_TYPES, CostCap, Days, Normal
from core.dsl.normal.gloss import gloss
from core.dsl.normal.writing import to_dsl
from core.model.constraint import Constraint
from core.model.plan import Plan
from core.model.query import Query
from core.optimize.asked import read_constraint, sources_of
from core.optimize.compromise import hardness
from core.optimize.improve import Improver
from core.optimize.outcome import Impossible, Interrupted
from core.optimize.problem import MAX_DAYS, read_problem
from core.optimize.profile import DEFAULT, Profile
from core.optimize.proofs import Prover
from core.optimize.purse import Party, limit_of
from core.optimize.work import Work
from core.sandbox.sandbox import Sandbox
from core.text import Text

_RAISES = (1.05, 1.15, 1.35, 1.7, 2.5, 5.0)
_HALVINGS = 2


@dataclass(frozen=True, slots=True)
class Relaxation:
    """A change: what it is in words, the request after it, and a plan that meets that request."""

    text: Text
    query: Query
    plan: Plan


def relaxations(
    query: Query, sandbox: Sandbox, *, stopped: Callable[[], bool], profile: Profile = DEFAULT
) -> Iterator[Relaxation]:
    """Changes to a request that cannot be met, the softest wish first, then other numbers of days.

    A cap is raised as little as a few tries can tell, another wish is dropped. Each change by itself is enough and has
    been planned. Ends early when `stopped` says so.
    """
    problem = read_problem(query, sandbox)
    if isinstance(problem, Impossible):
        return
    constraints = {source: read_constraint(source) for source in sources_of(query)}
    prover, asking = Prover(problem, stopped), _Asking(query, sandbox, profile, stopped)
    try:
        refuted = prover.refuted(constraints.values()) is not None
        clash = prover.minimal(constraints) if refuted else tuple(constraints)
        for source in sorted(clash, key=lambda one: (hardness(constraints[one]), one)):
            wish = constraints[source]
            found = asking.raised(source, wish) if isinstance(wish, CostCap) else None
            found = found or asking.without(source, wish)
            if found is not None:
                yield found
        yield from asking.other_lengths()
    except Interrupted:
        return


@dataclass(frozen=True, slots=True)
class _Asking:
    """Plans changed forms of one request."""

    query: Query
    sandbox: Sandbox
    profile: Profile
    stopped: Callable[[], bool]

    def without(self, source: str, wish: Normal) -> Relaxation | None:
        """The request without one wish."""
        changed, said = _with(self.query, source, None), gloss(wish)
        plan = self._planned(changed)
        if plan is None:
            return None
        return Relaxation(Text(f"不再要求：{said.zh}", f"without: {said.en}"), changed, plan)

    def raised(self, source: str, cap: CostCap) -> Relaxation | None:
        """The request with a cap that is as little higher as a few tries can tell."""
        low, best = cap.at_most, None
        for factor in _RAISES:
            tried = float(ceil(cap.at_most * factor)) + 1
            best = self._capped(source, replace(cap, at_most=tried))
            if best is not None:
                break
            low = tried
        for _ in range(_HALVINGS):
            if best is None:
                break
            middle = (low + best[0].at_most) // 2
            closer = self._capped(source, replace(cap, at_most=middle))
            best, low = (closer, low) if closer is not None else (best, middle)
        return None if best is None else best[1]

    def other_lengths(self) -> Iterator[Relaxation]:
        """The trip a day shorter or longer."""
        for days in ((self.query.days or 0) - 1, (self.query.days or 0) + 1):
            if not 1 <= days <= MAX_DAYS:
                continue
            changed = replace(self.query, days=days)
            for source in sources_of(self.query):
                if isinstance(read_constraint(source), Days):
                    changed = _with(changed, source, Days(days))
            plan = self._planned(changed)
            if plan is not None:
                yield Relaxation(Text(f"改为 {days} 天", f"{days} days instead"), changed, plan)

    def _capped(self, source: str, cap: CostCap) -> tuple[CostCap, Relaxation] | None:
        plan = self._planned(_with(self.query, source, cap))
        if plan is None:
            return None
        least = replace(cap, at_most=float(ceil(_spent(plan, cap))))
        before, after = gloss(read_constraint(source)), gloss(least)
        text = Text(f"{after.zh}（原为：{before.zh}）", f"{after.en} (instead of: {before.en})")
        return least, Relaxation(text, _with(self.query, source, least), plan)

    def _planned(self, query: Query) -> Plan | None:
        """The first plan of a request, unless it is refuted."""
        problem = read_problem(query, self.sandbox)
        if isinstance(problem, Impossible):
            return None
        constraints = {source: read_constraint(source) for source in sources_of(query)}
        if Prover(problem, self.stopped).refuted(constraints.values()) is not None:
            return None
        work = Work(problem, self.sandbox, constraints, self.profile, self.stopped)
        built = next(work.meeting(Improver.plans), None)
        return None if built is None else built.plan


def _with(query: Query, source: str, instead: Normal | None) -> Query:
    """The request with another wish in the place of one, or without it."""
    hard = tuple(text for one in query.hard_logic for text in _restated(one, source, instead))
    kept: list[Constraint] = []
    for one in query.constraints:
        for text in _restated(one.dsl, source, instead):
            kept.append(
                one if text == one.dsl else replace(one, dsl=text, gloss=gloss(read_constraint(text)))
            )
    budget = query.budget
    if budget is not None and read_constraint(source) == CostCap("total", budget):
        budget = instead.at_most if isinstance(instead, CostCap) else None
    return replace(query, hard_logic=hard, constraints=tuple(kept), budget=budget)


def _restated(text: str, source: str, instead: Normal | None) -> tuple[str, ...]:
    if text != source:
        return (text,)
    return () if instead is None else (to_dsl(instead),)


def _spent(plan: Plan, cap: CostCap) -> float:
    """What a plan spends on what a cap is about, in its unit."""
    types = ACTIVITY_TYPES.get(cap.category, frozenset())
    spent, meals = 0.0, 0
    for _, _, activity in plan.activities():
        if cap.category == "total" or activity.type in types:
            spent += activity.cost
            meals += 1
        if cap.category in ("total", "innercity"):
            spent += sum(leg.cost for leg in activity.transports)
    party = Party(plan.people_number, plan.people_number, len(plan.itinerary))
    unit = limit_of(replace(cap, at_most=1.0), party, meals)
    return spent / unit if unit else spent
