"""What Streamlit leaves out of a sign-in: that it failed, and where one wanted to go. It leads to the first page without a word."""

import re
from collections.abc import Callable, Collection
from http.cookies import SimpleCookie
from urllib.parse import parse_qs, quote, unquote

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FAILED = "sign_in_failed"
"""What the address has where a sign-in failed."""

_USER = "_streamlit_user"
_WANTED = "tripstudio_wanted"
"""The cookie of the page that somebody asked for who was not signed in, with what its address says."""
_LASTS = 15 * 60
"""Seconds that a sign-in may take for it to lead there."""
_ADDRESS = re.compile(r"([a-z_]*)(?:\?[!-~]{0,2000})?")


class LeadOn:
    """ASGI middleware: who asks for a page and has to sign in first is led to that page afterwards.

    A browser keeps the address in a cookie for the while. What comes back is taken for an address only where it names
    one of the `pages` (or none, for the first), below the studio's own: nobody is led elsewhere by it.
    """

    def __init__(self, app: ASGIApp, pages: Collection[str], is_set_up: Callable[[], bool]) -> None:
        self._app, self._pages, self._is_set_up = app, pages, is_set_up

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request as the studio does, but for the cookie, and for where a sign-in leads."""
        change: Callable[[MutableHeaders], None] | None = None
        if scope["type"] == "http" and _is_answer(scope):
            change = self._lead_on(_cookie(scope, _WANTED))
        elif scope["type"] == "http" and self._is_asked_for(scope) and self._is_set_up():
            change = _keep(_address(scope))
        if change is None:
            await self._app(scope, receive, send)
            return

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                change(MutableHeaders(raw=message["headers"]))
            await send(message)

        await self._app(scope, receive, send_on)

    def _is_asked_for(self, scope: Scope) -> bool:
        """Whether somebody who is not signed in opens a page, and not the one that says that a sign-in failed."""
        is_page = scope["method"] == "GET" and self._is_ours(_address(scope))
        return (
            is_page
            and "text/html" in (Headers(scope=scope).get("accept") or "")
            and not _cookie(scope, _USER)
        )

    def _is_ours(self, address: str) -> bool:
        found = _ADDRESS.fullmatch(address)
        return found is not None and found[1] in {"", *self._pages} and FAILED not in address

    def _lead_on(self, kept: str) -> Callable[[MutableHeaders], None] | None:
        address = unquote(kept)
        if not address or not self._is_ours(address):
            return None

        def lead(headers: MutableHeaders) -> None:
            if "location" in headers and _has_user(headers):
                headers["location"] = f"{headers['location']}{address}"
                headers.append("set-cookie", f"{_WANTED}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")

        return lead


class TellFailures:
    """ASGI middleware: whoever comes back from the provider and is not signed in is led to an address that says so.

    Who comes back from signing out has neither a code nor an error, and is told nothing.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request as the studio does, but for where a failed sign-in leads."""
        if scope["type"] != "http" or not _is_answer(scope):
            await self._app(scope, receive, send)
            return

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start" and not _has_user(Headers(raw=message["headers"])):
                headers = MutableHeaders(raw=message["headers"])
                if "location" in headers:
                    headers["location"] = f"{headers['location']}?{FAILED}=1"
            await send(message)

        await self._app(scope, receive, send_on)


def _is_answer(scope: Scope) -> bool:
    said = parse_qs(scope["query_string"].decode("latin-1"))
    return scope["path"].endswith("/oauth2callback") and bool({"code", "error"} & said.keys())


def _has_user(headers: Headers) -> bool:
    """Whether an answer lets the browser keep who is signed in; a cookie that is taken back has no value."""
    found = (SimpleCookie(cookie).get(_USER) for cookie in headers.getlist("set-cookie"))
    return any(morsel is not None and morsel.value for morsel in found)


def _address(scope: Scope) -> str:
    """The last part of a path with what follows it: `library?tag=spring`; empty for the first page."""
    said = scope["query_string"].decode("latin-1")
    return str(scope["path"]).rpartition("/")[2] + (f"?{said}" if said else "")


def _cookie(scope: Scope, name: str) -> str:
    return cookie_parser(Headers(scope=scope).get("cookie") or "").get(name, "")


def _keep(address: str) -> Callable[[MutableHeaders], None]:
    def keep(headers: MutableHeaders) -> None:
        headers.append(
            "set-cookie",
            f"{_WANTED}={quote(address, safe='')}; Path=/; Max-Age={_LASTS}; HttpOnly; SameSite=Lax",
        )

    return keep
