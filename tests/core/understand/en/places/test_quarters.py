"""Where in the city English wants the hotel, by the name of a quarter."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand

TRIP = "Four of us, Shanghai to Hangzhou, 3 days, 6000 yuan. "


def near(words: str, sandbox: Sandbox) -> list[tuple[str, bool]]:
    found = understand(TRIP + words, sandbox=sandbox)
    return [(one.thing.zh, one.wanted) for one in found.likings if one.thing.zh.endswith("附近")]


@pytest.mark.parametrize(
    ("words", "quarter"),
    [
        ("We'd like a hotel in Binjiang.", "滨江附近"),
        ("Hotel near Binjiang please, four stars.", "滨江附近"),
        ("The hotel should be in Binjiang and cost no more than 400 yuan a night.", "滨江附近"),
        ("The hotel has to be in Binjiang, with a desk.", "滨江附近"),
        ("Accommodation: five-star, Binjiang area.", "滨江附近"),
        ("somewhere quiet to stay in Binjiang", "滨江附近"),
        ("Stay near Binjiang, we leave early.", "滨江附近"),
        ("a decent hotel, five stars, close to Binjiang", "滨江附近"),
        ("Binjiang hotel", "滨江附近"),
    ],
)
def test_a_hotel_is_wished_in_a_quarter(words: str, quarter: str, sandbox: Sandbox) -> None:
    assert near(words, sandbox) == [(quarter, True)]


def test_a_quarter_may_be_refused(sandbox: Sandbox) -> None:
    assert near("not a hotel in Binjiang", sandbox) == [("滨江附近", False)]


@pytest.mark.parametrize(
    "words",
    [
        "Visit Binjiang, then back to the hotel.",
        "We want to walk in Binjiang.",
        "My client is in Binjiang.",
        "The hotel should be quiet. Binjiang in the morning, please.",
        "A hotel with breakfast and a walk in Binjiang.",
        "We stay with friends in Binjiang.",
    ],
)
def test_a_quarter_one_goes_to_is_none_to_sleep_in(words: str, sandbox: Sandbox) -> None:
    assert near(words, sandbox) == []
