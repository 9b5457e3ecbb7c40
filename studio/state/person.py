"""Who sits before the screen, and what that person may see: by the studio's sign-in where one is set up."""

from dataclasses import dataclass
from typing import Literal

import streamlit as st

from studio.settings import Settings

Role = Literal["rater", "lead", "viewer"]
"""A rater judges and sees no result; a viewer sees results and changes nothing; a lead does all."""

_RATER = "rater_name"


@dataclass(frozen=True, slots=True)
class Person:
    """`name` is the address that was signed in with; None where there is no sign-in, and the studio is one's own."""

    name: str | None
    role: Role


def needs_sign_in() -> bool:
    """Whether a sign-in is set up and nobody is signed in."""
    return "is_logged_in" in st.user and not st.user["is_logged_in"]


def person(settings: Settings) -> Person:
    """Who is signed in; without a sign-in everybody is a lead, since the studio listens on this machine alone."""
    if "is_logged_in" not in st.user:
        return Person(None, "lead")
    name = str(st.user.get("email") or st.user.get("sub") or "")
    if name in settings.leads:
        return Person(name, "lead")
    return Person(name, "viewer" if name in settings.viewers else "rater")


def rater(who: Person) -> str | None:
    """The name that judgements are kept under: that of the sign-in, else the one that was typed."""
    typed = st.session_state.get(_RATER)
    return who.name or (typed if isinstance(typed, str) else None)


def be_rater(name: str) -> None:
    """Judge under this name from now on."""
    st.session_state[_RATER] = name
