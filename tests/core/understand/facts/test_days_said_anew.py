"""Days that are said anew, refused, or of another trip: the last word stands, and nothing is asked of it."""

import pytest

from core.understand import Understanding, understand

CITIES = ["上海", "杭州"]


def read(words: str) -> Understanding:
    if words.isascii():
        return understand(f"Shanghai to Hangzhou, 2 people, {words}", CITIES)
    return understand(f"两个人从上海去杭州，{words}", CITIES)


WAYS = [
    ("五天哦不是五天是六天", 6),
    ("玩5天，不对，是6天", 6),
    ("3天，哦不对我请了年假，是4天", 4),
    ("3天太赶，5天", 5),
    ("三天太短了，玩五天吧", 5),
    ("我想3天。3天太赶 5天。行5天听你的", 5),
    ("我：5天。他：请不出假，4天。行吧4天！", 4),
    ("他说五天，我说三天，好吧三天", 3),
    ("本来想玩四天，算了你就按2天做", 2),
    ("不是三天，是四天", 4),
    ("邻居去了七天，我们四天够了", 4),
    ("上次玩了三天，这次5天", 5),
    ("5天4晚", 5),
    ("三日天", 3),
    ("一日往返", 1),
    ("7天有点长，改成5天", 5),
    ("3 days or so, well, let's say exactly 3", 3),
    ("3 days - no wait, just checked with my boss, 4 days", 4),
    ("4 days, and we are up at like six every day", 4),
    ("for 5 days: two parents want it calm", 5),
    ("3 days is too short, 5 days", 5),
    ("days: 4", 4),
    ("5 days, sorry, 12 days", 12),
    ("5 days, sorry, 12", 12),
    ("we said 4 days but let's say 3 days", 3),
]


@pytest.mark.parametrize(("words", "days"), WAYS)
def test_the_last_word_stands(words: str, days: int) -> None:
    assert read(words).query.days == days


@pytest.mark.parametrize(("words", "days"), WAYS)
def test_and_nothing_is_asked_of_it(words: str, days: int) -> None:
    assert "days" not in {question.about for question in read(words).ask}


@pytest.mark.parametrize(
    "words", ["三天还是四天", "3天太赶，5天又太久", "3天或者5天", "3 days or 4 days", "5 days, maybe 6"]
)
def test_what_is_not_settled_is_asked(words: str) -> None:
    assert "days" in {question.about for question in read(words).ask}


def test_items_of_a_list_are_no_range() -> None:
    found = understand("- from: Shanghai\n- to: Hangzhou\n- days: 4\n- 5 of us", CITIES)
    assert (found.query.days, found.query.people_number, found.ask) == (4, 5, ())


@pytest.mark.parametrize("people", [2, 9, 12, 40])
@pytest.mark.parametrize("mark", ["，不对，{}个", "，说错了，{}个人", "，哦不，{}个"])
def test_a_count_said_anew_keeps_its_unit_however_many_digits_it_has(people: int, mark: str) -> None:
    found = understand(f"3个人{mark.format(people)}，从上海去杭州，玩三天", CITIES)
    assert found.query.people_number == people
