"""The library's own: what is looked for, what is ticked, described, opened, and thrown away last."""

from collections.abc import Iterable

import streamlit as st

WORDS, KIND, TAG, ORDER, PAGE, FILES, DAYS, PEOPLE, VIEW = (
    "library_words",
    "library_kind",
    "library_tag",
    "library_order",
    "library_page",
    "library_files",
    "library_days",
    "library_people",
    "library_view",
)
"""Keys of widgets."""

VIEWS = ("cards", "list")
"""How trips can be listed."""

_TICKED, _DESCRIBED, _OPENED, _THROWN, _FILES, _SEEN = (
    "library_ticked",
    "library_described",
    "library_opened",
    "library_thrown",
    "library_known_files",
    "library_seen_description",
)


def is_list() -> bool:
    """Whether trips are listed a row each."""
    return st.session_state.get(VIEW) == "list"


def ticked() -> tuple[str, ...]:
    """The runs that are ticked, in the order that they were."""
    return tuple(st.session_state.get(_TICKED, ()))


def tick(run_id: str) -> None:
    """Tick a run, or untick it."""
    now = ticked()
    st.session_state[_TICKED] = (
        tuple(one for one in now if one != run_id) if run_id in now else (*now, run_id)
    )


def untick_all() -> None:
    """Tick none."""
    st.session_state.pop(_TICKED, None)


def describe(run_id: str) -> None:
    """Open what a person says of a run."""
    st.session_state[_DESCRIBED] = run_id


def described() -> str | None:
    """The run whose description is open."""
    found = st.session_state.get(_DESCRIBED)
    return found if isinstance(found, str) else None


def described_as(run_id: str, said: tuple[str, tuple[str, ...], str]) -> tuple[str, tuple[str, ...], str]:
    """What was said of a run when its description was opened; at the first look that is what is said now."""
    before: tuple[str, tuple[str, tuple[str, ...], str]] | None = st.session_state.get(_SEEN)
    if before is None or before[0] != run_id:
        st.session_state[_SEEN] = before = (run_id, said)
    return before[1]


def see_description(said: tuple[str, tuple[str, ...], str]) -> None:
    """What others said of the run meanwhile has been shown."""
    st.session_state[_SEEN] = (described() or "", said)


def close_description() -> None:
    """Close the description."""
    st.session_state.pop(_DESCRIBED, None)
    st.session_state.pop(_SEEN, None)


def open_trip(run_id: str) -> None:
    """Lead to the page of a run when the page is drawn next."""
    st.session_state[_OPENED] = run_id


def opened() -> str | None:
    """The run to lead to, once."""
    found = st.session_state.pop(_OPENED, None)
    return found if isinstance(found, str) else None


def thrown_away() -> tuple[str, ...]:
    """The runs that were thrown away last."""
    return tuple(st.session_state.get(_THROWN, ()))


def remember_thrown_away(run_ids: Iterable[str]) -> None:
    """Keep what was thrown away last, so that it can be taken back with one key."""
    st.session_state[_THROWN] = tuple(run_ids)


def forget_thrown_away() -> None:
    """There is nothing to take back."""
    st.session_state.pop(_THROWN, None)


def is_new_file(file_id: str) -> bool:
    """Whether a file was not handed in before; a widget keeps its files."""
    known: frozenset[str] = st.session_state.get(_FILES, frozenset())
    st.session_state[_FILES] = known | {file_id}
    return file_id not in known
