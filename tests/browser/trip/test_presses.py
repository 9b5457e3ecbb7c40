"""Presses at the very moment in which the page is being drawn anew: none is lost.

The moment is made, not waited for: what the page says is held back until all is pressed, and so is a script of the map.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from studio.i18n import translator
from tests.browser.line import Line
from tests.browser.shown import CHINESE, Ask, Visit, run_id, run_shown
from tests.browser.trip_map import trip_map

pytestmark = pytest.mark.browser


@pytest.fixture
def planned(visit: Visit, trip_of: Callable[[str], str]) -> tuple[Page, Line]:
    """The page with an itinerary, and its line."""
    lines: list[Line] = []
    page = visit(trip_of(CHINESE), first=lambda page: lines.append(Line(page)))
    run_shown(page)
    expect(_sights(page).first).to_be_visible()
    return page, lines[0]


def _sights(page: Page) -> Locator:
    """The sights of the open day."""
    return page.locator('.stop[draggable="true"]')


def _select(page: Page, number: int) -> Locator:
    """Select a sight or meal of the open day, and wait until it can be asked for something."""
    _sights(page).nth(number).locator(".row").click()
    stop = page.locator(".stop.selected")
    expect(stop.locator(".offer").first).to_be_visible()
    return stop


def _offer(stop: Locator, name: str) -> Locator:
    return stop.get_by_role("button", name=name, exact=True)


def test_a_lock_and_the_next_selection_both_count(planned: tuple[Page, Line]) -> None:
    page, line = planned
    stop = _select(page, 0)
    line.hold()
    _offer(stop, "保留这项").click()
    _sights(page).nth(1).locator(".row").click()
    line.release()
    expect(page.locator(".st-key-locks").get_by_text("保留 1 项")).to_be_visible()
    expect(_sights(page).nth(1)).to_have_class(re.compile("selected"))
    expect(_offer(page.locator(".stop.selected"), "保留这项")).to_be_visible()


def test_two_stops_that_are_removed_one_right_after_the_other_both_go(planned: tuple[Page, Line]) -> None:
    page, line = planned
    former, count = run_id(page), _sights(page).count()
    stop = _select(page, 0)
    line.hold()
    _offer(stop, "去掉").click()
    _sights(page).nth(1).locator(".row").click()
    page.keyboard.press("x")
    line.release()
    expect(_sights(page)).to_have_count(count - 2)
    expect(page).not_to_have_url(re.compile(f"plan={former}"))


def test_two_things_that_are_let_go_of_one_right_after_the_other_both_are_free(
    planned: tuple[Page, Line],
) -> None:
    page, line = planned
    bar = page.locator(".st-key-locks")
    _offer(_select(page, 0), "保留这项").click()
    expect(bar.get_by_text("保留 1 项")).to_be_visible()
    _offer(_select(page, 1), "保留这项").click()
    bar.get_by_text("保留 2 项").click()
    free = page.get_by_role("button", name=re.compile("^不再保留："))
    expect(free).to_have_count(2)
    line.hold()
    free.nth(0).click()
    free.nth(1).click()
    line.release()
    expect(bar).to_have_count(0)


def test_a_lock_counts_where_something_outside_of_the_itinerary_is_opened_right_after(
    planned: tuple[Page, Line],
) -> None:
    page, line = planned
    stop = _select(page, 0)
    line.hold()
    _offer(stop, "保留这项").click()
    page.get_by_text("别的行程").first.click()
    line.release()
    expect(page.locator(".st-key-locks").get_by_text("保留 1 项")).to_be_visible()


def test_what_is_pressed_while_a_version_is_on_its_way_does_not_lead_back_from_it(
    planned: tuple[Page, Line],
) -> None:
    page, line = planned
    former = run_id(page)
    stop = _select(page, 0)
    line.hold()
    _offer(stop, "去掉").click()
    _sights(page).nth(2).locator(".row").click()
    line.release()
    expect(page.locator('[class*="st-key-changes_card"] h3')).to_be_visible()
    expect(page).not_to_have_url(re.compile(f"plan={former}"))


def test_a_press_that_comes_long_after_a_version_was_drawn_does_not_lead_back_from_it(
    planned: tuple[Page, Line],
) -> None:
    page, line = planned
    former = run_id(page)
    stop = _select(page, 0)
    line.hold()
    _offer(stop, "去掉").click()
    page.locator(".st-key-studio_header").get_by_text("English").click()
    line.release_first()
    expect(page).not_to_have_url(re.compile(f"plan={former}"))
    expect(page.locator('[class*="st-key-changes_card"] h3')).to_be_visible()
    # what was pressed before the page knew its new address comes a second after that was drawn
    page.wait_for_timeout(1000)
    line.release()
    expect(page.get_by_role("button", name=translator("en")("back-to-former"))).to_be_visible()


def test_a_stop_that_is_selected_while_the_map_is_loading_is_marked_on_it(visit: Visit, ask: Ask) -> None:
    page = visit()
    waiting: list[Route] = []
    page.route("**/map/itinerary.js", lambda script: waiting.append(script))
    with page.expect_request("**/map/itinerary.js"):
        ask(page, CHINESE)
    expect(page.locator(".timeline .track")).to_have_count(3)
    stop = _select(page, 0)
    at = stop.get_attribute("data-at")
    for script in waiting:
        script.continue_()
    page.unroute("**/map/itinerary.js")
    expect(trip_map(page).locator(f'[data-stop="{at}"].selected')).to_be_attached()


def test_a_lock_and_the_key_that_undoes_it_are_done_in_their_order(planned: tuple[Page, Line]) -> None:
    page, line = planned
    stop = _select(page, 0)
    line.hold()
    _offer(stop, "保留这项").click()
    page.keyboard.press("z")
    _sights(page).nth(1).locator(".row").click()
    line.release()
    expect(_offer(page.locator(".stop.selected"), "保留这项")).to_be_visible()
    expect(page.locator(".st-key-locks")).to_have_count(0)


def test_the_key_that_undoes_and_the_lock_after_it_are_done_in_their_order(
    planned: tuple[Page, Line],
) -> None:
    page, line = planned
    _offer(_select(page, 0), "保留这项").click()
    expect(page.locator(".st-key-locks").get_by_text("保留 1 项")).to_be_visible()
    stop = _select(page, 1)
    line.hold()
    page.keyboard.press("z")
    _offer(stop, "保留这项").click()
    line.release()
    expect(_sights(page).nth(1).locator(".tag").get_by_text("已锁定")).to_be_visible()
    expect(_sights(page).nth(0).locator(".tag").get_by_text("已锁定")).to_have_count(0)


def test_a_lock_right_before_the_rest_is_planned_again_belongs_to_it(planned: tuple[Page, Line]) -> None:
    page, line = planned
    former = run_id(page)
    _offer(_select(page, 0), "保留这项").click()
    again = page.locator(".st-key-plan_the_rest button")
    expect(again).to_be_visible()
    stop = _select(page, 1)
    line.hold()
    _offer(stop, "保留这项").click()
    again.click()
    line.release()
    expect(page).not_to_have_url(re.compile(f"plan={former}"))
    expect(page.locator(".st-key-locks").get_by_text("保留 2 项")).to_be_visible()
