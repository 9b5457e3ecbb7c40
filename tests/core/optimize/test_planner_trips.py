"""What the planner makes of a request: the choices of a small world, and the trips that cannot be."""

from itertools import pairwise

import pytest

from core.dsl.families.places import Names
from core.dsl.families.ways import InnerModes
from core.dsl.normal.writing import to_dsl
from core.model.plan import Visit
from core.model.query import Query
from core.optimize.outcome import Found, Impossible, Stopped, Unsolved
from core.optimize.planning import plan_trip
from core.sandbox.sandbox import Sandbox


def _refused(outcome: object) -> Impossible:
    assert isinstance(outcome, Impossible), outcome
    return outcome


def test_same_request_and_seed_give_the_same_plan(toy, chinatravel_sandbox: Sandbox) -> None:
    query = Query("q", start_city="南京", target_city="北京", days=3, people_number=2)
    first, second = (toy.plan(query, chinatravel_sandbox).to_json() for _ in range(2))
    assert first == second


@pytest.mark.parametrize("days", [1, 2, 3, 5])
def test_first_and_last_activity_are_the_services(toy, days: int) -> None:
    activities = [a for _, _, a in toy.plan(toy.trip(days), toy.usual()).activities()]
    assert [activities[0].start, activities[-1].end] == ["甲城站", "甲城站"]


def test_a_day_trip_has_no_hotel(toy) -> None:
    kinds = {a.type for _, _, a in toy.plan(toy.trip(1), toy.usual()).activities()}
    assert kinds == {"train", "lunch", "attraction", "dinner"} or kinds == {"train", "lunch", "attraction"}


def test_the_morning_train_out_and_the_evening_train_home_leave_most_time(toy) -> None:
    plan = toy.plan(toy.trip(2), toy.usual())
    out, home = plan.itinerary[0].activities[0], plan.itinerary[-1].activities[-1]
    assert (str(out.start_time), str(home.start_time)) == ("07:30", "19:00")


def test_a_train_over_night_is_taken_where_there_is_no_other(toy) -> None:
    sandbox = toy.sandbox([toy.out("20:00", "08:00")], [toy.back("19:00", "21:30")])
    plan = toy.plan(toy.trip(3), sandbox)
    assert [a.type for a in plan.itinerary[0].activities] == ["train"]
    assert plan.itinerary[1].activities[0].transports[0].start == "乙城站"


def test_an_arrival_on_the_next_day_is_told(toy) -> None:
    sandbox = toy.sandbox([toy.out("08:00", "10:00")], [toy.back("20:00", "06:00")])
    found = toy.outcome(toy.trip(2), sandbox)
    assert isinstance(found, Found)
    assert found.note is not None and "return" in found.note.en and "next day" in found.note.en


def test_a_service_by_day_is_preferred_to_one_over_night(toy) -> None:
    sandbox = toy.sandbox(
        [toy.out("08:00", "16:00", price=300), toy.out("20:00", "08:00", price=150)],
        [toy.back("19:00", "21:30")],
    )
    assert str(toy.plan(toy.trip(4), sandbox).itinerary[0].activities[0].start_time) == "08:00"


def test_a_train_over_night_leaves_no_night_in_a_trip_of_two_days(toy) -> None:
    sandbox = toy.sandbox([toy.out("20:00", "08:00")], [toy.back("19:00", "21:30")])
    refused = _refused(toy.outcome(toy.trip(2), sandbox))
    assert "overnight" in refused.reason.en
    assert "days" in refused.conflict


def test_no_return_on_the_same_day_is_said_with_its_times(toy) -> None:
    sandbox = toy.sandbox([toy.out("08:00", "18:00")], [toy.back("09:00", "19:00")])
    refused = _refused(toy.outcome(toy.trip(1), sandbox))
    assert "18:00" in refused.reason.en
    assert "09:00" in refused.reason.zh


def test_a_day_too_short_for_anything_but_the_trains_is_still_a_trip(toy) -> None:
    sandbox = toy.sandbox([toy.out("08:00", "18:00")], [toy.back("18:40", "23:00")])
    plan = toy.plan(toy.trip(1), sandbox)
    assert [a.type for a in plan.itinerary[0].activities] == ["train", "train"]


def test_no_connection_is_said_by_direction(toy) -> None:
    refused = _refused(toy.outcome(toy.trip(2), toy.sandbox([toy.out("08:00", "10:00")], [])))
    assert "from 乙城 to 甲城" in refused.reason.en


