"""How long rides take whose clock times do not tell the day on which they arrive."""

from dataclasses import replace
from pathlib import Path

import pytest

from core.model.plan import Plan
from core.sandbox.importers.csv_template import EXAMPLE
from core.sandbox.rides import by_services, days_later
from core.sandbox.sandbox import Sandbox
from core.sandbox.storage.store import open_sandbox, write_sandbox

THERE, BACK = ("云州", "海陵"), ("海陵", "云州")


def ride(number: str, start: str, end: str, begins: str, ends: str) -> dict[str, object]:
    """A train of a plan."""
    times = {"start_time": begins, "end_time": ends, "transports": [], "price": 1, "cost": 1}
    return {"type": "train", "TrainID": number, "start": start, "end": end, "tickets": 1, **times}


@pytest.fixture
def sandbox(tmp_path: Path) -> Sandbox:
    """The example, where the train there takes a day longer than its clock times say, and the one back passes midnight."""
    there, back = EXAMPLE.services[THERE][0], EXAMPLE.services[BACK][0]
    slow = replace(there, duration=there.duration + 24)
    late = replace(back, departs=1290, arrives=475, duration=10.4)
    path = tmp_path / "slow.duckdb"
    write_sandbox(path, replace(EXAMPLE, services={THERE: (slow,), BACK: (late,)}))
    return open_sandbox(path)


def test_a_ride_of_more_than_a_day_arrives_on_the_day_that_the_data_say(sandbox: Sandbox) -> None:
    rides = [
        ride("G9001", "云州站", "海陵站", "08:00", "12:00"),
        ride("G9002", "海陵站", "云州站", "21:30", "07:55"),
        ride("unknown", "海陵站", "云州站", "08:00", "12:00"),
    ]
    plan = Plan.from_json(
        {
            "people_number": 1,
            "start_city": "云州",
            "target_city": "海陵",
            "itinerary": [{"day": 1, "activities": rides}],
        }
    )
    lasts = by_services(plan, sandbox)
    told = [(lasts(one), days_later(one, lasts(one))) for _, _, one in plan.activities()]
    assert told == [(28 * 60, 1), (10 * 60 + 25, 1), (4 * 60, 0)]
