"""No text becomes markup or code, wherever it stands."""

import html
import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from components.look.escape import plain, safe, script_json
from core.text import shown


@given(st.text())
def test_safe_text_reads_as_it_is_shown(text: str) -> None:
    assert html.unescape(safe(text)) == html.unescape(html.escape(shown(text)))


@given(st.text())
def test_safe_text_holds_nothing_that_acts(text: str) -> None:
    assert not set(safe(text)) & set("<>\"'")


@given(st.recursive(st.text() | st.floats(allow_nan=False, allow_infinity=False), st.lists))
def test_json_for_a_script_reads_as_it_is_shown(value: object) -> None:
    def as_shown(part: object) -> object:
        if isinstance(part, list):
            return [as_shown(inner) for inner in part]
        return shown(part) if isinstance(part, str) else part

    assert json.loads(script_json(value)) == as_shown(value)


@given(st.text())
def test_texts_of_a_script_are_small_letters_digits_spaces_and_codes(text: str) -> None:
    assert re.fullmatch(r'"([a-z0-9 ]|\\u[0-9a-f]{4})*"', script_json(text))


@given(st.dictionaries(st.text(), st.dictionaries(st.text(), st.text())))
def test_json_for_a_script_holds_no_template(value: dict[str, dict[str, str]]) -> None:
    assert not re.search(r"\{[{%#]", script_json(value))


@pytest.mark.parametrize(
    ("text", "markdown"),
    [
        ("*a*", r"\*a\*"),
        ("[a](http://b)", r"\[a\]\(http⁠\://b\)"),
        (":red[x]", r"\:red\[x\]"),
        ("$x$ `y`", r"\$x\$ \`y\`"),
        ("<b>", r"\<b\>"),
        ("a\n# b", r"a \# b"),
        ("a|b", r"a\|b"),
    ],
)
def test_markdown_of_a_name_is_text(text: str, markdown: str) -> None:
    assert plain(text) == markdown
