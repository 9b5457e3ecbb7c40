"""Changes told by what was and is no longer: the old budget, a day that will not do, a show that is off, those who drop out."""

from datetime import date

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, NewRequest, NotUnderstood, follow_up
from core.understand.follow_ups.answer import FollowUpChange

BASE = "From Suzhou to Hangzhou, 3 days, 5 people, 4000 yuan, leaving Thursday 3 December 2026. We want to see West Lake."
TODAY = date(2026, 11, 23)


def answered(text: str, sandbox: Sandbox) -> ChangedRequest | NewRequest | NotUnderstood:
    query = understand(BASE, sandbox=sandbox, today=TODAY).query
    return follow_up(text, query, None, sandbox, today=TODAY)


def changed(text: str, sandbox: Sandbox) -> list[FollowUpChange]:
    answer = answered(text, sandbox)
    assert isinstance(answer, ChangedRequest)
    return list(answer.changes)


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("accounts took 600 off us, it's 3400 now not 4000", "budget", 3400),
        ("the budget went from 4000 down to 3200", "budget", 3200),
        ("make it 4500 instead of 4000", "budget", 4500),
        ("the Suzhou concert was called off so we come from Nanjing", "start", "南京"),
        ("leaving from Shanghai after all, our Suzhou meeting fell through", "start", "上海"),
        ("two of us can't come but my cousin joins", "people", 4),
        ("one of them dropped out, my aunt and my uncle are coming instead", "people", 6),
        ("add two days and three people", "people", 8),
        ("this Thursday won't do after all, it has to be exactly two weeks later", "dates", "2026-12-17 2026-12-19"),
        ("the girls aren't keen on West Lake any more, rather Lingyin Temple", "swap", "灵隐寺"),
        ("we've lost interest in West Lake, they'd sooner see Lingyin Temple", "swap", "灵隐寺"),
        ("drop a day and 600 yuan", "budget", 3400),
        ("cut two persons and 900", "people", 3),
        ("cut two persons and 900", "budget", 3100),
        ("two less people, so 2500 is enough", "budget", 2500),
    ],
)  # fmt: skip
def test_what_holds_now_is_the_change(
    text: str, kind: str, value: object, chinatravel_sandbox: Sandbox
) -> None:
    assert (kind, value) in {(one.kind, one.value) for one in changed(text, chinatravel_sandbox)}


def test_what_one_would_rather_have_comes_for_a_kind(chinatravel_sandbox: Sandbox) -> None:
    query = understand(
        "From Nanjing to Shanghai, 3 days, 3 people, with a zoo", sandbox=chinatravel_sandbox
    ).query
    answer = follow_up(
        "we're not feeling the zoo any more, rather the aquarium", query, None, chinatravel_sandbox
    )
    assert isinstance(answer, ChangedRequest)
    (change,) = answer.changes
    assert change.kind == "swap"
    assert "aquarium" in str(change.value)


@pytest.mark.parametrize(
    "text",
    ["two of them aren't coming, though Lena joins", "one of us can't come but some others join"],
)
def test_how_many_come_instead_is_asked_where_no_word_tells(text: str, chinatravel_sandbox: Sandbox) -> None:
    assert isinstance(answered(text, chinatravel_sandbox), NotUnderstood)


def test_another_way_to_go_is_another_trip(chinatravel_sandbox: Sandbox) -> None:
    assert isinstance(answered("Nanjing to Suzhou instead please", chinatravel_sandbox), NewRequest)
