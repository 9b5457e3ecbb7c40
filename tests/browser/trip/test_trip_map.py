"""What stands on the map of a trip beside its pins: the choice of a day, the button that fills the screen, the scale."""

import pytest
from playwright.sync_api import expect

from tests.browser.shown import CHINESE, TripOf, Visit, run_shown, wait_for_the_end
from tests.browser.trip_map import pins, trip_map

pytestmark = pytest.mark.browser


def test_a_day_that_is_chosen_on_the_map_is_chosen_on_the_page(visit: Visit, trip_of: TripOf) -> None:
    page = visit(trip_of(CHINESE))
    run_shown(page)
    trip_map(page).get_by_role("button", name="第 2 天").click()
    chosen = page.locator('[class*="st-key-day_line-"] button[aria-checked="true"]')
    expect(chosen).to_have_text("第 2 天")
    expect(trip_map(page).get_by_role("button", name="第 2 天")).to_have_attribute("aria-pressed", "true")


def test_the_map_fills_the_screen_and_gives_it_back_as_it_was(visit: Visit, trip_of: TripOf) -> None:
    page = visit(trip_of(CHINESE), locale="en-GB")
    run_shown(page)
    ground, button = (
        trip_map(page).locator(".leaflet-container"),
        trip_map(page).get_by_role("button", name="Full screen"),
    )
    scale = trip_map(page).locator(".leaflet-control-scale-line")
    before, said = ground.bounding_box(), scale.inner_text()
    assert before is not None
    button.click()
    expect(ground).to_have_css("height", "1100px")
    button.click()
    expect(ground).to_have_css("height", f"{before['height']:.0f}px")
    expect(scale).to_have_text(said)


def test_the_scale_is_in_the_words_of_the_reader(visit: Visit, trip_of: TripOf) -> None:
    page = visit(trip_of(CHINESE))
    run_shown(page)
    expect(trip_map(page).locator(".leaflet-control-scale-line")).to_contain_text("公里")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_no_pin_and_no_name_is_under_what_stands_on_the_map(
    visit: Visit, trip_of: TripOf, size: tuple[int, int]
) -> None:
    page = visit(trip_of(CHINESE), locale="en-GB", viewport={"width": size[0], "height": size[1]})
    expect(pins(page).first).to_be_visible()
    wait_for_the_end(page)
    # a day has few pins, so that there are names on the smallest map
    page.get_by_role("radio", name="Day 1", exact=True).click()
    hidden = """map => {
        const covered = window.tripstudio.controls(window.tripstudio.map);
        const meets = (box) => covered.some(([left, top, right, bottom]) =>
            box.left < right && left < box.right && box.top < bottom && top < box.bottom);
        return [...map.querySelectorAll(".place-name, .pin:not(.faint)")]
            .filter((drawn) => meets(drawn.getBoundingClientRect())).map((drawn) => drawn.textContent);
    }"""
    expect(trip_map(page).locator(".place-name").first).to_be_visible()
    expect(trip_map(page).locator(".leaflet-control-zoom")).to_have_css("position", "relative")
    ground = trip_map(page).locator(".leaflet-container").element_handle()
    frame = ground.owner_frame()
    assert frame is not None
    # names and pins find their places while the map is still being drawn
    frame.wait_for_function(f"map => ({hidden})(map).length === 0", arg=ground)
