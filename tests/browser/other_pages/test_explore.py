"""The explorer of a sandbox in a real browser: the map that draws itself, the table beside it, SQL; in both languages."""

import re
import time
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from core.sandbox.importers.csv_template import EXAMPLE
from core.sandbox.library import SandboxLibrary
from studio.i18n import browser_language, translator
from tests.browser.shown import Visit, wait_for_the_end
from tests.patience import PATIENCE

pytestmark = pytest.mark.browser


def explorer(visit: Visit, locale: str) -> Page:
    """The page, reached as a reader reaches it."""
    page = visit(locale=locale)
    page.get_by_role("link", name=translator(browser_language(locale))("page-explore")).click()
    expect(page.get_by_test_id("stDeckGlJsonChart").locator("canvas").first).to_be_visible()
    wait_for_the_end(page)
    return page


@pytest.mark.parametrize("locale", ["zh-CN", "en-GB"])
def test_a_row_of_the_table_opens_the_card_of_its_place(visit: Visit, locale: str) -> None:
    say = translator(browser_language(locale))
    page = explorer(visit, locale)
    page.get_by_test_id("stDataFrame").first.click(position={"x": 22, "y": 52})
    card = page.locator(".st-key-place_card")
    expect(card).to_contain_text(say("explore-column-hours"))
    expect(page).to_have_url(re.compile("place=sight"))
    card.get_by_role("button", name=say("explore-close")).click()
    expect(card).to_have_count(0)
    expect(page).not_to_have_url(re.compile("place="))


@pytest.mark.parametrize("locale", ["zh-CN", "en-GB"])
def test_every_view_is_reached_and_named_by_the_address(visit: Visit, locale: str) -> None:
    say = translator(browser_language(locale))
    page = explorer(visit, locale)
    for view in ("timetable", "findings", "questions"):
        page.locator(".st-key-explore_head").get_by_text(say(f"explore-view-{view}"), exact=True).click()
        expect(page).to_have_url(re.compile(f"view={view}"))
    page.get_by_role("button", name=say("explore-example-kinds")).click()
    expect(page.get_by_text(re.compile(r"^\d+ (rows|行)"))).to_be_visible()
    expect(page).to_have_url(re.compile("question=SELECT"))


def test_a_place_that_is_pressed_on_the_map_is_selected_in_the_table_as_well(
    visit: Visit, home: Path
) -> None:
    city = EXAMPLE.cities[0]
    at = city.attractions[0].position
    alone = replace(
        city,
        attractions=city.attractions[:1],
        restaurants=(),
        hotels=(),
        lines=(),
        positions={city.attractions[0].name: at},
    )
    library = SandboxLibrary(home)
    library.add(replace(EXAMPLE, name="one-place", cities=(alone, *EXAMPLE.cities[1:])))
    page = visit(f"explore?sandbox=one-place&city={city.name}", locale="en-GB")
    canvas = page.get_by_test_id("stDeckGlJsonChart").locator("canvas").first
    expect(canvas).to_be_visible()
    # The only place is the middle of the map. It is pressed when its name has come up under the pointer, which the map
    # answers once it is drawn. The map takes a press for one only when it ends within a quarter of a second, which a
    # busy machine may exceed: it is pressed anew when the page had time to answer and did not.
    tooltip, card = page.locator(".deck-tooltip"), page.locator(".st-key-place_card")
    until = time.monotonic() + PATIENCE
    while not tooltip.is_visible() and time.monotonic() < until:
        page.mouse.move(0, 0)
        canvas.hover()
    expect(tooltip).to_be_visible()
    for _ in range(3):
        canvas.click()
        try:
            card.wait_for(timeout=PATIENCE * 1000 / 4)
            break
        except TimeoutError:
            page.mouse.move(0, 0)
    expect(card).to_be_visible()
    expect(page).to_have_url(re.compile("place=sight"))
