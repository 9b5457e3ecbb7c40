"""How fast and how faithfully a trip is planned again with a part of it locked and a place dropped.

    python benchmarks/locks.py --queries FILE --sandbox chinatravel [--home DIR] [--most N] [--skip N] [--seed N]

Plans each request from its own constraints; then again with the hotel and one visit locked at its day and time while
another sight is dropped, with a whole morning and the services locked, and without the hotel, each within a second.
Prints how many of the new plans keep exactly what was locked, lack what was dropped and meet the request, and
the seconds of planning again.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import median
from time import perf_counter

from benchmarks.planning.given import options_of_requests, queries_of, sandbox_of
from core.agents.events import Done
from core.agents.planner import PlannerAgent
from core.agents.protocol import Context, Task
from core.evaluate.registry import SUITES
from core.model.locks import Locks, locks_of
from core.model.plan import Flight, Plan, Stay, Train, Visit
from core.model.query import Query
from core.sandbox.sandbox import Sandbox

_NOON_MINUTE = 12 * 60
_LIMIT = 1.0
"""Seconds for planning again."""


@dataclass(frozen=True, slots=True)
class Again:
    """A request planned again: what was locked, how it ended, and whether all of it is as it was asked."""

    uid: str
    kind: str
    locks: Locks
    done: Done
    seconds: float
    kept: bool
    passed: bool


def again(
    query: Query, sandbox: Sandbox, agent: PlannerAgent, time_limit: float, rng: Random
) -> Iterator[Again]:
    """Plan a request, and again with each kind of locks; nothing where it has no plan within the limit."""
    first = _planned(Task(query, sandbox), agent, time_limit)[0]
    if first.status != "ok" or first.plan is None:
        return
    for kind, locks in (
        ("hotel, a visit, one dropped", _a_visit(first.plan, query, rng)),
        ("morning and services", _a_morning(first.plan, rng)),
        ("the hotel dropped", _another_hotel(first.plan, query)),
    ):
        done, seconds = _planned(Task(query, sandbox, locks), agent, _LIMIT)
        plan = done.plan if done.status == "ok" else None
        passed = plan is not None and SUITES["chinatravel"].judge(query, plan.to_json(), sandbox).passed
        yield Again(
            uid=query.uid,
            kind=kind,
            locks=locks,
            done=done,
            seconds=seconds,
            kept=plan is not None and _keeps(plan, locks),
            passed=passed,
        )


def _planned(task: Task, agent: PlannerAgent, limit: float) -> tuple[Done, float]:
    started = perf_counter()
    *_, done = agent.run(task, Context(time_limit=limit))
    assert isinstance(done, Done)
    return done, perf_counter() - started


def _a_visit(plan: Plan, query: Query, rng: Random) -> Locks:
    """The hotel and one visit stay; another sight, which the request does not name, goes."""
    places = [(day, number, one) for day, number, one in plan.activities()]
    visits = [(day, number, one.position) for day, number, one in places if isinstance(one, Visit)]
    asked = "\n".join(query.hard_logic)
    stays = [(day, number) for day, number, one in places if isinstance(one, Stay)]
    kept = rng.choice(visits) if visits else None
    others = [name for day, number, name in visits if (day, number, name) != kept and name not in asked]
    keep = [*stays, *([kept[:2]] if kept else [])]
    return locks_of(plan, keep, [rng.choice(others)] if others else [])


def _a_morning(plan: Plan, rng: Random) -> Locks:
    """The services stay, and all that begins before noon on one day."""
    day = rng.randint(1, len(plan.itinerary))
    return locks_of(
        plan,
        [
            (of, number)
            for of, number, one in plan.activities()
            if isinstance(one, Train | Flight) or (of == day and one.start_time.minutes < _NOON_MINUTE)
        ],
    )


def _another_hotel(plan: Plan, query: Query) -> Locks:
    """The hotel goes, unless the request names it."""
    asked = "\n".join(query.hard_logic)
    hotels = {one.position for _, _, one in plan.activities() if isinstance(one, Stay)}
    return locks_of(plan, [], [name for name in hotels if name not in asked])


def _keeps(plan: Plan, locks: Locks) -> bool:
    """Whether all that is locked is there as it was, and nothing that was dropped."""
    there = {
        (day, one.type, one.begins_at, one.start_time.minutes, one.end_time.minutes)
        for day, _, one in plan.activities()
    }
    rides = [one.number for _, _, one in plan.activities() if isinstance(one, Train | Flight)]
    hotels = {one.position for _, _, one in plan.activities() if isinstance(one, Stay)}
    names = {one.begins_at for _, _, one in plan.activities() if not isinstance(one, Train | Flight)}
    return (
        all((s.day, s.kind, s.place, s.start, s.end) in there for s in locks.stops)
        and locks.out_number in (None, rides[0])
        and locks.back_number in (None, rides[-1])
        and (locks.hotel is None or locks.hotel in hotels)
        and not names & locks.dropped
    )


def show(found: list[Again]) -> None:
    """Print the figures."""
    for kind in dict.fromkeys(one.kind for one in found):
        ones = [one for one in found if one.kind == kind]
        good = sum(one.kept and one.passed for one in ones)
        seconds = sorted(one.seconds for one in ones)
        p95 = seconds[int(0.95 * (len(seconds) - 1))]
        print(f"{kind}: {good} of {len(ones)} kept exactly and passed ({good / len(ones):.1%})")
        print(f"  seconds: median {median(seconds):.3f}, 95th percentile {p95:.3f}, most {seconds[-1]:.3f}")
        for one in ones:
            if not (one.kept and one.passed) or one.seconds > _LIMIT:
                reason = one.done.reason.en if one.done.reason is not None else ""
                print(f"  {one.uid} {one.done.status} {one.seconds:.1f} s {reason}")


def main() -> None:
    """Plan the requests of a file twice and print the figures."""
    parser = options_of_requests(__doc__)
    parser.add_argument("--seed", type=int, default=0, help="of the choice of what is locked")
    options = parser.parse_args()
    sandbox = sandbox_of(options)
    queries = queries_of(options)
    agent, rng = PlannerAgent(), Random(options.seed)
    show([one for query in queries for one in again(query, sandbox, agent, options.time_limit, rng)])


if __name__ == "__main__":
    main()
