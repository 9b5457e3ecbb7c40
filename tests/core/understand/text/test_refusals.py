"""Refusals, in whatever words: what a clause names is refused, or the clause has a word that casts doubt on it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.understand.text.clauses.clauses import clauses
from core.understand.text.clauses.cues import cues
from core.understand.text.writing.script import fold

BEFORE_ZH = ["不想去", "别去", "不要去", "懒得去", "谁还去", "没必要去", "犯不着去", "拒绝去", "避开", "非"]
AFTER_ZH = [
    "就算了",
    "免了",
    "免谈",
    "一律不要",
    "不去了",
    "别安排",
    "看腻了",
    "人挤人就别去了",
    "也不行",
    "no thanks",
]
BEFORE_EN = (
    "no ", "not ", "skip ", "avoid ", "don't want ", "sick of ", "tired of ", "leave out ", "anything but ", "rather not ",
    "can't stand ", "cannot do ", "done with ", "we've had it with ", "not a fan of ", "who still goes to ", "go easy on ",
)  # fmt: skip


def refused(text: str, thing: str) -> bool:
    (clause,) = clauses(text, 0, len(text))
    start = text.index(thing)
    return clause.unwanted(start, start + len(thing))


def test_who_cannot_stop_talking_of_a_thing_wants_it() -> None:
    assert not refused("half the lads won't shut up about the great wall", "great wall")


def test_doing_nothing_somewhere_refuses_nothing() -> None:
    assert not refused("an afternoon of doing nothing by the lake", "the lake")
    assert refused("nothing by the lake", "the lake")


@settings(deadline=None)
@given(st.sampled_from(BEFORE_ZH), st.sampled_from(["外滩", "寺庙", "火锅店"]))
def test_refused_before_in_chinese(words: str, thing: str) -> None:
    assert refused(words + thing, thing)


@settings(deadline=None)
@given(st.sampled_from(AFTER_ZH), st.sampled_from(["外滩", "寺庙", "火锅店"]))
def test_refused_after_in_chinese(words: str, thing: str) -> None:
    assert refused(thing + words, thing)


@settings(deadline=None)
@given(st.sampled_from(BEFORE_EN), st.sampled_from(["temples", "the Bund", "hotpot"]))
def test_refused_before_in_english(words: str, thing: str) -> None:
    assert refused(words + thing, thing)


@pytest.mark.parametrize(
    "text",
    [
        "外滩受够了",
        "我对花生过敏",
        "一沾就起疹子",
        "恐飞",
        "there is no way I fly",
        "seafood makes me ill",
        "we gave up meat",
    ],
)
def test_a_word_of_aversion_is_a_cue(text: str) -> None:
    assert list(cues(text))


@pytest.mark.parametrize(
    "text",
    [
        "西湖不错",
        "火锅至少吃两顿",
        "没抢到票",
        "不能错过外滩",
        "特别想去西湖",
        "免费景点",
        "没问题",
        "no problem",
        "don't miss the Bund",
        "no later than 8 pm",
    ],
)
def test_a_turn_of_phrase_is_none(text: str) -> None:
    assert not list(cues(text))


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("offal hell no", "offal"),
        ("bars bore me", "bars"),
        ("we can't manage many stairs", "stairs"),
        ("I'd rather have a room than a hostel", "hostel"),
    ],
)
def test_refused_in_other_words(text: str, thing: str) -> None:
    assert refused(text, thing)


@pytest.mark.parametrize("text", ["除了迪士尼我啥都不想玩", "除了迪士尼,其他的都不去"])
def test_what_alone_is_left_is_not_refused(text: str) -> None:
    assert not clauses(text, 0, len(text))[0].unwanted(2, 5)


def test_a_terse_refusal_ends_at_the_next_blank() -> None:
    """Of places to go to several may be refused."""
    text = "不吃辣 酒店300左右 洪崖洞"
    assert [clause.unwanted(text.index("洪崖洞")) for clause in clauses(text, 0, len(text))][-1] is False
    text = "不去故宫 长城"
    assert [clause.unwanted(text.index("长城")) for clause in clauses(text, 0, len(text))] == [True]


def test_a_list_goes_on_after_or() -> None:
    text = "Not interested in temples, gardens, or pagodas"
    assert all(clause.unwanted(clause.span[1] - 3) for clause in clauses(text, 0, len(text)))


def test_what_has_an_article_of_its_own_is_not_refused() -> None:
    text = "no hot pot and a bath in the room"
    (clause,) = clauses(text, 0, len(text))
    assert not clause.unwanted(text.index("a bath"), text.index(" in")) and clause.unwanted(3, 10)


def test_a_list_that_says_itself_that_it_is_wanted_is_not_refused() -> None:
    wanted, refused_too = "no cable cars, bench or shade essential", "no cable cars, benches or towers needed"
    assert not clauses(wanted, 0, len(wanted))[-1].unwanted(wanted.index("shade"))
    assert clauses(refused_too, 0, len(refused_too))[-1].unwanted(refused_too.index("towers"))


def test_a_list_of_things_wished_after_a_refusal_is_none_of_it() -> None:
    text = "train not plane, history and one good duck dinner"
    assert not any(clause.unwanted(clause.span[1] - 9) for clause in clauses(text, 6, len(text)))


def test_no_more_than_some_is_no_refusal() -> None:
    text = "no more than two museums"
    assert not any(clause.unwanted(text.index("museums")) for clause in clauses(text, 0, len(text)))


@pytest.mark.parametrize(
    "text",
    [
        "外滩统统莫上桌",
        "莫带我们克外滩",
        "外滩就莫去咯",
        "外滩莫得兴趣",
        "外滩唔食",
        "千祈唔好去外滩",
        "覅去外滩",
        "外滩勿去",
        "外滩甭安排",
    ],
)
def test_refused_in_words_of_a_region(text: str) -> None:
    assert refused(fold(text), "外滩")


@pytest.mark.parametrize(
    "text", ["外滩千万莫漏了", "外滩唔可以少", "外滩硬是要去", "外滩必须排进去", "外滩不能少", "外滩能逛不"]
)
def test_what_must_not_be_missed_is_not_refused(text: str) -> None:
    assert not refused(fold(text), "外滩")


def test_a_word_that_refuses_in_itself_is_not_refused_by_it() -> None:
    assert not refused("千万别赶", "别赶")


@pytest.mark.parametrize(
    ("text", "thing", "is_refused"),
    [
        ("外滩元旦人挤人,不去凑热闹", "外滩", True),
        ("长城必须爬,不到长城非好汉", "不到长城", False),
        ("disney is a non negotiable", "disney", False),
        ("disney is a no", "disney", True),
    ],
)
def test_sayings_are_taken_as_they_are_meant(text: str, thing: str, is_refused: bool) -> None:
    (clause, *_) = [one for one in clauses(fold(text), 0, len(text)) if thing in one.text]
    start = text.index(thing) + len(thing) - len(thing.removeprefix("不到"))
    assert clause.unwanted(start, text.index(thing) + len(thing)) is is_refused
