"""What a travel expert would object to in the planner's trips, beside what is aimed at.

    python benchmarks/expert.py --queries FILE --sandbox NAME [--against PLANS] [--plans PLANS] [--home DIR] [--every N]
                                [--most N] [--time-limit 10] [--profile default] [--out PLANS]

Plans every request from its text with the usual weights (or reads the plans of a file) and prints the share of each
objection with its denominator; beside it the same for the trips whose budgets leave room: a budget does where the
trip that would be planned without it keeps to it. `--against` prints another column for the plans of a file. `--out`
keeps the plans.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from benchmarks.planning.given import options_of_requests, queries_of, sandbox_of
from core.agents.planner import PlannerAgent, PlannerParameters
from core.bench.files.records import plan_record, read_plans
from core.bench.preparing import as_recorded, from_text
from core.bench.runner import run_one
from core.dsl.families.costs import CostCap
from core.errors import PlanFormatError
from core.evaluate.expert import OBJECTIONS, Objection
from core.evaluate.plan_document import read_plan
from core.evaluate.trip import JudgedTrip
from core.model.query import Query
from core.optimize.preferences.profile import PROFILES
from core.optimize.wishes.check import unmet
from core.optimize.wishes.constraints import read_constraint
from core.sandbox.sandbox import Sandbox


def planned(
    queries: Sequence[Query], sandbox: Sandbox, agent: PlannerAgent, limit: float, out: Path | None
) -> Iterator[JudgedTrip]:
    """The planner's trips; prints how many requests it answered, and keeps the records in `out`."""
    statuses: Counter[str] = Counter()
    records = []
    for query in queries:
        run = run_one(agent, query, sandbox, prepare=from_text, time_limit=limit)
        statuses[run.status] += 1
        records.append(plan_record(run))
        if run.document is not None:
            yield JudgedTrip(run.query, read_plan(run.document, sandbox), sandbox)
    print(f"answers: {dict(statuses)} of {len(queries)}")
    if out is not None:
        out.write_text("".join(json.dumps(r, ensure_ascii=False) + "\n" for r in records), encoding="utf-8")


def has_room(trip: JudgedTrip, agent: PlannerAgent, limit: float) -> bool:
    """Whether the budget of a request does not pinch: the trip that is planned without its caps keeps them."""
    meanings = {one.dsl: read_constraint(one.dsl) for one in trip.query.constraints}
    caps = {source: meaning for source, meaning in meanings.items() if isinstance(meaning, CostCap)}
    if not caps:
        return True
    kept = tuple(one for one in trip.query.constraints if one.dsl not in caps)
    free = replace(trip.query, constraints=kept, budget=None)
    run = run_one(agent, free, trip.sandbox, prepare=as_recorded, time_limit=limit)
    return run.document is not None and not unmet(read_plan(run.document, trip.sandbox), caps, trip.sandbox)


def read(queries: Sequence[Query], sandbox: Sandbox, path: Path) -> Iterator[JudgedTrip]:
    """The trips of a plan file; what cannot be read as a plan is left out."""
    by_uid = read_plans(path).by_uid
    for query in queries:
        record = by_uid.get(query.uid)
        if record is None or record.plan is None:
            continue
        try:
            plan = read_plan(record.plan, sandbox)
        except PlanFormatError as error:
            print(f"{path.name}: {query.uid}: {error}")
            continue
        if sandbox.chinese_name(plan.target_city) in sandbox.city_names:
            yield JudgedTrip(from_text(query, sandbox), plan, sandbox)


def shares(trips: Iterable[JudgedTrip]) -> list[tuple[float, int]]:
    """Times and of, an objection each."""
    told = [[one.count(trip) for one in OBJECTIONS] for trip in trips]
    return [
        (sum(times for times, _ in row), sum(of for _, of in row)) for row in zip(*told, strict=True)
    ] or [(0, 0)] * len(OBJECTIONS)


def show(columns: dict[str, list[tuple[float, int]]]) -> None:
    """Print the table; `!` marks a share beside its aim."""
    print(f"{'objection':58}{'aim':>8}" + "".join(f"{name:>24}" for name in columns))
    for number, one in enumerate(OBJECTIONS):
        cells = "".join(f"{_cell(one, *told[number]):>24}" for told in columns.values())
        print(f"{one.name:58}{('>= ' if one.more else '<= ') + format(one.aim, '.0%'):>8}{cells}")


def _cell(objection: Objection, times: float, of: int) -> str:
    if of == 0:
        return f"- of 0 {objection.of}"
    share = times / of
    missed = share < objection.aim if objection.more else share > objection.aim
    return f"{share:.1%} of {of} {objection.of}{'!' if missed else ' '}"


def main() -> None:
    """Measure one file, or two side by side."""
    parser = options_of_requests(__doc__)
    parser.add_argument("--plans", type=Path, help="judge these plans and plan nothing")
    parser.add_argument("--against", type=Path, help="a plan file to stand beside")
    parser.add_argument("--out", type=Path, help="keep the plans in this file")
    parser.add_argument("--profile", choices=sorted(PROFILES), default="default")
    options = parser.parse_args()
    sandbox = sandbox_of(options)
    queries = queries_of(options)
    if options.plans is not None:
        columns = {options.plans.stem: shares(read(queries, sandbox, options.plans))}
    else:
        agent = PlannerAgent(PlannerParameters(profile=options.profile))
        trips = list(planned(queries, sandbox, agent, options.time_limit, options.out))
        roomy = [trip for trip in trips if has_room(trip, agent, options.time_limit)]
        columns = {"planner": shares(trips), "budget has room": shares(roomy)}
    if options.against is not None:
        columns[options.against.stem] = shares(read(queries, sandbox, options.against))
    show(columns)


if __name__ == "__main__":
    main()
