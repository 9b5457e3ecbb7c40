"""What a reading is not sure of, as questions with an answer a button."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import streamlit as st

from components.look.escape import plain


class QuestionCard(NamedTuple):
    """A question, its answers in words, and what takes the answer of a number."""

    text: str
    answers: Sequence[str]
    take: Callable[[int], None]


def show(asked: Sequence[QuestionCard], *, key: str) -> None:
    """Draw the questions, one below the other; nothing where there is none."""
    if not asked:
        return
    with st.container(key=f"questions-{key}", gap="small"):
        for number, one in enumerate(asked):
            with st.container(horizontal=True, vertical_alignment="center", gap="small"):
                st.markdown(f":material/help: {plain(one.text)}", width="content")
                for answer, words in enumerate(one.answers):
                    st.button(
                        plain(words),
                        key=f"answer-{key}-{number}-{answer}",
                        on_click=one.take,
                        args=(answer,),
                    )
