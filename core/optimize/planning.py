"""The planner: reads a request, tries its alternatives, and checks every plan before it is given away."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain, islice
from math import inf

from core.dsl.normal.gloss import gloss
from core.dsl.normal.values import Normal
from core.model.locks import NOTHING_LOCKED, Locks, all_that_may_stay
from core.model.query import Query
from core.optimize.bound.bound import Bound, bounded, empty_trip, is_bounded
from core.optimize.days.patience import Patience
from core.optimize.instance.instance import Instance
from core.optimize.instance.lacking import has_nothing_for, is_dear
from core.optimize.instance.problem import read_problem
from core.optimize.instance.service_times import nights_on_board
from core.optimize.outcome import (
    Found,
    Impossible,
    Interrupted,
    SearchEvent,
    Stage,
    Stands,
    Stopped,
    Unsolved,
)
from core.optimize.preferences.profile import DEFAULT, PlannerProfile
from core.optimize.proofs.correction_set import correction_set, hardness
from core.optimize.proofs.prover import Prover, impossible_trip
from core.optimize.search.construct import Built
from core.optimize.search.improve import Improver
from core.optimize.search.nearest import nearest
from core.optimize.search.work import Work
from core.optimize.wishes.check import unmet
from core.optimize.wishes.consistency import consistent
from core.optimize.wishes.constraints import wishes_of, without_choices
from core.sandbox.sandbox import Sandbox
from core.text import Text, joined, sentence


def plan_trip(
    query: Query,
    sandbox: Sandbox,
    *,
    seed: int,
    stopped: Callable[[], bool],
    profile: PlannerProfile = DEFAULT,
    locks: Locks = NOTHING_LOCKED,
) -> Iterator[SearchEvent]:
    """Plan the trip of a request in which nothing is missing; Found plans come better and better, the last is the answer.

    Stands is told once, before the bound of the plans is looked for.

    Where there is none the last outcome is Impossible, Unsolved, or Stopped. `stopped` is asked between the decisions
    and ends the work. The method has no chance in it: `seed` is part of the contract of all planners, and every seed
    gives the same plan. `locks` are decisions of an earlier plan that stay as they are.
    """
    yield Stage(Text("核对请求", "Check the request"))
    query, contradiction = consistent(query)
    if contradiction is not None:
        yield Stage(contradiction)
    problem = read_problem(query, sandbox)
    if isinstance(problem, Impossible):
        yield problem
        return
    constraints, likes = wishes_of(query)
    dear = frozenset[str]()
    if profile.guide is not None:
        understood = constraints.keys() - set(query.hard_logic)
        likes |= {source for source in understood if has_nothing_for(constraints[source], problem)}
        dear = frozenset(source for source in likes if is_dear(constraints[source], problem, query.budget))
    stressed = problem.emphasis.told() if profile.guide is not None else None
    work = Work(
        problem=problem,
        sandbox=sandbox,
        constraints=constraints,
        profile=profile,
        patience=Patience(stopped),
        locks=locks,
    )
    try:
        for outcome in _meeting_what_can_be(work, likes, dear):
            yield _noting(_noting(outcome, stressed), contradiction)
    except Interrupted:
        yield Stopped()


def _meeting_what_can_be(work: Work, likes: frozenset[str], dear: frozenset[str]) -> Iterator[SearchEvent]:
    """The search for a trip that meets all wishes but the `dear` ones; where none does, without some likes, which the plan names."""
    given_up = {source: work.constraints[source] for source in dear}
    work = work.without(tuple(dear)) if dear else work
    failed: Impossible | Unsolved | None = None
    while True:
        before, failed = failed, None
        try:
            for outcome in _search(work):
                if isinstance(outcome, Impossible | Unsolved):
                    failed = outcome
                else:
                    yield _noting(outcome, _not_met(outcome, given_up, work.sandbox))
        except Interrupted:
            if not isinstance(before, Unsolved):
                raise
            # the plan that came nearest to all wishes is the best there is when the time is up
            yield replace(before, is_interrupted=True)
            return
        if failed is None:
            return
        clashing = failed.conflict if isinstance(failed, Impossible) else tuple(work.constraints)
        soft = [source for source in clashing if source in likes - given_up.keys()]
        if not soft:
            yield _with_nearest(failed, work) if isinstance(failed, Impossible) else failed
            return
        # Of a clash that is proved the softest gives way; without a proof it may be any of them.
        if isinstance(failed, Impossible):
            soft = [min(soft, key=lambda source: (hardness(work.constraints[source]), source))]
        given_up |= {source: work.constraints[source] for source in soft}
        work = work.without(soft)


def _not_met(outcome: SearchEvent, given_up: Mapping[str, Normal], sandbox: Sandbox) -> Text | None:
    """The likes that a plan does without, as a sentence."""
    missed = unmet(outcome.plan, given_up, sandbox) if isinstance(outcome, Found) else ()
    if not missed:
        return None
    wishes = joined((gloss(given_up[source]) for source in missed), Text("；", "; "))
    return sentence("希望而没有做到的：{wishes}", "wished for and not met: {wishes}", wishes=wishes)


def _noting(outcome: SearchEvent, note: Text | None) -> SearchEvent:
    """The event with one more thing to know of its plan."""
    if note is None or not isinstance(outcome, Found):
        return outcome
    both = [one for one in (note, outcome.note) if one is not None]
    told = joined(both, Text("；", "; "))
    return replace(outcome, note=told)


def _search(work: Work) -> Iterator[SearchEvent]:
    yield Stage(Text("安排行程", "Plan the trip"))
    found = False
    for found_plan in _found(work, _better(chain(_at_once(work), work.meeting(Improver.plans)))):
        found = True
        yield found_plan
    if found:
        return
    yield Stage(Text("检查要求之间是否矛盾", "Look for wishes that clash"))
    impossible = impossible_trip(work.problem) or _refuted(work)
    if impossible is not None:
        yield impossible
        return
    closest, interrupted = nearest(work, list(work.constraints.values())), False
    yield Stage(Text("尝试其他班次和酒店", "Try other services and hotels"))
    try:
        for found_plan in islice(_found(work, chain(work.mended(), work.meeting(Improver.harder))), 1):
            found = True
            yield found_plan
    except Interrupted:
        interrupted = True
    if not found:
        missed = (
            tuple(work.constraints) if closest is None else unmet(closest, work.constraints, work.sandbox)
        )
        yield Unsolved(missed, closest, is_interrupted=interrupted)


def _at_once(work: Work) -> Iterator[Built]:
    """An answer to begin with: the plan that the locks were taken from with as little changed as possible, or a sketch."""
    locks = all_that_may_stay(work.locks)
    if locks is not None:
        yield from islice(replace(work, locks=locks).meeting(Improver.plans), 1)
    else:
        yield from work.sketched()


def _better(plans: Iterable[Built]) -> Iterator[Built]:
    """Those that are better than all before them."""
    best = inf
    for built in plans:
        if built.objective < best:
            best = built.objective
            yield built


def _found(work: Work, plans: Iterable[Built]) -> Iterator[Found | Stands]:
    """Plans as they come, then the bound, and better plans with the services and hotels that it makes out."""
    best: Built | None = None
    nothing = 0.0
    for built in plans:
        if best is None:
            nothing = empty_trip(work.instance(without_choices(work.constraints.values())))
        best = built
        yield _told(built, nothing, None)
    if best is None:
        return
    try:
        instance = _as_bounded(work, best)
        if not is_bounded(instance):
            return
        yield Stands()
        bound = bounded(instance, best.objective, work.patience, hurried=best.outline.hurried)
        yield _told(best, nothing, bound)
        for built in Improver(best.instance, work.patience).from_candidates(best, bound.candidates):
            if built.objective < best.objective and not unmet(built.plan, work.constraints, work.sandbox):
                best = built
                yield _told(best, nothing, bound)
    except Interrupted:
        # There is a plan already.
        return


def _as_bounded(work: Work, best: Built) -> Instance:
    """The instance of which plans like the best one are: with its likes, where some were given up."""
    instance, likes = work.instance(without_choices(work.constraints.values())), best.instance.problem.likes
    return instance if likes == instance.problem.likes else instance.liking(likes)


def _told(built: Built, nothing: float, bound: Bound | None) -> Found:
    """The plan with its objective as it is told: less that of a trip on which one sees and eats nothing."""
    least = None if bound is None else bound.least - nothing
    return Found(plan=built.plan, objective=built.objective - nothing, note=_over_night(built), bound=least)


def _refuted(work: Work) -> Impossible | None:
    prover = Prover(
        problem=work.problem, sandbox=work.sandbox, stopped=work.patience.stopped, locks=work.locks
    )
    reason = prover.refuted(work.constraints.values())
    if reason is None:
        return None
    conflict = tuple(work.constraints)
    try:
        conflict = prover.minimal_conflict(work.constraints)
        reason = prover.refuted(work.constraints[source] for source in conflict) or reason
    except Interrupted:
        # What is proved stays proved; the rest would have told more of it.
        pass
    return Impossible(reason, conflict)


def _with_nearest(impossible: Impossible, work: Work) -> Impossible:
    """With the plan that gives up as little as possible, where wishes clash and there is time to find it."""
    if work.constraints.keys().isdisjoint(impossible.conflict):
        return impossible
    prover = Prover(
        problem=work.problem, sandbox=work.sandbox, stopped=work.patience.stopped, locks=work.locks
    )
    try:
        return replace(impossible, nearest=nearest(work, correction_set(prover, work.constraints)))
    except Interrupted:
        return impossible


def _over_night(built: Built) -> Text | None:
    """What to know of services that arrive on a later day than they depart: the plan's clock times do not say it."""
    journey = built.decisions.journey
    ways = (("去程", "outbound", journey.outbound), ("返程", "return", journey.inbound))
    late = [(zh, en, service) for zh, en, service in ways if nights_on_board(service)]
    if not late:
        return None
    return Text(
        "；".join(f"{zh} {service.number} 次日到达" for zh, _, service in late),
        "; ".join(f"the {en} service {service.number} arrives on the next day" for _, en, service in late),
    )
