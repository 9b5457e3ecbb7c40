"""What stands on a chip says what is wished, in few words."""

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import OutAndBack
from core.dsl.families.ways import InnerModes
from core.dsl.normal.brief import brief
from core.dsl.normal.gloss import gloss
from core.dsl.normal.values import Normal

PLANE = frozenset({"airplane"})


@pytest.mark.parametrize(
    ("constraint", "zh", "en"),
    [
        (CostCap("total", 6000), "全程 ≤ ¥6,000", "In all ≤ ¥6,000"),
        (Names("attraction", "all", frozenset({"西湖"})), "西湖", "West Lake"),
        (Types("restaurant", "all", frozenset({"北京菜"})), "北京菜", "北京菜"),
        (OutAndBack("none", PLANE, PLANE), "不乘飞机", "No plane"),
        (InnerModes("only", frozenset({"metro"})), "只用地铁", "Only metro"),
    ],
)
def test_what_it_is_about_tells_the_rest(constraint: Normal, zh: str, en: str) -> None:
    said = brief(constraint)
    assert (said.zh, said.says("en", lambda name: {"西湖": "West Lake"}.get(name, name))) == (zh, en)


@pytest.mark.parametrize(
    "constraint",
    [
        CostCap("total", 600, "person"),
        Names("attraction", "none", frozenset({"西湖"})),
        Types("restaurant", "none", frozenset({"北京菜"})),
        Types("restaurant", "all", frozenset({"茶馆/茶室"})),
        OutAndBack("any", PLANE, PLANE),
    ],
)
def test_what_would_be_left_open_is_said_whole(constraint: Normal) -> None:
    assert brief(constraint) == gloss(constraint)
