"""The request's own words with marks: every character shown as typed, none of it markup."""

import re
from html import unescape

from hypothesis import given
from hypothesis import strategies as st

from components.request.request_text import Mark, marked
from core.text import shown

marks = st.lists(
    st.builds(
        Mark,
        st.integers(0, 30),
        st.integers(0, 40),
        st.sampled_from(["fact", "wish", "doubt", "lost"]),
        st.text(),
    ),
    max_size=6,
)


# breaks of lines and words from right to left are shown otherwise, each part for itself: core.text has their tests
texts = st.text(max_size=30).filter(lambda text: shown(text) == text)


@given(texts, marks)
def test_nothing_of_the_text_is_lost_or_added(text: str, some: list[Mark]) -> None:
    assert unescape(re.sub(r"</?mark[^>]*>", "", marked(text, some))) == unescape(
        re.sub(r"</?mark[^>]*>", "", marked(text, []))
    )


def test_words_are_marked_by_what_they_are() -> None:
    assert (
        marked("去北京", [Mark(start=1, end=3, kind="fact", title="目的地")])
        == '去<mark class="fact" title="目的地">北京</mark>'
    )


def test_of_marks_that_overlap_the_longest_counts() -> None:
    said = marked("预算6000元", [Mark(0, 2, "fact"), Mark(0, 7, "wish")])
    assert said == '<mark class="wish" title="">预算6000元</mark>'


def test_markup_in_text_and_title_is_shown_and_not_run() -> None:
    said = marked("<b>x</b>", [Mark(start=0, end=3, kind="lost", title='"><script>')])
    assert "<b>" not in said
    assert "<script>" not in said
