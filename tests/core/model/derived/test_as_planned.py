"""A request that is words alone is called by what its plan says."""

from core.model.derived.as_planned import as_planned
from core.model.query import Query
from tests.core.model.derived.test_plan_changes import BEFORE


def test_what_a_request_does_not_say_is_what_its_plan_says() -> None:
    asked = as_planned(Query(uid="q", text="随便玩玩"), BEFORE)
    assert (asked.start_city, asked.target_city, asked.days, asked.people_number) == ("南京", "北京", 2, 1)


def test_what_a_request_says_stays() -> None:
    asked = as_planned(Query(uid="q", text="", start_city="上海", days=5), BEFORE)
    assert (asked.start_city, asked.target_city, asked.days) == ("上海", "北京", 5)
