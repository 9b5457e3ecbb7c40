"""The grader's names of things: the same thing by another name counts as read, and another thing of like name does not."""

from types import SimpleNamespace

import pytest

from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes
from core.dsl.normal.gloss import gloss
from core.dsl.normal.values import Normal


def liked(grader: SimpleNamespace, about: str, name: str, typed: str, *, wanted: bool = True) -> object:
    """A like or dislike of that name in the lexicons, read from words of the text."""
    zh, _, en = name.partition("|")
    return grader.ReadItem(
        about=frozenset({about}),
        words=(zh, en, typed),
        wanted=wanted,
        span=(0, 1),
        binds=False,
        typed=(typed,),
    )


def demanded(grader: SimpleNamespace, meaning: Normal, *typed: str) -> object:
    """A constraint on places, read from words of the text."""
    said = gloss(meaning)
    return grader.ReadItem(
        about=grader.about_of(meaning),
        words=(said.zh, said.en.lower(), *typed),
        wanted=grader.is_wanted(meaning),
        span=(0, 1),
        binds=True,
        typed=typed,
        kind=isinstance(meaning, Types),
        meaning=meaning,
    )


def is_read(grader: SimpleNamespace, wish: dict[str, str], item: object) -> bool:
    """Whether a reading counts as a wish, of its subject and of its polarity."""
    same = grader.same_items(wish, [item], grader.Trip(people=2))
    return bool(same) and grader.is_of_subject(wish, item) and grader.agrees(wish, item)


def wish_of(about: str, thing: str, polarity: str = "want", said: str = "") -> dict[str, str]:
    return {"about": about, "is": thing, "polarity": polarity, "said": said or thing}


@pytest.mark.parametrize(
    ("wish", "about", "name", "typed"),
    [
        (wish_of("sight", "排队的地方", "avoid", "queues"), "sight", "排队|queues", "queues"),
        (wish_of("meal", "排队的餐厅", "avoid"), "sight", "排队|queues", "排队"),
        (wish_of("sight", "台阶多的地方", "avoid"), "sight", "爬楼梯|stairs", "台阶"),
        (wish_of("sight", "爬塔", "avoid", "we won't climb"), "sight", "爬山|climbing", "climb"),
        (
            wish_of("sight", "海洋水族馆", "want", "the aquarium maybe"),
            "sight",
            "水族馆|aquariums",
            "aquarium",
        ),
        (wish_of("hotel", "江边附近"), "hotel", "江边|by the river", "江边"),
        (wish_of("local_transport", "缆车"), "sight", "缆车|cable cars", "缆车"),
        (
            wish_of("budget_part", "tickets 0", "want", "free stuff only"),
            "sight",
            "免费的景点|free attractions",
            "free",
        ),
        (wish_of("company", "elderly with bad knees"), "company", "腿脚不便|bad knees", "膝盖不好"),
        (wish_of("company", "elderly, walks poorly"), "company", "腿脚不便|bad knees", "腿脚不太好"),
        (
            wish_of("pace", "at most 2 sights per day"),
            "pace",
            "慢游：每天 2 个景点|leisurely: 2 sights a day",
            "两个景点",
        ),
        (
            wish_of("pace", "at most two activities a day"),
            "pace",
            "慢游：每天 2 个景点|leisurely: 2 sights a day",
            "two activities a day",
        ),
        (
            wish_of("meal", "breakfast in hotel"),
            "hotel",
            "含早餐|breakfast included",
            "breakfast in the hotel",
        ),
        (wish_of("ride_out", "soft sleeper train"), "ride_out", "卧铺|sleeper train", "a soft sleeper"),
        (
            wish_of("ride_back", "last train in the evening"),
            "ride_back",
            "末班车|last train home",
            "last train",
        ),
    ],
)
def test_the_same_thing_by_another_name_is_read(
    grader: SimpleNamespace, wish: dict[str, str], about: str, name: str, typed: str
) -> None:
    item = liked(grader, about, name, typed, wanted=wish["polarity"] == "want")
    assert is_read(grader, wish, item)


