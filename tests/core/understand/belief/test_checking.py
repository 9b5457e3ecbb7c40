"""What the data do not tell of is no proof that a trip is impossible."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand

TRIP = "两个人从北京去杭州玩3天，酒店要{}"


@pytest.mark.parametrize(("feature", "strength"), [("家庭房", "must"), ("海景房", "like")])
def test_a_feature_that_no_hotel_of_the_city_has_is_only_liked(
    demo: Sandbox, feature: str, strength: str
) -> None:
    said = understand(TRIP.format(feature), sandbox=demo)
    assert [one.strength for one in said.query.constraints] == [strength]


@pytest.mark.parametrize(
    "text",
    [
        "Two people, Shanghai to Shenzhen for 4 days. We want to fly, stay in a five-star hotel and have time by the sea.",
        "我们俩从上海去深圳玩4天，住五星级酒店。",
    ],
)
def test_what_hotels_are_known_to_be_by_their_names_is_no_constraint(
    chinatravel_sandbox: Sandbox, text: str
) -> None:
    said = understand(text, sandbox=chinatravel_sandbox)
    assert [one.thing.zh for one in said.likings if one.about == "hotel"] == ["五星级"]
    assert not [one for one in said.query.constraints if "accommodation_type" in one.dsl]
