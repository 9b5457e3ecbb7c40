"""The words that Streamlit's widgets have of their own are in the reader's language, in a real browser."""

import pytest
from playwright.sync_api import Locator, Page, expect

from components.look.page_language import WIDGET_WORDS
from core.text import Language
from studio.i18n import translator
from tests.browser.shown import Visit

pytestmark = pytest.mark.browser


def _english(page: Page) -> list[str]:
    """The widgets' own words that are on the page as Streamlit writes them."""
    labels = page.locator("[aria-label], [placeholder]").evaluate_all(
        "parts => parts.flatMap(part => [part.getAttribute('aria-label'), part.getAttribute('placeholder')])"
    )
    return [word for word in labels if word in WIDGET_WORDS]


def _openers(page: Page, language: Language) -> Locator:
    """The buttons that open the choices of the page."""
    return page.get_by_role("button", name=translator(language)("widget-open"), exact=True)


def test_widgets_speak_the_language_of_the_page_and_the_other_when_it_is_switched(visit: Visit) -> None:
    page = visit("settings")
    expect(_openers(page, "zh").first).to_be_visible()
    assert _english(page) == []
    page.locator(".st-key-studio_header").get_by_text("English").click()
    expect(_openers(page, "en").first).to_be_visible()
    expect(_openers(page, "zh")).to_have_count(0)


def test_what_comes_up_later_is_said_in_the_language_of_the_page(visit: Visit) -> None:
    page = visit("settings")
    expect(_openers(page, "zh").first).to_be_visible()
    page.get_by_test_id("stSelectbox").first.get_by_role("combobox").fill("没有这样的数据")
    expect(page.get_by_role("listbox").get_by_text(translator("zh")("widget-nothing"))).to_be_visible()
