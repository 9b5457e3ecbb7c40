"""The hour of a place is told also where another place is seen then, as the request leaves open."""

from typing import Any

import pytest

from core.dsl.families.places import Names
from core.dsl.normal.gloss import gloss
from core.dsl.normal.writing import to_dsl
from core.evaluate.wishes.all_wishes import told_wishes
from core.knowledge.things import sights_of
from core.model.constraint import Constraint
from core.model.plan import Plan
from core.model.query import Query, Thing
from core.sandbox.sandbox import Sandbox
from core.text import Text


def _visit(name: str, start: str, end: str) -> dict[str, Any]:
    times = {"start_time": start, "end_time": end}
    return {"type": "attraction", "position": name, **times, "price": 0, "cost": 0, "transports": []}


def _fates(sandbox: Sandbox, visit: dict[str, Any], *things: str, either: frozenset[str]) -> list[str]:
    """How the wishes for things stand in a trip to Chengdu with one visit, where either of two places is asked for."""
    plan = Plan.from_json(
        {
            "people_number": 1,
            "start_city": "重庆",
            "target_city": "成都",
            "itinerary": [{"day": 1, "activities": [visit]}],
        }
    )
    choice = Names("attraction", "any", either)
    constraint = Constraint("names", to_dsl(choice), gloss(choice))
    query = Query(
        uid="q",
        start_city="重庆",
        target_city="成都",
        days=1,
        people_number=1,
        constraints=(constraint,),
        things=tuple(Thing(Text(one, f"{one}-en"), "time", "like") for one in things),
    )
    told = {one.wish.zh: one.fate for one in told_wishes(query, plan, sandbox)}
    return [told[one] for one in things]


EITHER = frozenset({"宽窄巷子", "锦里古街"})


@pytest.mark.parametrize(("start", "end", "fate"), [("19:00", "20:30", "met"), ("14:00", "15:30", "unmet")])
def test_of_two_places_one_is_enough_at_its_hour(start: str, end: str, fate: str, demo: Sandbox) -> None:
    visit = _visit("宽窄巷子", start, end)
    assert _fates(demo, visit, "宽窄巷子：晚上", "锦里古街：晚上", either=EITHER) == [fate, fate]


def test_another_place_is_no_choice_that_nobody_left_open(demo: Sandbox) -> None:
    visit = _visit("宽窄巷子", "19:00", "20:30")
    alone = frozenset({"锦里古街", "文殊院"})
    assert _fates(demo, visit, "锦里古街：晚上", either=alone) == ["unmet"]


@pytest.mark.parametrize(("start", "fate"), [("06:30", "met"), ("07:30", "unmet")])
def test_the_sunrise_is_seen_by_who_is_there_before_the_sun(start: str, fate: str, demo: Sandbox) -> None:
    visit = _visit("宽窄巷子", start, "09:00")
    assert _fates(demo, visit, "日出", "宽窄巷子：日出", either=EITHER) == [fate, fate]


@pytest.mark.parametrize(("start", "end", "fate"), [("19:00", "20:30", "met"), ("10:00", "11:30", "unmet")])
def test_a_kind_of_sight_is_seen_at_its_hour(start: str, end: str, fate: str, demo: Sandbox) -> None:
    park = sorted(sights_of(frozenset({"夜景"}), demo.city("成都")))[0]
    assert _fates(demo, _visit(park, start, end), "夜景：晚上", either=EITHER) == [fate]


def test_of_an_hour_of_what_the_data_do_not_know_nothing_is_told(demo: Sandbox) -> None:
    visit = _visit("宽窄巷子", "19:00", "20:30")
    assert _fates(demo, visit, "皮影：晚上", either=EITHER) == ["unseen"]
