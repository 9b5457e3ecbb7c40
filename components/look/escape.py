"""Where text meets the page: any text as HTML, as Streamlit's Markdown, or inside a script, showing its characters alone."""

import html
import json
import re
from functools import lru_cache

from core.text import Markdown as Markdown
from core.text import plain as plain
from core.text import shown

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_NEEDS_CODE = re.compile(r"[^a-z0-9 ]")


def safe(text: str) -> str:
    """The text as HTML that shows just its characters, between tags and in attributes."""
    return html.escape(shown(text))


def script_json(value: object) -> str:
    """A value as JSON that can stand in a script, in a template of a script, and in a page; its texts are as they are shown.

    In its texts all but small letters, digits and spaces is written as `\\uXXXX`: neither a template (`{{`, `{%`), a
    template literal, markup, nor anything that looks for names in the finished script finds something of its own.
    This is the only way by which data may reach a script.
    """
    written = json.dumps(value, ensure_ascii=True, separators=(",", ":"), allow_nan=False)
    return _STRING.sub(lambda text: _in_script(text[0]), written)


# names, colours and words come again and again, on one map as on the next
@lru_cache(maxsize=4096)
def _in_script(written: str) -> str:
    return f'"{_NEEDS_CODE.sub(_coded, shown(json.loads(written)))}"'


def _coded(sign: re.Match[str]) -> str:
    units = sign[0].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at]:02x}{units[at + 1]:02x}" for at in range(0, len(units), 2))
