"""What Streamlit leaves unsaid of a sign-in: that it failed. It leads back to the first page without a word."""

from http.cookies import SimpleCookie
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FAILED = "sign_in_failed"
"""What the address has where a sign-in failed."""

_USER = "_streamlit_user"


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
