"""The language that a page says it is in, for readers aloud, hyphenation and the browser's offer to translate."""

from importlib.resources import files

import streamlit as st

_TELLER = st.components.v2.component(
    "tripstudio_page_language",
    html="<span></span>\n",
    js=(files("assets") / "page_language.js").read_text(encoding="utf-8"),
)


def tell(language: str, *, skip: str) -> None:
    """Let the page say that it is in a language (BCP 47), and its link to what is below the header say `skip`."""
    _TELLER(data={"language": language, "skip": skip}, key="page-language-keys", height=1)
