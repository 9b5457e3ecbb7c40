"""The library: all plans, each with a way to its address."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from streamlit.testing.v1 import AppTest

from core.bench.runs import RunStore
from core.model.query import Query
from core.model.run import Run

Studio = Callable[..., AppTest]


def test_an_empty_library_says_what_will_be_in_it(studio: Studio) -> None:
    app = studio(page="library")
    assert not app.exception
    assert any("还没有行程" in element.value for element in app.markdown)


def test_plans_are_listed_the_newest_first(studio: Studio, home: Path) -> None:
    store = RunStore(home / "runs.sqlite")
    for minute, text in enumerate(("去北京", "去[上海](http://x)")):
        moment = datetime(2026, 1, 1, 0, minute, tzinfo=UTC)
        store.begin(Run(f"r{minute}", moment, Query("q", text), "planner", "demo", "", status="ok"))
    app = studio(page="library")
    assert not app.exception
    links = app.get("page_link")
    assert [link.proto.label.replace("\\", "").replace("\u2060", "") for link in links] == [
        "去[上海](http://x)",
        "去北京",
    ]
    assert "plan=r1" in links[0].proto.query_string
