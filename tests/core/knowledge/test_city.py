"""What one knows of the sights of a sandbox's city: rows of the table, parts of them, and defaults for the rest."""

from dataclasses import replace

import pytest

from core.errors import UnknownPlaceError
from core.knowledge.city import knowledge_of, lacks_price
from core.knowledge.tables import city_table
from core.sandbox.city import City
from core.sandbox.names.landmarks import DOCUMENTS
from core.sandbox.places import Attraction, Position

HERE = Position(39.9, 116.4)
SIGHT = Attraction(
    name="",
    types=("人文景观",),
    position=HERE,
    opens=9 * 60,
    closes=17 * 60,
    price=0.0,
    recommended_min=60,
    recommended_max=90,
)


def city(name: str, *sights: Attraction) -> City:
    return City(
        name,
        name_en="",
        attractions=sights,
        restaurants=(),
        hotels=(),
        lines=(),
        positions={s.name: HERE for s in sights},
    )


def sight(name: str) -> Attraction:
    return replace(SIGHT, name=name)


@pytest.mark.parametrize("name", ["故宫博物院", "故宫", "故宫博物院(午门检票处)", "北京故宫", "故宫风景区"])
def test_a_sight_is_found_under_its_other_names(name: str) -> None:
    place = knowledge_of(city("北京", sight(name))).place(name)
    assert (place.name, place.standing, place.outing) == ("故宫博物院", "must", "half")


def test_a_sight_is_found_under_its_english_name() -> None:
    row = replace(sight("The Palace"), name_en="Forbidden City")
    assert knowledge_of(city("北京", row)).place("The Palace").name == "故宫博物院"


@pytest.mark.parametrize("name", ["太和殿", "故宫博物院-钟表馆", "故宫北门"])
def test_what_lies_inside_a_sight_is_one_visit_with_it(name: str) -> None:
    knowledge = knowledge_of(city("北京", sight(name), sight("故宫博物院")))
    part = knowledge.place(name)
    assert part.is_part
    assert (part.site, part.standing) == ("故宫博物院", "near")


def test_the_flagships_come_in_the_order_of_the_table() -> None:
    knowledge = knowledge_of(city("北京", sight("天坛公园"), sight("南锣鼓巷"), sight("故宫")))
    assert knowledge.flagships == ("故宫", "天坛公园")


def test_combinations_are_told_in_the_names_of_the_sandbox() -> None:
    knowledge = knowledge_of(city("北京", sight("故宫"), sight("景山公园"), sight("香山公园")))
    assert knowledge.goes_with("故宫") == {"景山公园"}


def test_a_name_that_the_sandbox_lacks_is_refused() -> None:
    with pytest.raises(UnknownPlaceError):
        knowledge_of(city("北京")).place("故宫")


def test_a_night_market_that_nobody_described_is_for_the_night() -> None:
    place = knowledge_of(city("北京", sight("某某夜市"))).place("某某夜市")
    assert (place.known, place.of_the_night, place.standing) == (False, True, "near")


def test_what_opens_in_the_evening_is_for_the_evening() -> None:
    row = replace(sight("某某公园"), opens=18 * 60, closes=23 * 60)
    assert knowledge_of(city("北京", row)).place("某某公园").share(19 * 60, 20 * 60) == 1.0


@pytest.mark.parametrize(("recommended", "stay"), [(90, 90), (30, 60), (600, 210)])
def test_a_recommended_length_counts_within_what_is_usual_for_the_kind(recommended: int, stay: int) -> None:
    row = replace(sight("某某博物馆"), recommended_min=recommended, recommended_max=recommended)
    assert knowledge_of(city("北京", row)).place("某某博物馆").stay == stay


def test_without_a_table_the_first_of_the_source_are_the_flagships() -> None:
    knowledge = knowledge_of(city("某城", *(sight(f"景点{number}") for number in range(40))))
    assert knowledge.flagships == ("景点0", "景点1", "景点2")
    assert [knowledge.place(f"景点{n}").standing for n in (3, 9, 10)] == ["worth", "worth", "near"]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_table_refers_to_nothing_that_it_does_not_have(name: str) -> None:
    table = city_table(name)
    known = {*table.names, *table.parts}
    assert [
        (p.name, other) for p in table.places.values() for other in p.goes_with if other not in known
    ] == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_table_has_what_people_come_for(name: str) -> None:
    places = city_table(name).places.values()
    assert len(places) >= 50
    assert 2 <= sum(place.standing == "must" for place in places) <= 7
    assert all(place.best and 20 <= place.stay <= 660 for place in places)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_name_means_one_place(name: str) -> None:
    table = city_table(name)
    assert {alias for alias in table.parts if alias in table.names} == set()


def test_a_place_is_the_same_under_its_second_name_and_a_part_is_only_itself() -> None:
    knowledge = knowledge_of(
        city("南京", sight("夫子庙"), sight("夫子庙秦淮风光带"), sight("乌衣巷"), sight("中山陵"))
    )
    assert knowledge.same_place("夫子庙") == {"夫子庙", "夫子庙秦淮风光带", "乌衣巷"}
    assert knowledge.same_place("乌衣巷") == {"乌衣巷"}


@pytest.mark.parametrize(("name", "is_lacking"), [("上海迪士尼乐园", True), ("外滩", False)])
def test_a_sight_that_nobody_enters_for_nothing_lacks_its_price(name: str, is_lacking: bool) -> None:
    assert lacks_price(name, city("上海", sight(name))) is is_lacking


def test_what_goes_with_a_sight_is_its_companion_whoever_says_so() -> None:
    knowledge = knowledge_of(city("杭州", sight("西湖"), sight("西湖游船"), sight("苏堤"), sight("灵隐寺")))
    assert knowledge.companions({"西湖"}) == {"西湖游船", "苏堤"}


def test_no_sight_stands_in_for_a_hard_flagship_that_is_like_none() -> None:
    knowledge = knowledge_of(city("南京", sight("中山陵景区"), sight("颐和路公馆区")))
    assert not knowledge.stands_in(knowledge.place("颐和路公馆区"), frozenset({"old"}))
