"""How fast real plans are judged: `python benchmarks/evaluate.py [--shared DIR] [--seconds S]`.

Plans a second of CPU time on one core, each suite in a process of its own: cold is the first pass over the plans with
all caches empty, the cities read from their file; warm is the passes after it, over the same plans. Only plans that the
suite takes for delivered count, since a plan of another format is refused in no time; how many of how many is printed.
Where there is a released evaluator (ChinaTravel 1.3 plans a second, TravelEval 11), the ratio to it; and what a cold pass
over ChinaTravel's plans must read before it can judge, which bounds that ratio.
"""

import argparse
import json
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from core.dsl.program import compile_constraint
from core.dsl.requirements import sources_of
from core.evaluate.registry import SUITES
from core.model.query import Query, query_from_record
from core.sandbox.library import SandboxLibrary

RELEASED = {"chinatravel": 1.3, "traveleval": 11.0, "traveleval:release": 11.0}
"""Plans a second of the released evaluators."""
Judged = tuple[Query, Any]


@dataclass(frozen=True, slots=True)
class Speed:
    """Plans a second, cold and warm, and how many of the plans were delivered."""

    cold: float
    warm: float
    delivered: int
    plans: int


def real_plans(file: Path) -> list[Judged]:
    """The unbroken plans of ChinaTravel's conformance file."""
    with file.open(encoding="utf-8") as lines:
        pairs = [json.loads(line) for line in lines]
    return [
        (query_from_record(pair["query"]), pair["plan"])
        for pair in pairs
        if pair["schema"] and pair["environment_pass"]
    ]


def traveleval_plans(file: Path) -> list[Judged]:
    """The first plans of three days of TravelEval's conformance file."""
    with file.open(encoding="utf-8") as lines:
        pairs = [json.loads(line) for line in lines]
    return [
        (query_from_record({**pair["query"], "uid": pair["id"]}), pair["plan"])
        for pair in pairs
        if pair["notes"]["status"] == "success" and len(pair["plan"]["daily_plans"]) == 3
    ][:200]


def measured(names: Sequence[str], pairs: list[Judged], home: str, sandbox: str, seconds: float) -> Speed:
    """All these suites on the plans that each of them takes for delivered, in a process with nothing in its caches."""
    world = SandboxLibrary(Path(home)).open(sandbox)
    delivered, cold = list[Judged](), 0.0
    for query, plan in pairs:
        began = time.process_time()
        reports = [SUITES[name].judge(query, plan, world) for name in names]
        if all(report.delivered for report in reports):
            delivered.append((query, plan))
            cold += time.process_time() - began
    if not delivered:
        return Speed(cold=0, warm=0, delivered=0, plans=len(pairs))
    passes, began = 0, time.process_time()
    while passes == 0 or time.process_time() - began < seconds:
        for query, plan in delivered:
            for name in names:
                SUITES[name].judge(query, plan, world)
        passes += 1
    warm = passes * len(delivered) / (time.process_time() - began)
    return Speed(cold=len(delivered) / cold, warm=warm, delivered=len(delivered), plans=len(pairs))


def floor(pairs: list[Judged], home: str, sandbox: str) -> str:
    """What a cold pass must read before the first verdict, whatever a verdict costs: cities, services, constraints."""
    documents = [json.dumps(plan) for _, plan in pairs]
    began = time.process_time()
    for document in documents:
        json.loads(document)
    parsed = time.process_time()
    world = SandboxLibrary(Path(home)).open(sandbox)
    cities = {query.target_city for query, _ in pairs if query.target_city is not None}
    for city in cities:
        world.services(city, world.city(city).name)
    read = time.process_time()
    for query, _ in pairs:
        for source in sources_of(query):
            compile_constraint(source)
    compiled = time.process_time()
    most = len(pairs) / (compiled - parsed)
    return (
        f"  before any verdict: {len(cities)} cities and services {read - parsed:.2f} s, constraints {compiled - read:.2f} s, "
        f"plans from JSON {1000 * (parsed - began) / len(pairs):.2f} ms each; so cold at most {most:,.0f} plans/s "
        f"({most / RELEASED['chinatravel']:,.0f} x released) with verdicts that cost nothing"
    )


def tell(names: Sequence[str], pairs: list[Judged], home: str, sandbox: str, seconds: float) -> None:
    """Measure in a fresh process and print a line."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as fresh:
        speed = fresh.submit(measured, names, pairs, home, sandbox, seconds).result()
    what = names[0] if len(names) == 1 else f"these {len(names)} together ({', '.join(names)})"
    counted = f"{speed.delivered} of {speed.plans} delivered"
    if not speed.delivered:
        print(f"  {what}: {counted}")
        return
    released = RELEASED.get(names[0]) if len(names) == 1 else None
    ratio = f" ({speed.cold / released:,.0f} and {speed.warm / released:,.0f} x released)" if released else ""
    print(f"  {what}: cold {speed.cold:,.0f}, warm {speed.warm:,.0f} plans/s{ratio}; {counted}")


def measure(pairs: list[Judged], home: str, sandbox: str, seconds: float) -> None:
    """Each suite alone, then all together, without their variants and with them."""
    for name in SUITES:
        tell([name], pairs, home, sandbox, seconds)
    tell([name for name in SUITES if ":" not in name], pairs, home, sandbox, seconds)
    tell(list(SUITES), pairs, home, sandbox, seconds)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shared", type=Path, default=Path(__file__).resolve().parents[2] / "shared")
    parser.add_argument("--seconds", type=float, default=3.0)
    given = parser.parse_args()
    golden = given.shared / "golden"
    pairs = real_plans(golden / "chinatravel" / "chinatravel_golden.jsonl")
    three_days = [pair for pair in pairs if len(pair[1]["itinerary"]) == 3]
    with tempfile.TemporaryDirectory() as home:
        library = SandboxLibrary(Path(home))
        for kind in ("chinatravel", "traveleval"):
            library.import_(kind, str(given.shared / "data" / kind), kind)
        print(f"{len(pairs)} real plans of ChinaTravel, of 1 to 5 days")
        tell(["chinatravel"], pairs, home, "chinatravel", given.seconds)
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as fresh:
            print(fresh.submit(floor, pairs, home, "chinatravel").result())
        print(f"{len(three_days)} real 3-day plans of ChinaTravel")
        measure(three_days, home, "chinatravel", given.seconds)
        others = traveleval_plans(golden / "traveleval" / "traveleval_golden.jsonl")
        print(f"{len(others)} 3-day plans of TravelEval")
        measure(others, home, "traveleval", given.seconds)


if __name__ == "__main__":
    main()
