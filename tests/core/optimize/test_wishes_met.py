"""Each kind of wish, alone and together: met by the plan in the language's own judgement, or refuted with the clash."""

from dataclasses import replace

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds, Cars, Days, People, Rooms, Tickets
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.dsl.families.ways import InnerModes, TaxiBeyond
from core.dsl.normal.values import And, Normal, Not, Or
from core.dsl.normal.writing import to_dsl
from core.dsl.requirements import sources_of
from core.evaluate.registry import SUITES
from core.optimize.outcome import Found, Impossible
from core.optimize.wishes.check import unmet

TRAIN, FLIGHT = frozenset({"train"}), frozenset({"airplane"})


def names(kind: str, rule: str, *values: str) -> Names:
    return Names(kind, rule, frozenset(values))  # type: ignore[arg-type]


def types(kind: str, rule: str, *values: str) -> Types:
    return Types(kind, rule, frozenset(values))  # type: ignore[arg-type]


def modes(rule: str, *values: str) -> InnerModes:
    return InnerModes(rule, frozenset(values))  # type: ignore[arg-type]


MET: list[tuple[Normal, ...]] = [
    (Days(3), People(2), Tickets(2), Cars(1)),
    (Tickets(3),),
    (Rooms(2), Beds(2)),
    (IntercityModes(TRAIN),),
    (OutAndBack("any", TRAIN, TRAIN), RideTime(way="out", moment="arrives", bound="latest", time="10:30")),
    (
        OutAndBack("none", FLIGHT, FLIGHT),
        RideTime(way="back", moment="departs", bound="latest", time="12:00"),
    ),
    (names("attraction", "all", "景点00", "景点05", "景点11"),),
    (names("attraction", "any", "景点03", "景点04"),),
    (names("attraction", "none", *(f"景点{i:02d}" for i in range(9))),),
    (names("restaurant", "all", "饭馆01", "饭馆02", "饭馆11"),),
    (names("dinner", "all", "饭馆07"), names("lunch", "none", "饭馆01")),
    (names("accommodation", "all", "酒店2"),),
    (names("accommodation", "all", "酒店0", "酒店2"),),
    (names("accommodation", "none", "酒店0", "酒店1"),),
    (types("attraction", "all", "公园"), types("restaurant", "any", "川菜", "粤菜")),
    (HotelNear("景点00", 2.0),),
    (modes("only", "metro"),),
    (modes("none", "metro"),),
    (modes("all", "metro", "taxi", "walk"),),
    (modes("only", "walk", "taxi"), TaxiBeyond(1.0)),
    (TimeAt("景点06", starts_from="15:00", ends_by="17:00"),),
    (TimeAt("景点06", starts_by="10:00", ends_from="12:30"),),
    (TimeAt("饭馆03", starts_from="18:00"), StayAt("饭馆03", 70)),
    (StayAt("景点02", 180),),
    (VisitOrder("景点09", "饭馆02"), VisitOrder("饭馆02", "景点01")),
    (CostCap("total", 1000),),
    (CostCap("restaurant", 60, "person_meal"), CostCap("restaurant", 400)),
    (CostCap("accommodation", 100, "person_night"), CostCap("attraction", 0)),
    (CostCap("innercity", 10, "day"), CostCap("intercity", 200, "person")),
    (Or(frozenset({names("attraction", "all", "无此景点"), CostCap("total", 1200)})),),
    (Or(frozenset({Beds(9), And(frozenset({Beds(2), names("attraction", "all", "景点08")}))})),),
    (Not(RideTime(way="out", moment="departs", bound="earliest", time="12:00")),),
    (Not(names("attraction", "all", "景点00", "景点01")),),
    (Not(CostCap("total", 900)),),
]


@pytest.mark.parametrize("wishes", MET, ids=lambda wishes: " ".join(type(one).__name__ for one in wishes))
def test_a_wish_is_met(toy, wishes: tuple[Normal, ...]) -> None:
    query, sandbox = toy.asking(*wishes), toy.usual()
    plan = toy.plan(query, sandbox)
    assert unmet(plan, sources_of(query), sandbox) == ()
    report = SUITES["chinatravel"].judge(query, plan.to_json(), sandbox)
    assert {violation.code for violation in report.violations} == set()


CLASHES: list[tuple[tuple[Normal, ...], tuple[Normal, ...]]] = [
    ((Tickets(2), Tickets(3), Beds(2)), (Tickets(2), Tickets(3))),
    ((IntercityModes(FLIGHT), Beds(2)), (IntercityModes(FLIGHT),)),
    ((RideTime(way="out", moment="departs", bound="earliest", time="18:00"), Beds(2)), (RideTime(way="out", moment="departs", bound="earliest", time="18:00"),)),
    ((Beds(1), CostCap("total", 5000)), (Beds(1),)),
    (
        (names("accommodation", "all", "酒店2"), CostCap("accommodation", 250), Beds(2)),
        (names("accommodation", "all", "酒店2"), CostCap("accommodation", 250)),
    ),
    ((names("attraction", "all", "无此景点"), Beds(2)), (names("attraction", "all", "无此景点"),)),
    (
        (types("attraction", "none", "公园"), names("attraction", "all", "景点00"), Beds(2)),
        (types("attraction", "none", "公园"), names("attraction", "all", "景点00")),
    ),
    ((types("restaurant", "all", "粤菜"), Beds(2)), (types("restaurant", "all", "粤菜"),)),
    ((TimeAt("景点00", starts_by="08:00"), Beds(2)), (TimeAt("景点00", starts_by="08:00"),)),
    ((StayAt("景点00", 800), Beds(2)), (StayAt("景点00", 800),)),
    ((CostCap("total", 599), Beds(2)), (CostCap("total", 599),)),
    ((modes("only", "walk"), modes("none", "walk")), (modes("only", "walk"), modes("none", "walk"))),
]  # fmt: skip


@pytest.mark.parametrize(("wishes", "clash"), CLASHES, ids=lambda wishes: " ".join(type(one).__name__ for one in wishes))  # fmt: skip
def test_what_cannot_be_is_refuted_by_the_least_that_clashes(
    toy, wishes: tuple[Normal, ...], clash: tuple[Normal, ...]
) -> None:
    refused = toy.outcome(toy.asking(*wishes), toy.usual())
    assert isinstance(refused, Impossible), refused
    assert set(refused.conflict) == set(map(to_dsl, clash))
    assert refused.nearest is not None


def test_a_text_that_is_no_constraint_is_refuted(toy) -> None:
    refused = toy.outcome(replace(toy.trip(2), hard_logic=("result = (",)), toy.usual())
    assert isinstance(refused, Impossible)
    assert refused.conflict == ("result = (",)


def test_a_constraint_of_no_known_kind_is_searched_for(toy) -> None:
    source = (
        "result = allactivities_count(plan) > 5 and activity_position(dayactivities(plan, 2)[0]) != '酒店0'"
    )
    found = toy.outcome(replace(toy.trip(3), hard_logic=(source,)), toy.usual())
    assert isinstance(found, Found)
    assert unmet(found.plan, (source,), toy.usual()) == ()
