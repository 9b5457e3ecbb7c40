"""How fast constraints are judged, how fast escapes are refused, and how many real constraints are recognised.

    python benchmarks/dsl.py --data FOLDER                 verdicts a second on the folder's sandbox and conformance file
    python benchmarks/dsl.py --data FOLDER --escapes       the slowest of the escape attempts
    python benchmarks/dsl.py --queries FILE [FILE ...]     recognised constraints by file, and what is not recognised

FOLDER holds `data/chinatravel` and `golden/chinatravel/chinatravel_golden.jsonl`.
"""

import argparse
import json
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from core.dsl.families.table import family_name
from core.dsl.normal.gloss import gloss
from core.dsl.normal.recognition import parse_normal
from core.dsl.normal.values import Opaque
from core.dsl.program import compile_constraint, judge
from core.dsl.run import PlanView
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox

ESCAPES = Path(__file__).parent.parent / "tests" / "core" / "dsl" / "escapes.json"
WANTED_A_SECOND = 5_000
ROUNDS = 5


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--data", type=Path)
    parser.add_argument("--escapes", action="store_true")
    parser.add_argument("--queries", type=Path, nargs="+", default=())
    given = parser.parse_args()
    if given.data:
        (escapes if given.escapes else speed)(given.data)
    recognition(given.queries)


def rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line]


def pairs_of(folder: Path) -> list[dict[str, Any]]:
    return [
        pair
        for pair in rows(folder / "golden" / "chinatravel" / "chinatravel_golden.jsonl")
        if isinstance(pair["plan"], dict) and pair["query"]["days"] == 3
    ]


def sandbox_of(folder: Path, home: Path) -> Sandbox:
    library = SandboxLibrary(home)
    library.import_("chinatravel", str(folder / "data" / "chinatravel"), "chinatravel")
    return library.open("chinatravel")


def speed(folder: Path) -> None:
    pairs = pairs_of(folder)
    with tempfile.TemporaryDirectory() as home:
        sandbox = sandbox_of(folder, Path(home))
        evaluate(pairs, sandbox)
        best = max(evaluate(pairs, sandbox) for _ in range(ROUNDS))
        sources = {source for pair in pairs for source in pair["query"]["hard_logic_py"]}
        # a line more at the end makes a text that none of those compiled before is kept for
        unseen = [f"{source}\n" for source in sources]
        start = time.process_time()
        for source in unseen:
            compile_constraint(source)
        compiled = len(sources) / (time.process_time() - start)
    print(f"{len(pairs)} plans of 3 days: {best:,.0f} verdicts a CPU second (wanted: {WANTED_A_SECOND:,})")
    print(f"{len(sources)} different constraints: {compiled:,.0f} compiled a CPU second")


def evaluate(pairs: Sequence[dict[str, Any]], sandbox: Sandbox) -> float:
    """Verdicts a CPU second: each plan gets a fresh `PlanView`, as in an evaluation."""
    verdicts, start = 0, time.process_time()
    for pair in pairs:
        trip = PlanView(pair["plan"], sandbox)
        for source in pair["query"]["hard_logic_py"]:
            judge(source, trip)
            verdicts += 1
    return verdicts / (time.process_time() - start)


def escapes(folder: Path) -> None:
    plan = pairs_of(folder)[0]["plan"]
    attempts = json.loads(ESCAPES.read_text("utf-8"))
    with tempfile.TemporaryDirectory() as home:
        sandbox = sandbox_of(folder, Path(home))
        sandbox.city(plan["target_city"])
        taken = sorted(
            ((*refuse(attempt, plan, sandbox), name) for name, attempt in attempts.items()),
            key=lambda one: -one[0],
        )
    print(f"{sum(refused for _, refused, _ in taken)} of {len(taken)} escape attempts refused; the slowest:")
    for milliseconds, _, name in taken[:8]:
        print(f"  {milliseconds:6.1f} ms  {name}")


def refuse(attempt: str | list[tuple[str, int]], plan: Any, sandbox: Sandbox) -> tuple[float, bool]:
    source = attempt if isinstance(attempt, str) else "".join(text * times for text, times in attempt)
    start = time.process_time()
    outcome = judge(source, PlanView(plan, sandbox))
    return 1000 * (time.process_time() - start), outcome.fault is not None


def recognition(paths: Sequence[Path]) -> None:
    for path in paths:
        sources = [source for record in rows(path) for source in record.get("hard_logic_py", ())]
        if not sources:
            print(f"{path.name}: no constraints")
            continue
        start = time.process_time()
        constraints = [parse_normal(source) for source in sources]
        seconds = time.process_time() - start
        unknown = Counter(one.source for one in constraints if isinstance(one, Opaque))
        share = 1 - unknown.total() / len(sources)
        print(
            f"{path.name}: {share:.2%} of {len(sources)} recognised, {len(sources) / seconds:,.0f} a CPU second"
        )
        print(
            "  "
            + ", ".join(f"{name} {n}" for name, n in Counter(map(family_name, constraints)).most_common())
        )
        for source, count in unknown.most_common(5):
            print(f"  {count} x {gloss(Opaque(source)).en[:220]!r}")


if __name__ == "__main__":
    main()
