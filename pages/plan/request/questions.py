"""What the reading of a request is not sure of: asked with choices; one that is taken is planned."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from zlib import crc32

import streamlit as st

from components.request import questions
from components.request.questions import DayQuestion, QuestionCard
from core.editing import locking
from core.model.query import Query
from core.model.run import Run, Wanted
from core.sandbox.sandbox import Sandbox
from core.text import Text
from core.understand.follow_ups.answers import name_of, open_questions, with_answer, with_answers
from core.understand.understanding import Question, Understanding
from pages.plan import changes
from studio.i18n import Translate
from studio.panels import wording
from studio.panels.understanding import understanding
from studio.state import plan as state

ABOUT = {"start_city": "start", "target_city": "target", "days": "days", "people_number": "people"}
"""What a question is about that asks for a field of the request."""


def answered(text: str, sandbox: Sandbox) -> tuple[Understanding, Query]:
    """What is read of a text, and the request with the answers that were given so far."""
    read = understanding(text, sandbox)
    return read, with_answers(read, state.answers(text))


def of_the_day(read: Understanding, say: Translate) -> str | None:
    """What asks for the day of leaving (下周: on which day?); None where the text leaves it open, or settles it."""
    return next((one.text.says(say.language) for one in read.ask if one.about == "dates"), None)


def before(text: str, read: Understanding, query: Query, sandbox: Sandbox, say: Translate) -> None:
    """Draw the questions of a request that is not planned yet, after what cannot be answered; an answer is kept.

    What is missing and the day of leaving are asked for with its text, and not again.
    """
    elsewhere = {"dates", *(ABOUT[field] for field in query.missing)}
    left = [one for one in read.ask if one.about not in elsewhere]
    lacking = [QuestionCard(one.text.says(say.language), (), _nothing) for one in left if not one.choices]
    questions.show(lacking, say=say, key=f"lacking-{crc32(text.encode())}")
    _show(text, replace(read, ask=tuple(left)), query, lambda question, number: None, sandbox, say)


def _nothing(number: int) -> None:
    """There is no answer to take."""


def beside(run: Run, sandbox: Sandbox, say: Translate) -> None:
    """Draw the questions that the request of a planned trip leaves open; an answer is planned at once."""
    text, wanted = run.query.text, changes.wanted(run)

    def plan(question: Question, number: int) -> None:
        # The words are left out.
        if number == len(question.choices):
            return
        choice = question.choices[number]
        query = with_answer(wanted.query, choice, question)
        if query != wanted.query:
            locks = locking.carried(wanted.locks, wanted.query, query)
            state.want(Wanted(_dated(query, read), locks), choice.label)

    read = understanding(text, sandbox)
    _show(text, read, wanted.query, plan, sandbox, say, _day_left_open(run, read, say))


def _day_left_open(run: Run, read: Understanding, say: Translate) -> DayQuestion | None:
    """The question for the day of leaving that the text names but roughly (下周), until it is answered."""
    text, wanted = run.query.text, changes.wanted(run)
    asked = next((one for one in read.ask if one.about == "dates"), None)
    if asked is None or wanted.query.dates is not None or name_of(asked) in state.answers(text):
        return None

    def leave_on(first: date) -> None:
        last = first + timedelta(days=(wanted.query.days or 1) - 1)
        dated = replace(wanted.query, dates=(first, last))
        state.want(Wanted(dated, wanted.locks), Text(f"{first}出发", f"leaving on {first}"))
        st.rerun()

    # no choice of it was taken: it stays open
    stays_open = partial(state.answer, text, name_of(asked), len(asked.choices))
    return DayQuestion(asked.text.says(say.language), leave_on, stays_open)


def _dated(query: Query, read: Understanding) -> Query:
    """The request with dates that are as long as it is."""
    return replace(query, dates=None) if query.days != read.query.days else query


def _answers(question: Question, query: Query, sandbox: Sandbox, say: Translate) -> list[str]:
    """The choices in words, places as they are called in the reader's language; where there is but one for something that
    the trip can do without, also to leave it out."""
    called = wording.names(sandbox, query.target_city, say.language)
    told = [choice.label.says(say.language, called) for choice in question.choices]
    return [*told, say("answer-skip")] if len(told) == 1 and not query.missing else told


def _show(
    text: str,
    read: Understanding,
    query: Query,
    follow: Callable[[Question, int], None],
    sandbox: Sandbox,
    say: Translate,
    day: DayQuestion | None = None,
) -> None:
    def take(question: Question, number: int) -> None:
        state.answer(text, name_of(question), number)
        follow(question, number)

    asked = [
        QuestionCard(
            one.text.says(say.language),
            _answers(one, query, sandbox, say),
            partial(take, one),
        )
        for one in open_questions(read, query, state.answers(text))
    ]
    questions.show(asked, day, say=say, key=str(crc32(text.encode())))
