"""Names of stations in English, composed from the Chinese ones."""

import pytest

from core.sandbox.names.english import is_terminal, line_in_english, station_in_english


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("北京南站", "Beijing South Railway Station"),
        ("上海站", "Shanghai Railway Station"),
        ("汉口站", "Hankou Railway Station"),
        ("重庆火车站", "Chongqing Railway Station"),
        ("上海虹桥国际机场", "Shanghai Hongqiao International Airport"),
        ("北京首都国际机场", "Beijing Capital International Airport"),
        ("2号航站楼", "Terminal 2"),
        ("T3航站楼", "Terminal 3"),
        ("天府机场1号2号航站楼", "Tianfu Airport Terminals 1 and 2"),
        ("天府广场", "Tianfu Square"),
        ("西安门", "Xi'anmen"),
        ("雍和宫", "Yonghegong"),
        ("迪士尼", "Disney Resort"),
        ("城站", "Chengzhan"),
        ("朝阳门", "Chaoyangmen"),
        ("西藏南路", "Xizang South Road"),
        ("东路", "Dong Road"),
        ("上海动物园", "Shanghai Zoo"),
    ],
)
def test_a_station_is_told_by_its_sounds_and_its_kind(name: str, english: str) -> None:
    assert station_in_english(name) == english


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("6号线", "Line 6"),
        ("4号线大兴线", "Line 4"),
        ("S1线", "Line S1"),
        ("首都机场线", "Capital Airport Line"),
        ("昌平线", "Changping Line"),
    ],
)
def test_a_line_is_told_by_its_number_or_its_sounds(name: str, english: str) -> None:
    assert line_in_english(name) == english


def test_stations_and_airports_are_terminals_and_sights_are_not() -> None:
    assert [name for name in ("南京南站", "天府国际机场", "故宫博物院") if is_terminal(name)] == [
        "南京南站",
        "天府国际机场",
    ]
