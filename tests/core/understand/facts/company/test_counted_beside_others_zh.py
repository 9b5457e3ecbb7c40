"""Companies whose number stands beside other words for persons: brothers and sisters by number, who goes of many, who writes."""

import pytest

from core.understand import understand


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("带20名学生，连我两位老师，共22人", 22),
        ("大人2小孩1", 3),
        ("大人x2 小孩x1", 3),
        ("学生x4", 4),
        ("部门12个人去9个", 9),
        ("父亲八十大寿，兄妹四个陪他", 5),
        ("兄妹四个", 4),
        ("姐弟三个和爸妈", 5),
        ("兄妹", 2),
        ("两个大叔", 2),
        ("学生党仨", 3),
        ("新手妈妈，宝宝8个月，我和老公带宝宝", 3),
        ("姐妹们求推荐，两个女生", 2),
        ("宝宝1岁半，爸爸妈妈外婆三个大人", 4),
        ("我们一行9人（6大3小）", 9),
    ],
)
def test_the_company_is_counted_once(said: str, people: int) -> None:
    assert understand(f"{said}，从武汉去北京4天").query.people_number == people


@pytest.mark.parametrize("said", ["2晚3天", "两晚三天", "住两晚玩三天"])
def test_nights_may_be_said_before_the_days(said: str) -> None:
    found = understand(f"从武汉去北京{said}，两个人")
    assert found.query.days == 3
    assert not [one for one in found.ask if one.about == "days"]


def test_who_leads_may_be_one_more() -> None:
    found = understand("教练带队12名小球员去武汉比赛3天，从南京")
    assert [one for one in found.ask if one.about == "people"]


@pytest.mark.parametrize(
    ("said", "people"),
    [("视障人士两名加一位志愿者", 3), ("他们俩", 2)],
)
def test_those_beside_others_are_counted_too(said: str, people: int) -> None:
    assert understand(f"{said}，从武汉去北京4天").query.people_number == people


@pytest.mark.parametrize(
    "said", ["8号到10号全天上课，11号12号我自己玩", "12号比赛，前一天到，比赛完去海边玩一天回"]
)
def test_days_beside_those_counted_are_asked_about(said: str) -> None:
    found = understand(f"从武汉去北京，一个人，{said}")
    assert [one for one in found.ask if one.about == "days"]
