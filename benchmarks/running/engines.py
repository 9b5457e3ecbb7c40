"""What the engine `ray` costs beside the method itself, and whether a batch that loses a worker equals the local one.

    python benchmarks/running/engines.py [--home DIR] cost
    python benchmarks/running/engines.py [--home DIR] equal --queries FILE... --sandbox NAME --out DIR [--agent baseline_b]
                                                    [--most 2000] [--time-limit 10]

`cost` starts Ray on this machine and prints, each with its aim: the seconds to the first result of a batch, of a cluster
that is started and of one that is there; the milliseconds that Ray adds to a request, from requests that take no time
(all of what is measured is Ray's) and from such of .3 s; how much faster two workers are than one for requests of .3 s of
a processor. Run it on a machine that does nothing else. `equal` plans and judges the requests in this process, then
on Ray with two workers, one of which is killed in the middle, and compares the records but for their seconds: differing,
missing, doubled. Both go on where they were ended.
"""

import argparse
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.bench.engines.protocol import Engine
from core.bench.engines.registry import engine_named
from core.bench.files.journal import read_records
from core.bench.files.records import read_queries
from core.bench.results.filling import Judges
from core.bench.results.folder import FolderSettings, blocks
from core.llm.profile import Profile
from core.model.query import Query
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from core.text import Text
from studio.commands.bench import Bench, fill
from studio.settings import read_settings
from tests.fakes.jobs import AroundAJob, Named

AIMS = {"seconds to the first result": 10.0, "ms added to a request": 5.0, "two workers / one": 1.8}
SUITES = ("chinatravel", "traveleval", "tripscore")
_SHORT, _LONG = 500, 40
_PROCESSOR = 0.3


@dataclass(frozen=True, slots=True)
class Busy:
    """A job whose parts keep a processor busy for so many seconds."""

    sandbox: Path
    seconds: float
    profile: Profile | None = None

    def start(self, sandbox: Sandbox, client: Any) -> Callable[[Named], float]:
        """What is returned gives back the seconds of wall clock that it took."""

        def work(part: Named) -> float:
            begun, used = time.perf_counter(), time.process_time()
            while time.process_time() - used < self.seconds:
                pass
            return time.perf_counter() - begun

        return work


def parts(count: int) -> list[Named]:
    """So many parts."""
    return [Named(str(number)) for number in range(count)]


@dataclass(frozen=True, slots=True)
class BatchTimes:
    """Seconds to the first result of a batch, from there to the last, and those that the parts themselves took of these."""

    first: float
    rest: float
    own: float


def timed(engine: Engine, job: Busy, count: int) -> BatchTimes:
    """How long a batch takes."""
    begun = time.perf_counter()
    made = iter(engine.run(job, parts(count)))
    next(made)
    first = time.perf_counter()
    own = sum(made)
    return BatchTimes(first - begun, time.perf_counter() - first, own)


def cost(given: argparse.Namespace) -> None:
    """Print what Ray adds."""
    library = SandboxLibrary(given.home or read_settings().home)
    library.open("demo")
    nothing, busy = Busy(library.path("demo"), 0.0), Busy(library.path("demo"), _PROCESSOR)
    begun = time.perf_counter()
    with on_ray(1) as engine:
        next(iter(engine.run(nothing, parts(1))))
        tell("seconds to the first result", time.perf_counter() - begun, "Ray is started, too")
        idle = timed(engine, nothing, _SHORT)
        tell("seconds to the first result", idle.first, "a second batch")
        tell("ms added to a request", added(idle, _SHORT), "one worker, requests of 0 s")
        alone = timed(engine, busy, _LONG)
        tell("ms added to a request", added(alone, _LONG), "one worker, requests of .3 s")
    with on_ray(2) as engine:
        # both workers are there after this
        timed(engine, busy, 8)
        together = timed(engine, busy, _LONG)
    tell("two workers / one", alone.rest / together.rest, f"{_LONG} requests of {_PROCESSOR} s")


def added(found: BatchTimes, count: int) -> float:
    """Milliseconds that one worker waits between two requests."""
    return 1000 * (found.rest - found.own) / (count - 1)


def tell(name: str, value: float, of: str) -> None:
    """Print a figure beside its aim."""
    print(f"{name:30} {value:8.2f}   aim {AIMS[name]:g}   ({of})")


