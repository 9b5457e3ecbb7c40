"""Presenting, as somebody does who stands in front of a room: by keys, in both languages, and with nothing to change."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.shown import CHINESE, TripOf, Visit
from tests.browser.test_hostile_names import hostile_run as hostile_run

pytestmark = pytest.mark.browser

TWO_FRAMES = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""The clock of a day that plays goes on with every frame that is drawn."""


@pytest.fixture
def shown(visit: Visit) -> Callable[..., Page]:
    """Opens the stage on what an address names."""

    def opened(address: str, **options: object) -> Page:
        page = visit(f"present?{address}", **options)
        # its script draws it, and hears keys from then on
        expect(page.locator(".stage .foot")).to_be_visible()
        return page

    return opened


@pytest.mark.parametrize(("locale", "day"), [("zh-CN", "第 1 天"), ("en-GB", "Day 1")])
def test_a_prepared_list_is_walked_by_keys(visit: Visit, locale: str, day: str) -> None:
    page = visit("present", locale=locale)
    page.locator(".cards .main").first.click()
    expect(page.locator(".stage .cover h1")).to_be_visible()
    expect(page.locator(".stage .place")).to_have_text("1 / 4")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".stage .panel .when")).to_contain_text(day)
    first = page.locator(".stage .panel h1").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".stage .panel h1")).not_to_have_text(first)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".stage .panel h1")).to_have_text(first)
    page.keyboard.press("PageDown")
    expect(page.locator(".stage .versus section")).to_have_count(2)
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    expect(page.locator(".stage .place")).to_have_text("4 / 4")
    page.keyboard.press("Escape")
    expect(page.locator(".stage")).to_have_count(0)
    expect(page.locator(".cards .main").first).to_be_visible()


def test_the_day_plays_on_the_map(shown: Callable[..., Page]) -> None:
    page = shown("show=example-capital")
    page.keyboard.press("2")
    clock = page.locator(".stage .strip output")
    begins = clock.inner_text()
    marker = page.locator(".stage .traveller")
    stood = marker.get_attribute("transform")
    page.keyboard.press("Space")
    expect(clock).not_to_have_text(begins)
    expect(marker).not_to_have_attribute("transform", stood or "")
    page.keyboard.press("Space")
    paused = clock.inner_text()
    page.evaluate(TWO_FRAMES)
    assert clock.inner_text() == paused


def test_the_marker_goes_along_the_way_of_a_leg(shown: Callable[..., Page]) -> None:
    page = shown("show=example-capital")
    page.keyboard.press("2")
    moving = page.locator(".stage .traveller.moving")
    expect(moving).to_have_count(0)
    leaves, arrives, *_ = page.locator(".stage .strip i").evaluate_all(
        "bars => bars.map(bar => bar.getBoundingClientRect().toJSON())"
    )
    # a moment is drawn while the strip is pressed, so that what is seen then does not depend on the machine's pace
    between = range(round(leaves["x"] + leaves["width"]), round(arrives["x"]), 2)
    seen = []
    for across in between:
        page.mouse.click(across, leaves["y"] + leaves["height"] / 2)
        seen.append(moving.count())
    assert 1 in seen


def test_an_english_stage_has_no_chinese(shown: Callable[..., Page]) -> None:
    page = shown("show=example-pandas", locale="en-GB")
    page.keyboard.press("3")
    expect(page.locator(".stage .panel h1")).to_be_visible()
    assert not re.search("[一-鿿]", page.locator(".stage").inner_text())


@pytest.mark.parametrize(
    "hostile", ["%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", "example-capital~nothing", "%7B%7B9**9%7D%7D"]
)
def test_what_is_not_there_is_told_and_the_choice_stays(visit: Visit, hostile: str) -> None:
    page = visit(f"present?show={hostile}")
    expect(page.get_by_test_id("stAlert").first).to_be_visible()
    expect(page.locator(".cards .main").first).to_be_visible()


def test_a_hostile_trip_is_text_on_the_stage(shown: Callable[..., Page], hostile_run: str) -> None:
    name = re.search(r"plan=([^&]+)", hostile_run)
    page = shown(f"show={name[1] if name else ''}")
    page.on("dialog", lambda dialog: pytest.fail(f"a dialog says {dialog.message}"))
    page.keyboard.press("1")
    expect(page.locator(".stage .panel h1")).to_be_visible()
    expect(page.locator(".stage a, .stage img, .stage iframe, .stage script")).to_have_count(0)


@pytest.fixture(scope="module")
def read_only(start: Callable[..., str]) -> str:
    """A studio whose visitors may change nothing."""
    return start("--read-only")


def test_a_studio_that_is_read_only_has_nothing_to_plan_or_to_change(visit: Visit, read_only: str) -> None:
    page = visit(at=read_only)
    expect(page.locator(".cards .main").or_(page.get_by_role("heading")).first).to_be_visible()
    names = page.get_by_test_id("stTopNavLink")
    expect(names).to_have_text([re.compile(name) for name in ("演示", "比较", "看数据", "结果")])
    # the first of them has an address of its own too, and a link to a trip presents it
    expect(page).to_have_url(re.compile("/present"))
    page.goto(f"{read_only}/present")
    expect(page.get_by_role("heading", name="现成的演示")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto(f"{read_only}/library")
    expect(page.get_by_text("这个页面没有对你开放")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", name="我的行程")).to_have_count(0)


def test_a_link_to_a_trip_is_presented_where_nothing_may_be_changed(
    visit: Visit, read_only: str, trip_of: TripOf
) -> None:
    page = visit(trip_of(CHINESE), at=read_only)
    expect(page).to_have_url(re.compile("/present.*show="))
    expect(page.get_by_role("heading", name="南京 → 北京")).to_be_visible()
