"""The cards of the days: what they say of each stop, and of the ways between them."""

from dataclasses import replace
from datetime import date

import pytest

from components.trip.day_rows import DayCard, day_cards
from components.trip.place_facts import facts, why
from core.knowledge.city import knowledge_of
from core.model.clock import Clock
from core.model.plan import Plan, Visit
from core.model.report import Where
from core.model.told_wish import KeptFree
from core.sandbox.city import City
from core.sandbox.names.place_names import place_names
from core.text import Text
from studio.i18n import Translate, translator
from tests.components.conftest import make_city

EN, ZH = translator("en"), translator("zh")


def cards(plan: Plan, city: City, say: Translate = EN, **marks: object) -> tuple[DayCard, ...]:
    """The cards of a plan with what is marked on it."""
    return day_cards(plan, city=city, names=place_names(city, say.language), say=say, **marks)  # type: ignore[arg-type]


def test_a_day_tells_its_stops_cost_and_time_on_the_way(plan: Plan, city: City) -> None:
    first = cards(plan, city)[0]
    assert (first.title, first.figures) == ("Day 1", ("3 stops", "¥1,880", "80 min on the way"))


def test_a_day_has_its_date_where_the_first_day_is_known(plan: Plan, city: City) -> None:
    dates = [card.date for card in cards(plan, city, ZH, first_day=date(2026, 11, 30))]
    assert dates == ["11月30日 周一", "12月1日 周二"]


def test_a_stop_tells_when_what_and_for_how_much(plan: Plan, city: City) -> None:
    lunch = cards(plan, city)[0].stops[1]
    assert (lunch.number, lunch.time, lunch.until, lunch.title, lunch.price) == (
        1,
        "11:30",
        "12:30",
        "Bianyifang",
        "¥180",
    )
    assert [leg.told for leg in lunch.legs] == ["Taxi 20 min · 8.0 km · ¥40"]


def test_a_ride_that_arrives_on_the_next_day_says_so(plan: Plan, city: City) -> None:
    first, *others = plan.itinerary
    ride, *stops = first.activities
    by_night = ride.model_copy(update={"start_time": Clock.parse("21:30"), "end_time": Clock.parse("07:55")})
    day = first.model_copy(update={"activities": (by_night, *stops)})
    overnight = plan.model_copy(update={"itinerary": (day, *others)})
    assert [cards(overnight, city, say)[0].stops[0].until for say in (EN, ZH)] == ["07:55 +1", "次日 07:55"]


def test_a_ride_of_more_than_a_day_says_on_which_day_it_arrives_and_how_long_it_takes(
    plan: Plan, city: City
) -> None:
    ride = plan.itinerary[0].activities[0]
    more = {1: 24 * 60, 2: 48 * 60}
    told = [
        cards(plan, city, say, lasts=lambda one, days=days: one.minutes + more[days])[0].stops[0]
        for say, days in ((EN, 1), (ZH, 1), (EN, 2), (ZH, 2))
    ]
    assert [stop.until for stop in told] == [
        f"{ride.end_time} +1",
        f"次日 {ride.end_time}",
        f"{ride.end_time} +2",
        f"2 天后 {ride.end_time}",
    ]
    assert told[0].ends - told[0].begins == ride.minutes + more[1]


def test_time_that_is_kept_free_stands_with_the_stop_before_it(plan: Plan, city: City) -> None:
    free = KeptFree(
        day=1,
        after=2,
        begins=Clock.parse("15:00"),
        ends=Clock.parse("16:00"),
        told=Text("下午茶", "afternoon tea"),
    )
    stops = cards(plan, city, free=(free,))[0].stops
    assert [len(stop.free) for stop in stops[:3]] == [0, 1, 0]
    (row,) = stops[1].free
    assert (row.time, row.told, row.begins) == ("15:00–16:00", "afternoon tea", 15 * 60)


def test_a_way_of_less_than_a_minute_is_under_one(plan: Plan, city: City) -> None:
    document = plan.to_json()
    (way,) = document["itinerary"][0]["activities"][1]["transports"]
    way |= {"end_time": way["start_time"], "distance": 0.1}
    short = Plan.from_json(document)
    told = [cards(short, city, say)[0].stops[1].legs[0].told for say in (EN, ZH)]
    assert [one.split(" · ")[0] for one in told] == ["Taxi under 1 min", "出租车 不到 1 分钟"]


