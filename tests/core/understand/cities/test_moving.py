"""Who moves from one city to another, and who has moved."""

import pytest

from core.understand import understand


@pytest.mark.parametrize(
    ("text", "start", "target"),
    [
        ("要从苏州搬去深圳上班，先玩两天，一个人", "苏州", "深圳"),
        ("下个月就要从苏州搬到深圳了，先去玩三天", "苏州", "深圳"),
        ("从苏州搬到深圳工作，想先玩两天", "苏州", "深圳"),
        ("准备从苏州嫁到深圳，婚前先去踩点3天", "苏州", "深圳"),
        ("打算从苏州调到深圳，提前去玩3天", "苏州", "深圳"),
        ("刚从深圳搬到苏州，想回深圳玩三天", "苏州", "深圳"),
        ("从深圳搬到苏州三年了，想回深圳玩三天", "苏州", "深圳"),
        ("我搬到苏州三年了，想去深圳玩3天", "苏州", "深圳"),
    ],
)
def test_who_moves_starts_where_he_still_lives(text: str, start: str, target: str) -> None:
    query = understand(text, ["苏州", "深圳", "北京"]).query
    assert (query.start_city, query.target_city) == (start, target)
