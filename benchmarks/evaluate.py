"""How fast real plans are judged: `python benchmarks/evaluate.py [--shared DIR] [--seconds S]`.

Plans per second of CPU time on one core: suite `chinatravel` cold (first pass over all plans, caches empty) and warm,
each suite alone and all suites together on 3-day plans, and the ratios to the released evaluators of ChinaTravel
(1.3 plans a second) and TravelEval (11).
"""

import argparse
import json
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from core.evaluate.registry import SUITES
from core.model.query import Query, query_from_record
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox

RELEASED = {"chinatravel": 1.3, "traveleval": 11.0, "traveleval:release": 11.0}
"""Plans a second of the released evaluators."""
Pair = tuple[Query, Any]


def real_plans(file: Path) -> list[Pair]:
    """The unbroken plans of the conformance file."""
    with file.open(encoding="utf-8") as lines:
        pairs = [json.loads(line) for line in lines]
    return [
        (query_from_record(pair["query"]), pair["plan"])
        for pair in pairs
        if pair["schema"] and pair["environment_pass"]
    ]


def traveleval_plans(file: Path) -> list[Pair]:
    """The first plans of three days of TravelEval's conformance file."""
    with file.open(encoding="utf-8") as lines:
        pairs = [json.loads(line) for line in lines]
    return [
        (query_from_record({**pair["query"], "uid": pair["id"]}), pair["plan"])
        for pair in pairs
        if pair["notes"]["status"] == "success" and len(pair["plan"]["daily_plans"]) == 3
    ][:200]


def rate(names: Sequence[str], pairs: list[Pair], sandbox: Sandbox, seconds: float) -> float:
    """Plans judged a second of CPU time by all these suites, over at least one pass and about so many seconds."""
    judged, began = 0, time.process_time()
    while judged == 0 or time.process_time() - began < seconds:
        for query, plan in pairs:
            for name in names:
                SUITES[name].judge(query, plan, sandbox)
        judged += len(pairs)
    return judged / (time.process_time() - began)


def tell(what: str, plans: float, suite: str | None = None) -> None:
    """Print a rate, with the ratio to the suite's released evaluator where there is one."""
    ratio = f", {plans / RELEASED[suite]:,.0f} x the released evaluator" if suite in RELEASED else ""
    print(f"  {what}: {plans:,.0f} plans/s{ratio}")


def measure_suites(pairs: list[Pair], sandbox: Sandbox, seconds: float) -> None:
    """Each suite alone, then all together."""
    rate(list(SUITES), pairs, sandbox, 0)
    for name in SUITES:
        tell(name, rate([name], pairs, sandbox, seconds), name)
    tell("all suites together", rate(list(SUITES), pairs, sandbox, seconds))


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
        sandbox = library.open("chinatravel")
        print(f"suite chinatravel, {len(pairs)} real plans of 1 to 5 days, one core, CPU time")
        tell("cold, with loading the cities", rate(["chinatravel"], pairs, sandbox, 0), "chinatravel")
        tell("warm", rate(["chinatravel"], pairs, sandbox, given.seconds), "chinatravel")
        print(f"{len(three_days)} real 3-day plans of ChinaTravel, warm")
        measure_suites(three_days, sandbox, given.seconds)
        others = traveleval_plans(golden / "traveleval" / "traveleval_golden.jsonl")
        print(f"{len(others)} 3-day plans of TravelEval, warm")
        measure_suites(others, library.open("traveleval"), given.seconds)


if __name__ == "__main__":
    main()
