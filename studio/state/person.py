"""Who sits before the screen, and what that person may see: by the studio's sign-in where one is set up."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import streamlit as st

from studio.settings import Settings

TeamRole = Literal["rater", "lead", "viewer"]
"""A rater judges and sees no result; a viewer sees results and changes nothing; a lead does all."""

_RATER = "rater_name"


@dataclass(frozen=True, slots=True)
class Person:
    """`name` is the address that was signed in with; None where there is no sign-in, and the studio is one's own."""

    name: str | None
    role: TeamRole


def needs_sign_in() -> bool:
    """Whether a sign-in is set up and nobody is signed in."""
    return "is_logged_in" in st.user and not st.user["is_logged_in"]


def person(settings: Settings) -> Person:
    """Who is signed in; without a sign-in everybody is a lead, since the studio listens on this machine alone."""
    return of_sign_in(st.user, settings) if "is_logged_in" in st.user else Person(None, "lead")


def of_sign_in(told: Mapping[str, object], settings: Settings) -> Person:
    """Whom the provider of the sign-in tells of. Capitals make no difference to an address.

    One that the provider says is not confirmed is only typed: whoever typed it has no role by it, and no name.
    """
    is_confirmed = told.get("email_verified") not in (False, "false")
    address = told.get("email") if is_confirmed else None
    name = str(address or told.get("sub") or "")
    if name.casefold() in settings.leads:
        return Person(name, "lead")
    return Person(name, "viewer" if name.casefold() in settings.viewers else "rater")


def rater(who: Person) -> str | None:
    """The name that judgements are kept under: that of the sign-in, else the one that was typed."""
    typed = st.session_state.get(_RATER)
    return who.name or (typed if isinstance(typed, str) else None)


def be_rater(name: str) -> None:
    """Judge under this name from now on."""
    st.session_state[_RATER] = name
