"""Every page in both languages, light and dark, on a laptop, a projector and a phone: as it looks, and how it reads aloud.

`pytest tests/browser/test_screens.py --screens docs/screens` makes the pictures of all of them anew.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product, starmap
from pathlib import Path
from typing import NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from core.agents.registry import agent_type
from core.bench.execution import execute, new_run
from core.bench.store.runs import RunStore
from core.model.query import Query
from core.model.run import Run, new_run_id, now
from core.sandbox.library import SandboxLibrary
from core.text import Language
from pages import PAGES
from studio.i18n import translator
from tests.browser.conftest import visiting
from tests.browser.shown import wait_for_the_end
from tests.browser.trip_map import pins
from tests.typed import succeed

pytestmark = pytest.mark.browser

TRIPS = (("南京", "北京", 3, 2), ("上海", "成都", 2, 3), ("广州", "杭州", 1, 1))
SIZES = {"laptop": (1366, 768), "projector": (1920, 1080), "phone": (390, 844)}
LANGUAGES = {"zh": "zh-CN", "en": "en-GB"}
SHOWN = (*(page.key for page in PAGES), "first", "stage")
"""Every page, the first one as it is before anything is planned, and the stage while something is presented."""
STUDY = "two-rules"
SETTLED = """() => !document.querySelector('[data-testid="stSkeleton"], [data-testid="stSpinner"]')"""
QUIET = """() => new Promise(drawn => {
    const begin = () => setTimeout(() => { watch.disconnect(); drawn(); }, 300);
    let waiting;
    const watch = new MutationObserver(() => { clearTimeout(waiting); waiting = begin(); });
    watch.observe(document.body, {childList: true, subtree: true});
    waiting = begin();
})"""
"""Resolves once nothing was put on the page for .3 s: what draws itself comes after the script that asked for it."""
# what Streamlit's own frame does is not ours to mend
RULES = [
    "aria-allowed-attr", "aria-hidden-focus", "aria-required-attr", "aria-roles", "aria-valid-attr", "button-name",
    "color-contrast", "document-title", "duplicate-id-aria", "empty-heading", "html-has-lang", "html-lang-valid",
    "image-alt", "label", "link-name", "select-name", "svg-img-alt",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Furnished:
    """The trips that every page has something to show of, and two ways to make the first of them."""

    plans: tuple[str, ...]
    rivals: tuple[str, str]

    def address(self, page: str) -> str:
        """The address of a page with something on it."""
        return {
            "plan": f"?plan={self.plans[0]}",
            "compare": f"compare?plans={','.join(self.rivals)}",
            "results": "results?table=chinatravel:rates&by=agent&cell=0-2",
            "explore": "explore?sandbox=demo&place=sight:故宫博物院",
            "label": f"label?study={STUDY}",
            "studies": f"studies?study={STUDY}",
            "first": "",
            "stage": "present?show=example-capital",
        }.get(page, page)


@pytest.fixture(scope="module")
def furnished(home: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Furnished]:
    """Trips of the planner, one of them changed by hand and one that is impossible, and results of two methods."""
    store, sandbox = RunStore(home / "runs.sqlite"), SandboxLibrary(home).open("demo")
    made = []
    for name, (start, end, days, people) in (
        *(("planner", trip) for trip in TRIPS),
        ("baseline_a", TRIPS[0]),
    ):
        agent = agent_type(name).make()
        query = Query(
            uid=f"screen-{end}",
            text=f"{people}个人从{start}去{end}玩{days}天",
            start_city=start,
            target_city=end,
            days=days,
            people_number=people,
        )
        run = new_run(agent, query, sandbox)
        store.begin(run)
        ended = execute(run, agent, sandbox, lambda seconds, event: None)
        store.finish(ended)
        made.append(ended)
    version = replace(made[0], id=new_run_id(), created=now(), status="edited", former=made[0].id)
    store.begin(version)
    store.close()
    folder = tmp_path_factory.mktemp("results")
    (folder / "trips.jsonl").write_text(
        "".join(
            json.dumps({"uid": f"q{days}", "nature_language": f"两个人从南京去北京玩{days}天", "tag": "easy"})
            + "\n"
            for days in (1, 2, 3)
        ),
        encoding="utf-8",
    )
    asked, out = str(folder / "trips.jsonl"), folder / "two-rules"
    succeed(home, "bench", "run", "--agents", "baseline_a,baseline_b", "--queries", asked, "--out", str(out))
    plans = [word for path in sorted(out.rglob("*.plans.jsonl")) for word in ("--plans", str(path))]
    succeed(home, "labels", "make", STUDY, "--queries", asked, *plans, "--failing", "--raters", "50")
    yield Furnished(tuple(run.id for run in made), (made[0].id, made[-1].id))
    _put_away(home, made)


def _put_away(home: Path, made: list[Run]) -> None:
    store = RunStore(home / "runs.sqlite")
    store.shelf.throw_away([run.id for run in made], now())
    store.close()


class Look(NamedTuple):
    """In which language, which light and on which screen a page is looked at."""

    language: Language
    scheme: str
    size: str


USUAL = {
    Look("zh", "light", "laptop"),
    Look("en", "dark", "laptop"),
    Look("zh", "dark", "phone"),
    Look("en", "light", "projector"),
}


class Screen(NamedTuple):
    """A page of the studio as it is drawn, and how it is looked at."""

    page: Page
    look: Look


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes a `screen` looks at every page in every usual way; in all ways where pictures are made."""
    if "screen" in metafunc.fixturenames:
        pictured = metafunc.config.getoption("--screens", default=None) is not None
        looks = sorted(
            set(starmap(Look, product(LANGUAGES, ("light", "dark"), SIZES))) if pictured else USUAL
        )
        seen = [(key, look) for key in SHOWN for look in looks]
        metafunc.parametrize(
            "screen", seen, indirect=True, ids=["-".join((key, *look)) for key, look in seen]
        )


