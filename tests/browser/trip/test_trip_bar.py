"""The bar of a trip, in a real browser: its request in one line, however many wishes it has."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.shown import TripOf, Visit, run_shown, wait_until

pytestmark = pytest.mark.browser

LONG = (
    "我们一家三口从上海去成都玩4天，预算12000元，想看熊猫，住宽窄巷子附近，不吃辣，不坐飞机，坐地铁，想去武侯祠、杜甫草堂、"
    "金沙遗址博物馆，每顿饭人均不超过100元"
)
ONE_LINE = 64
"""Pixels that a bar of one line is lower than."""
COUNTS_THEM = """button => button.textContent
    === `+${button.getRootNode().host.closest(".st-key-chips").querySelectorAll(":scope > [data-behind]").length}`"""
"""Whether the button tells how many wishes are behind it."""


def wait_for_one_line(page: Page) -> None:
    """The bar is as low as one line, once it is drawn."""
    wait_until(page.locator(".st-key-bar"), f"bar => bar.getBoundingClientRect().height < {ONE_LINE}")


@pytest.fixture
def page(visit: Visit, trip_of: TripOf) -> Page:
    """A trip of many wishes."""
    shown = visit(trip_of(LONG), viewport={"width": 1440, "height": 900})
    run_shown(shown)
    return shown


def test_wishes_that_have_no_room_are_behind_a_button_that_counts_them(page: Page) -> None:
    expect(page.locator(".st-key-more_chips button")).to_have_text(re.compile(r"^\+\d+$"))
    wait_until(page.locator(".st-key-more_chips button"), COUNTS_THEM)
    expect(page.locator(".st-key-chips > [data-behind]").first).to_be_hidden()
    wait_for_one_line(page)


def test_the_button_opens_all_wishes_and_closes_them(page: Page) -> None:
    button = page.locator(".st-key-more_chips button")
    button.press("Enter")
    expect(page.locator(".st-key-chips > [data-behind]")).to_have_count(0)
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(button).to_have_text("收起")
    button.press("Enter")
    expect(button).to_have_text(re.compile(r"^\+\d+$"))
    wait_for_one_line(page)


def test_a_wider_page_shows_more_wishes(page: Page) -> None:
    button = page.locator(".st-key-more_chips button")
    expect(button).to_have_text(re.compile(r"^\+\d+$"))
    before = button.inner_text()
    page.set_viewport_size({"width": 1920, "height": 1080})
    wait_until(button, f"button => Number(button.textContent) < {int(before)}")


def test_a_bar_with_room_for_all_wishes_has_no_such_button(visit: Visit, trip_of: TripOf) -> None:
    page = visit(
        trip_of("我和朋友两个人想从南京去北京玩3天，预算6000元"), viewport={"width": 1440, "height": 900}
    )
    run_shown(page)
    expect(page.get_by_test_id("stPopoverButton").filter(has_text="¥6,000")).to_be_visible()
    expect(page.locator(".st-key-more_chips")).to_be_hidden()
