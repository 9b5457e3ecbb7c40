"""A trip that is open while its data are removed, in a real browser: the page says so, and the trip is still there."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from core.bench.store.runs import RunStore
from core.model.run import Run, new_run_id, now
from core.sandbox.library import SandboxLibrary
from studio.i18n import browser_language, translator
from tests.browser.shown import CHINESE, Visit, run_shown

pytestmark = pytest.mark.browser

NAME = "leaving"


@pytest.mark.parametrize("locale", ["zh-CN", "en-GB"])
def test_a_press_in_an_open_trip_says_that_its_data_were_removed(
    visit: Visit, home: Path, planned_once: Callable[[str], Run], locale: str
) -> None:
    library, run = (
        SandboxLibrary(home),
        replace(planned_once(CHINESE), id=new_run_id(), created=now(), sandbox=NAME),
    )
    shutil.copy(library.path("demo"), library.path(NAME))
    store = RunStore(home / "runs.sqlite")
    store.begin(run)
    store.close()
    page = visit(f"?plan={run.id}", locale=locale)
    run_shown(page)
    library.remove(NAME)
    page.locator(".timeline .bar").first.click()
    say = translator(browser_language(locale))
    expect(page.get_by_text(say("data-gone"))).to_be_visible()
    expect(page.get_by_role("button", name=say("data-gone-take"))).to_be_visible()
