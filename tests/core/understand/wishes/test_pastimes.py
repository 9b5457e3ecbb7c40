"""What one does at an hour and at no place of the data is read by its words."""

import pytest

from core.knowledge.hours.pauses import is_pause
from core.understand.offline import understand


@pytest.mark.parametrize(
    ("said", "thing"),
    [
        ("afternoon tea somewhere pretty", "下午茶"),
        ("cocktails with a view", "鸡尾酒"),
        ("one lazy day in a teahouse", "泡茶馆"),
        ("a lazy morning in a teahouse", "上午泡茶馆"),
        ("cycling along the bay", "骑行"),
        ("acrobatics on another evening", "杂技"),
        ("一天下午泡茶馆", "泡茶馆"),
        ("晚上有地方唱歌聊天", "KTV"),
        ("下午找家咖啡馆坐坐", "坐咖啡馆"),
    ],
)
def test_a_pastime_is_read(said: str, thing: str) -> None:
    things = [one.name.zh for one in understand(said).query.things]
    assert thing in things
    assert is_pause(thing)


@pytest.mark.parametrize("said", ["不唱歌", "no cocktails please", "不喝下午茶"])
def test_a_refused_pastime_is_not_wished(said: str) -> None:
    assert not [one for one in understand(said).query.things if one.wanted and is_pause(one.name.zh)]
