"""The scripted server: the protocol of chat completions over real HTTP, played by a `Character`."""

import hashlib
import json
import socket
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

from tests.fakes.reactions import Character, Cut, Garbled, Hanging, Reaction, Refused, Said, Silent

MODEL = "scripted"
EMBEDDING_MODEL = "scripted-vectors"
_PIECE = 16
_DIMENSIONS = 64


class ScriptedServer(ThreadingHTTPServer):
    """Listens on a free port of the loopback; keeps the requests that it got."""

    daemon_threads = True

    def __init__(self, character: Character, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), _Handler)
        self.character = character
        self.bodies: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.connections: list[socket.socket] = []
        self.closing = Event()

    def get_request(self) -> tuple[socket.socket, Any]:
        """The next connection, which is kept."""
        connection, address = super().get_request()
        self.connections.append(connection)
        return connection, address

    def leave(self) -> None:
        """Answer nobody any more, neither on connections that are open."""
        self.closing.set()
        self.shutdown()
        self.server_close()
        for connection in self.connections:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that went away is no trouble; all else is told."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)

    @property
    def url(self) -> str:
        """The base URL for clients."""
        return f"http://127.0.0.1:{self.server_address[1]}/v1"


@contextmanager
def serving(character: Character) -> Iterator[ScriptedServer]:
    """A server that runs while the block does."""
    server = ScriptedServer(character)
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.leave()
        thread.join()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    wbufsize = -1
    server: ScriptedServer

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing: the terminal belongs to the tests."""

    def do_GET(self) -> None:
        if self.path == "/v1/models":
            names = (MODEL, EMBEDDING_MODEL)
            self._json(200, {"object": "list", "data": [{"id": n, "object": "model"} for n in names]})
        else:
            self._error(Refused(404, f"no {self.path}"))

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))))
        self.server.bodies.append(body)
        self.server.headers.append(dict(self.headers))
        if self.path == "/v1/embeddings":
            self._embed(body)
        elif self.path != "/v1/chat/completions":
            self._error(Refused(404, f"no {self.path}"))
        elif body.get("model") != MODEL:
            self._error(Refused(404, f"the model {body.get('model')!r} does not exist", "model_not_found"))
        else:
            self._play(body, self.server.character.react(body))

    def _play(self, body: dict[str, Any], reaction: Reaction) -> None:
        match reaction:
            case Refused():
                self._error(reaction)
            case Silent(seconds):
                self.server.closing.wait(seconds)
                self.close_connection = True
            case Said() if not (body.get("stream") and reaction.streamed):
                self._json(200, _whole(body, reaction))
            case Said():
                self._stream(_chunks(body, reaction))
            case Cut(text, politely):
                self._stream(_text_chunks(text), ends=politely)
            case Hanging(text, told):
                self._stream(self._hanging(text, told), ends=False)
            case Garbled(chunk):
                self._stream([chunk])

    def _hanging(self, text: str, told: bool) -> Iterator[str]:
        yield from _text_chunks(text)
        if told:
            yield from (_chunk({}, "stop"), "[DONE]")
        self.wfile.flush()
        self.server.closing.wait()

    def _embed(self, body: dict[str, Any]) -> None:
        texts = body["input"] if isinstance(body["input"], list) else [body["input"]]
        data = [{"object": "embedding", "index": i, "embedding": vector(t)} for i, t in enumerate(texts)]
        usage = {"prompt_tokens": sum(map(len, texts)), "total_tokens": sum(map(len, texts))}
        self._json(200, {"object": "list", "model": body["model"], "data": data, "usage": usage})

    def _error(self, refused: Refused) -> None:
        error = {"message": refused.message, "type": "error", "code": refused.code, "param": None}
        self._json(refused.status, {"error": error}, refused.headers)

    def _json(self, status: int, value: Any, headers: dict[str, str] | None = None) -> None:
        content = json.dumps(value, ensure_ascii=False, indent=1).encode()
        self.send_response(status)
        for name, text in {"Content-Type": "application/json", **(headers or {})}.items():
            self.send_header(name, text)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def _stream(self, events: Iterable[str], ends: bool = True) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        try:
            for event in events:
                data = f"data: {event}\n\n".encode()
                self.wfile.write(f"{len(data):X}\r\n".encode() + data + b"\r\n")
            if ends:
                self.wfile.write(b"0\r\n\r\n")
            self.wfile.flush()
        # The client went away.
        except OSError:
            pass
        self.close_connection = self.close_connection or not ends


def vector(text: str) -> list[float]:
    """An embedding in which texts that share pairs of letters are close: counts of hashed pairs, of length one."""
    counts = [0.0] * _DIMENSIONS
    for pair in zip(text, text[1:] or " ", strict=False):
        counts[hashlib.sha256("".join(pair).encode()).digest()[0] % _DIMENSIONS] += 1.0
    length = sum(count * count for count in counts) ** 0.5 or 1.0
    return [count / length for count in counts]


def _usage(body: dict[str, Any], said: Said) -> dict[str, int]:
    asked = sum(len(str(message.get("content") or "")) for message in body["messages"])
    answered = len(said.text) + sum(len(call.arguments) for call in said.calls)
    return {"prompt_tokens": asked, "completion_tokens": answered, "total_tokens": asked + answered}


def _calls(said: Said) -> list[dict[str, Any]]:
    return [
        {"id": f"call_{n}", "type": "function", "function": {"name": c.name, "arguments": c.arguments}}
        for n, c in enumerate(said.calls)
    ]


def _whole(body: dict[str, Any], said: Said) -> dict[str, Any]:
    message = {"role": "assistant", "content": said.text, "tool_calls": _calls(said) or None}
    finish = "tool_calls" if said.calls else "stop"
    return {
        "id": "chat-1",
        "object": "chat.completion",
        "created": int(time.time()),
        "model": MODEL,
        "choices": [{"index": 0, "message": message, "finish_reason": finish}],
        "usage": _usage(body, said),
    }


def _chunk(delta: dict[str, Any] | None, finish: str | None = None, usage: Any = None) -> str:
    choices = [] if delta is None else [{"index": 0, "delta": delta, "finish_reason": finish}]
    record = {"id": "chat-1", "object": "chat.completion.chunk", "created": 0, "model": MODEL}
    return json.dumps({**record, "choices": choices, "usage": usage}, ensure_ascii=False)


def _text_chunks(text: str) -> Iterator[str]:
    # a megabyte comes in a few thousand chunks, a word in one
    size = max(_PIECE, len(text) // 4000)
    yield _chunk({"role": "assistant", "content": ""})
    for start in range(0, len(text), size):
        yield _chunk({"content": text[start : start + size]})


def _chunks(body: dict[str, Any], said: Said) -> Iterator[str]:
    yield from _text_chunks(said.text)
    for number, call in enumerate(_calls(said)):
        arguments = call["function"]["arguments"]
        half = len(arguments) // 2
        first = {"name": call["function"]["name"], "arguments": arguments[:half]}
        yield _chunk({"tool_calls": [{"index": number, **call, "function": first}]})
        yield _chunk({"tool_calls": [{"index": number, "function": {"arguments": arguments[half:]}}]})
    yield _chunk({}, "tool_calls" if said.calls else "stop")
    if said.counted and (body.get("stream_options") or {}).get("include_usage"):
        yield _chunk(None, usage=_usage(body, said))
    yield "[DONE]"
