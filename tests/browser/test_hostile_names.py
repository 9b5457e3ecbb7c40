"""A sandbox and a plan whose every name is an attack, in a real browser: nothing runs, nothing is fetched, all is text.

`visit` itself fails the test where a page asks for another address than the studio's, or has an error in its console.
"""

import json
import re
from dataclasses import replace
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from core.bench.store.runs import RunStore
from core.model.query import Query
from core.model.run import Run, now
from core.sandbox.data import SandboxData
from core.sandbox.importers.csv_template import EXAMPLE
from core.sandbox.library import SandboxLibrary
from core.sandbox.places import Position
from tests.browser.shown import Visit
from tests.browser.trip_map import pins, trip_map

pytestmark = pytest.mark.browser

ATTACKS: dict[str, str] = json.loads(
    (Path(__file__).parents[1] / "attacks" / "names.json").read_text(encoding="utf-8")
)
# half a character and a null cannot stand in a sandbox: both are refused when it is read
NAMES = [name.replace("\0", "") for name in ATTACKS.values() if "\ud800" not in name]
A_DAY = 6


def hostile_sandbox() -> SandboxData:
    """The example with a sight of each name, and stations, hotels and tables that are no better."""
    city, other = EXAMPLE.cities
    sight, table, hotel = city.attractions[0], city.restaurants[0], city.hotels[0]
    at = {name: Position(30 + n // 7 / 20, 110 + n % 7 / 20) for n, name in enumerate(NAMES)}
    sights = tuple(
        replace(sight, name=name, name_en=name, types=(name,), position=at[name]) for name in NAMES
    )
    bad = NAMES[0]
    return replace(
        EXAMPLE,
        name="hostile",
        source=bad,
        licence=bad,
        cities=(
            replace(
                city,
                attractions=sights,
                restaurants=(replace(table, name=f"{bad} r", cuisine=bad, name_en=bad), *city.restaurants),
                hotels=(replace(hotel, name=f"{bad} h", name_en=bad, features=(bad,)), *city.hotels),
                lines=tuple(replace(line, name=bad) for line in city.lines),
                positions={
                    **city.positions,
                    **at,
                    f"{bad} r": at[bad],
                    f"{bad} h": at[bad],
                    f"{bad} s": at[bad],
                },
            ),
            other,
        ),
    )


def hostile_plan(city: str, other: str) -> dict[str, object]:
    """A visit to a place of each name, six a day, each reached by a taxi from the one before."""

    def visit(number: int, name: str) -> dict[str, object]:
        hour = 8 + 2 * (number % A_DAY)
        leg = {
            "start": NAMES[number - 1], "end": name, "mode": "taxi", "start_time": f"{hour:02d}:00",
            "end_time": f"{hour:02d}:20", "price": 1, "cost": 1, "distance": 1,
        }  # fmt: skip
        return {
            "type": "attraction", "position": name, "start_time": f"{hour:02d}:30", "end_time": f"{hour + 1:02d}:30",
            "price": 1, "cost": 1, "tickets": 1, "transports": [leg],
        }  # fmt: skip

    ride = {
        "type": "train", "TrainID": "G{{9**(9**9)}}", "start": NAMES[1], "end": NAMES[0], "start_time": "05:00",
        "end_time": "07:00", "price": 1, "cost": 1, "tickets": 1, "transports": [],
    }  # fmt: skip
    visits = [visit(number, name) for number, name in enumerate(NAMES)]
    days = [visits[at : at + A_DAY] for at in range(0, len(visits), A_DAY)]
    days[0].insert(0, ride)
    return {
        "people_number": 1, "start_city": other, "target_city": city,
        "itinerary": [{"day": number, "activities": day} for number, day in enumerate(days, 1)],
    }  # fmt: skip


@pytest.fixture(scope="module")
def hostile_run(home: Path) -> str:
    """The address of the plan in the sandbox."""
    data = hostile_sandbox()
    # several modules share the data home
    if data.name not in SandboxLibrary(home).names():
        SandboxLibrary(home).add(data)
    city, other = (city.name for city in data.cities)
    query = Query(uid="q", text=NAMES[0], start_city=other, target_city=city, days=7, people_number=1)
    run = Run(
        id="hostile", created=now(), query=query, agent="file", sandbox="hostile", sandbox_checksum=SandboxLibrary(home).info("hostile").checksum,
        status="opened", document=hostile_plan(city, other), seconds=0.0,
    )  # fmt: skip
    store = RunStore(home / "runs.sqlite")
    # a card shows the words of a request where there is no plan to draw
    for one in (run, replace(run, id="hostile-request", document=None, status="failed")):
        if one.id not in {kept.id for kept in store.newest()}:
            store.begin(one)
    store.close()
    return f"?plan={run.id}&sandbox=hostile"


def expect_harmless(page: Page) -> None:
    """No name became a link, a picture, a formula, an icon or a frame."""
    expect(page.locator('a[href*="outside.example"], img[src*="outside.example"]')).to_have_count(0)
    expect(page.locator(".katex")).to_have_count(0)
    expect(
        page.get_by_test_id("stMain").get_by_test_id("stIconMaterial").filter(has_text=re.compile("^delete$"))
    ).to_have_count(0)
    assert not Path("attacked").exists()


@pytest.mark.parametrize("locale", ["zh-CN", "en-GB"])
def test_a_hostile_plan_is_drawn_as_text(visit: Visit, hostile_run: str, locale: str) -> None:
    page = visit(hostile_run, locale=locale)
    page.on("dialog", lambda dialog: pytest.fail(f"a dialog says {dialog.message}"))
    expect(pins(page)).to_have_count(len(NAMES) + 1)
    expect(page.get_by_test_id("stMain")).to_contain_text("</script><script>alert(1)</script>")
    expect(page.get_by_test_id("stMain")).to_contain_text(":material/delete:")
    pins(page).nth(len(NAMES) // 2).click(force=True)
    expect(trip_map(page).locator("[data-stop].selected")).to_have_count(1)
    expect_harmless(page)
    expect(
        trip_map(page).locator('a[href*="outside.example"], img[src*="outside.example"], iframe')
    ).to_have_count(0)


@pytest.mark.parametrize(
    "hostile", ["![i](http://outside.example/i.png)", "[a](http://outside.example)", "$x^2$", "{{9**9}}"]
)
def test_an_address_of_the_page_is_text(visit: Visit, hostile: str) -> None:
    page = visit(f"?plan={quote(hostile)}")
    expect(page.get_by_test_id("stAlert").first).to_be_visible()
    expect_harmless(page)
    expect(
        page.get_by_test_id("stMain").locator('img:not([src*="127.0.0.1"]):not([src^="data:"])')
    ).to_have_count(0)


@pytest.mark.parametrize(
    "name", [NAMES[0], NAMES[6], NAMES[12], "@@=[].constructor.constructor('alert(1)')()"]
)
def test_a_hostile_sandbox_is_explored_as_text(visit: Visit, hostile_run: str, name: str) -> None:
    page = visit(f"explore?sandbox=hostile&place={quote(f'sight:{name}')}")
    page.on("dialog", lambda dialog: pytest.fail(f"a dialog says {dialog.message}"))
    # a mark that nobody sees keeps what looks like a directive from being one
    shown = re.compile("\u2060?".join(map(re.escape, name[:12])))
    expect(page.locator(".st-key-place_card")).to_contain_text(shown)
    canvas = page.get_by_test_id("stDeckGlJsonChart").locator("canvas").first
    expect(canvas).to_be_visible()
    canvas.hover()
    expect_harmless(page)


@pytest.mark.parametrize("view", ["timetable", "findings"])
def test_what_is_odd_in_a_hostile_sandbox_is_told_as_text(visit: Visit, hostile_run: str, view: str) -> None:
    page = visit(f"explore?sandbox=hostile&view={view}")
    expect(page.get_by_test_id("stMain").get_by_test_id("stCaptionContainer").nth(1)).to_be_visible()
    expect_harmless(page)


def test_a_hostile_request_is_listed_as_text(visit: Visit, hostile_run: str) -> None:
    page = visit(hostile_run)
    page.get_by_test_id("stTopNav").get_by_text("我的行程").click()
    expect(page.get_by_test_id("stMain")).to_contain_text("lipsum")
    expect_harmless(page)
