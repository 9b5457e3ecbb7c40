"""Places are found and renamed in constraints of any family, and in combinations of them."""

from core.dsl.families.counts import Days
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.place_names import places_named, with_place_renamed
from core.dsl.families.places import Names, Types
from core.dsl.families.visits import StayAt, VisitOrder
from core.dsl.normal.values import And, Normal, Not, Opaque, Or

MEAL = Names("lunch", "any", frozenset({"楼外楼", "知味观"}))


def test_names_are_found_with_their_kind() -> None:
    constraint = And(frozenset({MEAL, Not(HotelNear("西湖", 2.0)), Days(3)}))
    assert sorted(places_named(constraint), key=str) == [
        ("楼外楼", "lunch"),
        ("知味观", "lunch"),
        ("西湖", None),
    ]


def test_types_are_no_names() -> None:
    assert list(places_named(Types("attraction", "all", frozenset({"公园"})))) == []


def test_a_place_is_renamed_wherever_it_is_named() -> None:
    before: Normal = Or(frozenset({VisitOrder("西湖", "灵隐寺"), StayAt("西湖", 60), MEAL}))
    after = Or(frozenset({VisitOrder("东湖", "灵隐寺"), StayAt("东湖", 60), MEAL}))
    assert with_place_renamed(before, "西湖", "东湖") == after


def test_code_keeps_its_names() -> None:
    code = Opaque("result = activity_position(allactivities(plan)[0]) == '西湖'")
    assert with_place_renamed(code, "西湖", "东湖") == code
