"""A tab of the studio over Streamlit's own websocket protocol, without a browser, for the measuring programs."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import websockets
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState

_RUN_SECONDS = 300.0
_PATIENT = 5.0
"""Seconds in which a page that is to be drawn again begins to be, on a busy machine too."""
_DAYS = "-cards"
"""How the key ends under which the days of a trip are drawn."""
_WORDS = {"alert": "body", "exception": "message", "markdown": "body"}
"""What says something of itself on a page, and the name under which it has its words."""


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
    told: list[str] = field(default_factory=list)
    """What the page says in words of its own, since it was last drawn from its beginning."""
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

    @property
    def has_trip(self) -> bool:
        """Whether the days of a trip are on the page."""
        return any(key.endswith(_DAYS) for key in self.keyed)

    async def follow(self, *, to_trip: bool = False) -> None:
        """Redraw what redraws itself for as long as anything does, or, `to_trip`, until the page was drawn with its trip. Raises
        TimeoutError after a long time.

        A page that names no run may be about to be drawn again: it has a while to say so. One that does not raises
        RuntimeError with what it says instead.
        """
        ends = time.monotonic() + _RUN_SECONDS
        while "plan=" not in self.query or self.timers:
            if not self.timers:
                await self.settle(_PATIENT)
            if not self.timers and "plan=" not in self.query:
                raise RuntimeError(
                    f"nothing is planned: the page stands at {self.query!r} and says {self.told[-3:]}"
                )
            if to_trip and self.has_trip:
                return
            if not self.timers:
                continue
            fragment, seconds = next(iter(self.timers.items()))
            if time.monotonic() > ends:
                raise TimeoutError(f"the run of {self.query} did not end in {_RUN_SECONDS:g} s")
            await asyncio.sleep(seconds)
            await self.rerun(fragment=fragment)

    async def _next(self) -> ForwardMsg:
        message: ForwardMsg = ForwardMsg.FromString(
            await asyncio.wait_for(self.socket.recv(decode=False), _RUN_SECONDS)
        )
        if message.WhichOneof("type") == "ref_hash":
            return self.cache[message.ref_hash]
        if message.metadata.cacheable:
            self.cache[message.hash] = message
        return message

    def _hear(self, message: ForwardMsg) -> bool:
        """Take in a message; whether the script has finished with it."""
        match message.WhichOneof("type"):
            case "new_session":
                self.told.clear()
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
        if kind in _WORDS:
            self.told.append(getattr(drawn, _WORDS[kind]))
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


@asynccontextmanager
async def opened(address: str, query: str = "") -> AsyncIterator[Tab]:
    """A tab in which nothing is drawn yet."""
    async with websockets.connect(
        f"ws://{address}/_stcore/stream",
        subprotocols=[websockets.Subprotocol("streamlit")],
        max_size=None,
        ping_timeout=None,
    ) as connection:
        yield Tab(connection, query=query)


@asynccontextmanager
async def tab(address: str, door: asyncio.Semaphore, query: str = "") -> AsyncIterator[Tab]:
    """A tab in which the first page is drawn, as its address asks for it."""
    async with opened(address, query) as made:
        async with door:
            await made.rerun()
        yield made