@contextmanager
def on_ray(workers: int) -> Iterator[Engine]:
    """Ray on this machine; what it tells goes to the error stream."""
    with engine_named("ray", workers, None, complain) as engine:
        yield engine


def complain(text: Text) -> None:
    """Print a line about what went wrong."""
    print(text.en, file=sys.stderr)


@dataclass(frozen=True, slots=True)
class Killing(AroundAJob):
    """A job, one of whose workers ends itself at the part of that name, once."""

    uid: str
    mark: Path

    def start(self, sandbox: Sandbox, client: Any) -> Callable[[Any], Any]:
        """What is returned does a part of the job."""
        do = self.job.start(sandbox, client)

        def work(part: Any) -> Any:
            if part.uid == self.uid and not self.mark.exists():
                self.mark.touch()
                os.kill(os.getpid(), signal.SIGKILL)
            return do(part)

        return work


@dataclass(frozen=True, slots=True)
class LosingAWorker:
    """An engine that loses a worker in the middle of the first job that it is given."""

    engine: Engine
    mark: Path

    def run(self, job: Any, parts: Any) -> Iterator[Any]:
        """What the engine makes of each part."""
        listed = list(parts)
        if listed:
            yield from self.engine.run(Killing(job, listed[len(listed) // 2].uid, self.mark), listed)


def equal(given: argparse.Namespace) -> None:
    """Fill a folder in this process and another one on Ray, and compare them."""
    for name in ("local", "ray"):
        begun = time.perf_counter()
        with engine_named(name, 1 if name == "local" else 2, None, complain) as engine:
            losing = LosingAWorker(engine, given.out / "killed") if name == "ray" else engine
            fill(bench(given, given.out / name), losing)
        print(f"{name}: {time.perf_counter() - begun:.1f} s")
    for block in blocks(given.out / "local"):
        other = given.out / "ray" / block.dataset
        for path in (block.plans, block.reports):
            here, there = kept(path), kept(other / path.name)
            listed = Counter(here) - Counter(there), Counter(there) - Counter(here)
            print(
                f"{block.dataset} {path.name}: {len(here)} local, {len(there)} on Ray, {listed[0].total()} missing or "
                f"differing, {listed[1].total()} doubled or differing, same order: {here == there}"
            )


def kept(path: Path) -> list[str]:
    """The records of a file without what a clock has put into them."""
    return [
        json.dumps({**record, "seconds": None}, ensure_ascii=False, sort_keys=True)
        for record in read_records(path)
    ]


def bench(given: argparse.Namespace, folder: Path) -> Bench:
    """The batch: one method, the record's own constraints."""
    home = given.home or read_settings().home
    sandbox = SandboxLibrary(home).open(given.sandbox)
    manifest, left = sandbox.manifest, given.most
    datasets: dict[str, Sequence[Query]] = {}
    for file in given.queries:
        datasets[file.stem] = read_queries(file).good[:left]
        left -= len(datasets[file.stem])
    folder.mkdir(parents=True, exist_ok=True)
    return Bench(
        folder=folder,
        agents=[given.agent],
        datasets=datasets,
        judges=Judges(SUITES, sandbox, "en"),
        settings=FolderSettings(manifest.name, manifest.checksum, given.time_limit, seed=0, oracle=True),
        home=home,
    )


def main(words: Sequence[str] | None = None) -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--home", type=Path, help="data home (default: that of the studio)")
    asked = parser.add_subparsers(required=True)
    asked.add_parser("cost").set_defaults(do=cost)
    comparing = asked.add_parser("equal")
    comparing.set_defaults(do=equal)
    comparing.add_argument("--queries", type=Path, nargs="+", required=True, help="files of requests")
    comparing.add_argument("--sandbox", required=True, help="name of a sandbox in the library")
    comparing.add_argument("--out", type=Path, required=True, help="folder of the results")
    comparing.add_argument("--agent", default="baseline_b", help="the method")
    comparing.add_argument("--most", type=int, default=2000, help="so many requests in all")
    comparing.add_argument("--time-limit", type=float, default=10.0, help="seconds for each request")
    given = parser.parse_args(words)
    given.do(given)


if __name__ == "__main__":
    main()
