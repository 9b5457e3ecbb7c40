"""What a reading is not sure of, as questions with an answer a button."""

from collections.abc import Callable, Sequence
from datetime import date
from typing import NamedTuple

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from components.look.escape import plain
from studio.i18n import Translate


class QuestionCard(NamedTuple):
    """A question, its answers in words, and what takes the answer of a number."""

    text: str
    answers: Sequence[str]
    take: Callable[[int], None]


class DayQuestion(NamedTuple):
    """A question for a day, and what takes the day, or that it is to be left open."""

    text: str
    take: Callable[[date], None]
    leave: Callable[[], None]


def show(asked: Sequence[QuestionCard], day: DayQuestion | None = None, *, say: Translate, key: str) -> None:
    """Draw the questions, one below the other; nothing where there is none."""
    if not asked and day is None:
        return
    with st.container(key=f"questions-{key}", gap="small"):
        for number, one in enumerate(asked):
            with _line(one.text):
                for answer, words in enumerate(one.answers):
                    st.button(
                        plain(words),
                        key=f"answer-{key}-{number}-{answer}",
                        on_click=one.take,
                        args=(answer,),
                    )
        if day is not None:
            with _line(day.text):
                _day(day, say, f"answer-{key}-day")


def _line(text: str) -> DeltaGenerator:
    line = st.container(horizontal=True, vertical_alignment="center", gap="small")
    line.markdown(f":material/help: {plain(text)}", width="content")
    return line


def _day(asked: DayQuestion, say: Translate, key: str) -> None:
    chosen = st.date_input(
        plain(asked.text), None, min_value="today", format="YYYY-MM-DD", key=key, label_visibility="collapsed", width=190
    )  # fmt: skip
    st.button(say("answer-skip"), key=f"{key}-left", on_click=asked.leave)
    if isinstance(chosen, date):
        asked.take(chosen)
