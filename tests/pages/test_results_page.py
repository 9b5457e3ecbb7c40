"""The Results page: tables of a folder, a cell that is open, and the way to a plan's own page."""

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from core.agents.events import Done
from core.agents.registry import AGENTS
from core.bench.store.runs import RunStore
from core.evaluate.registry import SUITES
from core.sandbox.library import SandboxLibrary
from pages.results import plan_cards
from studio.state import results as state
from tests.typed import succeed

Studio = Callable[..., AppTest]
REQUEST = '{"uid": "q1", "nature_language": "我们两个人从南京去北京玩2天", "tag": "easy"}\n'


def bench(home: Path, folder: Path, agents: str, requests: str = REQUEST) -> Path:
    """A folder of methods on one request, or on several, known to the home."""
    SandboxLibrary(home).open("demo")
    (folder / "trips.jsonl").write_text(requests)
    words = ["bench", "run", "--agents", agents, "--queries", str(folder / "trips.jsonl")]
    succeed(home, *words, "--out", folder / "out")
    return folder / "out"


@pytest.fixture
def results(home: Path, tmp_path: Path) -> Path:
    return bench(home, tmp_path, "baseline_a,baseline_b")


@pytest.fixture
def passing(home: Path, tmp_path: Path) -> Path:
    """Two methods that both pass the request."""
    return bench(home, tmp_path, "planner,nesy_rules")


def at(app: AppTest, name: str) -> str:
    """A part of the address, which is a list of one where the page itself wrote it."""
    value = app.query_params[name]
    return value if isinstance(value, str) else value[0]


def cards(app: AppTest) -> list[dict[str, Any]]:
    """The plans that are listed."""
    drawn = (json.loads(element.proto.json) for element in app.get("bidi_component"))
    return [card for data in drawn if "cards" in data for card in data["cards"]]


def rows(app: AppTest) -> list[list[str]]:
    """What the rows of the table are called."""
    drawn = (json.loads(element.proto.json) for element in app.get("bidi_component"))
    return [row["group"] for data in drawn if "rows" in data for row in data["rows"]]


def told(app: AppTest) -> str:
    return " ".join(element.value for element in (*app.markdown, *app.caption)).replace("\\", "")


def test_without_results_the_page_says_how_to_get_some(studio: Studio) -> None:
    app = studio(page="results")
    assert not app.exception
    assert "还没有结果" in told(app)
    assert "tripstudio bench run" in app.code[0].value


def test_the_address_opens_a_cell_with_its_plans(studio: Studio, results: Path) -> None:
    app = studio(page="results", table="chinatravel:rates", by="agent,model", cell="0-3")
    assert not app.exception
    assert "2 种方法 · 1 个请求" in told(app)
    assert [card["text"] for card in cards(app)] == ["我们两个人从南京去北京玩2天"]


def test_a_cell_says_how_many_of_how_many_its_share_is(studio: Studio, results: Path) -> None:
    app = studio(page="results", table="chinatravel:rates", by="agent,model", cell="0-0")
    assert "交付了计划：100 %" in told(app)
    assert "1 项中 1 项成立，共 1 份计划" in told(app)


def test_a_plan_opens_on_its_own_page(studio: Studio, home: Path, results: Path) -> None:
    app = studio(page="results", table="chinatravel:rates", by="agent,model", cell="0-0")
    app.session_state[plan_cards.KEY] = SimpleNamespace(presses=[[1.0, "picked", "0"]])
    app.run()
    assert not app.exception
    store = RunStore(home / "runs.sqlite")
    (run,) = store.newest()
    assert (run.agent, run.query.text) == ("baseline_a", "我们两个人从南京去北京玩2天")
    # with what its run told in the batch
    assert isinstance(store.told(run.id)[-1].event, Done)
    # as it was judged: not as a request that says nothing but its words
    assert (run.query.target_city, run.query.days, run.query.people_number) == ("北京", 2, 2)


def test_a_folder_that_is_gone_is_told(studio: Studio, results: Path) -> None:
    app = studio(page="results", results="elsewhere")
    assert not app.exception
    assert "没有名为“elsewhere”的结果" in app.warning[0].value.replace("\\", "")


def test_a_folder_that_cannot_be_read_is_told(studio: Studio, results: Path) -> None:
    (results / "bench.json").write_text("not JSON")
    app = studio(page="results")
    assert not app.exception
    assert "不是结果文件夹" in app.error[0].value


