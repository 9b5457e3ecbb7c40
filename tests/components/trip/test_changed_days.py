"""What the days show of what changed since the plan before: what is new, what is later, what is gone and where it was."""

from typing import Any

import pytest

from components.trip.day_rows import DayCard, day_cards
from core.model.derived.plan_changes import plan_changes
from core.model.plan import Plan
from core.sandbox.city import City
from core.sandbox.names.place_names import place_names
from core.text import Language
from studio.i18n import translator


def changed(
    plan: Plan, city: City, *edits: tuple[int, int, dict[str, Any] | None], language: Language = "en"
) -> tuple[DayCard, ...]:
    """The cards after edits of stops by (day, stop): other values of one, or None where it is taken out."""
    document = plan.to_json()
    for day, at, values in edits:
        activities = document["itinerary"][day - 1]["activities"]
        if values is None:
            del activities[at - 1]
        else:
            activities[at - 1] |= values
    after = Plan.from_json(document)
    return day_cards(
        after,
        city=city,
        names=place_names(city, language),
        changes=plan_changes(plan, after),
        say=translator(language),
    )


def test_what_is_gone_is_told_where_it_was(plan: Plan, city: City) -> None:
    first, second = changed(plan, city, (1, 3, None))
    assert [(gone.before, gone.time, gone.title, gone.price) for gone in first.gone] == [
        (3, "13:00", "Forbidden City", "¥120")
    ]
    assert second.gone == ()


def test_what_was_last_on_its_day_is_gone_after_all_others(plan: Plan, city: City) -> None:
    last = len(plan.itinerary[1].activities)
    second = changed(plan, city, (2, last, None))[1]
    assert [gone.before for gone in second.gone] == [last]


def test_a_day_that_is_gone_has_a_card_with_what_was_on_it(plan: Plan, city: City) -> None:
    document = plan.to_json()
    *days, _ = document["itinerary"]
    after = Plan.from_json({**document, "itinerary": days})
    *_, card = day_cards(
        after,
        city=city,
        names=place_names(city, "en"),
        changes=plan_changes(plan, after),
        say=translator("en"),
    )
    assert (card.day, card.is_gone, card.stops) == (len(plan.itinerary), True, ())
    assert [gone.time for gone in card.gone] == ["09:00", "20:10"]


@pytest.mark.parametrize(
    ("times", "english", "chinese"),
    [
        ({"start_time": "11:45", "end_time": "12:45"}, ("15 min later",), ("晚 15 分钟",)),
        ({"start_time": "11:15", "end_time": "12:15"}, ("15 min earlier",), ("早 15 分钟",)),
        ({"end_time": "12:50"}, ("20 min longer there",), ("多留 20 分钟",)),
        ({"end_time": "12:10"}, ("20 min shorter there",), ("少留 20 分钟",)),
        ({"start_time": "11:35", "end_time": "12:35"}, (), ()),
    ],
    ids=["later", "earlier", "longer", "shorter", "hardly"],
)
def test_what_is_at_another_time_says_by_how_much(
    plan: Plan, city: City, times: dict[str, str], english: tuple[str, ...], chinese: tuple[str, ...]
) -> None:
    told = [
        changed(plan, city, (1, 2, times), language=language)[0].stops[1].shifted for language in ("en", "zh")
    ]
    assert told == [english, chinese]


def test_what_is_on_another_day_says_which_it_was_on(plan: Plan, city: City) -> None:
    document = plan.to_json()
    palace = document["itinerary"][0]["activities"][2]
    after = changed(plan, city, (1, 3, None), (2, 2, palace))
    assert [stop.shifted for card in after for stop in card.stops if stop.title == "Forbidden City"] == [
        ("was on day 1",)
    ]


def test_what_is_new_is_marked(plan: Plan, city: City) -> None:
    after = changed(plan, city, (2, 2, {"position": "无名公园"}))
    assert [(card.day, stop.at) for card in after for stop in card.stops if stop.added] == [(2, 2)]


def test_a_plan_that_nothing_came_before_has_no_marks(plan: Plan, city: City) -> None:
    cards = day_cards(plan, city=city, names=str, say=translator("en"))
    assert not any(card.gone or any(stop.added or stop.shifted for stop in card.stops) for card in cards)
