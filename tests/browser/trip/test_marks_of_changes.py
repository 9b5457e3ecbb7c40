"""What the days and the map show of a change, for as long as it is not kept or taken back."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from core.model.plan import Plan, Visit
from tests.browser.shown import CHINESE, ENGLISH, TripOf, plan_of, run_shown
from tests.browser.trip_map import trip_map

pytestmark = pytest.mark.browser

OpenPage = Callable[..., Page]
BOTH = pytest.mark.parametrize(
    ("locale", "request_text", "remove", "removed"),
    [("zh-CN", CHINESE, "去掉", "已去掉："), ("en-GB", ENGLISH, "Remove", "removed: ")],
    ids=["chinese", "english"],
)


def _without_a_sight(page: Page, plan: Plan, remove: str) -> str:
    """Take the first sight of the first day out; the run that it was in."""
    former = run_shown(page)
    at = next(at for day, at, one in plan.activities() if day == 1 and isinstance(one, Visit))
    page.locator(f'.stop[data-at="1.{at}"] .row').click()
    page.locator(".stop.selected").get_by_role("button", name=remove).click()
    run_shown(page, instead_of=former)
    return former


@BOTH
def test_what_went_is_struck_in_its_day_and_a_ghost_on_the_map(
    visit: OpenPage, home: Path, trip_of: TripOf, locale: str, request_text: str, remove: str, removed: str
) -> None:
    page = visit(trip_of(request_text), locale=locale)
    run_shown(page)
    _without_a_sight(page, plan_of(page, home), remove)
    gone = page.locator(".row.gone")
    expect(gone).to_have_count(1)
    expect(gone).to_contain_text(removed)
    expect(gone.locator("del").first).to_have_css("text-decoration-line", "line-through")
    ghost = trip_map(page).locator(".pin.gone")
    expect(ghost).to_be_visible()
    expect(trip_map(page).get_by_role("img", name=removed)).to_have_count(1)


@BOTH
def test_the_marks_of_a_change_go_when_it_is_kept(
    visit: OpenPage, home: Path, trip_of: TripOf, locale: str, request_text: str, remove: str, removed: str
) -> None:
    page = visit(trip_of(request_text), locale=locale)
    run_shown(page)
    _without_a_sight(page, plan_of(page, home), remove)
    expect(page.locator(".row.gone")).to_contain_text(removed)
    page.locator('[class*="st-key-keep-"] button').click()
    expect(page.locator(".row.gone")).to_have_count(0)
    expect(trip_map(page).locator(".pin.gone")).to_have_count(0)


def test_the_marks_of_a_change_go_when_it_is_taken_back(visit: OpenPage, home: Path, trip_of: TripOf) -> None:
    page = visit(trip_of(ENGLISH), locale="en-GB")
    run_shown(page)
    former = _without_a_sight(page, plan_of(page, home), "Remove")
    page.locator('[class*="st-key-back-"] button').click()
    expect(page).to_have_url(re.compile(f"plan={former}"))
    expect(page.locator(".row.gone")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "request_text", "edit", "when", "minutes", "use", "later"),
    [
        ("zh-CN", CHINESE, "修改", "时间与走法", "停留", "采用", "晚"),
        ("en-GB", ENGLISH, "Edit", "Time and way", "Minutes", "Use this", "later"),
    ],
    ids=["chinese", "english"],
)
def test_what_is_later_says_by_how_much(
    visit: OpenPage,
    home: Path,
    trip_of: TripOf,
    locale: str,
    request_text: str,
    edit: str,
    when: str,
    minutes: str,
    use: str,
    later: str,
) -> None:
    page = visit(trip_of(request_text), locale=locale)
    former = run_shown(page)
    at, second = next((at, one) for day, at, one in plan_of(page, home).activities() if (day, at) == (1, 2))
    page.locator(f'.stop[data-at="1.{at}"] .row').click()
    page.locator(".stop.selected").get_by_role("button", name=edit).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=when).click()
    dialog.get_by_label(minutes).fill(str(second.minutes + 120))
    dialog.get_by_label(minutes).press("Tab")
    dialog.get_by_role("button", name=use).click()
    run_shown(page, instead_of=former)
    expect(page.locator(".stop .tag").filter(has_text=later).first).to_be_visible()
