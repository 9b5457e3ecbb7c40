"""Trains and flights that a request names by number: one press takes them, and those that the data lack are told of."""

import streamlit as st

from components.look.escape import plain
from core.model.plan import Plan
from core.model.run import Run
from core.sandbox.sandbox import Sandbox
from core.understand.follow_ups.answer import ChangedRequest, NotUnderstood
from core.understand.follow_ups.changes.of_rides import RIDE_NUMBER, number_of_ride
from core.understand.follow_ups.follow_up import follow_up
from core.understand.text.writing.script import fold
from pages.plan import changes, follow
from studio.i18n import Translate


def show(run: Run, plan: Plan | None, sandbox: Sandbox, say: Translate) -> frozenset[str]:
    """Draw what can be said of each number, which is what a change of the trip by these words would be; returns the numbers."""
    wanted, numbers = changes.wanted(run), set[str]()
    for match in RIDE_NUMBER.finditer(fold(run.query.text)):
        number = number_of_ride(match)
        match follow_up(match[0], wanted.query, plan, sandbox, wanted.locks):
            case NotUnderstood(question) if question.about == "ride":
                st.caption(plain(question.text.says(say.language)), width="content")
            case ChangedRequest(changes=(change, *_)) as edit:
                if plan is not None and edit.locks != wanted.locks:
                    st.button(
                        plain(change.text.says(say.language)),
                        icon=":material/train:",
                        key=f"numbered-{run.id}-{number}",
                        on_click=follow.take,
                        args=(run, plan, sandbox, match[0]),
                    )
            case _:
                continue
        numbers.add(number)
    return frozenset(numbers)
