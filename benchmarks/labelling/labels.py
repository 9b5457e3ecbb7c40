"""The store of studies under load and under fire.

    benchmarks/labelling/labels.py [--raters 50] [--judgements 20000] [--kills 100] [--database URL]

Load: so many raters at once take pairs and judge them until all judgements are given, without a pause; prints how many
were lost or doubled, and the median, 95th and 99th percentile in milliseconds of a write, and of handing out a pair. Fire: a process that judges is killed with
SIGKILL again and again; prints how many judgements it had confirmed, and how many of those are missing afterwards.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import numpy as np

from core.labels.judgement import Pair
from core.labels.store import assigning, judging
from core.labels.store.store import StudyStore
from core.labels.study import Rules

STUDY = "load"
RATERS_PER_PAIR = 3


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--raters", type=int, default=50)
    parser.add_argument("--judgements", type=int, default=20_000)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument(
        "--database", help="SQLAlchemy's address of an empty database instead of a SQLite file."
    )
    parser.add_argument("--work", metavar="URL", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.work:
        confirm(StudyStore(given.work), "killed")
        return
    with tempfile.TemporaryDirectory() as folder:
        url = given.database or f"sqlite:///{Path(folder) / 'labels.sqlite'}"
        disk(Path(folder))
        load(StudyStore(url), given.raters, given.judgements)
        fire(url, given.kills)


def load(store: StudyStore, raters: int, judgements: int) -> None:
    """All raters at once until the study is judged."""
    names = filled(store, STUDY, judgements // RATERS_PER_PAIR, raters)
    begun = time.perf_counter()
    with ThreadPoolExecutor(raters) as pool:
        times = np.array([one for each in pool.map(lambda name: work(store, name), names) for one in each])
    seconds = time.perf_counter() - begun
    kept = [(one.pair, one.rater) for one in store.judgements(STUDY)]
    print(
        f"{raters} raters, {len(times):,} judgements in {seconds:.1f} s ({len(times) / seconds:.0f} a second)"
    )
    print(f"lost {len(times) - len(kept)}, doubled {len(kept) - len(set(kept))}")
    for name, column in (("write", 1), ("next pair", 0)):
        shares = (f"p{p} {np.percentile(times[:, column], p):.1f}" for p in (50, 95, 99))
        print(f"{name}, ms: {', '.join(shares)}")


def disk(folder: Path) -> None:
    """What it takes this disk to keep a page: no write can be faster."""
    took = []
    with (folder / "page").open("wb") as file:
        for _ in range(100):
            begun = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            took.append(1000 * (time.perf_counter() - begun))
    print(f"keeping a page, ms: p50 {np.percentile(took, 50):.1f}, p95 {np.percentile(took, 95):.1f}")


def work(store: StudyStore, rater: str) -> list[tuple[float, float]]:
    """Judge until nothing is left; milliseconds that each pair and each judgement took."""
    times, draw, begun = [], Random(rater), time.perf_counter()
    while given := next(iter(assigning.next_pairs(store, STUDY, rater, 1)), None):
        handed = time.perf_counter()
        judging.judge(store, given, draw.choice(("a", "b", "neither")), seconds=20.0)
        kept = time.perf_counter()
        times.append((1000 * (handed - begun), 1000 * (kept - handed)))
        begun = kept
    return times


def fire(url: str, kills: int) -> None:
    """Kill a process that judges, again and again, and look for what it had confirmed."""
    store, draw = StudyStore(url), Random(0)
    filled(store, "killed", 20_000, 1)
    confirmed: set[str] = set()
    for _ in range(kills):
        command = [sys.executable, __file__, "--work", url]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        confirmed.add(process.stdout.readline().strip())
        time.sleep(draw.random() * 0.3)
        process.send_signal(signal.SIGKILL)
        confirmed |= {line.strip() for line in process.stdout if line.endswith("\n")}
        process.wait()
    kept = [one.pair for one in store.judgements("killed")]
    missing = confirmed - set(kept)
    print(
        f"{kills} kills, {len(confirmed):,} confirmed judgements, missing {len(missing)}, doubled {len(kept) - len(set(kept))}"
    )


def confirm(store: StudyStore, study: str) -> None:
    """Judge for ever, and print the pair of each judgement that is kept."""
    while given := next(iter(assigning.next_pairs(store, study, "r0", 1)), None):
        judging.judge(store, given, "a")
        print(given.pair.pair, flush=True)


def filled(store: StudyStore, study: str, pairs: int, raters: int) -> list[str]:
    """Make a study with its pairs; the names of its raters."""
    store.create(study, Rules(raters_per_pair=RATERS_PER_PAIR))
    store.add(study, [Pair(pair=f"p{i}", uid=f"q{i}", a="planner", b="react") for i in range(pairs)])
    names = [f"r{i}" for i in range(raters)]
    for name in names:
        assigning.register(store, name)
    return names


if __name__ == "__main__":
    main()
