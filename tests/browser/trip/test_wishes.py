"""What a reader does with the wishes of a request, in a real browser: change, add, drop, keep, and give way."""

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from core.dsl.families.costs import COST_CAP
from core.model.plan import Plan
from studio.i18n import browser_language, translator
from tests.browser.shown import Ask, Visit, pick, plan_of, run_of, run_shown
from tests.browser.trip_map import pins, trip_map

pytestmark = pytest.mark.browser

CHINESE = "当前位置南京。我和朋友两个人想去北京玩3天，预算6000元，想看故宫，不坐飞机，最好能看星星"
ENGLISH = "Two of us want to travel from Nanjing to Beijing for 3 days with a budget of 6000 RMB. We want to visit Sumer Palace."
POOR = "当前位置南京。我和朋友两个人想去北京玩3天，预算1000元，想看故宫"
RICH = "Two of us want to travel from Nanjing to Beijing for 3 days with a budget of 6000 RMB. We want to visit the Forbidden City."
TORN = "Two of us want to travel from Nanjing to Beijing for 3 days with a budget of 1000 RMB."


def _ask(ask: Ask, page: Page, text: str) -> None:
    before = _shown(page)
    ask(page, text)
    _wait_for_another_plan(page, before)


def _shown(page: Page) -> str:
    """The run of the address; of no name where there is none."""
    return parse_qs(urlsplit(page.url).query).get("plan", ["none"])[0]


def _wait_for_another_plan(page: Page, before: str) -> None:
    run_shown(page, instead_of=before)
    expect(pins(page).first).to_be_visible()


def _places(plan: Plan) -> set[str]:
    return {name for _, _, activity in plan.activities() if (name := getattr(activity, "position", ""))}


def _press_and_wait_for_another_plan(page: Page, button: str) -> None:
    before = _shown(page)
    page.get_by_role("button", name=button).first.click()
    _wait_for_another_plan(page, before)


def _bar(page: Page, told: str) -> Locator:
    """The bar of a stop on the timeline, by its place or its hours."""
    return page.locator(f'.timeline .bar[title*="{told}"]').first


def _chip(page: Page, words: str) -> None:
    page.get_by_test_id("stPopoverButton").filter(has_text=words).click()


def _change_budget(page: Page, chip: str, label: str, to: str, use: str) -> None:
    _chip(page, chip)
    # its unit is escaped in the label of the field
    field = page.locator(f'input[aria-label^="{label.split(" (")[0]}"]')
    field.fill(to)
    field.press("Tab")
    page.get_by_role("button", name=use).click()


@pytest.fixture
def planned(visit: Visit, trip_of: Callable[[str], str]) -> Page:
    """The page with the itinerary of the Chinese request."""
    page = visit(trip_of(CHINESE))
    _wait_for_another_plan(page, "none")
    return page


@pytest.mark.parametrize(
    ("locale", "feasible", "infeasible"),
    [("zh-CN", CHINESE, POOR), ("en-GB", RICH, TORN)],
    ids=["chinese", "english"],
)
def test_from_a_request_over_a_changed_wish_and_a_lock_to_a_way_out_of_a_clash(
    visit: Visit, home: Path, locale: str, feasible: str, infeasible: str, ask: Ask
) -> None:
    say = translator(browser_language(locale))
    page = visit(locale=locale)

    _ask(ask, page, feasible)
    first = plan_of(page, home)
    _change_budget(
        page, "¥6,000", COST_CAP.fields["at_most"].label.says(say.language), "5000", say("wish-use")
    )
    expect(page.get_by_text(say("pending", count=1))).to_be_visible()

    kept = next(activity for _, _, activity in first.activities() if activity.type == "attraction")
    _bar(page, kept.position if say.language == "zh" else f"{kept.start_time}–{kept.end_time}").click()
    page.get_by_role("button", name=say("lock-keep"), exact=True).click()
    expect(page.get_by_text(say("lock-count-keep", count=1))).to_be_visible()
    _press_and_wait_for_another_plan(page, say("plan-the-rest"))
    run = run_of(page, home)
    assert run.status == "ok"
    assert plan_of(page, home).total_cost <= 5000
    assert (kept.position, kept.start_time, kept.end_time) in {
        (getattr(one, "position", ""), one.start_time, one.end_time)
        for _, _, one in plan_of(page, home).activities()
    }
    expect(trip_map(page).locator(".pin .kept").first).to_be_attached()

    before = _shown(page)
    ask(page, infeasible)
    # a clash has no trip that could be waited for
    expect(page).to_have_url(re.compile(rf"plan=(?!{before})"))
    assert run_of(page, home).status == "infeasible"
    expect(page.locator(".st-key-clash-panel")).to_contain_text(say("clash-title"))
    cheaper = say("way-out-budget", budget="¥", before="¥").split("¥")[0] + "¥"
    _press_and_wait_for_another_plan(page, cheaper)
    assert run_of(page, home).status == "ok"
    assert run_of(page, home).query.budget is not None
    assert plan_of(page, home).total_cost <= float(run_of(page, home).query.budget or 0)


