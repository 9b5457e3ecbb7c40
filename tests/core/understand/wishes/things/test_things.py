"""Things that no constraint holds are likes: a walk around a sight, a dish for breakfast, an hour of quiet."""

import pytest

from core.dsl.families.places import Names
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.understanding import Understanding


def read(text: str, demo: Sandbox) -> Understanding:
    return understand(text, sandbox=demo)


def liked(text: str, demo: Sandbox) -> set[str]:
    return {one.thing.zh for one in read(text, demo).likings if one.wanted}


def test_who_walks_around_a_sight_wants_to_see_it(demo: Sandbox) -> None:
    understood = read("Two of us from Beijing to Hangzhou for 2 days, walk around West Lake", demo)
    assert [one.constraint().gloss.zh for one in understood.wishes] == ["游览西湖"]
    assert "local_transport" not in {one.about for one in understood.likings}


def test_a_dish_for_breakfast_leaves_no_word_unread(demo: Sandbox) -> None:
    text = "Two of us from Beijing to Wuhan for 2 days, hot dry noodles for breakfast"
    understood = read(text, demo)
    assert {"当地早餐", "热干面"} <= {one.thing.zh for one in understood.likings}
    assert understood.not_understood == ()


@pytest.mark.parametrize("words", ["No tourist traps", "避开坑游客的地方"])
def test_tourist_traps_are_sights_that_nobody_wants(words: str, demo: Sandbox) -> None:
    understood = read(f"两个人从北京去上海三天，{words}", demo)
    assert [(one.about, one.thing.zh, one.wanted) for one in understood.likings] == [
        ("sight", "宰客的地方", False)
    ]


@pytest.mark.parametrize("wishes", ["Hotpot, night views, no buses", "night views and a nice hotel"])
def test_a_night_view_in_a_list_is_one_to_go_and_see(demo: Sandbox, wishes: str) -> None:
    understood = read(f"Two of us from Beijing to Shanghai for 3 days. {wishes}", demo)
    assert ("sight", "夜景") in {(one.about, one.thing.zh) for one in understood.likings}


@pytest.mark.parametrize("dish", ["烧腊", "糖水", "皮肚面", "蛋烘糕", "钵仔糕", "葱油拌面"])
def test_a_dish_of_a_city_is_liked_by_name(dish: str, demo: Sandbox) -> None:
    understood = read(f"两个人从北京去上海三天，想吃{dish}", demo)
    assert any(dish in understood.query.text[slice(*one.span)] for one in understood.likings)
    assert understood.not_understood == ()


def test_bars_are_somewhere_to_go_and_no_table_to_eat_at(demo: Sandbox) -> None:
    understood = read("Two of us from Beijing to Shanghai for 3 days, bars at night", demo)
    assert understood.wishes == ()
    assert liked("Two of us from Beijing to Shanghai for 3 days, bars at night", demo) == {
        "酒吧",
        "酒吧：晚上",
    }


@pytest.mark.parametrize("words", ["gluten free please", "gluten-free food", "no gluten"])
def test_free_of_something_refuses_it(words: str, demo: Sandbox) -> None:
    understood = read(f"Two of us from Beijing to Shanghai for 2 days. {words}", demo)
    assert [(one.thing.zh, one.wanted) for one in understood.likings] == [("麸质", False)]


@pytest.mark.parametrize("words", ["Not too many sights a day please", "景点别太多"])
def test_few_sights_a_day_are_a_calm_pace(words: str, demo: Sandbox) -> None:
    understood = read(f"两个人从北京去上海三天。{words}", demo)
    assert [(one.about, one.thing.zh, one.wanted) for one in understood.likings] == [("pace", "慢游", True)]


def test_to_eat_ones_fill_refuses_nothing(demo: Sandbox) -> None:
    understood = read("两个人从北京去上海三天，生煎小笼吃够", demo)
    assert {one.thing.zh for one in understood.likings if one.wanted} == {"生煎", "小笼包"}


@pytest.mark.parametrize(
    ("said", "things"),
    [
        ("全程包车", {"包车"}),
        ("晚上去酒吧听现场音乐", {"酒吧：晚上", "酒吧", "现场音乐"}),
        ("想看日落", {"日落"}),
        ("想看日出", {"日出"}),
        ("想喝下午茶", {"下午茶"}),
        ("逛花市和古玩市场", {"花市", "古玩"}),
        ("穿穿老巷子", {"老城"}),
        ("晚上泡个温泉", {"温泉：晚上", "温泉"}),
        ("看看当代艺术", {"当代艺术"}),
        ("住精品酒店", {"精品酒店"}),
    ],
)
def test_what_people_wish_for_in_chinese(said: str, things: set[str], demo: Sandbox) -> None:
    assert liked(f"两个人从北京去南京三天，{said}", demo) == things


