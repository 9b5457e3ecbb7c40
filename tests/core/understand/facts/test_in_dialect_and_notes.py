"""Facts as they stand in notes, lists of families, dictation, dialect and old style."""

from datetime import date

import pytest

from core.understand.offline import understand

_CITIES = ["北京", "上海", "南京", "苏州", "杭州", "深圳", "成都", "武汉", "广州", "重庆"]


@pytest.mark.parametrize(
    ("text", "fact", "value"),
    [
        ("from=杭州; to=深圳; days=3; pax=1; budget<=4500", "days", 3),
        ("from=杭州; to=深圳; days=3; pax=1; budget<=4500", "start_city", "杭州"),
        ("3D2N北京,从上海出发,2个人", "days", 3),
        ("怀孕22周,周六从南京出发去苏州,周日吃过晚饭再回来,我和老公", "days", 2),
        ("从武汉到南京去玩个三天嘛呃不对四天,两个人", "days", 4),
        ("12月6日跑马拉松,从广州去深圳,5号去7号回,一个人", "days", 3),
        (
            "从苏州去武汉:子涵妈妈 2大1小,浩浩爸 1大1小,朵朵妈妈 1大2小,三天",
            "people_number",
            8,
        ),
        ("我自己走不开,让弟弟陪爸妈从成都去广州玩六天", "people_number", 3),
        ("给我父母办一趟旅行,二老从北京到苏州,4天,我们小辈不跟", "people_number", 2),
        ("携内子从成都去苏州五天", "people_number", 2),
        ("五个人从广州去深圳住一晚,三个人挤一间", "people_number", 5),
        ("我搁北京上班,领媳妇儿去成都溜达六天", "start_city", "北京"),
        ("从苏州站集合出发去武汉三天,8个人", "start_city", "苏州"),
        ("从广州去深圳两天,五个人连吃带住带车票1200块", "budget", 1200),
        ("从上海去杭州三天,一个人,路费食宿统共一千五", "budget", 1500),
        ("从重庆去杭州五天,七个人,两万五管够", "budget", 25000),
        ("从成都去上海三天,就我一人,自费部分2000", "budget", 2000),
    ],
)
def test_a_fact_is_read_as_it_is_noted(text: str, fact: str, value: object) -> None:
    assert getattr(understand(text, _CITIES, today=date(2026, 11, 26)).query, fact) == value


def test_an_amount_for_eating_and_sleeping_alone_is_no_budget() -> None:
    found = understand("从广州去深圳两天,四个人,连吃带住一共1200", _CITIES)
    assert found.query.budget is None
