"""When one comes and goes, in English: parts of the day and hours become bounds of the right ride."""

from datetime import date

import pytest

from core.dsl.families.rides import RideTime
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TODAY = date(2026, 11, 21)


def read(text: str, sandbox: Sandbox) -> Understanding:
    return understand(f"Two of us, Shanghai to Hangzhou. {text}", sandbox=sandbox, today=TODAY)


def times(text: str, sandbox: Sandbox) -> set[tuple[str, str, str, str]]:
    rides = (one.meaning for one in read(text, sandbox).wishes if isinstance(one.meaning, RideTime))
    return {(ride.way, ride.moment, ride.bound, ride.time) for ride in rides}


@pytest.mark.parametrize(
    "text",
    [
        "We land in the afternoon.",
        "Our train gets in on Friday afternoon.",
        "Arriving in the afternoon of day one.",
        "On day 1 we arrive in the afternoon.",
        "The flight touches down on Thursday afternoon.",
    ],
)
def test_who_comes_in_the_afternoon_is_there_no_earlier(text: str, sandbox: Sandbox) -> None:
    assert ("out", "arrives", "earliest", "12:00") in times(text, sandbox)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("We leave after lunch on the last day.", ("back", "departs", "earliest", "13:00")),
        ("We land on day 1; leaving in the evening of day 3.", ("back", "departs", "earliest", "17:00")),
        ("On the last day we leave at noon.", ("back", "departs", "latest", "14:00")),
        ("Home by six on the last day.", ("back", "arrives", "latest", "18:00")),
        ("Our train home is at 5pm on day 3.", ("back", "departs", "latest", "17:00")),
        ("I only have half of the last day.", ("back", "departs", "latest", "14:00")),
        (
            "Back in Shanghai on Sunday evening, arriving home late evening.",
            ("back", "arrives", "latest", "24:00"),
        ),
        ("We fly home early in the morning of day 4.", ("back", "departs", "latest", "09:00")),
        ("Evening train back please.", ("back", "departs", "earliest", "17:00")),
        ("Fly back after 15:00.", ("back", "departs", "earliest", "15:00")),
        ("We leave after 15:00 on the last day.", ("back", "departs", "earliest", "15:00")),
        (
            "We go there and back by train and have to arrive in Hangzhou before 10:30.",
            ("out", "arrives", "latest", "10:30"),
        ),
        ("We leave after 8:00 and arrive in Hangzhou before 10:30.", ("out", "arrives", "latest", "10:30")),
        ("Back home after 8pm is too late.", ("back", "arrives", "latest", "20:00")),
    ],
)
def test_when_one_goes_home_bounds_the_ride_back(
    text: str, expected: tuple[str, str, str, str], sandbox: Sandbox
) -> None:
    assert expected in times(text, sandbox)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Leaving Friday after work.", ("out", "departs", "earliest", "17:30")),
        ("We set off Friday evening.", ("out", "departs", "earliest", "17:00")),
        ("We leave home Thursday at 7:30.", ("out", "departs", "earliest", "07:30")),
        ("Flying out in the morning.", ("out", "departs", "latest", "12:00")),
        ("We get in around 2pm on day 1.", ("out", "arrives", "earliest", "14:00")),
        ("Please get us there by lunchtime.", ("out", "arrives", "latest", "14:00")),
        ("Morning train there.", ("out", "departs", "latest", "12:00")),
    ],
)
def test_when_one_sets_off_bounds_the_ride_there(
    text: str, expected: tuple[str, str, str, str], sandbox: Sandbox
) -> None:
    assert expected in times(text, sandbox)


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("Friday evening to Sunday night.", 3),
        ("From Friday after work until Sunday.", 3),
        ("Leaving Friday after work and back Sunday evening.", 3),
        ("Arriving Saturday morning and leaving Monday afternoon.", 3),
        ("Getting in Tuesday evening, leaving again on Friday around lunchtime.", 4),
        ("Arriving Saturday 9am and leaving Sunday at 9pm.", 2),
    ],
)
def test_weekdays_with_parts_of_the_day_still_tell_the_days(text: str, days: int, sandbox: Sandbox) -> None:
    found = read(text, sandbox)
    assert found.query.days == days
    assert "days" not in {question.about for question in found.ask}
    assert found.not_understood == ()


def test_a_day_within_the_span_is_no_other_length_of_it(sandbox: Sandbox) -> None:
    found = read("Friday to Sunday, the museum on Saturday.", sandbox)
    assert "days" not in {question.about for question in found.ask}


def test_a_day_outside_of_the_span_is_asked_about(sandbox: Sandbox) -> None:
    found = read("Friday to Sunday, or maybe we stay to Tuesday.", sandbox)
    assert "days" in {question.about for question in found.ask}


@pytest.mark.parametrize(
    "text",
    [
        "3 days. I don't want to arrive in the evening.",
        "3 days. We leave the hotel in the morning.",
        "3 days. Leave some time in the evening for tea.",
        "3 days. Arrive at Lingyin Temple in the morning.",
        "3 days. The museum gets in new things in the afternoon.",
        "3 days. Back at the hotel in the evening.",
        "3 days. Please leave the afternoon of day 2 for shopping.",
        "3 days. We'd like to leave one evening for the opera.",
        "3 days. Leave us the last morning for packing.",
    ],
)
def test_other_comings_and_goings_bound_no_ride(text: str, sandbox: Sandbox) -> None:
    assert times(text, sandbox) == set()


def test_an_hour_of_a_meeting_is_none_of_a_ride(sandbox: Sandbox) -> None:
    said = (
        "2 days. We need to land before 11:00 because we have a meeting from 14:00 to 17:00 on the first day."
    )
    assert times(said, sandbox) == {("out", "arrives", "latest", "11:00")}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "We go on Thursday right after work and come back Saturday night.",
            {("out", "departs", "earliest", "17:30"), ("back", "arrives", "earliest", "18:00"), ("back", "arrives", "latest", "24:00")},
        ),
        ("3 days. We must be back home on Saturday night.", {("back", "arrives", "latest", "24:00")}),
        ("3 days. On Thursday we go to the zoo after work drinks.", set()),
    ],
)  # fmt: skip
def test_who_comes_back_late_has_that_day(
    text: str, expected: set[tuple[str, str, str, str]], sandbox: Sandbox
) -> None:
    assert times(text, sandbox) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Flying in on Friday evening, 3 days.", ("out", "arrives", "earliest", "17:00")),
        ("I have to be on a train home by 6 the next evening.", ("back", "departs", "latest", "18:00")),
    ],
)
def test_coming_in_and_the_hour_of_the_next_evening(
    text: str, expected: tuple[str, str, str, str], sandbox: Sandbox
) -> None:
    assert expected in times(text, sandbox)


def test_who_checks_out_on_a_day_leaves_on_it(sandbox: Sandbox) -> None:
    dates = read("Late check-out on Sunday please. 2 days.", sandbox).query.dates
    assert dates == (date(2026, 11, 21), date(2026, 11, 22)) or dates == (
        date(2026, 11, 28),
        date(2026, 11, 29),
    )
