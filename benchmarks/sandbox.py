"""How fast sandboxes are: import, opening in a fresh process, transport calls, and memory.

    python benchmarks/sandbox.py --source ../shared/data/traveleval --kind traveleval

The figures to keep: import <= 20 s, open and first city <= 0.5 s, >= 50,000 warm calls a second, <= 300 MB for ten cities.
"""

import argparse
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from core.model.mode import MODES
from core.sandbox.exploring.tools import Tools
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox

NAME = "measured"
FRESH = """
import time
begun = time.perf_counter()
import sys
from pathlib import Path
from core.sandbox.library import SandboxLibrary
imported = time.perf_counter()
sandbox = SandboxLibrary(Path(sys.argv[1])).open(sys.argv[2])
sandbox.city(sandbox.city_names[0])
print(imported - begun, time.perf_counter() - begun)
"""
MEMORY = """
import sys
from pathlib import Path
def resident():
    pages = next(line for line in open("/proc/self/status") if line.startswith("VmRSS"))
    return int(pages.split()[1]) / 1024
from core.sandbox.library import SandboxLibrary
before = resident()
sandbox = SandboxLibrary(Path(sys.argv[1])).open(sys.argv[2])
for name in sandbox.city_names:
    sandbox.city(name)
for start in sandbox.city_names:
    for end in sandbox.city_names:
        sandbox.services(start, end)
print(resident() - before, resident())
"""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the speed and memory of a sandbox.")
    parser.add_argument("--source", required=True, help="a folder, zip file or git repository")
    parser.add_argument("--kind", required=True, help="the layout of the source")
    parser.add_argument("--calls", type=int, default=200_000, help="how many transport calls")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        library = SandboxLibrary(Path(home))
        begun = time.perf_counter()
        library.import_(options.kind, options.source, NAME)
        print(f"import: {time.perf_counter() - begun:.2f} s")
        runs = [fresh(FRESH, home) for _ in range(5)]
        imports, total = median(run[0] for run in runs), median(run[1] for run in runs)
        print(f"open and first city, fresh process: {total:.3f} s, of which imports {imports:.3f} s")
        calls_a_second(library.open(NAME), options.calls)
        more, whole = fresh(MEMORY, home)
        print(f"memory of all cities and services: {more:.0f} MB more, {whole:.0f} MB in all")


def fresh(program: str, home: str) -> list[float]:
    """The numbers that a program prints, run in its own process."""
    command = [sys.executable, "-c", program, home, NAME]
    root = Path(__file__).resolve().parents[1]
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=root)
    return [float(number) for number in done.stdout.split()]


def calls_a_second(sandbox: Sandbox, number: int) -> None:
    """Warm transport calls: each place has been asked for once before."""
    city = sandbox.city(sandbox.city_names[0])
    rng = random.Random(1)
    names = rng.sample(list(city.network.names), min(60, len(city.network.names)))
    ends = (rng.sample(names, 2) for _ in range(number))
    trips = [(start, end, rng.choice(MODES)) for start, end in ends]
    tools = Tools(sandbox)
    for start, end, mode in trips:
        city.network.distances_from(start)
        city.network.go(start, end, mode)
    begun = time.perf_counter()
    for start, end, mode in trips:
        city.network.go(start, end, mode)
    print(f"warm network.go: {number / (time.perf_counter() - begun):,.0f} a second")
    begun = time.perf_counter()
    for start, end, mode in trips:
        tools.goto(city.name, start, end, "09:00", mode)
    print(
        f"warm tools.goto (legs as dicts with times): {number / (time.perf_counter() - begun):,.0f} a second"
    )


if __name__ == "__main__":
    main()
