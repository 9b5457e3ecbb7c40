"""Other dates and amounts of an open trip, in English: by how far they are from those of before."""

from datetime import date

import pytest

from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, follow_up

TODAY = date(2026, 12, 1)
BASE = "Two people from Shanghai to Hangzhou, 3 days, 4000 yuan, leaving on December 16."  # a Wednesday


def changed(text: str, sandbox: Sandbox) -> Query | None:
    base = understand(BASE, sandbox=sandbox, today=TODAY).query
    answer = follow_up(text, base, None, sandbox, today=TODAY)
    return answer.query if isinstance(answer, ChangedRequest) else None


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("my mum's busy on the 16th, could we go on the friday two days after", date(2026, 12, 18)),
        ("the 16th doesn't work for us, it has to be the sunday after", date(2026, 12, 20)),
        ("can we leave on the monday before", date(2026, 12, 14)),
        ("no trains left on the 16th so we'd leave the day after", date(2026, 12, 17)),
        ("couldn't get the 16th off, three days later please", date(2026, 12, 19)),
        ("oh dear, wrong week: it's the 23rd we leave", date(2026, 12, 23)),
        ("make it the 19th", date(2026, 12, 19)),
    ],
)
def test_the_trip_begins_so_far_from_the_day_of_before(text: str, first: date, sandbox: Sandbox) -> None:
    query = changed(text, sandbox)
    assert query is not None
    assert query.dates == (first, first.replace(day=first.day + 2))


@pytest.mark.parametrize(
    "text",
    [
        "could we go on the friday three days after",  # which is a Saturday
        "can we come home on the sunday after",
        "we can't leave before the 18th",
        "we must be back by the 20th",
        "can we have hotpot on the 18th",
        "let's go shopping the next day please",
    ],
)
def test_no_day_to_leave_on_is_guessed(text: str, sandbox: Sandbox) -> None:
    query = changed(text, sandbox)
    assert query is None or query.dates == (date(2026, 12, 16), date(2026, 12, 18))


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("turns out we've got 600 more than we thought", 4600),
        ("my hours got cut, it's 900 less than I said", 3100),
    ],
)
def test_an_amount_more_or_less_than_was_said_is_no_budget(text: str, budget: int, sandbox: Sandbox) -> None:
    query = changed(text, sandbox)
    assert query is not None
    assert query.budget == budget
