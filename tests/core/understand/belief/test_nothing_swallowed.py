"""What qualifies a wish in English is read or listed: no day, hour or trait of it is swallowed by the reading."""

from datetime import date

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TRIP = "2 people, Shanghai to Hangzhou, 3 days from Friday 4 December. "
TODAY = date(2026, 11, 21)
THINGS = (
    "We want to see West Lake",
    "Lingyin Temple",
    "No museums",
    "A museum",
    "We love temples",
    "Parks",
    "Hotpot",
    "No spicy food",
    "Duck for dinner",
    "A boat ride",
    "Two twin rooms",
    "A hotel near West Lake",
    "Metro around the city",
    "No shopping",
)
QUALIFIED = (
    "on Saturday",
    "on the second day",
    "on the last day",
    "first thing",
    "in the evening",
    "at nine",
    "until ten",
    "after lunch",
    "every morning",
    "twice",
    "for two hours",
    "with stairs",
    "where one queues",
    "if it rains",
    "without queues",
)


def said_of(found: Understanding) -> set[str]:
    """All that was read, in words."""
    wishes = {wish.constraint().gloss.en for wish in found.wishes}
    likings = {f"{one.strength} {one.thing.en}" for one in found.likings}
    unwanted = {str(one.unwanted) for one in found.preferences.values()}
    return wishes | likings | unwanted | {str(found.query.dates)}


@pytest.mark.parametrize("thing", THINGS)
@pytest.mark.parametrize("qualified", QUALIFIED)
def test_what_qualifies_a_wish_is_read_or_listed(thing: str, qualified: str, sandbox: Sandbox) -> None:
    bare = understand(f"{TRIP}{thing}.", sandbox=sandbox, today=TODAY)
    found = understand(f"{TRIP}{thing} {qualified}.", sandbox=sandbox, today=TODAY)
    start = len(f"{TRIP}{thing} ")
    open_ = [*found.not_understood, *(one.span for one in found.ask if one.span)]
    listed = any(a < start + len(qualified) and start < b for a, b in open_)
    assert listed or said_of(found) != said_of(bare)


@pytest.mark.parametrize(
    ("words", "day"),
    [
        ("We want to see West Lake on Saturday.", 2),
        ("On Sunday he hopes to see West Lake.", 3),
        ("I'd like to be at West Lake at sunrise on day 2 and to walk in Xixi Wetland after dark.", 2),
    ],
)
def test_a_day_is_that_of_the_place_it_stands_by(words: str, day: int, sandbox: Sandbox) -> None:
    found = understand(TRIP + words, sandbox=sandbox, today=TODAY)
    days = [one.thing.en for one in found.likings if one.thing.en.endswith(f"on day {day}")]
    assert [said for said in days if said.startswith("西湖")] == days != []


@pytest.mark.parametrize("words", ["We fly back on Sunday.", "Leaving on Friday, home on Sunday."])
def test_the_days_of_the_rides_are_not_listed(words: str, sandbox: Sandbox) -> None:
    found = understand(TRIP + words, sandbox=sandbox, today=TODAY)
    assert not [found.query.text[a:b] for a, b in found.not_understood if "day" in found.query.text[a:b]]
