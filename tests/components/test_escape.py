"""No text becomes markup or code: the attacks that folium lets through after `html.escape` alone."""

import html

import pytest
from hypothesis import given
from hypothesis import strategies as st

from components.escape import plain, safe

ATTACKS = [
    "<img src=x onerror=alert(1)>",
    "</script><script>alert(1)</script>",
    "${alert(1)}",
    "${alert('1')}",
    "`+alert(1)+`",
    "\\`${alert(1)}",
    '" onmouseover="alert(1)',
    "' onmouseover='alert(1)",
]


@pytest.mark.parametrize("attack", ATTACKS)
def test_an_attack_on_a_popup_is_text(attack: str) -> None:
    assert not set(safe(attack)) & set("<>\"'`$\\")


@given(st.text())
def test_safe_text_reads_as_it_was(text: str) -> None:
    assert html.unescape(safe(text)) == html.unescape(html.escape(text))


@given(st.text())
def test_safe_text_holds_nothing_that_acts(text: str) -> None:
    assert not set(safe(text)) & set("<>\"'`$\\")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("*a*", r"\*a\*"),
        ("[a](http://b)", r"\[a\]\(http\://b\)"),
        (":red[x]", r"\:red\[x\]"),
        ("$x$ `y`", r"\$x\$ \`y\`"),
        ("<b>", r"\<b\>"),
        ("a\n# b", r"a \# b"),
        ("a|b", r"a\|b"),
    ],
)
def test_markdown_of_a_name_is_text(text: str, shown: str) -> None:
    assert plain(text) == shown