@pytest.mark.parametrize(
    ("wish", "about", "name", "typed", "wanted"),
    [
        (wish_of("sight", "排队的地方", "avoid", "queues"), "sight", "排队|queues", "queues", True),
        (wish_of("meal", "排队的餐厅"), "sight", "排队|queues", "排队", True),
        (wish_of("sight", "有台阶的寺庙", "avoid"), "sight", "寺庙|temples", "寺庙", False),
        (wish_of("sight", "爬塔"), "sight", "爬山|climbing", "爬山", True),
        (
            wish_of("sight", "船上酒吧", "want", "need a boat bar"),
            "sight",
            "酒吧|bars",
            "boat bar",
            True,
        ),
        (wish_of("hotel", "安静"), "pace", "安静|few people", "安静", True),
        (wish_of("cuisine", "咸"), "meal", "少盐|low salt", "不要太咸", True),
        (
            wish_of("pace", "at most 2 sights per day"),
            "pace",
            "慢游：每天 3 个景点|leisurely: 3 sights a day",
            "三个景点",
            True,
        ),
        (wish_of("meal", "茶"), "sight", "茶园|tea plantations", "茶园", True),
        (wish_of("sight", "花园"), "hotel", "花园|a garden", "花园", True),
        (wish_of("meal", "连锁店", "avoid"), "hotel", "连锁酒店|chain hotels", "连锁的", False),
    ],
)
def test_another_thing_of_like_name_is_not_read(
    grader: SimpleNamespace, wish: dict[str, str], about: str, name: str, typed: str, wanted: bool
) -> None:
    assert not is_read(grader, wish, liked(grader, about, name, typed, wanted=wanted))


def test_who_wants_nothing_salty_is_read_as_wanting_little_salt(grader: SimpleNamespace) -> None:
    assert is_read(
        grader, wish_of("cuisine", "咸", "avoid"), liked(grader, "meal", "少盐|low salt", "不要太咸")
    )


@pytest.mark.parametrize(
    ("wish", "meaning", "typed", "same"),
    [
        (wish_of("sight", "酒吧", "avoid"), Types("restaurant", "none", frozenset({"酒吧"})), "bars", True),
        (wish_of("sight", "酒吧"), Types("restaurant", "none", frozenset({"酒吧"})), "bars", False),
        (wish_of("sight", "茶馆"), Types("restaurant", "any", frozenset({"茶馆"})), "茶馆", True),
        (wish_of("sight", "水疗"), Types("accommodation", "any", frozenset({"SPA"})), "spa", True),
        (wish_of("hotel", "新街口附近"), Names("attraction", "all", frozenset({"新街口"})), "新街口", False),
        (wish_of("meal", "龙井"), Names("attraction", "all", frozenset({"龙井村"})), "龙井村", False),
        (
            wish_of("sight", "玉佛寺"),
            Names("attraction", "all", frozenset({"玉佛禅寺"})),
            "jade buddha",
            True,
        ),
        (
            wish_of("sight", "灵隐寺"),
            Names("attraction", "all", frozenset({"玉佛禅寺"})),
            "jade buddha",
            False,
        ),
    ],
)
def test_a_kind_may_lie_in_another_drawer_but_a_named_place_may_not(
    grader: SimpleNamespace, wish: dict[str, str], meaning: Normal, typed: str, same: bool
) -> None:
    assert is_read(grader, wish, demanded(grader, meaning, typed)) is same


@pytest.mark.parametrize(
    ("wish", "meaning", "same"),
    [
        (wish_of("ride_out", "高铁", said="fast train"), IntercityModes(frozenset({"train"})), True),
        (wish_of("ride_out", "高铁"), IntercityModes(frozenset({"train", "airplane"})), False),
        (wish_of("ride_out", "高铁", "avoid"), IntercityModes(frozenset({"train"})), False),
        (wish_of("ride_out", "飞机"), IntercityModes(frozenset({"train"})), False),
        (wish_of("ride_back", "夜车"), IntercityModes(frozenset({"train"})), False),
    ],
)
def test_a_fast_train_is_read_as_rides_by_train_alone(
    grader: SimpleNamespace, wish: dict[str, str], meaning: Normal, *, same: bool
) -> None:
    assert is_read(grader, wish, demanded(grader, meaning, "bullet express")) is same


@pytest.mark.parametrize(("name", "same"), [("糖尿病|diabetic", True), ("轮椅|uses a wheelchair", False)])
def test_an_illness_is_kept_as_a_dislike_and_a_wheelchair_is_not(
    grader: SimpleNamespace, name: str, *, same: bool
) -> None:
    zh, _, en = name.partition("|")
    item = liked(grader, "meal" if same else "company", name, en, wanted=False)
    assert is_read(grader, wish_of("company", zh), item) is same


def test_of_places_read_from_one_sentence_only_the_named_one_decides(grader: SimpleNamespace) -> None:
    wetland = demanded(grader, Names("attraction", "all", frozenset({"西溪湿地"})), "西溪湿地", "河坊街")
    street = demanded(grader, Names("attraction", "none", frozenset({"清河坊街"})), "河坊街")
    wish = wish_of("sight", "河坊街", "avoid")
    assert grader.same_items(wish, [wetland, street], grader.Trip()) == {1}


