"""Who names a train or a flight by its number asks for that ride, which the trip's page tells of, and for no kind of rides."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.wishes.ride_numbers import rides_named

ZH, EN = "两个人从南京去北京玩三天，", "Two of us, Nanjing to Beijing, 3 days, "


@pytest.mark.parametrize(
    ("said", "number"),
    [
        (ZH + "要坐G8888次列车去", "G8888"),
        (ZH + "去程坐高铁G8888", "G8888"),
        (ZH + "订CA8888航班", "CA8888"),
        (EN + "we want to take train G8888", "G8888"),
        (EN + "catch flight CA8888 home", "CA8888"),
    ],
)
def test_a_number_asks_for_no_kind_of_rides(demo: Sandbox, said: str, number: str) -> None:
    found = understand(said, sandbox=demo)
    assert (found.ask, found.wishes, found.likings) == ((), (), ())
    assert number in "".join(said[slice(*span)] for span in found.not_understood)
    assert [one for one, _ in rides_named(said)] == [number]


def test_a_kind_of_rides_beside_a_number_is_wished_for(demo: Sandbox) -> None:
    found = understand(ZH + "不坐飞机，回程坐G8888次", sandbox=demo)
    assert [one.strength for one in found.wishes] == ["never"]
