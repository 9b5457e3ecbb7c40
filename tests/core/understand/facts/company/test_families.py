"""A family that is said with its own children is counted once; an outing of a day is not the length of the trip."""

import pytest

from core.understand.facts.company.company_en import company_en
from core.understand.facts.company.company_zh import company_zh
from core.understand.facts.days import read_days


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("一家三口带5岁孩子去广州", 3),
        ("一家三口带上爷爷奶奶去苏州", 5),
        ("一家三口去杭州,餐厅要有宝宝椅", 3),
        ("我们姐妹三个从成都去广州", 3),
        ("钓鱼佬三个去武汉", 3),
    ],
)
def test_a_family_in_chinese(text: str, people: int) -> None:
    found = company_zh(text)
    assert found is not None
    assert found.value == people


@pytest.mark.parametrize(
    ("text", "choices"),
    [
        ("我们一家三口从上海去杭州玩3天,带爷爷奶奶", (3, 5)),
        ("一家四口去杭州玩3天,陪爸妈", (4, 6)),
        ("我们一家五口去杭州玩3天,带着爷爷奶奶", ()),
    ],
)
def test_grandparents_who_are_told_of_later_are_asked_about(text: str, choices: tuple[int, ...]) -> None:
    found = company_zh(text)
    assert found is not None
    assert found.choices == choices


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("六个男的从深圳去武汉", 6),
        ("两个男的三个女的去成都", 5),
        ("我一个女生,明天从上海去苏州", 1),
        ("我一个女生带着妈妈去苏州", 2),
        ("我们夫妻俩加一对14岁的双胞胎女儿去深圳", 4),
        ("夫妻俩带着5岁的双胞胎去广州", 4),
        ("带着双胞胎女儿,我和老公去杭州", 4),
    ],
)
def test_men_and_women_are_counted(text: str, people: int) -> None:
    found = company_zh(text)
    assert found is not None
    assert found.value == people


def test_a_family_in_english() -> None:
    for text, people in (
        ("Family of four with two kids from Guangzhou to Beijing", 4),
        ("a family of three with a 3-year-old who loves trains", 3),
    ):
        found = company_en(text)
        assert found is not None
        assert found.value == people


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("玩四天,迪士尼一天", 4),
        ("4 days, one day at Disneyland", 4),
        ("去重庆4天,想去武隆一日游", 4),
        ("去苏州一日游", 1),
        ("去苏州三日游", 3),
    ],
)
def test_an_outing_within_a_trip(text: str, days: int) -> None:
    found = read_days(text)
    assert found is not None
    assert (found.value, found.choices) == (days, ())


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("we are 2 adults, 2 kids and my mother-in-law, going to Shenzhen", 5),
        ("two adults, one child and grandma, 3 days", 4),
        ("2 adults, 1 toddler plus my parents from Suzhou", 5),
        ("2 adults + 2 kids + my mum", 5),
        ("2 adults and 2 kids. My mum lives there.", 4),
        ("2 adults and 2 kids, and my wife is vegetarian", 4),
        ("2 adults, 2 kids and a museum", 4),
        ("me, my wife and both in-laws", 4),
        ("my wife, both sets of parents and me", 6),
        ("we are 7, with me 8, to Suzhou", 8),
        ("we are 7, come with me 8 times", 7),
    ],
)
def test_those_who_are_named_beside_a_number(text: str, people: int) -> None:
    found = company_en(text)
    assert found is not None
    assert found.value == people


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("带爸妈从南京到杭州住两晚,老人腿脚不好", 3),
        ("夫妻俩带着丈母娘从武汉去深圳,老人爱看海", 3),
        ("带奶奶从武汉去深圳四天,老人怕晒", 2),
    ],
)
def test_the_old_of_a_company_are_who_was_named_before(text: str, people: int) -> None:
    found = company_zh(text)
    assert found is not None
    assert (found.value, found.also) == (people, ())


@pytest.mark.parametrize("text", ["We are going with our two boys.", "We'd love to go with our two kids."])
def test_our_children_are_brought_by_two_or_one(text: str) -> None:
    found = company_en(text)
    assert found is not None
    assert {found.value, *found.also, *found.choices} == {3, 4}


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("mum and fourteen-year-old daughter, 4 days in guangzhou", 2),
        ("i'm with my eight-month-old baby and my mother, so three with the little one", 3),
        ("my wife, our six-year-old son and i", 3),
    ],
)
def test_a_child_with_its_age_is_one(text: str, people: int) -> None:
    found = company_en(text)
    assert found is not None
    assert (found.value, found.choices) == (people, ())
