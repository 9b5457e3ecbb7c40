"""How one goes about in the city, in everyday Chinese: what is accepted, what is refused, and what is no drive of one's own."""

import pytest

from core.understand import understand


def ways(said: str) -> dict[str, bool]:
    """The ways that are read, and whether they are wanted."""
    found = understand(f"上海去苏州，两个人，3天，预算5000，{said}")
    assert not found.not_understood
    assert not found.ask
    likings = {one.thing.zh: one.wanted for one in found.likings if one.about == "local_transport"}
    told = [wish.constraint().gloss.zh for wish in found.wishes if "inner" in wish.constraint().family]
    return likings | {one.removeprefix("市内交通"): "不用" not in one for one in told}


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("市内坐公交或者打车都可以", {"公交": True, "打车": True}),
        ("公交或打车都行", {"公交": True, "打车": True}),
        ("公交地铁都可以", {"公共交通": True}),
        ("公交尽量不坐", {"公交": False}),
        ("请多安排出租车", {"打车": True}),
    ],
)
def test_what_is_accepted_and_refused(said: str, told: dict[str, bool]) -> None:
    assert ways(said) == told


@pytest.mark.parametrize("said", ["请多安排出租车", "市内坐出租车", "不坐出租车"])
def test_a_taxi_is_no_car_of_ones_own(said: str) -> None:
    found = understand(f"上海去苏州，两个人，3天，预算5000，{said}")
    assert "自驾" not in {one.thing.zh for one in found.likings}
    transport = found.preferences["transportation"]
    assert "自驾" not in transport.wanted | transport.unwanted


@pytest.mark.parametrize("said", ["老人走路多了会累", "老人走路久了吃不消", "妈妈走路多会累"])
def test_whom_walking_tires_wishes_for_no_walk(said: str) -> None:
    assert ways(said) == {}
