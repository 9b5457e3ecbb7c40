"""The Plan page as tests see it: what it says, what it draws, and a run that is kept for it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from streamlit.testing.v1 import AppTest

from core.bench.store.runs import RunStore
from core.model.query import Query
from core.model.run import Run, new_run_id, now

REQUEST = "当前位置南京。我和朋友两个人想去北京玩3天，预算6000元，请给我一个旅行规划。"
QUERY = Query(
    uid="q", text=REQUEST, start_city="南京", target_city="北京", days=3, people_number=2, budget=6000.0
)
Studio = Callable[..., AppTest]
PlanATrip = Callable[[str], AppTest]


def page_says(app: AppTest) -> str:
    """All the text on the page."""
    kinds = (app.markdown, app.caption, app.success, app.error, app.warning, app.info, app.title, app.text)
    words = [element.value for elements in kinds for element in elements]
    words += [element.proto.body for element in app.get("html")]
    words += [json.dumps(data, ensure_ascii=False) for data in drawn(app)]
    return "\n".join([*words, *(button.label for button in app.button)]).replace("\\", "")


def drawn(app: AppTest) -> list[dict[str, Any]]:
    """What the components of our own are given to draw."""
    return [json.loads(one.proto.json) for one in app.get("bidi_component") if one.proto.json]


def keep(home: Path, **fields: object) -> str:
    known = {"query": QUERY, "agent": "planner", "sandbox": "demo", "sandbox_checksum": "x"}
    run = Run(id=new_run_id(), created=now(), **{**known, **fields})  # type: ignore[arg-type]
    store = RunStore(home / "runs.sqlite")
    store.begin(run)
    store.close()
    return run.id
