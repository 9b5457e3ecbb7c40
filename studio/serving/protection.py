"""What stands between the network and the studio: which names it answers to, and what a browser may do with its pages."""

import re
from base64 import b64encode
from collections.abc import Callable, Collection, MutableMapping
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from studio.settings import LOOPBACK

_INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_MAP_FRAME = "/component/streamlit_folium"
_REFUSED = "这个地址没有开放：请用 --allow-host 启动 / this name is not served here: start the studio with --allow-host\n"
_FOREIGN = "只接受工作室自己页面的请求 / only pages of the studio itself may ask for this\n"


class Protection:
    """ASGI middleware: refuses requests that name another host (DNS rebinding) or come from a page of another origin,
    and tells browsers what pages may do.

    Streamlit itself takes every page of this machine for its own, whatever its port, and asks the internet for this
    machine's address when a page of another origin knocks.
    """

    def __init__(self, app: ASGIApp, hosts: Collection[str], pictures: Callable[[], str | None]) -> None:
        """`hosts` are the names that the studio answers to besides this machine's own, `pictures` tells the address
        that map tiles come from."""
        self._app = app
        self._hosts = frozenset(name.lower() for name in (*LOOPBACK, *hosts))
        self._pictures = pictures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it with status 421."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if _name(host) not in self._hosts:
            await _refuse(scope, receive, send, 421, _REFUSED)
            return
        acts = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if acts and not _is_own(headers.get("origin"), host):
            await _refuse(scope, receive, send, 403, _FOREIGN)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add_headers(message, scope["path"], host)
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _add_headers(self, message: MutableMapping[str, object], path: str, host: str) -> None:
        headers = MutableHeaders(scope=message)
        headers["Content-Security-Policy"] = policy(_MAP_FRAME in path, host, self._pictures())
        headers["Referrer-Policy"] = "no-referrer"
        headers["X-Content-Type-Options"] = "nosniff"
        headers["X-Frame-Options"] = "SAMEORIGIN"
        headers["Cross-Origin-Opener-Policy"] = "same-origin"
        headers["Permissions-Policy"] = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"


def policy(is_map: bool, host: str, pictures: str | None) -> str:
    """The content security policy of a page; `is_map` is for the frame of the map, which writes its own script.

    Nothing is fetched from elsewhere, but for the tiles of maps where they are set; no page of another origin frames
    one of these. Only the frame of the map compiles text as script; charts read their expressions with an interpreter, and the map
    of many places brings WebAssembly of its own, which is no text.
    """
    inline = "'unsafe-inline' 'unsafe-eval'" if is_map else " ".join(_inline_scripts())
    rules = {
        "default-src": "'self'",
        "script-src": f"'self' {inline} 'wasm-unsafe-eval' blob:",
        "style-src": "'self' 'unsafe-inline'",
        "img-src": " ".join(filter(None, ["'self' data: blob:", pictures])),
        "font-src": "'self' data:",
        "connect-src": f"'self' ws://{host} wss://{host} data: blob:",
        "worker-src": "'self' blob:",
        "frame-src": "'self'",
        "object-src": "'none'",
        "base-uri": "'self'",
        "form-action": "'self'",
        "frame-ancestors": "'self'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


@lru_cache(maxsize=1)
def _inline_scripts() -> tuple[str, ...]:
    """The hashes of the scripts that Streamlit's own page holds."""
    page = (files("streamlit") / "static" / "index.html").read_text(encoding="utf-8")
    digests = (sha256(script.encode()).digest() for script in _INLINE_SCRIPT.findall(page))
    return tuple(f"'sha256-{b64encode(digest).decode()}'" for digest in digests)


def _name(host: str) -> str | None:
    """The name in a Host header, without its port; None for what is no name."""
    try:
        parts = urlsplit(f"//{host}")
        parts.port  # noqa: B018 - raises where it is no number
    except ValueError:
        return None
    is_plain = parts.netloc == host and not parts.username and not parts.password
    return (parts.hostname or "").rstrip(".") if is_plain else None


def _is_own(origin: str | None, host: str) -> bool:
    """Whether an origin is that of the studio's own pages; programs that are no browsers name none."""
    return origin is None or origin.lower().partition("://")[2] == host.lower()


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, why: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    await PlainTextResponse(why, status_code=status)(scope, receive, send)
