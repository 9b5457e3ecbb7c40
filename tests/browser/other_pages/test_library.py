"""My trips, as a reader keeps them: found, named, ticked to compare, thrown away and taken back, in both languages."""

import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from core.agents.registry import agent_type
from core.bench.execution import execute, new_run
from core.bench.store.runs import RunStore
from core.model.query import Query
from core.model.run import Run, new_run_id, now
from core.sandbox.library import SandboxLibrary
from studio.i18n import browser_language, translator
from tests.browser.line import Line
from tests.browser.shown import CHINESE, TripOf, Visit, pick, wait_for_the_end

pytestmark = pytest.mark.browser

CITIES = ("苏州", "武汉")


@pytest.fixture
def kept(home: Path, address: str, trip_of: TripOf) -> Iterator[None]:
    """Two trips of the planner that no other test knows, and one that no search of these tests finds."""
    trip_of(CHINESE)
    store, sandbox = RunStore(home / "runs.sqlite"), SandboxLibrary(home).open("demo")
    agent = agent_type("planner").make()
    for city in CITIES:
        run = new_run(
            agent,
            Query(
                uid=f"library-{city}",
                text=f"广州到{city}",
                start_city="广州",
                target_city=city,
                days=1,
                people_number=1,
            ),
            sandbox,
        )
        store.begin(run)
        store.finish(execute(run, agent, sandbox, lambda seconds, event: None))
    yield
    store.shelf.throw_away([run.id for run in store.newest() if run.query.start_city == "广州"], run.created)
    store.close()


def _library(visit: Visit, locale: str) -> Page:
    page = visit(locale=locale)
    say = translator(browser_language(locale))
    # a link to all of one's trips may stand below as well
    page.get_by_test_id("stTopNav").get_by_role("link", name=say("page-library")).click()
    # the first page has cards as well
    expect(page.get_by_placeholder(say("library-search-hint"))).to_be_visible()
    expect(page.locator(".card").first).to_be_visible()
    return page


@pytest.mark.parametrize("locale", ["zh-CN", "en-GB"])
def test_trips_are_found_named_compared_and_thrown_away(visit: Visit, kept: None, locale: str) -> None:
    say = translator(browser_language(locale))
    start, *ends = ("广州", *CITIES) if say.language == "zh" else ("Guangzhou", "Suzhou", "Wuhan")
    page = _library(visit, locale)
    page.get_by_placeholder(say("library-search-hint")).fill(start)
    page.keyboard.press("Enter")
    cards = page.locator(".card")
    expect(cards).to_have_count(2)

    first = cards.filter(has_text=ends[0])
    first.get_by_role("button", name=say("library-more"), exact=True).click()
    page.get_by_role("textbox", name=say("library-name"), exact=True).fill("<b>mine</b> {{7*7}}")
    page.keyboard.press("Tab")
    page.get_by_role("button", name=say("library-save"), exact=True).click()
    expect(cards.filter(has_text="<b>mine</b> {{7*7}}")).to_have_count(1)

    for card in (0, 1):
        cards.nth(card).get_by_role("checkbox").click()
        expect(page.get_by_text(say("library-chosen", count=card + 1))).to_be_visible()
    with page.expect_download() as exported:
        page.get_by_role("button", name=say("library-export"), exact=True).click()
    assert len(exported.value.path().read_text(encoding="utf-8").splitlines()) == 2
    page.get_by_role("button", name=say("library-throw"), exact=True).click()
    expect(cards).to_have_count(0)
    page.get_by_role("button", name=re.compile(say("undo"))).click()
    expect(cards).to_have_count(2)

    for card in (0, 1):
        cards.nth(card).get_by_role("checkbox").click()
        expect(page.get_by_text(say("library-chosen", count=card + 1))).to_be_visible()
    page.get_by_role("button", name=say("library-compare", count=2)).click()
    expect(page).to_have_url(re.compile(r"/compare\?plans="))
    expect(page.get_by_text(say("compare-differences"))).to_be_visible()


def test_a_card_leads_to_its_trip(visit: Visit, kept: None) -> None:
    page = _library(visit, "zh-CN")
    page.locator(".card .main").first.click()
    expect(page).to_have_url(re.compile(r"/\?plan="))
    expect(page.locator(".timeline .bar").first).to_be_visible()


def test_two_ticks_one_right_after_the_other_both_count(visit: Visit, kept: None) -> None:
    page = _library(visit, "zh-CN")
    line = Line(page)
    page.reload()
    page.get_by_placeholder(translator("zh")("library-search-hint")).fill("广州")
    page.keyboard.press("Enter")
    cards = page.locator(".card")
    expect(cards).to_have_count(2)
    wait_for_the_end(page)
    line.hold()
    for card in (0, 1):
        cards.nth(card).get_by_role("checkbox").click()
    line.release()
    expect(page.get_by_text(translator("zh")("library-chosen", count=2))).to_be_visible()


def test_a_trip_of_other_data_is_opened_with_them_chosen(
    visit: Visit, home: Path, kept: None, planned_once: Callable[[str], Run]
) -> None:
    library, store = SandboxLibrary(home), RunStore(home / "runs.sqlite")
    shutil.copy(library.path("demo"), library.path("other"))
    run = replace(planned_once(CHINESE), id=new_run_id(), created=now(), sandbox="other")
    store.begin(run)
    page = _library(visit, "zh-CN")
    chosen = page.locator(".st-key-sandbox input")
    expect(chosen).to_have_value("demo")
    page.locator(".card .main").first.click()
    expect(page).to_have_url(re.compile(rf"plan={run.id}"))
    expect(chosen).to_have_value("other")
    # from then on it is the reader's
    pick(chosen, page.get_by_role("option", name="demo"))
    wait_for_the_end(page)
    expect(chosen).to_have_value("demo")
    store.shelf.throw_away([run.id], run.created)
    store.close()
    library.remove("other")
