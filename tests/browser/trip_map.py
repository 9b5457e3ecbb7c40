"""The map of a trip on a page of the studio."""

from playwright.sync_api import FrameLocator, Locator, Page

from tests.browser.shown import run_id


def trip_map(page: Page) -> FrameLocator:
    """The map of the run that the address names: while one plan gives way to another, the maps of both are on the page."""
    return page.frame_locator(f".st-key-in_view-trip-{run_id(page)} iframe")


def pins(page: Page) -> Locator:
    """The stops on the map of a trip."""
    return trip_map(page).locator("[data-stop]")
