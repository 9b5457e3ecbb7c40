"""What a reader does on the Plan page, in a real browser."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from core.model.plan import Day, Plan, Stay
from tests.browser.shown import (
    CHINESE,
    ENGLISH,
    Ask,
    TripOf,
    Visit,
    plan_of,
    run_id,
    run_shown,
    wait_for_the_end,
)
from tests.browser.trip_map import pins, trip_map

pytestmark = pytest.mark.browser


def _bars(page: Page) -> Locator:
    return page.locator(".timeline .bar")


def _pins_of(plan: Plan) -> int:
    """How many pins a plan has: the hotel of several nights, and breakfast in it, is one."""
    hotels = {one.position for _, _, one in plan.activities() if isinstance(one, Stay)}
    places = [getattr(one, "position", "") for _, _, one in plan.activities()]
    return sum(place not in hotels for place in places) + len(hotels)


def _expect_itinerary(page: Page, home: Path) -> Plan:
    """The itinerary is complete on the map and on the timeline."""
    run_shown(page)
    expect(pins(page).first).to_be_visible()
    plan = plan_of(page, home)
    expect(pins(page)).to_have_count(_pins_of(plan))
    expect(_bars(page)).to_have_count(sum(1 for _ in plan.activities()))
    return plan


def _expect_selected(page: Page, day: int, activity: int) -> None:
    """The activity, and it alone, stands out on the map, on the timeline, and in the list of its day, where one sees it."""
    expect(trip_map(page).locator("[data-stop].selected")).to_have_count(1)
    expect(trip_map(page).locator("[data-stop].selected")).to_have_attribute("data-stop", f"{day}.{activity}")
    for part in (".timeline .bar.selected", ".stop.selected"):
        expect(page.locator(part)).to_have_count(1)
        expect(page.locator(part)).to_have_attribute("data-at", f"{day}.{activity}")
    expect(page.locator(".stop.selected")).to_be_in_viewport(ratio=0.9)


def _alone(day: Day) -> Plan:
    return Plan(people_number=1, start_city="", target_city="", itinerary=(day,))


@pytest.fixture
def planned(visit: Visit, home: Path, trip_of: TripOf) -> Page:
    """The page with the itinerary of the Chinese request."""
    page = visit(trip_of(CHINESE))
    _expect_itinerary(page, home)
    return page


@pytest.mark.parametrize(
    ("request_text", "locale", "verdict"),
    [(CHINESE, "zh-CN", "全部符合要求"), (ENGLISH, "en-GB", "Everything holds")],
    ids=["chinese", "english"],
)
def test_a_typed_request_becomes_an_itinerary_on_map_and_timeline(
    visit: Visit, home: Path, request_text: str, locale: str, verdict: str, ask: Ask
) -> None:
    page = visit(locale=locale)
    ask(page, request_text)
    expect(page.get_by_role("status").filter(has_text=verdict)).to_be_visible()
    plan = _expect_itinerary(page, home)
    assert (plan.start_city, plan.target_city, len(plan.itinerary), plan.people_number) == (
        "南京",
        "北京",
        3,
        2,
    )
    assert plan.total_cost <= 6000


def test_an_itinerary_is_reopened_by_its_address_after_a_reload(planned: Page, home: Path) -> None:
    before = plan_of(planned, home)
    planned.reload()
    assert _expect_itinerary(planned, home) == before


def test_an_itinerary_outlives_the_program(
    planned: Page, visit: Visit, home: Path, start: Callable[[], str]
) -> None:
    page = visit(f"?plan={run_id(planned)}", at=start())
    _expect_itinerary(page, home)


def test_the_language_is_switched_and_the_itinerary_stays(planned: Page, home: Path) -> None:
    planned.locator(".st-key-studio_header").get_by_text("English").click()
    expect(planned.get_by_role("status").filter(has_text="Everything holds")).to_be_visible()
    expect(planned.get_by_role("button", name="Edit text")).to_be_visible()
    _expect_itinerary(planned, home)


def test_a_broken_plan_is_opened_and_its_violation_stands_out_everywhere(
    visit: Visit, home: Path, tmp_path: Path, ask: Ask
) -> None:
    page = visit()
    ask(page, CHINESE)
    document = _expect_itinerary(page, home).to_json()
    document["itinerary"][1]["activities"][1]["cost"] += 7
    file = tmp_path / "broken.json"
    query = {
        "start_city": "南京",
        "target_city": "北京",
        "people_number": 2,
        "days": 3,
        "nature_language": CHINESE,
    }
    file.write_text(json.dumps({"query": query, "plan": document}), encoding="utf-8")

    page = visit()
    page.get_by_text("打开行程文件").click()
    page.locator('input[type="file"]').set_input_files(file)
    violation = page.get_by_role("button", name=re.compile("✖ 第 2 天第 2 项"))
    expect(violation).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="有 1 处不符合要求")).to_be_visible()
    violation.click()
    _expect_selected(page, 2, 2)


def test_a_pin_on_the_map_selects_everywhere_and_a_key_deselects_from_there(planned: Page) -> None:
    expect(planned.locator('[data-hears*="Escape"]')).to_be_attached()
    _expect_selected(planned, 3, _press_a_pin_of(planned, 3))
    # the focus is in the frame of the map
    planned.keyboard.press("Escape")
    expect(planned.locator(".stop.selected")).to_have_count(0)


def test_a_pin_is_chosen_by_enter_where_it_has_the_focus(planned: Page) -> None:
    pin = trip_map(planned).get_by_role("button").filter(has=planned.locator('[data-stop="1.3"]'))
    pin.press("Enter")
    _expect_selected(planned, 1, 3)


def test_bars_and_pins_select_everywhere_and_again_after_something_else_was_selected(planned: Page) -> None:
    for bar, activity in ((1, 2), (2, 3), (1, 2)):
        # Its label lies on it.
        _bars(planned).nth(bar).click(force=True)
        _expect_selected(planned, 1, activity)
    _expect_selected(planned, 3, _press_a_pin_of(planned, 3))
    _bars(planned).nth(1).click(force=True)
    _expect_selected(planned, 1, 2)


def test_a_pin_of_a_map_that_is_partly_below_the_window_selects(
    visit: Visit, home: Path, trip_of: TripOf
) -> None:
    page = visit(trip_of(CHINESE), viewport={"width": 1024, "height": 900})
    _expect_itinerary(page, home)
    _expect_selected(page, 1, _press_a_pin_of(page, 1))


def _press_a_pin_of(page: Page, day: int) -> int:
    """Press a stop of the day whose pin no other pin covers; which one of its day it is."""
    on_top = """pins => pins.filter(pin => {
        const box = pin.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return hit && hit.closest('[data-stop]') === pin;
    }).map(pin => pin.dataset.stop)"""
    seen = trip_map(page).locator("[data-stop]").evaluate_all(on_top)
    pin = next(stop for stop in seen if stop.startswith(f"{day}."))
    trip_map(page).locator(f'[data-stop="{pin}"]').click()
    return int(pin.split(".")[1])


def test_the_map_is_dark_on_a_dark_page(visit: Visit, home: Path, trip_of: TripOf) -> None:
    page = visit(trip_of(CHINESE), color_scheme="dark")
    _expect_itinerary(page, home)
    ground = trip_map(page).locator(".leaflet-container")
    expect(ground).to_have_css("background-color", "rgb(35, 42, 50)")


def test_keys_lead_through_the_itinerary(planned: Page, home: Path) -> None:
    day = plan_of(planned, home).itinerary[1]
    planned.locator("body").press("j")
    _expect_selected(planned, 1, 1)
    planned.locator("body").press("j")
    _expect_selected(planned, 1, 2)
    planned.locator("body").press("2")
    expect(trip_map(planned).locator("[data-stop]:not(.faint)")).to_have_count(_pins_of(_alone(day)))
    planned.locator("body").press("Escape")
    expect(planned.locator(".stop.selected")).to_have_count(0)


def test_a_day_alone_is_shown_on_thetrip_map(planned: Page, home: Path) -> None:
    plan = plan_of(planned, home)
    planned.get_by_text("第 3 天", exact=True).first.click()
    expect(trip_map(planned).locator("[data-stop]:not(.faint)")).to_have_count(
        _pins_of(_alone(plan.itinerary[2]))
    )


def test_the_map_stays_where_it_is_when_another_widget_changes(planned: Page) -> None:
    frame = trip_map(planned).locator("body")
    frame.evaluate("body => body.dataset.mark = 'the same'")
    planned.get_by_role("radio", name="费用").click()
    expect(planned.get_by_text("合计")).to_be_visible()
    expect(frame).to_have_attribute("data-mark", "the same")


def test_the_library_leads_back_to_the_itinerary(planned: Page, home: Path) -> None:
    shown = run_id(planned)
    planned.get_by_test_id("stTopNav").get_by_text("我的行程").click()
    planned.locator(".card .main").first.click()
    _expect_itinerary(planned, home)
    assert run_id(planned) == shown


def test_what_is_behind_a_plan_opens_without_an_error(planned: Page) -> None:
    for tab in ("得分", "费用", "过程", "导出"):
        chosen = planned.get_by_role("radio", name=tab)
        chosen.click()
        expect(chosen).to_be_checked()
        wait_for_the_end(planned)
        expect(planned.get_by_test_id("stException")).to_have_count(0)
