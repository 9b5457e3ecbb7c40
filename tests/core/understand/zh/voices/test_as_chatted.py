"""Wishes as they are chatted: rude refusals, plenty of a dish, classes of seats, days that begin late."""

import pytest

from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Types
from core.dsl.families.rides import IntercityModes
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from tests.core.understand.zh.found import likes

_FROM = "从重庆去成都玩3天,两个人,"


@pytest.mark.parametrize(
    "refusal", ["香菜滚", "香菜退散", "香菜走开", "香菜离我远点", "香菜一边去", "香菜退退退", "香菜出局"]
)
def test_every_rude_refusal_refuses(refusal: str) -> None:
    assert likes(understand(_FROM + refusal)) == {"香菜": False}


@pytest.mark.parametrize(
    "wish", ["火锅管饱", "火锅可劲儿造", "火锅来者不拒", "火锅往死里吃", "火锅放开了吃", "火锅也得整上"]
)
def test_plenty_of_a_dish_is_wanted_and_read_whole(wish: str) -> None:
    found = understand(_FROM + wish)
    assert [one.meaning.rule for one in found.wishes if isinstance(one.meaning, Types)] == ["all"]
    assert not found.not_understood


@pytest.mark.parametrize(
    ("wish", "mode"),
    [
        ("往返头等舱", "airplane"),
        ("来回经济舱就行", "airplane"),
        ("来回二等座", "train"),
        ("往返高铁一等座", "train"),
    ],
)
def test_a_class_of_seats_is_of_its_way(wish: str, mode: str) -> None:
    found = understand(_FROM + wish)
    assert [one.meaning for one in found.wishes] == [IntercityModes(frozenset({mode}))]
    assert {"头等舱", "经济舱", "二等座"} & set(likes(found))


@pytest.mark.parametrize(
    ("wish", "until"),
    [("白天不想出门", "18:00"), ("上午不出门", "12:00"), ("上午别出去", "12:00")],
)
def test_who_stays_in_keeps_that_part_of_each_day_free(wish: str, until: str) -> None:
    assert list(likes(understand(_FROM + wish))) == [f"每天 09:00-{until} 留空"]


@pytest.mark.parametrize("wish", ["三餐定时", "三餐要准时", "吃饭要按点", "按时吃饭"])
def test_every_way_to_eat_on_time(wish: str) -> None:
    assert likes(understand(_FROM + wish)) == {"三餐按时": True}


@pytest.mark.parametrize("wish", ["酒店须近灵隐寺", "住灵隐寺跟前", "酒店想住灵隐寺那块儿"])
def test_every_way_to_sleep_near_a_place(wish: str, sandbox: Sandbox) -> None:
    (found,) = understand("从上海去杭州玩3天,两个人," + wish, sandbox=sandbox).wishes
    assert isinstance(found.meaning, HotelNear)


def test_a_share_in_thousands_counts_nobody() -> None:
    query = understand(_FROM + "预算一人2k5").query
    assert (query.people_number, query.budget) == (2, 5000)


@pytest.mark.parametrize("wish", ["不吃辣怎么活", "不吃辣浑身难受", "不吃辣会死", "不吃辣受不了"])
def test_who_cannot_be_without_a_thing_wants_it(wish: str) -> None:
    assert likes(understand(_FROM + wish)) == {"辣菜": True}


@pytest.mark.parametrize("refusal", ["不吃辣", "我们不吃辣", "吃辣会死"])
def test_who_cannot_have_a_thing_refuses_it(refusal: str) -> None:
    assert set(likes(understand(_FROM + refusal)).values()) == {False}


@pytest.mark.parametrize("wish", ["别天天烤鸭", "不要顿顿烤鸭", "别全是烤鸭"])
def test_what_is_not_wished_every_day_is_not_refused(wish: str) -> None:
    assert likes(understand(_FROM + "烤鸭吃一次就行，" + wish)).get("烤鸭") is not False


def test_who_may_not_get_up_refuses_no_lie_in() -> None:
    assert likes(understand(_FROM + "升旗想看但起不来就算了")) == {"升旗": True}


@pytest.mark.parametrize("wish", ["我吃蛋奶素", "只吃锅边素", "妈妈吃奶素"])
def test_every_kind_of_vegetarian_eats_no_meat(wish: str) -> None:
    (found,) = understand(_FROM + wish).wishes
    assert found.meaning == Types("restaurant", "all", frozenset({"素食"}))