def test_a_few_steps_to_the_metro_are_not_told_as_a_way(plan: Plan, city: City) -> None:
    document = plan.to_json()
    ways = document["itinerary"][0]["activities"][1]["transports"]
    here = {"mode": "walk", "price": 0, "cost": 0, "distance": 0, "end_time": ways[0]["start_time"]}
    ways.insert(0, ways[0] | here)
    lunch = cards(Plan.from_json(document), city)[0].stops[1]
    assert [leg.told for leg in lunch.legs] == ["Taxi 20 min · 8.0 km · ¥40"]


def test_a_breakfast_in_the_hotel_is_included_and_has_no_number(plan: Plan, city: City) -> None:
    breakfast = cards(plan, city)[1].stops[0]
    assert (breakfast.number, breakfast.kind, breakfast.price) == (None, "hotel", "included")


def test_time_before_a_stop_is_told_as_a_wait(plan: Plan, city: City) -> None:
    sights = cards(plan, city)[1].stops[1]
    assert sights.wait == "wait 40 min"


def test_what_does_not_hold_is_told_at_its_stop(plan: Plan, city: City) -> None:
    marked = cards(plan, city, faults={Where(1, 3): "closed"}, kept={Where(1, 2)})
    faults = [(card.day, stop.at) for card in marked for stop in card.stops if stop.fault]
    kept = [(card.day, stop.at) for card in marked for stop in card.stops if stop.kept]
    assert (faults, kept) == ([(1, 3)], [(1, 2)])


def test_a_sight_has_its_kind_length_and_hours(plan: Plan, city: City) -> None:
    palace = plan.itinerary[0].activities[2]
    assert facts(palace, palace.minutes, city, ZH) == "历史古迹 · 停留 3 小时 · 08:00–18:00 开放"
    assert why(palace, city, EN).endswith(
        "; rated 4.8, the highest of 3 sights; 3 h are enough (1–3 h advised)"
    )


@pytest.mark.parametrize("say", [ZH, EN])
def test_what_one_comes_to_a_sight_for_is_told_though_the_data_rate_nothing(
    plan: Plan, say: Translate
) -> None:
    city = make_city(star=None, recommended_min=200)
    for sight in (one for _, _, one in plan.activities() if isinstance(one, Visit)):
        told = knowledge_of(city).place(sight.position).why
        assert why(sight, city, say) == ("" if told is None else told.says(say.language)[:-1])
    assert why(plan.itinerary[0].activities[2], city, say)


def test_what_takes_less_than_an_hour_is_advised_in_minutes(plan: Plan) -> None:
    city = make_city(recommended_min=40)
    assert why(plan.itinerary[0].activities[2], city, EN).endswith(
        "3 h are enough (from 40 min to 3 h advised)"
    )


def test_of_a_place_that_the_sandbox_lacks_only_the_plan_is_told(plan: Plan, city: City) -> None:
    odd = plan.itinerary[0].activities[2].model_copy(update={"position": "nowhere"})
    assert (facts(odd, 180, city, EN), why(odd, city, EN), facts(odd, 180, None, EN)) == (
        "stay 3 h",
        "",
        "stay 3 h",
    )


def test_a_card_is_a_value(plan: Plan, city: City) -> None:
    assert replace(cards(plan, city)[0]) == cards(plan, city)[0]


def test_who_keeps_to_what_is_halal_eats_inside_no_sight(plan: Plan, city: City) -> None:
    long_day = plan.to_json()
    visit = next(
        one for day in long_day["itinerary"] for one in day["activities"] if one["type"] == "attraction"
    )
    visit |= {"start_time": "09:00", "end_time": "17:00"}
    long_day["itinerary"] = [{"day": 1, "activities": [visit]}]
    facts = [
        cards(Plan.from_json(long_day), city, eats_inside=eats_inside)[0].stops[0].facts
        for eats_inside in (True, False)
    ]
    assert ["inside" in told for told in facts] == [True, False]
