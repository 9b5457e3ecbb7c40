"""A place of several kinds is of each of them."""

from typing import Any

import pytest

from core.dsl.program import judge
from core.dsl.run import PlanView
from core.sandbox.city import City
from core.sandbox.places import Attraction, Position
from core.sandbox.sandbox import Manifest, Sandbox

PLAN: dict[str, Any] = {
    "target_city": "杭州",
    "itinerary": [{"day": 1, "activities": [{"type": "attraction", "position": "西湖"}]}],
}
GATHER = (
    "kinds = set()\nfor a in allactivities(plan): kinds.add(attraction_type(a, target_city(plan)))\nresult = "
)
KIND = "attraction_type(allactivities(plan)[0], target_city(plan))"


@pytest.fixture
def trip() -> PlanView:
    here = Position(30.25, 120.15)
    lake = Attraction(
        name="西湖",
        types=("自然风光", "亲子友好"),
        position=here,
        opens=0,
        closes=1440,
        price=0.0,
        recommended_min=60,
        recommended_max=120,
    )
    city = City(
        "杭州",
        name_en="Hangzhou",
        attractions=[lake],
        restaurants=[],
        hotels=[],
        lines=[],
        positions={"西湖": here},
    )
    manifest = Manifest(
        name="small", version="1", source="made for tests", licence="none", coordinates="WGS-84", checksum="0"
    )
    return PlanView(
        PLAN,
        Sandbox(
            manifest=manifest,
            city_names=["杭州"],
            load_city=lambda name: city,
            load_services=lambda start, target: (),
        ),
    )


@pytest.mark.parametrize(
    ("source", "holds"),
    [
        (GATHER + "{'亲子友好'} <= kinds", True),
        (GATHER + "{'自然风光', '亲子友好'} == kinds", True),
        (GATHER + "not ({'亲子友好'} & kinds)", False),
        (GATHER + "{'园林'} <= kinds", False),
        (f"result = {KIND} == '亲子友好'", True),
        (f"result = '自然风光' == {KIND}", True),
        (f"result = {KIND} != '自然风光'", False),
        (f"result = {KIND} == '园林'", False),
        (f"result = {KIND} in ['园林', '亲子友好']", True),
        (f"result = {KIND} in {{'园林', '自然风光'}}", True),
        (f"result = {KIND} in ['园林']", False),
    ],
)
def test_each_kind_counts(trip: PlanView, source: str, holds: bool) -> None:
    outcome = judge(source, trip)
    assert outcome.error is None
    assert outcome.ok == holds
