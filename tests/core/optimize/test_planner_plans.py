"""What holds for every plan that the planner makes, in every sandbox."""

from collections.abc import Iterator
from itertools import pairwise

from core.evaluate.registry import SUITES
from core.knowledge.city import knowledge_of
from core.model.derived.meals_on_the_way import meals_on_the_way
from core.model.plan import Activity, Plan
from core.model.query import Query
from core.sandbox.sandbox import Sandbox

Planned = list[tuple[Query, Plan]]
# A traveller's lunch is late and his dinner early; each overlaps the hours that the benchmark gives it.
MEAL_STARTS = {"breakfast": ("06:00", "08:55"), "lunch": ("11:00", "13:55"), "dinner": ("16:30", "19:55")}


def test_nearly_all_trips_have_a_plan(planned: Planned) -> None:
    # Of 20: the rest cannot be done in a day.
    assert len(planned) >= 18


def test_plans_pass_the_environment_constraints(planned: Planned, sandbox: Sandbox) -> None:
    reports = [SUITES["chinatravel"].judge(query, plan.to_json(), sandbox) for query, plan in planned]
    assert {(r.uid, v.code, v.message.en) for r in reports for v in r.violations} == set()


def test_the_way_to_an_activity_begins_after_the_one_before(planned: Planned) -> None:
    for query, plan in planned:
        for before, after in _neighbours(plan):
            leaves = after.transports[0].start_time if after.transports else after.start_time
            assert leaves >= before.end_time, (query.uid, str(leaves), before)


def test_one_is_at_the_station_in_time(planned: Planned) -> None:
    for query, plan in planned:
        before, home = (
            plan.itinerary[-1].activities[-2:] if len(plan.itinerary[-1].activities) > 1 else (None, None)
        )
        if home is None:
            home = plan.itinerary[-1].activities[-1]
        arrives = home.transports[-1].end_time if home.transports else before and before.end_time
        needed = 90 if home.type == "airplane" else 30
        assert arrives is None or home.start_time - arrives >= needed, query.uid


def test_meals_are_at_meal_times_and_three_hours_apart(planned: Planned) -> None:
    for query, plan in planned:
        for day in plan.itinerary:
            meals = [a for a in day.activities if a.type in MEAL_STARTS]
            for meal in meals:
                first, last = MEAL_STARTS[meal.type]
                assert first <= str(meal.start_time) <= last, (query.uid, meal)
            for before, after in pairwise(meals):
                assert after.start_time - before.end_time >= 180, (query.uid, day.day)


def test_whole_days_have_all_meals_and_sights(planned: Planned) -> None:
    for query, plan in planned:
        # Who is in a park all day eats there, which the plan tells beside its activities.
        inside = {(one.day, one.meal) for one in meals_on_the_way(plan)}
        for day in plan.itinerary[1:-1]:
            kinds = {activity.type for activity in day.activities}
            kinds |= {meal for meal in ("lunch", "dinner") if (day.day, meal) in inside}
            assert {"breakfast", "lunch", "dinner", "accommodation"} <= kinds, (query.uid, day.day)
            seen = [activity for activity in day.activities if activity.type == "attraction"]
            assert len(seen) >= 3 or sum(one.minutes for one in seen) >= 300, (query.uid, day.day)


def test_every_night_but_the_last_is_in_a_hotel(planned: Planned) -> None:
    for query, plan in planned:
        for day in plan.itinerary[:-1]:
            night = day.activities[-1]
            assert night.type == "accommodation", (query.uid, day.day)
            assert "15:00" <= str(night.start_time) < "24:00", (query.uid, day.day)


def test_visits_are_about_as_long_as_one_naturally_stays(planned: Planned, sandbox: Sandbox) -> None:
    for query, plan in planned:
        knowledge = knowledge_of(sandbox.city(plan.target_city))
        for _, _, visit in plan.activities():
            if visit.type == "attraction":
                place = knowledge.place(visit.position)
                assert min(place.least(), 170) <= visit.minutes, (query.uid, visit)
                assert visit.minutes <= max(place.stay * 1.3, 45), (query.uid, visit)


def test_no_metro_at_night_and_no_long_walks(planned: Planned) -> None:
    for query, plan in planned:
        for _, _, activity in plan.activities():
            for leg in activity.transports:
                if leg.mode == "metro":
                    assert "05:30" <= str(leg.start_time) <= str(leg.end_time) <= "23:30", (query.uid, leg)
                assert leg.mode != "walk" or leg.distance <= 2, (query.uid, leg)


def test_no_idle_daytime_over_three_hours(planned: Planned) -> None:
    for query, plan in planned:
        for before, after in _neighbours(plan):
            if after.type != "accommodation":
                riding = sum(leg.end_time - leg.start_time for leg in after.transports)
                assert after.start_time - before.end_time - riding <= 180, (query.uid, after)


def test_rooms_tickets_and_taxis_are_enough(planned: Planned, sandbox: Sandbox) -> None:
    for query, plan in planned:
        people = plan.people_number
        for _, _, activity in plan.activities():
            if activity.type == "accommodation":
                hotel = sandbox.city(plan.target_city).hotel(activity.position)
                assert hotel is not None and activity.rooms is not None
                offers = [
                    o for o in hotel.offers if (o.beds, o.price) == (activity.room_type, activity.price)
                ]
                assert any(o.stock is None or o.stock >= activity.rooms for o in offers), (
                    query.uid,
                    activity,
                )
                assert any(o.guests * activity.rooms >= people for o in offers), (query.uid, activity)
            for leg in activity.transports:
                assert leg.mode != "taxi" or (leg.cars or 0) * 4 >= people, (query.uid, leg)
                assert leg.mode != "metro" or leg.tickets == people, (query.uid, leg)


def _neighbours(plan: Plan) -> Iterator[tuple[Activity, Activity]]:
    for day in plan.itinerary:
        yield from pairwise(day.activities)
