"""The studio's own times: from a cold start to a page, from a press to its answer, beside what each may take.

    python benchmarks/page_times.py [--home DIR --sandbox NAME] [--times 5]

Over Streamlit's own websocket protocol: the seconds are the server's, but for the ring on the map, which is waited for in a browser. A data home with a sandbox of real
data, whose first city has some 1,300 places, is given by `--home` and `--sandbox`. `first_itinerary.py` measures in a browser,
`load.py` many people at once.
"""

import argparse
import asyncio
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from statistics import median

from streamlit.proto.WidgetStates_pb2 import WidgetState

from benchmarks.serving import clicks, selecting
from benchmarks.serving.requests import request
from benchmarks.serving.server import below, processor_seconds, running
from benchmarks.serving.tabs import Tab, opened, tab
from components.maps.city import city_map
from components.maps.city.spots import spots
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from studio.i18n import translator

AIMS = {
    "cold start to the request box": 4.0,
    "cold start to a whole page": 6.0,
    "Enter to the itinerary, demo": 1.5,
    "Enter to the itinerary, real data": 2.5,
    "a click on another page": 0.3,
    "select a stop": 0.3,
    "select a stop, to the ring on the map": 0.3,
    "remove a stop": 0.3,
    "the first city on the map": 1.0,
    "100,000 points made ready": 1.0,
}
"""Seconds. A whole page and the last have no number of their own: the box is enough to type, and points may not hold up a page."""
_CLICKS = {"a click on another page": ("library", "settings"), "the first city on the map": ("explore",)}
_ON_A_TRIP = ("select a stop", "remove a stop")
_POINTS = 100_000


def main() -> None:
    """Start the studio on a fresh home (or a given one), measure, print each figure beside its aim."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--home", type=Path, help="data home; a fresh one otherwise")
    parser.add_argument("--sandbox", default="demo")
    parser.add_argument("--times", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as fresh:
        home = options.home or Path(fresh)
        for name, seconds in measured(home, options.sandbox, options.times).items():
            print(
                f"{name:<38} {seconds:7.2f} s   {'within' if seconds <= AIMS[name] else 'over'} {AIMS[name]:g}"
            )


def measured(home: Path, sandbox: str, times: int) -> dict[str, float]:
    """The seconds by name; medians where something is done several times."""
    begun = time.perf_counter()
    with running(home, TRIPSTUDIO_SANDBOX=sandbox) as (address, process):
        found = asyncio.run(_visited(address, begun, times, process, is_real=sandbox != "demo"))
        on_a_trip = asyncio.run(clicks.measured(address, home, times))
        ringed = selecting.measured(address, times)
    found |= {name: on_a_trip[name] for name in _ON_A_TRIP}
    found["select a stop, to the ring on the map"] = ringed
    found["100,000 points made ready"] = _many_points(SandboxLibrary(home).open(sandbox))
    return found


def _many_points(sandbox: Sandbox) -> float:
    """Seconds to describe a map of so many places to the browser."""
    city = sandbox.city(sandbox.city_names[0])
    there = spots(city, "en")
    many = [replace(there[at % len(there)], id=f"{at}") for at in range(_POINTS)]
    begun = time.perf_counter()
    city_map.show(
        many,
        city,
        layer="types",
        selected=None,
        dark=False,
        on_pick=lambda: None,
        say=translator("en"),
        key="many",
    )
    return time.perf_counter() - begun


async def _visited(
    address: str, begun: float, times: int, process: int, *, is_real: bool
) -> dict[str, float]:
    door = asyncio.Semaphore(1)
    async with opened(address) as mine:
        found = await _begun(mine, begun, process)
        # the worker processes begin with the server; a reader types for longer than that
        await asyncio.sleep(3)
        planned = [await _planned(address, door, number) for number in range(times)]
        found[f"Enter to the itinerary, {'real data' if is_real else 'demo'}"] = median(planned)
        for name, pages in _CLICKS.items():
            # the first visit reads what later ones find ready
            await _clicked(mine, pages[0])
            found[name] = median([await _clicked(mine, page) for _ in range(times) for page in pages])
    return found


async def _begun(mine: Tab, begun: float, process: int) -> dict[str, float]:
    """The seconds of a cold start, and beside them the processor's: on a machine that does other things as well, those are
    nearer to the truth."""
    found = {}
    drawing = asyncio.create_task(mine.rerun())
    while not any(name.startswith("text_area:") for name in mine.widgets):
        await asyncio.sleep(0.005)
    found["cold start to the request box"] = time.perf_counter() - begun
    _tell_processor("the request box", process)
    await drawing
    found["cold start to a whole page"] = time.perf_counter() - begun
    _tell_processor("a whole page", process)
    return found


def _tell_processor(what: str, process: int) -> None:
    workers = sum(map(processor_seconds, below(process)))
    print(f"processor time up to {what}: {processor_seconds(process):.2f} s, of its workers {workers:.2f} s")


async def _planned(address: str, door: asyncio.Semaphore, number: int) -> float:
    async with tab(address, door) as mine:
        box = mine.widget("text_area")
        begun = time.perf_counter()
        mine.states[box] = WidgetState(id=box, string_value=request(number))
        await mine.rerun(WidgetState(id=mine.widget("button", "规划"), trigger_value=True))
        await mine.follow(to_trip=True)
        return time.perf_counter() - begun


async def _clicked(mine: Tab, page: str) -> float:
    begun = time.perf_counter()
    await mine.rerun(page=page)
    return time.perf_counter() - begun


if __name__ == "__main__":
    main()
