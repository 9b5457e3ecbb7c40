"""The Plan page without a browser: what a reader sees at an address, and after what they did."""

import json
import sqlite3
from dataclasses import replace
from pathlib import Path

from core.agents.events import Done
from core.agents.protocol import Context, Task
from core.agents.registry import AGENTS
from core.bench.store.runs import INTERRUPTED, RunStore
from core.dsl.families.costs import CostCap
from core.dsl.normal.writing import to_dsl
from core.model.constraint import Constraint
from core.model.plan import Plan, Visit
from core.model.report import Where
from core.sandbox.library import SandboxLibrary
from core.text import Text
from tests.pages.plan.plan_page import QUERY, REQUEST, PlanATrip, Studio, drawn, keep, page_says


def _planned(home: Path) -> Plan:
    sandbox = SandboxLibrary(home).open("demo")
    *_, done = AGENTS["planner"].make().run(Task(QUERY, sandbox), Context())
    assert isinstance(done, Done)
    assert done.plan is not None
    return done.plan


def test_an_empty_studio_offers_requests_to_begin_with(studio: Studio) -> None:
    app = studio()
    assert not app.exception
    assert REQUEST in page_says(app)


def test_english_is_spoken_where_the_address_says_so(studio: Studio) -> None:
    app = studio(lang="English")
    assert not app.exception
    assert "Two of us want to travel from Nanjing" in page_says(app)


def test_a_typed_request_becomes_an_itinerary_that_holds(plan_a_trip: PlanATrip) -> None:
    app = plan_a_trip(REQUEST)
    assert not app.exception
    assert "全部符合要求" in page_says(app)
    assert "第 3 天" in page_says(app)


def test_weights_that_are_not_as_usual_are_told_with_the_run_that_has_them(
    studio: Studio, home: Path
) -> None:
    plan = _planned(home).to_json()
    usual = keep(home, status="ok", document=plan, parameters={"profile": "default"})
    thrifty = keep(home, status="ok", document=plan, parameters={"money": 2.0})
    foreign = keep(home, status="ok", document=plan, parameters={"nobody": "knows"})
    assert "省钱 ×2" in page_says(studio(plan=thrifty))
    assert "省钱 ×" not in page_says(studio(plan=usual))
    assert not studio(plan=foreign).exception


def test_the_result_is_at_its_own_address_and_comes_back_from_it(
    plan_a_trip: PlanATrip, studio: Studio
) -> None:
    address = plan_a_trip(REQUEST).query_params["plan"]
    app = studio(plan=address)
    assert not app.exception
    assert app.text_area[0].value == REQUEST
    assert "全部符合要求" in page_says(app)


def test_an_impossible_trip_says_why_and_looks_for_a_way_out(studio: Studio, home: Path) -> None:
    reason = Text("南京到北京没有车次", "no train from Nanjing to Beijing")
    app = studio(plan=keep(home, status="infeasible", reason=reason))
    assert not app.exception
    assert "无法成行" in page_says(app)
    assert reason.zh in page_says(app)
    assert "改" in page_says(app)


def test_a_failed_agent_is_told_with_its_reason(studio: Studio, home: Path) -> None:
    reason = Text("方法崩溃：除以零", "the method crashed: division by zero")
    app = studio(plan=keep(home, status="failed", reason=reason))
    assert not app.exception
    assert reason.zh in page_says(app)


def test_a_run_on_its_way_says_so_and_can_be_stopped(studio: Studio, home: Path) -> None:
    # The store is open before the run begins, as it is in the studio.
    studio(page="library")
    app = studio(plan=keep(home))
    assert not app.exception
    assert "停止" in [button.label for button in app.button]


def test_a_run_that_the_program_left_behind_says_what_happened(studio: Studio, home: Path) -> None:
    run_id = keep(home)
    with sqlite3.connect(home / "runs.sqlite") as connection:
        # no process of any machine has this number
        connection.execute("UPDATE runs SET process = 999999999")
    app = studio(plan=run_id)
    assert not app.exception
    assert INTERRUPTED.zh in page_says(app)


def test_a_wish_that_is_not_met_is_told_by_its_meaning(studio: Studio, home: Path) -> None:
    wish = Constraint("budget", to_dsl(CostCap("total", 1)), Text("想省钱", "cheap"))
    query = replace(QUERY, constraints=(wish,))
    app = studio(plan=keep(home, query=query, status="opened", document=_planned(home).to_json()))
    assert not app.exception
    assert "没有做到：全程花费不超过 ¥1" in page_says(app)


def test_a_broken_plan_shows_what_does_not_hold(studio: Studio, home: Path) -> None:
    document = _planned(home).to_json()
    document["itinerary"][0]["activities"][0]["cost"] = 1
    app = studio(plan=keep(home, status="opened", document=document))
    assert not app.exception
    assert "有 1 处不符合要求" in page_says(app)
    assert any("25 条规则中 24 条符合" in box.label for box in app.expander)


