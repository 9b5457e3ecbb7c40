"""Typed constraints: read from real and reworded texts, written back with the same verdicts, equal where they mean the same."""

from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.dsl.families.costs import CostCap, CostCategory
from core.dsl.families.counts import Beds, Cars, Days, People, Rooms, Tickets
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.kinds import PlaceKind, Quantifier
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.dsl.families.table import family_name
from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.dsl.families.ways import InnerModes, InnerModesUnwanted, TaxiBeyond
from core.dsl.normal.logic import canonical, conjuncts
from core.dsl.normal.recognition import parse_normal
from core.dsl.normal.values import And, Normal, Not, Opaque, Or
from core.dsl.normal.writing import to_dsl
from core.dsl.program import judge
from core.dsl.run import PlanView
from core.sandbox.sandbox import Sandbox

MEALS = "activity_type(a) in ['breakfast', 'lunch', 'dinner']"


def only(*values: str) -> frozenset[str]:
    return frozenset(values)


READINGS: list[tuple[str, Normal]] = [
    ("result=(day_count(plan)==3)", Days(3)),
    ("return 3 == day_count(plan)", Days(3)),
    ("result=not(people_count(plan)!=2)", People(2)),
    (
        "c=0\nfor a in all_activities(plan):\n  c=c+activity_cost(a)+innercity_transport_cost(activity_transports(a))\nreturn c<=5000",
        CostCap("total", 5000),
    ),
    (
        "dining_cost = 0\nfor act_i in allactivities(plan):\n  typ = activity_type(act_i)\n"
        '  if typ=="breakfast" or typ=="lunch" or typ=="dinner": dining_cost = dining_cost + activity_cost(act_i)\n'
        "return dining_cost <= 1000",
        CostCap("restaurant", 1000),
    ),
    (
        f"cost, n = 0, 0\nfor a in allactivities(plan):\n  if {MEALS}:\n    cost += activity_cost(a)\n    n += 1\n"
        "result = cost/n/people_count(plan) <= 60",
        CostCap("restaurant", 60, "person_meal"),
    ),
    (
        "limit = 700\nx = 0\nfor a in allactivities(plan):\n  if activity_type(a) == 'dinner': x += activity_cost(a)\n"
        "share = x / people_count(plan)\nresult = limit >= share",
        CostCap("dinner", 700, "person"),
    ),
    (
        "s=set()\nfor a in allactivities(plan):\n  if activity_type(a)=='attraction': s.add(activity_position(a))\n"
        "result=s>={'西湖','灵隐寺'}",
        Names("attraction", "all", only("西湖", "灵隐寺")),
    ),
    (
        "s=set()\nfor a in allactivities(plan):\n  if activity_type(a)=='attraction': s.add(activity_position(a))\n"
        "result=({'西湖'}&s)",
        Names("attraction", "all", only("西湖")),
    ),
    (
        "s=set()\nfor a in allactivities(plan):\n  if activity_type(a)=='attraction': s.add(activity_position(a))\n"
        "result=not({'西湖'}<=s)",
        Names("attraction", "none", only("西湖")),
    ),
    (
        f"t=set()\nfor a in allactivities(plan):\n  if {MEALS}:\n    t.add(restaurant_type(a, target_city(plan)))\n"
        "result={'火锅','川菜'}&t",
        Types("restaurant", "any", only("火锅", "川菜")),
    ),
    (
        "result=True\nfor a in allactivities(plan):\n"
        "  if activity_type(a)=='accommodation' and (room_count(a)!=2 or room_type(a)!=1):\n    result=False\n    break",
        And(frozenset({Rooms(2), Beds(1)})),
    ),
    (
        "result=True\nfor a in allactivities(plan):\n  if activity_type(a)=='accommodation' and room_count(a)!=2: result=False\n"
        "  if activity_type(a)=='accommodation' and room_type(a)!=1: result=False",
        And(frozenset({Rooms(2), Beds(1)})),
    ),
    ("result = day_count(plan)==3 and people_count(plan)==2", And(frozenset({Days(3), People(2)}))),
    ("result = day_count(plan) in [2, 3]", Or(frozenset({Days(2), Days(3)}))),
    ("result = day_count(plan) != 3", Not(Days(3))),
    (
        "fine = True\nfor a in allactivities(plan):\n"
        "  if activity_type(a)=='accommodation' and room_count(a)!=2: fine = False\nreturn fine",
        Rooms(2),
    ),
    (
        "back=0\nfor a in allactivities(plan):\n  if activity_type(a) in ['train','airplane']:\n"
        "    if intercity_transport_origin(a)==target_city(plan):\n      back=activity_start_time(a)\nresult='18:00'<=back",
        RideTime(way="back", moment="departs", bound="earliest", time="18:00"),
    ),
]


