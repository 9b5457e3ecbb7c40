"""A wish is taken at face value as far as its clause is understood; else it is asked about or refused, never a demand."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.dsl.families.places import Names
from core.dsl.families.rides import IntercityModes
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from core.understand.wishes.wish import is_refusal

TRIP = "我们两个人从上海去杭州玩3天。"
TRIP_EN = "2 people, Shanghai to Hangzhou, 3 days. "
ZH = (
    "{}我受够了",
    "{}就算了",
    "谁还去{}啊",
    "{}免谈",
    "别给我排{}",
    "与其去{}",
    "{}人挤人就别去了",
    "打死不去{}",
    "{}太商业了",
)
EN = (
    "we've had it with {}",
    "{} is overrated",
    "please skip {}",
    "who still goes to {}",
    "not {} again",
    "save us from {}",
    "we don't care about {}",
)


def demanded(found: Understanding) -> list[str]:
    return [wish.constraint().gloss.en for wish in found.wishes if not is_refusal(wish.meaning)]


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(ZH), st.sampled_from(["西湖", "灵隐寺", "雷峰塔"]))
def test_an_aversion_is_never_a_demand(sandbox: Sandbox, words: str, place: str) -> None:
    assert demanded(understand(TRIP + words.format(place), sandbox=sandbox)) == []


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(EN), st.sampled_from(["West Lake", "Lingyin Temple"]))
def test_an_aversion_is_never_a_demand_in_english(sandbox: Sandbox, words: str, place: str) -> None:
    assert demanded(understand(TRIP_EN + words.format(place), sandbox=sandbox)) == []


@pytest.mark.parametrize(
    "text",
    [
        "想去西湖和灵隐寺",
        "西湖、灵隐寺必去",
        "好不容易有空，想去西湖",
        "灵隐寺清早人少的时候去",
        "西湖、灵隐寺就够了",
        "灵隐寺他们一直想看",
        "We only care about West Lake",
        "we would like a full morning at Lingyin Temple",
    ],
)
def test_what_is_said_plainly_is_believed(sandbox: Sandbox, text: str) -> None:
    found = understand(TRIP + text, sandbox=sandbox)
    assert demanded(found)
    assert not [question for question in found.ask if question.about == "wish"]


@pytest.mark.parametrize("words", ["quantum museum", "want a design museum"])
def test_a_kind_with_an_unread_quality_is_asked_about(sandbox: Sandbox, words: str) -> None:
    assert demanded(understand(TRIP_EN + words, sandbox=sandbox)) == []


@pytest.mark.parametrize("text", ["市内打车或者公交", "metro or bus in the city"])
def test_of_two_ways_of_which_one_is_not_known_none_is_a_must(sandbox: Sandbox, text: str) -> None:
    assert demanded(understand((TRIP_EN if text.isascii() else TRIP) + text, sandbox=sandbox)) == []


def test_what_alone_is_liked_is_no_refusal(sandbox: Sandbox) -> None:
    found = understand(TRIP_EN + "a teenager who hates everything except museums", sandbox=sandbox)
    assert not [wish for wish in found.wishes if is_refusal(wish.meaning)]


def test_a_wish_all_of_whose_words_are_in_doubt_is_asked_about(sandbox: Sandbox) -> None:
    assert demanded(understand(TRIP + "潮汕牛肉火锅我受够了", sandbox=sandbox)) == []


@pytest.mark.parametrize("text", ["能不能去西湖", "有没有时间去西湖"])
def test_a_question_whether_is_no_refusal(sandbox: Sandbox, text: str) -> None:
    found = understand(TRIP + text, sandbox=sandbox)
    assert not [wish for wish in found.wishes if is_refusal(wish.meaning)]


@pytest.mark.parametrize(
    "text",
    [
        "同事说西湖必去，我倒觉得一般，别排",
        "如果下雨就去西湖",
        "if it rains, West Lake",
        "the guidebook says never miss West Lake",
        "West Lake? too loud",
        "想去西湖但是我嫌人多",
        "West Lake, actually make that the canal",
    ],
)
def test_what_others_say_and_what_need_not_be_is_asked_about(sandbox: Sandbox, text: str) -> None:
    found = understand((TRIP_EN if text.isascii() else TRIP) + text, sandbox=sandbox)
    assert demanded(found) == []
    assert [question for question in found.ask if question.about == "wish"]


def test_an_unread_refusal_is_not_carried_over_to_what_follows(sandbox: Sandbox) -> None:
    found = understand(TRIP_EN + "not a dive, parks and museums", sandbox=sandbox)
    assert not [one for one in (*found.wishes, *found.likings) if is_refusal(getattr(one, "meaning", one))]


@pytest.mark.parametrize("text", ["预算三前", "budget: 5 thou", "人均 8百左右吧八成"])
def test_money_that_is_said_is_read_or_asked(sandbox: Sandbox, text: str) -> None:
    found = understand((TRIP_EN if text.isascii() else TRIP) + text, sandbox=sandbox)
    asked = {question.about for question in found.ask}
    assert found.query.budget is not None or "budget" in asked


@pytest.mark.parametrize(
    "text", ["avoid the metro at rush hour", "不想坐飞机超过三小时", "no museum on an evening"]
)
def test_a_refusal_of_an_hour_or_of_too_much_is_not_one_of_all(sandbox: Sandbox, text: str) -> None:
    found = understand((TRIP_EN if text.isascii() else TRIP) + text, sandbox=sandbox)
    assert not [wish for wish in found.wishes if is_refusal(wish.meaning) or "none" in str(wish.meaning)]
    assert found.not_understood or found.ask


def test_a_blank_parts_phrases_in_chinese(sandbox: Sandbox) -> None:
    found = understand(TRIP + "亲子 雷峰塔 西湖", sandbox=sandbox)
    assert len(demanded(found)) == 1


@pytest.mark.parametrize("text", ["西湖住一晚", "住西湖边上", "酒店位置在西湖"])
def test_where_one_sleeps_is_no_sight_to_see(sandbox: Sandbox, text: str) -> None:
    found = understand(TRIP + text, sandbox=sandbox)
    assert not [wish for wish in found.wishes if isinstance(wish.meaning, Names)]


def test_what_is_fine_is_liked(sandbox: Sandbox) -> None:
    found = understand(TRIP_EN + "hostels are fine", sandbox=sandbox)
    assert [one.thing.zh for one in found.likings if one.wanted] == ["青年旅舍"]


@pytest.mark.parametrize("words", ["住瑾馨酒店级别的", "住瑾馨酒店同款"])
def test_a_name_that_stands_for_its_like_is_asked_about(sandbox: Sandbox, words: str) -> None:
    found = understand(TRIP + words, sandbox=sandbox)
    assert not [wish for wish in found.wishes if isinstance(wish.meaning, Names)]
    assert "wish" in {question.about for question in found.ask}


def test_the_reason_of_a_refusal_in_brackets_is_not_refused(sandbox: Sandbox) -> None:
    found = understand(TRIP_EN + "no duck (I'm vegetarian)", sandbox=sandbox)
    assert [is_refusal(wish.meaning) for wish in found.wishes] == [False]


@pytest.mark.parametrize("words", ["the park ranger", "with our museum friends", "the museum keeper"])
def test_a_kind_that_says_of_which_kind_another_thing_is_binds_no_sight(sandbox: Sandbox, words: str) -> None:
    found = understand(TRIP_EN + words, sandbox=sandbox)
    assert demanded(found) == []


@pytest.mark.parametrize("words", ["a museum visit", "museums please", "a park for the kids"])
def test_what_one_does_at_a_kind_of_sight_leaves_it_wished_for(sandbox: Sandbox, words: str) -> None:
    found = understand(TRIP_EN + words, sandbox=sandbox)
    assert len(demanded(found)) == 1


def test_who_gets_dizzy_at_something_does_not_want_it(sandbox: Sandbox) -> None:
    found = understand(TRIP_EN + "I get vertigo on glass bridges", sandbox=sandbox)
    assert not [one for one in found.likings if one.wanted]


def test_what_flights_may_cost_is_no_wish_to_fly(sandbox: Sandbox) -> None:
    found = understand(TRIP_EN + "flights up to 1500 per person", sandbox=sandbox)
    assert not [wish for wish in found.wishes if isinstance(wish.meaning, IntercityModes)]


@pytest.mark.parametrize(
    ("text", "words"),
    [("想看雷峰塔灯会", "雷峰塔"), ("司机单独一间普通房", "一间"), ("去西湖锔瓷铺子", "西湖")],
)
def test_what_goes_on_in_unread_words_is_not_bound(
    chinatravel_sandbox: Sandbox, text: str, words: str
) -> None:
    found = understand(TRIP + text, sandbox=chinatravel_sandbox)
    assert not any(words in found.query.text[slice(*wish.span)] for wish in found.wishes)
    assert "wish" in {question.about for question in found.ask}


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(["{}", "还有{}", "想去西湖{}", "酒店要{}", "{}不要", "第二天{}", "坐高铁，{}"]),
    st.sampled_from(["蹦极跳伞", "阿飘寄养", "婚庆司仪", "锔瓷铺子", "驼队彩排"]),
)
def test_no_word_is_lost_in_silence(frame: str, unknown: str) -> None:
    found = understand(TRIP + frame.format(unknown))
    told = [*found.not_understood, *(span for wish in found.wishes for span in wish.spans)]
    told += [one.span for one in (*found.likings, *found.ask) if one.span is not None]
    at = found.query.text.index(unknown)
    assert any(start < at + len(unknown) and at < end for start, end in told)


def test_a_sight_that_says_of_which_kind_a_hotel_is_is_listed(sandbox: Sandbox) -> None:
    found = understand(TRIP_EN + "old town hotel", sandbox=sandbox)
    assert not [one for one in found.likings if one.about == "sight"]
    assert [found.query.text[slice(*span)] for span in found.not_understood] == ["old town"]


def test_what_was_meant_before_is_not_demanded(chinatravel_sandbox: Sandbox) -> None:
    assert not demanded(understand(TRIP + "本来想去灵隐寺，嫌人多", sandbox=chinatravel_sandbox))


def test_a_name_before_a_joining_word_is_believed(demo: Sandbox) -> None:
    said = understand("两个人从深圳去广州玩3天，老人想看陈家祠和听粤剧", sandbox=demo)
    assert demanded(said) == ["Visit 陈家祠"]


@pytest.mark.parametrize(
    "text",
    [
        "Two vegetarians, Shanghai to Hangzhou, 3 days, hotpot (veggie broth).",
        "我们两个素食者从上海去杭州玩3天，素食最好找斋堂。",
    ],
)
def test_a_diet_that_is_said_plainly_holds_whatever_else_is_said_of_it(sandbox: Sandbox, text: str) -> None:
    assert any("素食" in one for one in demanded(understand(text, sandbox=sandbox)))
