"""Plans: read without loss, refused with the path of the fault."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import PlanFormatError
from core.model.plan import Flight, Meal, Plan, Stay, Train, Visit

LEG = {
    "start": "西站", "end": "古城", "mode": "taxi", "start_time": "09:10", "end_time": "09:30",
    "price": 20.5, "cost": 20.5, "distance": 4, "cars": 1,
}  # fmt: skip
PLAN: dict[str, Any] = {
    "people_number": 2,
    "start_city": "甲",
    "target_city": "乙",
    "note": {"by": "hand"},
    "itinerary": [
        {
            "day": 1,
            "weather": "晴",
            "activities": [
                {"type": "train", "TrainID": "G1", "start": "东站", "end": "西站", "start_time": "07:00",
                 "end_time": "09:00", "price": 100.0, "cost": 200.0, "tickets": 2, "transports": []},
                {"type": "attraction", "position": "古城", "start_time": "09:30", "end_time": "11:00", "price": 0,
                 "cost": 0, "tickets": 2, "transports": [LEG], "rating": None},
                {"type": "lunch", "position": "面馆", "start_time": "12:00", "end_time": "13:00", "price": 30,
                 "cost": 60, "transports": []},
                {"type": "accommodation", "position": "旅店", "start_time": "22:00", "end_time": "24:40", "price": 300,
                 "cost": 300, "rooms": 1, "room_type": 2, "transports": []},
            ],
        },
        {
            "day": 2,
            "activities": [
                {"type": "airplane", "FlightID": "CA1", "start": "乙机场", "end": "甲机场", "start_time": "20:00",
                 "end_time": "00:30", "price": 500.5, "cost": 1001.0, "tickets": 2, "transports": []},
            ],
        },
    ],
}  # fmt: skip


def test_kinds_of_activity_become_types() -> None:
    kinds = [type(activity) for _, _, activity in Plan.from_json(PLAN).activities()]
    assert kinds == [Train, Visit, Meal, Stay, Flight]


def test_total_cost_counts_activities_and_legs() -> None:
    assert Plan.from_json(PLAN).total_cost == 200 + 20.5 + 60 + 300 + 1001


def test_document_comes_back_as_it_was() -> None:
    assert json.dumps(Plan.from_json(PLAN).to_json(), sort_keys=True) == json.dumps(PLAN, sort_keys=True)


@given(
    st.dictionaries(st.text(min_size=1).map(lambda key: "x_" + key), st.integers() | st.text() | st.none())
)
def test_unknown_keys_are_kept(extra: dict[str, Any]) -> None:
    document = copy.deepcopy(PLAN)
    document["itinerary"][0]["activities"][1].update(extra)
    assert Plan.from_json(document).to_json() == document


def change(path: list[Any], value: Any) -> dict[str, Any]:
    document = copy.deepcopy(PLAN)
    target: Any = document
    for part in path[:-1]:
        target = target[part]
    if value is None:
        del target[path[-1]]
    else:
        target[path[-1]] = value
    return document


ACTIVITY = ["itinerary", 0, "activities"]


@pytest.mark.parametrize(
    ("document", "message"),
    [
        (
            change([*ACTIVITY, 3, "start_time"], "9:5"),
            "itinerary[0].activities[3].start_time: '9:5' is not HH:MM",
        ),
        (change([*ACTIVITY, 1, "position"], None), "itinerary[0].activities[1].position: is missing"),
        (change([*ACTIVITY, 1, "type"], None), "itinerary[0].activities[1].type: is missing"),
        (change([*ACTIVITY, 1, "type"], "nap"), "itinerary[0].activities[1].type: 'nap' is not one of"),
        (
            change([*ACTIVITY, 1, "transports", 0, "mode"], "bus"),
            "itinerary[0].activities[1].transports[0].mode: 'bus'",
        ),
        (change([*ACTIVITY, 0, "price"], "free"), "itinerary[0].activities[0].price: 'free' is not"),
        (change([*ACTIVITY, 0, "cost"], float("nan")), "itinerary[0].activities[0].cost: nan is not"),
        (change(["people_number"], 2.5), "people_number: 2.5 is not an integer"),
        (change(["itinerary"], "soon"), "itinerary: 'soon' is not a list"),
        (change(["itinerary", 1], 7), "itinerary[1]: 7 is not an object"),
        ([], "plan: [] is not an object"),
        (None, "plan: None is not an object"),
    ],
)
def test_fault_is_named_with_its_path(document: Any, message: str) -> None:
    with pytest.raises(PlanFormatError) as caught:
        Plan.from_json(document)
    assert str(caught.value).startswith(message)


def test_real_plans_come_back_as_they_were(shared: Path) -> None:
    read = 0
    for line in (shared / "golden/chinatravel/chinatravel_golden.jsonl").open(encoding="utf-8"):
        record = json.loads(line)
        if record["kind"] == "unmodified" and record["schema"]:
            assert Plan.from_json(record["plan"]).to_json() == record["plan"]
            read += 1
    assert read > 100
