"""What a change makes of the facts of an open trip: its cities, days, dates, travellers and budget."""

from dataclasses import replace
from datetime import date

import pytest

from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand.follow_ups import ChangedRequest, NewRequest, NotUnderstood, follow_up


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("改成4天", "days", 4),
        ("少一天", "days", 2),
        ("stay one day less", "days", 2),
        ("We have to lop a day off.", "days", 2),
        ("Could we knock one day off?", "days", 2),
        ("提前一天回来", "days", 2),
        ("we have to be back a day sooner, sorry", "days", 2),
        ("Jo can't come, so count one fewer.", "people_number", 1),
        ("再加两个人", "people_number", 4),
        ("预算改为9000", "budget", 9000),
        ("人均再降五百", "budget", 5000),
        ("we've found another 1000 for the budget", "budget", 7000),
    ],
)
def test_facts_change(text: str, field: str, value: float, open_trip: Query, sandbox: Sandbox) -> None:
    answer = follow_up(text, open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert getattr(answer.query, field) == value


@pytest.mark.parametrize(
    "text", ["我想从杭州去上海玩5天，一个人", "plan me 5 days in Shanghai from Hangzhou, just me"]
)
def test_another_trip_is_no_change_of_this_one(text: str, open_trip: Query, sandbox: Sandbox) -> None:
    assert isinstance(follow_up(text, open_trip, None, sandbox), NewRequest)


def test_to_leave_a_day_earlier_is_no_trip_of_one_day(open_trip: Query, sandbox: Sandbox) -> None:
    assert isinstance(follow_up("we leave one day earlier", open_trip, None, sandbox), NotUnderstood)


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("预算少两千", 4000),
        ("预算每人再加一千", 8000),
        ("预算加1000", 7000),
        ("预算多一千五", 7500),
        ("预算最多五千", 5000),
        ("预算加到8000", 8000),
    ],
)
def test_a_budget_changes_by_an_amount_or_to_one(
    text: str, budget: int, open_trip: Query, sandbox: Sandbox
) -> None:
    answer = follow_up(text, open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert answer.query.budget == budget


def test_more_comfort_changes_no_budget(open_trip: Query, sandbox: Sandbox) -> None:
    answer = follow_up("make it more comfortable", open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert answer.query.budget == open_trip.budget


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("Squeeze the pair of them in, both cousins are free.", "people_number", 4),
        ("Knock a third off what I said we'd spend.", "budget", 4000),
        ("Raise the budget by 10%.", "budget", 6600),
        (
            "Our eldest got a place at Wuhan University, so send us to Wuhan, not Hangzhou.",
            "target_city",
            "武汉",
        ),
    ],
)
def test_a_fact_is_changed_by_so_much(
    text: str, field: str, value: object, open_trip: Query, sandbox: Sandbox
) -> None:
    answer = follow_up(text, open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert getattr(answer.query, field) == value


@pytest.mark.parametrize(
    "text", ["上次吃完胃疼了两天", "咱往后推一个礼拜", "上次累了三天", "延后两天", "往后推一礼拜行不"]
)
def test_days_of_something_else_do_not_change_the_length(
    text: str, open_trip: Query, sandbox: Sandbox
) -> None:
    answer = follow_up(text, open_trip, None, sandbox)
    changes = answer.changes if isinstance(answer, ChangedRequest) else ()
    assert "days" not in {change.kind for change in changes}


def test_who_would_start_where_the_data_end_is_told_so(open_trip: Query, sandbox: Sandbox) -> None:
    answer = follow_up("出发地改成天津", open_trip, None, sandbox)
    assert isinstance(answer, NotUnderstood)
    assert "天津" in answer.ask.text.zh


def test_a_week_later_moves_the_dates_of_the_trip(open_trip: Query, sandbox: Sandbox) -> None:
    dated = replace(open_trip, dates=(date(2026, 12, 3), date(2026, 12, 5)))
    answer = follow_up("Work again... everything a week later, same length", dated, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert answer.query.dates == (date(2026, 12, 10), date(2026, 12, 12))


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("老板又改行程了，我得早回来一天", 2),
        ("要早回一天", 2),
        ("提前返程一天", 2),
        ("早一天撤", 2),
        ("想晚回来一天", 4),
        ("推迟返程两天", 5),
    ],
)
def test_to_be_back_sooner_or_later_is_so_many_days_fewer_or_more(
    text: str, days: int, open_trip: Query, sandbox: Sandbox
) -> None:
    answer = follow_up(text, open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert answer.query.days == days


@pytest.mark.parametrize("text", ["想晚走一天", "得早出发一天", "早到两天"])
def test_to_set_off_sooner_or_later_is_no_number_of_days(
    text: str, open_trip: Query, sandbox: Sandbox
) -> None:
    answer = follow_up(text, open_trip, None, sandbox)
    assert isinstance(answer, NotUnderstood) or answer.query.days == 3


@pytest.mark.parametrize(
    ("text", "people"),
    [("我妈来不了，我爸也来不了", 2), ("我爸不去了", 3)],
)
def test_persons_who_stay_away_are_counted(
    text: str, people: int, open_trip: Query, sandbox: Sandbox
) -> None:
    answer = follow_up(text, replace(open_trip, people_number=4), None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert answer.query.people_number == people


@pytest.mark.parametrize(
    "text",
    [
        "阿强脚崴了来不了，他对象也就不来了",
        "小陈没空来不了，她妹妹也来不了",
        "阿强和他对象来不了了",
        "我哥和他女朋友来不了",
    ],
)
def test_somebody_whom_no_word_counts_is_asked_about(text: str, open_trip: Query, sandbox: Sandbox) -> None:
    assert isinstance(follow_up(text, replace(open_trip, people_number=5), None, sandbox), NotUnderstood)


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("奶奶赞助了一千五，都加进去吧", 7500),
        ("我妈给了我们2000，加到预算里", 8000),
        ("公司补贴800，算进预算", 6800),
        ("爸爸打了三千，凑进去", 9000),
    ],
)
def test_money_that_is_given_is_added(text: str, budget: int, open_trip: Query, sandbox: Sandbox) -> None:
    answer = follow_up(text, open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert answer.query.budget == budget


@pytest.mark.parametrize("text", ["奶奶赞助了一千五", "公司补贴了八百块钱", "我妈给了我们2000"])
def test_money_that_is_given_is_no_new_budget(text: str, open_trip: Query, sandbox: Sandbox) -> None:
    assert isinstance(follow_up(text, open_trip, None, sandbox), NotUnderstood)


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("good news my gran slipped me another 300, put that in too", 6300),
        ("my parents gave us another 800 for it", 6800),
        ("mum is chipping in 500 more", 6500),
        ("my uncle sent us an extra 1000, add it", 7000),
    ],
)
def test_who_gives_money_is_no_traveller(text: str, budget: int, open_trip: Query, sandbox: Sandbox) -> None:
    answer = follow_up(text, open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert (answer.query.people_number, answer.query.budget) == (2, budget)


@pytest.mark.parametrize("text", ["my gran is coming too", "add my brother, he gave up his job"])
def test_who_gives_no_money_still_joins(text: str, open_trip: Query, sandbox: Sandbox) -> None:
    answer = follow_up(text, open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert answer.query.people_number == 3


@pytest.mark.parametrize("text", ["my gran gives us 500, add it", "dad is paying 2000 too"])
def test_money_that_may_be_more_or_all_is_asked_about(text: str, open_trip: Query, sandbox: Sandbox) -> None:
    assert isinstance(follow_up(text, open_trip, None, sandbox), NotUnderstood)
