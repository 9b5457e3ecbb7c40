"""What of a request is not understood is listed: no word is dropped unsaid."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from core.understand.text.lexicon import lexicon
from core.understand.text.writing.script import fold

REQUESTS = Path(__file__).parent / "requests.jsonl"
CASES = sorted((Path(__file__).parents[3] / "benchmarks" / "cases").glob("*.jsonl"))
FILLER_ZH = set(lexicon("filler")["zh"]["words"].split())
FILLER_EN = set(lexicon("filler")["en"]["words"].split())
WORDS = (
    "从上海", "去杭州", "玩2天", "三个人", "，", "。", "、", "\n", " ", "不想", "要么", "除了", "没有", "no ", "without ", "西湖", "雷峰塔",
    "West Lake ", "酒店", "hotel ", "附近", "near ", "高铁", "飞机", "by train ", "flights ", "早上9点后", "before 8 pm ", "预算", "5,000元",
    "人均", "吃火锅", "Sichuan food ", "两间双床房", "至少", "2小时", "先去", "再去", "慢游", "国庆", "不对，", "还是坐", "亲子房", "请帮我",
    "please ", "看日出", "带无人机", "with a drone", "吉他", "sunrise", "腿脚不好", "想躺平", "拍写真", "cherry blossoms", "漫展",
)  # fmt: skip
texts = st.lists(st.sampled_from(WORDS), max_size=20).map("".join)


def left_over(text: str, found: Understanding) -> str:
    """The text with all that was read, or is listed as not understood, blank."""
    letters = list(fold(text))
    spans = (
        *found.spans.values(),
        *found.also_read,
        *found.not_understood,
        *(span for wish in found.wishes for span in wish.spans),
        *(question.span for question in found.ask if question.span),
    )
    for start, end in spans:
        letters[start:end] = "\0" * (end - start)
    return "".join(letters)


def unexplained(left: str) -> list[str]:
    """Words that are no filler: in Chinese, two characters beside each other that no filler holds."""
    for word in sorted(FILLER_ZH, key=len, reverse=True):
        left = left.replace(word, "\0" * len(word))
    chinese = re.findall(r"[一-鿿]{2,}", left)
    english = re.findall(r"[A-Za-z]+(?:['-][A-Za-z]+)*", left)
    return chinese + [word for word in english if word.lower() not in FILLER_EN]


@settings(max_examples=200, deadline=None)
@given(texts)
def test_no_word_is_dropped(sandbox: Sandbox, text: str) -> None:
    assert unexplained(left_over(text, understand(text, sandbox=sandbox))) == []


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_no_word_of_people_is_dropped(chinatravel_sandbox: Sandbox, path: Path) -> None:
    """Chinese requests as people write them, in all files of cases."""
    cases = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    texts_zh = [case["text"] for case in cases if case["lang"] == "zh" and not case.get("follow_up")]
    dropped = {
        text: words
        for text in texts_zh
        if (words := unexplained(left_over(text, understand(text, sandbox=chinatravel_sandbox))))
    }
    assert dropped == {}


def test_no_word_of_a_request_is_dropped(chinatravel_sandbox: Sandbox) -> None:
    for line in REQUESTS.read_text("utf-8").splitlines():
        text = json.loads(line)["nature_language"]
        assert unexplained(left_over(text, understand(text, sandbox=chinatravel_sandbox))) == []


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("从上海去杭州玩两天，想去西湖打水漂", ["打水漂"]),
        ("早上八点从上海去杭州玩两天", []),
        ("从上海去杭州玩两天，我刚失恋，想去西湖", ["我刚失恋"]),
        ("从上海去杭州玩两天，请帮我规划一下行程，谢谢", []),
        ("我们两个人从上海去杭州，玩两天，两人都想去西湖，西湖一定要去", []),
        ("2 people from Shanghai to Hangzhou for 2 days, West Lake in moonshine please", ["moonshine"]),
        ("2 people, Shanghai to Hangzhou, budget 3000 excluding transport", ["budget 3000 excluding transport"]),
        ("2 people, Shanghai to Hangzhou for 4 days, West Lake and Leshan", ["Leshan"]),
        ("一个人从上海去杭州出差两天", []),
        ("从上海去杭州玩3天，2个人，预算￥3,500（不含往返交通）", ["预算￥3,500（不含往返交通）"]),
    ],
)  # fmt: skip
def test_what_is_left(sandbox: Sandbox, text: str, left: list[str]) -> None:
    found = understand(text, sandbox=sandbox)
    assert [text[slice(*span)] for span in found.not_understood] == left


@settings(max_examples=50, deadline=None)
@given(texts)
def test_the_same_text_is_understood_the_same(sandbox: Sandbox, text: str) -> None:
    assert understand(text, sandbox=sandbox) == understand(text, sandbox=sandbox)
