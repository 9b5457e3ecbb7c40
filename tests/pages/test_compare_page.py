"""Trips side by side: what the address names, what differs, and what is wrong with the address."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from core.bench.store.runs import RunStore
from core.sandbox.library import SandboxLibrary
from core.text import Text
from pages.compare.choosing import chosen_now
from studio.state.compare import CHOICE

REQUEST = "当前位置南京。我和朋友两个人想去北京玩3天，预算6000元，请给我一个旅行规划。"


def _menus(app: AppTest) -> list[Any]:
    """The menus of the trips that are compared."""
    return [menu for menu in app.selectbox if str(menu.key).startswith(CHOICE)]


def test_two_trips_are_compared_and_an_unknown_one_is_told(
    plan_a_trip: Callable[[str], AppTest], studio: Callable[..., AppTest], home: Path
) -> None:
    plan_a_trip(REQUEST)
    store = RunStore(home / "runs.sqlite")
    first = store.newest(1)[0]
    document = dict(first.document, itinerary=first.document["itinerary"][:-1])
    store.begin(replace(first, id="shorter", agent="another", document=document))
    assert "demo" in SandboxLibrary(home).names()

    app = studio("compare", plans=f"{first.id},shorter,nobody")
    assert not app.exception
    assert "nobody" in app.warning[0].value
    told = " ".join(str(element.proto) for element in app.get("html"))
    assert "B 更好 ▼" in told or "A 更好 ▼" in told

    links = [link.proto for link in app.get("page_link")]
    assert {link.label for link in links} <= {"去看看", "修好它"}
    assert all(
        "plan=shorter" in link.query_string or f"plan={first.id}" in link.query_string for link in links
    )

    alone = studio("compare", plans=first.id)
    assert any("选两到四份行程" in block.value for block in alone.markdown)


def test_one_day_is_compared_where_the_address_names_it(
    plan_a_trip: Callable[[str], AppTest], studio: Callable[..., AppTest], home: Path
) -> None:
    plan_a_trip(REQUEST)
    store = RunStore(home / "runs.sqlite")
    first = store.newest(1)[0]
    store.begin(replace(first, id="again", agent="another"))
    store.close()

    app = studio("compare", plans=f"{first.id},again", day="2")
    assert not app.exception
    told = " ".join(str(element.proto) for element in app.get("html"))
    assert 'class=\\"badge\\">2<' in told
    assert 'class=\\"badge\\">1<' not in told


def test_a_version_is_called_by_what_was_changed_in_it(
    plan_a_trip: Callable[[str], AppTest], studio: Callable[..., AppTest], home: Path
) -> None:
    plan_a_trip(REQUEST)
    store = RunStore(home / "runs.sqlite")
    first = store.newest(1)[0]
    change = Text("去掉天坛", "Without the Temple of Heaven")
    store.begin(replace(first, id="changed", status="edited", former=first.id, change=change))
    store.close()

    app = studio("compare", plans=f"{first.id},changed")
    (menu, *_) = _menus(app)
    assert "去掉天坛" in menu.options[1]
    assert "去掉天坛" not in menu.options[0]


def test_the_example_s_trips_are_told_apart_and_those_of_other_requests_are_told(
    studio: Callable[..., AppTest],
) -> None:
    app = studio("compare", plans="example-capital,example-frugal")
    assert not app.exception
    first, second, another = _menus(app)
    assert (first.value, second.value, another.value) == ("example-capital", "example-frugal", None)
    assert len(set(first.options)) == len(first.options)
    assert not any("file" in option for option in first.options)
    told = "这些行程不是同一个请求"
    assert not any(told in one.value for one in app.caption)
    app = studio("compare", plans="example-capital,example-lake")
    assert any(told in one.value for one in app.caption)


def test_a_trip_that_cannot_be_read_is_told_of_and_the_others_keep_their_letters(
    plan_a_trip: Callable[[str], AppTest], studio: Callable[..., AppTest], home: Path
) -> None:
    plan_a_trip(REQUEST)
    store = RunStore(home / "runs.sqlite")
    first = store.newest(1)[0]
    late = json.loads(json.dumps(first.document))
    late["itinerary"][1]["activities"][0]["start_time"] = "25:99"
    store.begin(replace(first, id="late", document=late))
    store.begin(replace(first, id="again"))
    app = studio("compare", plans=f"{first.id},late,again")
    assert not app.exception
    assert "B：第 2 天" in app.warning[0].value
    assert "itinerary" not in app.warning[0].value
    sides = [json.loads(element.proto.json) for element in app.get("bidi_component")]
    assert [side["letter"] for side in next(one["sides"] for one in sides if "sides" in one)] == ["A", "C"]


@pytest.mark.parametrize(
    ("number", "taken", "now"),
    [
        (0, "d", ["d", "b", "c"]),
        (0, "c", ["c", "b", "a"]),
        (1, None, ["a", "c"]),
        (3, "d", ["a", "b", "c", "d"]),
        (3, "b", ["a", "b", "c"]),
        (3, None, ["a", "b", "c"]),
    ],
    ids=["another", "of another menu", "emptied", "one more", "one that is there", "none"],
)
def test_a_menu_takes_a_trip_and_none_stands_twice(number: int, taken: str | None, now: list[str]) -> None:
    assert chosen_now(["a", "b", "c"], number, taken) == now


def test_the_first_two_trips_are_swapped_by_a_button(studio: Callable[..., AppTest]) -> None:
    app = studio("compare", plans="example-capital,example-frugal")
    app.button(key="compare_swap").click().run()
    assert not app.exception
    assert [menu.value for menu in _menus(app)[:2]] == ["example-frugal", "example-capital"]
