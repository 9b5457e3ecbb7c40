"""What is typed while a trip is open: a change of it, which is planned at once, or another trip."""

from datetime import date
from difflib import SequenceMatcher
from typing import get_args

import streamlit as st

from components.look.escape import plain
from components.request.request_box import MOST_PASTED, MOST_SIGNS
from core.model.plan import Plan
from core.model.run import Run, Wanted
from core.sandbox.sandbox import Sandbox
from core.text import Language, Text
from core.understand.follow_ups import ChangedRequest, NewRequest, NotUnderstood, follow_up
from pages.plan import changes
from studio.i18n import Translate, translator
from studio.state import plan as state
from studio.state import session

_REWRITTEN = 0.5
"""From this likeness on a text is the request itself, written otherwise, and no change of the trip."""


def box(run: Run, plan: Plan | None, sandbox: Sandbox, say: Translate) -> None:
    """Draw the box for changes at the foot of the page, under why the last one was not made."""

    def follow() -> None:
        text = session.handed_back(state.FOLLOW_UP)
        if isinstance(text, str) and text.strip():
            take(run, plan, sandbox, text.strip())

    with st.container(
        key="follow_up_box"
        # At the foot by its style: Streamlit's own foot scrolls the page down.
    ):
        _not_read(run, say)
        st.chat_input(say("follow-up-hint"), key=state.FOLLOW_UP, max_chars=MOST_PASTED, on_submit=follow)


def take(run: Run, plan: Plan | None, sandbox: Sandbox, text: str) -> None:
    """Do what a text means for the trip of a run; where nothing was understood, that is kept to be said."""
    if len(text) > MOST_SIGNS:
        state.say_not_read(run.id, _too_long(len(text)), ())
        return
    wanted = changes.wanted(run)
    today = date.today()  # noqa: DTZ011 - the traveller's own day
    match follow_up(text, wanted.query, plan, sandbox, wanted.locks, today):
        case ChangedRequest() as edit:
            state.want(Wanted(edit.query, edit.locks), _said(edit, text))
        case NewRequest():
            state.ask(text)
        case NotUnderstood(question, words):
            state.say_not_read(run.id, question.text, words)


def _too_long(count: int) -> Text:
    zh, en = (
        translator(language)("request-too-long", count=count, most=MOST_SIGNS)
        for language in get_args(Language)
    )
    return Text(zh, en)


def take_rewritten(run: Run, plan: Plan | None, sandbox: Sandbox, text: str) -> None:
    """Do what the text of the request means that was edited: it is asked anew, unless a change was typed in its place."""
    if SequenceMatcher(None, run.query.text, text).ratio() >= _REWRITTEN:
        state.ask(text)
    else:
        take(run, plan, sandbox, text)


def _not_read(run: Run, say: Translate) -> None:
    """Say why the last change was not made: it was not understood, or cannot be; nothing where it was. Always in view."""
    found = state.not_read(run.id)
    if found is None:
        return
    told, words = found
    line = f"▲ {told.stands(say.language)}"
    if words:
        quoted = say("list-comma").join(say("quoted", words=one) for one in words)
        line = f"{line} {say('not-understood', parts=quoted)}"
    with st.container(key="unmet_line-follow_up"):
        st.markdown(plain(line))


def _said(edit: ChangedRequest, text: str) -> Text:
    """All changes in words, and what of the text was not read."""
    zh = "；".join(change.text.zh for change in edit.changes)
    en = "; ".join(change.text.en for change in edit.changes)
    left = [text[start:end].strip() for start, end in edit.not_understood]
    if not left:
        return Text(zh, en)
    return Text(f"{zh}（没有理解：{'、'.join(left)}）", f"{en} (not understood: {', '.join(left)})")
