"""Trains and flights that a request names by number: one press takes them, and those that the data lack are told of."""

import streamlit as st

from components.look.escape import plain
from core.model.plan import Plan
from core.model.run import Run
from core.sandbox.sandbox import Sandbox
from core.understand.follow_ups.answer import ChangedRequest, NotUnderstood
from core.understand.follow_ups.follow_up import follow_up
from core.understand.wishes.ride_numbers import rides_named
from pages.plan import changes, follow
from studio.i18n import Translate


def show(run: Run, plan: Plan | None, sandbox: Sandbox, say: Translate) -> frozenset[str]:
    """Draw what can be said of each number, which is what a change of the trip by these words would be; returns the numbers."""
    wanted, numbers = changes.wanted(run), set[str]()
    for number, words in rides_named(run.query.text):
        match follow_up(words, wanted.query, plan, sandbox, wanted.locks):
            case NotUnderstood(question) if question.about == "ride":
                st.caption(plain(question.text.says(say.language)), width="content")
            case ChangedRequest(changes=(change, *_)) as edit:
                if plan is not None and edit.locks != wanted.locks:
                    st.button(
                        plain(change.text.says(say.language)),
                        icon=":material/train:",
                        key=f"numbered-{run.id}-{number}",
                        on_click=follow.take,
                        args=(run, plan, sandbox, words),
                    )
            case _:
                continue
        numbers.add(number)
    return frozenset(numbers)
