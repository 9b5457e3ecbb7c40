"""Changes of a request: what changes, and what stays."""

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Days
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names
from core.dsl.families.visits import VisitOrder
from core.dsl.normal.recognition import parse_normal
from core.dsl.normal.values import Normal, Not, Or
from core.model.query import Query
from core.understand import editing

TRIP = Query(uid="q", text="", start_city="南京", target_city="北京", days=3, people_number=2)
PALACE = Names("attraction", "all", frozenset({"故宫博物院"}))


def _meanings(query: Query) -> list[Normal]:
    return [parse_normal(wish.dsl) for wish in editing.wishes(query)]


def _asking(*meanings: Normal) -> Query:
    query = TRIP
    for meaning in meanings:
        query = editing.with_wish(query, editing.wish(meaning))
    return query


def test_the_budget_follows_the_wish_for_it() -> None:
    query = _asking(CostCap("total", 5000.0), PALACE)
    assert query.budget == 5000
    assert editing.changed(query, 0, editing.wish(CostCap("total", 4000.0))).budget == 4000
    assert editing.without(query, 0).budget is None


def test_a_budget_without_a_wish_is_one() -> None:
    assert _meanings(Query("q", budget=6000.0)) == [CostCap("total", 6000.0)]


def test_the_wishes_of_a_record_can_be_changed() -> None:
    query = Query("q", hard_logic=("result = day_count(plan) == 3", "result = people_count(plan) == 2"))
    changed = editing.without(query, 1)
    assert _meanings(changed) == [Days(3)]
    assert changed.hard_logic == ()


def test_a_wish_stays_on_its_words_when_it_is_changed() -> None:
    query = editing.with_wish(TRIP, editing.wish(PALACE, (4, 8)))
    changed = editing.changed(query, 0, editing.wish(Names("attraction", "all", frozenset({"颐和园"}))))
    assert changed.constraints[0].span == (4, 8)


def test_the_same_wish_is_not_there_twice() -> None:
    assert _asking(PALACE, PALACE) == _asking(PALACE)


def test_wishes_about_the_days_follow_the_trip() -> None:
    changed = editing.with_field(_asking(Days(3), PALACE), days=4)
    assert changed.days == 4
    assert _meanings(changed) == [Days(4), PALACE]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (PALACE, Names("attraction", "all", frozenset({"颐和园"}))),
        (HotelNear("故宫博物院", 2.0), HotelNear("颐和园", 2.0)),
        (VisitOrder("故宫博物院", "天坛公园"), VisitOrder("颐和园", "天坛公园")),
        (
            Or(frozenset({HotelNear("故宫博物院", 2.0), Days(3)})),
            Or(frozenset({HotelNear("颐和园", 2.0), Days(3)})),
        ),
        (Not(HotelNear("故宫博物院", 2.0)), Not(HotelNear("颐和园", 2.0))),
    ],
    ids=["names", "near", "order", "or", "not"],
)
def test_a_name_is_corrected_wherever_it_stands(before: Normal, after: Normal) -> None:
    assert _meanings(editing.renamed(_asking(before), "故宫博物院", "颐和园")) == [after]


def test_changes_are_counted_once_each() -> None:
    query = _asking(CostCap("total", 5000.0), PALACE)
    changed = editing.changed(query, 0, editing.wish(CostCap("total", 4000.0)))
    assert editing.changes(query, query) == 0
    assert editing.changes(query, changed) == 1
    assert editing.changes(query, editing.with_field(changed, days=2)) == 2
