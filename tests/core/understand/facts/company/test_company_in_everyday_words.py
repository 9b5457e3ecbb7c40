"""Companies by what they are like and in words of every day, and what changes no count."""

import pytest

from core.understand.facts.people import read_people


def test_who_travels_solo_before_an_amount_is_one() -> None:
    reading = read_people("4 days, solo, 4500 yuan")
    assert reading is not None
    assert (reading.value, reading.confidence) == (1, 0.95)


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("摄影师一名", 1),
        ("一对退休教师", 2),
        ("两个工友", 2),
        ("我与先生", 2),
        ("我和我姨", 2),
        ("我跟BF", 2),
        ("我妈我姨和我", 3),
        ("我带着一对双胞胎", 3),
        ("领着俩小子", 3),
        ("他家三口我家四口", 7),
    ],
)
def test_companies_by_description(text: str, people: int) -> None:
    found = read_people(f"从上海去北京，{text}，三天")
    assert found is not None
    assert found.value == people


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("四个老几从成都去重庆，一个人出一千二", 4),
        ("我和女朋友去杭州，一个人掏八百块", 2),
        ("五个室友去长沙，一人出六百", 5),
        ("四个人去杭州，AA，一个人头1000", 4),
        ("四个人去杭州，我一个人出钱", 4),
        ("我跟我姨妈去杭州", 2),
        ("带七十岁的奶奶去南京", 2),
        ("两个大人带两个3岁的孩子", 4),
        ("两家三口去杭州", 6),
        ("带着坐轮椅的爸爸去南京", 2),
        ("陪刚做完手术的妈妈去南京", 2),
        ("带着父母和坐轮椅的爷爷去南京", 4),
    ],
)
def test_who_pays_and_what_one_is_like_change_no_count(text: str, people: int) -> None:
    reading = read_people(text)
    assert reading is not None
    assert (reading.value, reading.choices) == (people, ())


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("who: 2 adults + toddler", 3),
        ("for self, wife and mother-in-law", 3),
        ("Taking 18 Year 9s plus 2 staff", 20),
        ("a hiker on my tod", 1),
        ("My brother, my sister and I are planning a trip", 3),
        ("family of 6 (including 2 senior citizens)", 6),
        ("a couple with twin girls aged 5", 4),
        ("two vegetarians, a couple", 2),
        ("a couple, two vegans, from Nanjing", 2),
        ("10 players and 2 coaches", 12),
        ("my weekend with the boys (8 & 11), their mum's taking them home", 3),
        ("Two architects, Wuhan to Guangzhou", 2),
        ("with a toddler of 20 months and a pushchair, two adults and the little one", 3),
        ("Two couples, old friends, 16,000 yuan for the four of us", 4),
        ("Two couples, and mild food for one of us who can't eat chilli", 4),
        ("带着妻子和上初一的女儿", 3),
        ("我带弟弟散心,两个人,吃豆皮和小龙虾", 2),
        ("My mother, who is 78 and walks with a cane, and I want to go to Hangzhou", 2),
        ("My son, who loves planes, and I are off to Beijing", 2),
    ],
)
def test_companies_in_words_of_every_day(text: str, people: int) -> None:
    reading = read_people(text)
    assert reading is not None
    assert people in (reading.value, *reading.choices)


def test_children_of_no_number_are_asked_about() -> None:
    reading = read_people("放寒假想带孩子们去重庆")
    assert reading is None or reading.choices
