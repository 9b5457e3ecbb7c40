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
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

import websockets
from served import below, megabytes, processor_seconds, running
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState

TRIPS = (
    ("南京", "北京", 3, 2, 6000),
    ("上海", "成都", 3, 2, 9000),
    ("北京", "杭州", 2, 3, 9000),
    ("广州", "武汉", 3, 2, 8000),
    ("深圳", "重庆", 4, 2, 12000),
    ("苏州", "上海", 2, 2, 4000),
)
AIMS = {"first": 2.0, "p95": 6.0, "click p95": 1.5, "MB a session": 25.0, "MB in all": 1500.0}
_LONG = 300.0


def request(number: int) -> str:
    """What the person of that number types; no two ask for the same."""
    again, which = divmod(number, len(TRIPS))
    start, target, days, people, budget = TRIPS[which]
    return f"当前位置{start}。我们{people}个人想去{target}玩{days}天，预算{budget + 100 * again}元，请给我一个旅行规划。"


@dataclass
class Tab:
    """One open tab: what the server has drawn, and what its widgets hold."""

    socket: websockets.ClientConnection
    page: str = ""
    query: str = ""
    scheme: str = "light"
    widgets: dict[str, str] = field(default_factory=dict)
    states: dict[str, WidgetState] = field(default_factory=dict)
    timers: dict[str, float] = field(default_factory=dict)
    cache: dict[str, ForwardMsg] = field(default_factory=dict)
    keyed: dict[str, tuple[str, str]] = field(default_factory=dict)
    """By the key of a widget: its id, and the fragment that it is drawn in."""

    async def rerun(self, *pressed: WidgetState, fragment: str = "", page: str | None = None) -> None:
        """Ask for the page, or a fragment of it, to be drawn again, and read until it is."""
        state = ClientState(query_string=self.query, page_script_hash="" if page else self.page)
        state.page_name = page or ""
        state.fragment_id, state.is_auto_rerun = fragment, bool(fragment)
        state.widget_states.widgets.extend([*self.states.values(), *pressed])
        state.context_info.locale, state.context_info.color_scheme = "zh-CN", self.scheme
        if not fragment:
            self.timers.clear()
        await self.socket.send(BackMsg(rerun_script=state).SerializeToString())
        while not self._hear(await self._next()):
            pass

    async def settle(self, quiet: float = 0.4) -> float:
        """Read on until nothing has come for so many seconds: a run may have asked for another. The moment of the last message."""
        last = time.perf_counter()
        while True:
            try:
                message = await asyncio.wait_for(self._next(), quiet)
            except TimeoutError:
                return last
            self._hear(message)
            last = time.perf_counter()

    async def follow(self) -> None:
        """Redraw what redraws itself for as long as a run goes on; raises TimeoutError after a long time."""
        ends = time.monotonic() + _LONG
        while "plan=" not in self.query or self.timers:
            if not self.timers:
                raise RuntimeError(f"nothing is planned: the page stands at {self.query!r}")
            fragment, seconds = next(iter(self.timers.items()))
            if time.monotonic() > ends:
                raise TimeoutError(f"the run of {self.query} did not end in {_LONG:g} s")
            await asyncio.sleep(seconds)
            await self.rerun(fragment=fragment)

    async def _next(self) -> ForwardMsg:
        message = ForwardMsg.FromString(await asyncio.wait_for(self.socket.recv(decode=False), _LONG))
        if message.WhichOneof("type") == "ref_hash":
            return self.cache[message.ref_hash]
        if message.metadata.cacheable:
            self.cache[message.hash] = message
        return message

    def _hear(self, message: ForwardMsg) -> bool:
        """Take in a message; whether the script has finished with it."""
        match message.WhichOneof("type"):
            case "new_session":
                self.page = message.new_session.page_script_hash
            case "auto_rerun":
                self.timers[message.auto_rerun.fragment_id] = message.auto_rerun.interval
            case "stop_auto_rerun":
                self.timers.clear()
            case "page_info_changed":
                self.query = message.page_info_changed.query_string
            case "delta":
                self._draw(message)
            case "script_finished" if message.script_finished == ForwardMsg.FINISHED_EARLY_FOR_RERUN:
                # the script runs again, from its beginning, and tells anew what redraws itself
                self.timers.clear()
            case "script_finished":
                return True
        return False

    def _draw(self, message: ForwardMsg) -> None:
        drawn_in = message.delta.fragment_id
        element = message.delta.new_element
        self._keep(message.delta.add_block.id, drawn_in)
        kind = element.WhichOneof("type")
        if kind is None:
            return
        drawn = getattr(element, kind)
        self._keep(getattr(drawn, "id", ""), drawn_in)
        if getattr(drawn, "id", ""):
            self.widgets[f"{kind}:{getattr(drawn, 'label', '')}"] = drawn.id

    def _keep(self, widget: str, fragment: str) -> None:
        # `$$ID-HASH-KEY`
        _, _, key = widget.removeprefix("$$ID-").partition("-")
        if key:
            self.keyed[key] = (widget, fragment)

    def widget(self, kind: str, label: str = "") -> str:
        """The id of the first widget of a kind with that label."""
        return next(found for name, found in self.widgets.items() if name.startswith(f"{kind}:{label}"))


