"""A show of an evening is wished for once: as the evening, and not as a visit by day as well."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand

SHOW = "苏州评弹"


@pytest.mark.parametrize(
    ("text", "is_visit"),
    [
        ("两个人从上海去苏州玩两天，想去拙政园，苏州评弹晚上去听。", False),
        ("两个人从上海去苏州玩两天，想去拙政园和苏州评弹。", True),
        ("Two of us from Shanghai to Suzhou for 2 days. We want Suzhou Pingtan in the evening.", False),
    ],
)
def test_an_evening_at_a_house_that_the_data_close_by_day_is_no_visit(
    text: str, is_visit: bool, chinatravel_sandbox: Sandbox
) -> None:
    found = understand(text, sandbox=chinatravel_sandbox)
    visits = any(SHOW in one.dsl for one in found.query.constraints)
    evenings = any(one.name.zh == f"{SHOW}：晚上" for one in found.query.things)
    assert (visits, evenings) == (is_visit, not is_visit)
