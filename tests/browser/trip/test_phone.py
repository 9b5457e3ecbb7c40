"""A trip on a phone, in a real browser."""

import pytest
from playwright.sync_api import expect

from tests.browser.shown import CHINESE, ENGLISH, TripOf, Visit, wait_until
from tests.browser.trip_map import pins

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("text", "locale", "show_map", "show_list"),
    [(CHINESE, "zh-CN", "看地图", "看列表"), (ENGLISH, "en-GB", "Show the map", "Show the list")],
    ids=["chinese", "english"],
)
def test_days_and_map_take_turns_on_a_phone(
    visit: Visit, trip_of: TripOf, text: str, locale: str, show_map: str, show_list: str
) -> None:
    page = visit(trip_of(text), locale=locale, viewport={"width": 390, "height": 844})
    days, ground = page.locator(".day").first, page.locator('[class*="st-key-in_view"] iframe')
    expect(days).to_be_visible()
    expect(pins(page).first).to_be_visible()
    expect(ground).to_have_css("height", "200px")
    page.get_by_role("button", name=show_map).click()
    expect(days).to_be_hidden()
    expect(ground).to_have_css("height", "556px")
    expect(pins(page).first).to_be_in_viewport()
    page.get_by_role("button", name=show_list).click()
    expect(days).to_be_visible()
    expect(ground).to_have_css("height", "200px")


def test_names_on_compared_maps_can_be_read_on_a_phone(visit: Visit, trip_of: TripOf) -> None:
    plans = ",".join(trip_of(CHINESE).partition("=")[2] for _ in "AB")
    page = visit(f"compare?plans={plans}", viewport={"width": 390, "height": 844})
    names = page.locator(".duel .map .pin text").filter(has_text="北京南站")
    expect(names.first).to_be_visible()
    wait_until(names.first, "name => name.getBoundingClientRect().height >= 15")
    wait_until(page.locator(".duel .map").first, ARE_APART)


def test_what_a_first_request_can_be_asked_with_stands_in_its_box_on_a_phone(visit: Visit) -> None:
    page = visit(locale="en-GB", viewport={"width": 390, "height": 844})
    for name in ("What matters", "Method", "Plan"):
        expect(page.get_by_role("button", name=name)).to_be_visible()
    # the box and all that stands in it are found and measured at one moment, as it grows while the page is still drawn
    page.wait_for_function(ENCLOSES_IN_A_ROW)


def test_three_days_to_choose_from_are_in_sight_on_a_phone(visit: Visit, trip_of: TripOf) -> None:
    page = visit(trip_of(CHINESE), viewport={"width": 390, "height": 844})
    choice = page.locator('[class*="st-key-day_line-"] [data-testid="stButtonGroup"]')
    expect(choice.get_by_role("radio", name="第 3 天")).to_be_in_viewport(ratio=1)


def test_a_chosen_day_stands_alone_under_the_map_on_a_phone(visit: Visit, trip_of: TripOf) -> None:
    page = visit(trip_of(CHINESE), viewport={"width": 390, "height": 844})
    days = page.locator("section.day")
    expect(days.nth(2)).to_be_visible()
    page.get_by_role("radio", name="第 2 天").click()
    expect(days.nth(0)).to_be_hidden()
    expect(days.nth(1).locator(".row").first).to_be_in_viewport()
    page.get_by_role("radio", name="全部").first.click()
    expect(days.nth(0)).to_be_visible()


def test_seven_days_to_choose_from_are_in_sight_on_a_phone(visit: Visit, trip_of: TripOf) -> None:
    page = visit(trip_of("我们两个人从上海去成都玩7天"), viewport={"width": 390, "height": 844})
    choice = page.locator('[class*="st-key-day_line-"] [data-testid="stButtonGroup"]')
    expect(choice.get_by_role("radio", name="第 1 天")).to_be_in_viewport(ratio=1)
    expect(choice.get_by_role("radio", name="第 7 天")).to_be_in_viewport(ratio=1)


ENCLOSES_IN_A_ROW = """() => {
    const hero = document.querySelector('.st-key-hero');
    const around = hero?.querySelector('[class*="st-key-request_card"]')?.getBoundingClientRect();
    const inside = ['What matters', 'Method', 'Plan'].map((name) => [...(hero?.querySelectorAll('button') ?? [])]
        .find((button) => button.innerText.endsWith(name))?.getBoundingClientRect());
    return around && inside.every(Boolean) && inside.every((one) => around.top < one.top && one.bottom < around.bottom)
        && inside.every((one, at) => at === 0 || inside[at - 1].right <= one.left);
}"""
"""Whether the box of a first request has its three buttons within it, in a row and none over the next."""
NAMES = (
    """[...map.querySelectorAll('.pin > text[font-size="12"]')].map((name) => name.getBoundingClientRect())"""
)
ARE_READ = f"map => {NAMES}.every((name) => name.height >= 10)"
"""Whether names on a map can be read."""
ARE_APART = f"""map => {{
    const boxes = {NAMES};
    return !boxes.some((one, at) => boxes.some((other, before) => before < at
        && one.left < other.right && other.left < one.right && one.top + 3 < other.bottom && other.top + 3 < one.bottom));
}}"""
"""Whether no name on a map lies over another."""


def test_names_on_the_stage_can_be_read_on_a_phone_and_the_day_has_a_line_of_its_own(visit: Visit) -> None:
    page = visit("present?show=example-capital", locale="en-GB", viewport={"width": 390, "height": 844})
    expect(page.locator(".stage .foot")).to_be_visible()
    page.keyboard.press("1")
    names = page.locator('.stage .map .pin > text[font-size="12"]')
    expect(names.first).to_be_visible()
    wait_until(page.locator(".stage .map"), ARE_READ)
    wait_until(page.locator(".stage .map"), ARE_APART)
    wait_until(page.locator(".stage .strip"), "strip => strip.getBoundingClientRect().width > 300")


def test_what_a_change_did_is_told_on_a_phone_where_one_made_it_until_it_is_kept(
    visit: Visit, trip_of: TripOf
) -> None:
    page = visit(trip_of(CHINESE), viewport={"width": 390, "height": 844})
    page.locator("section.day").nth(1).locator(".head").click()
    page.locator('.stop[data-at="2.2"] .row').click()
    page.locator('.stop[data-at="2.2"]').get_by_role("button", name="去掉").click()
    card = page.locator('[class*="st-key-changes_card"]')
    expect(card).to_be_in_viewport(ratio=1)
    expect(page.locator('.stop[data-at="2.1"]')).to_be_attached()
    card.get_by_role("button", name="保留").click()
    expect(card).to_have_count(0)
