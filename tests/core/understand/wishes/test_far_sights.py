"""Sights that people wish for from a city and that its data lack are read, so that the trip tells of them."""

import pytest

from core.knowledge.things import is_known, sights_of
from core.sandbox.sandbox import Sandbox
from core.understand import understand


@pytest.mark.parametrize(
    ("text", "sight"),
    [
        ("重庆出发去成都3天，两个人预算5000，一天去乐山大佛。", "乐山大佛"),
        (
            "Two of us from Shanghai to Chengdu for 4 days, and a day trip to the Leshan Giant Buddha.",
            "乐山大佛",
        ),
        ("从上海去杭州4天，一个人，预算3000，想去莫干山住一晚", "莫干山"),
    ],
)
def test_a_sight_that_no_data_have_is_read(text: str, sight: str, chinatravel_sandbox: Sandbox) -> None:
    found = understand(text, sandbox=chinatravel_sandbox)
    assert (sight, "like") in [(one.thing.zh, one.strength) for one in found.likings]
    assert found.query.target_city is not None
    city = chinatravel_sandbox.city(found.query.target_city)
    assert is_known(sight, "sights") and not sights_of(frozenset({sight}), city)


def test_who_travels_to_such_a_place_is_still_asked_where_else(chinatravel_sandbox: Sandbox) -> None:
    found = understand("从成都去峨眉山玩2天，两个人", sandbox=chinatravel_sandbox)
    assert found.query.target_city is None and "target" in [one.about for one in found.ask]
