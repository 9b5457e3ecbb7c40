"""The address of a page: all that its view depends on, so that a link shows another reader the same.

The sandbox is part of it (the widget in the header writes it), and so is the language.
"""

from collections.abc import Collection

import streamlit as st

from studio.state import session

_GOING = "going"


def get(name: str) -> str | None:
    """What the address says under a name."""
    return st.query_params.get(name)


def shared(sandbox: str | None = None) -> dict[str, str]:
    """What every link to a page of the studio has: the sandbox (the chosen one unless another is named)."""
    return {session.SANDBOX: sandbox or session.sandbox_name()}


def go(to: dict[str, str], among: Collection[str]) -> None:
    """Let the address say this, and nothing else under the names of the page (`among`)."""
    st.session_state[_GOING] = (to, tuple(among))
    if any(st.query_params.get(name) != value for name, value in to.items()):
        st.query_params.update(to)
    for name in among:
        if name not in to and name in st.query_params:
            del st.query_params[name]


def follow() -> None:
    """Go where the page was going when it was interrupted, before anything is drawn.

    A map that reports its size, or a second click, begins the page anew with the address that the browser still has.
    """
    going = st.session_state.get(_GOING)
    if isinstance(going, tuple):
        go(*going)


def arrive() -> None:
    """The page is drawn to its end: where the address leads from here is the reader's choice."""
    st.session_state.pop(_GOING, None)