@pytest.mark.parametrize(("source", "expected"), READINGS)
def test_reads_reworded_programs(source: str, expected: Normal) -> None:
    assert parse_normal(source) == expected


@pytest.mark.parametrize(("source", "expected"), READINGS)
def test_a_reworded_program_and_its_normal_text_agree(
    source: str, expected: Normal, plan: dict[str, Any], small: Sandbox
) -> None:
    trip = PlanView(plan, small)
    assert judge(source, trip) == judge(to_dsl(expected), trip)


@pytest.mark.parametrize(
    "source",
    [
        "result = (1 <",
        "result = True",
        "import os",
        "result = day_count(plan) > 3",
        "c=0\nfor a in allactivities(plan):\n  c+=activity_cost(a)\nresult=c<=100",
        "c=1\nfor a in allactivities(plan):\n  if activity_type(a)=='attraction': c+=activity_cost(a)\nresult=c<=100",
        "s=set()\nfor a in allactivities(plan):\n  if activity_type(a)=='attraction': s.add(activity_position(a))\n"
        "s.add('西湖')\nresult={'西湖'}<=s",
        "result=True\nfor a in allactivities(plan):\n  if activity_type(a)=='accommodation' and room_count(a)!=2: result=False\n"
        "  if activity_position(a)=='x': result=True",
    ],
)
def test_what_only_looks_like_a_known_kind_stays_opaque(source: str) -> None:
    assert parse_normal(source) == Opaque(source)
    assert to_dsl(Opaque(source)) == source


counts = st.integers(1, 30)
amounts = st.integers(0, 20_000) | st.floats(0, 1e4, allow_nan=False)
words = st.text(min_size=1, max_size=12)
some = st.frozensets(words, min_size=1, max_size=4)
rides = st.frozensets(st.sampled_from(["train", "airplane"]), min_size=1)
inner = st.frozensets(st.sampled_from(["metro", "taxi", "walk"]), min_size=1)
clocks = st.builds("{:02d}:{:02d}".format, st.integers(0, 26), st.integers(0, 59))
kinds, rules = st.sampled_from(get_args(PlaceKind)), st.sampled_from(get_args(Quantifier))
atoms: st.SearchStrategy[Normal] = st.one_of(
    *[st.builds(form, counts) for form in (Days, People, Tickets, Cars, Rooms, Beds)],
    st.builds(
        CostCap,
        st.sampled_from(get_args(CostCategory)),
        amounts,
        st.sampled_from(["trip", "person", "day", "night", "person_night"]),
    ),
    st.builds(CostCap, st.sampled_from(["restaurant", "lunch"]), amounts, st.just("person_meal")),
    st.builds(Names, kinds, rules, some),
    st.builds(Types, kinds, rules, some),
    st.builds(IntercityModes, rides),
    st.builds(OutAndBack, st.sampled_from(["any", "none"]), rides, rides),
    st.builds(
        RideTime,
        st.sampled_from(["out", "back"]),
        st.sampled_from(["departs", "arrives"]),
        st.sampled_from(["latest", "earliest"]),
        clocks,
    ),
    st.builds(InnerModes, st.sampled_from(["all", "any", "none", "only"]), inner),
    st.builds(InnerModesUnwanted, inner),
    st.builds(TaxiBeyond, amounts),
    st.builds(HotelNear, words, amounts),
    st.builds(TimeAt, words, starts_by=clocks, ends_from=st.none() | clocks),
    st.builds(TimeAt, words, starts_from=clocks, ends_by=st.none() | clocks),
    st.builds(StayAt, words, counts),
    st.builds(VisitOrder, words, words.map("{}*".format)),
)
constraints = st.recursive(
    atoms,
    lambda parts: st.one_of(
        st.builds(And, st.frozensets(parts, min_size=2, max_size=3)),
        st.builds(Or, st.frozensets(parts, min_size=2, max_size=3)),
        st.builds(Not, parts),
    ),
    max_leaves=4,
)


