"""The words that Streamlit's widgets have of their own are in the reader's language, in a real browser."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from components.look.page_language import WIDGET_WORDS
from core.text import Language
from studio.i18n import translator
from tests.browser.shown import Visit

pytestmark = pytest.mark.browser


def _wait_for_no_english(page: Page) -> None:
    """None of the widgets' own words is on the page as Streamlit writes them, once all of it is drawn."""
    page.wait_for_function(
        """words => ![...document.querySelectorAll('[aria-label], [placeholder]')].some(part =>
            words.includes(part.getAttribute('aria-label')) || words.includes(part.getAttribute('placeholder')))""",
        arg=list(WIDGET_WORDS),
    )


def _openers(page: Page, language: Language) -> Locator:
    """The buttons that open the choices of the page."""
    return page.get_by_role("button", name=translator(language)("widget-open"), exact=True)


def test_widgets_speak_the_language_of_the_page_and_what_comes_up_later_the_other_one(visit: Visit) -> None:
    page = visit("settings")
    expect(_openers(page, "zh").first).to_be_visible()
    _wait_for_no_english(page)
    page.locator(".st-key-studio_header").get_by_text("English").click()
    expect(_openers(page, "en").first).to_be_visible()
    expect(_openers(page, "zh")).to_have_count(0)
    page.get_by_test_id("stSelectbox").first.get_by_role("combobox").fill("没有这样的数据")
    expect(page.get_by_role("listbox").get_by_text(translator("en")("widget-nothing"))).to_be_visible()


def test_what_explains_a_field_is_called_after_it_in_the_language_of_the_page(visit: Visit) -> None:
    page = visit("studies")
    page.get_by_role("button", name=translator("zh")("making-title")).click()
    expect(page.get_by_role("button", name="名字：说明")).to_be_visible()


def test_a_file_that_is_refused_is_told_of_in_the_language_of_the_page(visit: Visit, tmp_path: Path) -> None:
    page = visit("library")
    page.get_by_role("button", name=translator("zh")("library-import")).click()
    large, other = tmp_path / "large.json", tmp_path / "other.txt"
    large.write_bytes(b" " * (21 * 1024 * 1024))
    other.write_text("no trip", encoding="utf-8")
    dropped = page.locator("input[type=file]").first
    dropped.set_input_files([large, other])
    expect(page.get_by_text("文件不能超过 20.0MB。")).to_be_visible()
    expect(page.get_by_text(translator("zh")("widget-wrong-kind"))).to_be_visible()


@pytest.mark.parametrize(("locale", "language"), [("zh-CN", "zh"), ("en-GB", "en")])
def test_an_address_without_a_page_is_told_of_in_the_language_of_the_page(
    visit: Visit, locale: str, language: Language
) -> None:
    page = visit("nowhere", locale=locale)
    dialog = page.get_by_role("dialog")
    for words in ("widget-no-page", "widget-no-page-hint"):
        expect(dialog.get_by_text(translator(language)(words), exact=True)).to_be_visible()