def test_the_words_of_a_request_are_marked_by_what_they_mean(planned: Page) -> None:
    planned.get_by_role("button", name="改原话").click()
    marked = planned.locator(".request-text")
    expect(marked.locator("mark.fact", has_text="3天")).to_be_visible()
    expect(marked.locator("mark.wish", has_text="故宫")).to_be_visible()
    expect(marked.locator("mark.lost", has_text="最好能看星星")).to_be_visible()
    expect(planned.get_by_text(re.compile("没有理解：.*看星星"))).to_be_visible()


def test_a_changed_wish_is_planned_again_and_kept_and_undone(planned: Page, home: Path) -> None:
    first = run_of(planned, home)
    _change_budget(planned, "¥6,000", "最多（元）", "4000", "采用")
    expect(planned.get_by_test_id("stPopoverButton").filter(has_text="¥4,000")).to_be_visible()
    expect(planned.get_by_text("1 处修改还没有规划")).to_be_visible()
    _press_and_wait_for_another_plan(planned, "再规划一次")
    assert plan_of(planned, home).total_cost <= 4000 < Plan.from_json(first.document).total_cost
    planned.reload()
    expect(planned.get_by_test_id("stPopoverButton").filter(has_text="¥4,000")).to_be_visible()
    _press_and_wait_for_another_plan(planned, "回到上一个行程")
    assert run_of(planned, home).id == first.id


def test_a_dropped_wish_stays_dropped_after_a_refresh_and_comes_back_by_undo(planned: Page) -> None:
    chip = planned.get_by_test_id("stPopoverButton").filter(has_text="故宫博物院")
    chip.click()
    planned.get_by_role("button", name="去掉").click()
    expect(planned.get_by_text("1 处修改还没有规划")).to_be_visible()
    planned.reload()
    expect(planned.get_by_text("1 处修改还没有规划")).to_be_visible()
    expect(chip).to_have_count(0)
    planned.get_by_role("button", name="撤销").click()
    expect(chip).to_have_count(1)


def test_a_wish_is_added_from_the_menu(planned: Page, home: Path) -> None:
    seen = _places(plan_of(planned, home))
    name = next(one for one in ("雍和宫", "北海公园", "恭王府博物馆") if one not in seen)
    _chip(planned, "添加")
    names = planned.get_by_role("combobox", name=re.compile("名称"))
    names.fill(name)
    planned.get_by_role("option", name=name, exact=True).click()
    planned.keyboard.press("Escape")
    planned.get_by_role("button", name="添加这个愿望").click()
    _press_and_wait_for_another_plan(planned, "再规划一次")
    assert name in _places(plan_of(planned, home))


