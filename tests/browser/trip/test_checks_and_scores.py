"""The checks and scores of a plan, in a real browser."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from core.model.plan import Plan
from tests.browser.shown import CHINESE, Visit, plan_of
from tests.browser.trip_map import pins, trip_map

pytestmark = pytest.mark.browser

QUERY = {
    "start_city": "南京",
    "target_city": "北京",
    "people_number": 2,
    "days": 3,
    "nature_language": CHINESE,
}


@pytest.fixture
def planned(visit: Visit, trip_of: Callable[[str], str]) -> Page:
    """The page with the itinerary of a request without dates."""
    page = visit(trip_of(CHINESE))
    expect(page.get_by_role("radio", name="得分")).to_be_visible()
    return page


def _sight_of_day_2(page: Page, home: Path) -> tuple[Plan, int]:
    """The plan of the page, and which activity of its second day is the first sight, counted from 1."""
    plan = plan_of(page, home)
    kinds = [activity.type for activity in plan.itinerary[1].activities]
    return plan, kinds.index("attraction") + 1


def _radar(page: Page) -> Locator:
    """Of the chosen yardstick; the released program's is under it."""
    return page.locator("svg.radar").first


def test_the_radar_draws_an_absent_score_as_absent_and_says_why_behind_it(planned: Page) -> None:
    planned.get_by_role("radio", name="得分").click()
    absent = _radar(planned).locator("g").filter(has=planned.locator("text", has_text="○ 时间")).last
    expect(absent).to_be_visible()
    expect(absent.locator("title")).to_contain_text("请求没有日期")


def test_the_table_has_the_reason_of_an_absent_metric_behind_it(planned: Page) -> None:
    planned.get_by_role("radio", name="得分").click()
    row = planned.get_by_role("row", name=re.compile("^有效游览占比"))
    expect(row.get_by_text("○ 无法计算")).to_have_attribute("title", re.compile("请求没有日期"))


def test_another_yardstick_is_one_click_away(planned: Page) -> None:
    planned.get_by_role("radio", name="得分").click()
    planned.get_by_text("事实与规则", exact=True).click()
    expect(_radar(planned).get_by_text("城际交通", exact=True)).to_be_visible()


def test_a_breach_of_common_sense_is_chosen_and_stands_out_on_the_map(
    planned: Page, visit: Visit, home: Path, tmp_path: Path
) -> None:
    plan, sight = _sight_of_day_2(planned, home)
    document = plan.to_json()
    document["itinerary"][1]["activities"][sight - 1]["end_time"] = "23:30"
    file = tmp_path / "late.json"
    file.write_text(json.dumps({"query": QUERY, "plan": document}), encoding="utf-8")

    page = visit()
    page.get_by_text("打开行程文件").click()
    page.locator('input[type="file"]').set_input_files(file)
    expect(pins(page).first).to_be_visible()
    box = page.get_by_test_id("stExpander").filter(has_text=re.compile("✖ 常识"))
    box.get_by_role("button", name=re.compile(f"✖ 第 2 天第 {sight} 项.*停留")).click()
    chosen = pins(page).and_(trip_map(page).locator(".selected"))
    expect(chosen).to_have_count(1)
    expect(chosen).to_have_attribute("data-stop", f"2.{sight}")
