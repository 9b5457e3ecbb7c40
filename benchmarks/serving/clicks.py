"""The seconds that the server takes for a click, by its kind, on a planned trip and on the explorer.

    python benchmarks/serving/clicks.py [--home DIR --sandbox NAME] [--times 7]

Without a browser, over Streamlit's own websocket protocol; medians of several clicks each, beside what a click may take.
What begins a new plan (a slider, a changed wish) is in `page_times.py`: it takes as long as the plan.
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from urllib.parse import parse_qs

from streamlit.proto.Common_pb2 import StringArray
from streamlit.proto.WidgetStates_pb2 import WidgetState

from benchmarks.serving.requests import request
from benchmarks.serving.server import running
from benchmarks.serving.tabs import Tab, opened
from core.bench.store.runs import RunStore
from core.model.plan import Plan, Visit
from studio.i18n import translator
from studio.state.explore import LAYER_CONTROL
from studio.state.session import LANGUAGE

AIM = 0.3
Click = Callable[[], Awaitable[None]]


def main() -> None:
    """Start the studio on a fresh home (or a given one), click, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--home", type=Path, help="data home; a fresh one otherwise")
    parser.add_argument("--sandbox", default="demo")
    parser.add_argument("--times", type=int, default=7)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as fresh:
        home = options.home or Path(fresh)
        with running(home, TRIPSTUDIO_SANDBOX=options.sandbox) as (address, _):
            found = asyncio.run(measured(address, home, options.times))
    for name, seconds in found.items():
        print(f"{name:<24} {seconds:6.3f} s   {'within' if seconds <= AIM else 'over'} {AIM:g}")


async def measured(address: str, home: Path, times: int) -> dict[str, float]:
    """The seconds by what is clicked: medians of so many clicks each."""
    async with opened(address) as mine:
        await mine.rerun()
        box = mine.widget("text_area")
        mine.states[box] = WidgetState(id=box, string_value=request(0))
        await mine.rerun(WidgetState(id=mine.widget("button", "规划"), trigger_value=True))
        await mine.follow()
        on_trip = _Trip(mine, home)
        found = {name: await _median(mine, click, times) for name, click in on_trip.kinds().items()}
        found |= await on_trip.versions_by_key(times)
        found["compare two trips"] = await _median(mine, lambda: _compare(mine, on_trip), times)
        await mine.rerun(page="explore")
        found["layer of the map"] = await _median(
            mine, _chosen(mine, LAYER_CONTROL, ["prices", "ratings", "types"]), times
        )
    return found


async def _median(mine: Tab, click: Click, times: int) -> float:
    # the first loads what later ones find ready
    return median([await _seconds(mine, click()) for _ in range(times + 1)][1:])


async def _seconds(mine: Tab, click: Awaitable[None]) -> float:
    begun = time.perf_counter()
    await click
    return await mine.settle() - begun


def _chosen(mine: Tab, key: str, options: list[str]) -> Click:
    """Choose one after the other in a row of buttons."""
    state = {"at": 0}

    async def click() -> None:
        widget, fragment = mine.keyed[key]
        state["at"] += 1
        wanted = StringArray(data=[options[state["at"] % len(options)]])
        mine.states[widget] = WidgetState(id=widget, string_array_value=wanted)
        await mine.rerun(fragment=fragment)

    return click


async def _compare(mine: Tab, trip: "_Trip") -> None:
    shown, mine.query = mine.query, f"plans={','.join(trip.versions)}"
    mine.keyed.pop("compare", None)
    await mine.rerun(page="compare")
    mine.query = shown
    if "compare" not in mine.keyed:
        raise RuntimeError(f"{trip.versions} are not shown side by side")


def _parts() -> list[str]:
    """What a browser tells of a press on a part behind the plan: its title."""
    say = translator("zh")
    return [say(f"tab-{name}") for name in ("costs", "metrics", "export")]


class _Trip:
    """A trip on a page, whose stops and buttons are pressed."""

    def __init__(self, mine: Tab, home: Path) -> None:
        self._mine, self._home = mine, home
        self._presses: dict[str, list[tuple[float, str, object]]] = {}
        self._count = 0
        run = self._run
        store = RunStore(home / "runs.sqlite")
        plan = Plan.from_json(store.get(run).document)
        store.close()
        self._sights = [
            f"{day}.{at}" for day, at, one in plan.activities() if isinstance(one, Visit) and day == 1
        ]
        self.versions = [run]

    def kinds(self) -> dict[str, Click]:
        """What is clicked, in an order in which each finds what it needs."""
        return {
            "select a stop": self._select,
            "change the part": _chosen(self._mine, f"trip-{self._run}-behind-part_choice", _parts()),
            "lock and let go": self._lock,
            "language": _chosen(self._mine, LANGUAGE, ["zh", "en"]),
            "light and dark": self._scheme,
        }

    @property
    def _run(self) -> str:
        return parse_qs(self._mine.query.lstrip("?"))["plan"][0]

    async def _press(self, key: str, name: str, value: object) -> None:
        widget, fragment = self._mine.keyed[key]
        told = [*self._presses.get(widget, []), (time.time() * 1000, name, value)][-32:]
        self._presses[widget] = told
        self._mine.states[widget] = WidgetState(id=widget, json_value=json.dumps({"presses": told}))
        await self._mine.rerun(fragment=fragment)

    async def _select(self) -> None:
        self._count += 1
        await self._press(f"trip-{self._run}-cards", "picked", self._sights[self._count % len(self._sights)])

    async def _lock(self) -> None:
        self._count += 1
        await self._press(
            f"trip-{self._run}-cards", "asked", f"{('keep', 'release')[self._count % 2]}>{self._sights[0]}"
        )

    async def versions_by_key(self, times: int) -> dict[str, float]:
        """The medians of removing a stop, undoing it and redoing it. Raises RuntimeError where a key shows no other version."""
        seconds: dict[str, list[float]] = {"remove a stop": [], "undo": [], "redo": []}
        # the first loads what later ones find ready
        for number in range(times + 1):
            await _seconds(self._mine, self._press(f"trip-{self._run}-cards", "picked", self._sights[0]))
            for name, key in (("remove a stop", "x"), ("undo", "z"), ("redo", "y")):
                taken = await _seconds(self._mine, self._key_to_another(key))
                seconds[name] += [taken] if number else []
            self.versions = [self.versions[0], self._run]
            await _seconds(self._mine, self._key_to_another("z"))
        return {name: median(found) for name, found in seconds.items()}

    async def _key_to_another(self, key: str) -> None:
        shown = self._run
        await self._press("keyboard", key, None)
        if self._run == shown:
            raise RuntimeError(f"{key!r} shows the trip {shown} as before")

    async def _scheme(self) -> None:
        self._mine.scheme = "dark" if self._mine.scheme == "light" else "light"
        await self._mine.rerun()


if __name__ == "__main__":
    main()
