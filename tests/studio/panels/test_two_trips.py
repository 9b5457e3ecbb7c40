"""Two views of one trip on one screen: each under its own key, with a selection of its own."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from core.agents.events import Done
from core.agents.protocol import Context, Task
from core.agents.registry import AGENTS
from core.bench.store.runs import RunStore
from core.model.query import Query
from core.model.report import Where
from core.model.run import Run, new_run_id, now
from core.sandbox.library import SandboxLibrary
from tests.patience import PATIENCE

QUERY = Query(uid="q", text="", start_city="南京", target_city="北京", days=3, people_number=2, budget=6000.0)


def _screen(run: str) -> None:
    import streamlit as st

    from studio import services
    from studio.i18n import translator
    from studio.panels import behind, trip
    from studio.panels.view import trip_view

    say = translator("en")
    for side, column in zip("ab", st.columns(2), strict=True):
        view = trip_view(services.store().get(run), f"{side}-{run}")
        assert view is not None
        with column:
            trip.show(view, say=say)
            behind.show(view, say)


@pytest.fixture
def screen(home: Path) -> Callable[[], AppTest]:
    """Draws one trip twice."""
    sandbox = SandboxLibrary(home).open("demo")
    *_, done = AGENTS["planner"].make().run(Task(QUERY, sandbox), Context())
    assert isinstance(done, Done)
    assert done.plan is not None
    run = Run(
        id=new_run_id(),
        created=now(),
        query=QUERY,
        agent="planner",
        sandbox="demo",
        sandbox_checksum="x",
        status="ok",
        document=done.plan.to_json(),
    )
    store = RunStore(home / "runs.sqlite")
    store.begin(run)
    store.close()
    return lambda: AppTest.from_function(_screen, kwargs={"run": run.id}, default_timeout=PATIENCE).run()


def test_a_trip_stands_twice_on_a_screen(screen: Callable[[], AppTest]) -> None:
    assert not screen().exception


def test_what_is_selected_in_one_is_not_selected_in_the_other(screen: Callable[[], AppTest]) -> None:
    app = screen()
    first = next(data["view"] for data in _drawn(app) if data["view"].startswith("a-"))
    app.session_state[f"{first}-selected"] = Where(1, 2)
    app.run()
    assert not app.exception
    assert {data["view"][0]: data["selected"] for data in _drawn(app)} == {"a": "1.2", "b": ""}


def _drawn(app: AppTest) -> list[dict[str, Any]]:
    """What the lists of days and the timelines are given to draw; a phone's switch draws no trip."""
    given = (json.loads(element.proto.json) for element in app.get("bidi_component"))
    return [data for data in given if "view" in data]
