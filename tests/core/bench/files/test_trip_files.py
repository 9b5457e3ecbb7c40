"""A file that somebody opens is one plan, or many, or a sentence."""

import json

import pytest

from core.bench.files.trip_files import FROM_FILE, runs_of_file
from core.errors import InputError

PLAN = {
    "people_number": 2,
    "start_city": "南京",
    "target_city": "北京",
    "itinerary": [{"day": 1, "activities": []}],
}
DEEP = "[" * 10_000 + "]" * 10_000
FILES: dict[str, bytes] = {
    "nothing": b"",
    "bytes": bytes(range(256)),
    "no JSON": b"{",
    "a list": b"[]",
    "no plan": b"{}",
    "a number of 5,000 digits": b'{"itinerary": [], "people_number": %s}' % (b"9" * 5000),
    "Infinity": b'{"itinerary": [], "people_number": Infinity}',
    "a number beyond all": b'{"itinerary": [], "people_number": 1e999}',
    "half a character": b'{"itinerary": [], "start_city": "\\ud800"}',
    "nesting of 10,000": b'{"itinerary": %s}' % DEEP.encode(),
    "a request of a million days": b'{"plan": {}, "query": {"days": 1000000}}',
    "a request of infinite money": b'{"plan": {}, "query": {"budget": 1e400}}',
}


@pytest.mark.parametrize("content", FILES.values(), ids=FILES.keys())
def test_a_file_that_cannot_be_read_is_told_in_a_sentence(content: bytes) -> None:
    with pytest.raises(InputError) as told:
        runs_of_file(content, "trip.json", "demo", "")
    assert len(told.value.text.en) < 300
    assert "\n" not in told.value.text.en


@pytest.mark.parametrize(("name", "told"), [("nothing", "is empty"), ("bytes", "is no text file")])
def test_a_file_that_is_none_of_text_is_told_for_what_it_is(name: str, told: str) -> None:
    with pytest.raises(InputError, match=told):
        runs_of_file(FILES[name], "trip.json", "demo", "")


def test_a_plan_says_itself_what_was_asked_for_where_the_file_does_not() -> None:
    (run,) = runs_of_file(json.dumps(PLAN).encode(), "trip.json", "demo", "sum")
    assert (run.query.start_city, run.query.target_city, run.query.people_number) == ("南京", "北京", 2)
    assert (run.query.text, run.agent, run.status) == ("", FROM_FILE, "opened")
    assert (run.sandbox, run.sandbox_checksum) == ("demo", "sum")


@pytest.mark.parametrize("join", [lambda parts: f"[{','.join(parts)}]", lambda parts: "\n".join(parts)])
def test_a_list_and_lines_hold_a_trip_each(join: object) -> None:
    assert callable(join)
    records = [{"query": {"nature_language": text}, "plan": PLAN} for text in ("甲", "乙")]
    content = join([json.dumps(record) for record in records]).encode()
    runs = runs_of_file(content, "trips.jsonl", "demo", "")
    assert [run.query.text for run in runs] == ["甲", "乙"]
    assert len({run.id for run in runs}) == 2


def test_one_bad_line_of_many_is_named_and_nothing_is_opened_by_half() -> None:
    content = f"{json.dumps(PLAN)}\n{{oops}}\n".encode()
    with pytest.raises(InputError, match=r"trips\.jsonl line 2: it is not JSON"):
        runs_of_file(content, "trips.jsonl", "demo", "")


def test_a_line_without_trip_or_request_is_named_beside_others_that_have_one() -> None:
    content = f"{json.dumps(REQUEST)}\n{{}}\n".encode()
    with pytest.raises(InputError) as told:
        runs_of_file(content, "trips.jsonl", "demo", "")
    assert told.value.text.en.startswith("trips.jsonl line 2 holds no trip and no request")
    assert told.value.text.zh.startswith("trips.jsonl 第 2 行：没有行程")


def test_a_line_that_is_no_plan_ends_a_file_before_the_others_are_read() -> None:
    with pytest.raises(InputError, match="holds no trip"):
        runs_of_file(b"{}\n{this line is not even JSON}\n", "big.jsonl", "demo", "c")


REQUEST = {"uid": "q1", "nature_language": "从南京去北京玩3天"}


def test_requests_without_plans_are_trips_that_are_not_planned_yet() -> None:
    records = [REQUEST, {"query": REQUEST, "plan": None}, {"plan": PLAN, "query": REQUEST}]
    content = "\n".join(json.dumps(record) for record in records).encode()
    runs = runs_of_file(content, "requests.jsonl", "demo", "sum")
    assert [run.status for run in runs] == ["asked", "asked", "opened"]
    assert [run.document is None for run in runs] == [True, True, False]
    assert {run.query.text for run in runs} == {"从南京去北京玩3天"}
    assert {run.query.uid for run in runs} == {"q1"}


def test_a_record_that_says_all_without_words_is_a_request_and_half_of_it_is_none() -> None:
    said = {"start_city": "南京", "target_city": "北京", "days": 2, "people_number": 1}
    (run,) = runs_of_file(json.dumps(said).encode(), "one.json", "demo", "")
    assert (run.status, run.query.missing) == ("asked", ())
    with pytest.raises(InputError, match="no request"):
        runs_of_file(json.dumps({"target_city": "北京"}).encode(), "half.json", "demo", "")