@pytest.mark.parametrize(
    ("said", "polarity", "restated"),
    [
        (["the big museum with the gold mask"], "want", True),
        (["the big museum"], "avoid", False),
        (["the gold mask"], "want", False),
    ],
)
def test_a_kind_demanded_in_the_words_of_a_wish_that_is_read_is_not_invented(
    grader: SimpleNamespace, said: list[str], polarity: str, restated: bool
) -> None:
    kind = demanded(grader, Types("attraction", "any", frozenset({"博物馆/纪念馆"})), "museum")
    wishes = [wish_of("sight", "三星堆", polarity, one) for one in said]
    assert grader.restates(wishes, kind) is restated


@pytest.mark.parametrize(
    ("wish", "meaning", "typed", "half"),
    [
        ("中国航空博物馆", Types("attraction", "any", frozenset({"博物馆/纪念馆"})), "aviation museum", True),
        ("博物馆商店", Types("attraction", "any", frozenset({"博物馆/纪念馆"})), "museum", False),
        ("两江游船", Names("attraction", "any", frozenset({"重庆两江游"})), "两江游", True),
        ("南京路步行街", Names("attraction", "any", frozenset({"路步行街"})), "步行街", False),
    ],
)
def test_a_wish_that_is_listed_may_be_read_by_half(
    grader: SimpleNamespace, wish: str, meaning: Normal, typed: str, half: bool
) -> None:
    assert grader.is_half_of(wish_of("sight", wish), demanded(grader, meaning, typed)) is half


@pytest.mark.parametrize(
    ("wish", "about", "name", "wanted", "read"),
    [
        (wish_of("hotel", "近国贸"), "hotel", "国贸附近|near 国贸", True, True),
        (wish_of("hotel", "near 地铁站"), "hotel", "靠近地铁站|near a metro station", True, True),
        (wish_of("hotel", "近国贸"), "hotel", "双井附近|near 双井", True, False),
        (wish_of("pace", "走路", "avoid"), "pace", "少走路|not much walking", True, True),
        (wish_of("pace", "走路"), "pace", "少走路|not much walking", True, False),
        (
            wish_of("pace", "每天两个景点"),
            "pace",
            "慢游：每天 2 个景点|leisurely: 2 sights a day",
            True,
            True,
        ),
        (wish_of("pace", "two sights a day"), "pace", "慢游：每天 3 个景点|3 sights a day", True, False),
        (wish_of("meal", "很辣的菜", "avoid"), "meal", "很辣|very spicy", False, True),
        (wish_of("company", "宠物"), "hotel", "可带宠物|my dog", True, True),
        (
            wish_of("sight", "天安门升旗", "want", "看升旗！看升旗！"),
            "sight",
            "升旗|flag raising",
            True,
            True,
        ),
        (wish_of("sight", "天安门升旗", "want", "天安门，看升旗"), "sight", "升旗|flag raising", True, False),
    ],
)
def test_likes_in_other_words_are_compared(
    grader: SimpleNamespace, wish: dict[str, str], about: str, name: str, wanted: bool, read: bool
) -> None:
    zh, _, _ = name.partition("|")
    assert is_read(grader, wish, liked(grader, about, name, zh, wanted=wanted)) is read


@pytest.mark.parametrize(
    ("wish", "name", "read"),
    [("鹤鸣茶社", "鹤鸣茶社(人民公园店)", True), ("人民公园", "鹤鸣茶社(人民公园店)", False)],
)
def test_a_place_to_eat_that_a_case_visits_is_the_very_one(
    grader: SimpleNamespace, wish: str, name: str, read: bool
) -> None:
    place = demanded(grader, Names("restaurant", "all", frozenset({name})), wish)
    assert is_read(grader, wish_of("sight", wish), place) is read


@pytest.mark.parametrize(
    ("is_", "name", "visit"),
    [
        ("evening: 外滩", "外滩", True),
        ("day 1 06:30: 平江路", "平江路历史街区", True),
        ("evening: 外滩", "豫园", False),
    ],
)
def test_who_is_at_a_place_at_a_time_visits_it(
    grader: SimpleNamespace, is_: str, name: str, visit: bool
) -> None:
    place = demanded(grader, Names("attraction", "all", frozenset({name})), name)
    assert grader.is_visit_of([wish_of("time", is_)], place) is visit
