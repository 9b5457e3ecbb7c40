"""Plans and trips in files, in both formats: numbers, nesting, names, times, counts and references to nothing."""

import json
from collections.abc import Callable
from copy import deepcopy
from datetime import date
from typing import Any

import pytest

from core.bench.files.trip_files import MOST_CHARACTERS, MOST_TRIPS, runs_of_file
from core.bench.scenarios import PREPARED, scenarios
from core.dsl.limits import STEPS_OF_ALL
from core.dsl.program import judge as judge_constraint
from core.dsl.run import PlanView
from core.errors import DocumentError, InputError, PlanFormatError, QueryFormatError
from core.evaluate.plan_document import read_plan
from core.evaluate.registry import SUITES, judge
from core.export.registry import EXPORTERS
from core.export.trip import ExportedTrip
from core.files.documents import read_json
from core.model.plan import MOST_ACTIVITIES, Plan
from core.model.query import MOST_DAYS, MOST_OF_SNIPPETS, Query, query_from_record
from core.sandbox.sandbox import Sandbox
from core.sandbox.traveleval_plan import to_traveleval
from tests.attacks.conftest import NAMES

QUERY = Query(uid="q", text="", start_city="上海", target_city="杭州", days=2, people_number=2)
Spoil = Callable[[dict[str, Any]], object]


@pytest.fixture(scope="module")
def good() -> dict[str, Any]:
    """A plan that comes with the project, in ChinaTravel's format."""
    return dict(scenarios("zh")[PREPARED[0][0]].document)


@pytest.fixture(scope="module")
def released(good: dict[str, Any], demo: Sandbox) -> dict[str, Any]:
    """The same in TravelEval's."""
    plan = Plan.from_json(good)
    query = Query(
        uid="q",
        text="",
        start_city=plan.start_city,
        target_city=plan.target_city,
        days=len(plan.itinerary),
        people_number=plan.people_number,
    )
    return json.loads(json.dumps(to_traveleval(plan, query, demo)))


VALUES: dict[str, Any] = {
    "nothing": None, "a flag": True, "a huge number": 10**30, "a tiny number": 5e-324, "a number below all": -(10**18),
    "no number": float("nan"), "no end": float("inf"), "an empty text": "", "a long text": "x" * 5_000, "a list": [], "an object": {},
    "a time that is none": "25:61", "a time of other digits": "٠٩:٠٠", "a time with a line end": "09:00\n", "a date": "2026-99-99",
    "a place above": "../../etc/passwd", "half a character": "\ud800", "a mark of direction": "\u202e09:00", "digits": "²",
}  # fmt: skip
FIELDS = [
    "people_number",
    "target_city",
    "day",
    "type",
    "position",
    "start_time",
    "price",
    "cost",
    "transports",
    "tickets",
]


def spoilt(document: dict[str, Any], field: str, value: Any) -> dict[str, Any]:
    """The document with another value wherever it has this field."""
    text = deepcopy(document)

    def change(part: Any) -> None:
        if isinstance(part, dict):
            if field in part:
                part[field] = value
            for one in part.values():
                change(one)
        elif isinstance(part, list):
            for one in part:
                change(one)

    change(text)
    return text


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES.keys())
def test_a_plan_with_another_value_is_read_or_refused(good: dict[str, Any], field: str, value: Any) -> None:
    try:
        plan = Plan.from_json(spoilt(good, field, value))
    except PlanFormatError as told:
        assert len(str(told)) < 300
    else:
        assert Plan.from_json(json.loads(json.dumps(plan.to_json()))) == plan


RELEASED = [
    "summary",
    "daily_plans",
    "total_travelers",
    "location_name",
    "start_time",
    "cost",
    "details",
    "quantity",
    "transport_time",
]


@pytest.mark.parametrize("field", RELEASED)
@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES.keys())
def test_a_plan_of_the_other_format_is_read_or_refused(
    released: dict[str, Any], demo: Sandbox, field: str, value: Any
) -> None:
    try:
        read_plan(spoilt(released, field, value), demo)
    except PlanFormatError as told:
        assert len(str(told)) < 300


@pytest.mark.parametrize("suite", SUITES)
def test_hostile_names_are_judged_in_both_formats(
    good: dict[str, Any], released: dict[str, Any], demo: Sandbox, suite: str
) -> None:
    name = "".join(NAMES.values()).replace("\ud800", "")[:900]
    for document, field in ((good, "position"), (good, "TrainID"), (released, "location_name")):
        told = judge(suite, QUERY, spoilt(document, field, name), demo).to_json("en")
        assert json.loads(json.dumps(told))["suite"] == suite


TOO_MUCH: dict[str, Spoil] = {
    "days": lambda plan: plan.update(itinerary=[{"day": 1, "activities": []}] * (MOST_DAYS + 1)),
    "days that are numbers": lambda plan: plan.update(itinerary=list(range(100_000))),
    "activities": lambda plan: plan["itinerary"][0].update(activities=[{}] * (MOST_ACTIVITIES + 1)),
    "legs": lambda plan: plan["itinerary"][0].update(activities=[{"transports": [{}] * MOST_ACTIVITIES}]),
    "activities that are numbers": lambda plan: plan["itinerary"][0].update(activities=list(range(100_000))),
}


