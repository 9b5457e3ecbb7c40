"""Exports: each format can be read back by a reader of its own, and no name becomes markup."""

import json
from dataclasses import replace
from datetime import date
from itertools import pairwise
from typing import Any

import geojson
import gpxpy
import pytest
from icalendar import Calendar
from markdown_it import MarkdownIt

from core.export.registry import EXPORTERS
from core.export.trip import ExportedTrip, transfer_of
from core.model.clock import Clock
from core.model.plan import Plan
from core.model.report import Where
from core.model.told_wish import KeptFree, ToldWish
from core.sandbox.city import City
from core.sandbox.places import Position
from core.sandbox.sandbox import Manifest, Sandbox
from core.text import Language, Text

NASTY = "<img src=x onerror=alert(1)> | [故宫](http://x) `${1}`"


def plan(name: str) -> dict[str, Any]:
    leg = {
        "start": "西站",
        "end": name,
        "mode": "taxi",
        "start_time": "09:00",
        "end_time": "09:20",
        "price": 20,
        "cost": 20,
        "distance": 8.0,
    }
    return {
        "people_number": 2,
        "start_city": "甲",
        "target_city": "乙",
        "itinerary": [
            {"day": 1, "activities": [
                {"type": "train", "TrainID": "G1", "start": "东站", "end": "西站", "start_time": "07:00", "end_time": "09:00",
                 "price": 100, "cost": 200, "tickets": 2, "transports": []},
                {"type": "attraction", "position": name, "start_time": "09:20", "end_time": "11:00", "price": 10,
                 "cost": 20, "tickets": 2, "transports": [leg]},
                {"type": "airplane", "FlightID": "CA1", "start": "乙机场", "end": "甲机场", "start_time": "23:00",
                 "end_time": "00:40", "price": 500, "cost": 1000, "tickets": 2, "transports": []}]},
        ],
    }  # fmt: skip


def test_a_way_of_no_minute_is_told_as_under_one() -> None:
    document = plan("b")
    document["itinerary"][0]["activities"][1]["transports"][0] |= {"end_time": "09:00", "distance": 0.1}
    visit = Plan.from_json(document).itinerary[0].activities[1]
    assert transfer_of(visit.transports, "en") == "Taxi under 1 min (0.1 km), ¥20"
    assert transfer_of(visit.transports, "zh") == "出租车 不到 1 分钟（0.1 公里），¥20"


@pytest.fixture
def make_trip() -> Any:
    def make(name: str) -> ExportedTrip:
        positions = {"西站": Position(39.9, 116.3), name: Position(39.92, 116.4)}
        city = City(
            "乙", name_en="B", attractions=(), restaurants=(), hotels=(), lines=(), positions=positions
        )
        manifest = Manifest(
            name="toy",
            version="1",
            source="made by hand",
            licence="Apache-2.0",
            coordinates="WGS-84",
            checksum="",
        )
        return ExportedTrip(
            Plan.from_json(plan(name)),
            Sandbox(
                manifest=manifest, city_names=["乙"], load_city=lambda _: city, load_services=lambda *_: ()
            ),
            date(2026, 5, 1),
        )

    return make


def test_json_is_the_plan(make_trip: Any) -> None:
    assert json.loads(EXPORTERS["json"].export(make_trip("故宫"), "zh")) == plan("故宫")


@pytest.mark.parametrize(("language", "told"), [("en", "21:30–07:55 +1"), ("zh", "21:30–07:55（次日）")])
def test_markdown_tells_of_a_ride_that_arrives_on_the_next_day(
    make_trip: Any, language: Language, told: str
) -> None:
    trip = make_trip("故宫")
    first, *others = trip.plan.itinerary
    ride, *stops = first.activities
    by_night = ride.model_copy(update={"start_time": Clock.parse("21:30"), "end_time": Clock.parse("07:55")})
    day = first.model_copy(update={"activities": (by_night, *stops)})
    plan = trip.plan.model_copy(update={"itinerary": (day, *others)})
    tokens = (
        MarkdownIt("commonmark")
        .enable("table")
        .parse(EXPORTERS["md"].export(replace(trip, plan=plan), language))
    )
    assert told in [child.content for token in tokens for child in token.children or ()]


