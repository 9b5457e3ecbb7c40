"""More answers than one: plans that are clearly different, and those among which one has to choose."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal, get_args

from core.model.derived.measures import minutes_on_the_way, minutes_out, sights
from core.model.locks import Locks
from core.model.plan import Plan, Stay, Visit
from core.model.query import Query
from core.optimize.days.patience import Patience
from core.optimize.instance.problem import read_problem
from core.optimize.outcome import Found, Impossible, Interrupted
from core.optimize.preferences.profile import DEFAULT, PlannerProfile
from core.optimize.preferences.spending import PRICE_LEVELS, SPENDINGS, SpendingStyle
from core.optimize.preferences.weights import MOST
from core.optimize.search.construct import Built
from core.optimize.search.improve import Improver
from core.optimize.search.work import Work
from core.optimize.wishes.constraints import constraints_of
from core.sandbox.sandbox import Sandbox

TripMeasure = Literal["cost", "sights", "transfer_minutes", "out_minutes"]
MEASURES: tuple[TripMeasure, ...] = get_args(TripMeasure)
# How many times as much the way counts for those who would rather not be on it.
_WAY_DISLIKED = 2.5
# Of the sights that two different plans may have in common.
_SHARED = 0.5
_LADDER = tuple(SpendingStyle(dict.fromkeys(SPENDINGS, style)) for style in PRICE_LEVELS)


@dataclass(frozen=True, slots=True)
class MeasuredPlan:
    """A plan and what it is chosen by: CNY for everybody, number of sights, minutes on the way inside the city.

    `out_minutes` are those of a day between setting out and being back.
    """

    plan: Plan
    cost: float
    sights: int
    transfer_minutes: int
    out_minutes: int


def different_plans(
    query: Query,
    sandbox: Sandbox,
    count: int,
    *,
    stopped: Callable[[], bool],
    profile: PlannerProfile = DEFAULT,
) -> Iterator[Found]:
    """Up to so many plans that meet the request: in no two are the hotel or more than half of the sights the same.

    What the request itself names may come again. Ends early when `stopped` says so.
    """
    work = _work(query, sandbox, profile, stopped)
    if work is None:
        return
    given: list[Plan] = []
    dropped: frozenset[str] = frozenset()
    try:
        while len(given) < count:
            *_, built = (None, *_dropping(work, dropped).meeting(Improver.plans))
            if built is None or not all(_differ(built.plan, other) for other in given):
                return
            given.append(built.plan)
            yield Found(built.plan, built.objective)
            dropped |= _places(built.plan) - _asked(work)
    except Interrupted:
        return


def trade_offs(
    query: Query,
    sandbox: Sandbox,
    measures: tuple[TripMeasure, ...] = MEASURES,
    *,
    stopped: Callable[[], bool],
    profile: PlannerProfile = DEFAULT,
) -> list[MeasuredPlan]:
    """Plans that meet the request, of which none is at least as good as another in all measures, the cheapest first.

    Ends early with what there is when `stopped` says so.
    """
    found: list[MeasuredPlan] = []
    try:
        for built in _of_all_styles(query, sandbox, profile, stopped):
            found.append(_measured(built.plan))
    except Interrupted:
        pass
    front = [one for one in found if not any(_beats(other, one, measures) for other in found)]
    distinct = {tuple(getattr(one, name) for name in measures): one for one in front}
    return sorted(distinct.values(), key=lambda one: one.cost)


def _of_all_styles(
    query: Query, sandbox: Sandbox, profile: PlannerProfile, stopped: Callable[[], bool]
) -> Iterator[Built]:
    """Trips from dear to cheap as the profile weighs them, then calmer, fuller and nearer ones."""
    between = [one.towards(other) for one, other in pairwise(_LADDER)]
    others = (profile.at_pace(-1), profile.at_pace(1), _nearer(profile))
    # A profile that follows metrics alone has no pace.
    for variant in (profile, *(other for other in others if other != profile)):
        work = _work(query, sandbox, variant, stopped)
        if work is None:
            return
        for style in (*_LADDER, *between) if variant is profile else _LADDER[:2]:

            def of_style(improver: Improver, style: SpendingStyle = style) -> Iterator[Built]:
                built = improver.built(replace(style, weights=improver.instance.profile.weights))
                if isinstance(built, Built):
                    yield built

            yield from work.meeting(of_style)


def _nearer(profile: PlannerProfile) -> PlannerProfile:
    """The same for somebody who would rather not be on the way."""
    weights = profile.weights
    return replace(
        profile, weights=weights.model_copy(update={"way": min(MOST, _WAY_DISLIKED * weights.way)})
    )


def _work(
    query: Query, sandbox: Sandbox, profile: PlannerProfile, stopped: Callable[[], bool]
) -> Work | None:
    problem = read_problem(query, sandbox)
    if isinstance(problem, Impossible):
        return None
    constraints = constraints_of(query)
    return Work(
        problem=problem, sandbox=sandbox, constraints=constraints, profile=profile, patience=Patience(stopped)
    )


def _dropping(work: Work, names: frozenset[str]) -> Work:
    return Work(
        problem=work.problem,
        sandbox=work.sandbox,
        constraints=work.constraints,
        profile=work.profile,
        patience=work.patience,
        locks=Locks(dropped=names),
    )


def _measured(plan: Plan) -> MeasuredPlan:
    return MeasuredPlan(
        plan=plan,
        cost=round(plan.total_cost, 2),
        sights=sights(plan),
        transfer_minutes=minutes_on_the_way(plan),
        out_minutes=minutes_out(plan),
    )


def _beats(one: MeasuredPlan, other: MeasuredPlan, measures: tuple[TripMeasure, ...]) -> bool:
    mine, theirs = (
        [-c.sights if name == "sights" else getattr(c, name) for name in measures] for c in (one, other)
    )
    return mine != theirs and all(a <= b for a, b in zip(mine, theirs, strict=True))


def _differ(one: Plan, other: Plan) -> bool:
    mine, theirs = _sights(one), _sights(other)
    return len(mine & theirs) <= _SHARED * min(len(mine), len(theirs))


def _sights(plan: Plan) -> set[str]:
    return {activity.position for _, _, activity in plan.activities() if isinstance(activity, Visit)}


def _places(plan: Plan) -> set[str]:
    return {a.position for _, _, a in plan.activities() if isinstance(a, (Visit, Stay))}


def _asked(work: Work) -> set[str]:
    """Names of which the request wants one."""
    text = "\n".join(work.constraints)
    return {name for name in work.problem.city.network.names if name in text}
