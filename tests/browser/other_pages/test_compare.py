"""Trips side by side, as a reader moves about in them, in both languages."""

import re

import pytest
from playwright.sync_api import Page, expect

from studio.i18n import browser_language, translator
from tests.browser.shown import CHINESE, TripOf, Visit, wait_for_the_end

pytestmark = pytest.mark.browser

FRAMES = "maps => maps.map(map => map.querySelector('svg').getAttribute('viewBox'))"
"""What each map shows of its city."""


def _frames(page: Page) -> list[str]:
    found: list[str] = page.locator(".duel .map").evaluate_all(FRAMES)
    return found


@pytest.mark.parametrize(("locale", "count"), [("zh-CN", 4), ("en-GB", 3)])
def test_all_maps_move_with_the_one_that_is_moved(
    visit: Visit, trip_of: TripOf, locale: str, count: int
) -> None:
    say = translator(browser_language(locale))
    plans = ",".join(trip_of(CHINESE).removeprefix("?plan=") for _ in range(count))
    page = visit(f"compare?plans={plans}", locale=locale)
    sides = page.locator(".duel .side")
    expect(sides).to_have_count(count)
    wait_for_the_end(page)
    (before,) = set(_frames(page))
    box = page.locator(".duel .map").nth(count - 1).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y + 40, steps=5)
    page.mouse.up()
    (after,) = set(_frames(page))
    assert after != before
    # one day of all of them
    page.get_by_role("radio", name=say("day", day=2)).click()
    wait_for_the_end(page)
    expect(page).to_have_url(re.compile("day=2"))
    # they are trips of one minute, and all of them stay
    expect(page).to_have_url(re.compile(plans.replace(",", "(?:,|%2C)")))
    expect(sides).to_have_count(count)
