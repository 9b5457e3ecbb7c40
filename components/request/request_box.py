"""Where a trip is asked for: a card with the text and what sends it."""

from collections.abc import Iterator
from contextlib import contextmanager

import streamlit as st

from components.look import keyboard
from components.look.escape import plain
from components.look.presses import Button
from studio.i18n import Translate

MOST_SIGNS = 2000
"""How long a request can be."""
MOST_PASTED = 50_000
"""How long a text may be that is pasted into its box: a longer one is not taken, and nothing tells of it."""


def show(*, text: str = "", button: Button, say: Translate, key: str) -> str | None:
    """Draw the box with `text` in it; the text to plan the moment it is asked for. Enter asks, with Shift it is a new line.

    A text that is too long stays in the box, and that is said.
    """
    with card(button, say=say, key=key):
        typed = words(text, say=say, key=key)
    return sent(typed, button, say)


@contextmanager
def card(button: Button, *, say: Translate, key: str) -> Iterator[None]:
    """The card of a request, with what sends all that is drawn in it."""
    with st.container(key=f"{key}_card"), st.form(f"{key}-form", border=False):
        yield
        st.form_submit_button(say("request-plan"), type="primary", on_click=button.press)
    keyboard.listen(key=f"{key}-keys")


def words(text: str, *, say: Translate, key: str) -> str:
    """Draw the text in its card, to be typed anew; what it is now."""
    typed = st.text_area(
        say("request-label"),
        value=text,
        key=f"{key}-{text}",
        placeholder=say("request-placeholder"),
        max_chars=MOST_PASTED,
        height=84,
        label_visibility="collapsed",
    )
    return (typed or "").strip()


def sent(typed: str, button: Button, say: Translate) -> str | None:
    """The text once it was sent; None before, where there is none, and where it is too long, which is said."""
    if len(typed) > MOST_SIGNS:
        st.warning(plain(say("request-too-long", count=len(typed), most=MOST_SIGNS)))
        return None
    return typed if button.was_pressed() and typed else None
