"""Plans as models write them: found, brought into form, gaps filled, and what was said left as it was said."""

import json

import pytest

from core.agents.shared.dialogue.plan_reading import read_plan
from core.errors import AnswerFormatError, PlanFormatError
from core.model.query import Query

QUERY = Query(uid="t", text="", start_city="武汉", target_city="北京", days=1, people_number=2)


def plan(*activities, **top) -> str:
    document = {"itinerary": [{"day": 1, "activities": list(activities)}], **top}
    return json.dumps(document, ensure_ascii=False)


def visit(**changes) -> dict:
    return {
        "type": "attraction",
        "position": "故宫博物院",
        "start_time": "09:00",
        "end_time": "11:00",
        **changes,
    }


def first(text: str, demo):
    return read_plan(text, QUERY, demo).itinerary[0].activities[0]


@pytest.mark.parametrize(
    "wrapped", ["{}", "```json\n{}\n```", "当然！\n```\n{}\n```\n祝好", '{{"plan": {}}}', "好的：{} 就这样"]
)
def test_a_plan_is_found_in_whatever_it_is_wrapped(wrapped, demo) -> None:
    assert first(wrapped.format(plan(visit())), demo).position == "故宫博物院"


def test_who_travels_comes_from_the_request_where_the_model_left_it_out(demo) -> None:
    found = read_plan(plan(visit()), QUERY, demo)
    assert (found.people_number, found.start_city, found.target_city) == (2, "武汉", "北京")


def test_loose_times_and_amounts_are_brought_into_form(demo) -> None:
    tidy = first(plan(visit(start_time="9:00", price="¥60", cost="120元", tickets="2")), demo)
    assert (str(tidy.start_time), tidy.price, tidy.cost, tidy.tickets) == ("09:00", 60, 120, 2)


def test_other_words_for_a_kind_of_activity_are_understood(demo) -> None:
    assert first(plan(visit(type="景点")), demo).type == "attraction"


def test_what_was_left_out_is_the_sandboxs(demo) -> None:
    sight = demo.city("北京").attraction("故宫博物院")
    filled = first(plan(visit()), demo)
    assert (filled.price, filled.cost, filled.tickets) == (sight.price, 2 * sight.price, 2)


def test_what_was_said_stays_as_it_was_said_be_it_wrong(demo) -> None:
    said = first(plan(visit(position="不存在的乐园", price=1, cost=5)), demo)
    assert (said.position, said.price, said.cost) == ("不存在的乐园", 1, 5)


def test_ways_that_were_left_out_are_the_networks(demo) -> None:
    other = demo.city("北京").attractions[3].name
    found = read_plan(plan(visit(), visit(position=other, start_time="13:00", end_time="14:00")), QUERY, demo)
    legs = found.itinerary[0].activities[1].transports
    assert (legs[0].start, legs[-1].end, str(legs[0].start_time)) == ("故宫博物院", other, "11:00")


@pytest.mark.parametrize(
    "text", ["", "抱歉，无法规划", "{}", '{"itinerary": []}', "[]", '{"itinerary": "soon"}']
)
def test_an_answer_without_a_plan_is_told(text, demo) -> None:
    with pytest.raises(AnswerFormatError):
        read_plan(text, QUERY, demo)


@pytest.mark.parametrize(
    ("activity", "path"),
    [
        (visit(start_time="soon"), "start_time"),
        (visit(type="nap"), "type"),
        ({"type": "train"}, "activities[0]"),
        ("sleep", "activities[0]"),
    ],
)
def test_a_plan_that_cannot_be_used_names_the_place(activity, path, demo) -> None:
    with pytest.raises(PlanFormatError) as caught:
        read_plan(plan(activity), QUERY, demo)
    assert path in caught.value.path


def test_an_endless_itinerary_is_refused(demo) -> None:
    with pytest.raises(AnswerFormatError, match="more than 400"):
        read_plan(plan(*[visit()] * 500), QUERY, demo)
