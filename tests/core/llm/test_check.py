import httpx2

from core.llm.calling.retries import Retries
from core.llm.check import check
from core.llm.client import Client
from core.llm.profile import Profile
from tests.fakes.reactions import Call, Lines, Refused, Said
from tests.fakes.server import serving


def levels(findings) -> list[str]:
    return [finding.level for finding in findings]


def test_a_server_that_can_do_all_is_found_good(open_client) -> None:
    able = Lines(Said("ready"), Said(calls=(Call.of("city_time", city="Paris"),)), Said('{"city": "Paris"}'))
    with serving(able) as server:
        assert levels(check(open_client(server))) == ["good"] * 5


def test_a_refused_key_ends_the_check(open_client) -> None:
    with serving(Lines(Refused(401, "bad key"))) as server:
        *_, last = check(open_client(server))
    assert last.level == "fault"
    assert "TEST_KEY" in last.message.en


def test_a_model_that_is_not_listed_is_told_with_those_that_are(open_client) -> None:
    with serving(Lines(Said("ready"))) as server:
        findings = list(check(open_client(server, model="gpt-none")))
    assert "scripted" in findings[0].message.en
    assert levels(findings) == ["note", "fault"]


def test_a_page_of_html_is_told_to_be_a_wrong_address(open_client) -> None:
    def page(asked: httpx2.Request) -> httpx2.Response:
        return httpx2.Response(200, html="<b>hello</b>")

    with serving(Lines(Said("ready"))) as server:
        found = list(check(open_client(server, transport=httpx2.MockTransport(page))))
    assert levels(found) == ["note", "fault"]
    assert "/v1" in found[0].message.en


def test_what_a_server_cannot_do_is_a_note(open_client) -> None:
    with serving(Lines(Said("ready"))) as server:
        findings = list(check(open_client(server, embedding_model=None)))
    assert levels(findings) == ["good", "good", "note", "note", "note"]


def test_an_address_where_nobody_answers_is_told_once() -> None:
    nowhere = Profile(name="t", base_url="http://127.0.0.1:9/v1", model="m")
    client = Client(nowhere, None, retries=Retries(attempts=2, first=0.01, most=0.02))
    (only,) = check(client)
    client.close()
    assert only.level == "fault"
    assert "http://127.0.0.1:9/v1" in only.message.en
