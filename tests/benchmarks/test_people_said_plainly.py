"""The grader knows hours and ages in plain English."""

import pytest

from benchmarks.grading import said_plainly as plain


@pytest.mark.parametrize(
    ("about", "polarity", "said", "meant"),
    [
        ("time", "avoid", "before 11 in the morning", "not before 11:00"),
        ("time", "avoid", "after 7 in the evening", "after 19:00 nothing"),
        ("time", "want", "back in by 9pm", "back at hotel by 21:00"),
        ("time", "want", "start days at noon", "start after 12:00"),
        ("time", "want", "early afternoons free", "every day free afternoon"),
        ("ride_back", "want", "home by 6 p.m.", "arrive before 18:00"),
        ("ride_out", "want", "after 6pm", "after 18:00"),
        ("ride_back", "want", "sunday afternoon", "afternoon"),
        ("company", "want", "six-year-old son", "6 son"),
        ("company", "want", "parents in their sixties", "parents 60"),
        ("sight", "want", "Bund after 6pm", "Bund after 6pm"),
        ("time", "want", "Jingshan Park at sunrise", "sunrise: jingshan park"),
        ("hotel", "avoid", "far from the metro", "near the metro"),
        ("pace", "want", "one free day", "其中一天"),
        ("time", "want", "dinner after 6pm", "dinner after 6pm"),
        ("ride_back", "want", "19:00以后", "after 19:00"),
        ("ride_out", "want", "10:00之前", "before 10:00"),
        ("ride_back", "want", "20:00前到家", "arrive before 20:00"),
        ("ride_out", "want", "09:00后出发", "depart after 09:00"),
        ("ride_out", "want", "动车或高铁", "高铁"),
        ("company", "want", "爷爷走不远", "少走路"),
        ("company", "want", "孕妇（六个月）", "孕妇"),
        ("sight", "want", "能推轮椅", "轮椅"),
        ("sight", "want", "欢乐谷一整天", "whole day: 欢乐谷"),
        ("sight", "avoid", "能推轮椅", "能推轮椅"),
        ("company", "want", "丈母娘恐高", "恐高"),
        ("company", "want", "老陈膝盖不行", "膝盖不行"),
        ("room", "want", "老板单独一间", "单独一间"),
        ("room", "want", "单独一间", "单独一间"),
    ],
)
def test_plain_words_have_one_form(
    about: str,
    polarity: str,
    said: str,
    meant: str,
) -> None:
    assert plain.plainly_said({"about": about, "polarity": polarity, "is": said})["is"] == meant


@pytest.mark.parametrize(
    ("about", "polarity", "said", "meant"),
    [
        ("ride_back", "avoid", "返程", ("单程", "want")),
        ("ride_back", "avoid", "返程晚上", ("返程晚上", "avoid")),
        ("pace", "want", "行程不满", ("慢", "want")),
        ("pace", "want", "行程满", ("行程满", "want")),
    ],
)
def test_plain_chinese_has_one_form(
    about: str,
    polarity: str,
    said: str,
    meant: tuple[str, str],
) -> None:
    found = plain.plainly_said({"about": about, "polarity": polarity, "is": said})
    assert (found["is"], found["polarity"]) == meant


def test_who_wants_not_to_rise_early_avoids_it() -> None:
    wish = plain.plainly_said({"about": "pace", "is": "别早起", "polarity": "want"})
    assert (wish["is"], wish["polarity"]) == ("早起", "avoid")


def test_an_hour_to_avoid_is_the_one_before_which_nothing_is_planned() -> None:
    wish = {"about": "pace", "is": "11:00", "polarity": "avoid", "said": "早上十一点前别安排"}
    assert plain.plainly_said(wish)["is"] == "not before 11:00"


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({"about": "budget_part", "is": "2500 for hotels", "polarity": "want"}, {"is": "hotel 2500"}),
        ({"about": "cuisine", "is": "vegan options", "polarity": "want"}, {"is": "vegan"}),
        (
            {"about": "hotel", "is": "luxurious", "polarity": "avoid", "said": "nothing luxurious"},
            {"is": "simple hotel", "polarity": "want"},
        ),
        (
            {"about": "hotel", "is": "luxurious", "polarity": "avoid", "said": "no luxurious hotel"},
            {"is": "luxurious", "polarity": "avoid"},
        ),
    ],
)
def test_plain_english_has_one_form(wish: dict[str, str], expected: dict[str, str]) -> None:
    assert plain.plainly_said(wish).items() >= expected.items()
