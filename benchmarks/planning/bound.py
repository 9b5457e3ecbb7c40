"""How near the planner's plans are to the bound, and what it costs to come nearer.

    python benchmarks/planning/bound.py --queries FILE --sandbox chinatravel [--home DIR] [--profile default] [--every N] [--most N]
                               [--rounds 40]

Plans each request, and prints by what share of its own liking no plan is liked more: by the bound that the planner
tells, and by one that is improved in so many rounds, with the processor's seconds of each.
"""

from dataclasses import dataclass
from statistics import median
from time import process_time

from benchmarks.planning.given import options_of_requests, queries_of, sandbox_of
from core.model.query import Query
from core.optimize.bound.bound import bounded, empty_trip
from core.optimize.days.patience import Patience
from core.optimize.instance.instance import Instance
from core.optimize.instance.problem import Problem, read_problem
from core.optimize.preferences.profile import PROFILES, PlannerProfile
from core.optimize.search.construct import Built
from core.optimize.search.improve import Improver
from core.optimize.search.work import Work
from core.optimize.wishes.constraints import constraints_of, without_choices
from core.sandbox.sandbox import Sandbox


@dataclass(frozen=True, slots=True)
class Gap:
    """By what share a bound is below a plan, and the seconds that it took."""

    share: float
    seconds: float


def _never() -> bool:
    return False


def gaps(query: Query, sandbox: Sandbox, profile: PlannerProfile, rounds: list[int]) -> list[Gap] | None:
    """The gaps of the best plan of a request by bounds of so many rounds; None without a plan that is liked."""
    problem = read_problem(query, sandbox)
    if not isinstance(problem, Problem):
        return None
    constraints, patience = constraints_of(query), Patience(_never)
    work = Work(problem=problem, sandbox=sandbox, constraints=constraints, profile=profile, patience=patience)
    best: Built | None = None
    for built in work.meeting(Improver.plans):
        best = built if best is None or built.objective < best.objective else best
    if best is None:
        return None
    # Not that of the plan: what a plan may be is not bounded by how this one was found.
    instance = work.instance(without_choices(constraints.values())).liking(best.instance.problem.likes)
    found = bounded(instance, best.objective, patience, hurried=best.outline.hurried)
    for built in Improver(best.instance, patience).from_candidates(best, found.candidates):
        best = built if built.objective < best.objective else best
    liked = empty_trip(instance) - best.objective
    return [_gap(best, instance, liked, count) for count in rounds] if liked > 0 else None


def _gap(best: Built, instance: Instance, liked: float, rounds: int) -> Gap:
    began = process_time()
    found = bounded(instance, best.objective, Patience(_never), hurried=best.outline.hurried)
    least = found.improved(best.objective, rounds).least
    return Gap((best.objective - least) / liked, process_time() - began)


def main() -> None:
    """Plan the requests of a file and print the gaps."""
    parser = options_of_requests(__doc__)
    parser.add_argument("--profile", choices=list(PROFILES), default="default")
    parser.add_argument("--rounds", type=int, default=40, help="how often the prices are improved")
    options = parser.parse_args()
    sandbox, rounds = sandbox_of(options), [0, options.rounds]
    found = []
    for query in queries_of(options):
        one = gaps(query, sandbox, PROFILES[options.profile], rounds)
        if one is not None:
            found.append(one)
            print(query.uid, *(f"{gap.share:.1%} in {gap.seconds:.2f} s" for gap in one))
    for number, count in enumerate(rounds):
        of_all = [one[number] for one in found]
        if of_all:
            share, seconds = median(g.share for g in of_all), median(g.seconds for g in of_all)
            print(f"{count} rounds, {len(of_all)} plans: median gap {share:.1%}, {seconds:.2f} s")


if __name__ == "__main__":
    main()