@pytest.mark.parametrize(
    ("said", "things"),
    [
        ("a private car with driver", {"包车"}),
        ("craft beer bars and live music", {"精酿啤酒", "现场音乐"}),
        ("see the sunset", {"日落"}),
        ("see the sunset over the river", {"日落"}),
        ("afternoon tea", {"下午茶"}),
        ("a flower market and an antique market", {"花市", "古玩"}),
        ("wander the old lanes", {"老城"}),
        ("contemporary galleries", {"当代艺术"}),
        ("a really beautiful hotel", {"漂亮的酒店"}),
    ],
)
def test_what_people_wish_for_in_english(said: str, things: set[str], demo: Sandbox) -> None:
    assert liked(f"Two of us from Beijing to Nanjing for 3 days, {said}", demo) == things


def test_an_art_zone_with_a_number_is_no_budget(demo: Sandbox) -> None:
    found = read("Two of us from Shanghai to Beijing for 4 days: the 798 art zone", demo)
    assert found.query.budget is None
    assert [wish.meaning for wish in found.wishes] == [Names("attraction", "all", frozenset({"798艺术区"}))]


@pytest.mark.parametrize(
    ("text", "walls"),
    [
        ("两个人从上海去北京三天，长城去慕田峪", {"慕田峪长城"}),
        ("Two people from Shanghai to Beijing for 3 days, the Great Wall at Mutianyu", {"慕田峪长城"}),
        ("两个人从上海去北京三天，长城去八达岭和慕田峪", {"八达岭长城", "慕田峪长城"}),
        ("两个人从上海去北京三天，想爬长城", {"八达岭长城"}),
    ],
)
def test_of_the_great_walls_the_one_that_is_named_is_meant(text: str, walls: set[str], demo: Sandbox) -> None:
    meanings = [wish.meaning for wish in read(text, demo).wishes]
    assert set().union(*(one.names for one in meanings if isinstance(one, Names))) == walls


@pytest.mark.parametrize(
    "said", ["慕田峪长城，坐缆车上下，不爬", "慕田峪长城坐缆车上去，不想爬", "去慕田峪，坐缆车，别爬上去"]
)
def test_who_rides_up_in_order_not_to_climb_refuses_no_cable_car(said: str, demo: Sandbox) -> None:
    found = read(f"两个人从上海去北京三天，{said}", demo)
    assert [one.thing.zh for one in found.likings if not one.wanted] == []


def test_a_wall_that_one_will_not_climb_is_refused(demo: Sandbox) -> None:
    found = read("两个人从上海去北京三天，慕田峪长城，不爬了", demo)
    assert [one.meaning.rule for one in found.wishes if isinstance(one.meaning, Names)] in (["none"], [])


@pytest.mark.parametrize(
    ("said", "thing"), [("喝茶听场相声", "相声"), ("找个茶馆听场评弹", "演出"), ("晚上看场话剧", "演出")]
)
def test_a_show_is_read_with_its_verb(said: str, thing: str, demo: Sandbox) -> None:
    found = read(f"两个人从北京去上海三天，{said}", demo)
    assert thing in {one.thing.zh for one in found.likings}
    assert found.not_understood == ()


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("Two of us from Guangzhou to Shenzhen, 2 days, something with a view from high up", "观景台"),
        ("Two of us from Guangzhou to Shenzhen, 2 days, we'd like to see the city from above", "观景台"),
        ("两个人从广州去深圳两天，想登高望远", "观景台"),
        ("Two of us from Hangzhou to Shanghai, 2 days, we enjoy quiet streets", "安静的街道"),
        ("Two of us from Hangzhou to Shanghai, 2 days, we like coffee places", "坐咖啡馆"),
    ],
)
def test_what_one_would_see_or_sit_in_is_a_like_of_its_own(text: str, thing: str, demo: Sandbox) -> None:
    assert liked(text, demo) == {thing}


@pytest.mark.parametrize(
    "text",
    ["Third time in Shanghai, two of us from Hangzhou, 2 days", "第三次去上海，两个人从杭州出发，两天"],
)
def test_who_comes_again_would_not_see_what_everybody_sees(text: str, demo: Sandbox) -> None:
    (liking,) = read(text, demo).likings
    assert (liking.thing.zh, liking.wanted) == ("热门景点", False)


