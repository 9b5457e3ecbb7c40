"""Chinese words that say but a part of what is meant, or that are turned round twice: they are withheld, or read as they are meant."""

from datetime import date

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Rooms
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import OutAndBack, RideTime
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from tests.core.understand.zh.found import likes, listed, meanings

_FROM = "从上海去杭州玩两天,两个人,"
_TODAY = date(2026, 11, 26)


def test_a_sort_of_a_dish_that_is_refused_refuses_no_other() -> None:
    found = understand(_FROM + "网红火锅一律不要")
    assert not [one for one in meanings(found) if isinstance(one, Types) and "火锅" in one.types]
    assert "火锅" in listed(found)


def test_what_makes_ill_is_refused_of_whatever_sort() -> None:
    found = understand(_FROM + "老二海鲜过敏")
    assert Types("restaurant", "none", frozenset({"海鲜"})) in meanings(found)


def test_dishes_in_one_word_are_refused_together() -> None:
    assert likes(understand(_FROM + "生冷辛辣滚远点"))["生食"] is False


def test_a_hotel_is_not_near_what_only_begins_with_the_name(sandbox: Sandbox) -> None:
    found = understand(_FROM + "酒店要在雷峰塔科技园附近", sandbox=sandbox)
    assert not [one for one in meanings(found) if isinstance(one, HotelNear)]


def test_a_kind_behind_the_city_is_one_name(sandbox: Sandbox) -> None:
    found = understand(_FROM + "参观杭州科技馆", sandbox=sandbox)
    assert "科技馆" not in likes(found)
    assert likes(found)["杭州科技馆"] is True


def test_what_would_be_seen_from_the_room_is_told(sandbox: Sandbox) -> None:
    found = understand(_FROM + "酒店要能看到西湖", sandbox=sandbox)
    assert likes(found)["看得到西湖"] is True


def test_a_view_from_a_room_is_no_visit(sandbox: Sandbox) -> None:
    found = understand(_FROM + "江景大床,能看到雷峰塔最好", sandbox=sandbox)
    assert not [one for one in meanings(found) if isinstance(one, Names)]


@pytest.mark.parametrize("text", ["酒店没电梯不住", "没电梯不订"])
def test_without_it_one_would_not_stay(text: str) -> None:
    assert likes(understand(_FROM + "酒店要干净," + text))["电梯"] is True


def test_a_sight_that_must_not_be_missed_twice_over_is_not_refused(sandbox: Sandbox) -> None:
    found = understand(_FROM + "灵隐寺不去不行", sandbox=sandbox)
    assert not [one for one in meanings(found) if isinstance(one, Names) and one.rule == "none"]


def test_a_sight_that_can_on_no_account_be_missed_is_wanted(sandbox: Sandbox) -> None:
    found = understand(_FROM + "灵隐寺绝对不能漏", sandbox=sandbox)
    assert Names("attraction", "all", frozenset({"灵隐寺"})) in meanings(found)


@pytest.mark.parametrize("text", ["谁想吃火锅啊", "谁规定来了就得吃火锅"])
def test_who_asks_who_would_refuses(text: str) -> None:
    wanted = [
        one for one in meanings(understand(_FROM + text)) if isinstance(one, Types) and one.rule != "none"
    ]
    assert wanted == []


@pytest.mark.parametrize("text", ["酒店不含早餐也可以", "酒店不带泳池也行"])
def test_what_one_can_do_without_is_neither_liked_nor_refused(text: str) -> None:
    found = understand(_FROM + text)
    assert likes(found) == {}
    assert listed(found) == ""


def test_no_more_than_one_of_a_kind_is_asked_about() -> None:
    assert "博物馆" in listed(understand(_FROM + "博物馆最多看一个"))


def test_a_condition_of_the_weather_is_asked_about() -> None:
    assert "博物馆" in listed(understand(_FROM + "雨天就去博物馆"))


def test_a_sight_as_it_turns_out_is_only_liked(sandbox: Sandbox) -> None:
    found = understand(_FROM + "灵隐寺看情况", sandbox=sandbox)
    assert [wish.strength for wish in found.wishes if isinstance(wish.meaning, Names)] == ["like"]


