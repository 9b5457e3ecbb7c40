"""The link to a page, as others reach it."""

from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree

from components.trip.qr_code import svg
from studio.panels.share import shared_link


def test_a_link_from_this_machine_names_the_host_that_others_know() -> None:
    link = shared_link("http://127.0.0.1:8501/compare", {"plans": "a,b"}, ("studio.example.org",))
    assert urlsplit(link).netloc == "studio.example.org:8501"
    assert parse_qs(urlsplit(link).query) == {"plans": ["a,b"]}


def test_a_link_from_elsewhere_keeps_the_name_that_it_came_by() -> None:
    link = shared_link("https://trips.example.org/plan", {"plan": "x&y"}, ("studio.example.org",))
    assert link == "https://trips.example.org/plan?plan=x%26y"


def test_a_link_to_the_first_page_has_a_path() -> None:
    link = shared_link("http://127.0.0.1:8501", {"plan": "x"}, ("studio.example.org",))
    assert link == "http://studio.example.org:8501/?plan=x"


def test_a_code_is_a_drawing_of_the_link() -> None:
    short, long = (ElementTree.fromstring(svg(f"http://a.example/?plan={'x' * n}")) for n in (1, 200))
    assert int(long.get("viewBox", "").split()[2]) > int(short.get("viewBox", "").split()[2])
