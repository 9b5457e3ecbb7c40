"""A sign-in that failed is told of; one that did not, and a way out, are left alone."""

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import RedirectResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from studio.signing_in import FAILED, TellFailures


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
    routes = [Route(path, come_back) for path in ("/trips/oauth2callback", "/trips/library")]
    return TestClient(Starlette(routes=routes, middleware=[Middleware(TellFailures)]), follow_redirects=False)


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