def test_a_day_of_the_trip_that_it_does_not_have_is_asked_about() -> None:
    found = understand("从北京去成都开会,一个人,会开两天,第三天逛逛")
    assert "days" in {question.about for question in found.ask}


def test_a_number_denied_gives_way_to_the_one_that_is_so() -> None:
    assert understand("不是三个人,是四个,上海去成都四天").query.people_number == 4


def test_another_city_that_was_not_read_leaves_the_trip_open() -> None:
    found = understand("我的 company 在深圳 this weekend 去桂林 no 太远 去 广州 two days 一个人")
    assert {"start", "target"} & {question.about for question in found.ask}


def test_a_day_on_which_one_does_not_travel_is_told() -> None:
    found = understand("五一别去了人多,端午吧,苏州去武汉三天两个人", today=_TODAY)
    assert "五一" in listed(found)


def test_a_day_within_the_trip_of_which_nothing_was_read_is_told() -> None:
    found = understand("1月2日晚上7点半,五月天,票抢到了,我们四个从重庆去上海,1月1日到3日", today=_TODAY)
    assert "1月2日" in listed(found)


def test_letters_that_each_say_little_say_something_together() -> None:
    assert "走着就得能到" in listed(understand(_FROM + "住处走着就得能到"))


@pytest.mark.parametrize(
    ("text", "budget"),
    [("预算8k包括吃住", 8000), ("总费用控制在1.5w以内(不是每人)", 15000), ("花个1500左右", 1500)],
)
def test_an_amount_is_of_all(text: str, budget: float) -> None:
    assert understand(_FROM + text).query.budget == budget


@pytest.mark.parametrize("text", ["机票酒店加起来别超过五千", "总共就三千块,刨去车票"])
def test_an_amount_of_some_parts_is_asked_about(text: str) -> None:
    found = understand(_FROM + text)
    assert found.query.budget is None
    assert "budget" in {question.about for question in found.ask}


def test_two_hundred_odd_is_less_than_three_hundred() -> None:
    assert CostCap("accommodation", 300, "night") in meanings(understand(_FROM + "酒店一晚两百多"))


def test_a_price_of_each_room_is_counted_for_as_many_rooms_as_travellers() -> None:
    found = understand(_FROM + "酒店一人一间,每间600以内")
    assert CostCap("accommodation", 1200, "night") in meanings(found)


def test_rooms_of_some_are_not_those_of_all() -> None:
    found = understand("武汉去成都三天,三个人,我打呼噜,单独一间,他俩住一间")
    assert not [one for one in meanings(found) if isinstance(one, Rooms)]


def test_who_goes_back_to_eat_with_somebody_does_not_go_home() -> None:
    found = understand(_FROM + "晚上七点前得回去跟她吃饭")
    assert not [one for one in meanings(found) if isinstance(one, RideTime)]


def test_the_hour_behind_the_way_back_is_that_of_coming_home() -> None:
    found = understand(_FROM + "回程不想太晚到家,最好晚上八点前到")
    assert RideTime(way="back", moment="arrives", bound="latest", time="20:00") in meanings(found)


def test_a_berth_is_one_of_a_train() -> None:
    found = understand(_FROM + "去的时候坐卧铺,回来飞")
    assert OutAndBack("any", frozenset({"train"}), frozenset({"airplane"})) in meanings(found)


def test_nothing_before_an_hour_is_an_hour_of_going_out() -> None:
    assert likes(understand(_FROM + "别安排10点前的东西"))["每天 10:00 后出门"] is True


def test_the_age_of_seventy_odd_is_read() -> None:
    assert understand("我和老伴都七十多岁了,从北京去苏州四天").ages == (70,)


def test_the_other_who_works_elsewhere_is_where_the_trip_goes() -> None:
    found = understand("他在北京上班,我在广州,这次我飞过去找他,玩四天")
    assert (found.query.start_city, found.query.target_city) == ("广州", "北京")
