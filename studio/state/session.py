"""What every page needs: the language, the sandbox, the ways to the other pages, and what widgets hand back."""

from collections.abc import Mapping
from typing import TypeVar

import streamlit as st
from streamlit.navigation.page import StreamlitPage

from core.text import Language
from studio.i18n import USUAL, Measures, Translate, translator

LANGUAGE, SANDBOX = "lang", "sandbox"
"""Keys of widgets whose values the address has as well."""

_PAGES, _HANDED_BACK, _FILE, _MEASURES = "pages", "handed_back", "file", "measures"

KindT = TypeVar("KindT")


def language(usual: Language = "en") -> Language:
    """The language of the session, or what is usual before it has one."""
    return "zh" if st.session_state.get(LANGUAGE, usual) == "zh" else "en"


def say() -> Translate:
    """What says every message in the language of the session, with figures in the measures of its reader."""
    found = st.session_state.get(_MEASURES)
    return translator(language(), found if isinstance(found, Measures) else USUAL)


def measure_in(measures: Measures) -> None:
    """Let figures be shown in these measures."""
    st.session_state[_MEASURES] = measures


def is_dark() -> bool:
    """Whether the page is drawn in the dark theme."""
    return st.context.theme.type == "dark"


def sandbox_name() -> str:
    """The sandbox that new plans are made in."""
    return str(st.session_state[SANDBOX])


def remember_pages(pages: Mapping[str, StreamlitPage]) -> None:
    """Keep the pages of this run by their keys, so that a page can lead to another."""
    st.session_state[_PAGES] = dict(pages)


def page(key: str) -> StreamlitPage:
    """The page of that key."""
    found: dict[str, StreamlitPage] = st.session_state[_PAGES]
    return found[key]


def close(key: str) -> None:
    """Close what opens under that key; only before it is drawn."""
    st.session_state[key] = False


def handed_back(key: str) -> object:
    """What the widget of that key hands back; for what it calls when it changes."""
    return st.session_state.get(key)


def is_news(key: str) -> bool:
    """Whether the widget of that key hands back something else than at the last call."""
    handed: dict[str, object] = st.session_state.setdefault(_HANDED_BACK, {})
    now, before = handed_back(key), handed.get(key)
    handed[key] = now
    return now != before


def choose(key: str, value: object) -> None:
    """Let the widget of that key have a value. Only before it is drawn.

    What it has already is left alone: a value that is set goes to the browser, over a newer one that is on its way.
    """
    if key not in st.session_state or st.session_state[key] != value:
        st.session_state[key] = value


def begin_with(key: str, value: object) -> None:
    """Let the widget of that key have a value where it has none yet. Only before it is drawn."""
    st.session_state.setdefault(key, value)


def kept(key: str, kind: type[KindT], otherwise: KindT) -> KindT:
    """What the widget of that key has, for what it calls when it changes; another value where it has none."""
    found = st.session_state.get(key)
    return found if isinstance(found, kind) else otherwise


def is_new_file(file_id: str) -> bool:
    """Whether a file was not handed in before; a widget keeps its file."""
    known = st.session_state.get(_FILE)
    st.session_state[_FILE] = file_id
    return bool(file_id != known)
