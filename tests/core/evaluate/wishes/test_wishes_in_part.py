"""What a trip has but in part is told as it is: a dish on the card, a fare, what lies within a sight."""

from core.evaluate.wishes.all_wishes import told_wishes
from core.knowledge.things import houses_known_for, houses_of
from core.model.plan import Plan
from core.model.query import Query, Thing
from core.model.told_wish import ToldWish
from core.sandbox.sandbox import Sandbox
from core.text import Text


def told(plan: Plan, sandbox: Sandbox, name: str, about: str) -> ToldWish:
    thing = Thing(Text(name, name), about, "like")
    (wish,) = told_wishes(Query(uid="q", things=(thing,)), plan, sandbox)
    return wish


def test_a_dish_that_a_house_only_has_as_well_is_not_had(plan: Plan, chinatravel_sandbox: Sandbox) -> None:
    city = chinatravel_sandbox.city("杭州")
    known, every = houses_known_for("片儿川", city), houses_of(frozenset({"片儿川"}), city)
    fates = {}
    for house in (min(known), min(every - known)):
        times = {"start_time": "07:30", "end_time": "08:10", "price": 0, "cost": 0, "transports": []}
        day = {"day": 1, "activities": [{"type": "breakfast", "position": house, **times}]}
        eaten = Plan.from_json(plan.to_json() | {"itinerary": [day]})
        wish = told(eaten, chinatravel_sandbox, "片儿川", "meal")
        fates[house] = wish.fate
    assert list(fates.values()) == ["met", "unmet"]


def test_fares_are_told_with_the_lowest_ones(plan: Plan, chinatravel_sandbox: Sandbox) -> None:
    trains = [one for one in chinatravel_sandbox.services("上海", "杭州") if one.kind == "train"]
    least, dear = (choose(trains, key=lambda one: one.price) for choose in (min, max))
    ride = {
        "type": "train",
        "start": dear.start,
        "end": dear.end,
        "TrainID": dear.number,
        "start_time": "08:00",
        "end_time": "09:00",
        "price": dear.price,
        "cost": 2 * dear.price,
        "tickets": 2,
        "transports": [],
    }
    gone = Plan.from_json(plan.to_json() | {"itinerary": [{"day": 1, "activities": [ride]}]})
    wish = told(gone, chinatravel_sandbox, "便宜的车票", "ride_out")
    assert wish.fate == "unmet"
    assert wish.told is not None and f"{least.number} at ¥{least.price:,.0f}" in wish.told.en


def test_a_part_of_a_sight_is_told_with_the_visit(plan: Plan, chinatravel_sandbox: Sandbox) -> None:
    times = {"start_time": "09:35", "end_time": "12:00", "price": 45, "cost": 90, "transports": []}
    day = {"day": 1, "activities": [{"type": "attraction", "position": "慕田峪长城", **times}]}
    wall = Plan.from_json(plan.to_json() | {"target_city": "北京", "itinerary": [day]})
    wish = told(wall, chinatravel_sandbox, "滑道", "sight")
    assert wish.fate == "met"
    assert wish.told is not None and "票价不在数据里" in wish.told.zh


def test_a_bar_where_nobody_was_is_left_out(plan: Plan, chinatravel_sandbox: Sandbox) -> None:
    assert houses_of(frozenset({"现场音乐"}), chinatravel_sandbox.city("上海"))
    shanghai = Plan.from_json(plan.to_json() | {"target_city": "上海"})
    assert told(shanghai, chinatravel_sandbox, "现场音乐", "sight").fate == "unmet"
