"""Time that English keeps free, by its day and its hours, and places that are wished on a weekday of a dated trip."""

from datetime import date

import pytest

from core.model.daily import FreeBlock, free_block
from core.model.spells import visit_spell
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TODAY = date(2026, 11, 21)


def read(text: str, sandbox: Sandbox, dates: str = "Tue 1 Dec to Thu 3 Dec") -> Understanding:
    return understand(f"Two of us, Shanghai to Hangzhou, {dates}. {text}", sandbox=sandbox, today=TODAY)


def blocks(text: str, sandbox: Sandbox) -> list[FreeBlock]:
    return list(filter(None, (free_block(one.thing.zh) for one in read(text, sandbox).likings)))


def block(day: int, since: int, until: int) -> FreeBlock:
    return FreeBlock(day=day, since=round(since * 60), until=round(until * 60))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Meeting Wed 13:30-17:30, keep that clear.", [FreeBlock(day=2, since=810, until=1050)]),
        ("Tuesday evening must stay free for a client dinner.", [block(1, 18, 22)]),
        ("Thursday I'm at the client 9 to 5.", [block(3, 9, 17)]),
        ("Wednesday afternoon people can do their own thing.", [block(2, 13, 18)]),
        ("Tues 9 to 12 and Weds until 4 I'm in meetings.", [block(1, 9, 12), block(2, 9, 16)]),
        ("Conference until 3pm on day 1.", [block(1, 9, 15)]),
        ("A call between 10 and 11 on day 3.", [block(3, 10, 11)]),
        ("I have meetings on day 2 all day.", [block(2, 9, 18)]),
        ("I'm free after 16:00 on day one.", [block(1, 9, 16)]),
    ],
)
def test_who_is_engaged_keeps_the_time(text: str, expected: list[FreeBlock], sandbox: Sandbox) -> None:
    assert blocks(text, sandbox) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Keep the first morning free.", block(1, 9, 12)),
        ("Leave the last afternoon free.", block(-1, 13, 18)),
        ("We want the evening of day 2 to ourselves.", block(2, 18, 22)),
        ("Nothing planned on day 3 in the afternoon.", block(3, 13, 18)),
        ("Keep the middays free.", block(0, 12, 14)),
        ("Nap from 1 to 3.", block(0, 13, 15)),
        ("Dad needs a lie-down every day from 12:30 to 2.", FreeBlock(day=0, since=750, until=840)),
        ("The four year old naps after lunch, 1 to 3, not negotiable.", block(0, 13, 15)),
    ],
)
def test_what_is_to_stay_free_is_kept(text: str, expected: FreeBlock, sandbox: Sandbox) -> None:
    assert blocks(text, sandbox) == [expected]


@pytest.mark.parametrize(
    "text",
    [
        "No meetings please.",
        "A hotel with a meeting room.",
        "We are free in the afternoon to see West Lake.",
        "Free entry only in the morning.",
        "The rest of the day is free.",
        "Breakfast is free in the morning.",
    ],
)
def test_other_words_keep_no_time(text: str, sandbox: Sandbox) -> None:
    assert blocks(text, sandbox) == []


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("Lingyin Temple on Wednesday.", {"灵隐寺": 2}),
        ("Lingyin Temple (Wed).", {"灵隐寺": 2}),
        (
            "All of Tuesday is for Lingyin Temple, Thursday West Lake maybe.",
            {"灵隐寺": 1, "西湖风景名胜区": 3},
        ),
        ("Wednesday we'd like to see West Lake and Lingyin Temple.", {"灵隐寺": 2, "西湖风景名胜区": 2}),
        ("Lingyin Temple Thursday morning.", {"灵隐寺": 3}),
        ("Back on Thursday, West Lake and Lingyin Temple.", {}),
        ("Lingyin Temple is closed on Wednesday.", {}),
    ],
)
def test_a_place_on_a_weekday_is_on_its_day(text: str, days: dict[str, int], sandbox: Sandbox) -> None:
    visits = (visit_spell(one.thing.zh) for one in read(text, sandbox).likings)
    assert {one.place: one.spell.on_day for one in visits if one is not None and one.spell.on_day} == days


def test_without_dates_a_weekday_is_no_day_of_the_trip(sandbox: Sandbox) -> None:
    assert read("Lingyin Temple on Wednesday.", sandbox, "3 days").likings == ()