@pytest.mark.parametrize(
    ("field", "value"),
    [("days", 0), ("days", 40), ("days", -1), ("people_number", 0), ("people_number", 500)],
)
def test_numbers_out_of_range_are_named(toy, field: str, value: int) -> None:
    given = {"start_city": toy.here, "target_city": toy.there, "days": 2, "people_number": 2, field: value}
    refused = _refused(toy.outcome(Query("q", **given), toy.usual()))
    assert refused.conflict == (field,)
    assert str(value) in refused.reason.zh


def test_unknown_city_is_named(toy) -> None:
    refused = _refused(
        toy.outcome(
            Query("q", start_city="乌有乡", target_city=toy.there, days=2, people_number=2), toy.usual()
        )
    )
    assert "乌有乡" in refused.reason.en
    assert refused.conflict == ("start_city",)


def test_a_trip_to_where_one_is_goes_nowhere(toy) -> None:
    refused = _refused(
        toy.outcome(
            Query("q", start_city=toy.here, target_city=toy.here, days=2, people_number=2), toy.usual()
        )
    )
    assert refused.conflict == ("start_city", "target_city")


def test_too_few_rooms_are_said(toy) -> None:
    refused = _refused(toy.outcome(toy.trip(2, people=6), toy.usual(toy.city(stock=2))))
    assert "6 people" in refused.reason.en


def test_rooms_stay_within_the_stock(toy) -> None:
    plan = toy.plan(toy.trip(2, people=3), toy.usual(toy.city(stock=2)))
    (night,) = [a for _, _, a in plan.activities() if a.type == "accommodation"]
    assert night.rooms == 2


def test_a_tight_budget_is_kept_with_cheaper_choices(toy) -> None:
    free = toy.plan(toy.trip(3), toy.usual()).total_cost
    tight = toy.plan(toy.trip(3, budget=free - 150), toy.usual()).total_cost
    assert tight <= free - 150


def test_more_money_gives_a_plan_that_is_liked_no_less(toy) -> None:
    free = toy.plan(toy.trip(3), toy.usual()).total_cost
    found = [toy.outcome(toy.trip(3, budget=free * share), toy.usual()) for share in (0.8, 0.9, 1.0)]
    objectives = [one.objective for one in found]
    # The search is no exact one: it may miss some of what more money could buy, but not much.
    assert all(dearer <= 0.97 * cheaper for cheaper, dearer in pairwise(objectives))


def test_a_budget_below_the_fares_is_refuted_with_their_sum(toy) -> None:
    refused = _refused(toy.outcome(toy.trip(2, people=2, budget=300), toy.usual()))
    # Four tickets of 100 and a room of 200.
    assert "¥600" in refused.reason.en


def test_a_budget_that_cannot_be_kept_comes_with_the_nearest_plan(toy) -> None:
    refused = _refused(toy.outcome(toy.trip(3, budget=50), toy.usual()))
    assert refused.nearest is not None and refused.nearest.total_cost > 50


@pytest.mark.parametrize(
    ("sights", "restaurants", "metro"), [(0, 12, True), (12, 0, True), (0, 0, False), (1, 1, False)]
)
def test_a_poor_city_still_gives_a_plan(toy, sights: int, restaurants: int, metro: bool) -> None:
    plan = toy.plan(toy.trip(4), toy.usual(toy.city(sights=sights, restaurants=restaurants, metro=metro)))
    places = [a.position for _, _, a in plan.activities() if a.type in ("attraction", "lunch", "dinner")]
    assert len(places) == len(set(places))


def test_work_ends_when_asked_to(toy) -> None:
    *_, last = plan_trip(toy.trip(3), toy.usual(), seed=0, stopped=lambda: True)
    assert last == Stopped()


def test_after_the_last_metro_nobody_gets_to_the_hotel_who_takes_nothing_else(toy) -> None:
    sandbox = toy.sandbox([toy.out("20:00", "23:40")], [toy.back("19:00", "21:30")])
    outcome = toy.outcome(toy.asking(InnerModes("only", frozenset({"metro"}))), sandbox)
    assert isinstance(outcome, Unsolved | Impossible)


@pytest.mark.parametrize(
    ("city", "wish"), [("成都", "成都大熊猫繁育研究基地"), ("北京", "天坛公园"), ("上海", "豫园")]
)
def test_what_is_asked_for_is_seen_in_the_morning_when_it_is_best(
    demo: Sandbox, city: str, wish: str
) -> None:
    wishes = (to_dsl(Names("attraction", "all", frozenset({wish}))),)
    query = Query("q", start_city="南京", target_city=city, days=3, people_number=2, hard_logic=wishes)
    found = [one for one in plan_trip(query, demo, seed=0, stopped=lambda: False) if isinstance(one, Found)]
    (visit,) = [
        one for _, _, one in found[-1].plan.activities() if isinstance(one, Visit) and one.position == wish
    ]
    assert visit.start_time.minutes < 11 * 60
