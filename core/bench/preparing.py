"""What a method or a judge sees of a record: what its text says, or the record with its own constraints."""

from collections.abc import Iterable
from datetime import date

from core.agents.shared.choices.requests import lacking
from core.errors import InputError
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.text import Text
from core.understand import understand
from core.understand.understanding import Understanding

_QUESTION_OF = {"start_city": "start", "target_city": "target", "days": "days", "people_number": "people"}
"""What a question is about, for each field of a query."""


def from_text(query: Query, sandbox: Sandbox) -> Query:
    """What the text says. Raises InputError naming what it leaves open."""
    # The traveller's own day.
    read = understand(query.text, uid=query.uid, sandbox=sandbox, today=date.today())  # noqa: DTZ011
    if read.query.missing:
        raise InputError(*_left_open(read))
    return read.query


def _left_open(read: Understanding) -> Text:
    """What keeps a request from being planned: what is asked about its words, or what it does not say."""
    open_ = {_QUESTION_OF[field] for field in read.query.missing}
    asked = [one.text for one in read.ask if one.about in open_ and one.span is not None]
    if not asked:
        return lacking(read.query)
    return Text(
        f"{''.join(one.zh for one in asked)}请写进请求里再规划",
        f"{' '.join(one.en for one in asked)} Say so in the request and plan again",
    )


def as_recorded(query: Query, sandbox: Sandbox) -> Query:
    """The query as it is; a record's own constraints included, which makes it the oracle's.

    Raises InputError where the record is a text and nothing else.
    """
    if query.target_city is None and query.days is None and not query.hard_logic:
        named = f" {query.uid!r}" if query.uid else ""
        raise InputError(
            f"请求{named} 只有文字，没有自带的约束；请去掉 --oracle，按文字规划",
            f"the request{named} has its text alone and no constraints of its own: leave out --oracle to plan what it says",
        )
    return query


def to_judge(query: Query, sandbox: Sandbox) -> Query:
    """The request as a judge sees it: a text alone by what it says; one that says too little has no plan to judge."""
    try:
        return from_text(query, sandbox) if query.missing else query
    except InputError:
        return query


def understood(queries: Iterable[Query], sandbox: Sandbox) -> tuple[list[Query], list[Text]]:
    """The requests, those that are a text alone read by what it says; and why some had to be left out."""
    good, faults = list[Query](), list[Text]()
    for query in queries:
        try:
            good.append(from_text(query, sandbox) if query.missing else query)
        except InputError as error:
            faults.append(Text(f"{query.uid}：{error.text.zh}", f"{query.uid}: {error.text.en}"))
    return good, faults
