"""Thirty people at once: a burst of requests over Streamlit's own websocket protocol, without a browser.

    python benchmarks/load.py [--people 30] [--clickers 5] [--within SECONDS] [--bursts 1] [--home DIR]

Starts the studio on a fresh data home (or a given one), lets everybody type a request at the same moment, or evenly spread
within so many seconds, and lets others click elsewhere meanwhile. Prints the seconds to an itinerary, the seconds a click
takes, processor time and memory; after several bursts also by how much memory grows from one to the next.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

from streamlit.proto.WidgetStates_pb2 import WidgetState

from benchmarks.serving.requests import request
from benchmarks.serving.server import below, megabytes, processor_seconds, running
from benchmarks.serving.tabs import tab

AIMS = {"first": 2.0, "p95": 6.0, "click p95": 1.5, "MB a session": 25.0, "MB in all": 1500.0}
_ARRIVING_AT_ONCE = 3
"""So many people open the studio at a time: they come one after the other, and then ask at once."""


@dataclass(slots=True)
class Crowd:
    """All who are there at once: they begin together, and so many still wait for a trip; it is `over` when nobody does."""

    together: asyncio.Barrier
    waiting: int
    on_trips: Callable[[], None]
    over: asyncio.Event = field(default_factory=asyncio.Event)

    def has_trip(self) -> None:
        """One more has a trip."""
        self.waiting -= 1
        if not self.waiting:
            self.on_trips()
            self.over.set()


async def ask(
    address: str, text: str, door: asyncio.Semaphore, crowd: Crowd, after: float
) -> tuple[float, float]:
    """Seconds from the press of the button, so long `after` all are there, until the itinerary is drawn, and until nothing
    more comes of it: one that was made while others waited may still get better."""
    async with tab(address, door) as mine:
        box = mine.widget("text_area")
        await crowd.together.wait()
        await asyncio.sleep(after)
        begun = time.perf_counter()
        mine.states[box] = WidgetState(id=box, string_value=text)
        await mine.rerun(WidgetState(id=mine.widget("button", "规划"), trigger_value=True))
        await mine.follow(to_trip=True)
        drawn = time.perf_counter()
        crowd.has_trip()
        await mine.follow()
        return drawn - begun, time.perf_counter() - begun


async def click(address: str, door: asyncio.Semaphore, crowd: Crowd) -> list[float]:
    """Seconds of each visit to the library while the others plan."""
    seconds = []
    async with tab(address, door) as mine:
        await crowd.together.wait()
        while not crowd.over.is_set():
            await asyncio.sleep(0.5)
            begun = time.perf_counter()
            await mine.rerun(page="library")
            seconds.append(time.perf_counter() - begun)
    return seconds


async def burst(
    address: str, people: int, clickers: int, within: float = 0.0, on_trips: Callable[[], None] = lambda: None
) -> tuple[list[float], float, list[float]]:
    """Everybody asks, one after the other within so many seconds; the seconds of the itineraries, of the last one until nothing
    more comes of it, and of the clicks elsewhere until all have theirs, which is when `on_trips` is called."""
    crowd, door = (
        Crowd(asyncio.Barrier(people + clickers), people, on_trips),
        asyncio.Semaphore(_ARRIVING_AT_ONCE),
    )
    clicking = [asyncio.create_task(click(address, door, crowd)) for _ in range(clickers)]
    asking = [
        ask(address, request(number), door, crowd, after=within * number / people) for number in range(people)
    ]
    planned = await asyncio.gather(*asking)
    clicked = await asyncio.gather(*clicking)
    return (
        sorted(first for first, _ in planned),
        max(end for _, end in planned),
        [seconds for of_one in clicked for seconds in of_one],
    )


def main() -> None:
    """Start the studio, warm it up with one request, let the burst come, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--people", type=int, default=30)
    parser.add_argument("--clickers", type=int, default=5)
    parser.add_argument(
        "--bursts", type=int, default=1, help="how many times all come; more show whether memory grows"
    )
    parser.add_argument(
        "--within",
        type=float,
        default=0.0,
        help="seconds within which all press; in the same moment otherwise",
    )
    parser.add_argument("--home", type=Path, help="data home; a fresh one otherwise")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as fresh, running(options.home or Path(fresh)) as (address, process):
        _measure(address, process, options.people, options.clickers, options.within)
        _grow(address, process, options.people, options.bursts - 1)


def _measure(address: str, process: int, people: int, clickers: int, within: float) -> None:
    asyncio.run(burst(address, 2, 0))
    workers = below(process)
    before, used = megabytes(process), _used(process, workers)
    at_trips: dict[str, float] = {}

    def on_trips() -> None:
        at_trips.update(_used(process, workers))

    planned, ended, clicked = asyncio.run(burst(address, people, clickers, within, on_trips))
    after, used_after = megabytes(process), _used(process, workers)
    figures = {
        "first": planned[0],
        "p95": _p95(planned),
        "click p95": _p95(clicked),
        "MB a session": (after - before) / (people + clickers),
        "MB in all": after,
    }
    for name, value in figures.items():
        if value is None:
            continue
        print(f"{name:>14} {value:9.2f}   {'within' if value <= AIMS[name] else 'over'} {AIMS[name]:g}")
    print(
        f"median of a plan {median(planned):.2f} s; share of people with one within {AIMS['p95']:g} s: {_in_time(planned):.0%}"
    )
    elsewhere = f", median {median(clicked):.2f} s" if clicked else ""
    print(
        f"{len(clicked)} clicks elsewhere{elsewhere}; all trips after {planned[-1]:.1f} s, none gets better after {ended:.1f} s"
    )
    for until, used_then in (("all have theirs", at_trips), ("none gets better", used_after)):
        spent = ", ".join(f"{name} {(used_then[name] - used[name]) / people:.2f}" for name in used)
        print(f"processor seconds a trip until {until}: {spent}")


def _p95(seconds: list[float]) -> float | None:
    """The 95th percentile; of a single one itself, of none nothing."""
    return quantiles(seconds, n=20)[-1] if len(seconds) > 1 else next(iter(seconds), None)


def _in_time(planned: list[float]) -> float:
    return sum(seconds <= AIMS["p95"] for seconds in planned) / len(planned)


def _grow(address: str, process: int, people: int, bursts: int) -> None:
    """Print the memory after each of some more bursts, of the main process alone and of all."""
    for number in range(bursts):
        asyncio.run(burst(address, people, 0))
        of_all = megabytes(process)
        alone = of_all - sum(map(megabytes, below(process)))
        print(f"after burst {number + 2:3}: main {alone:7.1f} MB, all {of_all:7.1f} MB", flush=True)


def _used(process: int, workers: list[int]) -> dict[str, float]:
    """Processor seconds so far: of the main process, of its workers, and of this program, which is all the browsers."""
    return {
        "page": processor_seconds(process),
        "workers": sum(map(processor_seconds, workers)),
        "browsers": time.process_time(),
    }


if __name__ == "__main__":
    main()
