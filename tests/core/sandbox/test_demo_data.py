"""What the demo sandbox promises, whatever facts its files hold."""

import subprocess
import sys
from collections import Counter
from itertools import pairwise

import pytest

from core.knowledge.matching import find
from core.knowledge.meals import eatery
from core.knowledge.tables import city_table
from core.sandbox.data import CityData, SandboxData
from core.sandbox.demo.build import demo_data
from core.sandbox.demo.facts import read_cities
from core.sandbox.demo.hotels import read_hotels
from core.sandbox.network import geodesic_km
from core.sandbox.places import MetroLine
from core.sandbox.storage.rows import checksum, table_rows

TYPES = frozenset(
    [
        "历史古迹",
        "博物馆/纪念馆",
        "自然风光",
        "公园",
        "人文景观",
        "游乐园/体育娱乐",
        "文化旅游区",
        "商业街区",
        "美术馆/艺术馆",
        "园林",
        "红色景点",
        "大学校园",
        "城市地标",
        "网红打卡点",
        "亲子友好",
        "沉浸式体验",
        "夜经济热点",
        "小众秘境",
        "非遗体验",
        "美食目的地",
    ]
)
FACTS = {city.name.zh: city for city in read_cities()}
# Lines on which stations lie far apart.
EXPRESS = {"16号线", "18号线", "3号线北延段"}
NAMES = tuple(FACTS)


@pytest.fixture(params=NAMES)
def city(data: SandboxData, request: pytest.FixtureRequest) -> CityData:
    return next(city for city in data.cities if city.name == request.param)


def digest(data: SandboxData) -> str:
    return checksum(table_rows(data))


def test_the_ten_cities_are_there(data: SandboxData) -> None:
    assert {city.name for city in data.cities} == {
        "北京",
        "上海",
        "深圳",
        "广州",
        "重庆",
        "苏州",
        "成都",
        "杭州",
        "武汉",
        "南京",
    }


def test_generated_kinds_are_told(data: SandboxData) -> None:
    assert (data.synthetic, data.coordinates) == (("restaurants", "hotels", "services"), "WGS-84")


def test_a_city_has_enough_of_everything(city: CityData) -> None:
    assert len(city.attractions) >= 60
    assert len(city.restaurants) >= 59
    assert len(city.hotels) == 32
    assert len(city.lines) >= 4


def test_a_name_means_one_place(city: CityData) -> None:
    facts = FACTS[city.name]
    rows = (city.attractions, city.restaurants, city.hotels, facts.railway_stations, facts.airports)
    assert len(city.positions) == sum(map(len, rows))


def test_every_place_has_an_english_name_of_its_own(city: CityData) -> None:
    names = [place.name_en or "" for place in (*city.attractions, *city.restaurants, *city.hotels)]
    assert all(name and name.isascii() for name in names)
    assert [name for name, count in Counter(names).items() if count > 1] == []


def test_places_and_stations_lie_around_their_city(city: CityData) -> None:
    center = FACTS[city.name].center
    places = city.positions | {s.name: s.position for line in city.lines for s in line.stations}
    assert [name for name, position in places.items() if geodesic_km(center, position) > 140] == []


def test_restaurants_and_hotels_are_a_short_walk_from_a_neighbourhood(city: CityData) -> None:
    areas = [area.position for area in FACTS[city.name].areas]
    places = (*city.restaurants, *city.hotels)
    assert all(min(geodesic_km(place.position, area) for area in areas) < 0.5 for place in places)


def test_sights_have_known_types_hours_tickets_and_visits(city: CityData) -> None:
    for sight in city.attractions:
        assert sight.types and set(sight.types) <= TYPES, sight.name
        assert 0 <= sight.opens < sight.closes <= 24 * 60, sight.name
        assert 0 < sight.recommended_min <= sight.recommended_max <= sight.closes - sight.opens, sight.name
        assert sight.price >= 0, sight.name
        assert 4.2 <= (sight.star or 0) <= 4.9, sight.name


def test_who_enters_through_another_sight_pays_for_both(data: SandboxData) -> None:
    price = {sight.name: sight.price for city in data.cities for sight in city.attractions}
    assert price["飞来峰"] == 45
    assert price["灵隐寺"] == 30 + 45


def test_the_kind_of_house_decides_when_it_is_open(city: CityData) -> None:
    closes = {
        "早": 10 * 60 + 30,
        "面包房": 16 * 60,
        "咖啡馆": 16 * 60,
        "糕团店": 16 * 60,
        "早茶茶楼": 15 * 60 + 30,
    }
    for row in city.restaurants:
        assert all(row.closes <= at for word, at in closes.items() if word in row.name and word != "早"), (
            row.name
        )
        assert not any(word in row.name for word in ("早餐", "早点")) or row.closes <= closes["早"], row.name
    for_dinner = [r for r in city.restaurants if r.opens <= 17 * 60 + 30 and r.closes >= 20 * 60]
    for_lunch = [r for r in city.restaurants if r.opens <= 11 * 60 + 30 and r.closes >= 13 * 60 + 30]
    assert min(len(for_dinner), len(for_lunch)) >= 40
    assert sum(r.opens <= 8 * 60 for r in city.restaurants) >= 3


