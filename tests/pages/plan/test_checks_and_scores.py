"""The Checks and Scores tabs of the Plan page without a browser."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from core.agents.events import Done
from core.agents.protocol import Context, Task
from core.agents.registry import AGENTS
from core.bench.store.runs import RunStore
from core.dsl.families.costs import CostCap
from core.model.query import Query
from core.model.run import Run, new_run_id, now
from core.sandbox.library import SandboxLibrary
from core.understand import editing
from studio.i18n import translator

QUERY = Query(uid="q", text="", start_city="南京", target_city="北京", days=3, people_number=2, budget=6000.0)
ZH = translator("zh")

Studio = Callable[..., AppTest]


@pytest.fixture
def document(home: Path) -> dict[str, Any]:
    """A plan in which everything holds."""
    *_, done = AGENTS["planner"].make().run(Task(QUERY, SandboxLibrary(home).open("demo")), Context())
    assert isinstance(done, Done)
    assert done.plan is not None
    return done.plan.to_json()


def _kept(home: Path, document: object, query: Query = QUERY) -> str:
    run = Run(
        id=new_run_id(),
        created=now(),
        query=query,
        agent="file",
        sandbox="demo",
        sandbox_checksum="x",
        status="opened",
        document=document,
    )
    store = RunStore(home / "runs.sqlite")
    store.begin(run)
    store.close()
    return run.id


def _late(document: dict[str, Any]) -> dict[str, Any]:
    """The first sight of the second day lasts until its doors are long closed."""
    day = document["itinerary"][1]["activities"]
    next(one for one in day if one["type"] == "attraction")["end_time"] = "23:30"
    return document


def _boxes(app: AppTest) -> list[str]:
    return [box.label.replace("\\", "") for box in app.expander]


def _scores(studio: Studio, run_id: str, view: str | None = None) -> AppTest:
    app = studio(plan=run_id)
    app.session_state[f"trip-{run_id}-behind-part_choice"] = "metrics"
    if view is not None:
        app.session_state[f"trip-{run_id}-scores"] = view
    return app.run()


def _tables(app: AppTest) -> str:
    return "\n".join(element.proto.body for element in app.get("html"))


def test_a_plan_that_holds_has_no_box_unfolded_but_one_a_yardstick(
    studio: Studio, home: Path, document: dict[str, Any]
) -> None:
    app = studio(plan=_kept(home, document))
    assert not app.exception
    boxes = [box for box in _boxes(app) if "条符合" in box]
    assert "✔ 事实、时间与费用 · 25 条规则中 25 条符合" in boxes
    # Things one might mind are no fault.
    assert any(box.startswith(("✔ 常识", "◇ 常识")) for box in boxes)
    assert len(boxes) >= 6
    assert not any(box.proto.expanded for box in app.expander)


def test_a_fact_that_several_yardsticks_find_is_told_once(
    studio: Studio, home: Path, document: dict[str, Any]
) -> None:
    app = studio(plan=_kept(home, _late(document)))
    assert not app.exception
    labels = [button.label.replace("\\", "") for button in app.button]
    closed = [label for label in labels if "关门" in label or "开放" in label]
    assert len(closed) == 1
    assert "同样发现这一点的还有：合理性（TripScore）、可行与合理（TripTailor）" in closed[0]


def test_a_picked_breach_of_common_sense_is_selected(
    studio: Studio, home: Path, document: dict[str, Any]
) -> None:
    app = studio(plan=_kept(home, _late(document)))
    pressed = next(button for button in app.button if "checks-common_sense-finding" in str(button.key))
    pressed.click()
    app.run()
    assert not app.exception
    again = next(button for button in app.button if button.key == pressed.key)
    assert again.proto.type == "primary"


def test_wishes_are_told_met_and_unmet(studio: Studio, home: Path, document: dict[str, Any]) -> None:
    wishes = (editing.wish(CostCap("total", 1.0)), editing.wish(CostCap("intercity", 1e5)))
    app = studio(plan=_kept(home, document, replace(QUERY, constraints=wishes, budget=None)))
    assert not app.exception
    assert "▲ 你的愿望 · 2 个愿望中 1 个做到" in _boxes(app)
    assert any("▲ 没有做到：全程花费不超过 ¥1" in one.value.replace("\\", "") for one in app.markdown)


@pytest.mark.parametrize("view", ["dimensions", "rules", "sense", "preferences", "reward", "reference"])
def test_every_yardstick_has_its_radar(
    studio: Studio, home: Path, document: dict[str, Any], view: str
) -> None:
    app = _scores(studio, _kept(home, document), view)
    assert not app.exception
    assert any("| 得分 | 这份行程 |" in one.value for one in app.markdown)
    assert ("<table" in _tables(app)) == (view != "rules")


def test_a_metric_that_cannot_be_computed_says_why(
    studio: Studio, home: Path, document: dict[str, Any]
) -> None:
    app = _scores(studio, _kept(home, document))
    assert 'title="请求没有日期' in _tables(app)


def test_the_released_program_is_under_its_own_heading(
    studio: Studio, home: Path, document: dict[str, Any]
) -> None:
    app = _scores(studio, _kept(home, document))
    assert "按已发布的程序计算" in _boxes(app)


def test_a_plan_for_a_city_that_the_data_lacks_has_no_scores_and_no_fault(
    studio: Studio, home: Path, document: dict[str, Any]
) -> None:
    elsewhere = document | {"target_city": "巴黎"}
    run_id = _kept(home, elsewhere, replace(QUERY, target_city="巴黎"))
    assert not studio(plan=run_id).exception
    for view in ("dimensions", "rules", "sense", "reference"):
        assert not _scores(studio, run_id, view).exception
