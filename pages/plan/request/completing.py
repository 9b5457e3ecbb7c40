"""A request that leaves something open: its text and what it still lacks in one card, sent with one press."""

from collections.abc import Iterator

import streamlit as st

from components.look.escape import plain
from components.request import gaps, request_box
from components.request.gaps import RequestGap
from core.model.query import Query
from core.model.run import Run
from core.sandbox.names.place_names import city_names
from core.sandbox.sandbox import Sandbox
from core.text import Naming
from core.understand import editing
from core.understand.understanding import Understanding
from pages.plan.request import asking, questions
from studio import services
from studio.i18n import Translate
from studio.panels import wording
from studio.state import plan as state
from studio.state import presses, session


def show(text: str, say: Translate) -> Run | None:
    """Draw what a request still lacks; its run once it says all that is needed."""
    sandbox = services.sandbox(session.sandbox_name())
    read, query = questions.answered(text, sandbox)
    if not query.missing:
        return asking.begin(query, text, say)
    open_parts = tuple(_gaps(read, query, city_names(sandbox, say.language), sandbox, say))
    key = f"open-{text}-{query.missing}"
    button = presses.kept(key)
    with request_box.card(button, say=say, key=state.REQUEST):
        typed = request_box.words(text, say=say, key=state.REQUEST)
        given = gaps.show(open_parts, questions.of_the_day(read, say), say=say, key=key)
    _known(query, sandbox, say)
    questions.before(text, read, query, sandbox, say)
    wanted = request_box.sent(typed, button, say)
    if wanted is None:
        return None
    if wanted != text:
        asking.take(wanted, say)
    completed = gaps.filled(query, given)
    fault = gaps.fault_of(completed, say)
    if fault is not None:
        st.error(plain(fault), icon=None)
        return None
    # until the run is begun: a press that ends the page before that finds this one kept
    button.press()
    return asking.begin(completed, text, say)


def _gaps(
    read: Understanding, query: Query, called: Naming, sandbox: Sandbox, say: Translate
) -> Iterator[RequestGap]:
    """What is missing: asked for as the text leaves it open, with those answers; cities else with those of the data."""
    asked = {one.about: one for one in read.ask if one.choices or one.span is not None}
    for field in query.missing:
        question = asked.get(questions.ABOUT[field])
        told = question.text.says(say.language, called) if question is not None else say(f"field-{field}")
        if question is not None and question.choices:
            yield RequestGap(
                field, told, [(one.value, one.label.says(say.language, called)) for one in question.choices]
            )
        elif field in ("start_city", "target_city"):
            taken = (query.start_city, query.target_city)
            yield RequestGap(
                field, told, [(city, called(city)) for city in sandbox.city_names if city not in taken]
            )
        else:
            yield RequestGap(field, told)


def _known(query: Query, sandbox: Sandbox, say: Translate) -> None:
    """What is known of the trip, as a line of badges; nothing where nothing is."""
    wishes = [
        wording.few_words(wish, sandbox, query.target_city, say.language) for wish in editing.wishes(query)
    ]
    known = [*_understood(query, city_names(sandbox, say.language), say), *wishes]
    if not known:
        return
    with st.container(horizontal=True, gap="small", vertical_alignment="center"):
        st.caption(say("understood"), width="content")
        for label in known:
            st.badge(plain(label), color="gray")


def _understood(query: Query, called: Naming, say: Translate) -> list[str]:
    cities = [called(city) for city in (query.start_city, query.target_city) if city is not None]
    labels = [" → ".join(cities)] if cities else []
    if query.days is not None:
        labels.append(say("chip-days", days=query.days))
    if query.people_number is not None:
        labels.append(say("chip-people", people=query.people_number))
    return labels
