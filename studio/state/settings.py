"""The Settings page's own: what was kept or went wrong last, and keys of its widgets."""

from collections.abc import Iterable

import streamlit as st

from core.llm.profile import Profile
from core.text import Language, Text

LANGUAGE, CURRENCY, RATE, MILES = "settings_language", "settings_currency", "settings_rate", "settings_miles"
ZIP, FOLDER = "settings_zip", "settings_folder"
"""Keys of widgets."""

_TILES, _FAULT, _IMPORTED, _REMOVED = (
    "settings_tiles_kept",
    "settings_fault",
    "settings_imported",
    "settings_removed",
)


def keep_tiles() -> None:
    """Remember that tiles were kept, to say so."""
    st.session_state[_TILES] = True


def kept_tiles() -> bool:
    """Whether tiles were kept; told once."""
    return bool(st.session_state.pop(_TILES, False))


def tell(fault: Text) -> None:
    """Say what went wrong with a model's profile when the page is drawn next."""
    st.session_state[_FAULT] = fault


def fault() -> Text | None:
    """What went wrong; told once."""
    found = st.session_state.pop(_FAULT, None)
    return found if isinstance(found, Text) else None


def remember_removed(profile: Profile, key: str | None) -> None:
    """Keep the profile that was removed last, with the key that the keyring had of it, so that it can be taken back."""
    st.session_state[_REMOVED] = (profile, key)


def removed() -> tuple[Profile, str | None] | None:
    """The profile that was removed last, and its key."""
    found: tuple[Profile, str | None] | None = st.session_state.get(_REMOVED)
    return found


def forget_removed() -> None:
    """There is nothing to take back."""
    st.session_state.pop(_REMOVED, None)


def empty(fields: Iterable[str]) -> None:
    """Take out what is typed in the fields of these keys; for the callback of a form."""
    for key in fields:
        st.session_state[key] = ""


def tell_imported(name: str) -> None:
    """Say when the page is drawn next that data are there."""
    st.session_state[_IMPORTED] = name


def imported() -> str | None:
    """The sandbox that was imported; told once."""
    found = st.session_state.pop(_IMPORTED, None)
    return found if isinstance(found, str) else None


def language(key: str) -> Language:
    """The language that the widget of that key has."""
    return "zh" if st.session_state.get(key) == "zh" else "en"
