"""Foods that one letter names are read as such, and never out of longer words; what is not eaten is kept from plans."""

import pytest

from core.dsl.requirements import refused_of
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.text.clauses.clauses import clauses
from core.understand.wishes.things.foods import foods


def named(text: str) -> list[str]:
    return [thing for clause in clauses(text, 0, len(text)) for thing, _, _ in foods(clause)]


@pytest.mark.parametrize(
    ("text", "things"),
    [
        ("我对虾过敏", ["虾蟹"]),
        ("葱蒜不要", ["葱蒜", "葱蒜"]),
        ("奶吃不了", ["牛奶"]),
        ("不吃牛羊肉", ["牛肉", "羊肉"]),
        ("对鱼、虾和蛋都过敏", ["鱼", "虾蟹", "鸡蛋"]),
        ("最近戒糖戒酒", ["甜", "酒"]),
        ("爱吃鱼", ["鱼"]),
    ],
)
def test_a_letter_names_a_food(text: str, things: list[str]) -> None:
    assert named(text) == things


@pytest.mark.parametrize(
    "text",
    [
        "酒店有早饭",
        "带奶奶吃饭",
        "吃饭的地方有鱼缸",
        "糖尿病人吃什么",
        "青葱岁月不吃亏",
        "羊城吃早茶",
        "奶茶不喝",
        "牛首山爬不动",
    ],
)
def test_a_part_of_a_longer_word_is_none(text: str) -> None:
    assert named(text) == []


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("从上海去杭州玩3天，2个人，我对虾过敏", "虾蟹"),
        ("从上海去杭州玩3天，2个人，孩子吃不了奶", "牛奶"),
        ("2 people from Shanghai to Hangzhou for 3 days, my son is allergic to shrimp", "虾蟹"),
        ("从上海去杭州玩3天，2个人，我爸有糖尿病", "糖尿病"),
    ],
)
def test_what_is_not_eaten_is_refused_by_the_request(sandbox: Sandbox, text: str, thing: str) -> None:
    assert thing in refused_of(understand(text, sandbox=sandbox).query).meals


@pytest.mark.parametrize(
    "text",
    [
        "She's vegetarian, so please pick restaurants that work for both of us.",
        "He's vegetarian, so choose places that suit us.",
        "They're vegetarian.",
        "My wife is vegetarian, ideally the restaurants work for us both.",
    ],
)
def test_who_is_vegetarian_is_believed_whatever_is_asked_besides(text: str, demo: Sandbox) -> None:
    found = understand(f"Two of us from Shanghai to Hangzhou for 3 days, 5000 CNY. {text}", sandbox=demo)
    assert any("素食" in one.gloss.zh for one in found.query.constraints)


def test_much_protein_is_no_egg() -> None:
    found = understand("6个人，杭州→广州，4天，吃：高蛋白")
    assert not found.likings
    assert found.not_understood
