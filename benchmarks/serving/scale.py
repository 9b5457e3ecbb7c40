"""How many people a studio carries, by simulation: app processes and workers that share the cores of a server.

    python benchmarks/serving/scale.py [--every 120] [--click-every 6] [--minutes 6] [--seed 0]

Prints what a burst of thirty on two cores takes in the simulation, beside what `benchmarks/load.py` measured, then what
100, 1,000 and 100,000 people at once need. docs/scale.md says what is measured, what is assumed, and what follows.

A trip costs its app process so many processor seconds, a part before its run begins and the rest when the itinerary is
drawn, and a worker so many between; meanwhile its page looks again and again. An app process does one thing at a time
(Python's lock); which of its sessions has the next turn is chance, so that the first of many is served long before the
last. A click elsewhere is work of the same process. All times are in seconds of a core like those measured on.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil
from random import Random
from statistics import mean, median, quantiles

import simpy
from simpy.events import ProcessGenerator
from simpy.resources.resource import Request

SLICE, TURN = 0.05, 0.01
"""Seconds for which one has a core, and its turn in an app process, before the next one has it."""
BEFORE = 0.85
"""Part of a page's work on a trip that comes before its run; chosen so that the bursts come out."""
OPENING, CLICK, LOOK = 0.05, 0.03, 0.002
"""Processor seconds of opening a tab, of a click elsewhere (a visit to the library) and of a look at a run."""
PATIENCE, POLL, FEWER, SELDOM = 0.8, 0.4, 5, 4
"""When pages look at a run: after so many seconds, and again after so many, one more for each five who wait before it."""
BUSY = 0.6
"""Share of its cores that a server may be busy with, so that a crowd of the moment still finds room."""
STATEMENTS = 24
"""Statements that write to the database for one trip: assumed, from 4 to 7 events of a run."""
APP_MB, WORKER_MB, SESSION_MB = 260, 230, 2.2
"""Memory of an app process, of a worker, and of each session more: their sum was measured, its parting is assumed."""
AGAIN = 5
"""A burst is simulated so many times, and the mean is told: whose turn it is, is chance."""
CORES = 16
"""Cores of the servers that are counted in."""


@dataclass(frozen=True, slots=True)
class Costs:
    """Processor seconds of one trip: of its app process, and of a worker."""

    page: float
    worker: float


@dataclass(frozen=True, slots=True)
class Burst:
    """A burst of thirty as it was measured: processor seconds a trip as `benchmarks/load.py` prints them, clicks
    elsewhere, and seconds to the first trip, to half of them and to nineteen of twenty."""

    page: float
    worker: float
    clicks: int
    first: float
    median: float
    p95: float

    @property
    def costs(self) -> Costs:
        """What a trip cost alone: the page's processor seconds are also those of the clicks, and of opening the tabs."""
        return Costs(self.page - OPENING - self.clicks * CLICK / 30, self.worker)


MEASURED = (
    Burst(page=0.56, worker=0.63, clicks=107, first=3.72, median=10.80, p95=19.88),
    Burst(page=0.47, worker=0.52, clicks=75, first=3.52, median=9.04, p95=15.75),
    Burst(page=0.33, worker=0.68, clicks=92, first=3.37, median=9.32, p95=15.32),
)


@dataclass(frozen=True, slots=True)
class Server:
    """Its cores, the app processes that draw pages, and all their workers, which take from one queue."""

    cores: int
    apps: int
    workers: int


