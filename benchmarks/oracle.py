"""How well the planner plans with the oracle's constraints: passes, proofs, seconds, common sense, DAV / ATT / DDR.

    python benchmarks/oracle.py --queries FILE --sandbox chinatravel [--home DIR] [--profile default] [--most N]
                                [--skip N] [--time-limit 10] [--proofs]

Prints the shares, the requests that are neither solved nor proved impossible with their reasons, and (`--proofs`) the
proofs. The competition's scores are those over the requests that are not proved impossible.
"""

import resource
from collections import Counter
from dataclasses import dataclass, replace
from statistics import median
from time import perf_counter, process_time

from benchmarks.planning.given import options_of_requests, queries_of, sandbox_of
from core.agents.events import Done, Draft
from core.agents.planner import PlannerAgent, PlannerParameters
from core.agents.protocol import Context, Task
from core.bench.pool.collector import collect_rarely, pass_over_what_is_there
from core.evaluate.chinatravel.competition import competition_scores
from core.evaluate.registry import SUITES
from core.model.query import Query
from core.model.report import Report
from core.optimize.preferences.profile import PROFILES
from core.sandbox.sandbox import Sandbox

_GAPS = (0.04, 0.1, 0.2, 0.3)


@dataclass(frozen=True, slots=True)
class OracleAnswer:
    """What became of one request: the last event, its seconds, what the suites say, and the gap to the bound."""

    query: Query
    done: Done
    seconds: float
    cpu: float
    report: Report
    clean: bool
    odd: frozenset[str]
    gap: float | None

    @property
    def proved(self) -> bool:
        """Whether the planner says that there is no plan."""
        return self.done.status == "infeasible"


def answer(query: Query, sandbox: Sandbox, agent: PlannerAgent, time_limit: float) -> OracleAnswer:
    """Plan one request and judge the plan."""
    started, cpu = perf_counter(), process_time()
    *told, done = agent.run(Task(query, sandbox), Context(time_limit=time_limit))
    seconds, cpu = perf_counter() - started, process_time() - cpu
    assert isinstance(done, Done)
    document = done.plan.to_json() if done.plan is not None else None
    report, sense = (SUITES[name].judge(query, document, sandbox) for name in ("chinatravel", "common_sense"))
    drafts = [event for event in told if isinstance(event, Draft)]
    odd = frozenset(violation.code for violation in sense.violations)
    gap = _gap(drafts[-1]) if drafts else None
    return OracleAnswer(
        query=query,
        done=replace(done, plan=None),
        seconds=seconds,
        cpu=cpu,
        report=report,
        clean=sense.passed,
        odd=odd,
        gap=gap,
    )


def _gap(draft: Draft) -> float | None:
    """By what share of its own liking no plan is liked more (docs/planner.md); None where nothing is liked or bounded."""
    if draft.objective is None or draft.bound is None or draft.objective >= 0:
        return None
    return (draft.objective - draft.bound) / -draft.objective


def show(answers: list[OracleAnswer], *, proofs: bool) -> None:
    """Print the figures."""
    passed = [a for a in answers if a.report.passed and not a.proved]
    proved = [a for a in answers if a.proved]
    neither = [a for a in answers if not a.report.passed and not a.proved]
    print(f"{len(passed)} pass, {len(proved)} proved infeasible, {len(neither)} neither, of {len(answers)}")
    for one in neither:
        _tell(one)
    for one in proved if proofs else ():
        _tell(one)
    _seconds("seconds", [a.seconds for a in answers])
    _seconds("processor seconds", [a.cpu for a in answers])
    slow = sorted(answers, key=lambda a: -a.cpu)[:3]
    print(f"slowest: {', '.join(f'{a.query.uid} {a.cpu:.1f}' for a in slow)}")
    clean = [a for a in passed if a.clean]
    print(f"common sense clean: {len(clean)} of {len(passed)} ({len(clean) / max(1, len(passed)):.2%})")
    codes = {a.query.uid: sorted(a.odd) for a in passed}
    for code, count in Counter(code for found in codes.values() for code in found).most_common():
        print(f"  {code}: {count}, such as {[uid for uid, found in codes.items() if code in found][:3]}")
    for name, score in competition_scores([a.report for a in answers if not a.proved]).items():
        print(f"{name}: {score.value:.4f}" if score.value is not None else f"{name}: none")
    gaps = [a.gap for a in answers if a.gap is not None]
    shares = ", ".join(
        f"{sum(gap <= most for gap in gaps) / max(1, len(gaps)):.1%} within {most:.0%}" for most in _GAPS
    )
    print(f"gap to the bound, of {len(gaps)} plans: median {median(gaps or [0]):.1%}; {shares}")
    print(f"peak memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


def _seconds(what: str, values: list[float]) -> None:
    ordered = sorted(values)
    p95 = ordered[int(0.95 * (len(ordered) - 1))]
    print(f"{what}: median {median(ordered):.3f}, 95th percentile {p95:.3f}, most {ordered[-1]:.3f}")


def _tell(one: OracleAnswer) -> None:
    reason = one.done.reason.zh if one.done.reason is not None else ""
    print(f"  {one.query.uid} {one.done.status} {one.seconds:.1f} s: {reason} {list(one.done.conflict)}")
    codes = sorted({v.code for v in one.report.violations})
    if codes and one.report.delivered:
        print(f"    violated: {codes}")


def main() -> None:
    """Plan the requests of a file and print the figures."""
    parser = options_of_requests(__doc__)
    parser.add_argument("--profile", choices=list(PROFILES), default="default")
    parser.add_argument("--proofs", action="store_true", help="print the reasons of the proofs too")
    options = parser.parse_args()
    sandbox = sandbox_of(options)
    queries = queries_of(options)
    # as the workers of the studio do before they plan
    collect_rarely()
    pass_over_what_is_there()
    agent = PlannerAgent(PlannerParameters(profile=options.profile))
    answers = [answer(query, sandbox, agent, options.time_limit) for query in queries]
    show(answers, proofs=options.proofs)


if __name__ == "__main__":
    main()
