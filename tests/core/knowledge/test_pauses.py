"""What has its hour and no place is known by its name; in one clause with a place it is a part of the visit there."""

from core.knowledge.pauses import pauses_wished
from core.model.constraint import Constraint
from core.model.query import Query, Thing
from core.text import Text


def wishing(*names: str, text: str = "", place: str = "") -> Query:
    things = tuple(Thing(Text(name, name), "sight", "like") for name in names)
    start = text.find(place)
    asked = Constraint("places", "", Text(place, place), span=(start, start + len(place)))
    return Query(uid="q", text=text, things=things, constraints=(asked,) if place else ())


def wished(query: Query) -> list[str]:
    return [one.thing for one in pauses_wished(query)]


def test_afternoon_tea_has_an_hour_in_the_afternoon() -> None:
    (tea,) = pauses_wished(wishing("下午茶"))
    assert tea.since >= 14 * 60
    assert tea.until <= 18 * 60
    assert tea.least >= 60


def test_karaoke_is_for_the_evening() -> None:
    (singing,) = pauses_wished(wishing("KTV"))
    assert singing.since >= 19 * 60


def test_a_sight_is_no_pause() -> None:
    assert wished(wishing("熊猫")) == []


def test_cycling_at_a_lake_that_is_asked_for_is_a_part_of_the_visit_there() -> None:
    assert wished(wishing("骑行", text="两天，东湖想骑车。", place="东湖")) == []


def test_cycling_in_another_clause_than_a_place_has_its_own_time() -> None:
    assert wished(wishing("骑行", text="去东湖看看，还想骑车。", place="东湖")) == ["骑行"]


def test_cocktails_and_bars_are_one_evening() -> None:
    assert wished(wishing("鸡尾酒", "酒吧")) == ["鸡尾酒"]


def test_what_is_refused_is_no_pause() -> None:
    query = Query(uid="q", things=(Thing(Text("KTV", "karaoke"), "sight", "never"),))
    assert pauses_wished(query) == ()
