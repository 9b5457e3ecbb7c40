"""Sights that people know well have English names, also where a sandbox has none."""

import pytest

from core.sandbox.city import City
from core.sandbox.names.landmarks import DOCUMENTS, known_in_english
from core.sandbox.names.place_names import on_signs, place_names
from core.sandbox.places import Attraction, Position
from core.text import Language


@pytest.mark.parametrize(
    ("city", "name", "english"),
    [("北京", "首都博物馆", "Capital Museum"), ("北京", "颐和园", "Summer Palace")],
)
def test_a_well_known_sight_has_its_english_name(city: str, name: str, english: str) -> None:
    assert known_in_english(city)[name] == english


def test_another_place_that_goes_by_a_sight_is_not_called_like_it() -> None:
    assert "五道营胡同" not in known_in_english("北京")


@pytest.mark.parametrize("city", DOCUMENTS)
def test_no_two_sights_of_a_city_are_called_alike(city: str) -> None:
    names = list(known_in_english(city).values())
    assert len(names) == len(set(names))


def test_of_a_city_that_nobody_wrote_about_nothing_is_known() -> None:
    assert known_in_english("敦煌") == {}


@pytest.mark.parametrize(("own", "shown"), [(None, "Summer Palace"), ("Yiheyuan", "Yiheyuan")])
def test_a_sandbox_s_own_english_goes_before_what_is_known(own: str | None, shown: str) -> None:
    where = Position(40.0, 116.3)
    sight = Attraction(
        name="颐和园", types=(), position=where, opens=0, closes=0, price=0, recommended_min=60,
        recommended_max=120, name_en=own,
    )  # fmt: skip
    city = City(
        "北京",
        name_en="Beijing",
        attractions=[sight],
        restaurants=[],
        hotels=[],
        lines=[],
        positions={"颐和园": where},
    )
    assert place_names(city, "en")("颐和园") == shown


@pytest.mark.parametrize(
    ("own", "language", "on_sign"),
    [(None, "en", "某某小炒"), (None, "zh", ""), ("Moumou Fried Dishes", "en", "")],
)
def test_the_signs_name_of_a_place_that_has_no_english_is_told_in_english_alone(
    own: str | None, language: Language, on_sign: str
) -> None:
    sight = Attraction(
        name="某某小炒", types=(), position=Position(40.0, 116.3), opens=0, closes=0, price=0, recommended_min=60,
        recommended_max=120, name_en=own,
    )  # fmt: skip
    city = City(
        "北京", name_en="Beijing", attractions=[sight], restaurants=[], hotels=[], lines=[], positions={}
    )
    assert on_signs("某某小炒", city, language) == on_sign
