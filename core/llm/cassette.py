"""Cassettes: the exchanges of a run, recorded byte for byte and replayed with no network.

A file of JSON lines: first what of the profile goes into requests, then an exchange a line. Of a request only its path and body are
kept, of a response only its status, its media type and its body: no header, so no key; a key inside a body is blotted out.
A kill loses no more than the exchange that was being written.
"""

import json
from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

import httpx2

from core.errors import InputError, ModelSetupError
from core.files.lines import read_lines
from core.files.whole import append_whole, write_whole
from core.llm.profile import REPLAYED_URL, Profile, without_key
from core.text import short

_VERSION = 1
_OF_REQUESTS = {
    "name", "model", "embedding_model", "temperature", "seed", "structured", "price_in", "price_out", "context"
}  # fmt: skip
"""What of a profile is kept: all that goes into requests and their cost, and nothing of the server or its key."""


class RecordingTransport(httpx2.BaseTransport):
    """Passes requests on and keeps each exchange when its response has been read to the end, or was cut."""

    def __init__(self, path: Path, profile: Profile, inner: httpx2.BaseTransport | None = None) -> None:
        """Begin the cassette anew. Raises FileError where it cannot be written."""
        self._path = path
        self._inner = inner or httpx2.HTTPTransport()
        self._lock = Lock()
        asked = profile.model_dump(mode="json", include=_OF_REQUESTS, exclude_none=True)
        write_whole(path, [_line({"cassette": _VERSION, "profile": asked})])

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        """Ask the server, and listen to its answer."""
        # what is recorded is read by people: no compression
        request.headers["accept-encoding"] = "identity"
        response = self._inner.handle_request(request)
        assert isinstance(response.stream, httpx2.SyncByteStream)
        stream = _Listening(response.stream, lambda body, cut: self._keep(request, response, body, cut))
        return httpx2.Response(
            response.status_code, headers=response.headers, stream=stream, extensions=response.extensions
        )

    def close(self) -> None:
        """Close the connections."""
        self._inner.close()

    def _keep(self, request: httpx2.Request, response: httpx2.Response, body: bytes, cut: bool) -> None:
        key = request.headers.get("authorization", "").removeprefix("Bearer ")
        told = body.decode("utf-8", "surrogateescape")
        exchange = {
            "path": _last_part(request),
            "request": json.loads(request.content) if request.content else None,
            "status": response.status_code,
            "type": response.headers.get("content-type", ""),
            "body": without_key(told, key),
            "cut": cut,
        }
        with self._lock:
            append_whole(self._path, _line(exchange))


class _Listening(httpx2.SyncByteStream):
    def __init__(self, inner: httpx2.SyncByteStream, ended: Callable[[bytes, bool], None]) -> None:
        self._inner, self._ended = inner, ended
        self._parts: list[bytes] = []
        self._open = True

    def __iter__(self) -> Iterator[bytes]:
        try:
            for part in self._inner:
                self._parts.append(part)
                yield part
        except httpx2.TransportError:
            self._end(cut=True)
            raise
        self._end(cut=False)

    def close(self) -> None:
        self._inner.close()
        self._end(cut=False)

    def _end(self, *, cut: bool) -> None:
        if self._open:
            self._open = False
            self._ended(b"".join(self._parts), cut)


class _Exchange(NamedTuple):
    path: str
    request: dict[str, Any] | None
    status: int
    kind: str
    body: bytes
    cut: bool


class ReplayTransport(httpx2.BaseTransport):
    """Answers from a cassette: equal requests get their recorded responses in the order of the recording."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.profile, exchanges = _read(path)
        self._waiting: dict[str, deque[_Exchange]] = defaultdict(deque)
        for exchange in exchanges:
            self._waiting[_fingerprint(exchange.path, exchange.request)].append(exchange)
        self._lock = Lock()

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        """The recorded response. Raises ModelSetupError where the cassette holds none (any more)."""
        body = json.loads(request.content) if request.content else None
        with self._lock:
            waiting = self._waiting.get(_fingerprint(_last_part(request), body))
            if not waiting:
                raise ModelSetupError(
                    f"录音 {self._path} 中没有这次模型请求的回答：请求、方法或提示已变；请重新录制",
                    f"the cassette {self._path} has no answer to this call: the request, the method or its prompts "
                    "changed since; record it again",
                )
            exchange = waiting.popleft()
        stream = _Replayed(exchange.body, exchange.cut)
        return httpx2.Response(exchange.status, headers={"content-type": exchange.kind}, stream=stream)


class _Replayed(httpx2.SyncByteStream):
    def __init__(self, content: bytes, cut: bool) -> None:
        self._content, self._cut = content, cut

    def __iter__(self) -> Iterator[bytes]:
        yield self._content
        if self._cut:
            raise httpx2.ReadError("the recorded stream was cut here")


def _exchange(told: object) -> _Exchange:
    """An exchange as it was recorded. Raises ValueError for anything else: a cassette may come from anybody."""
    match told:
        case {
            "path": str(path),
            "request": dict() | None as request,
            "status": int(status),
            "type": str(kind),
            "body": str(body),
            "cut": bool(cut),
        } if 100 <= status < 600:
            return _Exchange(
                path=path,
                request=request,
                status=status,
                kind=kind,
                body=body.encode("utf-8", "surrogateescape"),
                cut=cut,
            )
        case _:
            raise ValueError("an exchange that is none")


def _read(path: Path) -> tuple[Profile, list[_Exchange]]:
    # a pipe that nobody writes to would wait for ever
    if path.exists() and not path.is_file():
        raise InputError(f"录音 {path} 不是文件，请给出文件", f"the cassette {path} is no file: name a file")
    try:
        head, *told = [json.loads(line) for line in _whole_lines(path)]
        if head["cassette"] != _VERSION:
            raise ValueError(f"version {head['cassette']}")
        profile = Profile(base_url=REPLAYED_URL, **head["profile"])
        exchanges = [_exchange(one) for one in told]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise InputError(
            f"{path} 不是可用的录音（{short(error)}）；请重新录制",
            f"{path} is not a cassette that can be used ({short(error)}): record it again",
        ) from error
    return profile, exchanges


def _whole_lines(path: Path) -> list[str]:
    """The lines of a file; what follows the last end of one was cut short when its writer was killed."""
    lines = [line for _, line in read_lines(path)]
    return lines if path.read_bytes().endswith(b"\n") else lines[:-1]


def _line(record: Mapping[str, Any]) -> str:
    """A record on a line of its own: ASCII, so that nothing in it ends a line."""
    return json.dumps(record) + "\n"


def _last_part(request: httpx2.Request) -> str:
    return request.url.path.rsplit("/v1/", 1)[-1]


def _fingerprint(path: str, body: object) -> str:
    return path + json.dumps(body, sort_keys=True, ensure_ascii=False)
