"""Results, as a researcher reads them: a table, a cell that is opened, and a plan of it on its own page, in both languages."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from studio.i18n import browser_language, translator
from tests.browser.shown import Visit, wait_for_the_end
from tests.typed import succeed

pytestmark = pytest.mark.browser

REQUEST = '{"uid": "two-days", "nature_language": "我们两个人从南京去北京玩2天", "tag": "easy"}\n'


@pytest.fixture(scope="module")
def batch(home: Path, address: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A batch of one method on one request, known to the studio's data home."""
    folder = tmp_path_factory.mktemp("batch")
    (folder / "trips.jsonl").write_text(REQUEST, encoding="utf-8")
    asked = folder / "trips.jsonl"
    succeed(home, "bench", "run", "--agents", "baseline_a", "--queries", asked, "--out", folder / "one")


@pytest.mark.usefixtures("batch")
@pytest.mark.parametrize("locale", ["zh-CN", "en-GB"])
def test_a_cell_opens_its_plans_and_a_plan_its_page(visit: Visit, locale: str) -> None:
    say = translator(browser_language(locale))
    page = visit(locale=locale)
    page.get_by_role("link", name=say("page-results")).click()
    page.locator("button.cell").first.click()
    expect(page).to_have_url(re.compile("cell=0-0"))
    opened = page.locator(".st-key-results_cell")
    # what was open before is there until the press is answered
    wait_for_the_end(page)
    expect(opened.get_by_text(say("results-plans", count=1))).to_be_visible()
    opened.get_by_role("button", name="我们两个人从南京去北京玩2天").click()
    expect(page).to_have_url(re.compile("plan="))
    expect(page.locator(".timeline .bar").first).to_be_visible()
