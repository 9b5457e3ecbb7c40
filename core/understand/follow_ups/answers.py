"""Answers to what a reading asks: the request with a choice taken."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import timedelta

from core.model.query import Query
from core.understand import editing
from core.understand.follow_ups.effects import OpenTrip, with_budget
from core.understand.understanding import Question, SuggestedAnswer, Understanding
from core.understand.wishes.wish import Wish

_FIELDS: Mapping[str, str] = {
    "start": "start_city",
    "target": "target_city",
    "days": "days",
    "people": "people_number",
}


def name_of(question: Question) -> str:
    """A name that tells the questions of one text apart."""
    start, end = question.span or (0, 0)
    return f"{question.about}-{start}-{end}"


def with_answer(query: Query, choice: SuggestedAnswer, question: Question) -> Query:
    """The request once a choice of a question is taken; the same where the choice is to leave the words out."""
    match choice.value:
        case Wish() as wish:
            return editing.with_wish(query, wish.constraint())
        case int() | float() as amount if question.about == "budget":
            return with_budget(OpenTrip(query), float(amount)).query
        case int() | str() as value if question.about in _FIELDS:
            return editing.with_field(query, **{_FIELDS[question.about]: value})
        case _:
            return query


def with_answers(read: Understanding, taken: Mapping[str, int]) -> Query:
    """The request that a reading gives with the choices that were taken, by the names of the questions."""
    query = read.query
    for question in read.ask:
        number = taken.get(name_of(question))
        if number is not None and number < len(question.choices):
            query = with_answer(query, question.choices[number], question)
    if query.dates is None and read.dates is not None and query.days is not None:
        first = read.dates.first
        return replace(query, dates=(first, first + timedelta(days=query.days - 1)))
    return query


def open_questions(read: Understanding, query: Query, taken: Mapping[str, int]) -> Iterator[Question]:
    """The questions with choices that are left: none of them was taken, and the request does not say it meanwhile."""
    for question in read.ask:
        if question.choices and name_of(question) not in taken and not _is_settled(question, read, query):
            yield question


def _is_settled(question: Question, read: Understanding, query: Query) -> bool:
    """Whether the request says otherwise than it was read, so that somebody has decided."""
    if question.about in _FIELDS:
        name = _FIELDS[question.about]
        return bool(getattr(query, name) != getattr(read.query, name))
    if question.about == "budget":
        return query.budget != read.query.budget
    held = {one.dsl for one in editing.wishes(query)}
    return any(isinstance(one.value, Wish) and one.value.constraint().dsl in held for one in question.choices)
