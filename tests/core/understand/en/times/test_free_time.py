"""Time that English keeps free, by its day and its hours, and places that are wished on a weekday of a dated trip."""

from dataclasses import replace
from datetime import date

import pytest

from core.model.daily import ANY_DAY, EVERY_DAY, FreeBlock, free_block
from core.model.spells import visit_spell
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TODAY = date(2026, 11, 21)


def read(text: str, sandbox: Sandbox, dates: str = "Tue 1 Dec to Thu 3 Dec") -> Understanding:
    return understand(f"Two of us, Shanghai to Hangzhou, {dates}. {text}", sandbox=sandbox, today=TODAY)


def blocks(text: str, sandbox: Sandbox, dates: str = "Tue 1 Dec to Thu 3 Dec") -> list[FreeBlock]:
    return list(filter(None, (free_block(one.thing.zh) for one in read(text, sandbox, dates).likings)))


def block(day: int, since: float, until: float) -> FreeBlock:
    return FreeBlock(day=day, since=round(since * 60), until=round(until * 60))


def busy(day: int, since: float, until: float) -> FreeBlock:
    return replace(block(day, since, until), engaged=True)


def test_a_free_day_and_a_night_are_the_trip(demo: Sandbox) -> None:
    assert blocks("We have a free day and a night.", demo) == []


SOME_OF_MIDDAY = FreeBlock(day=EVERY_DAY, since=690, until=900, least=120)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Meeting Wed 13:30-17:30, keep that clear.", [busy(2, 13.5, 17.5)]),
        ("Thursday I'm at the client 9 to 5.", [busy(3, 9, 17)]),
        ("Tues 9 to 12 and Weds until 4 I'm in meetings.", [busy(1, 9, 12), busy(2, 9, 16)]),
        ("Conference until 3pm on day 1.", [busy(1, 9, 15)]),
        ("A call between 10 and 11 on day 3.", [busy(3, 10, 11)]),
        ("I have meetings on day 2 all day.", [busy(2, 9, 18)]),
        ("I have meetings on day 1, free otherwise.", [busy(1, 9, 18)]),
        ("I have meetings on day 1 and day 3.", [busy(1, 9, 18), busy(3, 9, 18)]),
        ("The first two days I attend a conference. Then the museums.", [busy(1, 9, 18), busy(2, 9, 18)]),
        ("On the second day, all day meeting with clients.", [busy(2, 9, 18)]),
        ("Trade fair from 9 to 4 on days one and two.", [busy(1, 9, 16), busy(2, 9, 16)]),
        ("Meeting from 2 to 5:30 pm on day 1.", [busy(1, 14, 17.5)]),
        ("I'm free after 16:00 on day one.", [busy(1, 9, 16)]),
        ("We are free after 4 pm on day 1.", [busy(1, 9, 16)]),
        ("I have a meeting on day 1 and only the afternoon free.", [busy(1, 9, 12)]),
        ("Work sends us there, free evenings only.", [busy(EVERY_DAY, 9, 18)]),
        ("Client in Binjiang at 2 pm on the first day.", [busy(1, 14, 16)]),
        ("Court hearing at 13:30 on the Wednesday.", [busy(2, 13.5, 15.5)]),
        ("Interview on day 2 at 11.", [busy(2, 11, 13)]),
        ("I've a doctor's appointment at 3 on day 2.", [busy(2, 15, 17)]),
        ("We're invited to a wedding on the second afternoon.", [busy(2, 13, 18)]),
        ("The sessions last from 9:00 to 17:00 on days 2 and 3.", [busy(2, 9, 17), busy(3, 9, 17)]),
        ("I have a call at 5 every afternoon.", [busy(EVERY_DAY, 17, 18)]),
        ("We've got concert tickets for the second evening at 7.30.", [busy(2, 19.5, 21.5)]),
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
        ("Keep the middays free.", SOME_OF_MIDDAY),
        ("Middays free please.", SOME_OF_MIDDAY),
        ("Please keep the middle of the day free.", SOME_OF_MIDDAY),
        ("Keep 12 to 2 free.", block(EVERY_DAY, 12, 14)),
        ("Free after 16:00 each day.", block(EVERY_DAY, 16, 22)),
        ("Nothing after 6 pm on day 2.", block(2, 18, 22)),
        ("Keep one evening free.", block(ANY_DAY, 18, 22)),
        ("We'd like one free afternoon.", block(ANY_DAY, 13, 18)),
        ("Please leave one whole day free for friends.", block(ANY_DAY, 9, 21)),
        ("Tuesday evening must stay free for a client dinner.", block(1, 18, 22)),
        ("Wednesday afternoon people can do their own thing.", block(2, 13, 18)),
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
        "A meeting keeps me busy for a while.",
        "After the conference on day 2 we want to walk.",
        "Free entry sights only.",
        "I want the museum which is free, afternoons by the lake.",
        "Sugar-free food, a hotel with free wifi and free breakfast.",
        "We want to be off by 9 in the evening.",
        "After 2 pm I'd like a walk.",
        "Tickets for the museum are free only in the evening.",
    ],
)
def test_other_words_keep_no_time(text: str, sandbox: Sandbox) -> None:
    assert blocks(text, sandbox) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I have a meeting in the morning and only the afternoon free.", busy(1, 9, 12)),
        ("I have a client meeting from 10 am to noon near the square.", busy(1, 10, 12)),
        ("I have a meeting in the morning. After 2 pm I'd like a walk.", busy(1, 9, 14)),
        ("Keep one evening free.", block(1, 18, 22)),
    ],
)
def test_on_a_trip_of_one_day_no_day_has_to_be_said(text: str, expected: FreeBlock, sandbox: Sandbox) -> None:
    assert blocks(text, sandbox, "one day") == [expected]


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


