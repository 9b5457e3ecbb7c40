"""What a reader types and answers while a trip is open, in a real browser and in both languages."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.shown import CHINESE, ENGLISH, Ask, TripOf, Visit, run_id, run_of, run_shown

pytestmark = pytest.mark.browser


def _change(page: Page, text: str) -> None:
    box = page.get_by_test_id("stChatInputTextArea")
    # While one plan gives way to another there are two.
    expect(box).to_have_count(1)
    box.fill(text)
    box.press("Enter")


@pytest.mark.parametrize(
    ("locale", "request_text", "change", "told", "days"),
    [
        ("zh-CN", CHINESE, "改成4天", "改为 4 天", 4),
        ("en-GB", ENGLISH, "make it 2 days", "2 days", 2),
    ],
    ids=["chinese", "english"],
)
def test_a_change_in_words_is_planned_said_and_undone_and_redone_with_a_key(
    visit: Visit,
    home: Path,
    trip_of: TripOf,
    locale: str,
    request_text: str,
    change: str,
    told: str,
    days: int,
) -> None:
    page = visit(trip_of(request_text), locale=locale)
    former = run_shown(page)
    expect(page.locator(".timeline .track")).to_have_count(3)
    _change(page, change)
    card = page.locator(f".st-key-changes_card-{run_shown(page, instead_of=former)}")
    expect(card.locator("h3")).to_have_text(told)
    expect(page.locator(".timeline .track")).to_have_count(days)
    changed = run_of(page, home)
    assert (changed.former, changed.query.days) == (former, days)
    page.keyboard.press("z")
    assert run_shown(page, instead_of=changed.id) == former
    expect(page.locator(".timeline .track")).to_have_count(3)
    expect(page.locator(".st-key-redo_version button")).to_be_visible()
    page.keyboard.press("y")
    expect(page).to_have_url(re.compile(f"plan={changed.id}"))


@pytest.mark.parametrize(
    ("locale", "request_text", "words", "told"),
    [
        ("zh-CN", CHINESE, "嗯嗯", "没看懂这个改动"),
        ("en-GB", ENGLISH, "hmm", "This change was not understood"),
    ],
    ids=["chinese", "english"],
)
def test_what_is_no_change_is_said(
    visit: Visit, trip_of: TripOf, locale: str, request_text: str, words: str, told: str
) -> None:
    page = visit(trip_of(request_text), locale=locale)
    before = run_shown(page)
    _change(page, words)
    expect(page.locator(".st-key-unmet_line-follow_up")).to_contain_text(told)
    assert run_id(page) == before


@pytest.mark.parametrize(
    ("locale", "request_text", "answer", "days"),
    [
        ("zh-CN", "我们两个人想从南京去北京玩三四天", "4 天", 4),
        ("en-GB", "Two of us from Nanjing to Beijing, 2 or 3 days", "2 days", 2),
    ],
    ids=["chinese", "english"],
)
def test_what_is_not_sure_is_asked_in_the_card_and_planned_once_it_is_answered(
    visit: Visit, home: Path, ask: Ask, locale: str, request_text: str, answer: str, days: int
) -> None:
    page = visit(locale=locale)
    ask(page, request_text)
    card = page.locator('[data-testid="stForm"]').filter(has=page.locator('[class*="-gaps"]'))
    card.get_by_role("button", name=answer).or_(card.get_by_role("radio", name=answer)).first.click()
    card.get_by_test_id("stFormSubmitButton").get_by_role("button").click()
    expect(page.locator(".timeline .track")).to_have_count(days)
    assert run_of(page, home).query.days == days


def test_the_first_day_is_chosen_and_reaches_the_days_and_the_calendar(
    visit: Visit, home: Path, trip_of: TripOf
) -> None:
    page = visit(trip_of(ENGLISH), locale="en-GB")
    run_shown(page)
    page.locator('[class*="st-key-fact_chip"] button').click()
    first = page.locator('[class*="-dates"] input').first
    first.fill("2026-12-05")
    first.press("Enter")
    # Its calendar lies over the button.
    page.get_by_role("button", name="Use this").press("Enter")
    page.get_by_role("button", name="Plan again").click()
    expect(page.locator(".day .date").first).to_have_text(re.compile("5 Dec"))
    run = run_of(page, home)
    assert run.query.dates is not None
    assert [day.isoformat() for day in run.query.dates] == ["2026-12-05", "2026-12-07"]
