"""The interpreter and the concept functions against the released program, on real and broken plans."""

from collections.abc import Mapping
from typing import Any

import pytest

from core.dsl.concepts.table import CONCEPTS
from core.dsl.program import judge
from core.dsl.run import PlanView
from core.errors import SandboxError
from core.sandbox.sandbox import Sandbox

Answer = Mapping[str, Any]


def test_every_logical_verdict_is_the_released_one(pairs: list[dict[str, Any]], sandbox: Sandbox) -> None:
    wrong, total = [], 0
    for pair in pairs:
        trip = PlanView(pair["plan"], sandbox)
        for source, expected in zip(pair["query"]["hard_logic_py"], pair["logical"], strict=True):
            total += 1
            outcome = judge(source, trip)
            if outcome.ok != bool(expected):
                wrong.append((pair["id"], source, expected, outcome.error))
    assert total > 4000
    assert wrong == []


def _answer(trip: PlanView, name: str, *arguments: Any) -> Answer:
    concept = CONCEPTS[name]
    try:
        value = concept.function(trip, *arguments) if concept.trip else concept.function(*arguments)
    except SandboxError:
        return {"exception": "ValueError"}
    except Exception as error:  # noqa: BLE001 - the kind of exception is what is compared
        return {"exception": type(error).__name__}
    return {"value": value}


def _of_activity(
    trip: PlanView, activity: Mapping[str, Any], answers: Mapping[str, Any]
) -> dict[str, Answer]:
    """Our answers to every question that was asked about an activity."""
    city, legs = trip.plan["target_city"], activity.get("transports", [])
    given: dict[str, Answer] = {}
    for question in answers:
        name, *more = question.split("|")
        if name not in CONCEPTS:
            continue
        match CONCEPTS[name].parameters[0]:
            case "activity" if len(CONCEPTS[name].parameters) == 2:
                given[question] = _answer(trip, name, activity, city)
            case "activity":
                given[question] = _answer(trip, name, activity)
            case "transports":
                given[question] = _answer(trip, name, legs or [], *more)
            case "city" if name == "poi_recommend_time":
                given[question] = _answer(trip, name, city, answers["_pos"])
            case "city":
                way = ("00:00", *more[1:]) if more[1:] else ()
                given[question] = _answer(trip, name, city, answers["_prev"], answers["_pos"], *way)
    return given


def test_every_answer_of_the_concept_functions_is_the_released_one(
    concept_answers: list[dict[str, Any]], sandbox: Sandbox
) -> None:
    wrong, asked = [], set()
    for record in concept_answers:
        trip = PlanView(record["plan"], sandbox)
        activities = [activity for day in record["plan"]["itinerary"] for activity in day["activities"]]
        for name, expected in record["plan_funcs"].items():
            asked.add(name)
            if _answer(trip, name, record["plan"]) != expected:
                wrong.append((record["id"], name, expected))
        for activity, answers in zip(activities, record["activities"], strict=True):
            for question, answer in _of_activity(trip, activity, answers).items():
                asked.add(question.split("|")[0])
                if answer != answers[question]:
                    wrong.append((record["id"], question, answers[question], answer))
    assert wrong == []
    assert asked == set(CONCEPTS) - {"allactivities", "activity_transports", "dayactivities"}


def test_days_are_counted_as_the_released_program_counts_them(
    concept_answers: list[dict[str, Any]], sandbox: Sandbox
) -> None:
    for record in concept_answers:
        trip = PlanView(record["plan"], sandbox)
        for day, expected in record["dayactivities_len"].items():
            answer = _answer(trip, "dayactivities", record["plan"], int(day))
            assert ({"value": len(answer["value"])} if "value" in answer else answer) == expected


@pytest.mark.parametrize("plan", [{}, [], None, "plan", 5, {"itinerary": None}, {"itinerary": [None]}])
def test_what_is_no_plan_meets_no_constraint(plan: object, sandbox: Sandbox) -> None:
    source = "result=True\nfor activity in allactivities(plan):\n  if activity_type(activity)=='train': result=False"
    outcome = judge(source, PlanView(plan, sandbox))
    assert not outcome.ok
    assert outcome.error
