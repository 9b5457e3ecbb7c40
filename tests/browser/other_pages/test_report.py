"""The report as whoever gets it by mail opens it: a file, in a browser that reaches nothing, on screen and on paper."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from core.agents.registry import agent_type
from core.bench.execution import execute, new_run
from core.model.query import Query
from core.model.run import Run, now
from core.sandbox.library import SandboxLibrary
from core.text import Language
from studio.panels.report import report_of
from tests.browser.shown import run_shown
from tests.browser.test_hostile_names import NAMES, hostile_plan, hostile_sandbox

pytestmark = pytest.mark.browser

Opened = Callable[[Path], Page]


@pytest.fixture
def opened(browser: Browser) -> Iterator[Opened]:
    """Opens a file with no network; a request, an error or a dialog fails the test."""
    faults: list[str] = []
    contexts = []

    def look(file: Path) -> Page:
        context = browser.new_context(offline=True, viewport={"width": 1366, "height": 768})
        contexts.append(context)
        page = context.new_page()
        page.on(
            "request", lambda request: faults.append(request.url) if request.url != file.as_uri() else None
        )
        page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("dialog", lambda dialog: faults.append(dialog.message))
        page.goto(file.as_uri())
        return page

    yield look
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture(scope="module")
def run(home: Path) -> Run:
    """A trip of two days."""
    agent, sandbox = agent_type("planner").make(), SandboxLibrary(home).open("demo")
    query = Query(
        uid="q",
        text="两个人从南京去北京玩2天",
        start_city="南京",
        target_city="北京",
        days=2,
        people_number=2,
    )
    return execute(new_run(agent, query, sandbox), agent, sandbox, lambda seconds, event: None)


def written(run: Run, home: Path, folder: Path, language: Language) -> Path:
    """The report of a run as a file."""
    file = folder / "report.html"
    file.write_text(report_of(run, SandboxLibrary(home).open(run.sandbox), language), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", ["zh", "en"])
def test_a_report_opens_without_a_network_and_shows_a_day_on_its_map(
    opened: Opened, run: Run, home: Path, tmp_path: Path, language: Language
) -> None:
    page = opened(written(run, home, tmp_path, language))
    pins = page.locator(".live .pin:not(.faint)")
    expect(pins.first).to_be_visible()
    of_both_days = pins.count()
    page.locator(".choice button").nth(2).click()
    expect(page.locator('.live .pin[data-stop^="1."]:not(.faint)')).to_have_count(0)
    assert 0 < pins.count() < of_both_days


def test_a_pin_shows_its_stop_in_the_list(opened: Opened, run: Run, home: Path, tmp_path: Path) -> None:
    page = opened(written(run, home, tmp_path, "zh"))
    pin = page.locator(".live .pin.sight").last
    at = pin.get_attribute("data-stop")
    # told to the pin itself: pins of the same corner may lie on one another
    pin.dispatch_event("click")
    expect(page.locator(".stop.pointed")).to_have_attribute("data-at", at or "")
    expect(page.locator(".stop.pointed")).to_be_in_viewport()


def test_on_paper_the_map_is_a_drawing_and_a_day_begins_a_page(
    opened: Opened, run: Run, home: Path, tmp_path: Path
) -> None:
    page = opened(written(run, home, tmp_path, "zh"))
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 4
    page.emulate_media(media="print")
    expect(page.locator(".live")).to_be_hidden()
    expect(page.locator(".paper svg").first).to_be_visible()


def test_a_hostile_report_is_text(opened: Opened, home: Path, tmp_path: Path) -> None:
    data = hostile_sandbox()
    if data.name not in SandboxLibrary(home).names():
        SandboxLibrary(home).add(data)
    city, other = (city.name for city in data.cities)
    checksum = SandboxLibrary(home).info("hostile").checksum
    run = Run(
        id="hostile", created=now(), query=Query(uid="q", text=NAMES[0], start_city=other, target_city=city, days=7, people_number=1), agent="file", sandbox="hostile", sandbox_checksum=checksum,
        status="opened", document=hostile_plan(city, other), seconds=0.0,
    )  # fmt: skip
    page = opened(written(run, home, tmp_path, "en"))
    expect(page.locator(".live .pin").first).to_be_attached()
    expect(page.locator("body")).to_contain_text("</script><script>alert(1)</script>")
    expect(page.locator('a[href*="outside.example"], img[src*="outside.example"], iframe')).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "files", "report"), [("zh-CN", "导出", "报告"), ("en-GB", "Export", "Report")]
)
def test_the_page_hands_out_the_report(
    visit: Callable[..., Page],
    ask: Callable[[Page, str], None],
    opened: Opened,
    tmp_path: Path,
    locale: str,
    files: str,
    report: str,
) -> None:
    page = visit(locale=locale)
    ask(page, "两个人从南京去北京玩2天")
    run_shown(page)
    page.get_by_role("radio", name=files).click()
    with page.expect_download() as handed:
        page.get_by_role("button", name=re.compile(f"^(description)? *{report}")).click()
    file = tmp_path / "handed.html"
    handed.value.save_as(file)
    expect(opened(file).locator(".live .pin").first).to_be_visible()