def test_a_sight_that_one_may_see_or_not_is_neither_wished_nor_refused(demo: Sandbox) -> None:
    found = read("两个人从广州去武汉三天，过早要吃热干面 黄鹤楼可去可不去", demo)
    assert (found.ask, {one.thing.zh for one in found.likings}) == ((), {"当地早餐", "热干面"})


def test_spare_time_is_no_place(demo: Sandbox) -> None:
    found = read("我一个人从广州去北京出差两天，坐飞机往返，有空想去一趟故宫", demo)
    assert (found.not_understood, [one for one in found.likings if one.about == "sight"]) == ((), [])


def test_somewhere_quiet_to_stay_is_a_quiet_hotel(demo: Sandbox) -> None:
    found = read("Just me, Shenzhen to Beijing, 3 days. I'd like to stay somewhere quiet.", demo)
    assert [one.about for one in found.likings] == ["hotel"]


@pytest.mark.parametrize(
    ("words", "thing", "about"),
    [
        ("cheap and clean beds", "便宜的酒店", "hotel"),
        ("cheap noodles nearby", "便宜的馆子", "meal"),
        ("a budget trip", "省钱", "budget_part"),
        ("cheap, please", "省钱", "budget_part"),
        ("a decent hotel near the water", "水边的酒店", "hotel"),
        ("a canal-side guesthouse", "靠近运河", "hotel"),
        ("ice skating", "滑冰", "sight"),
        ("go karts or something", "卡丁车", "sight"),
    ],
)
def test_what_a_quality_is_of_is_said_beside_it(words: str, thing: str, about: str, demo: Sandbox) -> None:
    found = read(f"Two of us from Beijing to Shanghai for 3 days, {words}.", demo)
    assert (thing, about) in [(one.thing.zh, one.about) for one in found.likings]
    if thing != "省钱":
        assert "省钱" not in [one.thing.zh for one in found.likings]


@pytest.mark.parametrize(
    "words",
    [
        "Gluten is the problem, soy too.",
        "My kid gets carsick in anything with wheels except trains.",
        "Only two eat meat.",
    ],
)
def test_what_is_spared_or_refused_too_is_no_demand_of_the_opposite(words: str, demo: Sandbox) -> None:
    found = read(f"Three of us from Beijing to Shanghai for 3 days. {words}", demo)
    assert not [one for one in found.likings if one.wanted]
    assert not found.wishes


def test_a_river_cruise_is_in_many_cities(chinatravel_sandbox: Sandbox) -> None:
    found = understand("River cruise from Chongqing, two of us, 3 days", sandbox=chinatravel_sandbox)
    assert found.query.target_city is None


@pytest.mark.parametrize(
    ("words", "thing", "strength"),
    [
        ("a hen party", "单身派对", "like"),
        ("we're on a stag do", "单身派对", "like"),
        ("7 months pregnant", "怀孕", "like"),
        ("we'd rather spend on food than on hotels", "吃比住重要", "like"),
        ("none of us can do mornings", "早起", "never"),
        ("don't bother with mornings", "早起", "never"),
        ("good beds", "好床", "like"),
    ],
)
def test_more_that_people_say_of_themselves(words: str, thing: str, strength: str, demo: Sandbox) -> None:
    found = read(f"Two of us from Beijing to Shanghai for 3 days, {words}.", demo)
    assert (thing, strength) in [(one.thing.zh, one.strength) for one in found.likings]
    assert not found.not_understood


def test_a_show_that_starts_is_no_day_that_does(demo: Sandbox) -> None:
    found = read("Two of us from Beijing to Shanghai, 3 days, a circus show starting at eight.", demo)
    assert not [one for one in found.likings if one.about == "time"]


def test_what_some_of_us_ride_is_no_ride_of_all(demo: Sandbox) -> None:
    found = read("Eight of us from Beijing to Shanghai, 3 days. Half of us land at 10 am.", demo)
    assert not found.wishes


def test_nobody_is_home_from_a_trip_before_breakfast(demo: Sandbox) -> None:
    found = read("Two of us from Beijing to Shanghai, 3 days, home for dinner by 7:30.", demo)
    assert [one.constraint().gloss.en for one in found.wishes] == [
        "The ride back arrives at 19:30 at the latest"
    ]
