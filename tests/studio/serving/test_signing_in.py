"""A sign-in that failed is told of, one that did not leads to the page that was asked for; a way out is left alone."""

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import RedirectResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from studio.serving.signing_in import FAILED, LeadOn, TellFailures


async def come_back(request: Request) -> RedirectResponse:
    """As Streamlit answers: with a cookie, with one that is taken back, or with none."""
    answer = RedirectResponse("/trips/", status_code=302)
    if request.query_params.get("code") == "good":
        answer.set_cookie("_streamlit_user", "2|somebody")
    else:
        answer.delete_cookie("_streamlit_user")
    return answer


@pytest.fixture
def studio() -> TestClient:
    return client()


def client(*, is_set_up: bool = True) -> TestClient:
    routes = [Route("/trips/oauth2callback", come_back), Route("/trips/{page:path}", come_back)]
    around = [
        Middleware(LeadOn, pages=("plan", "library"), is_set_up=lambda: is_set_up),
        Middleware(TellFailures),
    ]
    return TestClient(Starlette(routes=routes, middleware=around), follow_redirects=False)


@pytest.mark.parametrize(
    ("address", "leads_to"),
    [
        ("/trips/oauth2callback?code=good&state=s", "/trips/"),
        ("/trips/oauth2callback?code=forged&state=s", f"/trips/?{FAILED}=1"),
        ("/trips/oauth2callback?error=access_denied", f"/trips/?{FAILED}=1"),
        ("/trips/oauth2callback", "/trips/"),
        ("/trips/library?code=forged", "/trips/"),
    ],
)
def test_only_a_sign_in_that_failed_leads_to_where_it_is_said(
    studio: TestClient, address: str, leads_to: str
) -> None:
    assert studio.get(address).headers["location"] == leads_to


def led_to(studio: TestClient, *asked_for: str, code: str = "good") -> str:
    """Where a sign-in leads whoever opened these addresses before."""
    for address in asked_for:
        studio.get(f"/trips/{address}", headers={"accept": "text/html,*/*"})
    return studio.get(f"/trips/oauth2callback?code={code}&state=s").headers["location"]


@pytest.mark.parametrize("address", ["library?tag=%E6%98%A5&sort=days", "?plan=x0", "plan", ""])
def test_a_sign_in_leads_to_the_page_that_was_asked_for(studio: TestClient, address: str) -> None:
    assert led_to(studio, address) == f"/trips/{address}"


def test_the_page_asked_for_last_counts_and_only_once(studio: TestClient) -> None:
    assert led_to(studio, "library", "?plan=x0") == "/trips/?plan=x0"
    assert led_to(studio) == "/trips/"


def test_a_sign_in_that_failed_is_tried_again_for_the_same_page(studio: TestClient) -> None:
    assert led_to(studio, "library", code="forged") == f"/trips/?{FAILED}=1"
    assert led_to(studio, f"?{FAILED}=1") == "/trips/library"


@pytest.mark.parametrize(
    "kept",
    [
        "//elsewhere.example",
        "https:%2F%2Felsewhere.example",
        "..%2Flibrary",
        "nowhere",
        "library%0D%0Aset-cookie:a=b",
        "library%23top",
        "%5C%5Celsewhere.example",
    ],
)
def test_nobody_is_led_elsewhere_by_what_a_browser_brings(studio: TestClient, kept: str) -> None:
    studio.cookies.set("tripstudio_wanted", kept)
    assert led_to(studio) == "/trips/"


def test_who_is_signed_in_or_needs_no_sign_in_is_given_nothing_to_keep(studio: TestClient) -> None:
    of_page = {"accept": "text/html"}
    assert "tripstudio_wanted" not in str(
        client(is_set_up=False).get("/trips/library", headers=of_page).headers
    )
    studio.cookies.set("_streamlit_user", "2|somebody")
    assert "tripstudio_wanted" not in str(studio.get("/trips/library", headers=of_page).headers)