@pytest.fixture(scope="module")
def screen(
    request: pytest.FixtureRequest, browser: Browser, address: str, furnished: Furnished
) -> Iterator[Screen]:
    """A page that is drawn: opened once for all that is looked at on it."""
    key, look = request.param
    wide, tall = SIZES[look.size]
    with visiting(browser, address) as visit:
        page = visit(
            furnished.address(key),
            locale=LANGUAGES[look.language],
            viewport={"width": wide, "height": tall},
            color_scheme=look.scheme,
        )
        expect(page.get_by_test_id("stMain").locator("h1, h2, h3").first).to_be_visible()
        _wait_until_drawn(page)
        if key == "first":
            # the examples are planned beside it
            expect(page.locator(".st-key-examples .title b:not(:empty)")).to_have_count(3)
            expect(page.locator("svg.country .lens").first).to_be_attached()
            _wait_until_drawn(page)
        if key == "plan":
            # the map has a document of its own
            expect(pins(page).first).to_be_attached()
        if key == "label":
            _say_who_judges(page)
            _wait_until_drawn(page)
        if (folder := request.config.getoption("--screens", default=None)) is not None:
            folder.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=folder / f"{'-'.join((key, *look))}.png")
        yield Screen(page, look)


def _say_who_judges(page: Page) -> None:
    """There is no pair before it."""
    name = page.get_by_test_id("stMain").get_by_role("textbox").first
    name.fill("rater")
    name.press("Enter")
    expect(page.locator(".duel .side")).to_have_count(2)


def _wait_until_drawn(page: Page) -> None:
    """The script of the page is at its end, and nothing is put on the page any more."""
    wait_for_the_end(page)
    page.wait_for_function(SETTLED)
    page.evaluate(QUIET)


def test_a_page_is_no_wider_than_its_screen(screen: Screen) -> None:
    wide, _ = SIZES[screen.look.size]
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= wide


def test_a_page_says_its_language(screen: Screen) -> None:
    expect(screen.page.locator("html")).to_have_attribute("lang", LANGUAGES[screen.look.language])
    skip = translator(screen.look.language)("skip-header")
    expect(screen.page.get_by_test_id("stSkipToContent")).to_have_text(skip)


def test_a_page_is_drawn_without_a_fault(screen: Screen) -> None:
    expect(screen.page.get_by_test_id("stException")).to_have_count(0)


def test_a_page_can_be_read_and_heard(screen: Screen) -> None:
    options = {"runOnly": {"type": "rule", "values": RULES}, "resultTypes": ["violations"]}
    found = Axe().run(screen.page, options=options).response["violations"]
    told = {one["id"]: [node["html"][:160] for node in one["nodes"]][:4] for one in found}
    assert told == {}
