"""Whatever is typed gives an understanding, soon, whose parts are sound."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.dsl.program import compile_constraint
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

WORDS = (
    "从上海", "去杭州", "玩2天", "三个人", "，", "。", "、", "\n", " ", "不", "不想", "要么", "或者", "除了", "except ", "no ", "without ",
    "西湖", "雷峰塔", "灵隐寺", "West Lake", "Lingyin Temple", "酒店", "hotel ", "离", "2公里以内", "within 3 km of ", "附近", "near ",
    "高铁", "飞机", "by train", "flights", "早上9点后", "下午6点前", "before 8 pm", "出发", "回到上海", "arrive ", "back ", "预算", "5,000元",
    "人均", "每晚", "a night", "¥300", "吃火锅", "Sichuan food", "两间双床房", "2 rooms", "至少", "2小时", "for at least 2 hours", "先去", "再去",
    "2024-12-08", "6月18号", "20号回", "1.", "2)", "(", ")", "25:99", "99999999999999", "一二三点", "İ", "飛機", "北 京",
    "不对，", "爸爸", "和", "一", "a ", "，", "人均", "每天100，", "😀", "<b>西湖</b>", "&amp;", "SELECT * FROM plans; --", "result = days(plan) <= 3",
)  # fmt: skip
texts = st.one_of(st.text(max_size=200), st.lists(st.sampled_from(WORDS), max_size=30).map("".join))


def is_sound(found: Understanding, text: str) -> bool:
    """Whether all spans lie in the text, and every constraint compiles and is said in both languages."""
    spans = [
        *found.spans.values(),
        *found.not_understood,
        *(wish.span for wish in found.wishes),
        *(constraint.span for constraint in found.query.constraints if constraint.span),
    ]
    for constraint in found.query.constraints:
        compile_constraint(constraint.dsl)
    return all(0 <= start <= end <= len(text) for start, end in spans) and all(
        constraint.gloss.zh and constraint.gloss.en for constraint in found.query.constraints
    )


@settings(max_examples=300, deadline=None)
@given(texts)
def test_any_text_is_read(sandbox: Sandbox, text: str) -> None:
    assert is_sound(understand(text, sandbox=sandbox), text)


@settings(max_examples=100, deadline=None)
@given(texts)
def test_any_text_is_read_without_a_sandbox(text: str) -> None:
    assert is_sound(understand(text), text)


@pytest.mark.parametrize(
    "text",
    [
        "from Beijing to \u017fuzhou",
        "to Pe\u212aing",
        "\u017fat to \u017fun, a \u017fingle room",
        "\u01301 ROOM",
    ],
)
def test_letters_that_are_like_plain_ones_are_read(sandbox: Sandbox, text: str) -> None:
    assert is_sound(understand(text, sandbox=sandbox), text)


@pytest.mark.parametrize(
    "part", [*WORDS, "从上海去杭州玩2天，不想去西湖、", "the hotel, ", "1. 不希望游览西湖 和 "]
)
def test_ten_thousand_characters_are_read(sandbox: Sandbox, part: str) -> None:
    text = (part * (10_000 // len(part) + 1))[:10_000]
    assert is_sound(understand(text, sandbox=sandbox), text)
