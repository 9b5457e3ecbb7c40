"""What is pressed before a page is drawn to its end is done all the same."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.shown import ENGLISH, Visit

pytestmark = pytest.mark.browser


def test_enter_before_anything_hears_it_asks(visit: Visit) -> None:
    held: list[Route] = []
    page = visit(
        locale="en-GB", first=lambda page: page.route("**/BidiComponent*.js", lambda one: held.append(one))
    )
    box = page.locator('[class*="st-key-request_card"] textarea')
    box.fill(ENGLISH)
    box.press("Enter")
    page.wait_for_function("() => document.activeElement.value.endsWith('\\n')")
    for route in held:
        route.continue_()
    expect(page).to_have_url(re.compile("plan="))


def test_what_a_first_request_can_be_asked_with_stands_in_its_box_beside_the_button(visit: Visit) -> None:
    page = visit(locale="en-GB", viewport={"width": 1440, "height": 900})
    card = page.locator('.st-key-hero [class*="st-key-request_card"]')
    matters, method = (page.get_by_role("button", name=name) for name in ("What matters", "Method"))
    expect(matters).to_be_visible()
    # the box grows once what stands in it is drawn
    page.wait_for_function(
        "card => card.getBoundingClientRect().bottom > [...card.querySelectorAll('button')].at(-1).getBoundingClientRect().bottom",
        arg=card.element_handle(),
    )
    found = (card, card.get_by_role("button", name="Plan"), matters, method)
    # all at once, as the page above may still grow
    box, plan, one, other = page.evaluate(
        "all => all.map(one => one.getBoundingClientRect().toJSON())", [one.element_handle() for one in found]
    )
    for button in (one, other):
        assert box["y"] < button["y"] < button["bottom"] < box["bottom"]
    assert one["right"] < other["x"] < other["right"] < plan["x"]
    # nothing lies over it
    method.click()
    expect(page.get_by_test_id("stPopoverBody")).to_be_visible()
