"""What an address holds is text: no page fails by it, and none shows it as anything but its letters."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from components.look.escape import plain
from core.bench.store.runs import RunStore
from core.model.query import Query
from core.model.run import Run, now
from core.sandbox.library import SandboxLibrary
from tests.attacks.conftest import NAMES

Studio = Callable[..., AppTest]
ADDRESSES = [(None, "plan"), ("compare", "plans"), ("label", "study")]
TYPED = [name for name in NAMES.values() if "\ud800" not in name]
"""Half a character stands in no address."""
QUERY = Query(uid="q", text="x", start_city="南京", target_city="北京", days=1, people_number=2)
DAY = {"day": 1, "activities": []}
DOCUMENT = {"people_number": 2, "start_city": "南京", "target_city": "北京", "itinerary": [DAY]}


def _shown(app: AppTest) -> list[str]:
    """All that the page shows as Markdown."""
    kinds = (app.markdown, app.caption, app.error, app.warning, app.info, app.success, app.header)
    return [one.value for kind in kinds for one in kind]


@pytest.mark.parametrize(("page", "name"), ADDRESSES)
def test_no_page_fails_by_its_address_nor_shows_it_as_markup(
    studio: Studio, page: str | None, name: str
) -> None:
    for hostile in TYPED:
        app = studio(page=page, **{name: hostile})
        assert not app.exception, f"{hostile!r}: {app.exception[0].message}"
        left = " ".join(_shown(app)).replace(plain(hostile), "")
        assert plain(hostile) == hostile or hostile not in left, hostile


def _keep(home: Path, run_id: str, sandbox: str) -> Run:
    """A plan of a sandbox that may not be there."""
    checksum = SandboxLibrary(home).open("demo").manifest.checksum
    run = Run(
        id=run_id,
        created=now(),
        query=QUERY,
        agent="file",
        sandbox=sandbox,
        sandbox_checksum=checksum,
        status="opened",
        document=DOCUMENT,
    )
    store = RunStore(home / "runs.sqlite")
    store.begin(run)
    store.close()
    return run


def test_a_plan_of_a_sandbox_that_is_gone_is_told_of(studio: Studio, home: Path) -> None:
    _keep(home, "gone", "gone")
    app = studio(plan="gone")
    assert not app.exception
    assert any("gone" in text for text in (*_shown(app), *(one.value for one in app.code)))


@pytest.mark.parametrize(("own", "named"), [("demo", "other"), ("gone", "demo")])
def test_a_plan_is_shown_in_its_own_sandbox_whatever_the_address_says(
    studio: Studio, home: Path, own: str, named: str
) -> None:
    sandboxes = home / "sandboxes"
    shutil.copy(sandboxes / "demo.duckdb", sandboxes / "other.duckdb")
    _keep(home, "mine", own)
    app = studio(plan="mine", sandbox=named)
    assert not app.exception
    told = [*_shown(app), *(one.value for one in app.code)]
    assert any("gone" in text for text in told) == (own == "gone")


def test_plans_of_two_sandboxes_are_compared(studio: Studio, home: Path) -> None:
    sandboxes = home / "sandboxes"
    shutil.copy(sandboxes / "demo.duckdb", sandboxes / "other.duckdb")
    for run_id, sandbox in (("a", "demo"), ("b", "other"), ("c", "gone")):
        _keep(home, run_id, sandbox)
    for plans in ("a,b", "a,c", "c,c", "a,a,a,a,a", "a,,b,", ",", "a,nothing", "b,a,c,nothing,b"):
        app = studio(page="compare", plans=plans)
        assert not app.exception, f"{plans}: {app.exception[0].message}"
