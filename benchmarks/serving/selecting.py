"""How long a reader of a trip waits from a press on the timeline until its stop is ringed on the map, in a real browser.

The trip is drawn to its end before, and each press is waited for to its end: what is measured is a click, not a queue.
"""

import shutil
from statistics import median

from playwright.sync_api import Locator, Page, sync_playwright

from benchmarks.serving.browser import SWITCHES
from benchmarks.serving.requests import request

_PATIENCE, _REST = 60_000, 1_500
"""Milliseconds that anything is waited for, and in which the browser draws what came last."""
_PRESSED = """bar => new Promise(drawn => {
    const map = document.querySelector('[class*="st-key-in_view-trip-"] iframe').contentDocument;
    const begun = performance.now();
    bar.click();
    const look = () => map.querySelector(`[data-stop="${bar.dataset.at}"].selected`)
        ? requestAnimationFrame(() => setTimeout(() => drawn(performance.now() - begun)))
        : requestAnimationFrame(look);
    look();
})"""
"""From the press to the end of the frame in which the ring is drawn, in milliseconds."""


def measured(address: str, times: int) -> float:
    """The median of so many presses, in seconds, on a trip that is planned for it by the studio at an address."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=SWITCHES)
        page = browser.new_context(locale="zh-CN", viewport={"width": 1440, "height": 1000}).new_page()
        page.set_default_timeout(_PATIENCE)
        _plan(page, f"http://{address}/")
        bars = page.locator(".timeline .bar")
        # the first press loads what later ones find ready; none is on what is selected already
        found = [_pressed(page, bars.nth(1 + number % 2)) for number in range(times + 1)]
        browser.close()
    return median(found[1:]) / 1000


def _plan(page: Page, address: str) -> None:
    page.goto(address)
    # what hears Enter comes after the box
    page.locator('[class*="request-keys"] [data-hears]').wait_for(state="attached")
    box = page.get_by_test_id("stMain").get_by_role("textbox").first
    box.fill(request(0))
    box.press("Enter")
    page.locator(".timeline .bar").first.wait_for()
    page.frame_locator('[class*="st-key-in_view-trip-"] iframe').locator("[data-stop]").first.wait_for()
    _settle(page)


def _pressed(page: Page, bar: Locator) -> float:
    found: float = bar.evaluate(_PRESSED)
    _settle(page)
    return found


def _settle(page: Page) -> None:
    page.locator('[data-testid="stApp"][data-test-script-state="notRunning"]').wait_for()
    page.wait_for_timeout(_REST)
