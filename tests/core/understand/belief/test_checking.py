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
