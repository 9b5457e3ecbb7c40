"""What the data have nothing for, a way between the cities or a cooking: one has the best other one, and is told so once."""

from dataclasses import replace

from core.dsl.families.places import Types
from core.dsl.families.rides import IntercityModes
from core.dsl.normal.writing import to_dsl
from core.evaluate.wishes.all_wishes import told_wishes
from core.model.constraint import Constraint
from core.model.plan import Train
from core.model.query import Query
from core.optimize.outcome import Found, Impossible
from core.optimize.preferences.profile import PROFILES
from core.text import Text

_BY_PLANE = to_dsl(IntercityModes(frozenset({"airplane"})))


def _flying(query: Query) -> Query:
    """A request that says that it would go by plane, as it was understood."""
    wish = Constraint("ways", _BY_PLANE, Text("只乘飞机", "only by plane"))
    return replace(query, constraints=(wish,))


def test_where_nothing_flies_one_takes_the_train(toy) -> None:
    plan = toy.plan(_flying(toy.trip(2)), toy.usual())
    assert any(isinstance(one, Train) for _, _, one in plan.activities())


def test_the_plan_says_that_nothing_flies(toy) -> None:
    found = toy.outcome(_flying(toy.trip(2)), toy.usual())
    assert isinstance(found, Found) and found.note is not None and "plane" in found.note.en


def test_the_wishes_of_the_trip_say_why(toy) -> None:
    query, sandbox = _flying(toy.trip(2)), toy.usual()
    (wish,) = [one for one in told_wishes(query, toy.plan(query, sandbox), sandbox) if one.fate == "unmet"]
    assert wish.told is not None and "none between" in wish.told.en


def test_a_profile_that_follows_metrics_has_no_such_trip(toy) -> None:
    query = _flying(toy.trip(2))
    assert isinstance(toy.outcome(query, toy.usual(), profile=PROFILES["competition"]), Impossible)


def test_a_demand_of_a_record_is_a_demand(toy) -> None:
    query = replace(toy.trip(2), hard_logic=(_BY_PLANE,))
    assert isinstance(toy.outcome(query, toy.usual()), Impossible)


def test_of_a_cooking_that_no_house_of_the_city_has_one_eats_another(toy) -> None:
    halal = Constraint(
        "meals", to_dsl(Types("restaurant", "all", frozenset({"清真菜"}))), Text("清真", "halal")
    )
    found = toy.outcome(replace(toy.trip(2), constraints=(halal,)), toy.usual())
    assert isinstance(found, Found) and found.note is not None and "清真菜" in found.note.zh
