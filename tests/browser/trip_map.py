"""The map of a trip on a page of the studio."""

from playwright.sync_api import FrameLocator, Locator, Page


def trip_map(page: Page) -> FrameLocator:
    """The newest map: while one plan gives way to another, the maps of both are on the page."""
    return page.frame_locator('iframe[title*="st_folium"]').last


def pins(page: Page) -> Locator:
    """The stops on the map of a trip."""
    return trip_map(page).locator("[data-stop]")
