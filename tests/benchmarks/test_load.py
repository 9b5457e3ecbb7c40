"""The load test's tab: a page that is drawn late is waited for, and one where nothing is planned says why."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

from benchmarks import load
from benchmarks.serving import tabs


class Server:
    """What the server sends, as a tab hears it; then it is silent."""

    def __init__(self, *messages: ForwardMsg) -> None:
        self._messages = list(messages)

    async def recv(self, *, decode: bool) -> bytes:
        if not self._messages:
            await asyncio.sleep(3600)
        return self._messages.pop(0).SerializeToString()


def followed(tab: Any) -> None:
    """Follow in a thread of its own: a browser of another test keeps a loop of this one's running."""
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, tab.follow()).result()


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little patience, so that no test waits for long."""
    monkeypatch.setattr(tabs, "_PATIENT", 2.0)


def test_a_run_that_the_page_names_late_is_followed() -> None:
    named = ForwardMsg()
    named.page_info_changed.query_string = "plan=abc"
    tab = tabs.Tab(Server(named), query="ask=x")
    followed(tab)
    assert tab.query == "plan=abc"


def test_where_nothing_is_planned_the_page_is_quoted() -> None:
    warned = ForwardMsg()
    warned.delta.new_element.alert.body = "the sandbox cannot be read"
    tab = tabs.Tab(Server(warned), query="ask=x")
    with pytest.raises(RuntimeError, match="the sandbox cannot be read"):
        followed(tab)


@pytest.mark.parametrize(("seconds", "least", "most"), [([1.0, 2.0, 3.0], 2.9, 4.0), ([2.0], 2.0, 2.0)])
def test_few_have_a_percentile(seconds: list[float], least: float, most: float) -> None:
    assert least <= load._p95(seconds) <= most


def test_none_have_no_percentile() -> None:
    assert load._p95([]) is None
