"""A thing that is named as a question and answered: a refusal refuses it, and an answer that is not read leaves it open."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from core.understand.text.clauses.clauses import clauses
from core.understand.text.writing.script import fold
from core.understand.wishes.wish import is_refusal

NO_EN = (
    "Heavens no", "Hell no", "Oh no", "God no, too loud", "Not for us", "No", "Nah", "Nope", "No thanks", "No way", "Not a chance",
    "Never again", "Absolutely not", "Definitely not", "Please no", "Forget it", "Skip it", "Over my dead body", "We'd rather not",
    "Not my thing", "Been there, done that", "Seen it", "Thanks but no thanks", "Spare me", "Not this time", "Don't bother",
    "Hard no", "been, never again lol", "Can't stand it", "Maybe next time", "Out of the question", "I'll pass", "lol no", "No, thanks, too crowded",
)  # fmt: skip
NO_ZH = (
    "不要", "算了吧", "才不去", "不了不了", "免了", "绝对不行", "打死不要", "没兴趣", "别", "拉倒吧", "千万别", "天哪不要", "哦不",
    "不不不", "饶了我吧", "不用", "没必要", "去过了", "腻了", "我们不喜欢", "pass", "不考虑", "下次吧", "再也不要", "谢谢，不要",
    "太吵，不要", "别提了", "想都别想", "敬谢不敏", "没门", "一票否决",
)  # fmt: skip


def refused(text: str, thing: str) -> bool:
    text = fold(text)
    start = text.index(thing)
    (clause,) = (one for one in clauses(text, 0, len(text)) if one.start <= start < one.span[1])
    return clause.unwanted(start, start + len(thing))


@settings(deadline=None)
@given(st.sampled_from(NO_EN), st.sampled_from(["Temples", "The Bund", "Hotpot", "Flying", "Hostels"]))
def test_a_question_answered_by_no_is_a_refusal(answer: str, thing: str) -> None:
    assert refused(f"{thing}? {answer}. We like parks.", thing)


@settings(deadline=None)
@given(st.sampled_from(NO_ZH), st.sampled_from(["外滩", "寺庙", "火锅", "飞机", "青旅"]))
def test_a_question_answered_by_no_is_a_refusal_in_chinese(answer: str, thing: str) -> None:
    assert refused(f"{thing}？{answer}。喜欢公园。", thing)


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("Temples! Heavens no.", "Temples"),
        ("Temples... no", "Temples"),
        ("The Bund, God no.", "The Bund"),
        ("Museums or temples? Not this time.", "Museums"),
        ("外滩！不要", "外滩"),
        ("还有外滩呢？快别", "外滩"),
    ],
)
def test_a_thing_alone_is_answered_behind_other_marks(text: str, thing: str) -> None:
    assert refused(text, thing)


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("Temples? Yes please.", "Temples"),
        ("Temples? Not to be missed!", "Temples"),
        ("Hotpot? Never had it", "Hotpot"),
        ("Hotpot? No problem", "Hotpot"),
        ("Could we see the Bund? No rush though", "the Bund"),
        ("We love hotpot! No, really.", "hotpot"),
        ("The Bund! No shopping.", "The Bund"),
        ("外滩？不能错过", "外滩"),
        ("外滩？不去不行", "外滩"),
        ("外滩？千万别错过", "外滩"),
        ("想去外滩！不要太赶", "外滩"),
    ],
)
def test_other_answers_refuse_nothing(text: str, thing: str) -> None:
    assert not refused(text, thing)


REQUEST = "From Shanghai to Beijing, 3 days, 2 people, 5000 yuan. "


def demands(found: Understanding) -> list[str]:
    """What is wanted by the words behind the facts."""
    wanted = [wish for wish in found.wishes if not is_refusal(wish.meaning) and wish.span[0] >= len(REQUEST)]
    return [wish.constraint().gloss.en for wish in wanted] + [
        one.thing.en for one in found.likings if one.wanted
    ]


@pytest.mark.parametrize("thing", ["The Great Wall", "Temples", "Hotpot", "Hostels", "Flying", "Taxis"])
@pytest.mark.parametrize("answer", ["Heavens no", "Too loud", "My mother fainted there"])
def test_what_is_refused_or_not_agreed_to_is_no_demand(
    chinatravel_sandbox: Sandbox, thing: str, answer: str
) -> None:
    assert demands(understand(f"{REQUEST}{thing}? {answer}.", sandbox=chinatravel_sandbox)) == []


def test_what_is_agreed_to_is_wished(chinatravel_sandbox: Sandbox) -> None:
    found = understand(f"{REQUEST}The Great Wall? Yes please.", sandbox=chinatravel_sandbox)
    assert demands(found)