@pytest.mark.parametrize("spoil", TOO_MUCH.values(), ids=TOO_MUCH.keys())
def test_a_plan_of_too_much_is_refused_before_it_is_looked_at(good: dict[str, Any], spoil: Spoil) -> None:
    plan = deepcopy(good)
    spoil(plan)
    with pytest.raises(PlanFormatError, match="limit"):
        Plan.from_json(plan)


DOCUMENTS = [
    "", " ", "\ufeff{}", "{]", "{'a': 1}", "{a: 1}", "[1,]", "[,]", '{"a":1,}', "01", "+1", ".5", "1.", "0x1", "1_000", "--1",
    "NaN", "-Infinity", "nul", "True", '"\t"', '"\\x41"', '"\\u12"', '"\\ud800"', '"\\udc00\\ud800"', "// x\n1", "/* */ 1",
    "1 2", "{}{}", '{"a"}', '{"a":}', '"', "[" * 101 + "]" * 101, '{"a":' * 101 + "1" + "}" * 101, "9" * 301, "-" + "9" * 301,
    "1e999", "-1e999", "0." + "1" * 400, "1e" + "9" * 400, "\0", "[1\0]", "\u2028", "１",
]  # fmt: skip


@pytest.mark.parametrize("text", DOCUMENTS)
def test_a_text_that_is_no_document_is_refused(text: str) -> None:
    with pytest.raises(DocumentError) as told:
        read_json(text)
    assert len(str(told.value)) < 200


@pytest.mark.parametrize(
    "text", ["[" * 100 + "]" * 100, '"' + "[" * 10_000 + '"', "9" * 300, '"\\ud83d\\ude00"', '{"a":1,"a":2}']
)
def test_a_document_at_its_limits_is_read(text: str) -> None:
    assert read_json(text) is not None


def test_a_file_of_too_many_trips_is_refused(good: dict[str, Any]) -> None:
    line = b'{"itinerary": []}\n'
    assert len(runs_of_file(line * MOST_TRIPS, "t.jsonl", "demo", "")) == MOST_TRIPS
    for many in (line * (MOST_TRIPS + 1), b"[" + b",".join([b'{"itinerary":[]}'] * (MOST_TRIPS + 1)) + b"]"):
        with pytest.raises(InputError, match="limit"):
            runs_of_file(many, "t.jsonl", "demo", "")


@pytest.mark.parametrize("where", ["plan", "query", "more"])
def test_a_trip_of_too_many_characters_is_refused(good: dict[str, Any], where: str) -> None:
    trip = {"plan": dict(good), "query": {"nature_language": "x"}, "more": {}}
    trip[where] = {**trip[where], "unknown": "x" * MOST_CHARACTERS}
    with pytest.raises(InputError, match="limit"):
        runs_of_file(json.dumps(trip).encode(), "t.json", "demo", "")


REQUESTS: dict[str, dict[str, Any]] = {
    "a city of many letters": {"start_city": "x" * 1001},
    "another city of many letters": {"target_city": "x" * 10**6},
    "constraints of many letters": {"hard_logic_py": ["x" * 8_000] * (MOST_OF_SNIPPETS // 8_000 + 1)},
    "constraints that are numbers": {"hard_logic_py": [1]},
    "a text that is a list": {"nature_language": [1]},
    "days of a text": {"days": "٣"},
    "a flag of days": {"days": True},
    "no number of money": {"budget": float("nan")},
    "a uid that is a list": {"uid": []},
    "a uid of many letters": {"uid": "u" * 10_000},
}


@pytest.mark.parametrize("record", REQUESTS.values(), ids=REQUESTS.keys())
def test_a_request_of_too_much_is_refused(record: dict[str, Any]) -> None:
    with pytest.raises(QueryFormatError) as told:
        query_from_record({"uid": "q", **record})
    assert len(str(told.value)) < 300


def test_all_constraints_of_a_request_share_their_steps(good: dict[str, Any], demo: Sandbox) -> None:
    busy = (
        "result=True\n"
        + "for a in allactivities(plan):\n  for b in allactivities(plan):\n    x=activity_cost(a)\n" * 9
    )
    trip = PlanView({**good, "itinerary": good["itinerary"] * 20}, demo)
    told = [judge_constraint(f"{busy}y={number}\n", trip).error or "" for number in range(30)]
    assert "steps for all constraints together" in told[-1]
    assert trip.left >= 0
    assert trip.left < STEPS_OF_ALL


@pytest.mark.parametrize("format_", EXPORTERS)
@pytest.mark.parametrize("first", [date(1, 1, 1), date(1970, 1, 1), date(2200, 12, 31)])
def test_any_day_of_the_calendar_is_exported(
    good: dict[str, Any], demo: Sandbox, format_: str, first: date
) -> None:
    assert EXPORTERS[format_].export(ExportedTrip(Plan.from_json(good), demo, first), "en")
