"""How old travellers are: the old, the frail, teenagers, and children who sleep after lunch."""

import pytest

from core.knowledge.travellers import are_frail, are_napping, legs_in


@pytest.mark.parametrize(
    ("text", "old"),
    [
        ("My mother is turning eighty and loves gardens", True),
        ("for my father's 70th birthday", True),
        ("taking my dad to Nanjing for his 70th", True),
        ("my mum can't manage stairs any more", True),
        ("给妈妈过七十大寿", True),
        ("the flight is 80 minutes", False),
        ("four friends in their twenties", False),
    ],
)
def test_who_turns_seventy_or_eighty_has_old_legs(text: str, old: bool) -> None:
    assert ("old" in legs_in(text)) is old


@pytest.mark.parametrize(
    ("text", "legs"),
    [
        ("I'm seventy-four", {"old", "frail"}),
        ("his two boys (8 and 11)", {"young"}),
        ("two boys, 8 and 11", {"young"}),
        ("boys aged 6 and 9", {"young", "little"}),
        ("two girls, 4 days in Beijing", set()),
        ("I'm 24", set()),
    ],
)
def test_ages_are_old_and_young(text: str, legs: set[str]) -> None:
    assert legs_in(text) == legs


@pytest.mark.parametrize(
    ("text", "frail"),
    [
        ("两位七十多岁的老人去北京", True),
        ("爸妈都72岁，从南京到北京", True),
        ("奶奶坐轮椅，一家四口", True),
        ("My parents (both 74) and I", True),
        ("two retirees over 70 from Shanghai", True),
        ("my grandmother is 82", True),
        ("Grandma (75) comes too", True),
        ("my mother, 78, and I", True),
        ("带爸妈，老人七十多了", True),
        ("老人65岁，身体很好", False),
        ("my husband uses a wheelchair", False),
        ("陪爸爸去南京", False),
        ("my grandma lives 70 minutes away", False),
        ("两个人去北京，预算70元", False),
    ],
)
def test_the_old_over_seventy_and_in_pain_are_frail(text: str, frail: bool) -> None:
    assert are_frail(text) is frail


def test_teenagers_have_the_legs_of_the_grown() -> None:
    assert "young" not in legs_in("带孩子，13岁和15岁")


def test_one_small_child_among_teenagers_has_young_legs() -> None:
    assert "young" in legs_in("带两个孩子，6岁和15岁")


@pytest.mark.parametrize(("text", "sleeps"), [("带3岁的女儿", True), ("带7岁的女儿", False)])
def test_children_of_three_sleep_after_lunch(text: str, sleeps: bool) -> None:
    assert are_napping(text) is sleeps
