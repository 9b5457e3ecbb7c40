"""Exports in English call places by their English names, say what is made up, and tell fares apart from tickets."""

import json
from dataclasses import replace
from datetime import date

import pytest

from core.agents.registry import agent_type
from core.bench.execution import execute, new_run
from core.evaluate.plan_document import read_plan
from core.export.registry import EXPORTERS
from core.export.trip import MADE_UP, ExportedTrip
from core.model.plan import Plan
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.text import Language

TEXTS = ("md", "ics", "geojson", "gpx")


@pytest.fixture(scope="module")
def trip(demo: Sandbox) -> ExportedTrip:
    agent, sandbox = agent_type("planner").make(), demo
    run = new_run(
        agent,
        Query(uid="q", text="", start_city="南京", target_city="北京", days=2, people_number=2),
        sandbox,
    )
    done = execute(run, agent, sandbox, lambda seconds, event: None)
    return ExportedTrip(Plan.from_json(done.document), sandbox, date(2026, 12, 5))


def chinese(text: str) -> list[str]:
    return [sign for sign in text if "一" <= sign <= "鿿"]


@pytest.mark.parametrize("name", TEXTS)
def test_an_english_file_has_english_names(trip: ExportedTrip, name: str) -> None:
    written = EXPORTERS[name].export(trip, "en").replace("\r\n ", "")
    assert "Beijing" in written
    assert chinese(written) == []


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("language", ["zh", "en"])
def test_a_file_says_that_the_demo_s_houses_are_made_up(
    trip: ExportedTrip, name: str, language: Language
) -> None:
    written = EXPORTERS[name].export(trip, language).replace("\r\n ", "").replace("\\,", ",")
    assert MADE_UP.says(language) in written


def test_a_chinese_file_keeps_the_names_of_the_data(trip: ExportedTrip) -> None:
    names = {
        one["properties"]["name"]
        for one in json.loads(EXPORTERS["geojson"].export(trip, "zh"))["features"]
        if "name" in one["properties"]
    }
    assert {
        activity.begins_at for _, _, activity in trip.plan.activities() if activity.type == "attraction"
    } <= names


def test_the_other_plan_format_is_read_back_as_the_same_trip(trip: ExportedTrip) -> None:
    written = json.loads(EXPORTERS["traveleval"].export(replace(trip, budget=3000), "en"))
    assert (written["summary"]["total_budget"], written["daily_plans"][0]["date"]) == (3000, "2026-12-05")

    def seen(plan: Plan) -> list[str]:
        return [
            one.begins_at for _, _, one in plan.activities() if one.type in ("attraction", "lunch", "dinner")
        ]

    assert seen(read_plan(written, trip.sandbox)) == seen(trip.plan)


def test_a_way_tells_its_fare_beside_it(trip: ExportedTrip) -> None:
    fares = [sum(leg.cost for leg in one.transports) for _, _, one in trip.plan.activities()]
    fare = next(fare for fare in fares if fare > 0 and fare % 1 != 0.5)
    assert f"km), ¥{fare:,.0f}" in EXPORTERS["md"].export(trip, "en").replace("\\", "").replace("\u2060", "")
