"""A whole trip by the keys alone, in a real browser: nothing here is pressed with a pointer."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from core.model.plan import Visit
from tests.browser.shown import ENGLISH, TripOf, plan_of, run_shown, wait_for_the_end
from tests.browser.shown import Visit as Opens
from tests.browser.trip_map import pins, trip_map

pytestmark = pytest.mark.browser

_MOST_STOPS = 100
_HAS_FOCUS = "node => node.getRootNode().activeElement === node"


def _tab_to(page: Page, wanted: Locator) -> None:
    """Go on with the Tab key until something has the focus; it and the page around it are there, and nothing moves."""
    expect(wanted).to_be_attached()
    wait_for_the_end(page)
    for _ in range(_MOST_STOPS):
        page.keyboard.press("Tab")
        if wanted.evaluate(_HAS_FOCUS):
            return
    pytest.fail(f"the Tab key does not lead to {wanted}")


def _walk_to(page: Page, activity: int) -> Locator:
    """Select the activity of the first day by going on from stop to stop; its row has the focus then."""
    for number in range(1, activity + 1):
        page.keyboard.press("j")
        expect(page.locator(f'.stop.selected[data-at="1.{number}"] .offer').first).to_be_visible()
    row = page.locator(f'.stop.selected[data-at="1.{activity}"] .row')
    expect(row).to_be_focused()
    return row


def test_a_key_that_comes_before_the_box_leads_to_it_when_it_is_there(visit: Opens) -> None:
    held: list[Route] = []
    page = visit(
        locale="en-GB", first=lambda page: page.route("**/TextArea*.js", lambda route: held.append(route))
    )
    expect(page.locator('[class*="request-keys"] [data-hears]')).to_be_attached()
    box = page.locator('[class*="st-key-request_card"] textarea')
    assert box.count() == 0
    page.keyboard.press("/")
    for route in held:
        route.continue_()
    expect(box).to_be_focused()


def test_a_trip_is_asked_for_changed_compared_and_taken_away_by_keys_alone(visit: Opens, home: Path) -> None:
    page = visit(locale="en-GB")
    expect(page.locator('[class*="request-keys"] [data-hears]')).to_be_attached()
    page.keyboard.press("/")
    expect(page.locator('[class*="st-key-request_card"] textarea')).to_be_focused()
    page.keyboard.insert_text(ENGLISH)
    page.keyboard.press("Enter")
    first = run_shown(page)
    plan = plan_of(page, home)
    at, sight = next((at, one) for day, at, one in plan.activities() if day == 1 and isinstance(one, Visit))

    _walk_to(page, at)
    _tab_to(page, page.get_by_role("button", name="Edit…"))
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    _tab_to(page, dialog.get_by_role("radio", checked=True))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    _tab_to(page, dialog.get_by_label("Minutes"))
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(str(sight.minutes - 15))
    page.keyboard.press("Enter")
    changed = run_shown(page, instead_of=first)
    assert plan_of(page, home).itinerary[0].activities[at - 1].minutes == sight.minutes - 15

    page.keyboard.press("z")
    assert run_shown(page, instead_of=changed) == first
    expect(page.locator(".st-key-redo_version button")).to_be_visible()
    page.keyboard.press("y")
    assert run_shown(page, instead_of=first) == changed

    _tab_to(page, page.get_by_role("radio", name="Checks"))
    for part in ("Scores", "Costs", "Trace", "Export"):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("radio", name=part)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="Export", checked=True)).to_be_focused()
    file = page.get_by_role("button", name="Calendar")
    _tab_to(page, file)
    with page.expect_download() as taken:
        page.keyboard.press("Enter")
    assert taken.value.suggested_filename == f"tripstudio-{changed}.ics"

    _tab_to(page, page.locator(".st-key-versions").get_by_role("button"))
    page.keyboard.press("Enter")
    _tab_to(page, page.get_by_role("link", name="Compare").last)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"plans={first}(,|%2C){changed}"))
    expect(page.locator(".duel .side")).to_have_count(2)


def test_the_map_is_one_stop_of_the_tab_key_and_arrows_lead_from_pin_to_pin(
    visit: Opens, trip_of: TripOf
) -> None:
    page = visit(trip_of(ENGLISH), locale="en-GB")
    run_shown(page)
    expect(pins(page).first).to_be_visible()
    wait_for_the_end(page)
    markers = trip_map(page).locator(".leaflet-marker-icon[aria-label]")
    _tab_to(page, markers.first)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(markers.nth(2)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".stop.selected .offer").first).to_be_visible()
    expect(trip_map(page).locator("[data-stop].selected")).to_have_count(1)
    # the pins were drawn anew, and the one that was pressed has the focus again
    expect(markers.nth(2)).to_be_focused()
    focusable = trip_map(page).locator('.leaflet-interactive[tabindex="0"]')
    expect(focusable).to_have_count(1)


def test_the_stops_of_a_day_are_one_stop_of_the_tab_key_and_arrows_lead_from_one_to_the_next(
    visit: Opens, trip_of: TripOf
) -> None:
    page = visit(trip_of(ENGLISH), locale="en-GB")
    rows = page.locator(".day .row")
    expect(rows.nth(2)).to_be_visible()
    rows.first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(rows.nth(2)).to_be_focused()
    assert rows.evaluate_all("rows => rows.filter(row => row.tabIndex === 0).length") == 1


def test_a_day_that_is_chosen_is_open_though_it_was_closed_or_a_stop_of_another_is_selected(
    visit: Opens, trip_of: TripOf
) -> None:
    page = visit(trip_of(ENGLISH), locale="en-GB")
    heads = page.locator("button.head")
    heads.first.click()
    expect(heads.first).to_have_attribute("aria-expanded", "false")
    page.get_by_role("radio", name="Day 2").click()
    expect(heads.nth(1)).to_have_attribute("aria-expanded", "true")
    page.locator(".day .row").nth(1).click()
    expect(page.locator(".stop.selected")).to_have_count(1)
    page.get_by_role("radio", name="Day 1").click()
    expect(heads.first).to_have_attribute("aria-expanded", "true")


def test_one_key_leads_to_the_files_and_takes_the_one_that_opens_again(visit: Opens, trip_of: TripOf) -> None:
    page = visit(trip_of(ENGLISH), locale="en-GB")
    run_shown(page)
    page.keyboard.press("e")
    files = page.get_by_role("radio", name="Export", checked=True)
    expect(files).to_be_in_viewport()
    expect(page.get_by_role("button", name="Calendar")).to_be_visible()
    with page.expect_download() as taken:
        page.keyboard.press("e")
    assert taken.value.suggested_filename.endswith(".json")