def test_methods_are_ranked_by_preference_with_how_many_requests_ranked_them(
    studio: Studio, passing: Path
) -> None:
    app = studio(page="results")
    app.session_state["results-ranking"] = True
    app.run()
    table = app.dataframe[-1].value
    assert table["偏好"].iloc[-1] == "平均"
    one, other = (AGENTS[name].card.title.zh for name in ("planner", "nesy_rules"))
    assert table[one].iloc[-1] + table[other].iloc[-1] == pytest.approx(3.0)
    assert table["请求"].iloc[-1] == "1 / 1"


def test_each_press_on_what_the_rows_are_by_counts(studio: Studio, results: Path) -> None:
    app = studio(page="results", by="agent")
    app.pills(key=state.BY_CONTROL).set_value(["agent", "dataset"]).run()
    app.pills(key=state.BY_CONTROL).set_value(["agent", "dataset", "days"]).run()
    assert at(app, "by") == "agent,dataset,days"
    app.toggle(key=state.ONLY_CONTROL).set_value(True).run()
    assert at(app, "by") == "agent,dataset,days"
    assert at(app, "only") == "failures"


def test_a_plan_that_falls_short_is_listed_with_the_rule_that_it_breaks(
    studio: Studio, results: Path
) -> None:
    app = studio(page="results", table="chinatravel:rates", by="agent", cell="0-2")
    assert not app.exception
    rules = {rule.zh for rule in SUITES["chinatravel"].card.rules.values()}
    assert [card["standing"][1].removeprefix("✖ ") in rules for card in cards(app)] == [True]
    assert any('<dl class="reason-bars">' in block.proto.body for block in app.get("html"))


def test_the_page_opens_where_most_plans_fail_until_that_is_closed(studio: Studio, results: Path) -> None:
    app = studio(page="results", table="chinatravel:rates", by="agent")
    assert not app.exception
    assert "全部通过：0 %" in told(app)
    next(button for button in app.button if button.label == "关闭").click().run()
    assert "全部通过：0 %" not in told(app)
    assert at(app, "cell") == "none"


def test_no_cell_opens_by_itself_where_every_plan_passes(studio: Studio, passing: Path) -> None:
    app = studio(page="results", table="chinatravel:rates", by="agent")
    assert "全部通过：" not in told(app)


def test_a_share_is_shown_by_the_length_of_the_trip(studio: Studio, home: Path, tmp_path: Path) -> None:
    SandboxLibrary(home).open("demo")
    asked = {"start_city": "南京", "target_city": "北京", "people_number": 2}
    lines = [
        json.dumps(
            {**asked, "uid": f"q{days}", "days": days, "nature_language": f"两个人从南京去北京玩{days}天"}
        )
        for days in (1, 2)
    ]
    (tmp_path / "trips.jsonl").write_text("\n".join(lines))
    words = ["bench", "run", "--agents", "baseline_a", "--queries", str(tmp_path / "trips.jsonl")]
    succeed(home, *words, "--out", tmp_path / "out")
    app = studio(page="results", table="chinatravel:rates", by="agent", cell="0-0")
    assert not app.exception
    (bars,) = (block for block in app.get("html") if '<div class="share-bars">' in block.proto.body)
    drawn = bars.proto.body
    assert "交付了计划：按天数" in drawn
    assert (drawn.index("1 天") < drawn.index("2 天"), drawn.count("width:100.0%")) == (True, 2)


def test_the_table_is_of_one_difficulty_where_the_reader_wants_it(
    studio: Studio, home: Path, tmp_path: Path
) -> None:
    harder = REQUEST.replace("q1", "q2").replace("easy", "hard")
    bench(home, tmp_path, "baseline_a,baseline_b", REQUEST + harder)
    app = studio("results")
    assert rows(app) == [["规则基线 A"], ["规则基线 B"]]
    app.selectbox(key="results_only_difficulty").set_value("hard").run()
    assert at(app, "difficulty") == "hard"
    assert sorted(rows(app)) == [["规则基线 A", "困难"], ["规则基线 B", "困难"]]
    assert [card["aside"] for card in cards(app)] == ["q2"]
    # of its days there is one alone, so that there is nothing to choose
    assert "results_only_days" not in {box.key for box in app.selectbox}
