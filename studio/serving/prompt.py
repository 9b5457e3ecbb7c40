"""What the studio sends goes off at once: mends Streamlit (1.67) on asyncio."""

import socket
from asyncio import base_events


def send_at_once() -> None:
    """Let no connection hold small messages back until the ones before are acknowledged, which takes 40 ms.

    asyncio sees to that for sockets that name their protocol, and Streamlit makes the one it listens on without.
    """
    # asyncio offers no other way in
    base_events._set_nodelay = _without_delay  # type: ignore[attr-defined]


def _without_delay(connection: socket.socket) -> None:
    is_tcp = connection.type == socket.SOCK_STREAM and connection.proto in (0, socket.IPPROTO_TCP)
    if connection.family in (socket.AF_INET, socket.AF_INET6) and is_tcp:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
