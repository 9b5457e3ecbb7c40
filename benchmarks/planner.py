"""How often, how fast and how well the planner plans: every ordered city pair x 1 to 5 days x 1 to 6 people.

    python benchmarks/planner.py --sandbox demo [--home DIR] [--sample 300] [--seed 0] [--days 5 7] [--people 6 6]
                                 [--grow 100]

Prints the answers by kind, the impossible trips with their reasons, seconds a plan, and the share of the plans that
the suite `chinatravel` passes. `--grow` plans in cities with so many times the places, copies spread over the city.
"""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import permutations, product
from statistics import median
from time import perf_counter
from typing import Any

from benchmarks.planning.given import options_of_sandbox, sandbox_of
from core.agents.events import Done
from core.agents.protocol import Context, Task
from core.agents.registry import AGENTS
from core.evaluate.registry import SUITES
from core.model.query import Query
from core.sandbox.city import City
from core.sandbox.places import Position
from core.sandbox.sandbox import Sandbox

# degrees over which the copies of a place are spread
SPREAD = 0.02


@dataclass(frozen=True, slots=True)
class PlannerAnswer:
    """What became of one request: the agent's last event, its seconds, and the codes that its plan violates."""

    query: Query
    done: Done
    seconds: float
    violated: tuple[str, ...]


def grid(sandbox: Sandbox, days: range, people: range) -> list[Query]:
    """All requests of the grid."""
    trips = product(permutations(sandbox.city_names, 2), days, people)
    return [
        Query(f"{start}-{target}-{d}-{n}", start_city=start, target_city=target, days=d, people_number=n)
        for (start, target), d, n in trips
    ]


def grown(sandbox: Sandbox, times: int, seed: int) -> Sandbox:
    """The sandbox with so many times the sights, restaurants and hotels in every city."""
    rng = random.Random(seed)

    def load(name: str) -> City:
        city = sandbox.city(name)
        positions = {place: city.network.position(place) for place in city.network.names}

        def copies(rows: Sequence[Any]) -> list[Any]:
            made = [
                replace(row, name=f"{row.name} {n}" if n else row.name) for n in range(times) for row in rows
            ]
            for row in made:
                lat, lon = row.position
                moved = Position(lat + rng.uniform(-SPREAD, SPREAD), lon + rng.uniform(-SPREAD, SPREAD))
                positions.setdefault(row.name, moved)
            return made

        sights, tables, hotels = map(copies, (city.attractions, city.restaurants, city.hotels))
        return City(
            name,
            name_en=city.name_en,
            attractions=sights,
            restaurants=tables,
            hotels=hotels,
            lines=city.lines,
            positions=positions,
        )

    return Sandbox(
        manifest=sandbox.manifest,
        city_names=sandbox.city_names,
        load_city=load,
        load_services=sandbox.services,
    )


def answer(query: Query, sandbox: Sandbox, seed: int) -> PlannerAnswer:
    """Plan one request and judge the plan."""
    started = perf_counter()
    *_, done = AGENTS["planner"].make().run(Task(query, sandbox), Context(seed=seed))
    seconds = perf_counter() - started
    assert isinstance(done, Done)
    if done.plan is None:
        return PlannerAnswer(query=query, done=done, seconds=seconds, violated=())
    report = SUITES["chinatravel"].judge(query, done.plan.to_json(), sandbox)
    return PlannerAnswer(
        query=query, done=done, seconds=seconds, violated=tuple(sorted({v.code for v in report.violations}))
    )


def show(answers: list[PlannerAnswer]) -> None:
    """Print the figures."""
    plans = [a for a in answers if a.done.plan is not None]
    clean = [a for a in plans if not a.violated]
    print(f"answers: {dict(Counter(a.done.status for a in answers))} of {len(answers)}")
    reasons = Counter(a.done.reason.en for a in answers if a.done.plan is None and a.done.reason is not None)
    for reason, count in reasons.most_common():
        print(f"  {count} x {reason}")
    if not plans:
        return
    print(f"pass the environment suite: {len(clean)} of {len(plans)} ({len(clean) / len(plans):.2%})")
    for code, count in Counter(code for a in plans for code in a.violated).most_common():
        example = next(a.query.uid for a in plans if code in a.violated)
        print(f"  {code}: {count}, such as {example}")
    seconds = sorted(a.seconds for a in plans)
    p95 = seconds[int(0.95 * (len(seconds) - 1))]
    print(f"seconds a plan: median {median(seconds):.4f}, 95th percentile {p95:.4f}, most {seconds[-1]:.4f}")


def main() -> None:
    """Run the grid or a sample of it."""
    parser = options_of_sandbox(__doc__)
    parser.add_argument(
        "--sample", type=int, help="plan only so many requests of the grid, drawn by the seed"
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--days", type=int, nargs=2, default=(1, 5), help="fewest and most days")
    parser.add_argument("--people", type=int, nargs=2, default=(1, 6), help="fewest and most people")
    parser.add_argument("--grow", type=int, default=1, help="so many times the places in every city")
    options = parser.parse_args()
    sandbox = sandbox_of(options)
    if options.grow > 1:
        sandbox = grown(sandbox, options.grow, options.seed)
    (fewest, most), (alone, all_) = options.days, options.people
    queries = grid(sandbox, range(fewest, most + 1), range(alone, all_ + 1))
    if options.sample is not None and options.sample < len(queries):
        queries = random.Random(options.seed).sample(queries, options.sample)
    for name in sandbox.city_names if options.grow > 1 else ():
        # making the places is not planning
        sandbox.city(name)
    show([answer(query, sandbox, options.seed) for query in queries])


if __name__ == "__main__":
    main()
