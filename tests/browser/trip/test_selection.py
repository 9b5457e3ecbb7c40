"""What is selected shows on the map, in the days and on the timeline before the studio answers, whatever part of them is pressed.

The moment is made, not waited for: what the page says is held back, so that nothing that is seen can be an answer.
"""

import pytest
from playwright.sync_api import Page, expect

from studio.i18n import translator
from tests.browser.line import Line
from tests.browser.shown import CHINESE, TripOf, Visit, run_shown, wait_for_the_end
from tests.browser.trip_map import pins, trip_map

pytestmark = pytest.mark.browser


@pytest.fixture
def planned(visit: Visit, trip_of: TripOf) -> tuple[Page, Line]:
    """The page with an itinerary, drawn to its end, and its line."""
    lines: list[Line] = []
    page = visit(trip_of(CHINESE), first=lambda page: lines.append(Line(page)))
    run_shown(page)
    expect(pins(page).first).to_be_visible()
    wait_for_the_end(page)
    return page, lines[0]


def _expect_everywhere(page: Page, at: str) -> None:
    """The stop, and it alone, is marked in all three, and in the days it can be asked for something."""
    chosen = trip_map(page).locator("[data-stop].selected")
    expect(chosen).to_have_count(1)
    expect(chosen).to_have_attribute("data-stop", at)
    for part in (".timeline .bar.selected", ".stop.selected"):
        expect(page.locator(part)).to_have_count(1)
        expect(page.locator(part)).to_have_attribute("data-at", at)
    expect(page.locator(".stop.selected")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".stop.selected .offer").first).to_be_visible()


def _expect_nowhere(page: Page) -> None:
    for part in (".timeline .bar.selected", ".stop.selected"):
        expect(page.locator(part)).to_have_count(0)
    expect(trip_map(page).locator("[data-stop].selected")).to_have_count(0)


def test_a_stop_of_another_day_shows_everywhere_before_the_studio_answers(planned: tuple[Page, Line]) -> None:
    page, line = planned
    line.hold()
    page.locator('.timeline .bar[data-at="2.2"]').click(force=True)
    _expect_everywhere(page, "2.2")
    trip_map(page).get_by_role("button").filter(has=page.locator('[data-stop="3.2"]')).press("Enter")
    _expect_everywhere(page, "3.2")
    page.locator('.stop[data-at="3.3"] .row').click()
    _expect_everywhere(page, "3.3")
    page.locator('.stop[data-at="3.3"] .row').click()
    _expect_nowhere(page)
    line.release()
    wait_for_the_end(page)
    _expect_nowhere(page)


def test_keys_go_from_stop_to_stop_and_let_go_before_the_studio_answers(planned: tuple[Page, Line]) -> None:
    page, line = planned
    line.hold()
    body = page.locator("body")
    for key, at in (("j", "1.1"), ("j", "1.2"), ("k", "1.1"), ("k", "1.1")):
        body.press(key)
        _expect_everywhere(page, at)
    body.press("Escape")
    _expect_nowhere(page)
    # from nothing back to the last of all
    body.press("k")
    _expect_everywhere(page, page.locator(".timeline .bar").last.get_attribute("data-at") or "")
    line.release()
    wait_for_the_end(page)
    _expect_everywhere(page, page.locator(".timeline .bar").last.get_attribute("data-at") or "")


def test_an_answer_to_an_earlier_key_takes_no_later_one_back(planned: tuple[Page, Line]) -> None:
    page, line = planned
    line.hold()
    for at in ("1.1", "1.2", "1.3"):
        page.keyboard.press("j")
        _expect_everywhere(page, at)
    line.answer_first()
    wait_for_the_end(page)
    _expect_everywhere(page, "1.3")
    page.keyboard.press("j")
    _expect_everywhere(page, "1.4")
    line.release()
    wait_for_the_end(page)
    _expect_everywhere(page, "1.4")


def test_a_day_stays_open_once_its_stop_is_let_go_of(planned: tuple[Page, Line]) -> None:
    page, _ = planned
    page.locator('.timeline .bar[data-at="2.2"]').click(force=True)
    _expect_everywhere(page, "2.2")
    wait_for_the_end(page)
    page.locator("body").press("Escape")
    _expect_nowhere(page)
    wait_for_the_end(page)
    expect(page.locator('.stop[data-at="2.2"]')).to_be_visible()


@pytest.mark.parametrize("language", ["zh", "en"])
def test_on_a_phone_what_is_asked_for_less_often_is_behind_a_button(
    visit: Visit, trip_of: TripOf, language: str
) -> None:
    say = translator(language)
    locale = {"zh": "zh-CN", "en": "en-GB"}[language]
    page = visit(trip_of(CHINESE), locale=locale, viewport={"width": 390, "height": 844})
    page.locator('.stop[draggable="true"] .row').first.click()
    stop = page.locator(".stop.selected")
    rest = stop.get_by_role("button", name=say("stop-more"), exact=True)
    later = stop.get_by_role("button", name=say("edit-later"), exact=True)
    tops = "offers => new Set(offers.filter(one => one.checkVisibility()).map(one => one.offsetTop)).size"
    expect(rest).to_be_visible()
    expect(later).to_be_hidden()
    assert stop.locator(".offer").evaluate_all(tops) == 1
    rest.click()
    expect(later).to_be_visible()
