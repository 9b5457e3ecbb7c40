"""What demands and what only likes: kinds that are named in passing can be done without, what 要 asks for cannot."""

import pytest

from core.understand import understand


@pytest.mark.parametrize(
    ("said", "strength"),
    [
        ("慢游自然风光和园林", "like"),
        ("住设计师酒店", "like"),
        ("主要看历史古迹和园林", "like"),
        ("要家庭房", "must"),
        ("必须吃火锅", "must"),
        ("我们吃素，吃素食", "must"),
        ("不要火锅", "must"),
    ],
)
def test_a_kind_is_demanded_only_where_the_words_do(said: str, strength: str) -> None:
    query = understand(f"两个人从上海去成都玩3天，{said}").query
    assert {one.strength for one in query.constraints if one.family == "types"} == {strength}
