"""Every way to say so many people says so many."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.understand.facts.people import read_people

NUMBERS_ZH = "一二三四五六七八九十"
NUMBERS_EN = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
WAYS_ZH = (
    "{n}个人去",
    "我们{n}个人",
    "一家{n}口",
    "一行{n}人",
    "{n}位",
    "一共{n}个人",
    "{n}个大学生从这里出发",
)
WAYS_EN = (
    "{n} of us",
    "a family of {n}",
    "{n} people",
    "party of {n}",
    "{n} travellers",
    "{n} in total",
    "{n} pax",
)


@settings(deadline=None)
@given(count=st.integers(2, 10), way=st.sampled_from(WAYS_ZH), digits=st.booleans())
def test_every_way_in_chinese(count: int, way: str, digits: bool) -> None:
    reading = read_people(way.format(n=count if digits else NUMBERS_ZH[count - 1]))
    assert reading is not None
    assert (reading.value, reading.choices) == (count, ())


@settings(deadline=None)
@given(count=st.integers(2, 10), way=st.sampled_from(WAYS_EN), digits=st.booleans())
def test_every_way_in_english(count: int, way: str, digits: bool) -> None:
    reading = read_people(way.format(n=count if digits else NUMBERS_EN[count - 1]))
    assert reading is not None
    assert (reading.value, reading.choices) == (count, ())


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("我爸妈、我和弟弟", 4),
        ("我们夫妻两个中年人", 2),
        ("我们姐弟仨带妈妈", 4),
        ("我们夫妻两个带两个老人", 4),
        ("老师2人带20个小朋友", 22),
        ("8个人去,两个同事来不了", 8),
        ("我和老公带两个孩子,孩子们想看熊猫", 4),
        ("2A1C (4yo)", 3),
        ("两位跑友从南京去广州", 2),
        ("三名消防员去北京", 3),
        ("四个外卖骑手从上海去", 4),
        ("学生俩", 2),
        ("原定仨人去重庆,现在剩我跟大刘俩", 2),
        ("人还是我和小周", 2),
        ("我和科室俩姐妹去苏州", 3),
        ("我一个人带俩,去上海", 3),
        ("周六一个人从杭州去苏州", 1),
        ("俺俩从成都上重庆", 2),
        ("星期五两个人去杭州", 2),
        ("一个人去深圳,不去情侣多的地方", 1),
        ("两个人去武汉,把婆婆也带上,那就三个人", 3),
        ("we are two adults and a toddler", 3),
        ("a retired couple of museum lovers, from Chongqing", 2),
        ("老战友四个", 4),
        ("老公陪着", 2),
        ("同三个friend", 4),
        ("宅男一个", 1),
        ("我同我阿妈", 2),
        ("我跟隔壁王姐", 2),
        ("我们两口子带一个上小学的女儿", 3),
        ("两口子带5岁孩子从南京去上海", 3),
        ("两口子带2个孩子去上海", 4),
        ("两个摄影爱好者从成都去重庆", 2),
        ("俺们老哥仨从北京出发", 3),
        ("2 people, £900 altogether", 2),
        ("A family of five, two of us are vegetarian", 5),
        ("I'm staying with my aunt, one person", 1),
        ("her, my sister and me", 3),
        ("One photographer from Hangzhou to Suzhou for 2 days", 1),
        ("四个同学加一位老师", 5),
        ("爷爷奶奶带孙子", 3),
        ("爷爷奶奶带七岁孙子", 3),
        ("我们夫妻、两个孩子还有双方父母", 8),
        ("me plus my mum, dad and sister", 4),
        ("three couples", 6),
        ("my husband and I, two kids, and both sets of parents", 8),
        ("4 classmates and one teacher", 5),
        ("两个穷学生去玩", 2),
        ("三个爱美的姑娘", 3),
        ("two food lovers", 2),
        ("就我俩去", 2),
        ("抽到双人游", 2),
        ("夫妻带丈母娘", 3),
        ("我和老婆带着六岁双胞胎", 4),
        ("me n 2 mates", 3),
        ("parents + 3 yo toddler + grandma", 4),
        ("me, my ex-roommate", 2),
        ("2 friends and me, first trip w/o parents", 3),
        ("Hubby and I (plus our 8 month old)", 3),
        ("Two retired engineers and their wives", 4),
        ("We're two mums with four kids between us", 6),
        ("my boyfriend's a picky eater, we're off", 2),
        ("me n my bro, Nanjing to Chengdu", 2),
        ("broke student, two days", 1),
        ("my grandparents (78 and 80) and I", 3),
        ("My dad, 72, and I are going", 2),
        ("it's my wife and my son he's eleven and me", 3),
        ("me + 2 girlies", 3),
        ("me and my buddy are in Shanghai. Oh and I'm tall", 2),
        ("with a 10-month-old, so slow mornings. 2 adults plus baby", 3),
        ("¥3,500 total for me and my sister", 2),
        ("three amateur cyclists", 3),
    ],
)
def test_companies_are_summed(text: str, people: int) -> None:
    reading = read_people(text)
    assert reading is not None
    assert reading.value == people


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("They're six: my niece, her husband, their two kids and both grandmothers", 6),
        ("my parents and both grandmothers are coming with me", 5),
        ("I get my daughter (9) and son (5) for the weekend", 3),
        ("I have my two kids that weekend", 3),
        ("arrangements for one (1) person", 1),
        ("solo, 1.8k", 1),
        ("My wife, our two-year-old daughter and I. We are strict vegetarians", 3),
        ("we are 2 couples, one is with baby of 10 months", 5),
        ("two couples, one has a toddler", 5),
        ("my niece and her boyfriend are coming along, so three with me", 3),
        ("Four of us, halal for three of us", 4),
        ("the four of us plus mum", 5),
        ("My husband, our twins and I", 4),
        ("My wife, our two-year-old daughter and I. With a small child we want it slow", 3),
        ("The two of us and our three kids. With a small child it must be slow", 5),
    ],
)
def test_english_parties_are_summed(text: str, people: int) -> None:
    reading = read_people(text)
    assert reading is not None
    assert (reading.value, reading.choices) == (people, ())


@pytest.mark.parametrize(("text", "choices"), [("三五个朋友想去", (3, 4, 5)), ("2 or 3 people", (2, 3))])
def test_a_range_is_asked_about(text: str, choices: tuple[int, ...]) -> None:
    reading = read_people(text)
    assert reading is not None
    assert reading.choices == choices


@pytest.mark.parametrize(
    "text",
    [
        "带5岁的孩子从北京去广州",
        "带3岁宝宝去杭州",
        "带我家娃去杭州",
        "Hangzhou with a child",
        "Hangzhou with my kid",
    ],
)
def test_children_alone_leave_open_how_many_bring_them(text: str) -> None:
    reading = read_people(text)
    assert reading is not None
    assert (reading.value, reading.also) == (2, (3,))


@pytest.mark.parametrize("text", ["我带5岁的孩子", "和老公带5岁的孩子", "我自己开车带娃去", "my kid and I"])
def test_who_brings_the_children_is_known_where_it_is_said(text: str) -> None:
    reading = read_people(text)
    assert reading is not None
    assert reading.also == ()


@pytest.mark.parametrize(
    "text",
    ["每人不超过100", "tickets under 150 a person", "听朋友说那里好玩", "three dinners and two towers"],
)
def test_who_does_not_travel_is_not_counted(text: str) -> None:
    assert read_people(text) is None


@pytest.mark.parametrize(
    ("text", "count"),
    [("爸妈加上我和老公还有个两岁的娃", 5), ("我和老公还有两岁的娃", 3), ("我和老公加个娃", 3)],
)
def test_a_child_is_counted_by_its_age_and_without_a_number(text: str, count: int) -> None:
    reading = read_people(text)
    assert reading is not None
    assert reading.value == count


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("我们两个大人带一个5岁孩子", 3),
        ("我们2大1小", 3),
        ("孩子奶奶、孩子爸、我还有俩孩子", 5),
        ("奶奶75岁，我带她去", 2),
        ("带女儿7岁和外甥9岁，我一个大人", 3),
        ("孕妇一名加老公", 2),
        ("the in-laws, my husband, me and our 3-year-old. Somewhere the old folks can sit", 5),
        ("女儿5岁，我和老婆带她去", 3),
        ("it'd be her, me, my sister and my sister's husband", 4),
        ("for my wife, her parents and me; her father needs a wheelchair and her mother is diabetic", 4),
        ("my daughter (9) loves art and my son (6) hates it. The three of us plus dad", 4),
    ],
)
def test_nobody_is_counted_twice_or_left_out(text: str, count: int) -> None:
    reading = read_people(text)
    assert reading is not None
    assert reading.value == count
