"""The styles of every page."""

from functools import cache
from importlib.resources import files

import streamlit as st

_NAMES = ("colours.css", "legend.css", "trip_views.css", "studio.css", "day_choice.css", "results.css")


def show(*, dark: bool) -> None:
    """Let a page look as all do, in the scheme of the reader's browser."""
    # dialogs and menus lie outside of the part of the page that knows its own scheme
    scheme = "dark" if dark else "light"
    st.html(f"<style>{_styles()} :root {{ color-scheme: {scheme}; }}</style>")


@cache
def _styles() -> str:
    """Those of the files, read once: one element of a page is drawn sooner than five."""
    return "\n".join((files("assets") / name).read_text(encoding="utf-8") for name in _NAMES)
