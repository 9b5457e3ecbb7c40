"""Words of money, beds and tables move the weights: what is spent follows what was said."""

import tomllib
from dataclasses import replace
from importlib.resources import files

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.normal.writing import to_dsl
from core.model.plan import Stay, Visit
from core.model.query import Query, Thing
from core.optimize.outcome import Found
from core.optimize.planning import plan_trip
from core.optimize.preferences.emphasis import emphasis_of
from core.optimize.preferences.profile import DEFAULT, PROFILES
from core.sandbox.sandbox import Sandbox
from core.text import Text
from core.understand import understand

CHEAP = Thing(Text("省钱", "as cheap as possible"), "budget_part", "like")
RICH = Thing(Text("不差钱", "money is no object"), "budget_part", "like")
BEST_BEDS = Thing(Text("最好的酒店", "best hotels"), "hotel", "like")


def last_found(sandbox: Sandbox, *things: Thing) -> Found:
    query = Query("q", start_city="上海", target_city="成都", days=3, people_number=2, things=things)
    found = [
        one for one in plan_trip(query, sandbox, seed=0, stopped=lambda: False) if isinstance(one, Found)
    ]
    return found[-1]


def test_what_is_stressed_twice_is_told_once() -> None:
    again = Thing(Text("省钱", "as cheap as possible"), "hotel", "like")
    told = emphasis_of((CHEAP, again, RICH)).told()
    assert told == Text(
        "已照顾到：省钱、不差钱",
        "taken into account: as cheap as possible, money is no object",
    )


def test_who_saves_spends_less_and_who_need_not_more(demo: Sandbox) -> None:
    costs = [last_found(demo, *said).plan.total_cost for said in ((CHEAP,), (), (RICH,))]
    assert costs == sorted(set(costs))


def test_the_best_hotel_is_a_dearer_one(demo: Sandbox) -> None:
    best, usual = (
        [one.price for _, _, one in last_found(demo, *said).plan.activities() if isinstance(one, Stay)]
        for said in ((BEST_BEDS,), ())
    )
    assert min(best) > max(usual)


def test_a_wide_budget_buys_comfort_and_a_usual_one_does_not() -> None:
    some, wide, wider = (
        emphasis_of((), a_day).weighing(DEFAULT).weights for a_day in (800.0, 1000.0, 2000.0)
    )
    assert emphasis_of((), 600.0).weighing(DEFAULT) == DEFAULT
    assert wider.money < wide.money < some.money < DEFAULT.weights.money
    assert wider.comfort > wide.comfort > some.comfort > DEFAULT.weights.comfort


def test_who_would_save_saves_with_a_wide_budget() -> None:
    assert emphasis_of((CHEAP,), 2000.0) == emphasis_of((CHEAP,))


def test_the_trip_says_what_was_weighed(demo: Sandbox) -> None:
    note = last_found(demo, CHEAP).note
    assert note is not None and "as cheap as possible" in note.en and "省钱" in note.zh


@pytest.mark.parametrize("profile", ["competition", "traveleval"])
def test_a_profile_that_follows_metrics_does_not_listen(profile: str) -> None:
    assert emphasis_of((RICH, BEST_BEDS)).weighing(PROFILES[profile]) == PROFILES[profile]


def test_what_is_refused_is_not_stressed() -> None:
    refused = Thing(BEST_BEDS.name, "hotel", "never")
    assert emphasis_of((refused,)).weighing(DEFAULT) == DEFAULT


def test_every_stressed_word_can_be_said() -> None:
    table = tomllib.loads(files("assets").joinpath("knowledge", "emphasis.toml").read_text("utf-8"))
    lexicons = [
        tomllib.loads(files("assets").joinpath("lexicons", name).read_text("utf-8"))
        for name in ("things.toml", "hotel_features.toml")
    ]
    assert table.keys() <= {word for lexicon in lexicons for word in lexicon}


@pytest.mark.parametrize(
    ("said", "weight"),
    [
        ("两个人从上海去成都玩3天，吃最好的", "food"),
        ("两个人从上海去成都玩3天，住得舒服点", "comfort"),
        ("Two of us from Shanghai to Chengdu for 3 days, the best food", "food"),
        ("Two of us from Shanghai to Chengdu for 3 days, a comfortable hotel", "comfort"),
    ],
)
def test_words_as_people_say_them_are_heard(said: str, weight: str) -> None:
    weights = emphasis_of(understand(said).query.things).weighing(DEFAULT).weights
    assert getattr(weights, weight) > getattr(DEFAULT.weights, weight)


def test_who_celebrates_sleeps_and_eats_better() -> None:
    usual, festive = (emphasis_of((), celebrating=on).weighing(DEFAULT).weights for on in (False, True))
    assert festive.comfort > usual.comfort and festive.food > usual.food


def test_who_saves_buys_no_dear_ticket_that_nobody_asked_for(demo: Sandbox) -> None:
    query = Query(
        "q", start_city="重庆", target_city="广州", days=3, people_number=1, things=(CHEAP,), budget=1800.0
    )
    capped = replace(query, hard_logic=(to_dsl(CostCap("total", 1800.0)),))
    found = [one for one in plan_trip(capped, demo, seed=0, stopped=lambda: False) if isinstance(one, Found)]
    tickets = [one.price for _, _, one in found[-1].plan.activities() if isinstance(one, Visit)]
    assert max(tickets) < 1800 / 4 / 3


def test_who_came_to_eat_sits_at_better_tables_and_sees_less() -> None:
    weights = emphasis_of((), eating=True).weighing(DEFAULT).weights
    assert weights.food > DEFAULT.weights.food
    assert weights.sights < DEFAULT.weights.sights


def test_students_save_unless_they_say_how() -> None:
    saving = emphasis_of((), frugal=True).weighing(DEFAULT).weights
    assert saving.money > DEFAULT.weights.money
    assert emphasis_of((CHEAP,), frugal=True) == emphasis_of((CHEAP,))
