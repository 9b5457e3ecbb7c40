"""What a request asks of a plan, however it carries it."""

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Days
from core.dsl.normal.writing import to_dsl
from core.dsl.requirements import requirement, requirements_of, sources_of, with_requirements
from core.model.constraint import Constraint
from core.model.query import Query
from core.text import Text

DAYS, CAP = to_dsl(Days(3)), to_dsl(CostCap("total", 5000.0))
IN_ITS_WORDS = Constraint(
    family="days", dsl=DAYS, gloss=Text("玩三天", "three days"), span=(0, 3), confidence=0.9
)


def test_a_budget_is_required_though_no_constraint_says_it() -> None:
    assert [one.meaning for one in requirements_of(Query("q", budget=5000.0))] == [CostCap("total", 5000.0)]


def test_a_budget_that_a_constraint_keeps_anyway_is_not_required_again() -> None:
    assert sources_of(Query("q", hard_logic=(CAP,), budget=5000.0)) == (CAP,)
    assert sources_of(Query("q", hard_logic=(CAP,), budget=9000.0)) == (CAP,)


def test_a_budget_below_what_a_constraint_allows_is_required() -> None:
    assert sources_of(Query("q", hard_logic=(CAP,), budget=4000.0)) == (CAP, to_dsl(CostCap("total", 4000.0)))


def test_a_cap_of_one_category_is_no_budget() -> None:
    hotels = to_dsl(CostCap("accommodation", 900.0))
    assert sources_of(Query("q", hard_logic=(hotels,), budget=5000.0)) == (hotels, CAP)


def test_what_a_record_and_its_text_both_say_is_required_once_in_its_own_words() -> None:
    query = Query("q", hard_logic=(CAP, DAYS), constraints=(IN_ITS_WORDS,))
    assert sources_of(query) == (CAP, DAYS)
    assert requirements_of(query)[1].constraint == IN_ITS_WORDS


def test_a_verdict_is_given_for_each_item_of_a_record() -> None:
    assert sources_of(Query("q", hard_logic=(DAYS, DAYS))) == (DAYS, DAYS)


def test_a_request_with_other_requirements_asks_for_nothing_else() -> None:
    before = Query("q", hard_logic=(DAYS,), constraints=(IN_ITS_WORDS,), budget=9000.0)
    after = with_requirements(before, (requirement(CAP),))
    assert sources_of(after) == (CAP,)
    assert after.budget == 5000


def test_a_request_that_requires_nothing_has_no_budget() -> None:
    assert with_requirements(Query("q", hard_logic=(CAP,), budget=5000.0), ()).budget is None
