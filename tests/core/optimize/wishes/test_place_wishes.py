"""What the words of a request wish for: tastes are of many dishes and dishes of one, and of each kind of sight one is enough."""

import pytest

from core.dsl.requirements import Said
from core.knowledge.things import LOCAL_BREAKFAST, houses_of, sights_of
from core.optimize.wishes.place_wishes import days_out, wished_dishes, wished_places, wished_sights
from core.sandbox.sandbox import Sandbox

_NOTHING = Said()


def _said(*, meals: str = "", sights: str = "") -> Said:
    return Said(frozenset(meals.split()), frozenset(sights.split()))


def test_a_taste_is_no_dish_of_which_one_meal_is_enough(chinatravel_sandbox: Sandbox) -> None:
    city = chinatravel_sandbox.city("成都")
    assert wished_dishes(_said(meals="辣 辣菜 清淡"), city) == ()
    assert len(wished_dishes(_said(meals="兔头"), city)) == 1


def test_who_came_to_eat_has_each_dish_several_times_but_nothing_heavy_in_the_morning(
    chinatravel_sandbox: Sandbox,
) -> None:
    city, dishes = chinatravel_sandbox.city("成都"), _said(meals="兔头 串串 担担面")
    times = {one.times for one in wished_dishes(dishes, city, 4, eating=True)}
    assert times == {2, 3}


@pytest.mark.parametrize("eating", [True, False])
def test_a_house_of_skewers_is_none_of_hot_pot_to_who_wishes_for_both(
    eating: bool, chinatravel_sandbox: Sandbox
) -> None:
    city, skewers = chinatravel_sandbox.city("成都"), _said(meals="串串")
    both = wished_dishes(skewers, city, 3, frozenset({"火锅"}), eating=eating)
    assert len(both) == 2 and not both[0].names & both[1].names
    assert {one.times for one in both} == {2 if eating else 1}


def test_a_bar_is_no_dinner(chinatravel_sandbox: Sandbox) -> None:
    assert wished_dishes(_said(meals="酒吧 双皮奶"), chinatravel_sandbox.city("广州"), 3) == ()


def test_a_cooking_of_many_dishes_is_none_of_them(chinatravel_sandbox: Sandbox) -> None:
    city = chinatravel_sandbox.city("成都")
    assert wished_dishes(_NOTHING, city, 3, frozenset({"川菜"}), eating=True) == ()


def test_who_came_to_see_things_has_a_dish_once(chinatravel_sandbox: Sandbox) -> None:
    city = chinatravel_sandbox.city("成都")
    assert {one.times for one in wished_dishes(_said(meals="兔头 串串"), city, 4)} == {1}


def test_five_days_by_the_sea_have_two_for_its_beaches(chinatravel_sandbox: Sandbox) -> None:
    (beaches,) = wished_sights(_said(sights="沙滩"), chinatravel_sandbox.city("深圳"), days=5)
    assert beaches.times == 2


def test_nobody_goes_out_for_a_hot_breakfast(chinatravel_sandbox: Sandbox) -> None:
    city = chinatravel_sandbox.city("成都")
    early = houses_of(frozenset({LOCAL_BREAKFAST}), city)
    assert early & houses_of(frozenset({"辣菜"}), city)
    assert not wished_places(_said(meals="辣菜"), _NOTHING, city).keys() & early


def test_each_kind_of_sight_that_is_wished_for_is_one_wish(chinatravel_sandbox: Sandbox) -> None:
    city = chinatravel_sandbox.city("深圳")
    (meant,) = wished_sights(_said(sights="海边 日落 浪漫"), city)
    assert meant.names < sights_of(frozenset({"海边"}), city)


def test_who_wishes_for_the_sea_means_a_shore_that_people_know(chinatravel_sandbox: Sandbox) -> None:
    city = chinatravel_sandbox.city("深圳")
    (meant,) = wished_sights(_said(sights="海边"), city)
    assert "大梅沙海滨公园" in meant.names and "星野StarField · 椰林沙滩" not in meant.names


def test_who_asks_for_one_beach_by_name_does_not_go_out_to_another(chinatravel_sandbox: Sandbox) -> None:
    city, asked = chinatravel_sandbox.city("深圳"), frozenset({"大梅沙海滨公园"})
    liked = wished_places(_said(sights="海边"), _NOTHING, city, asked=asked)
    assert "大梅沙海滨公园" in liked and "小梅沙度假村" not in liked


def test_who_wishes_for_quiet_temples_and_shopping_streets_goes_to_those_where_people_are(
    chinatravel_sandbox: Sandbox,
) -> None:
    city, quiet, shops = chinatravel_sandbox.city("成都"), _said(sights="安静"), frozenset({"商业街区"})
    assert wished_places(quiet, _NOTHING, city)["春熙路"] < 0
    assert wished_places(quiet, _NOTHING, city, types=shops)["春熙路"] == 0
    (streets,) = wished_sights(quiet, city, shops)
    assert "春熙路" in streets.names


def test_who_would_have_it_little_hot_minds_what_is(chinatravel_sandbox: Sandbox) -> None:
    liked = wished_places(_said(meals="微辣"), _NOTHING, chinatravel_sandbox.city("重庆"))
    assert any(minutes < 0 for minutes in liked.values())


def test_a_park_on_the_shore_that_is_asked_for_is_no_beach(chinatravel_sandbox: Sandbox) -> None:
    city, asked = chinatravel_sandbox.city("深圳"), frozenset({"深圳湾公园"})
    liked = wished_places(_said(sights="海边"), _NOTHING, city, asked=asked)
    assert liked["大梅沙海滨公园"] > 0


def test_a_bird_in_a_house_without_meat_is_none(chinatravel_sandbox: Sandbox) -> None:
    city = chinatravel_sandbox.city("广州")
    (goose,) = wished_dishes(_said(meals="烧鹅"), city)
    assert {city.restaurant(name).cuisine for name in goose.names if city.restaurant(name)} >= {"粤菜"}
    assert "大佛寺素食阁" not in goose.names


def test_a_house_that_is_called_by_its_dish_comes_before_one_that_has_it(
    chinatravel_sandbox: Sandbox,
) -> None:
    city = chinatravel_sandbox.city("武汉")
    liked = wished_places(_said(meals="热干面"), _NOTHING, city)
    called = max(minutes for name, minutes in liked.items() if "热干面" in name)
    assert called > max(minutes for name, minutes in liked.items() if "热干面" not in name)


@pytest.mark.parametrize(
    ("thing", "days", "out"), [("海边", 3, True), ("沙滩", 4, True), ("沙滩", 2, False), ("爬山", 4, False)]
)
def test_who_wishes_for_the_beach_gives_it_a_day_of_a_trip_that_has_one(
    chinatravel_sandbox: Sandbox, thing: str, days: int, out: bool
) -> None:
    city = chinatravel_sandbox.city("深圳")
    beaches = sights_of(frozenset({"沙滩"}), city)
    found = days_out(_said(sights=thing), city, days)
    assert bool(found) is out
    assert found <= beaches


def test_who_would_see_nothing_else_sees_one_each_day(chinatravel_sandbox: Sandbox) -> None:
    city, gardens = chinatravel_sandbox.city("苏州"), _said(sights="园林")
    text = "gardens instead of the famous places"
    (every_day,) = wished_sights(gardens, city, text=text, days=4, nothing_else=True)
    assert every_day.times == 4
    assert all(one.times == 1 for one in wished_sights(gardens, city, text=text, days=4))
