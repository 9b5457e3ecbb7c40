"""A refusal is one of what its own clause names: it leaves alone what the clause before asks for."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand

TRIP = "两个人从上海去杭州，三天，"


@pytest.mark.parametrize(
    "words",
    ["雷峰塔必须给我约上，约不上别找我", "雷峰塔肯定要看，欢乐世界就不去了", "想看雷峰塔，别坐太久的车"],
)
def test_what_is_asked_for_holds_where_the_next_clause_refuses_something_else(
    sandbox: Sandbox, words: str
) -> None:
    assert "wish" not in [one.about for one in understand(TRIP + words, sandbox=sandbox).ask]


@pytest.mark.parametrize(
    "words", ["雷峰塔什么的千万别塞给我", "雷峰塔我爸不让", "雷峰塔去不起捏", "雷峰塔就莫给我们安排哈"]
)
def test_a_topic_is_refused_by_the_end_of_its_clause(sandbox: Sandbox, words: str) -> None:
    found = understand(TRIP + words, sandbox=sandbox)
    assert [one.strength for one in found.wishes] == ["never"]


@pytest.mark.parametrize(
    "words", ["雷峰塔他念叨了半辈子", "雷峰塔非看不可", "雷峰塔必到", "雷峰塔要留足时间"]
)
def test_a_name_is_wished_for_by_whoever_longs_for_it(sandbox: Sandbox, words: str) -> None:
    found = understand(TRIP + words, sandbox=sandbox)
    assert [one.strength for one in found.wishes] == ["must"]


@pytest.mark.parametrize(
    ("words", "gloss"),
    [
        ("非要去雷峰塔不可", "雷峰塔"),
        ("非得上雷峰塔看看不行", "雷峰塔"),
        ("非高铁不坐", "火车"),
        ("非飞机不坐", "飞机"),
    ],
)
def test_who_will_not_be_without_something_wants_it(sandbox: Sandbox, words: str, gloss: str) -> None:
    found = understand(TRIP + words, sandbox=sandbox)
    assert [one.strength for one in found.wishes] == ["must"]
    assert gloss in found.query.constraints[0].gloss.zh
    assert "不" not in found.query.constraints[0].gloss.zh
    assert found.ask == ()
