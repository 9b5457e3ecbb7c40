"""One trip in two windows, in a real browser."""

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from core.bench.store.runs import RunStore
from core.model.run import new_run_id, now
from core.text import Text
from tests.browser.shown import ENGLISH, TripOf, Visit, run_shown, wait_for_the_end

pytestmark = pytest.mark.browser

TOLD = "This trip was changed in another window too (a bridge at noon)"


def test_who_comes_back_to_a_window_hears_what_another_one_did(
    visit: Visit, trip_of: TripOf, home: Path
) -> None:
    page = visit(trip_of(ENGLISH), locale="en-GB")
    store, run_id = RunStore(home / "runs.sqlite"), run_shown(page)
    run = store.get(run_id)
    said = Text("中午去一座桥", "a bridge at noon")
    store.begin(replace(run, id=new_run_id(), created=now(), former=run_id, status="edited", change=said))
    store.close()
    wait_for_the_end(page)
    expect(page.get_by_text(TOLD)).to_have_count(0)
    # as a browser tells it of a tab that is shown again
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_text(TOLD)).to_be_visible()