def test_a_picked_violation_is_selected_in_the_list_of_days(studio: Studio, home: Path) -> None:
    document = _planned(home).to_json()
    document["itinerary"][0]["activities"][0]["cost"] = 1
    app = studio(plan=keep(home, status="opened", document=document))
    next(button for button in app.button if str(button.key).endswith("-checks-chinatravel-finding-0")).click()
    app.run()
    assert not app.exception
    assert {data["selected"] for data in drawn(app) if "days" in data} == {"1.1"}


def test_a_document_that_is_no_plan_is_told_and_shown(studio: Studio, home: Path) -> None:
    app = studio(plan=keep(home, status="opened", document={"itinerary": "tomorrow"}))
    assert not app.exception
    assert "这个文件里的行程无法读取" in page_says(app)
    assert json.loads(app.code[0].value) == {"itinerary": "tomorrow"}


def test_where_a_document_is_wrong_is_told_in_words(studio: Studio, home: Path) -> None:
    document = _planned(home).to_json()
    document["itinerary"][0]["activities"][1]["start_time"] = "99:99"
    app = studio(plan=keep(home, status="opened", document=document))
    assert not app.exception
    assert "第 1 天第 2 项：start_time：'99:99' 不是 HH:MM 格式的时间" in page_says(app)


def test_an_address_of_a_plan_that_is_not_there_says_so(studio: Studio) -> None:
    app = studio(plan="nowhere")
    assert not app.exception
    assert "nowhere" in page_says(app)
    assert REQUEST in page_says(app)


def test_a_missing_sandbox_says_how_to_look_for_one(studio: Studio, home: Path, monkeypatch) -> None:
    monkeypatch.setenv("TRIPSTUDIO_SANDBOX", "absent")
    app = studio(ask=REQUEST)
    assert not app.exception
    assert "absent" in page_says(app)
    assert app.code[0].value == "tripstudio sandbox list"


def test_a_trip_whose_data_are_gone_is_kept_and_read(studio: Studio, home: Path) -> None:
    plan = _planned(home)
    trip = keep(home, status="ok", document=plan.to_json(), sandbox="vanished")
    app = studio(plan=trip)
    assert not app.exception
    assert "行程还在" in page_says(app)
    assert all(one.begins_at in page_says(app) for _, _, one in plan.activities() if isinstance(one, Visit))
    assert app.code[0].value.endswith("--name vanished")
    assert [one.proto.label for one in app.get("download_button")] == ["下载这份行程"]


def test_a_plan_for_a_city_that_the_data_lacks_is_shown_without_a_map(studio: Studio, home: Path) -> None:
    document = _planned(home).to_json() | {"target_city": "巴黎"}
    app = studio(plan=keep(home, status="opened", document=document))
    assert not app.exception
    assert "无法画出地图" in page_says(app)


def test_a_tile_layer_is_drawn_where_one_is_set(studio: Studio, home: Path, monkeypatch) -> None:
    monkeypatch.setenv("TRIPSTUDIO_TILES", "https://tiles.example/{z}/{x}/{y}.png")
    app = studio(plan=keep(home, status="opened", document=_planned(home).to_json()))
    assert not app.exception


def test_the_pace_that_was_read_is_shown_and_kept(plan_a_trip: PlanATrip, home: Path) -> None:
    app = plan_a_trip(f"{REQUEST}别太累。")
    assert "节奏：慢" in page_says(app)
    store = RunStore(home / "runs.sqlite")
    kept = store.get(str(app.query_params["plan"])).query
    store.close()
    assert kept.preferences["rhythm"].wanted == {"慢游"}


def test_what_is_refused_and_no_wish_says_is_shown_with_the_request(plan_a_trip: PlanATrip) -> None:
    app = plan_a_trip(f"{REQUEST}我们不吃辣。")
    assert "避开 辣菜" in page_says(app)


def test_a_place_that_is_liked_on_a_day_has_its_name_in_the_readers_language(
    plan_a_trip: PlanATrip, studio: Studio
) -> None:
    planned = plan_a_trip(f"{REQUEST}第二天去天坛。").query_params["plan"]
    assert "Temple of Heaven on day 2" in page_says(studio(plan=planned, lang="English"))


def test_an_address_that_names_a_stop_selects_it_and_opens_its_form_to_mend_it(
    studio: Studio, home: Path
) -> None:
    plan = _planned(home)
    run = keep(home, document=plan.to_json(), status="ok")
    day, number, stop = next(each for each in plan.activities() if isinstance(each[2], Visit))

    shown = studio(plan=run, stop=f"{day}.{number}")
    assert shown.session_state[f"trip-{run}-selected"] == Where(day, number)
    assert "stop" not in shown.query_params

    mended = studio(plan=run, mend=f"{day}.{number}")
    assert not mended.exception
    assert any("换一个" in choice.options for choice in mended.segmented_control)
    assert isinstance(stop, Visit)


def test_a_trip_is_gone_on_with_once_however_often_it_was_changed(studio: Studio, home: Path) -> None:
    document = _planned(home).to_json()
    first = keep(home, status="ok", document=document)
    changed = keep(home, status="edited", document=document, former=first)
    offered = [[card["id"] for card in data["cards"]] for data in drawn(studio()) if "cards" in data]
    assert offered[-1] == [changed]
