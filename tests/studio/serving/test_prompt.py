"""Small messages are not held back, also on a socket that was made without the name of its protocol."""

import asyncio
import socket
from asyncio import base_events
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from studio.serving.prompt import send_at_once


@pytest.fixture
def mended(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """asyncio is as it was afterwards."""
    monkeypatch.setattr(base_events, "_set_nodelay", base_events._set_nodelay)  # type: ignore[attr-defined]
    send_at_once()
    yield


async def _accepted() -> int:
    """Whether a connection that a server took sends at once, as its socket says."""
    said: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        taken = writer.get_extra_info("socket")
        said.set_result(taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    async with await asyncio.start_server(take, sock=listening):
        _, writer = await asyncio.open_connection(*listening.getsockname())
        found = await said
        writer.close()
    return found


@pytest.mark.usefixtures("mended")
def test_a_connection_sends_at_once() -> None:
    # on a thread of its own, as a browser that stands open has a loop on this one
    with ThreadPoolExecutor(max_workers=1) as apart:
        assert apart.submit(asyncio.run, _accepted()).result()
