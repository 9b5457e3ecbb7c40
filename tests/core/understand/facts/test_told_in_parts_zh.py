"""Travellers and days that Chinese tells part by part, and what is but a part of them."""

import pytest

from core.understand import Understanding, understand
from core.understand.facts.company.company_zh import company_zh
from core.understand.facts.days import read_days

CITIES = ["北京", "上海", "南京", "苏州", "杭州", "成都", "重庆"]


def read(said: str) -> Understanding:
    return understand(said, CITIES)


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("姐姐一家三口跟我", 4),
        ("我和对象,还有他表弟两口子", 4),
        ("表姐一家三口,再加我和我妈", 5),
        ("我跟朋友他们一家四口", 5),
        ("两对夫妻加一对父母", 6),
        ("两大一小,还有外婆", 4),
        ("外公外婆70+,我们两口,宝宝11个月", 5),
        ("老人两位中年两位", 4),
        ("大人俩 老人一个 娃一个", 4),
        ("大人4个 小孩11岁 8岁 4岁", 7),
        ("三个老人,两个年轻人,一个孩子", 6),
        ("我们部门12个人+家属8个", 20),
        ("我侄子12岁 我侄女10岁 他俩归我管", 3),
        ("女儿考研复试陪考,前两天她考试我一个人在学校附近转", 2),
    ],
)
def test_a_company_told_in_parts_is_added_up(said: str, people: int) -> None:
    found = company_zh(said)
    assert found is not None
    assert found.value == people


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("一家三口加阿姨,孩子20个月", 4),
        ("孕妇五个月,我跟老公", 2),
        ("带男朋友见我爸妈", 2),
        ("我们一家三口和我爸妈", 5),
        ("爸妈加孩子三个人", 3),
    ],
)
def test_nobody_is_counted_by_an_age_or_for_being_visited(said: str, people: int) -> None:
    found = company_zh(said)
    assert found is not None
    assert found.value == people


@pytest.mark.parametrize("said", ["这次隔音好第一位", "我们六十五岁以上的"])
def test_a_number_of_something_else_counts_nobody(said: str) -> None:
    found = company_zh(said)
    assert found is None or found.confidence < 0.95


@pytest.mark.parametrize(
    ("said", "days"),
    [
        ("两天拍婚纱照,再留一天玩", 3),
        ("出差两天,再玩两天", 4),
        ("出差三天,想多待一天", 4),
        ("周末两天再请一天假", 3),
        ("住西湖边一晚再换市区一晚", 3),
        ("一共5天,前两天开会,再玩三天", 5),
        ("5天,两天拍照,再留一天玩", 5),
        ("迪士尼玩两天,市区一天", 3),
        ("第三天中午走", 3),
        ("3天1个人,坐夜里的火车省一晚酒店钱", 3),
    ],
)
def test_days_told_in_parts_are_added_up(said: str, days: int) -> None:
    found = read_days(said)
    assert found is not None
    assert found.value == days


@pytest.mark.parametrize("said", ["住解放碑附近 一晚别超四百", "这回一天最多俩", "怀孕30周"])
def test_a_rate_is_no_length_of_the_trip(said: str) -> None:
    assert read_days(said) is None


@pytest.mark.parametrize(
    "said",
    [
        "上海到北京,2人,另外科技馆一天",
        "上海到成都,2人,茶馆坐一天也行",
        "上海到南京,2人,周日想玩一天再走",
        "上海到重庆,2人,先凑合一晚,第二天再搬到南岸",
    ],
)
def test_a_day_of_some_of_the_trip_is_asked_about(said: str) -> None:
    assert "days" in {question.about for question in read(said).ask}


def test_hours_are_no_days_of_a_place() -> None:
    found = read_days("从上海到杭州旅行3天,酒店要24小时前台")
    assert found is not None
    assert found.value == 3


def test_a_former_trip_tells_nothing_of_this_one() -> None:
    found = read("上海到杭州,2人,3天,上回在苏州一天跑了五个地方 这回一天最多俩")
    assert (found.query.days, found.query.target_city) == (3, "杭州")
    assert not found.ask


@pytest.mark.parametrize(
    "said",
    [
        "武汉去上海,四个室友,两天,学生没钱",
        "北京去成都,带男朋友回去见家长,五天里留两天陪家里吃饭,其他三天带他逛逛",
        "上海去杭州,姐姐一家三口跟我,3天,孩子起不来",
        "上海去杭州,3天,还有啥新鲜的?就俩人",
    ],
)
def test_who_was_counted_and_is_told_of_again_is_not_asked_about(said: str) -> None:
    assert "people" not in {question.about for question in read(said).ask}


def test_one_more_of_the_family_with_the_number_of_all() -> None:
    found = read("就我和孩子她爸,加孩子三个,从北京去南京玩三天")
    assert found.query.people_number == 3


def test_who_sleeps_alone_beside_another_does_not_travel_alone() -> None:
    found = read("我跟我弟从北京去南京两天,他住他同学那,我一个人住")
    assert found.query.people_number == 2


def test_whether_a_weekend_is_in_the_days_one_stays_longer_is_asked() -> None:
    found = understand("单位让我从武汉去广州，周末多待3天，一个人", ["武汉", "广州"])
    assert found.query.days == 3
    assert "days" in [question.about for question in found.ask]
