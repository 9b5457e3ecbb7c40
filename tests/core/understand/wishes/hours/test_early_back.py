"""Who would be back at the hotel early on every day is back by an hour of it."""

import pytest

from core.model.daily import DayHour, day_hour
from core.understand import understand

_ZH = "一家三口从北京去上海三天，孩子六岁，预算12000，{}。"
_EN = "A family of three from Beijing to Shanghai, 3 days, budget 12000 yuan. {}."


def _hours(text: str) -> list[DayHour]:
    things = understand(text, ["北京", "上海"]).query.things
    return [hour for one in things if one.wanted and (hour := day_hour(one.name.zh)) is not None]


@pytest.mark.parametrize(
    ("text", "minute"),
    [
        (_ZH.format("每天下午早点回酒店"), 1110),
        (_ZH.format("每天都要早点回酒店休息"), 1200),
        (_ZH.format("希望每天傍晚早些回宾馆"), 1110),
        (_ZH.format("每天晚上早点回酒店"), 1200),
        (_EN.format("Back at the hotel early every afternoon"), 1110),
        (_EN.format("We want to be back at the hotel early each day"), 1200),
        (_EN.format("Every afternoon back to the hotel early"), 1110),
        (_EN.format("Get back to the hotel early every evening"), 1200),
        (_EN.format("We want no night programme"), 1170),
    ],
)
def test_early_back_is_an_hour_of_every_day(text: str, minute: int) -> None:
    assert _hours(text) == [DayHour(out=False, later=False, minute=minute)]


@pytest.mark.parametrize(
    "text",
    [
        _ZH.format("最后一天早点回北京"),
        _ZH.format("每天早点出门"),
        _EN.format("Fly back early on the last day"),
        _EN.format("We start early every day"),
    ],
)
def test_another_early_hour_is_none_of_coming_back(text: str) -> None:
    assert _hours(text) == []
