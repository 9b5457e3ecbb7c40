"""The language that a page says it is in, for readers aloud, hyphenation and the browser's offer to translate."""

from importlib.resources import files

import streamlit as st

from studio.i18n import Translate

_TELLER = st.components.v2.component(
    "tripstudio_page_language",
    html="<span></span>\n",
    js=(files("assets") / "page_language.js").read_text(encoding="utf-8"),
)
_LANGUAGES = {"zh": "zh-CN", "en": "en-GB"}

WIDGET_WORDS = {
    "App pages": "widget-pages",
    "Choose a date": "widget-choose-date",
    "Choose an option": "widget-choose",
    "Choose date": "widget-choose-date",
    "Choose options": "widget-choose",
    "Clear all": "widget-clear",
    "Clear date": "widget-clear",
    "Clear time": "widget-clear",
    "Clear value": "widget-clear",
    "Close": "widget-close",
    "Close fullscreen": "widget-close",
    "Collapse sidebar": "widget-collapse",
    "Copied": "widget-copied",
    "Copy to clipboard": "widget-copy",
    "Decrement": "widget-less",
    "Dismiss": "widget-close",
    "Download as CSV": "widget-csv",
    "Expand sidebar": "widget-expand",
    "Fullscreen": "widget-fullscreen",
    "Help": "widget-help",
    "Hide password": "widget-hide",
    "Increment": "widget-more",
    "Link to heading": "widget-link",
    "Logo": "widget-logo",
    "MB per file": "widget-size",
    "Navigate to home page": "widget-home",
    "Next month": "widget-next-month",
    "No results": "widget-nothing",
    "Open": "widget-open",
    "Previous month": "widget-last-month",
    "Search": "widget-search",
    "Select all": "widget-all",
    "Selected values": "widget-selected",
    "Send message": "widget-send",
    "Show password": "widget-show",
    "Show/hide columns": "widget-columns",
    "Sidebar": "widget-pages",
    "Upload": "widget-upload",
    "file upload": "widget-upload",
}
"""The words that Streamlit's widgets have of their own, and what says them."""


def tell(say: Translate) -> None:
    """Let the page, its link to what is below the header and the words of its widgets be in the reader's language."""
    words = {word: say(name) for word, name in WIDGET_WORDS.items()}
    _TELLER(
        data={"language": _LANGUAGES[say.language], "skip": say("skip-header"), "words": words},
        key="page-language-keys",
        height=1,
    )
