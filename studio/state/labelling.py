"""The Label page's own: the study that its address names, the pair in hand, and an answer that could not be kept.

The address holds `study`.
"""

from statistics import median

import streamlit as st

from core.labels.study import Assignment
from core.text import Text
from studio.state import address

NAME, CITIES = "rater-name", "rater-cities"
"""Keys of the widgets in which a rater introduces oneself."""

_STUDY, _HAND, _UNSAVED, _FEEDBACK = "study", "pairs_in_hand", "judgement_unsaved", "judgement_feedback"
_WARNING, _PACE = "judgement_warning", "judgement_seconds"
_COUNTED, _FEWEST = 20, 3
"""The last judgements that a pace is of, and the fewest from which there is one."""


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


def hand(of_study: str, of_rater: str) -> tuple[Assignment, ...]:
    """The pairs that the rater holds of the study: the one on the screen, and those that are prepared after it."""
    held = _held()
    return tuple(one for one in held if (one.study, one.rater) == (of_study, of_rater))


def in_hand() -> Assignment | None:
    """The pair that is on the screen."""
    return next(iter(_held()), None)


def hold(given: tuple[Assignment, ...]) -> None:
    """Put the first of these pairs on the screen, and let the others follow."""
    st.session_state[_HAND] = given
    st.session_state.pop(_UNSAVED, None)


def reserve(given: tuple[Assignment, ...]) -> None:
    """Let pairs follow that were reserved; the one on the screen stays."""
    shown = in_hand()
    if shown is not None:
        others = tuple(one for one in given if one.id != shown.id)
        st.session_state[_HAND] = (shown, *others)


def advance() -> None:
    """Go to the pair that follows."""
    hold(_held()[1:])


def put_before(given: Assignment | None) -> None:
    """Show a pair again before the one on the screen."""
    if given is not None:
        hold((given, *(one for one in _held() if one.id != given.id)))


def drop() -> None:
    """Nothing is on the screen: the next pair is asked for."""
    hold(())


def _held() -> tuple[Assignment, ...]:
    found = st.session_state.get(_HAND)
    return found if isinstance(found, tuple) else ()


def keep_unsaved(why: Text) -> None:
    """Remember that the last answer could not be kept, and why."""
    st.session_state[_UNSAVED] = why


def unsaved() -> Text | None:
    """Why the last answer could not be kept; None where it was."""
    return st.session_state.get(_UNSAVED)


def warn(why: Text) -> None:
    """Say beside the next pair why the last answer does not count."""
    st.session_state[_WARNING] = why


def warning() -> Text | None:
    """Why the last answer does not count; told once."""
    why = st.session_state.pop(_WARNING, None)
    return why if isinstance(why, Text) else None


def took(seconds: float) -> None:
    """Remember how long a judgement took."""
    st.session_state[_PACE] = (*st.session_state.get(_PACE, ()), seconds)[-_COUNTED:]


def pace() -> float | None:
    """Seconds that a judgement of this session takes, in the median; None before there are a few."""
    times = st.session_state.get(_PACE, ())
    return median(times) if len(times) >= _FEWEST else None


def tell(feedback: str | None) -> None:
    """Say something about the last judgement beside the next pair, by its message."""
    st.session_state[_FEEDBACK] = feedback


def feedback() -> str | None:
    """The message that is said about the last judgement."""
    return st.session_state.get(_FEEDBACK)
