"""Companies, amounts, cities and days that Chinese tells by the way: 连我三个饭搭子, 连车票机票2500, 改南京了, 初二（3）班."""

from datetime import date

import pytest

from core.understand import understand


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("坐标重庆，连我三个饭搭子，去广州，四天", 3),
        ("重庆到广州，连我五个人，四天", 5),
        ("重庆到广州，算上我一共六个，四天", 6),
        ("重庆到广州，孩子20个、家长3位，连我24人，四天", 24),
        ("从杭州来苏州，人：我、模特一名、助理一名，三天", 3),
        ("重庆到广州，我、导游一名和司机两名，四天", 4),
        ("重庆到广州，我和同事一名，四天", 2),
        ("去成都，从重庆，男7女6，三天", 13),
        ("重庆到广州，男2，女3，四天", 5),
        ("爸妈六十多岁，我陪他们，上海到杭州3天", 3),
        ("爷爷奶奶想出门，我和老婆陪着他们，上海到杭州3天", 4),
        ("南京到上海2天3人，门票一人别超一百五", 3),
        ("成都飞深圳四天我妈我姨我一共仨女的", 3),
        ("成都飞深圳四天，一共3个女生2个男生", 5),
        # near misses
        ("重庆到广州，加上我两个女儿，我们夫妻，四天", 4),
        ("重庆到广州，研究生一名，四天", 1),
        ("重庆到广州，程序员一名，和女朋友，四天", 2),
        ("重庆到广州，教师2名，学生28名，四天", 30),
        ("重庆到广州，男女分开住，5人4天", 5),
    ],
)
def test_the_company_is_counted(text: str, people: int) -> None:
    assert understand(text).query.people_number == people


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("重庆到广州4天1人，连车票机票2500", 2500),
        ("重庆到广州4天2人，含路费一共三千", 3000),
        ("重庆到广州4天2人，包括来回机票5000以内", 5000),
        # near misses: a part of the costs, and one that is left out
        ("重庆到广州4天2人，机票别超过800，总共4000", 4000),
        ("重庆到广州4天2人，不含机票3000", None),
        ("重庆到广州4天2人，不包括车票2000", None),
    ],
)
def test_an_amount_with_the_tickets_is_that_of_all(text: str, budget: float | None) -> None:
    assert understand(text).query.budget == budget


@pytest.mark.parametrize("text", ["每人2600，教师不交钱", "收费只收学生，每人2600"])
def test_what_only_some_pay_is_asked(text: str) -> None:
    found = understand(f"重庆到广州4天30人，{text}")
    assert "budget" in {question.about for question in found.ask}


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("原本想从杭州去北京，路上太久，改南京了，3天2人", "南京"),
        ("一开始想去北京，后来换南京了，从杭州走，3天2人", "南京"),
        ("去年去的北京，今年换南京，从杭州坐高铁去，3天2人", "南京"),
        ("去年带老大去了趟北京，今年换南京，从杭州坐高铁去，3天2人", "南京"),
        # near misses
        ("从杭州去南京，3天，原来是想去北京的", "南京"),
        ("本来想去北京，还是去北京吧，从杭州走，3天2人", "北京"),
        ("从杭州去南京，改签到下午，3天2人", "南京"),
    ],
)
def test_the_city_is_the_one_it_was_changed_to(text: str, target: str) -> None:
    assert understand(text).query.target_city == target


@pytest.mark.parametrize("text", ["初二（3）班研学", "初三2班毕业旅行", "初一年级研学"])
def test_a_class_of_a_school_is_no_day(text: str) -> None:
    assert understand(f"{text}，南京到武汉，3天", today=date(2026, 11, 26)).dates is None


def test_the_second_of_the_lunar_year_is_one() -> None:
    assert understand("初二出发，南京到武汉，3天2人", today=date(2026, 11, 26)).dates is not None


def test_so_many_times_are_no_money() -> None:
    assert not understand("南京到上海2天2人，外滩去过八百回").ask
