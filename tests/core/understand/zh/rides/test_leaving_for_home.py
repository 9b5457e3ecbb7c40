"""Who is to leave by an hour of the afternoon leaves for home: on a day trip, on the last day, and once it was told when one comes."""

import pytest

from core.dsl.families.rides import RideTime
from core.sandbox.sandbox import Sandbox
from core.understand import understand


def _departures(text: str, demo: Sandbox) -> list[tuple[str, str, str]]:
    meanings = (one.meaning for one in understand(text, sandbox=demo).wishes)
    return [
        (one.way, one.bound, one.time)
        for one in meanings
        if isinstance(one, RideTime) and one.moment == "departs"
    ]


@pytest.mark.parametrize(
    ("said", "time"),
    [
        ("一天,一个人,下午五点前就得走", "17:00"),
        ("一天,一个人,上午十点后到,傍晚6点之前要走", "18:00"),
        ("两天,一个人,第二天下午4点前要走", "16:00"),
        ("两天,一个人,早上九点前到,下午3点前得走", "15:00"),
    ],
)
def test_by_an_hour_of_the_afternoon_one_leaves_for_home(said: str, time: str, demo: Sandbox) -> None:
    assert _departures(f"从北京去上海,{said}", demo) == [("back", "latest", time)]


@pytest.mark.parametrize(
    ("said", "time"), [("两天,两个人,早上8点前走", "08:00"), ("一天,两个人,早上7点前出发", "07:00")]
)
def test_by_an_hour_of_the_morning_one_sets_out(said: str, time: str, demo: Sandbox) -> None:
    assert _departures(f"从北京去上海,{said}", demo) == [("out", "latest", time)]