def test_a_weight_is_planned_at_once_and_comes_back_with_the_address(planned: Page, home: Path) -> None:
    first = run_of(planned, home)
    planned.get_by_role("button", name="看重什么").click()
    slider = planned.get_by_role("slider", name="省钱")
    slider.focus()
    # the most at once: of several steps each may be planned
    slider.press("End")
    expect(planned.get_by_text("省钱 ×3")).to_be_visible()
    _wait_for_another_plan(planned, first.id)
    expect(slider).to_be_visible()
    run = run_of(planned, home)
    assert run.parameters["money"] == 3
    assert Plan.from_json(run.document).total_cost < Plan.from_json(first.document).total_cost
    planned.reload()
    expect(planned.get_by_text("省钱 ×3")).to_be_visible()


def test_a_wish_in_the_dsl_is_checked_while_it_is_typed(planned: Page) -> None:
    _chip(planned, "添加")
    pick(
        planned.get_by_role("combobox", name=re.compile("想要什么")),
        planned.get_by_role("option", name="用 DSL 写"),
    )
    box = planned.get_by_role("textbox", name="DSL")
    box.fill("result = day_count(plan) = 3")
    expect(planned.get_by_text(re.compile("第 1 行第 10 列"))).to_be_visible()
    box.fill("result = day_count(plan) == 3")
    expect(planned.get_by_text("意思：行程共 3 天")).to_be_visible()
    planned.get_by_role("button", name="添加这个愿望").click()
    expect(planned.get_by_test_id("stPopoverButton").filter(has_text="行程共 3 天")).to_be_visible()


def test_a_dropped_sight_is_gone_and_what_is_kept_stays_and_is_marked(planned: Page, home: Path) -> None:
    before = plan_of(planned, home)
    kept, dropped = [activity for _, _, activity in before.activities() if activity.type == "attraction"][:2]
    bar = planned.locator(".st-key-locks")
    _bar(planned, dropped.position).click()
    planned.locator(".stop.selected").get_by_role("button", name="不要这个").click()
    expect(bar.get_by_text("不要 1 处")).to_be_visible()
    _bar(planned, kept.position).click()
    planned.locator(".stop.selected").get_by_role("button", name="保留这项").click()
    expect(bar.get_by_text("保留 1 项 · 不要 1 处")).to_be_visible()
    _press_and_wait_for_another_plan(planned, "重新规划其余部分")
    expect(bar.get_by_text("保留 1 项 · 不要 1 处")).to_be_visible()
    after = plan_of(planned, home)
    assert (kept.position, kept.start_time) in {
        (getattr(activity, "position", ""), activity.start_time) for _, _, activity in after.activities()
    }
    assert dropped.position not in _places(after)
    expect(trip_map(planned).locator(".pin .kept")).to_have_count(1)
    planned.reload()
    expect(bar.get_by_text("保留 1 项 · 不要 1 处")).to_be_visible()


def test_a_name_that_the_data_lacks_is_corrected_with_one_click(visit: Visit, home: Path, ask: Ask) -> None:
    page = visit(locale="en-GB")
    _ask(ask, page, ENGLISH)
    expect(page.get_by_text(re.compile("did you mean", re.IGNORECASE))).to_be_visible()
    before = _shown(page)
    page.get_by_role("button", name=re.compile("^Summer Palace")).click()
    _wait_for_another_plan(page, before)
    assert "颐和园" in _places(plan_of(page, home))


def test_another_trip_is_taken_from_the_chart(planned: Page, home: Path) -> None:
    before = plan_of(planned, home)
    planned.get_by_text("别的行程").first.click()
    planned.get_by_text(re.compile("看全部")).click()
    points = planned.get_by_test_id("stVegaLiteChart").first.locator("svg g.mark-symbol path")
    expect(points.nth(1)).to_be_visible()
    points.nth(1).click(force=True)
    shown = _shown(planned)
    planned.locator('[class*="st-key-take-"] button').click()
    _wait_for_another_plan(planned, shown)
    after = plan_of(planned, home)
    assert after != before
    assert after.total_cost <= 6000
    assert "故宫博物院" in _places(after)