@pytest.mark.parametrize(
    ("name", "word", "dish"),
    [
        ("北京", "烤鸭店", "烤鸭"),
        ("北京", "涮肉馆", "涮羊肉"),
        ("广州", "早茶茶楼", "早茶点心"),
        ("深圳", "潮汕牛肉火锅", "潮汕牛肉火锅"),
        ("重庆", "小面馆", "重庆小面"),
        ("成都", "串串香", "串串香"),
        ("武汉", "热干面馆", "热干面"),
        ("南京", "盐水鸭店", "盐水鸭"),
        ("杭州", "杭帮菜馆", "西湖醋鱼"),
        ("苏州", "苏帮菜馆", "松鼠桂鱼"),
        ("上海", "生煎馆", "生煎包"),
        ("苏州", "湘菜馆", "剁椒鱼头"),
    ],
)
def test_one_gets_what_a_house_is_named_for(data: SandboxData, name: str, word: str, dish: str) -> None:
    city = next(city for city in data.cities if city.name == name)
    houses = [row for row in city.restaurants if row.name.endswith(word)]
    assert len(houses) >= 2
    assert all(row.recommended[0] == dish for row in houses)


def test_restaurants_ask_a_plausible_price_and_recommend_dishes(city: CityData) -> None:
    assert all(20 <= r.price <= 400 and len(set(r.recommended)) == 3 for r in city.restaurants)


def test_what_is_local_is_well_represented(city: CityData) -> None:
    table = city_table(city.name)
    local = [row for row in city.restaurants if eatery(row, table).local]
    assert len(local) >= 20
    assert len({row.cuisine for row in city.restaurants}) >= 15
    served = " ".join(dish for row in city.restaurants for dish in row.recommended)
    found = [dish.name.zh for dish in table.dishes if any(word in served for word in dish.words)]
    assert len(found) >= len(table.dishes) - 2


def test_luxury_stands_at_the_best_address_and_hostels_beside_stations(city: CityData) -> None:
    facts = read_hotels()
    for stars, at in (("五星级", "best"), ("青年旅舍", "stations")):
        rows = [hotel for hotel in city.hotels if stars in hotel.features]
        assert len(rows) >= 3
        assert all(h.name.startswith(facts.addresses[at][city.name]) for h in rows)


def test_hotels_are_as_dear_as_their_stars(city: CityData) -> None:
    prices = {
        star: [h.offers[2].price for h in city.hotels if star in h.features]
        for star in ("五星级", "四星级", "三星级", "经济型")
    }
    assert all(min(dear) > max(cheap) for dear, cheap in pairwise(prices.values()))


def test_families_find_rooms_and_pools(city: CityData) -> None:
    assert sum("家庭房" in hotel.features for hotel in city.hotels) >= 2
    assert sum("泳池" in hotel.features for hotel in city.hotels) >= 5


def test_hotels_offer_the_four_kinds_of_rooms(city: CityData) -> None:
    for hotel in city.hotels:
        rooms = [(offer.kind, offer.beds, offer.guests) for offer in hotel.offers]
        assert rooms == [("single", 1, 1), ("king", 1, 2), ("double", 2, 2), ("family", 2, 3)]
        assert all(offer.price > 0 and (offer.stock or 0) > 0 for offer in hotel.offers)
        assert hotel.features


def to_an_airport(line: MetroLine) -> bool:
    return any("机场" in station.name or "航站楼" in station.name for station in line.stations)


def test_the_stations_of_a_metro_line_follow_each_other_without_jumps(city: CityData) -> None:
    for line in city.lines:
        at = [station.position for station in line.stations]
        hops = [geodesic_km(a, b) for a, b in pairwise(at)]
        assert min(hops) > 0.1, line.name
        assert max(hops) < 9 or line.name in EXPRESS or to_an_airport(line)
        for number, (a, b) in enumerate(
            zip(at, at[2:], strict=False)
            # Nothing leads back where it came from.
        ):
            there_and_on = hops[number] + hops[number + 1]
            assert there_and_on < 2.6 * max(geodesic_km(a, b), 0.5), (
                line.name,
                line.stations[number + 1].name,
            )


def test_recommended_visits_are_as_long_as_one_knows_them_to_be(city: CityData) -> None:
    table = city_table(city.name)
    for sight in city.attractions:
        match = find(table, city.name, sight.name, sight.name_en)
        if (
            match is not None
            and not match.part
            and sight.closes - sight.opens >= table.places[match.row].stay
        ):
            assert sight.recommended_min <= table.places[match.row].stay <= sight.recommended_max, sight.name


def test_what_people_come_for_is_there(city: CityData) -> None:
    table = city_table(city.name)
    matches = [find(table, city.name, sight.name, sight.name_en) for sight in city.attractions]
    there = {match.row for match in matches if match is not None}
    assert [p.name for p in table.places.values() if p.standing == "must" and p.name not in there] == []
    assert len(there) >= 40


def test_the_same_seed_gives_the_same_rows_in_another_process(data: SandboxData) -> None:
    program = (
        "from core.sandbox.demo.build import demo_data; from core.sandbox.storage.rows import checksum, table_rows;"
        "print(checksum(table_rows(demo_data())))"
    )
    other = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert other.stdout.strip() == digest(data)


def test_another_seed_gives_other_restaurants_and_the_same_sights(data: SandboxData) -> None:
    other = demo_data(seed=1)
    assert all(
        a.attractions == b.attractions and a.restaurants != b.restaurants
        for a, b in zip(data.cities, other.cities, strict=True)
    )
