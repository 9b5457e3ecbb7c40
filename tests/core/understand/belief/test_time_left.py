"""What is wished for the time that is left is a like, and what is named beside it stays a must."""

import pytest

from core.dsl.families.places import Names
from core.sandbox.sandbox import Sandbox
from core.understand import understand

TRIP = "2 people, Shanghai to Hangzhou, 3 days. "


def strengths(text: str, sandbox: Sandbox) -> dict[str, str]:
    wishes = understand(TRIP + text, sandbox=sandbox).wishes
    return {
        name: wish.strength
        for wish in wishes
        if isinstance(wish.meaning, Names)
        for name in wish.meaning.names
    }


@pytest.mark.parametrize(
    "text",
    [
        "West Lake only if there's time left",
        "West Lake if we still have time",
        "If there is any time, West Lake",
        "West Lake, time permitting",
        "West Lake if we have the energy",
        "West Lake if she's up to it",
        "West Lake if my mum feels up to it",
    ],
)
def test_for_the_time_that_is_left(text: str, sandbox: Sandbox) -> None:
    assert set(strengths(text, sandbox).values()) <= {"like"}
    assert strengths(text, sandbox)


def test_of_two_places_only_the_one_is_for_the_time_left(sandbox: Sandbox) -> None:
    said = "Lingyin Temple for sure; West Lake only if there's time left"
    found = strengths(said, sandbox)
    assert sorted(found.values()) == ["like", "must"]


def test_another_condition_is_asked_about(sandbox: Sandbox) -> None:
    assert not strengths("If it rains, West Lake", sandbox)