@given(constraints)
def test_writing_and_reading_give_the_same_constraint(constraint: Normal) -> None:
    assert parse_normal(to_dsl(constraint)) == canonical(constraint)


def test_combinations_side_by_side_keep_their_parts_apart() -> None:
    constraint = Or(
        frozenset(
            {
                And(frozenset({Cars(25), InnerModesUnwanted(only("walk"))})),
                And(frozenset({Days(7), OutAndBack("any", only("train"), only("train"))})),  # type: ignore[arg-type]
            }
        )
    )
    assert parse_normal(to_dsl(constraint)) == constraint


@given(constraints)
def test_the_canonical_form_is_stable(constraint: Normal) -> None:
    assert canonical(canonical(constraint)) == canonical(constraint)


@given(st.frozensets(words, min_size=2, max_size=4))
def test_one_demand_for_many_is_many_demands(names: frozenset[str]) -> None:
    together = conjuncts(Names("attraction", "all", names))
    apart = frozenset().union(*(conjuncts(Names("attraction", "any", frozenset({name}))) for name in names))
    assert together == apart


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            Or(frozenset({Names("lunch", "all", only("a")), Names("lunch", "all", only("b"))})),
            Names("lunch", "any", only("a", "b")),
        ),
        (
            And(frozenset({Types("lunch", "none", only("a")), Types("lunch", "none", only("b"))})),
            Types("lunch", "none", only("a", "b")),
        ),
        (Not(Names("lunch", "any", only("a", "b"))), Names("lunch", "none", only("a", "b"))),
        (Not(InnerModes("any", only("taxi"))), InnerModes("none", only("taxi"))),
        (Not(Not(Days(1))), Days(1)),
        (
            And(frozenset({And(frozenset({Days(1), People(2)})), Rooms(1)})),
            And(frozenset({Days(1), People(2), Rooms(1)})),
        ),
        (Or(frozenset({Days(1)})), Days(1)),
    ],
)
def test_equal_meanings_are_equal_values(one: Normal, other: Normal) -> None:
    assert canonical(one) == canonical(other)


def test_different_meanings_stay_different() -> None:
    both = Or(frozenset({Names("lunch", "all", only("a", "b")), Names("lunch", "all", only("c"))}))
    assert canonical(both) == both
    assert canonical(Not(Names("lunch", "all", only("a", "b")))) == Not(Names("lunch", "all", only("a", "b")))


def test_every_constraint_is_of_a_family() -> None:
    assert family_name(CostCap("total", 1)) == "budget"
    assert family_name(Or(frozenset({Days(1), People(1)}))) == "combination"
    assert family_name(Opaque("x")) == "other"


def test_the_real_requests_are_recognised(snippets: list[str]) -> None:
    unknown = [source for source in snippets if isinstance(parse_normal(source), Opaque)]
    assert len(snippets) > 4_000
    assert all("syntax error" in (judge(source, _NO_TRIP).error or "") for source in unknown)
    assert len(unknown) < 0.005 * len(snippets)


_NO_TRIP: Any = PlanView({}, None)  # type: ignore[arg-type] # a text that cannot be read asks no sandbox


def test_normal_texts_have_the_verdicts_of_the_real_ones(
    pairs: list[dict[str, Any]], sandbox: Sandbox
) -> None:
    every = sorted({source for pair in pairs for source in pair["query"]["hard_logic_py"]})
    wrong = []
    for number, pair in enumerate(pairs):
        trip = PlanView(pair["plan"], sandbox)
        for source in {*pair["query"]["hard_logic_py"], *every[number % 9 :: 9]}:
            if judge(source, trip).ok != judge(to_dsl(parse_normal(source)), trip).ok:
                wrong.append((pair["id"], source))
    assert wrong == []


def test_normal_texts_of_unseen_requests_have_their_verdicts(
    snippets: list[str], pairs: list[dict[str, Any]], sandbox: Sandbox
) -> None:
    wrong = []
    for number, pair in enumerate(pairs):
        trip = PlanView(pair["plan"], sandbox)
        for source in snippets[number :: len(pairs)]:
            if judge(source, trip).ok != judge(to_dsl(parse_normal(source)), trip).ok:
                wrong.append((pair["id"], source))
    assert wrong == []
