"""What a page of a trip shows: its run and its plan, and the words that the tests ask for a trip with."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from core.bench.store.runs import RunStore
from core.model.plan import Plan
from core.model.run import Run
from tests.patience import PATIENCE

CHINESE = "当前位置南京。我和朋友两个人想去北京玩3天，预算6000元，请给我一个旅行规划。"
ENGLISH = "Two of us want to travel from Nanjing to Beijing for 3 days with a budget of 6000 RMB."

MENU = 5000
"""Milliseconds that the menu of a box is waited for before the box is pressed again."""

Visit = Callable[..., Page]
"""Opens a page of the studio."""
Ask = Callable[[Page, str], None]
"""Types a request."""
TripOf = Callable[[str], str]
"""The address of a trip that is planned for a request."""


def run_id(page: Page) -> str:
    """The run that the address names."""
    expect(page).to_have_url(re.compile("plan="))
    return parse_qs(urlsplit(page.url).query)["plan"][0]


def run_shown(page: Page, instead_of: str = "") -> str:
    """The run that the address names, another one than before; once its trip is drawn to the end and is alone on the page.

    The address names a run before its trip is drawn, and while one trip gives way to another both are on the page.
    """
    if instead_of:
        expect(page).to_have_url(re.compile(rf"plan=(?!{instead_of})"))
    run = run_id(page)
    expect(page.locator(f".st-key-trip-{run}-timeline .bar").first).to_be_visible()
    expect(page.locator(".timeline")).to_have_count(1)
    expect(page.locator(".st-key-keyboard [data-hears]")).to_be_attached()
    wait_for_the_end(page)
    return run


def wait_for_the_end(page: Page) -> None:
    """Wait until the page is drawn to its end; after something that the page before did not have, as it was at its end too."""
    expect(page.get_by_test_id("stApp")).to_have_attribute("data-test-script-state", "notRunning")


def pick(box: Locator, option: Locator) -> None:
    """Choose an option of a box; opened anew where something that was still being drawn has closed it."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        box.click()
        try:
            option.click(timeout=MENU)
        except PlaywrightTimeoutError:
            continue
        return
    expect(option).to_be_visible()


def wait_until(part: Locator, holds: str) -> None:
    """Wait until what a function of the browser says of a part of the page is true: all that it reads, it reads at one moment."""
    ends = time.monotonic() + PATIENCE
    while not part.evaluate(holds) and time.monotonic() < ends:
        part.page.wait_for_timeout(100)
    assert part.evaluate(holds)


def run_of(page: Page, home: Path) -> Run:
    """The run that the address names, once it is over."""
    store, ends = RunStore(home / "runs.sqlite"), time.monotonic() + PATIENCE
    run = store.get(run_id(page))
    while not run.is_over and time.monotonic() < ends:
        time.sleep(0.1)
        run = store.get(run.id)
    store.close()
    return run


def plan_of(page: Page, home: Path) -> Plan:
    """The plan of the run that the address names."""
    return Plan.from_json(run_of(page, home).document)
