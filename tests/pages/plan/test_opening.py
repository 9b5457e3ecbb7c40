"""Opening a plan from a file, and whose data an opened trip goes on with."""

import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from shutil import copyfile

import pytest
from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import Block

from core.agents.registry import agent_type
from core.bench.execution import execute, new_run
from core.bench.files.trip_files import runs_of_file
from core.bench.store.runs import RunStore
from core.model.plan import Plan
from core.model.query import Query
from core.model.run import Run
from core.sandbox.library import SandboxLibrary
from core.sandbox.traveleval_plan import to_traveleval
from tests.pages.waiting import finished
from tests.patience import PATIENCE

Studio = Callable[..., AppTest]
QUERY = Query(
    uid="q",
    text="去北京",
    start_city="南京",
    target_city="北京",
    days=3,
    people_number=2,
    record={"dates": "2024-11-15 to 2024-11-17"},
)


@pytest.fixture
def planned(home: Path) -> Run:
    """A run of the planner on the demo."""
    agent, sandbox = agent_type("planner").make(), SandboxLibrary(home).open("demo")
    return execute(new_run(agent, QUERY, sandbox), agent, sandbox, lambda seconds, event: None)


@pytest.mark.parametrize("in_record", [False, True])
def test_a_plan_in_travelevals_format_opens(
    studio: Studio, home: Path, planned: Run, in_record: bool
) -> None:
    document = to_traveleval(Plan.from_json(planned.document), QUERY, SandboxLibrary(home).open("demo"))
    content = json.dumps({"itinerary": document} if in_record else document, ensure_ascii=False)
    (run,) = runs_of_file(content.encode(), "trip.json", "demo", "")
    assert (run.query.start_city, run.query.target_city) == ("南京", "北京")
    assert (run.query.days, run.query.people_number) == (3, 2)
    store = RunStore(home / "runs.sqlite")
    store.begin(run)
    app = studio(plan=run.id)
    assert not app.exception
    told = [box.label.replace("\\", "") for box in app.expander]
    assert any("六个维度（TravelEval） · 12 条规则中" in label for label in told)


def test_a_plan_of_a_request_that_is_words_alone_is_called_by_what_it_plans(
    studio: Studio, home: Path, planned: Run
) -> None:
    RunStore(home / "runs.sqlite").begin(replace(planned, query=Query(uid="q", text="随便玩玩")))
    app = studio(plan=planned.id)
    assert not app.exception
    assert "南京 → 北京 · 3 天 · 2 人" in _popovers(app.main)


def _popovers(block: Block) -> list[str]:
    inner = [one for one in block.children.values() if isinstance(one, Block)]
    own = [block.proto.popover.label] if getattr(block.proto, "popover", None) else []
    return [*own, *(label for one in inner for label in _popovers(one))]


def test_an_opened_trip_is_planned_again_with_its_own_data(studio: Studio, home: Path, planned: Run) -> None:
    library = SandboxLibrary(home)
    copyfile(library.path("demo"), library.path("another"))
    store = RunStore(home / "runs.sqlite")
    store.begin(replace(planned, sandbox="another", status="timeout", document=None))
    app = studio(plan=planned.id)
    next(button for button in app.button if button.icon == ":material/refresh:").click()
    app.run()
    assert not app.exception
    assert [run.sandbox for run in store.newest()] == ["another", "another"]
    assert app.query_params["plan"] != [planned.id]


@pytest.mark.parametrize(
    "record",
    [
        {"nature_language": "2个人从南京去北京玩2天"},
        {"start_city": "南京", "target_city": "北京", "days": 2, "people_number": 2},
    ],
    ids=["text", "fields"],
)
def test_a_request_of_a_file_is_planned_when_asked_and_keeps_its_place(
    studio: Studio, home: Path, record: dict[str, object]
) -> None:
    (run,) = runs_of_file(json.dumps(record).encode(), "requests.jsonl", "demo", "")
    store = RunStore(home / "runs.sqlite")
    store.begin(run)
    app = studio(plan=run.id)
    assert not app.exception
    assert any("还没规划" in element.value for element in app.markdown)
    app.button(key="plan_asked").click()
    finished(app.run())
    assert not app.exception
    planned = store.get(run.id)
    assert (planned.status, planned.agent, planned.query.target_city) == ("ok", "planner", "北京")
    assert store.count() == 1


def test_a_request_of_a_file_that_leaves_something_open_is_asked_for_it(studio: Studio, home: Path) -> None:
    (run,) = runs_of_file(json.dumps({"nature_language": "去北京"}).encode(), "one.json", "demo", "")
    RunStore(home / "runs.sqlite").begin(run)
    app = studio(plan=run.id)
    app.button(key="plan_asked").click()
    app.run()
    assert not app.exception
    assert app.query_params["ask"] == "去北京"


@pytest.mark.parametrize(
    ("language", "text"), [("中文", "从南京去北京"), ("English", "From Nanjing to Beijing")]
)
def test_a_request_of_a_file_keeps_its_place_once_it_is_answered(
    studio: Studio, home: Path, language: str, text: str
) -> None:
    (run,) = runs_of_file(json.dumps({"nature_language": text}).encode(), "one.json", "demo", "")
    store = RunStore(home / "runs.sqlite")
    store.begin(run)
    app = studio(plan=run.id, lang=language)
    app.button(key="plan_asked").click()
    app.run()
    for field, number in zip(app.number_input, (2, 3), strict=False):
        field.set_value(number)
    next(button for button in app.button if button.label in ("规划", "Plan")).click()
    app.run()
    ends = time.monotonic() + PATIENCE
    while not store.get(run.id).is_over and time.monotonic() < ends:
        time.sleep(0.3)
        app.run()
    assert not app.exception
    planned = store.get(run.id)
    assert (planned.status, planned.query.days, planned.query.people_number) == ("ok", 2, 3)
    assert store.count() == 1
    assert app.query_params["plan"] == run.id


def test_another_request_leaves_the_one_of_a_file_where_it_is(studio: Studio, home: Path) -> None:
    (run,) = runs_of_file(json.dumps({"nature_language": "从南京去北京"}).encode(), "one.json", "demo", "")
    store = RunStore(home / "runs.sqlite")
    store.begin(run)
    app = studio(ask="2个人从南京去北京玩2天", card=run.id)
    finished(app)
    assert not app.exception
    assert store.get(run.id) == run
    assert store.count() == 2


def test_the_name_of_the_first_page_leads_to_the_trip_that_it_names(
    studio: Studio, planned: Run, home: Path
) -> None:
    store = RunStore(home / "runs.sqlite")
    store.begin(planned)
    store.finish(planned)
    at_once, led_on = studio(plan=planned.id), studio("plan", plan=planned.id)
    assert not led_on.exception
    assert led_on.query_params["plan"] == planned.id
    assert [one.label for one in led_on.button] == [one.label for one in at_once.button]