@dataclass
class Studio:
    """A server at work: who has a core, whose turn it is in each app process, which workers are free, and what it took."""

    world: simpy.Environment
    server: Server
    costs: Costs
    seed: int = 0
    trips: list[float] = field(default_factory=list)
    clicks: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._cores = simpy.Resource(self.world, self.server.cores)
        self._turns = [simpy.PriorityResource(self.world) for _ in range(self.server.apps)]
        self._workers = simpy.Resource(self.world, self.server.workers)
        self._random = Random(self.seed)

    def trip(self, person: int) -> ProcessGenerator:
        """A trip of a person, from the press of the button until it is drawn."""
        asked = self.world.now
        yield from self._draw(BEFORE * self.costs.page, person)
        free = self._workers.request()
        run = self.world.process(self._plan(free))
        # what is begun at once is waited for a moment
        yield run | self.world.timeout(PATIENCE if free.triggered else 0)
        while not run.processed:
            place = 0 if free.triggered else self._workers.queue.index(free) + 1
            yield self.world.timeout(POLL * min(SELDOM, 1 + place // FEWER))
            yield from self._draw(LOOK, person)
        yield from self._draw((1 - BEFORE) * self.costs.page, person)
        self.trips.append(self.world.now - asked)

    def click(self, person: int) -> ProcessGenerator:
        """A visit to another page."""
        pressed = self.world.now
        yield from self._draw(CLICK, person)
        self.clicks.append(self.world.now - pressed)

    def _plan(self, free: Request) -> ProcessGenerator:
        yield free
        yield from self._work(self.costs.worker)
        self._workers.release(free)

    def _draw(self, seconds: float, person: int) -> ProcessGenerator:
        turn = self._turns[person % self.server.apps]
        while seconds > 0:
            with turn.request(priority=int(self._random.random() * 2**53)) as mine:
                yield mine
                yield from self._work(min(TURN, seconds))
            seconds -= TURN

    def _work(self, seconds: float) -> ProcessGenerator:
        while seconds > 0:
            with self._cores.request() as core:
                yield core
                yield self.world.timeout(min(SLICE, seconds))
            seconds -= SLICE


def burst(people: int, server: Server, costs: Costs, seed: int, clickers: int = 5) -> Studio:
    """Everybody asks at the same moment, while others click every half second until all trips are there."""
    studio = Studio(world=simpy.Environment(), server=server, costs=costs, seed=seed)

    def clicker(number: int) -> ProcessGenerator:
        while len(studio.trips) < people:
            yield studio.world.timeout(0.5)
            yield from studio.click(number)

    for person in range(people):
        studio.world.process(studio.trip(person))
    for number in range(clickers):
        studio.world.process(clicker(number))
    studio.world.run()
    return studio


@dataclass(frozen=True, slots=True)
class Habits:
    """Mean seconds between two trips that one person asks for, and between two clicks."""

    trip_every: float
    click_every: float

    def busy(self, costs: Costs) -> float:
        """Cores that one person keeps busy."""
        return (costs.page + costs.worker) / self.trip_every + CLICK / self.click_every

    def drawing(self, costs: Costs) -> float:
        """The part of it that an app process does."""
        return costs.page / self.trip_every + CLICK / self.click_every


def going_on(people: int, server: Server, costs: Costs, habits: Habits, minutes: float, seed: int) -> Studio:
    """Everybody asks and clicks again and again, with time to think between."""
    studio, random = Studio(world=simpy.Environment(), server=server, costs=costs, seed=seed), Random(seed)

    def again(every: float, act: Callable[[int], ProcessGenerator], person: int) -> ProcessGenerator:
        while True:
            yield studio.world.timeout(random.expovariate(1 / every))
            yield from act(person)

    for person in range(people):
        studio.world.process(again(habits.trip_every, studio.trip, person))
        studio.world.process(again(habits.click_every, studio.click, person))
    studio.world.run(until=60 * minutes)
    return studio


def for_so_many(people: int, costs: Costs, habits: Habits) -> Server:
    """What carries so many people: no more than `BUSY` of its cores and of each app process busy."""
    cores = ceil(people * habits.busy(costs) / BUSY)
    apps = ceil(people * habits.drawing(costs) / BUSY)
    return Server(max(2, cores), apps, 2 * apps)


def p95(seconds: list[float]) -> float:
    """The seconds that one in twenty takes longer."""
    return quantiles(seconds, n=20)[-1]


_FIGURES: tuple[Callable[[list[float]], float], ...] = (min, median, p95)


def main() -> None:
    """Check the model against what was measured, then ask it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--every", type=float, default=120, help="seconds between two trips of one person")
    parser.add_argument(
        "--click-every", type=float, default=6, help="seconds between two clicks of one person"
    )
    parser.add_argument("--minutes", type=float, default=6, help="how long people use it in the simulation")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    print(f"{'thirty at once on two cores':30}{'first':>8}{'median':>8}{'p95':>8}")
    for known in MEASURED:
        print(f"{'  measured':30}{known.first:8.2f}{known.median:8.2f}{known.p95:8.2f}")
        found = [
            burst(30, Server(2, 1, 2), known.costs, options.seed + again).trips for again in range(AGAIN)
        ]
        of_all = [mean(map(figure, found)) for figure in _FIGURES]
        print(f"{'  simulated':30}" + "".join(f"{seconds:8.2f}" for seconds in of_all))
    costs, habits = MEASURED[-1].costs, Habits(options.every, options.click_every)
    for people in (100, 1_000):
        server = for_so_many(people, costs, habits)
        _print_needs(people, server, habits)
        used = going_on(people, server, costs, habits, options.minutes, options.seed)
        print(
            f"{'':10}a trip {median(used.trips):.1f} s, p95 {p95(used.trips):.1f}; a click {median(used.clicks):.2f} s, "
            f"p95 {p95(used.clicks):.2f}"
        )
    _print_needs(100_000, for_so_many(100_000, costs, habits), habits)


def _print_needs(people: int, server: Server, habits: Habits) -> None:
    memory = server.apps * APP_MB + server.workers * WORKER_MB + people * SESSION_MB
    trips = people / habits.trip_every
    print(
        f"{people:7,} people: {server.cores:,} cores ({ceil(server.cores / CORES):,} servers of {CORES}), "
        f"{server.apps:,} app processes, {server.workers:,} workers, {memory / 1024:,.0f} GB, "
        f"{trips:,.1f} trips/s, {trips * STATEMENTS:,.0f} statements/s"
    )


if __name__ == "__main__":
    main()
