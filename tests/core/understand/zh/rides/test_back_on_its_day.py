"""The ride home told with its day before it is that home alone; what is told aside of a former trip doubts nothing else."""

import pytest

from core.dsl.families.places import Names
from core.dsl.families.rides import IntercityModes, OutAndBack
from core.sandbox.sandbox import Sandbox
from core.understand import understand


@pytest.mark.parametrize(
    ("said", "back"),
    [("第三天上午坐高铁回北京", "train"), ("最后一天坐飞机返京", "airplane"), ("周日晚上飞回来", "airplane")],
)
def test_the_ride_home_on_its_day_is_that_home_alone(said: str, back: str, demo: Sandbox) -> None:
    found = understand(f"从北京去上海,三天,两个人,{said}", sandbox=demo)
    (ride,) = (one.meaning for one in found.wishes if isinstance(one.meaning, OutAndBack | IntercityModes))
    assert ride == OutAndBack("any", frozenset({"train", "airplane"}), frozenset({back}))


def test_each_way_has_its_own_means(demo: Sandbox) -> None:
    found = understand("从北京飞上海,三天,两个人,第三天下午坐高铁回", sandbox=demo)
    (ride,) = (one.meaning for one in found.wishes if isinstance(one.meaning, OutAndBack | IntercityModes))
    assert ride == OutAndBack("any", frozenset({"airplane"}), frozenset({"train"}))


@pytest.mark.parametrize("aside", ["(苏州去年去过了)", "(上次只在南京待过)"])
def test_a_bracket_of_a_former_trip_doubts_nothing_outside_of_it(aside: str, demo: Sandbox) -> None:
    found = understand(f"从北京去上海,三天,两个人,想看外滩{aside}", sandbox=demo)
    assert any(isinstance(one.meaning, Names) and "外滩" in one.meaning.names for one in found.wishes)


def test_what_a_bracket_tells_of_a_former_trip_is_not_wished(demo: Sandbox) -> None:
    found = understand("从北京去上海,三天,两个人,想看外滩(豫园上次去过了)", sandbox=demo)
    wished = [name for one in found.wishes if isinstance(one.meaning, Names) for name in one.meaning.names]
    assert "豫园" not in wished
