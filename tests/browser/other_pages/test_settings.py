"""Settings, as a new user meets them: data of one's own is dragged onto the page, in both languages."""

import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from core.sandbox.importers.csv_template import write_template
from core.sandbox.library import SandboxLibrary
from studio.i18n import browser_language, translator
from tests.browser.shown import CHINESE, TripOf, Visit, pick, run_shown, wait_for_the_end
from tests.browser.trip_map import trip_map

pytestmark = pytest.mark.browser

CARRIED = """([name, bytes]) => {
    const carried = new DataTransfer();
    carried.items.add(new File([new Uint8Array(bytes)], name, {type: "application/zip"}));
    return carried;
}"""
NAME = "dragged"


@pytest.fixture
def drop(home: Path) -> Iterator[None]:
    """What is imported under the name of the tests is there no more afterwards."""
    yield
    if NAME in SandboxLibrary(home).names():
        SandboxLibrary(home).remove(NAME)


def _drag(page: Page, name: str, content: bytes) -> None:
    """Drag a zip file onto the page and let go of it, as from the files of a desktop."""
    carried = page.evaluate_handle(CARRIED, [name, list(content)])
    for event in ("dragenter", "dragover", "drop"):
        page.get_by_test_id("stFileUploaderDropzone").dispatch_event(event, {"dataTransfer": carried})
    expect(page.get_by_text(name)).to_be_visible()


@pytest.mark.usefixtures("drop")
@pytest.mark.parametrize("locale", ["zh-CN", "en-GB"])
def test_data_is_dragged_onto_the_page_and_what_is_none_is_refused(
    visit: Visit, tmp_path: Path, locale: str
) -> None:
    say = translator(browser_language(locale))
    write_template(tmp_path / "mine")
    with zipfile.ZipFile(tmp_path / "mine.zip", "w") as out:
        for path in sorted((tmp_path / "mine").iterdir()):
            out.write(path, path.name)
    page = visit(locale=locale)
    page.get_by_role("link", name=say("page-settings")).click()
    opener = page.get_by_text(say("settings-import"), exact=True)
    expect(opener).to_be_visible()
    wait_for_the_end(page)
    opener.click()
    pick(
        page.get_by_role("combobox", name=say("settings-import-kind")),
        page.get_by_role("option", name="CSV"),
    )
    page.get_by_role("textbox", name=say("settings-import-name")).fill(NAME)
    page.keyboard.press("Tab")

    _drag(page, "spoilt.zip", b"no zip at all")
    page.get_by_role("button", name=say("settings-import-do"), exact=True).click()
    refused = page.get_by_test_id("stAlert").filter(has_text="spoilt.zip")
    expect(refused).to_be_visible()
    assert "File is not a zip file" not in refused.inner_text()

    page.get_by_role("button", name="Remove spoilt.zip").click()
    expect(page.get_by_role("button", name=say("settings-import-do"), exact=True)).to_be_disabled()
    _drag(page, "mine.zip", (tmp_path / "mine.zip").read_bytes())
    page.get_by_role("button", name=say("settings-import-do"), exact=True).click()
    expect(page.get_by_text(say("settings-imported", name=NAME))).to_be_visible()


@pytest.fixture
def chosen_anew(home: Path) -> Iterator[None]:
    """What is chosen on the page is as it was afterwards."""
    yield
    (home / "settings.json").unlink(missing_ok=True)


@pytest.mark.usefixtures("chosen_anew")
@pytest.mark.parametrize("locale", ["zh-CN", "en-GB"])
def test_miles_and_the_pictures_of_a_tile_server_reach_the_map(
    visit: Visit, trip_of: TripOf, address: str, locale: str
) -> None:
    say = translator(browser_language(locale))
    # the studio itself stands in for a server of pictures: no other machine may be asked
    tile = f"{address}/app/static/leaflet/images/layers.png?{{z}}-{{x}}-{{y}}"
    page = visit("settings", locale=locale)
    page.get_by_role("radio", name=say("settings-miles")).click()
    page.get_by_role("textbox", name=say("settings-tiles-address")).fill(tile)
    page.get_by_role("textbox", name=say("settings-tiles-credit")).fill("<b>me</b>")
    page.get_by_role("button", name=say("settings-keep")).click()
    # who leaves at once takes the press along: what is kept is told first
    expect(page.get_by_text(say("settings-tiles-kept"))).to_be_visible()
    page.goto(f"{address}/{trip_of(CHINESE)}")
    run_shown(page)
    expect(trip_map(page).locator("img.leaflet-tile-loaded").first).to_be_attached()
    expect(trip_map(page).locator(".leaflet-control-attribution")).to_contain_text("<b>me</b>")
    expect(trip_map(page).locator(".leaflet-control-scale-line")).to_contain_text(
        say("format-miles", miles="").strip()
    )
    expect(page.locator(".way").first).to_contain_text(say("format-miles", miles="").strip())
