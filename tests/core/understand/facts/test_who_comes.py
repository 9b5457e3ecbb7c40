"""Facts that English tells with what came of them: who stays at home, what one earned, where one lives now."""

import pytest

from core.understand import understand


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("There are nine of us, two nights. Sorry, Mrs. Brown can't make it, so eight.", 8),
        ("Six friends, 3 days, 900 each. My cousin is joining us, so that makes seven of us.", 7),
        ("Eight people for 2 days. Actually the Wangs pulled out, so we're only six now.", 6),
    ],
)
def test_who_stays_or_joins_makes_fewer_or_more(said: str, people: int) -> None:
    found = understand(f"From Nanjing to Suzhou. {said}")
    assert found.query.people_number == people
    assert not found.not_understood


@pytest.mark.parametrize(
    "said",
    [
        "There are nine of us going for two days. Sorry, Mr Brown can't come, so four.",
        "Two days. Actually my sister can't come, so eleven.",
    ],
)
def test_who_stays_at_home_changes_no_days(said: str) -> None:
    assert understand(f"From Nanjing to Suzhou. {said}").query.days in (2, None)


@pytest.mark.parametrize(
    ("said", "budget"),
    [
        ("the budget was 3000 but my aunt gave us some so now 4200", 4200),
        ("budget was 8000 but we lost a bit so it's 7000 now", 7000),
        ("2 adults and 3 kids, 2000 per adult and 800 per child", 6400),
        ("three adults and one child, 1500 for each adult, 500 for each child", 5000),
    ],
)
def test_a_budget_is_what_came_of_it(said: str, budget: float) -> None:
    people = "" if "adults" in said else "2 people, "
    assert understand(f"From Nanjing to Suzhou, 3 days, {people}{said}.").query.budget == budget


def test_amounts_of_adults_and_children_are_no_sum_where_others_come_too() -> None:
    said = "From Nanjing to Suzhou, 3 days, 2 adults, 2 kids and my aunt, 2000 per adult and 800 per child"
    found = understand(said)
    assert found.query.budget is None
    assert "budget" in {question.about for question in found.ask}


@pytest.mark.parametrize(
    ("said", "start"),
    [
        ("I grew up in Suzhou but I live in Chengdu now. Two of us to Beijing, 3 days.", "成都"),
        (
            "My wife is from Wuhan, but we're both in Hangzhou these days. Two of us to Beijing, 3 days.",
            "杭州",
        ),
    ],
)
def test_one_starts_where_one_lives_now(said: str, start: str) -> None:
    assert understand(said).query.start_city == start
