"""A fact is less sure where words of its kind were not read, or where it is only about so much."""

import pytest

from core.understand import understand
from core.understand.facts.evidence import shaken
from core.understand.facts.facts import read_facts

CITIES = ("上海", "杭州", "广州")


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("两个人去杭州,大概三天", "days"),
        ("2 people to Hangzhou, maybe three days", "days"),
        ("大约五个人去杭州三天", "people_number"),
        ("预算3000多,去杭州", "budget"),
    ],
)
def test_about_so_many_is_not_sure(text: str, name: str) -> None:
    assert read_facts(text, CITIES).said[name].confidence < 0.65


@pytest.mark.parametrize(
    ("text", "unread", "name"),
    [
        ("两个人去杭州三天,表婶的孩子看情况", "表婶的孩子看情况", "people_number"),
        ("两个人去杭州三天,还有半天空档", "还有半天空档", "days"),
        ("两个人去杭州三天预算3000元,红包800元", "红包800元", "budget"),
    ],
)
def test_unread_words_of_its_kind_shake_a_fact(text: str, unread: str, name: str) -> None:
    start = text.index(unread)
    facts = shaken(read_facts(text, CITIES), text, [(start, start + len(unread))])
    assert facts.said[name].confidence < 0.65


@pytest.mark.parametrize(
    ("text", "sure"),
    [
        ("一家六口去杭州三天,老人七十五,最小的三岁,老人要回房间休息", True),
        ("一家三口去杭州三天,姥姥也来", False),
    ],
)
def test_who_is_told_of_is_of_the_family_unless_they_join_it(text: str, sure: bool) -> None:
    facts = shaken(read_facts(text, CITIES), text, [(text.index("老人"), len(text))] if sure else [])
    assert (facts.said["people_number"].confidence >= 0.65) is sure


def test_a_day_at_an_unknown_place_does_not_shake_the_days() -> None:
    text = "两个人去杭州四天,桃花坞玩一天"
    facts = shaken(read_facts(text, CITIES), text, [(text.index("桃"), len(text))])
    assert (facts.days, facts.said["days"].confidence) == (4, 0.95)


def test_who_travels_alone_is_one_though_friends_are_spoken_of() -> None:
    text = "我一个人去杭州三天,老公没空,朋友推荐的"
    assert shaken(read_facts(text, CITIES), text, []).said["people_number"].confidence > 0.65


def test_the_ages_of_a_family_add_nobody() -> None:
    text = "family of four to Hangzhou for 3 days, kids 8 and 11"
    assert shaken(read_facts(text, CITIES), text, []).said["people_number"].confidence > 0.65


def test_a_sum_that_was_not_read_is_hinted() -> None:
    text = "two people to Hangzhou, some 900 whatever"
    facts = shaken(read_facts(text, CITIES), text, [(24, len(text))])
    assert "budget" in facts.hinted


def asked(text: str) -> set[str]:
    return {question.about for question in understand(text, CITIES).ask}


@pytest.mark.parametrize(
    "text",
    [
        "我、我媳妇、媳妇她妈，还有她妈的闺蜜，三个女的加我一个男的，广州出发，去杭州三天",
        "One of us (dad) is on wheels, one of us (me) is pushing. 上海 to 杭州, 3 days",
    ],
)
def test_one_person_is_asked_about_where_others_are_spoken_of(text: str) -> None:
    assert "people" in asked(text)


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("我在广州工作,从上海去杭州,两个人,三天", "start"),
        ("两个人从上海、广州两地去杭州,玩三天", "start"),
        ("我从上海去杭州,她也去,分别出发,两个人三天", "start"),
        ("从上海去杭州,两个人三天,预算五六千", "budget"),
        ("从上海去杭州,两个人三天,预算8000-10000", "budget"),
        ("Shanghai to Hangzhou, 3 days, four of us were going, so now it's three", "people"),
        ("Fair in Hangzhou Wed-Thu, I come from Shanghai on Tuesday, alone", "days"),
        ("Shanghai to Hangzhou, 3 days, one runner, one supporter", "people"),
        (
            "Flights and hotel are paid, 300 a day for the rest, Shanghai to Hangzhou, 3 days, 2 people",
            "budget",
        ),
        ("Shanghai to Hangzhou, 3 days. My husband hates temples, I travel with my sister", "people"),
    ],
)
def test_a_fact_of_weak_evidence_is_taken_and_asked(text: str, about: str) -> None:
    assert about in asked(text)


@pytest.mark.parametrize(
    "text",
    [
        "从上海去杭州,两个人,三天,预算5000元",
        "上海到杭州3天2人",
        "Two people from Shanghai to Hangzhou, 3 days, budget 5000 yuan",
        "Hangzhou for 3 days from Shanghai, 2 people",
        "My parents and I go from Shanghai to Hangzhou for 3 days, my mother has bad knees",
        "杭州,上海出发,两个人玩三天",
    ],
)
def test_a_plain_request_is_asked_nothing(text: str) -> None:
    assert not asked(text)


def test_a_range_of_money_offers_both_ends() -> None:
    question = next(one for one in understand("从上海去杭州,两个人三天,每人两三千", CITIES).ask)
    assert {choice.value for choice in question.choices} == {4000, 6000}


@pytest.mark.parametrize("text", ["我们两家人各带一个娃", "大人小孩2+1", "我带俩娃去找娃他爸"])
def test_a_company_added_up_in_parts_is_asked(text: str) -> None:
    assert "people" in asked(f"从上海去杭州,三天,{text}")


@pytest.mark.parametrize(
    "text",
    [
        "Three days in Hangzhou, or four if the money stretches, two of us from Shanghai",
        "Shanghai to Hangzhou, two of us, 3 days there, not counting the trains",
    ],
)
def test_another_number_of_days_is_asked_about(text: str) -> None:
    found = understand(text, CITIES)
    assert "days" in {question.about for question in found.ask}


def test_one_more_who_may_come_is_asked_about() -> None:
    found = understand(
        "There's four of us to Hangzhou from Shanghai, five if he gets off work, 4 days", CITIES
    )
    assert "people" in {question.about for question in found.ask}


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("我和闺蜜两个人去杭州三天,我表弟可能也要跟着", "people_number"),
        ("2 people to Hangzhou for 3 days but I might squeeze out a fourth", "days"),
        ("2 people to Hangzhou. Budget: 5000. Is that each or together?", "budget"),
    ],
)
def test_what_is_left_open_is_asked(text: str, name: str) -> None:
    assert shaken(read_facts(text, CITIES), text, []).said[name].confidence < 0.65


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("the budget he not tell me", True),
        ("We don't have idea of the budget, you tell us.", True),
        ("overall dunno", True),
        ("Budget isn't decided yet.", True),
        ("How much would it cost?", True),
        ("Budget is not a problem.", False),
        ("The dates aren't decided yet.", False),
    ],
)
def test_a_budget_that_is_not_settled_is_asked(text: str, asked: bool) -> None:
    found = understand(f"Two of us, Beijing to Shanghai, 3 days. {text}", ["北京", "上海"])
    assert ("budget" in {question.about for question in found.ask}) is asked


@pytest.mark.parametrize("rides", ["坐G9999去", "预算3000元,去时坐G102,回来坐Z9998"])
def test_the_number_of_a_train_is_no_budget(rides: str) -> None:
    found = understand(f"两个人从北京去上海玩3天,{rides}", ["北京", "上海"])
    assert "budget" not in {question.about for question in found.ask}
