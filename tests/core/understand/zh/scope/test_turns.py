"""Clauses that turn what other clauses name: a bare refusal, a condition with what follows from it, a wish said after."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from core.understand.text.clauses.clauses import clauses

TRIP = "从上海去北京，3天，2个人，"


def read(text: str, sandbox: Sandbox) -> Understanding:
    return understand(TRIP + text, sandbox=sandbox)


@pytest.mark.parametrize("refusal", ["统统pass", "一律不要", "全部免谈", "通通拉倒", "都不考虑"])
def test_a_bare_refusal_refuses_what_was_named_before(refusal: str) -> None:
    text = f"凡是要爬山的、要坐缆车的,{refusal}"
    (clause, _) = clauses(text, 0, len(text))
    assert clause.unwanted(4, 6)
    assert clause.unwanted(10, 12)


def test_a_wish_for_a_sight_may_follow_its_name(chinatravel_sandbox: Sandbox) -> None:
    assert "雍和宫" in str(read("雍和宫要去拜", chinatravel_sandbox).wishes)


def test_after_a_condition_with_its_answer_a_wish_stands_alone(chinatravel_sandbox: Sandbox) -> None:
    found = read("要是下雨就换国家博物馆，颐和园无论如何要去", chinatravel_sandbox)
    assert "颐和园" in str(found.wishes)
    assert "国家博物馆" not in str(found.wishes)


@pytest.mark.parametrize("lead", ["主要是去看", "我们主要是想逛", "首先需要是"])
def test_what_is_mainly_wished_is_no_condition(lead: str, chinatravel_sandbox: Sandbox) -> None:
    assert "颐和园" in str(read(f"{lead}颐和园", chinatravel_sandbox).wishes)


def test_two_answers_of_one_condition_are_asked(chinatravel_sandbox: Sandbox) -> None:
    assert not read("如果机票贵就坐高铁，便宜就飞", chinatravel_sandbox).wishes


def test_what_is_asked_about_is_no_preference(chinatravel_sandbox: Sandbox) -> None:
    """Who cannot touch seafood must not have it preferred by a planner while the request is asked about it."""
    found = read("不是不爱吃海鲜，是痛风不能碰", chinatravel_sandbox)
    assert "海鲜" not in found.preferences["diet"].wanted


def test_labels_in_brackets_are_read(chinatravel_sandbox: Sandbox) -> None:
    found = understand("【人】2大1小【从】广州【到】上海【几天】3【钱】6k", sandbox=chinatravel_sandbox)
    facts = found.query
    assert (facts.start_city, facts.target_city, facts.days, facts.people_number, facts.budget) == (
        "广州",
        "上海",
        3,
        3,
        6000,
    )


@pytest.mark.parametrize("lacks", ["没有电梯的酒店不住", "没有电梯的民宿免谈"])
def test_who_refuses_what_lacks_a_thing_wants_it(lacks: str, chinatravel_sandbox: Sandbox) -> None:
    assert [one.wanted for one in read(lacks, chinatravel_sandbox).likings if one.thing.zh == "电梯"] == [
        True
    ]


def test_what_is_wished_besides_nothing_else_is_no_refusal(chinatravel_sandbox: Sandbox) -> None:
    found = read("除了颐和园走走，别的啥景点都别给我排", chinatravel_sandbox)
    assert "none" not in str(found.wishes)


def test_what_is_paid_for_apart_is_not_refused(chinatravel_sandbox: Sandbox) -> None:
    assert "none" not in str(read("来回高铁另算", chinatravel_sandbox).wishes)


def test_things_in_one_word_are_refused_together(chinatravel_sandbox: Sandbox) -> None:
    found = read("香菜葱姜蒜不放", chinatravel_sandbox)
    assert {one.thing.zh: one.wanted for one in found.likings} == {"香菜": False, "葱蒜": False}


def test_a_condition_that_no_word_tells_of_is_one(chinatravel_sandbox: Sandbox) -> None:
    assert not read("票没抢到就去颐和园，抢到了先去天坛", chinatravel_sandbox).wishes


@pytest.mark.parametrize(("words", "hour"), [("第二天", "晚上"), ("最后一天", "")])
def test_a_day_that_nothing_reads_is_listed(words: str, hour: str, chinatravel_sandbox: Sandbox) -> None:
    found = read(f"{words}{hour}去同学家", chinatravel_sandbox)
    listed = [found.query.text[start:end] for start, end in found.not_understood]
    assert any(words in one for one in listed)
    assert not any(question.about == "days" for question in found.ask)
