"""The report as a document: whole in itself, read by a parser of HTML, with everything that it promises."""

import re
from base64 import b64encode
from dataclasses import replace
from hashlib import sha256
from xml.etree.ElementTree import Element

import html5lib
import pytest

from components.look.palette import KIND_ICON
from components.maps.base_layer import BaseLayer
from components.report.document import TripReport, document
from components.scores.axes import Axis
from components.trip.day_rows import day_cards
from core.evaluate.checklist import CheckedRule, Finding, Section
from core.model.plan import Plan
from core.model.report import Violation, Where
from core.model.told_wish import ToldWish
from core.text import Text
from studio.i18n import Translate

CLOSED = Text("故宫 17:00 关门", "the museum closes at 17:00")


@pytest.fixture
def report(plan: Plan, ground: BaseLayer, say: Translate) -> TripReport:
    """The made-up trip with one thing that does not hold and one wish that does."""
    rule = Text("按时离开", "One leaves in time")
    faults = Section(
        name="sense",
        title=Text("常识", "Common sense"),
        about=rule,
        findings=(Finding(Violation("x", CLOSED, Where(1, 3)), rule, "broken"),),
    )
    wish = CheckedRule(Text("游览故宫", "See the Forbidden City"))
    wishes = Section("wishes", Text("要求", "Wishes"), rule, holding=(wish,), is_asked=True)
    return TripReport(
        title="南京 → 北京",
        request="想看故宫",
        plan=plan,
        budget=6000,
        wishes=(ToldWish(wish.text, "met", Text("第 1 天", "day 1")),),
        sections=(faults, wishes),
        scores=(Axis("x", 1.0, "1"), Axis("y", 0.5, "0.5"), Axis("z", None, "no data")),
        cards=day_cards(plan, city=ground.city, names=str, say=say),
        base=ground,
        names=str,
        source="made up",
        made_up=True,
    )


def read(page: str) -> Element:
    """The document as a strict parser reads it; any fault of its markup is raised."""
    found: Element = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(page)
    return found


def words(page: Element) -> str:
    """What is read of it."""
    return " ".join(
        " ".join(node.itertext())
        for node in page.iter()
        if node.tag in ("h1", "h2", "p", "li", "span", "blockquote")
    )


def test_a_report_is_well_formed_and_in_its_language(report: TripReport, say: Translate) -> None:
    page = read(document(report, say))
    assert page.get("lang") == say.language
    assert [node.tag for node in page.iter("h1")] == ["h1"]


def test_a_report_tells_the_request_the_verdict_the_wishes_and_what_does_not_hold(
    report: TripReport, say: Translate
) -> None:
    told = words(read(document(report, say)))
    assert "想看故宫" in told
    assert CLOSED.says(say.language) in told
    assert f"✔ {Text('游览故宫', 'See the Forbidden City').says(say.language)}" in told


def test_every_stop_of_every_day_is_in_the_list(report: TripReport, say: Translate) -> None:
    page = read(document(report, say))
    found = [node.get("data-at") for node in page.iter("div") if node.get("class", "").startswith("stop")]
    assert [at for at in found if at] == [
        f"{card.day}.{stop.at}" for card in report.cards for stop in card.stops
    ]


def test_a_stop_without_a_number_has_the_sign_of_its_kind(report: TripReport, say: Translate) -> None:
    page = read(document(report, say))
    discs = [node for node in page.iter("span") if node.get("class", "").startswith("disc ")]
    stops = [stop for card in report.cards for stop in card.stops]
    signs = [any(str(node.tag).endswith("svg") for node in disc.iter()) for disc in discs]
    assert signs == [stop.number is None and stop.kind in KIND_ICON for stop in stops]
    assert any(signs)


def test_a_report_asks_for_nothing_from_anywhere(report: TripReport, say: Translate) -> None:
    page = read(document(report, say))
    outside = [
        (node.tag, name)
        for node in page.iter()
        for name in ("src", "href", "srcset", "action", "data", "poster")
        if node.get(name)
    ]
    assert outside == []


def test_only_the_script_of_the_report_may_run(report: TripReport, say: Translate) -> None:
    page = read(document(report, say))
    (script,) = page.iter("script")
    (policy,) = (node.get("content") or "" for node in page.iter("meta") if node.get("http-equiv"))
    digest = b64encode(sha256((script.text or "").encode()).digest()).decode()
    assert f"script-src 'sha256-{digest}'" in policy
    assert "default-src 'none'" in policy


def test_without_the_data_of_the_city_there_is_a_report_without_a_map(
    report: TripReport, say: Translate
) -> None:
    page = document(replace(report, base=None), say)
    assert "leaflet" not in re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL).lower()
    assert 'class="stop' in page


def test_the_hours_of_all_days_share_an_axis(report: TripReport, say: Translate) -> None:
    page = read(document(report, say))
    tracks = [node for node in page.iter("div") if node.get("class") == "track"]
    assert len(tracks) == len(report.cards)
    shares = [
        float(match[1])
        for node in page.iter("span")
        if node.get("class", "").startswith("bar")
        and (match := re.search(r"left:([\d.]+)%", node.get("style", "")))
    ]
    assert shares
    assert all(0 <= share <= 100 for share in shares)
