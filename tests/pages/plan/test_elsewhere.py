"""Two windows on one trip: what the other one did is told, nothing is overwritten, and one's own changes are no news."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from core.bench.store.runs import RunStore
from core.model.run import Run, Wanted, new_run_id, now
from core.text import Text
from core.understand import editing
from tests.pages.waiting import finished

REQUEST = "当前位置南京。我和朋友两个人想去北京玩3天，预算6000元，请给我一个旅行规划。"
TOLD = "另一个窗口里也改过这份行程"

Studio = Callable[..., AppTest]


@pytest.fixture
def trip(plan_a_trip: Callable[[str], AppTest], home: Path) -> Run:
    plan_a_trip(REQUEST)
    store = RunStore(home / "runs.sqlite")
    (run,) = store.newest(1)
    store.close()
    return run


def _edited_elsewhere(home: Path, run: Run) -> str:
    store = RunStore(home / "runs.sqlite")
    said = Text("故宫晚了 30 分钟", "the Palace Museum 30 min later")
    other = replace(run, id=new_run_id(), created=now(), former=run.id, status="edited", change=said)
    store.begin(other)
    store.close()
    return other.id


def _lines(app: AppTest) -> str:
    return "\n".join(block.value for block in app.markdown).replace("\\", "")


def test_a_version_of_another_window_is_told_and_shown_when_wanted(
    studio: Studio, trip: Run, home: Path
) -> None:
    app = studio(plan=trip.id)
    assert TOLD not in _lines(app)
    other = _edited_elsewhere(home, trip)

    app.run()
    assert f"{TOLD}（故宫晚了 30 分钟）" in _lines(app)
    app.button(key=f"elsewhere-show-{other}").click().run()
    assert app.query_params["plan"] == other
    assert TOLD not in _lines(app)


def test_the_later_change_is_told_of_the_earlier_one_and_both_are_kept(
    studio: Studio, trip: Run, home: Path
) -> None:
    app = studio(plan=trip.id)
    other = _edited_elsewhere(home, trip)
    app.chat_input[0].set_value("改成2天").run()
    finished(app)

    assert TOLD in _lines(app)
    store = RunStore(home / "runs.sqlite")
    versions = [one.id for one in store.versions(trip.id)]
    store.close()
    assert len(versions) == 3
    assert other in versions
    app.button(key=f"elsewhere-well-{other}").click().run()
    assert TOLD not in _lines(app)


def test_a_changed_request_of_another_window_is_told(studio: Studio, trip: Run, home: Path) -> None:
    app = studio(plan=trip.id)
    store = RunStore(home / "runs.sqlite")
    asked = editing.with_field(trip.query, people_number=4)
    store.keep_edits(trip.id, store.edits(trip.id).with_done(Wanted(asked)))
    store.close()

    app.run()
    assert any("另一个窗口改了要求" in toast.value for toast in app.toast)


def test_ones_own_changes_are_no_news(studio: Studio, trip: Run) -> None:
    app = studio(plan=trip.id)
    app.chat_input[0].set_value("改成2天").run()
    finished(app)
    app.run()
    assert app.query_params["plan"] != trip.id
    assert TOLD not in _lines(app)
