"""Constraints of no known kind: plans are changed until they meet them, and how far they are from it is measured."""

import pytest

from core.dsl.normal.recognition import parse_normal
from core.dsl.normal.values import Opaque
from core.dsl.run import PlanView
from core.evaluate.registry import SUITES
from core.optimize.search.shortfall import graded, shortfall
from core.optimize.wishes.check import unmet

_EACH = "result=True\nfor a in allactivities(plan):\n  "
_COUNT = "n=0\nfor a in allactivities(plan):\n  "
UNKNOWN = {
    "at most three sights": _COUNT + "if activity_type(a)=='attraction': n+=1\nresult=(n<=3)",
    "seven sights or more": _COUNT + "if activity_type(a)=='attraction': n+=1\nresult=(n>=7)",
    "sights without a ticket": _EACH
    + "if activity_type(a)=='attraction' and activity_price(a)>0: result=False",
    "long visits": _EACH + "if activity_type(a)=='attraction' and activity_time(a)<90: result=False",
    "no sights in the evening": _EACH
    + "if activity_type(a)=='attraction' and activity_end_time(a)>'16:00': result=False",
    "two dear meals": _COUNT + "if activity_price(a)>=80 and activity_type(a)!='accommodation': n+=1\n"
    "result=(n>=2)",
    "a cheap dinner on the second day": "result=True\nfor a in dayactivities(plan,2):\n"
    "  if activity_type(a)=='dinner' and activity_price(a)>45: result=False",
    "no two rides by taxi in a row": "last=''\n"
    + _EACH
    + "mode=innercity_transport_type(activity_transports(a))\n  if mode=='taxi' and last=='taxi': result=False\n"
    "  last=mode",
    "a meal comes first": "result=(activity_type(allactivities(plan)[1]) in ['lunch','dinner'])",
}


@pytest.mark.parametrize("kind", UNKNOWN)
def test_a_wish_of_no_known_kind_is_met(toy, kind) -> None:
    source, sandbox = UNKNOWN[kind], toy.usual(toy.city(sights=30, restaurants=20))
    assert isinstance(parse_normal(source), Opaque)
    query = toy.asking(Opaque(source))
    plan = toy.plan(query, sandbox)
    assert unmet(plan, [source], sandbox) == ()
    assert SUITES["chinatravel"].judge(query, plan.to_json(), sandbox).passed


def test_wishes_of_no_known_kind_are_met_together(toy) -> None:
    sandbox = toy.usual(toy.city(sights=30, restaurants=20))
    sources = [UNKNOWN[kind] for kind in ("at most three sights", "long visits", "two dear meals")]
    plan = toy.plan(toy.asking(*map(Opaque, sources)), sandbox)
    assert unmet(plan, sources, sandbox) == ()


def test_the_shortfall_shrinks_on_the_way_to_a_number(toy) -> None:
    sandbox = toy.usual()
    trip = PlanView(toy.plan(toy.trip(3), sandbox).to_json(), sandbox)
    text = "n=0\nfor a in allactivities(plan):\n  if activity_type(a)=='attraction': n+=1\nresult=(n>={})"
    far, near, met = (shortfall([graded(text.format(count))], trip) for count in (40, 30, 0))
    assert far > near > 1 and met == 0


@pytest.mark.parametrize(
    "source", ["result=(", "import os", "result=(1<2<1)", "for a in []:\n  result=False"]
)
def test_what_compares_no_two_numbers_falls_short_by_one(toy, source) -> None:
    sandbox = toy.usual()
    trip = PlanView(toy.plan(toy.trip(1), sandbox).to_json(), sandbox)
    assert shortfall([graded(source)], trip) == 1


def test_a_text_that_says_nothing_falls_short(toy) -> None:
    trip = PlanView(toy.plan(toy.trip(1), toy.usual()).to_json(), toy.usual())
    assert shortfall([graded("")], trip) == 1
