"""No name in a plan is anything but text in any of the files that a plan is written to."""

import json
import re
import xml.etree.ElementTree as ET
from datetime import date
from html.parser import HTMLParser

import pytest
from icalendar import Calendar
from markdown_it import MarkdownIt

from core.export.registry import EXPORTERS
from core.export.trip import ExportedTrip
from core.model.plan import Plan
from core.sandbox.sandbox import Manifest, Sandbox
from core.text import shown

ACTS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066\u2068\u2028\u2029]")


def exported(name: str, format_: str) -> str:
    """A plan with one place of this name, in a file format; half a character cannot stand in a plan."""
    name = name.replace("\ud800", "?")
    visit = {
        "type": "attraction", "position": name, "start_time": "12:00", "end_time": "13:00",
        "price": 1, "cost": 2, "tickets": 2, "transports": [],
    }  # fmt: skip
    plan = Plan.from_json(
        {
            "people_number": 2, "start_city": name, "target_city": name,
            "itinerary": [{"day": 1, "activities": [visit]}],
        }
    )  # fmt: skip
    manifest = Manifest("s", "1", "", "", "WGS-84", "")
    sandbox = Sandbox(manifest, (), lambda name: pytest.fail(name), lambda start, target: ())
    trip = ExportedTrip(plan, sandbox, date(2026, 1, 1))
    return EXPORTERS[format_].export(trip, "en")


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, tuple[str, ...]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, tuple(name for name, _ in attrs)))


def tags(page: str) -> list[tuple[str, tuple[str, ...]]]:
    """The elements of a page with the names of their attributes."""
    parser = _Tags()
    parser.feed(page)
    return parser.found


@pytest.mark.parametrize("format_", ["md", "html", "ics", "gpx", "geojson"])
def test_nothing_in_a_file_acts_on_a_terminal_or_turns_its_words(hostile: str, format_: str) -> None:
    written = exported(hostile, format_)
    assert not ACTS.search(written.replace("\r\n", "\n"))
    written.encode()


def test_a_hostile_page_has_the_elements_of_a_harmless_one(hostile: str) -> None:
    assert tags(exported(hostile, "html")) == tags(exported("harmless", "html"))


def test_a_hostile_table_has_the_lines_and_cells_of_a_harmless_one(hostile: str) -> None:
    def cells(text: str) -> list[int]:
        return [len(re.findall(r"(?<!\\)\|", line)) for line in text.splitlines()]

    assert cells(exported(hostile, "md")) == cells(exported("harmless", "md"))


def test_markdown_of_a_hostile_name_has_the_elements_of_a_harmless_one(hostile: str) -> None:
    markdown = MarkdownIt("commonmark").enable(["table", "strikethrough"])
    rendered = [markdown.render(exported(name, "md")) for name in (hostile, "harmless")]
    assert tags(rendered[0]) == tags(rendered[1])
    assert not re.search(r"https?:|www\.", exported(hostile, "md"))  # of which GitHub makes links


def test_a_hostile_calendar_has_one_event_with_the_name(hostile: str) -> None:
    events = Calendar.from_ical(exported(hostile, "ics")).walk("VEVENT")
    assert [str(event["location"]) for event in events] == [shown(hostile.replace("\ud800", "?"))]


def test_a_hostile_map_file_is_well_formed(hostile: str) -> None:
    assert ET.fromstring(exported(hostile, "gpx").encode()).tag.endswith("gpx")
    assert json.loads(exported(hostile, "geojson"))["type"] == "FeatureCollection"
