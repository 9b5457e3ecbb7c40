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
    "# files are not allowed.": "widget-wrong-kind",
    "# per file": "widget-size",
    "Accounting": "widget-format-accounting",
    "Add files": "widget-upload",
    "App pages": "widget-pages",
    "Automatic": "widget-format-automatic",
    "Autosize": "widget-autosize",
    "Calendar": "widget-format-calendar",
    "Choose a date": "widget-choose-date",
    "Choose an option": "widget-choose",
    "Choose date": "widget-choose-date",
    "Choose date range": "widget-choose-date",
    "Choose options": "widget-choose",
    "Clear all": "widget-clear",
    "Clear date": "widget-clear",
    "Clear dates": "widget-clear",
    "Clear time": "widget-clear",
    "Clear value": "widget-clear",
    "Close": "widget-close",
    "Close Search": "widget-close",
    "Close fullscreen": "widget-close",
    "Collapse sidebar": "widget-collapse",
    "Compact": "widget-format-compact",
    "Copied": "widget-copied",
    "Copy to clipboard": "widget-copy",
    "Dataframe column menu": "widget-column-menu",
    "Decrement": "widget-less",
    "Dismiss": "widget-close",
    "Distance": "widget-format-distance",
    "Dollar": "widget-format-dollar",
    "Download as CSV": "widget-csv",
    "Duration": "widget-format-duration",
    "Euro": "widget-format-euro",
    "Error: ": "widget-error",
    "Expand sidebar": "widget-expand",
    "File must be # or smaller.": "widget-too-large",
    "File size is too small.": "widget-too-small",
    "Format": "widget-format",
    "Fullscreen": "widget-fullscreen",
    "Help": "widget-help",
    "Help for #": "widget-help-for",
    "Hide column": "widget-hide-column",
    "Hide password": "widget-hide",
    "Increment": "widget-more",
    "Link to heading": "widget-link",
    "Localized": "widget-format-localized",
    "Logo": "widget-logo",
    "Navigate to home page": "widget-home",
    "Next Result": "widget-next-result",
    "Next month": "widget-next-month",
    "Next page": "widget-next-page",
    "No results": "widget-nothing",
    "Open": "widget-open",
    "Page not found": "widget-no-page",
    "Pagination": "widget-pagination",
    "Percent": "widget-format-percent",
    "Pin column": "widget-pin",
    "Plain": "widget-format-plain",
    "Press Ctrl+Enter to apply": "widget-ctrl-enter",
    "Press Enter to apply": "widget-enter",
    "Press Enter to submit form": "widget-enter",
    "Press ⌘+Enter to apply": "widget-command-enter",
    "Previous Result": "widget-last-result",
    "Previous month": "widget-last-month",
    "Previous page": "widget-last-page",
    "Scientific": "widget-format-scientific",
    "Search": "widget-search",
    "Select all": "widget-all",
    "Selected values": "widget-selected",
    "Send message": "widget-send",
    "Show password": "widget-show",
    "Show/hide columns": "widget-columns",
    "Sidebar": "widget-pages",
    "Sort ascending": "widget-ascending",
    "Sort descending": "widget-descending",
    "Statistics": "widget-statistics",
    "The page that you have requested does not seem to exist. Running the app's main page.": "widget-no-page-hint",
    "This type of files are not allowed.": "widget-wrong-kind",
    "Unpin column": "widget-unpin",
    "Upload": "widget-upload",
    "Yen": "widget-format-yen",
    "You can only select up to # options. Remove an option first.": "widget-enough",
    "file upload": "widget-upload",
}
"""The words that Streamlit's widgets have of their own, and what says them; # stands for a number or a kind of file."""


def tell(say: Translate) -> None:
    """Let the page, its link to what is below the header and the words of its widgets be in the reader's language."""
    words = {word: say(name) for word, name in WIDGET_WORDS.items()}
    _TELLER(
        data={"language": _LANGUAGES[say.language], "skip": say("skip-header"), "words": words},
        key="page-language-keys",
        height=1,
    )
