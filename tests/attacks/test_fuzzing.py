"""Made-up plans, requests, constraints and files: whatever they hold, the answer is a value or a sentence."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.dsl.normal.recognition import parse_normal
from core.dsl.program import judge as judge_constraint
from core.dsl.run import PlanView
from core.errors import DocumentError, PlanFormatError, QueryFormatError, SandboxError
from core.evaluate.registry import SUITES
from core.files.documents import read_json
from core.model.plan import Plan
from core.model.query import Query, query_from_record
from core.sandbox.importers.csv_template import EXAMPLE, write_template
from core.sandbox.importers.registry import IMPORTERS
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox

BRIEFLY = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
ODD = (
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | st.floats() | st.text(max_size=8)
    | st.sampled_from(["25:99", "24:40", "00:00", "海陵湖", "attraction", "train", "\ud800", "{{9**9}}", []])
)  # fmt: skip
JSON = st.recursive(
    ODD, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)
KINDS = ["attraction", "breakfast", "lunch", "dinner", "accommodation", "train", "airplane"]


def mostly(usual: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """A usual value, and now and then anything."""
    return st.one_of(usual, usual, usual, usual, usual, usual, JSON)


CLOCK = mostly(st.builds("{:02d}:{:02d}".format, st.integers(0, 30), st.integers(0, 59)))
PLACE = mostly(
    st.sampled_from(
        ["海陵博物馆", "海陵湖公园", "海陵老面馆", "海陵湖畔酒店", "海陵站", "云州站", "海陵", "云州", "x"]
    )
)
MONEY = mostly(st.integers(-5, 500) | st.floats(-1e15, 1e15))
LEG = st.fixed_dictionaries(
    {
        "start": PLACE, "end": PLACE, "mode": mostly(st.sampled_from(["walk", "metro", "taxi"])), "start_time": CLOCK,
        "end_time": CLOCK, "price": MONEY, "cost": MONEY, "distance": MONEY,
    },
    optional={"tickets": mostly(st.integers(0, 9)), "cars": mostly(st.integers(0, 9))},
)  # fmt: skip
ACTIVITY = st.fixed_dictionaries(
    {
        "type": mostly(st.sampled_from(KINDS)), "start_time": CLOCK, "end_time": CLOCK, "price": MONEY, "cost": MONEY,
        "transports": mostly(st.lists(LEG, max_size=3)),
    },
    optional={
        "position": PLACE, "start": PLACE, "end": PLACE, "TrainID": mostly(st.just("G1")), "FlightID": mostly(st.just("F1")),
        "tickets": mostly(st.integers(0, 9)), "rooms": mostly(st.integers(0, 9)), "room_type": mostly(st.integers(0, 9)),
    },
)  # fmt: skip
PLAN = st.fixed_dictionaries(
    {
        "people_number": mostly(st.integers(0, 9)), "start_city": PLACE, "target_city": PLACE,
        "itinerary": mostly(
            st.lists(
                st.fixed_dictionaries(
                    {"day": mostly(st.integers(0, 5)), "activities": mostly(st.lists(ACTIVITY, max_size=4))}
                ),
                max_size=3,
            )
        ),
    }
)  # fmt: skip


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Sandbox:
    """The example sandbox."""
    library = SandboxLibrary(tmp_path_factory.mktemp("home"))
    library.add(EXAMPLE)
    return library.open(EXAMPLE.name)


@BRIEFLY
@given(PLAN | JSON)
def test_a_plan_is_read_or_refused(document: Any) -> None:
    try:
        plan = Plan.from_json(document)
    except PlanFormatError as error:
        assert str(error)
    else:
        assert Plan.from_json(plan.to_json()) == plan


@pytest.mark.parametrize("suite", SUITES)
def test_a_suite_judges_any_document(world: Sandbox, suite: str) -> None:
    query = Query(
        uid="q", text="", start_city="海陵", target_city="云州", days=2, people_number=2, budget=3000.0
    )

    @BRIEFLY
    @given(PLAN | JSON)
    def judged(document: Any) -> None:
        report = SUITES[suite].judge(query, document, world)
        assert json.loads(json.dumps(report.to_json("en")))["suite"] == suite

    judged()


@BRIEFLY
@given(
    st.dictionaries(
        st.sampled_from(
            ["uid", "nature_language", "start_city", "days", "people_number", "budget", "hard_logic_py"]
        ),
        JSON,
    )
    | JSON
)
def test_a_request_is_read_or_refused(record: Any) -> None:
    try:
        query_from_record(record)
    except QueryFormatError as error:
        assert str(error)


@BRIEFLY
@given(st.text(alphabet='[]{}":,0123456789.eE-+ntfaluINy\\ud8\n ', max_size=60))
def test_a_document_is_read_or_refused(text: str) -> None:
    try:
        read_json(text)
    except DocumentError as error:
        assert str(error)


WORDS = st.sampled_from(
    [
        "result", "=", "==", "<=", "+", "-", "*", "(", ")", "[", "]", ":", ",", "\n", "  ", "for", "in", "if", "else", "and",
        "not", "plan", "a", "b", "1", "0", "9999999999", "'x'", "{", "}", "set()", "day_count(plan)", "len", "True",
        "allactivities(plan)", "activity_cost(a)", "lambda", "**", "import os", "__class__", ".", "%", "//",
    ]
)  # fmt: skip


def test_a_constraint_is_judged_or_refused(world: Sandbox) -> None:
    trip = PlanView({"people_number": 1, "start_city": "海陵", "target_city": "云州", "itinerary": []}, world)

    @BRIEFLY
    @given(
        st.lists(WORDS, max_size=25).map("".join)
        | st.lists(WORDS, max_size=25).map(" ".join)
        | st.text(max_size=40)
    )
    def answered(program: str) -> None:
        parse_normal(program)
        assert judge_constraint(program, trip).ok in (True, False)

    answered()


CELL = st.text(max_size=12) | st.sampled_from(
    ["", "9" * 400, "nan", "inf", "1e999", "25:00", '"', "\0", "{{9**9}}", "-1"]
)


@pytest.mark.parametrize(
    "file", ["cities.csv", "attractions.csv", "hotels.csv", "metro.csv", "services.csv", "about.csv"]
)
def test_a_table_is_read_or_refused(tmp_path: Path, file: str) -> None:
    write_template(tmp_path / "template")
    table = tmp_path / "template" / file
    lines = table.read_text(encoding="utf-8").splitlines()

    @BRIEFLY
    @given(st.integers(0, len(lines) - 1), st.integers(0, 12), CELL)
    def read(row: int, column: int, cell: str) -> None:
        cells = lines[row].split(",")
        cells[column % len(cells)] = cell
        changed = [*lines[:row], ",".join(cells), *lines[row + 1 :]]
        table.write_text("\n".join(changed), encoding="utf-8", errors="replace")
        try:
            IMPORTERS["csv"].read(tmp_path / "template")
        except SandboxError as error:
            assert file in str(error) or "csv" in str(error)

    read()
