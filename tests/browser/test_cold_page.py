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
