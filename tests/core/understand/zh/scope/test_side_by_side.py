"""What stands beside something else in a Chinese request, and says nothing against it or of it."""

from datetime import date

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.understanding import Understanding

TODAY = date(2026, 11, 21)


def _read(text: str, sandbox: Sandbox) -> Understanding:
    return understand(text, sandbox=sandbox, today=TODAY)


def _wished(found: Understanding) -> list[str]:
    return [wish.constraint().gloss.zh for wish in found.wishes]


def _liked(found: Understanding, *, wanted: bool) -> set[str]:
    return {one.thing.zh for one in found.likings if one.wanted is wanted}


def test_what_is_given_up_reaches_no_further_than_its_blank(sandbox: Sandbox) -> None:
    found = _read("上海去杭州 3天 螃蟹有就吃 没有拉倒 高铁来回 酒店挨着地铁", sandbox)
    assert "城际交通只乘火车" in _wished(found)
    assert "靠近地铁" in _liked(found, wanted=True)


def test_flights_that_leave_too_early_are_no_flights_refused(sandbox: Sandbox) -> None:
    found = _read("上海去杭州，3天，来回都不要太早的 flight", sandbox)
    assert not any("不乘飞机" in one for one in _wished(found))


@pytest.mark.parametrize("head", ["▶ NO:", "▶ 不要:", "忌口："])
def test_what_a_heading_refuses_is_never_wished(head: str, sandbox: Sandbox) -> None:
    found = _read(f"上海去杭州 3天\n{head} 香菜, 羊肉, 早起(<8:30)\n想去: 西湖", sandbox)
    assert not {"羊肉", "香菜", "早起"} & _liked(found, wanted=True)


def test_a_dish_is_wished_that_also_ends_a_name_nobody_knows(sandbox: Sandbox) -> None:
    assert "用餐包括火锅" in _wished(_read("上海去杭州，3天，想吃火锅，可以去白月光小院火锅", sandbox))


def test_a_bathroom_is_no_wish_for_hygiene(sandbox: Sandbox) -> None:
    found = _read("上海去杭州，3天，请订有无障碍卫生间的酒店", sandbox)
    assert "干净" not in _liked(found, wanted=True)


def test_a_former_trip_wishes_for_nothing(sandbox: Sandbox) -> None:
    found = _read("上海去杭州3天。上次跟你们去南京，排得很满，四天进了三个购物店。", sandbox)
    assert "购物" not in _liked(found, wanted=True)


def test_hong_kong_dollars_are_no_yuan(sandbox: Sandbox) -> None:
    found = _read("上海去杭州，3天，预算港币两万", sandbox)
    assert found.query.budget is None
    assert "budget" in {one.about for one in found.ask}


def test_an_hour_bounds_the_rides_of_the_clause_before(sandbox: Sandbox) -> None:
    wished = _wished(_read("上海去杭州，12月7日出发，两天，来回都坐高铁，上午十点以后发车的", sandbox))
    assert {"去程不早于 10:00 出发", "返程不早于 10:00 出发"} <= set(wished)


def test_an_hour_on_the_last_day_is_of_the_ride_home(sandbox: Sandbox) -> None:
    wished = _wished(_read("上海去杭州，12月18号出发，3天，回程也坐飞机，20号晚上八点以后起飞", sandbox))
    assert "返程不早于 20:00 出发" in wished
    assert not any("去程不早于" in one for one in wished)


def test_an_hour_of_one_day_is_none_of_every_day(sandbox: Sandbox) -> None:
    found = _read("上海去杭州，12月5日出发，3天，所以5号不要走太多路，晚上九点前要回酒店", sandbox)
    assert "第 1 天 21:00-24:00 留空" in _liked(found, wanted=True)


def test_who_sets_off_that_day_is_back_by_the_hour_on_all_days(sandbox: Sandbox) -> None:
    found = _read("上海去杭州，3天，12月10日出发，晚上九点之前要回到酒店", sandbox)
    assert "每天 21:00 前回酒店" in _liked(found, wanted=True)


def test_a_marathon_at_an_hour_is_no_early_start(sandbox: Sandbox) -> None:
    found = _read("上海去杭州，3天，12月5日出发，6日早上七点半起跑", sandbox)
    assert not any("出门" in one for one in _liked(found, wanted=True))


@pytest.mark.parametrize("leads", ["包括", "尤其是", "比如"])
def test_one_of_the_things_refused_is_refused(leads: str, sandbox: Sandbox) -> None:
    wished = _wished(_read(f"上海去杭州，3天，台阶多的地方一概不去，{leads}雷峰塔。西湖要去", sandbox))
    assert "游览雷峰塔" not in wished
    assert any("西湖" in one for one in wished)


def test_what_is_paid_a_head_counts_nobody(sandbox: Sandbox) -> None:
    found = _read("带老婆从上海去杭州，12月20日去，21日回，吃顿好的，两千一位也行", sandbox)
    assert found.query.people_number == 2


def test_a_list_of_more_persons_than_the_number_is_asked(sandbox: Sandbox) -> None:
    found = _read("一共六个人：我、我老公、公公婆婆、我妈，还有两个孩子，从上海去杭州三天", sandbox)
    assert "people" in {one.about for one in found.ask}


def test_how_far_the_hotel_is_on_foot_is_no_way_to_go_about(sandbox: Sandbox) -> None:
    found = _read("上海去杭州，3天，住西湖步行能到的地方", sandbox)
    assert not any(one.about == "local_transport" for one in found.likings)


def test_what_two_share_is_half_for_each(sandbox: Sandbox) -> None:
    assert any("¥100" in one for one in _wished(_read("上海去杭州，3天，一顿俩人不超二百", sandbox)))


@pytest.mark.parametrize("said", ["早上坐高铁过去", "早上坐火车过去"])
def test_a_ride_over_in_the_morning_has_its_hour(said: str, sandbox: Sandbox) -> None:
    assert "去程不晚于 12:00 出发" in _wished(_read(f"上海去杭州，12月12日{said}，13日晚上回", sandbox))


def test_what_is_not_to_be_planned_ends_at_its_blank(sandbox: Sandbox) -> None:
    found = _read("上海去杭州 3天 别给我们塞东西 最后一天可以去海边", sandbox)
    assert not any(not one.wanted and one.about == "sight" for one in found.likings)


@pytest.mark.parametrize("said", ["不想爬山灵隐寺是一定要去拜一拜的", "不想爬山灵隐寺一定要去"])
def test_what_must_be_seen_is_not_refused_with_what_stands_before(
    said: str, chinatravel_sandbox: Sandbox
) -> None:
    assert "游览灵隐寺" in _wished(_read(f"我们四个从南京去杭州玩三天，{said}。", chinatravel_sandbox))


def test_what_may_be_done_slowly_is_no_pace_refused(chinatravel_sandbox: Sandbox) -> None:
    found = _read("两个人从南京去北京三天，不要爬长城故宫可以慢慢看。", chinatravel_sandbox)
    assert "慢游" not in _liked(found, wanted=False)


@pytest.mark.parametrize("said", ["购物街和游乐园都不感兴趣", "希望参观博物馆，对购物街和游乐园没什么兴趣"])
def test_a_street_of_shops_that_nobody_cares_for_is_no_wish(said: str, chinatravel_sandbox: Sandbox) -> None:
    wished = _wished(_read(f"两人从苏州去武汉三天，{said}", chinatravel_sandbox))
    assert "不游览商业街区、游乐园/体育娱乐类景点" in wished
