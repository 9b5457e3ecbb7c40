"""No name in a plan is anything but text in any of the files that a plan is written to."""

import json
import re
import xml.etree.ElementTree as ET
from datetime import date
from pathlib import Path

import html5lib
import pytest
from icalendar import Calendar
from markdown_it import MarkdownIt

from core.export.registry import EXPORTERS
from core.export.trip import ExportedTrip
from core.labels.judgement import Judgement, Pair
from core.labels.store.importing import import_judgements
from core.labels.store.store import StudyStore
from core.model.plan import Plan
from core.model.query import Query
from core.model.run import Run, now
from core.text import Language, shown
from studio.panels.report import report_of
from tests.attacks.conftest import assert_clear
from tests.attacks.one_sight import hostile_document, sandbox_of_one_sight
from tests.attacks.tags import tags
from tests.typed import RunCommand

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
    trip = ExportedTrip(plan, sandbox_of_one_sight(name), date(2026, 1, 1))
    return EXPORTERS[format_].export(trip, "en")


def report(name: str, language: Language = "en") -> str:
    """The report of a trip in which this is the name of the city, of all places and services, and the request."""
    name = name.replace("\ud800", "?").replace("\0", "")
    document = hostile_document(name)
    # with a word that nothing reads, so that unread words are told whether the name is read as that of the place or not
    query = Query(uid="q", text=f"{name} qwrtz", start_city=name, target_city=name, days=1, people_number=2)
    run = Run(
        id="r",
        created=now(),
        query=query,
        agent=name,
        sandbox=name,
        sandbox_checksum="x",
        status="ok",
        document=document,
        seconds=0.0,
    )
    return report_of(run, sandbox_of_one_sight(name), language)


@pytest.mark.parametrize("format_", ["json", "md", "ics", "gpx", "geojson"])
def test_nothing_in_a_file_acts_on_a_terminal_or_turns_its_words(hostile: str, format_: str) -> None:
    written = exported(hostile, format_)
    assert not ACTS.search(written.replace("\r\n", "\n"))
    written.encode()


@pytest.mark.parametrize("language", ["zh", "en"])
def test_a_hostile_report_has_the_elements_of_a_harmless_one(hostile: str, language: Language) -> None:
    assert _but_labels(tags(report(hostile, language))) == _but_labels(tags(report("harmless", language)))


def _but_labels(found: list[tuple[str, tuple[str, ...]]]) -> list[tuple[str, tuple[str, ...]]]:
    """The elements without the names on drawings: which of them fit depends on how long they are."""
    return [(tag, names) for tag, names in found if tag != "text"]


def test_a_hostile_name_does_not_leave_the_script_of_a_report(hostile: str) -> None:
    parser = html5lib.HTMLParser(strict=True)
    page = parser.parse(report(hostile))
    scripts = [node.text or "" for node in page.iter("{http://www.w3.org/1999/xhtml}script")]
    assert len(scripts) == 1
    assert "alert(1)" not in scripts[0].rpartition("openReport(")[2]


def test_a_hostile_table_has_the_lines_and_cells_of_a_harmless_one(hostile: str) -> None:
    def cells(text: str) -> list[int]:
        return [len(re.findall(r"(?<!\\)\|", line)) for line in text.splitlines()]

    assert cells(exported(hostile, "md")) == cells(exported("harmless", "md"))


def test_markdown_of_a_hostile_name_has_the_elements_of_a_harmless_one(hostile: str) -> None:
    markdown = MarkdownIt("commonmark").enable(["table", "strikethrough"])
    rendered = [markdown.render(exported(name, "md")) for name in (hostile, "harmless")]
    assert tags(rendered[0]) == tags(rendered[1])
    # Of which GitHub makes links.
    assert not re.search(r"https?:|www\.", exported(hostile, "md"))


def test_a_hostile_calendar_has_one_event_with_the_name(hostile: str) -> None:
    events = Calendar.from_ical(exported(hostile, "ics")).walk("VEVENT")
    assert [str(event["location"]) for event in events] == [shown(hostile.replace("\ud800", "?"))]


def test_a_hostile_map_file_is_well_formed(hostile: str) -> None:
    named = [
        node.text
        for node in ET.fromstring(exported(hostile, "gpx").encode()).iter()
        if node.tag.endswith("name")
    ]
    (stop,) = json.loads(exported(hostile, "geojson"))["features"]
    name = shown(hostile.replace("\ud800", "?"))
    assert name in named
    assert stop["properties"]["name"] == name


CHARACTERS = [
    *range(0x20), *range(0x7F, 0xA0), 0x61C, *range(0x200E, 0x2010), *range(0x2028, 0x202F), *range(0x2066, 0x2070),
    *range(0xFFF9, 0xFFFC), 0xFFFE, 0xFFFF, 0xE0001, 0xE0041,
]  # fmt: skip
"""Controls, marks of direction, tags, and what XML may not hold."""


@pytest.mark.parametrize("format_", EXPORTERS)
def test_no_character_that_acts_stays_in_a_file(format_: str) -> None:
    name = "".join(f"a{chr(one)}" for one in CHARACTERS)
    left = set(exported(name, format_)) & set(map(chr, CHARACTERS))
    # the last two isolate words from right to left
    assert left <= {"\n", "\r", "\u2067", "\u2069"}


@pytest.mark.parametrize("what", ["judgements", "pairs", "card"])
def test_what_a_study_holds_is_written_through_links_and_over_nothing_read_only(
    run: RunCommand, home: Path, tmp_path: Path, what: str
) -> None:
    store = StudyStore(home / "labels.sqlite")
    store.create("trips")
    store.add("trips", [Pair(pair="p", uid="q", a="x", b="y")])
    import_judgements(store, "trips", [Judgement(pair="p", rater="ann", choice="a", uid="q", a="x", b="y")])
    store.close()
    kept, link, locked = tmp_path / "kept.csv", tmp_path / "link.csv", tmp_path / "locked.csv"
    kept.touch()
    link.symlink_to(kept)
    locked.write_text("mine", encoding="utf-8")
    locked.chmod(0o444)
    assert_clear(run("labels", "export", "trips", "--what", what, "--out", link))
    assert link.is_symlink()
    assert kept.read_text(encoding="utf-8")
    assert run("labels", "export", "trips", "--what", what, "--out", locked).status == 2
    assert locked.read_text(encoding="utf-8") == "mine"
    assert run("labels", "export", "trips", "--what", what, "--out", "/dev/full").status == 2
