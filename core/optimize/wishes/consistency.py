"""A request whose own parts disagree: which of them is planned, and the sentence that says so."""

from dataclasses import replace
from datetime import timedelta

from core.dsl.families.counts import Days
from core.model.query import Query
from core.optimize.wishes.constraints import constraints_of, without_choices
from core.text import Text


def consistent(query: Query) -> tuple[Query, Text | None]:
    """The request with the number of days that its constraints ask for, and what contradicted them.

    A constraint is what the request says; the field was only copied from it. Where the constraints themselves name several
    numbers there is nothing to prefer, and the contradiction is left to be proved.
    """
    counts = {one.count for one in without_choices(constraints_of(query).values()) if isinstance(one, Days)}
    if query.days is None or len(counts) != 1 or query.days in counts:
        return query, None
    (days,) = counts
    dates = query.dates and (query.dates[0], query.dates[0] + timedelta(days=days - 1))
    return replace(query, days=days, dates=dates), Text(
        f"请求写的是 {query.days} 天，而它的要求是 {days} 天；按 {days} 天安排",
        f"the request is for {query.days} days, but what it asks for takes {days}: planned for {days}",
    )
