"""What has its hour and no place is known by its name; in one clause with a place it is a part of the visit there."""

from dataclasses import replace

from core.dsl.families.places import Names, Types
from core.dsl.normal.writing import to_dsl
from core.dsl.pauses.pauses import done_at, pauses_of
from core.knowledge.hours.pauses import Pause
from core.model.constraint import Constraint
from core.model.query import Query, Thing
from core.sandbox.sandbox import Sandbox
from core.text import Text


def wishing(*names: str, text: str = "", places: tuple[str, ...] = (), said: str = "") -> Query:
    """A request with things, and with places that stand in its text as `said`."""
    things = tuple(Thing(Text(name, name), "sight", "like") for name in names)
    start = text.find(said)
    source = to_dsl(Names("attraction", "all", frozenset(places)))
    asked = Constraint("places", source, Text("", ""), span=(start, start + len(said)))
    return Query(uid="q", text=text, things=things, constraints=(asked,) if places else ())


def pauses(query: Query, demo: Sandbox, city: str = "杭州") -> dict[str, Pause]:
    return {one.thing: one for one in pauses_of(query, demo.city(city))}


def test_afternoon_tea_has_an_hour_in_the_afternoon(demo: Sandbox) -> None:
    tea = pauses(wishing("下午茶"), demo)["下午茶"]
    assert tea.since >= 14 * 60
    assert tea.until <= 18 * 60
    assert tea.least >= 60


def test_who_loves_teahouses_has_two_afternoons_in_them_in_six_days(demo: Sandbox) -> None:
    source = to_dsl(Types("restaurant", "any", frozenset({"茶馆/茶室"})))
    query = Query(uid="q", text="", days=6, constraints=(Constraint("tea", source, Text("", "")),))
    assert pauses(query, demo)["泡茶馆"].times == 2


def test_karaoke_is_for_the_evening(demo: Sandbox) -> None:
    assert pauses(wishing("KTV"), demo)["KTV"].since >= 19 * 60


def test_a_sight_is_no_pause(demo: Sandbox) -> None:
    assert pauses(wishing("熊猫"), demo) == {}


def test_tea_at_a_place_that_is_asked_for_is_a_part_of_the_visit_there(demo: Sandbox) -> None:
    query = wishing("喝茶", text="两天，去西湖喝茶。", places=("西湖",), said="西湖")
    assert pauses(query, demo) == {}
    assert done_at("喝茶", query) == {"西湖"}


def test_of_a_list_over_several_clauses_the_place_in_the_clause_counts(demo: Sandbox) -> None:
    query = wishing(
        "喝茶", text="去灵隐寺，再去西湖喝茶。", places=("西湖", "灵隐寺"), said="灵隐寺，再去西湖"
    )
    assert done_at("喝茶", query) == {"西湖"}


def test_of_two_places_in_a_clause_the_one_right_before_the_thing_counts(demo: Sandbox) -> None:
    text = "看灵隐寺和西湖喝茶。"
    query = wishing("喝茶", text=text, places=("灵隐寺", "西湖"), said="灵隐寺和西湖")
    assert done_at("喝茶", query) == {"西湖"}


def test_tea_in_another_clause_than_a_place_has_its_own_time(demo: Sandbox) -> None:
    query = wishing("下午茶", text="West Lake, afternoon tea somewhere.", places=("西湖",), said="West Lake")
    assert list(pauses(query, demo)) == ["下午茶"]


def test_bars_beside_a_place_have_their_time_there(demo: Sandbox) -> None:
    query = wishing("酒吧", text="bars around Hubin Road", places=("湖滨路",), said="Hubin Road")
    assert pauses(query, demo)["酒吧"].near == {"湖滨路"}


def test_a_barbecue_is_no_bar(demo: Sandbox) -> None:
    query = wishing("酒吧", text="barbecue near West Lake, bars", places=("西湖",), said="West Lake")
    assert pauses(query, demo)["酒吧"].near == frozenset()


def test_cocktails_and_bars_are_one_evening(demo: Sandbox) -> None:
    assert list(pauses(wishing("鸡尾酒", "酒吧"), demo)) == ["鸡尾酒"]


def test_the_sunset_is_watched_from_sights_around_its_minute(demo: Sandbox) -> None:
    sunset = pauses(wishing("日落"), demo)["日落"]
    assert sunset.sights
    assert 17 * 60 < sunset.until < 20 * 60


def test_what_is_refused_is_no_pause(demo: Sandbox) -> None:
    query = Query(uid="q", things=(Thing(Text("KTV", "karaoke"), "sight", "never"),))
    assert pauses(query, demo) == {}


def test_an_opera_that_no_house_plays_has_an_evening_and_no_circus(chinatravel_sandbox: Sandbox) -> None:
    opera = pauses(wishing("粤剧"), chinatravel_sandbox, "广州")["粤剧"]
    assert (opera.sights, opera.since >= 18 * 60) == (frozenset(), True)


def test_a_dessert_is_had_of_an_afternoon_where_one_goes_for_it(chinatravel_sandbox: Sandbox) -> None:
    milk = pauses(wishing("双皮奶"), chinatravel_sandbox, "广州")["双皮奶"]
    assert "南信牛奶甜品专家" in milk.houses
    assert milk.since >= 14 * 60


def test_tea_in_a_park_that_is_called_without_its_city_is_a_part_of_the_visit(demo: Sandbox) -> None:
    text = "想看熊猫，再去人民公园喝茶"
    query = wishing("喝茶", text=text, places=("成都熊猫基地", "成都市人民公园"), said=text)
    assert done_at("喝茶", replace(query, target_city="成都")) == {"成都市人民公园"}
