"""Bodies of answers: read to their end, since the SDK stops at the last event of a stream, and heard as a stream where the
server sends one whole."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from threading import Timer

import httpx2

_LAST_EVENT = b"[DONE]"
# seconds that the end of a body may take after its last event; a server that keeps it back loses the connection
_END_SECONDS = 0.1


def read_to_the_end(response: httpx2.Response) -> None:
    """Have the body of a response read to its end when it is closed after the last event of a stream."""
    assert isinstance(response.stream, httpx2.SyncByteStream)
    network = response.extensions.get("network_stream")
    response.stream = _Whole(response.stream, None if network is None else network.get_extra_info("socket"))


def hear_as_stream(response: httpx2.Response) -> None:
    """Have the answer of a server that ignores `stream`, one object of JSON, read as a stream of one event."""
    kind = response.headers.get("content-type", "")
    is_chat = response.request.url.path.endswith("/chat/completions") and response.is_success
    if is_chat and kind.startswith("application/json") and "content-encoding" not in response.headers:
        assert isinstance(response.stream, httpx2.SyncByteStream)
        response.stream = _OneEvent(response.stream)


class _OneEvent(httpx2.SyncByteStream):
    def __init__(self, inner: httpx2.SyncByteStream) -> None:
        self._inner = inner

    def __iter__(self) -> Iterator[bytes]:
        yield b"data: "
        for part in self._inner:
            # line ends would end the event; in JSON they stand between values alone, where a blank does as well
            yield part.replace(b"\n", b" ").replace(b"\r", b" ")
        yield b"\n\n"

    def close(self) -> None:
        self._inner.close()


class _Whole(httpx2.SyncByteStream):
    def __init__(self, inner: httpx2.SyncByteStream, connection: socket.socket | None) -> None:
        self._inner, self._connection = inner, connection
        self._parts = iter(inner)
        self._end = b""

    def __iter__(self) -> Iterator[bytes]:
        for part in self._parts:
            self._end = (self._end + part)[-2 * len(_LAST_EVENT) :]
            yield part

    def close(self) -> None:
        if self._end.rstrip().endswith(_LAST_EVENT):
            self._read_on()
        self._inner.close()

    def _read_on(self) -> None:
        """Nothing is expected but the end."""
        late = Timer(_END_SECONDS, self._let_go)
        late.start()
        with suppress(httpx2.TransportError, httpx2.StreamError):
            for _ in self._parts:
                pass
        late.cancel()

    def _let_go(self) -> None:
        # unlike closing it, this ends a read that waits
        if self._connection is not None:
            with suppress(OSError):
                self._connection.shutdown(socket.SHUT_RDWR)
