"""The Label page's own: the study that its address names, the pair in hand, and an answer that could not be kept.

The address holds `study`.
"""

import streamlit as st

from core.labels.study import Assignment
from core.text import Text
from studio.state import address

NAME, CITIES = "rater-name", "rater-cities"
"""Keys of the widgets in which a rater introduces oneself."""

_STUDY, _HAND, _UNSAVED, _FEEDBACK = "study", "pair_in_hand", "judgement_unsaved", "judgement_feedback"


def study() -> str | None:
    """The study that the address names."""
    return address.get(_STUDY)


def choose(name: str) -> None:
    """Let the address name a study."""
    address.go({_STUDY: name}, (_STUDY,))
    drop()


def link(name: str) -> dict[str, str]:
    """The part of an address that names a study."""
    return {_STUDY: name, **address.shared()}


def in_hand() -> Assignment | None:
    """The pair that is on the screen."""
    found = st.session_state.get(_HAND)
    return found if isinstance(found, Assignment) else None


def hold(given: Assignment | None) -> None:
    """Put a pair on the screen."""
    st.session_state[_HAND] = given
    st.session_state.pop(_UNSAVED, None)


def drop() -> None:
    """Nothing is on the screen: the next pair is asked for."""
    st.session_state.pop(_HAND, None)
    st.session_state.pop(_UNSAVED, None)


def keep_unsaved(why: Text) -> None:
    """Remember that the last answer could not be kept, and why."""
    st.session_state[_UNSAVED] = why


def unsaved() -> Text | None:
    """Why the last answer could not be kept; None where it was."""
    return st.session_state.get(_UNSAVED)


def tell(feedback: str | None) -> None:
    """Say something about the last judgement beside the next pair, by its message."""
    st.session_state[_FEEDBACK] = feedback


def feedback() -> str | None:
    """The message that is said about the last judgement."""
    return st.session_state.get(_FEEDBACK)