def test_markdown_is_a_table_a_day_in_which_a_name_keeps_its_cell(make_trip: Any) -> None:
    tokens = MarkdownIt("commonmark").enable("table").parse(EXPORTERS["md"].export(make_trip(NASTY), "en"))
    assert [token.type for token in tokens].count("table_open") == 1
    cells = [
        after.content
        for token, after in pairwise(tokens)
        if token.type == "td_open" and after.type == "inline"
    ]
    assert len(cells) == 3 * 5
    row = next(token for token in tokens if token.type == "inline" and "onerror" in token.content)
    assert {child.type for child in row.children or ()} == {"text"}
    assert "".join(child.content for child in row.children or ()).replace("\u2060", "") == NASTY


def test_calendar_has_an_event_an_activity_in_china_time(make_trip: Any) -> None:
    events = Calendar.from_ical(EXPORTERS["ics"].export(make_trip("故宫"), "en")).walk("VEVENT")
    assert len(events) == 3
    assert events[1]["DTSTART"].dt.isoformat() == "2026-05-01T09:20:00+08:00"
    assert events[2]["DTEND"].dt.isoformat() == "2026-05-02T00:40:00+08:00"


def test_geojson_has_points_and_lines_at_known_places(make_trip: Any) -> None:
    features = json.loads(EXPORTERS["geojson"].export(make_trip("故宫"), "zh"))["features"]
    kinds = [feature["geometry"]["type"] for feature in features]
    assert kinds == ["Point", "LineString"]
    assert features[0]["geometry"]["coordinates"] == [116.4, 39.92]


def test_geojson_is_valid_by_its_own_reader(make_trip: Any) -> None:
    read = geojson.loads(EXPORTERS["geojson"].export(make_trip(NASTY), "zh"))
    assert read.is_valid
    assert read["features"][0]["properties"]["name"] == NASTY


def test_gpx_has_a_route_a_day(make_trip: Any) -> None:
    document = gpxpy.parse(EXPORTERS["gpx"].export(make_trip(NASTY), "zh"))
    assert [len(route.points) for route in document.routes] == [1]
    assert document.waypoints[0].name == NASTY


def test_a_waypoint_of_gpx_says_on_which_day_and_at_which_hours(make_trip: Any) -> None:
    document = gpxpy.parse(EXPORTERS["gpx"].export(make_trip("故宫"), "en"))
    assert document.waypoints[0].description == "Day 1 09:20–11:00 · Sight"


def test_the_files_for_maps_have_the_trip_s_name(make_trip: Any) -> None:
    trip = make_trip("故宫")
    named = json.loads(EXPORTERS["geojson"].export(trip, "zh"))["name"]
    assert named == gpxpy.parse(EXPORTERS["gpx"].export(trip, "zh")).name == "甲 → 乙 1 日行程"


@pytest.mark.parametrize("language", ["zh", "en"])
def test_documents_speak_the_reader_s_language(make_trip: Any, language: str) -> None:
    text = EXPORTERS["md"].export(make_trip("故宫"), language)  # type: ignore[arg-type]
    assert ("景点" in text) == (language == "zh")


def test_a_way_of_geojson_has_its_mode_and_its_fare_apart_from_the_sight(make_trip: Any) -> None:
    features = json.loads(EXPORTERS["geojson"].export(make_trip("故宫"), "zh"))["features"]
    sight, way = (feature["properties"] for feature in features)
    assert (sight["cost"], way["fare"], way["title"]) == (20, 20, "出租车")


@pytest.mark.parametrize(
    ("language", "day", "calendar", "event"),
    [("zh", "第 1 天", "甲 → 乙 1 日行程", "景点：故宫"), ("en", "Day 1", "甲 → 乙, 1 day", "Sight: 故宫")],
)
def test_a_route_a_calendar_and_an_event_are_called_in_words(
    make_trip: Any, language: Any, day: str, calendar: str, event: str
) -> None:
    trip = make_trip("故宫")
    assert gpxpy.parse(EXPORTERS["gpx"].export(trip, language)).routes[0].name == day
    read = Calendar.from_ical(EXPORTERS["ics"].export(trip, language))
    assert str(read["X-WR-CALNAME"]) == calendar
    assert str(read.walk("VEVENT")[1]["SUMMARY"]) == event


