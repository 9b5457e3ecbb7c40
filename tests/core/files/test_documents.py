"""JSON of anybody's is read within limits, and a limit that is passed is named."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import DocumentError
from core.files.documents import DEEPEST, MOST_DIGITS, read_delivered_json, read_json

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@given(VALUES)
def test_what_was_written_is_read(value: object) -> None:
    assert read_json(json.dumps(value)) == value
    assert read_json(json.dumps(value, ensure_ascii=False)) == value


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", r"is not JSON at column 2"),
        ('{\n"a": }', r"is not JSON at line 2, column 6"),
        ("[" * 10_000 + "]" * 10_000, rf"more than {DEEPEST} levels of nesting"),
        ("[" * 10_000, rf"more than {DEEPEST} levels of nesting"),
        ("9" * 5_000, rf"more than {MOST_DIGITS} digits in a number"),
        ("0." + "9" * 5_000, rf"more than {MOST_DIGITS} digits in a number"),
        ("1e999", "1e999 is not a number of JSON"),
        ("[NaN]", "NaN is not a number of JSON"),
        ("[-Infinity]", "-Infinity is not a number of JSON"),
        (r'["\ud800"]', r"half a character, \\ud800"),
        (r'{"\udfff": 1}', r"half a character, \\udfff"),
    ],
)
def test_what_a_document_may_not_be_is_told(text: str, told: str) -> None:
    with pytest.raises(DocumentError, match=told):
        read_json(text)


def test_brackets_in_texts_are_no_nesting() -> None:
    text = json.dumps("[{" * 10_000 + '"')
    assert read_json(text) == "[{" * 10_000 + '"'


def test_a_whole_pair_of_surrogates_is_one_character() -> None:
    assert read_json(r'"\ud83d\ude00"') == "😀"


def test_a_delivered_document_keeps_numbers_that_json_lacks() -> None:
    assert read_delivered_json("[Infinity, -Infinity, 1e999]") == [float("inf"), float("-inf"), float("inf")]


@given(st.text())
def test_any_text_is_a_value_or_a_sentence(text: str) -> None:
    try:
        read_json(text)
    except DocumentError as error:
        assert str(error)
