"""Plain wishes of every day in Chinese, each kind in every way to say it, and what only looks like them."""

from datetime import date

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Rooms
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack, Ride, RideTime
from core.dsl.families.ways import InnerModes
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TODAY = date(2026, 11, 21)
EITHER: frozenset[Ride] = frozenset({"train", "airplane"})


def read(sandbox: Sandbox, said: str) -> Understanding:
    return understand(f"上海去北京，4天，三个人，{said}", sandbox=sandbox, today=TODAY)


def liked(found: Understanding) -> set[tuple[str, str]]:
    return {(one.about, one.thing.zh) for one in found.likings if one.wanted}


@pytest.mark.parametrize(
    "text",
    [
        "12个人 杭州到苏州 两天 预算2w 住民宿 慢慢逛",
        "12个人 杭州到苏州 两天 住民宿带KTV 预算20000 慢慢逛",
        "12个人 杭州到苏州 两天 预算20k 住民宿 慢慢逛",
    ],
)
def test_blanks_part_phrases_that_end_in_latin_letters(chinatravel_sandbox: Sandbox, text: str) -> None:
    found = understand(text, sandbox=chinatravel_sandbox, today=TODAY)
    assert found.query.budget == 20000
    assert not any(
        isinstance(wish.meaning, CostCap) and wish.meaning.category != "total" for wish in found.wishes
    )


@pytest.mark.parametrize(
    "said",
    [
        "去程高铁二等座",
        "去程坐高铁",
        "去的时候坐高铁",
        "高铁去，回来坐大巴",
        "高铁去大巴回",
        "高铁去，回程自驾",
    ],
)
def test_means_of_the_way_out_bind_no_way_back(chinatravel_sandbox: Sandbox, said: str) -> None:
    meanings = [wish.meaning for wish in read(chinatravel_sandbox, said).wishes]
    assert OutAndBack("any", frozenset({"train"}), EITHER) in meanings


@pytest.mark.parametrize(
    "said", ["往返都坐高铁", "坐高铁去", "去程坐高铁，返程也坐高铁", "去程高铁，回程高铁"]
)
def test_means_that_are_said_of_both_ways_or_of_none_bind_both(
    chinatravel_sandbox: Sandbox, said: str
) -> None:
    meanings = [wish.meaning for wish in read(chinatravel_sandbox, said).wishes]
    train: frozenset[Ride] = frozenset({"train"})
    assert IntercityModes(train) in meanings or OutAndBack("any", train, train) in meanings


@pytest.mark.parametrize("company", ["一家三口", "两大一小", "2大1小", "三口之家"])
def test_parents_with_a_child_sleep_in_one_room(chinatravel_sandbox: Sandbox, company: str) -> None:
    text = f"{company}上海去北京，4天，酒店一晚300以内"
    found = understand(text, sandbox=chinatravel_sandbox, today=TODAY)
    assert CostCap("accommodation", 300, "night") in [wish.meaning for wish in found.wishes]


def test_three_friends_take_two_rooms(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "酒店一晚300以内")
    assert CostCap("accommodation", 600, "night") in [wish.meaning for wish in found.wishes]


