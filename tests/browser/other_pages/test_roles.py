"""Who is signed in sees what the role allows, whatever address is typed: the sign-in is the studio's own cookie."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from streamlit.web.server.starlette.starlette_app_utils import create_signed_value

from core.labels.judgement import Judgement, Pair
from core.labels.store.importing import import_judgements
from core.labels.store.store import StudyStore
from core.labels.study import StoredPlan
from core.sandbox.library import SandboxLibrary
from tests.browser.conftest import wait_for
from tests.made_study import planned
from tests.patience import PATIENCE
from tests.ports import free_port

pytestmark = pytest.mark.browser

SECRET = "a-secret-of-the-tests"
SIGN_IN = f"""
[auth]
redirect_uri = "http://127.0.0.1/oauth2callback"
cookie_secret = "{SECRET}"
client_id = "studio"
client_secret = "none"
server_metadata_url = "http://127.0.0.1/none"
"""
METHOD = "secret_method"


@pytest.fixture(scope="module")
def team(demo_home: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A studio with a sign-in, one lead, one viewer, and a study that others have judged; its address."""
    home = tmp_path_factory.mktemp("team")
    (home / ".streamlit").mkdir()
    (home / ".streamlit" / "secrets.toml").write_text(SIGN_IN, encoding="utf-8")
    store = StudyStore(home / "labels.sqlite")
    store.create("trips")
    plan = planned(SandboxLibrary(demo_home).open("demo"))
    plans = [
        StoredPlan(name=f"x{i}", uid="q1", agent=f"{METHOD}_{i}", document=plan, sandbox="demo")
        for i in range(2)
    ]
    store.add("trips", [Pair(pair=f"p{i}", uid="q1", a="x0", b="x1") for i in range(3)], plans)
    import_judgements(store, "trips", [Judgement(f"p{i}", "wang@example.org", "a") for i in range(3)])
    store.close()
    port = free_port()
    environment = {name: value for name, value in os.environ.items() if not name.startswith("TRIPSTUDIO_")}
    roles = {"TRIPSTUDIO_LEADS": "lead@example.org", "TRIPSTUDIO_VIEWERS": "viewer@example.org"}
    log = home / "log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            [Path(sys.executable).with_name("tripstudio"), "app", "--headless", "--port", str(port)],
            env={**environment, **roles, "TRIPSTUDIO_HOME": str(home)},
            cwd=home,
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    address = f"http://127.0.0.1:{port}"
    wait_for(address, process, log)
    yield address
    process.terminate()
    process.wait(timeout=PATIENCE)


def signed_in(browser: Browser, address: str, email: str | None) -> Page:
    """A page of somebody who has signed in with that address; None for somebody who has not."""
    context = browser.new_context(locale="en-GB")
    if email is not None:
        user = json.dumps({"is_logged_in": True, "email": email, "origin": address})
        value = create_signed_value(SECRET, "_streamlit_user", user).decode()
        context.add_cookies([{"name": "_streamlit_user", "value": value, "url": address}])
    return context.new_page()


PAGES = (
    "",
    "library",
    "compare",
    "studies?study=trips",
    "label?study=trips",
    "compare?plans=x0,x1",
    "?plan=x0",
)


def test_a_rater_is_told_who_is_signed_in_and_may_sign_out(browser: Browser, team: str) -> None:
    page = signed_in(browser, team, "rater@example.org")
    page.goto(f"{team}/label")
    # what opens while the page is still being drawn is closed by the drawing
    expect(page.get_by_role("button", name="trips")).to_be_visible()
    page.get_by_role("button", name="Account").click()
    expect(page.get_by_text(re.compile("Signed in as rater.*who judges plans"))).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    page.context.close()


def test_a_page_that_is_not_open_leads_to_one_that_is(browser: Browser, team: str) -> None:
    page = signed_in(browser, team, "rater@example.org")
    page.goto(f"{team}/studies?study=trips")
    page.get_by_role("link", name="Label").click()
    expect(page).to_have_url(re.compile("/label"))
    expect(page.get_by_role("button", name="trips")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("where", PAGES)
def test_a_rater_reaches_no_method_judgement_or_agreement_by_any_address(
    browser: Browser, team: str, where: str
) -> None:
    page = signed_in(browser, team, "rater@example.org")
    page.goto(f"{team}/{where}")
    # the first page and their own are shown, every other address says that it is not open and leads to theirs
    is_theirs = where.startswith(("label", "?")) or not where
    theirs = page.get_by_text("trips").or_(page.locator(".judging"))
    expect((theirs if is_theirs else page.get_by_text("This page is not open to you")).first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    text = page.locator("body").inner_text()
    for secret in (METHOD, "wang", "Krippendorff", "Ranking", "Library", "Studies"):
        assert secret not in text
    page.context.close()


def test_who_is_not_signed_in_is_asked_to(browser: Browser, team: str) -> None:
    page = signed_in(browser, team, None)
    page.goto(f"{team}/studies?study=trips")
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    text = page.locator("body").inner_text()
    assert "Krippendorff" not in text
    # nor which sandboxes there are
    expect(page.get_by_test_id("stSelectbox")).to_have_count(0)
    # the provider of these tests cannot be asked
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("Nobody can sign in yet")).to_be_visible()
    page.context.close()


def test_a_viewer_sees_results_and_makes_no_study(browser: Browser, team: str) -> None:
    page = signed_in(browser, team, "viewer@example.org")
    page.goto(f"{team}/studies?study=trips")
    expect(page.get_by_text("One rater, 3 pairs, 3 judgements")).to_be_visible()
    expect(page.get_by_role("button", name="New study")).to_have_count(0)
    page.context.close()


def test_a_lead_may_make_studies(browser: Browser, team: str) -> None:
    page = signed_in(browser, team, "lead@example.org")
    page.goto(f"{team}/studies?study=trips")
    expect(page.get_by_role("button", name="New study")).to_be_visible()
    page.context.close()


def test_who_is_yet_to_sign_in_sees_no_names_of_pages_and_is_to_be_led_on(
    browser: Browser, team: str
) -> None:
    page = signed_in(browser, team, None)
    page.goto(f"{team}/compare?plans=x0,x1")
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    expect(page.get_by_test_id("stTopNavLink")).to_have_count(0)
    kept = {cookie.get("name"): cookie.get("value") for cookie in page.context.cookies()}
    assert kept["tripstudio_wanted"] == "compare%3Fplans%3Dx0%2Cx1"
    page.context.close()


def test_who_is_signed_in_sees_the_names_of_pages(browser: Browser, team: str) -> None:
    page = signed_in(browser, team, "lead@example.org")
    page.goto(f"{team}/compare?plans=x0,x1")
    expect(page.get_by_test_id("stTopNavLink").first).to_be_visible()
    page.context.close()
