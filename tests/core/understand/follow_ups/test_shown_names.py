"""Places of the open trip named as the page shows them to a reader of English, where the data know no English of them."""

import json

import pytest

from core.dsl.families.places import Names
from core.dsl.requirements import requirements_of
from core.model.plan import Plan
from core.model.query import Query
from core.sandbox.names.place_names import place_names
from core.sandbox.sandbox import Sandbox
from core.understand.follow_ups import ChangedRequest, follow_up

HOUSE, BED = "外婆家(湖滨店)", "瑾馨酒店"


@pytest.fixture
def plan() -> Plan:
    """A day with a dinner, a night, and the breakfast in the hotel."""

    def stop(kind: str, place: str, start: str, end: str) -> dict[str, object]:
        return {
            "type": kind,
            "position": place,
            "start_time": start,
            "end_time": end,
            "price": 1,
            "cost": 2,
            "transports": [],
        }

    days = [
        {"day": 1, "activities": [stop("dinner", HOUSE, "18:00", "19:00"), stop("accommodation", BED, "20:00", "24:00")]},
        {"day": 2, "activities": [stop("breakfast", BED, "08:00", "08:30")]},
    ]  # fmt: skip
    return Plan.from_json(
        {"people_number": 2, "start_city": "上海", "target_city": "杭州", "itinerary": days}
    )


@pytest.mark.parametrize(("kind", "place"), [("restaurant", HOUSE), ("accommodation", BED)])
@pytest.mark.parametrize("said", ["drop {}", "somewhere other than {} please", "a different place than {}"])
def test_a_place_of_the_trip_goes_by_the_name_that_is_shown(
    kind: str, place: str, said: str, plan: Plan, open_trip: Query, sandbox: Sandbox
) -> None:
    shown = place_names(sandbox.city("杭州"), "en")(place)
    assert shown.isascii()
    answer = follow_up(said.format(shown), open_trip, plan, sandbox)
    assert isinstance(answer, ChangedRequest)
    refused = [one.meaning for one in requirements_of(answer.query) if one.meaning not in _asked(open_trip)]
    assert refused == [Names(kind, "none", frozenset({place}))]


@pytest.mark.parametrize("said", ["{} on day 2", "eat at {} on day 2"])
def test_a_house_where_no_trip_goes_is_known_as_it_is_shown_without_where_it_is(
    said: str, open_trip: Query, sandbox: Sandbox
) -> None:
    house = place_names(sandbox.city("杭州"), "en")(HOUSE).partition(" (")[0]
    answer = follow_up(said.format(house), open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert [(one.kind, one.value, one.day) for one in answer.changes] == [("move", HOUSE, 2)]


def _asked(query: Query) -> list[object]:
    return [one.meaning for one in requirements_of(query)]


@pytest.mark.parametrize(
    ("kind", "place", "said"),
    [
        ("restaurant", HOUSE, "replace {} with something else"),
        ("restaurant", HOUSE, "swap {} for another one"),
        ("restaurant", HOUSE, f"换掉{HOUSE}"),
    ],
)
def test_something_else_comes_in_the_place_of_what_is_named(
    kind: str, place: str, said: str, plan: Plan, open_trip: Query, sandbox: Sandbox
) -> None:
    shown = place_names(sandbox.city("杭州"), "en")(place)
    answer = follow_up(said.format(shown), open_trip, plan, sandbox)
    assert isinstance(answer, ChangedRequest)
    refused = [one.meaning for one in requirements_of(answer.query) if one.meaning not in _asked(open_trip)]
    assert refused == [Names(kind, "none", frozenset({place}))]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "said", ["replace {} with something else", "Replace the hotel with something else", f"把{BED}换掉"]
)
def test_another_hotel_comes_in_the_place_of_the_trip_s(
    said: str, plan: Plan, open_trip: Query, sandbox: Sandbox
) -> None:
    answer = follow_up(said.format(place_names(sandbox.city("杭州"), "en")(BED)), open_trip, plan, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert (answer.locks.dropped, _asked(answer.query)) == (frozenset({BED}), _asked(open_trip))


@pytest.mark.parametrize("said", [f"{HOUSE}放到第一天", "{} on day 1"])
def test_a_restaurant_on_a_day_is_wished_for_and_kept_there_at_a_meal(
    said: str, plan: Plan, open_trip: Query, sandbox: Sandbox
) -> None:
    shown = place_names(sandbox.city("杭州"), "en")(HOUSE)
    answer = follow_up(said.format(shown), open_trip, plan, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert Names("restaurant", "all", frozenset({HOUSE})) in _asked(answer.query)
    assert [(one.day, one.kind, one.place) for one in answer.locks.stops] == [(1, "dinner", HOUSE)]


@pytest.mark.parametrize("said", ["drop {}", "replace {} with something else"])
def test_the_street_in_the_name_of_a_hotel_is_no_sight_to_leave_out(
    said: str, plan: Plan, open_trip: Query, demo: Sandbox
) -> None:
    hotel, shown = "拱宸桥凯宸酒店", place_names(demo.city("杭州"), "en")
    assert shown(hotel) == "Kaichen Hotel, Gongchen Bridge"
    there = Plan.from_json(json.loads(json.dumps(plan.to_json()).replace(json.dumps(BED), json.dumps(hotel))))
    answer = follow_up(said.format(shown(hotel)), open_trip, there, demo)
    assert isinstance(answer, ChangedRequest)
    assert [one.kind for one in answer.changes] == ["hotel"]