def test_a_part_of_a_day_is_free_without_a_verb(sandbox: Sandbox) -> None:
    assert blocks("Wednesday evening free.", sandbox) == [block(2, 18, 22)]


def test_each_day_has_the_place_beside_it(sandbox: Sandbox) -> None:
    text = "Lingyin Temple all day Wednesday, West Lake Tuesday night."
    wishes = filter(None, (visit_spell(one.thing.zh) for one in read(text, sandbox).likings))
    days = {(one.place, one.spell.on_day) for one in wishes if one.spell.on_day}
    assert days == {("灵隐寺", 2), ("西湖风景名胜区", 1)}


def test_who_has_one_afternoon_has_no_other_time(sandbox: Sandbox) -> None:
    read_blocks = blocks("My only free time is the afternoon of day 2.", sandbox)
    assert read_blocks == [block(1, 9, 21), busy(2, 9, 13), busy(2, 18, 21), block(3, 9, 21)]


def test_who_has_one_day_has_no_other_day(sandbox: Sandbox) -> None:
    assert blocks("The only time I have is day 2", sandbox) == [block(1, 9, 21), block(3, 9, 21)]


@pytest.mark.parametrize(
    "text",
    [
        "I'd like one day left completely free",
        "one full day with no plans at all",
        "One day should be kept free",
    ],
)
def test_any_one_day_is_kept_free(text: str, sandbox: Sandbox) -> None:
    assert blocks(text, sandbox) == [block(ANY_DAY, 9, 21)]


@pytest.mark.parametrize(
    ("text", "day", "until"),
    [
        ("on day 2 dont start before 10:30", 2, 10.5),
        ("on day 2 we start after 10", 2, 10),
    ],
)
def test_an_hour_of_a_named_day_binds_no_other(text: str, day: int, until: float, sandbox: Sandbox) -> None:
    assert blocks(text, sandbox) == [block(day, 6, until)]


@pytest.mark.parametrize(
    ("text", "days", "until"),
    [
        ("Days one and two are taken up with work until 6 pm; the third is mine.", (1, 2), 18),
        ("Day one is full of meetings.", (1,), 18),
        ("The first day is blocked for work until 4pm.", (1,), 16),
        ("Day 2 is booked out by the office until 5pm.", (2,), 17),
    ],
)
def test_days_that_work_takes_up(text: str, days: tuple[int, ...], until: int, demo: Sandbox) -> None:
    assert blocks(text, demo) == [busy(day, 9, until) for day in days]


def test_a_free_day_between_meetings_is_the_day_of_the_trip(demo: Sandbox) -> None:
    said = "I have a free Saturday between meetings. Shanghai to Hangzhou, 1 day, alone."
    found = understand(said, sandbox=demo, today=TODAY).likings
    assert [one for one in found if free_block(one.thing.zh)] == []