_DOORS = 3
"""So many people open the studio at a time: they come one after the other, and then ask at once."""


@asynccontextmanager
async def opened(address: str, query: str = "") -> AsyncIterator[Tab]:
    """A tab in which nothing is drawn yet."""
    async with websockets.connect(
        f"ws://{address}/_stcore/stream", subprotocols=["streamlit"], max_size=None, ping_timeout=None
    ) as connection:
        yield Tab(connection, query=query)


@asynccontextmanager
async def tab(address: str, door: asyncio.Semaphore, query: str = "") -> AsyncIterator[Tab]:
    """A tab in which the first page is drawn, as its address asks for it."""
    async with opened(address, query) as made:
        async with door:
            await made.rerun()
        yield made


async def ask(
    address: str, text: str, door: asyncio.Semaphore, together: asyncio.Barrier, after: float
) -> float:
    """Seconds from the press of the button, so long `after` all are there, until the itinerary is drawn."""
    async with tab(address, door) as mine:
        box = mine.widget("text_area")
        await together.wait()
        await asyncio.sleep(after)
        begun = time.perf_counter()
        mine.states[box] = WidgetState(id=box, string_value=text)
        await mine.rerun(WidgetState(id=mine.widget("button", "规划"), trigger_value=True))
        await mine.follow()
        return time.perf_counter() - begun


async def click(
    address: str, door: asyncio.Semaphore, together: asyncio.Barrier, over: asyncio.Event
) -> list[float]:
    """Seconds of each visit to the library while the others plan."""
    seconds = []
    async with tab(address, door) as mine:
        await together.wait()
        while not over.is_set():
            await asyncio.sleep(0.5)
            begun = time.perf_counter()
            await mine.rerun(page="library")
            seconds.append(time.perf_counter() - begun)
    return seconds


async def burst(
    address: str, people: int, clickers: int, within: float = 0.0
) -> tuple[list[float], list[float]]:
    """Everybody asks, one after the other within so many seconds; the seconds of the itineraries and of the clicks elsewhere."""
    together, over = asyncio.Barrier(people + clickers), asyncio.Event()
    door = asyncio.Semaphore(_DOORS)
    clicking = [asyncio.create_task(click(address, door, together, over)) for _ in range(clickers)]
    asking = [
        ask(address, request(number), door, together, after=within * number / people)
        for number in range(people)
    ]
    planned = await asyncio.gather(*asking)
    over.set()
    clicked = await asyncio.gather(*clicking)
    return sorted(planned), [seconds for of_one in clicked for seconds in of_one]


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
    planned, clicked = asyncio.run(burst(address, people, clickers, within))
    after, used_after = megabytes(process), _used(process, workers)
    figures = {
        "first": planned[0],
        "p95": quantiles(planned, n=20)[-1],
        "click p95": quantiles(clicked, n=20)[-1],
        "MB a session": (after - before) / (people + clickers),
        "MB in all": after,
    }
    for name, value in figures.items():
        print(f"{name:>14} {value:9.2f}   {'within' if value <= AIMS[name] else 'over'} {AIMS[name]:g}")
    print(
        f"median of a plan {median(planned):.2f} s; share of people with one within {AIMS['p95']:g} s: {_in_time(planned):.0%}"
    )
    print(
        f"{len(clicked)} clicks elsewhere, median {median(clicked):.2f} s; all trips after {planned[-1]:.1f} s"
    )
    spent = {name: (used_after[name] - used[name]) / people for name in used}
    print("processor seconds a trip:", ", ".join(f"{name} {seconds:.2f}" for name, seconds in spent.items()))


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