@pytest.mark.parametrize(
    "said", ["民宿最好带KTV", "酒店要有KTV", "住的民宿带个KTV", "住的酒店有KTV", "民宿自带KTV"]
)
def test_what_a_hotel_has_is_wished_of_the_hotel(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("hotel", "KTV") in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize("said", ["晚上去KTV", "想唱K", "晚上找个KTV"])
def test_what_one_goes_to_is_no_part_of_the_hotel(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("sight", "KTV") in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize(
    "said",
    [
        "每天中午得回酒店睡一觉",
        "中午要眯一会儿",
        "午饭后回酒店打个盹",
        "中午得回房间补个觉",
        "下午回酒店睡个觉",
        "中午让老人睡一觉",
    ],
)
def test_a_sleep_at_noon_is_a_rest(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("time", "午休") in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize("said", ["晚上回酒店睡一觉", "在车上睡一觉", "中午不用睡觉"])
def test_a_sleep_at_another_time_is_none(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("time", "午休") not in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize(
    ("said", "ages"),
    [
        ("我妈70了", (70,)),
        ("爸爸今年68，妈妈65", (68, 65)),
        ("老的72小的3岁", (72, 3)),
        ("大的9小的4", (9, 4)),
        ("奶奶都80多了", (80,)),
    ],
)
def test_ages_are_told_without_their_measure(
    chinatravel_sandbox: Sandbox, said: str, ages: tuple[int, ...]
) -> None:
    assert read(chinatravel_sandbox, said).ages == ages


@pytest.mark.parametrize("said", ["给爸妈60块零花", "爸妈50米内就要歇", "要大的9座车", "小的3间房"])
def test_other_numbers_beside_persons_are_no_ages(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert read(chinatravel_sandbox, said).ages == ()


@pytest.mark.parametrize("said", ["上午不安排景点", "上午别安排", "下午自由活动", "我们上午都不要安排活动"])
def test_half_a_day_on_no_day_is_free_every_day(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert any(
        about == "time" and thing.startswith("每天")
        for about, thing in liked(read(chinatravel_sandbox, said))
    )


@pytest.mark.parametrize("said", ["第二天上午自由活动", "到的那天下午自由活动", "下午自由活动的团不报"])
def test_half_a_day_of_one_day_is_free_on_no_other(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert not any(
        about == "time" and thing.startswith("每天")
        for about, thing in liked(read(chinatravel_sandbox, said))
    )


@pytest.mark.parametrize(
    "said",
    [
        "长城嘛…小的走不动，算了不去",
        "长城呢，孩子爬不动，就算了",
        "长城嘛，太远了，算了",
        "长城的话，老人吃不消，别去了",
    ],
)
def test_a_topic_is_refused_behind_the_reason(chinatravel_sandbox: Sandbox, said: str) -> None:
    names = [
        wish.meaning for wish in read(chinatravel_sandbox, said).wishes if isinstance(wish.meaning, Names)
    ]
    assert [one.rule for one in names] == ["none"]


@pytest.mark.parametrize(
    "said", ["故宫呢，孩子想看，天坛算了", "故宫嘛，票难抢，别坐地铁去", "故宫呢，要去，算了天坛"]
)
def test_another_refusal_behind_a_topic_is_not_of_the_topic(chinatravel_sandbox: Sandbox, said: str) -> None:
    refused = {
        name
        for wish in read(chinatravel_sandbox, said).wishes
        if isinstance(wish.meaning, Names) and wish.meaning.rule == "none"
        for name in wish.meaning.names
    }
    assert "故宫博物院" not in refused


@pytest.mark.parametrize(
    ("said", "about", "thing"),
    [
        ("我们去度蜜月", "company", "蜜月旅行"),
        ("妈妈过生日", "company", "有人过生日"),
        ("公司团建", "company", "团建"),
        ("毕业旅行", "company", "毕业旅行"),
        ("要能开发票", "hotel", "发票"),
        ("宾馆有热水就行", "hotel", "热水"),
        ("要鸳鸯锅", "meal", "鸳鸯锅"),
        ("午餐吃团餐", "meal", "团餐"),
        ("看CBA比赛", "sight", "球赛"),
        ("行程松弛一点", "pace", "慢游"),
    ],
)
def test_what_people_say_every_day_is_told_as_liked(
    chinatravel_sandbox: Sandbox, said: str, about: str, thing: str
) -> None:
    assert (about, thing) in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize("said", ["不要住在闹市区", "别住闹市区", "不想住闹市"])
def test_a_busy_quarter_is_refused(chinatravel_sandbox: Sandbox, said: str) -> None:
    refused = {one.thing.zh for one in read(chinatravel_sandbox, said).likings if not one.wanted}
    assert "闹市区的酒店" in refused


@pytest.mark.parametrize(
    ("said", "first", "last"),
    [
        ("十二月十号出发", date(2026, 12, 10), date(2026, 12, 13)),
        ("十二月二十三号到二十六号", date(2026, 12, 23), date(2026, 12, 26)),
        ("十二月二日走", date(2026, 12, 2), date(2026, 12, 5)),
        ("二十三号出发，二十六号回", date(2026, 11, 23), date(2026, 11, 26)),
    ],
)
def test_days_are_read_in_chinese_numerals(
    chinatravel_sandbox: Sandbox, said: str, first: date, last: date
) -> None:
    found = read(chinatravel_sandbox, said)
    assert found.dates is not None
    assert (found.dates.first, found.dates.last) == (first, last)
    assert found.query.text[slice(*found.dates.span)] in found.query.text


@pytest.mark.parametrize("said", ["住十号线附近", "住在五号楼", "看三月的樱花"])
def test_lines_and_houses_of_a_number_are_no_days(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert found.dates is None or found.dates.last is None


@pytest.mark.parametrize("said", ["步行不要太多", "走路别太多", "每天走路少一点", "少走动", "走的路少"])
def test_little_walking_is_wished_in_any_words(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert ("pace", "少走路") in liked(found)
    assert not any(one.about == "local_transport" for one in found.likings)


@pytest.mark.parametrize(
    ("said", "moment"),
    [
        ("最后一天下午四点以后返回", "departs"),
        ("最后一天晚上八点后再回去", "departs"),
        ("晚上八点以后回到上海", "arrives"),
    ],
)
def test_who_goes_home_after_an_hour_leaves_then(
    chinatravel_sandbox: Sandbox, said: str, moment: str
) -> None:
    rides = [
        wish.meaning for wish in read(chinatravel_sandbox, said).wishes if isinstance(wish.meaning, RideTime)
    ]
    assert [(one.way, one.moment) for one in rides] == [("back", moment)]


@pytest.mark.parametrize("said", ["要三个单间", "订3个标间", "三个大床房", "三间房"])
def test_rooms_are_counted_with_either_measure(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert Rooms(3) in [wish.meaning for wish in read(chinatravel_sandbox, said).wishes]


@pytest.mark.parametrize("said", ["第三天要留给家里人", "第三天留给老同学", "第三天留给自己"])
def test_a_day_left_to_others_is_free(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert any(
        about == "time" and thing.startswith("第 3 天")
        for about, thing in liked(read(chinatravel_sandbox, said))
    )


@pytest.mark.parametrize(
    "said", ["禁止火锅", "禁止 火锅", "严禁火锅", "杜绝火锅", "火锅也给我划掉", "火锅帮我去掉"]
)
def test_what_is_forbidden_is_refused(chinatravel_sandbox: Sandbox, said: str) -> None:
    kinds = [
        wish.meaning for wish in read(chinatravel_sandbox, said).wishes if isinstance(wish.meaning, Types)
    ]
    assert [one.rule for one in kinds] == ["none"]


@pytest.mark.parametrize("said", ["不安排夜间活动", "不要安排晚上的活动", "别安排晚上的行程"])
def test_evenings_without_plans_are_free(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert any(
        about == "time" and thing.startswith("每天")
        for about, thing in liked(read(chinatravel_sandbox, said))
    )


@pytest.mark.parametrize("said", ["早上谁也别喊我", "别喊我起床", "早上别叫我们"])
def test_who_is_not_to_be_woken_sleeps_in(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("time", "睡懒觉") in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("我们夫妇和另一对夫妇从上海去北京4天", 4),
        ("我们两口子和另外两对夫妻从上海去北京4天", 6),
        ("孩子在北京读大学，我和她爸爸从上海去看她，4天，陪孩子吃饭", 2),
        ("作为一名历史老师，我想独自从上海去北京4天", 1),
        ("女儿在上海上班，我带她从上海去北京4天", 2),
    ],
)
def test_other_couples_travel_and_who_is_visited_does_not(
    chinatravel_sandbox: Sandbox, text: str, people: int
) -> None:
    assert understand(text, sandbox=chinatravel_sandbox, today=TODAY).query.people_number == people


def test_days_at_places_of_a_list_are_not_those_of_the_trip(chinatravel_sandbox: Sandbox) -> None:
    text = "12/18上海-北京，12/22回，两个人，环球影城1天、长城1天、颐和园1天"
    assert understand(text, sandbox=chinatravel_sandbox, today=TODAY).query.days != 1


@pytest.mark.parametrize(("said", "binds"), [("园林只看颐和园", False), ("园林想看颐和园这样的", True)])
def test_a_kind_of_which_only_some_are_seen_is_their_topic(
    chinatravel_sandbox: Sandbox, said: str, binds: bool
) -> None:
    meanings = [wish.meaning for wish in read(chinatravel_sandbox, said).wishes]
    assert any(isinstance(one, Types) for one in meanings) is binds


@pytest.mark.parametrize("said", ["周六陪孩子吃顿好的", "周六约了朋友吃饭"])
def test_a_weekday_of_something_else_begins_no_trip(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert read(chinatravel_sandbox, said).dates is None


def kept_free(found: Understanding) -> set[str]:
    return {thing[:5] for about, thing in liked(found) if about == "time" and "留空" in thing}


@pytest.mark.parametrize(
    "said", ["第二天和第三天白天开会", "第二天、第三天上午开会", "第二天和第三天下午自由活动"]
)
def test_time_is_kept_on_each_of_the_days_that_are_joined(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert kept_free(read(chinatravel_sandbox, said)) == {"第 2 天", "第 3 天"}


def test_time_on_one_day_is_kept_on_no_other(chinatravel_sandbox: Sandbox) -> None:
    assert kept_free(read(chinatravel_sandbox, "第二天和同事上午开会")) == {"第 2 天"}


@pytest.mark.parametrize("said", ["晚餐订景山公园边的餐厅", "烧烤自己弄", "不爬长城坐缆车上"])
def test_what_stands_in_another_role_is_no_demand(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert not any(isinstance(wish.meaning, (Names, Types)) for wish in found.wishes)


@pytest.mark.parametrize("said", ["学生两人一间，老师各一间", "每一间都要大床"])
def test_a_room_for_each_is_not_one_room(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert Rooms(1) not in [wish.meaning for wish in read(chinatravel_sandbox, said).wishes]


@pytest.mark.parametrize("said", ["市里都打车吧", "市内都打车", "市里面打车"])
def test_taxis_inside_the_city_are_read(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert any(isinstance(wish.meaning, InnerModes) for wish in read(chinatravel_sandbox, said).wishes)


def test_a_hotel_by_the_sea_is_wished_beside_its_kind(chinatravel_sandbox: Sandbox) -> None:
    text = "北京去深圳4天，两个人，住海边民宿"
    assert ("hotel", "海边酒店") in liked(understand(text, sandbox=chinatravel_sandbox, today=TODAY))
