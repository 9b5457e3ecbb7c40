"""Making any text safe to stand in a folium popup, tooltip or icon."""

import html
import re

# folium puts its text into a JavaScript template literal, where these three act even when the markup is escaped.
_LIVE_IN_TEMPLATE_LITERALS = {ord("\\"): "&#92;", ord("`"): "&#96;", ord("$"): "&#36;"}


def safe(text: str) -> str:
    """The text as HTML that shows just its characters, in HTML, in attributes and in JavaScript template literals."""
    return html.escape(text).translate(_LIVE_IN_TEMPLATE_LITERALS)


_MARKDOWN = re.compile(r"([\\`*_{}\[\]()#+\-.!|<>~$:^=&])")


def plain(text: str) -> str:
    """The text as Streamlit's Markdown that shows just its characters: no emphasis, links, icons, colours or formulas."""
    return _MARKDOWN.sub(r"\\\1", " ".join(text.split()))
