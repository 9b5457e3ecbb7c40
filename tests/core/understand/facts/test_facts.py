"""Fields of a request from its text: whom, where, how long, for how much, and where the text says so."""

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.understand import understand
from core.understand.text.lexicon import lexicon
from core.understand.text.numerals import number_of
from core.understand.text.writing.script import fold

CITIES = tuple(lexicon("cities"))
ENGLISH = {name: entry["en"][0] for name, entry in lexicon("cities").items()}


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("我一个人去", 1),
        ("独自去苏州", 1),
        ("我想去苏州", 1),
        ("我和朋友去", 2),
        ("我和朋友两个人去", 2),
        ("我和两个朋友去", 3),
        ("我带父母去", 3),
        ("一家三口去", 3),
        ("我们五口之家带2个小孩", 5),
        ("我们2人", 2),
        ("我们俩", 2),
        ("我们夫妻带两个孩子", 4),
        ("我一个人带两个孩子", 3),
        ("我们两对老夫妻", 4),
        ("我们三代人（1大1小1老）", 3),
        ("[旅行人数５,旅行天数2] 我想去", 5),
        ("我和几个朋友去", None),
        ("我们去", None),
        ("请给我一个旅行规划", None),
        ("three of us", 3),
        ("Two of us want to go", 2),
        ("my wife and I", 2),
        ("a family of four", 4),
        ("a solo trip", 1),
        ("We are a couple with 2 children", 4),
        ("2 adults and 1 child", 3),
        ("I'm taking a senior on a tour", 2),
        ("my friends and I", None),
        ("a trip for two to Wuhan", 2),
    ],
)
def test_people(text: str, people: int | None) -> None:
    assert understand(text).query.people_number == people


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("玩3天", 3),
        ("玩三天", 3),
        ("玩十二天", 12),
        ("两天一夜", 2),
        ("住3晚", 4),
        ("玩一周", 7),
        ("过周末", 2),
        ("五日游", 5),
        ("第3天去博物馆", None),
        ("玩几天", None),
        ("12月初去", None),
        ("周一出发", None),
        ("a 5-day trip", 5),
        ("for a week", 7),
        ("five days and four nights", 5),
        ("for 4 days before Christmas", 4),
        ("every day", None),
    ],
)
def test_days(text: str, days: int | None) -> None:
    assert understand(text).query.days == days


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("预算6000元", 6000),
        ("预算四千五", 4500),
        ("预算1.2万", 12000),
        ("4k预算", 4000),
        ("去杭州，¥3,400", 3400),
        ("总预算控制在3千5以内", 3500),
        ("RMB 8000以内", 8000),
        ("两个人，人均预算2000", 4000),
        ("我们想去，人均预算2000", None),
        ("预算5000-6000元", 6000),
        ("两个人，晚餐人均不超过80元", None),
        ("酒店预算200以内", None),
        ("住宿上的预算为600.0", None),
        ("要求满足以下任意一个：1. 在旅行上的总预算为5900.0", None),
        ("酒店每晚不超过400元", None),
        ("with a budget of 6000 RMB", 6000),
        ("budget under 10k", 10000),
        ("dining budget of 2000", None),
        ("the budget for accommodation is 400", None),
        ("two of us, budget 1500 per person", 3000),
    ],
)
def test_budget(text: str, budget: float | None) -> None:
    assert understand(text).query.budget == budget


@pytest.mark.parametrize(
    ("text", "start", "target"),
    [
        ("从南京去北京", "南京", "北京"),
        ("当前位置南京。我想去北京", "南京", "北京"),
        ("我目前在南京，计划去上海玩", "南京", "上海"),
        ("打算从杭州飞到广州", "杭州", "广州"),
        ("我想在苏州玩四天，从北京过来", "北京", "苏州"),
        ("南京五天旅行", None, "南京"),
        ("from Nanjing to Beijing", "南京", "北京"),
        ("departing from Peking for a 3-day trip to SHANGHAI", "北京", "上海"),
        ("我想出去走走", None, None),
        ("从巴黎去罗马", None, None),
    ],
)
def test_cities(text: str, start: str | None, target: str | None) -> None:
    query = understand(text).query
    assert (query.start_city, query.target_city) == (start, target)


def test_cities_of_another_sandbox_are_known_by_name() -> None:
    query = understand("从拉萨去林芝玩两天", city_names=("拉萨", "林芝")).query
    assert (query.start_city, query.target_city) == ("拉萨", "林芝")


def test_spans_are_the_words_that_say_so() -> None:
    text = "我和两个朋友从武汉去成都玩３天，预算￥6,000"
    spans = understand(text).spans
    assert {name: text[start:end] for name, (start, end) in spans.items()} == {
        "start_city": "武汉",
        "target_city": "成都",
        "days": "３天",
        "people_number": "我和两个朋友",
        "budget": "预算￥6,000",
    }


def test_language_is_that_of_the_sentence_not_of_the_names() -> None:
    assert understand("我们去Bistro Sola吃饭，从北京出发").language == "zh"
    assert understand("We want to see 故宫 in Beijing").language == "en"


@settings(deadline=None)
@given(
    pair=st.permutations(CITIES).map(lambda names: names[:2]),
    days=st.integers(1, 15),
    people=st.integers(1, 20),
    budget=st.integers(100, 99_999),
)
def test_plain_requests_read_back(pair: list[str], days: int, people: int, budget: int) -> None:
    start, target = pair
    zh = understand(f"我们{people}个人想从{start}去{target}玩{days}天，预算{budget}元。").query
    en = understand(
        f"A group of {people} from {ENGLISH[start]} to {ENGLISH[target]} for {days} days, budget {budget:,} RMB."
    ).query
    for query in (zh, en):
        read = (query.start_city, query.target_city, query.days, query.people_number, query.budget)
        assert read == (start, target, days, people, budget)


@settings(deadline=None)
@given(st.text(max_size=80))
def test_any_text_is_read_without_failing(text: str) -> None:
    result = understand(text)
    assert all(0 <= start < end <= len(text) for start, end in result.spans.values())


@given(st.text(max_size=50))
def test_folding_keeps_every_index(text: str) -> None:
    assert len(fold(text)) == len(text)


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("四千五", 4500),
        ("1.2万", 12000),
        ("3千5", 3500),
        ("4k", 4000),
        ("3,400", 3400),
        ("two thousand", 2000),
        ("俩", 2),
        ("走", None),
    ],
)
def test_numbers_in_every_spelling(words: str, value: float | None) -> None:
    assert number_of(words) == value


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("2025-10-01到2025-10-04去杭州", date(2025, 10, 1), date(2025, 10, 4)),
        ("2025年10月1日去杭州玩3天", date(2025, 10, 1), date(2025, 10, 3)),
        ("2024-12-08 to 2024-12-10 in Hangzhou", date(2024, 12, 8), date(2024, 12, 10)),
    ],
)
def test_dates(text: str, first: date, last: date) -> None:
    assert understand(text).query.dates == (first, last)


@pytest.mark.parametrize("text", ["10月1日去杭州", "2025-13-40去杭州", "2025-10-04到2025-10-01去杭州"])
def test_a_text_that_does_not_date_the_trip_has_no_dates(text: str) -> None:
    assert understand(text).query.dates is None


@pytest.mark.parametrize("text", ["国庆从上海去杭州", "从上海去杭州，下周一出发", "in early December"])
def test_dates_and_holidays_count_as_understood(text: str) -> None:
    assert understand(text).not_understood == ()
