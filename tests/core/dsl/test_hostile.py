"""Programs and plans that mean harm: every one of them gets an answer, and a limit that is reached is named."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Days, People
from core.dsl.normal.gloss import gloss
from core.dsl.normal.recognition import parse_normal
from core.dsl.normal.values import And, Normal, Opaque, Or
from core.dsl.normal.writing import to_dsl
from core.dsl.program import compile_constraint, judge
from core.dsl.run import PlanView
from core.errors import TripStudioError
from core.sandbox.sandbox import Sandbox


def nested(levels: int) -> list[Any]:
    outer: list[Any] = []
    for _ in range(levels):
        outer = [outer]
    return outer


PLAN = {
    "people_number": 10**5_000,
    "start_city": "\ud800",
    "target_city": "杭州",
    "deep": nested(50_000),
    "itinerary": [
        {"activities": [{"type": "train", "position": "\ud800", "start": "\ud800", "cost": 1e308}]}
    ],
}
"""What a file of a stranger could hold, once it has been read."""

PROGRAMS = {
    "a slice in a tuple": "result = plan[1:2, 3]",
    "a slice of tuples": "result = plan[(1, 2):3]",
    "an integer of many digits": f"result = {'9' * 5_000}",
    "a plan's integer of many digits": "result = people_count(plan) + 1",
    "its text": "result = str(people_count(plan))",
    "a key of many digits": "result = plan[people_count(plan)]",
    "an index of many digits": "result = plan['itinerary'][people_count(plan)]",
    "a place of many digits": "result = poi_distance('杭州', people_count(plan), '西湖')",
    "half a character": "result = '\ud800'",
    "half a character, escaped": "result = poi_distance('\\ud800', '\\ud801', '西湖')",
    "a null character": "result = '\x00'",
    "brackets": f"result = {'(' * 3_000}1{')' * 3_000}",
    "signs": f"result = {'-' * 7_900}1",
    "blocks": "\n".join(f"{' ' * level}if 1:" for level in range(99)) + "\n" + " " * 99 + "result = 1",
    "a deep plan as a city": "result = poi_distance(plan['deep'], 'a', 'b')",
    "a deep plan as a key": "result = {plan['deep']}",
}


@pytest.mark.parametrize("source", PROGRAMS.values(), ids=PROGRAMS.keys())
def test_a_hostile_program_is_not_met_and_says_why(source: str, small: Sandbox) -> None:
    outcome = judge(source, PlanView(PLAN, small))
    assert not outcome.ok
    assert outcome.error


DOUBLING = "a0 = day_count(plan)\n" + "\n".join(f"a{n + 1} = a{n}-1+a{n}-1" for n in range(300))
FOLDS = "".join(f"v{n} = []\n" for n in range(60)) + "".join(
    f"v{n}.append(result)\nv{n}.append(people_count(plan) == {n})\n"
    f"result = {n % 2 == 0}\nfor r in v{n}:\n  result = result {'or' if n % 2 else 'and'} r\n"
    for n in range(60)
)


@pytest.mark.parametrize(
    ("source", "limit"),
    [
        ("result = day_count(plan) == 1\n" + FOLDS, "levels"),
        ("result = day_count(plan) == 1\n" + "result = not result\n" * 200, "steps"),
        (
            "result = True\nfor a in allactivities(plan):\n"
            + "".join(f" if activity_type(a) == 'x{n}':\n  result = False\n" for n in range(140)),
            "steps",
        ),
    ],
    ids=["folds within folds", "turned about", "conditions"],
)
def test_a_form_that_takes_too_long_to_recognise_stays_code_and_the_limit_is_named(
    source: str, limit: str
) -> None:
    constraint = parse_normal(source)
    assert isinstance(constraint, Opaque)
    assert constraint.limit is not None
    assert limit in constraint.limit.en
    assert limit in gloss(constraint).en


def test_a_value_that_doubles_from_line_to_line_is_not_written_out() -> None:
    source = f"{DOUBLING}\nresult = a300 <= 3"
    constraint = parse_normal(source)
    assert constraint == Opaque(source)
    # written out it would be so long that the steps of reading it end
    assert isinstance(constraint, Opaque)
    assert constraint.limit is None


def test_names_for_short_values_are_still_written_out() -> None:
    names = "\n".join(f"a{n + 1} = a{n}" for n in range(300))
    assert parse_normal(f"a0 = day_count(plan)\n{names}\nresult = a300 == 3") == Days(3)


def test_a_combination_within_combinations_is_written_once() -> None:
    constraint: Normal = Days(1)
    for level in range(14):
        parts = frozenset({constraint, CostCap("total", level + 1)})
        constraint = And(parts) if level % 2 else Or(parts)
    assert parse_normal(to_dsl(constraint)) == constraint


def test_a_constraint_whose_text_would_be_too_long_is_refused() -> None:
    constraint: Normal = Days(1)
    # Each holds the one before twice.
    for count in range(60):
        constraint = Or(frozenset({And(frozenset({constraint, People(count)})), And(frozenset({constraint, Days(count + 2)}))}))  # fmt: skip
    with pytest.raises(TripStudioError, match="8000 characters"):
        to_dsl(constraint)


def test_many_large_programs_are_not_all_kept() -> None:
    from core.dsl.program import _PROGRAMS

    for number in range(80):
        compile_constraint(f"x = {number}\n" + "result = day_count(plan) == 1\n" * 250)
    assert _PROGRAMS.characters <= 250_000


values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**400), 10**400)
    | st.floats()
    | st.text(st.characters(), max_size=4)
    | st.sampled_from(["杭州", "西湖", "train", "12:00", "24:61", "\ud800"]),
    lambda parts: (
        st.lists(parts, max_size=3)
        | st.dictionaries(
            st.sampled_from(["type", "position", "cost", "start_time", "end_time", "transports", "mode", "start"]),
            parts,
            max_size=4,
        )
    ),
    max_leaves=8,
)  # fmt: skip
plans = st.fixed_dictionaries(
    {"itinerary": st.lists(st.fixed_dictionaries({"activities": st.lists(values, max_size=3)}), max_size=2)},
    optional={"people_number": values, "start_city": values, "target_city": values},
)
pieces = st.sampled_from(
    [
        "a",
        "b",
        "result",
        "plan",
        "_",
        "1",
        "0",
        "2.5",
        "-1",
        "10**9",
        "''",
        "'x'",
        "'西湖'",
        "'\\ud800'",
        "[]",
        "{}",
        "()",
        "[1]",
        "{'a'}",
        "{1,'a'}",
        "None",
        "True",
        "not",
        "and",
        "or",
        "in",
        "is",
        "==",
        "<=",
        "+",
        "-",
        "*",
        "/",
        "//",
        "%",
        "&",
        "|",
        "^",
        "(",
        ")",
        "[",
        "]",
        ":",
        ",",
        ".",
        ";",
        "=",
        "+=",
        "set()",
        "list()",
        "len(",
        "sorted(",
        "max(",
        "str(",
        "int(",
        "round(",
        "sum(",
        "set(",
        "allactivities(plan)",
        "day_count(plan)",
        "activity_cost(a)",
        "activity_type(a)",
        "activity_position(a)",
        "poi_distance('杭州','西湖',",
        "attraction_type(a,'杭州')",
        "activity_transports(a)",
        "innercity_transport_cost(activity_transports(a))",
        "a.append(",
        "a.add(",
    ]
)
lines = st.one_of(
    st.lists(pieces, min_size=1, max_size=7).map(" ".join),
    st.builds("result = {}".format, st.lists(pieces, min_size=1, max_size=6).map(" ".join)),
    st.builds("a = {}".format, st.lists(pieces, min_size=1, max_size=6).map(" ".join)),
    st.sampled_from(["for a in allactivities(plan):", "if a:", "else:", "return a", "break", "b = []"]),
)
programs = st.lists(st.builds("{}{}".format, st.sampled_from(["", "", " ", "  "]), lines), max_size=7).map(
    "\n".join
)


@settings(
    max_examples=400, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)  # fmt: skip
@given(programs, plans)
def test_any_program_on_any_plan_gets_an_answer(small: Sandbox, source: str, plan: dict[str, Any]) -> None:
    outcome = judge(source, PlanView(plan, small))
    assert outcome.fault is None or not outcome.ok
    str(outcome.error).encode("utf-8", "backslashreplace")


@settings(max_examples=200, deadline=None)
@given(programs | st.text(max_size=80))
def test_any_text_is_read_written_and_said(source: str) -> None:
    constraint = parse_normal(source)
    assert gloss(constraint).zh
    assert isinstance(to_dsl(constraint), str)