def _ids(trip: ExportedTrip) -> list[str]:
    return [
        str(event["UID"]) for event in Calendar.from_ical(EXPORTERS["ics"].export(trip, "en")).walk("VEVENT")
    ]


def test_calendar_entries_of_different_trips_have_different_ids(make_trip: Any) -> None:
    palace, park = _ids(make_trip("故宫")), _ids(make_trip("天坛"))
    assert len({*palace, *park}) == len(palace) + len(park)


def test_the_same_trip_goes_into_a_calendar_once(make_trip: Any) -> None:
    assert _ids(make_trip("故宫")) == _ids(make_trip("故宫"))


def test_every_document_for_people_tells_the_wishes(make_trip: Any) -> None:
    wish = ToldWish(
        wish=Text("看故宫", "See the palace"), fate="met", told=Text("第 1 天", "day 1"), at=(Where(1, 2),)
    )
    trip = replace(make_trip("故宫"), wishes=(wish,))
    for name in ("md", "ics", "geojson", "gpx"):
        assert "See the palace" in EXPORTERS[name].export(trip, "en").replace("\r\n ", "")


def test_a_calendar_tells_several_wishes_each_in_a_line(make_trip: Any) -> None:
    wishes = tuple(
        ToldWish(wish=Text(zh, en), fate="met", told=None, at=())
        for zh, en in (("看故宫", "Palace"), ("烤鸭", "Duck"))
    )
    trip = replace(make_trip("故宫"), wishes=wishes)
    read = Calendar.from_ical(EXPORTERS["ics"].export(trip, "en"))
    # the library reads what is of no standard as it is written: a line ends with the two characters of RFC 5545
    assert str(read["X-WR-CALDESC"]).split("\\n") == [one.line.en for one in wishes]


def test_time_that_is_kept_free_stands_after_its_activity(make_trip: Any) -> None:
    free = KeptFree(
        day=1,
        after=2,
        begins=Clock.parse("15:00"),
        ends=Clock.parse("16:00"),
        told=Text("下午茶", "afternoon tea"),
    )
    trip = replace(make_trip("故宫"), wishes=(ToldWish(Text("茶", "Tea"), "met", None, free=(free,)),))
    rows = [row for row in EXPORTERS["md"].export(trip, "en").splitlines() if row.startswith("| ")]
    assert "| 15:00–16:00 | Free | afternoon tea |  |  |" in rows[4]
    events = Calendar.from_ical(EXPORTERS["ics"].export(trip, "en")).walk("VEVENT")
    assert [str(event["summary"]) for event in events][2] == "Free: afternoon tea"


def test_an_event_tells_the_wish_that_it_meets(make_trip: Any) -> None:
    wish = ToldWish(wish=Text("看故宫", "See the palace"), fate="met", told=None, at=(Where(1, 2),))
    trip = replace(make_trip("故宫"), wishes=(wish,))
    events = Calendar.from_ical(EXPORTERS["ics"].export(trip, "en")).walk("VEVENT")
    told = [str(event.get("description", "")) for event in events]
    assert ["Wishes: See the palace" in one for one in told] == [False, True, False]


@pytest.mark.parametrize("eats_inside", [True, False])
def test_who_keeps_to_what_is_halal_is_told_of_no_meal_inside_a_park(
    make_trip: Any, eats_inside: bool
) -> None:
    document = plan("b")
    document["itinerary"][0]["activities"][1] |= {"start_time": "09:30", "end_time": "16:00"}
    read = Plan.from_json(document)
    trip = replace(make_trip("b"), plan=read, eats_inside=eats_inside)
    assert ("inside" in trip.title(read.itinerary[0].activities[1], "en")) is eats_inside


def test_a_meal_of_a_document_names_the_dish_that_was_wished_for(make_trip: Any) -> None:
    noodles = Text("热干面", "hot dry noodles")
    wish = ToldWish(noodles, "met", at=(Where(1, 2),), dish=noodles)
    told = EXPORTERS["md"].export(replace(make_trip("面馆"), wishes=(wish,)), "en")
    assert [line for line in told.splitlines() if "面馆 · hot dry noodles" in line]
