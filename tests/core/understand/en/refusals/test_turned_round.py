"""What was once read as its opposite in English: a refusal that reached too far, or not far enough."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand


def _wished(text: str, sandbox: Sandbox) -> set[str]:
    return {one.constraint().gloss.zh for one in understand(text, sandbox=sandbox).wishes}


def test_who_cannot_fly_takes_the_train(chinatravel_sandbox: Sandbox) -> None:
    text = "Two of us, Hangzhou to Guangzhou, 3 days. Because of the cello we can't fly: high-speed train both ways."
    assert "城际交通只乘火车" in _wished(text, chinatravel_sandbox)


@pytest.mark.parametrize("heading", ["Hard pass:", "**Hard pass:**", "Hard no:"])
def test_what_a_heading_rules_out_is_refused(heading: str, chinatravel_sandbox: Sandbox) -> None:
    text = f"Two of us, Wuhan to Beijing, 6 days. {heading} Universal Studios"
    assert _wished(text, chinatravel_sandbox) == {"不游览北京环球度假区"}


def test_what_one_would_not_say_no_to_is_wished(chinatravel_sandbox: Sandbox) -> None:
    text = "Two of us, Shanghai to Hangzhou, 4 days. We shouldn't say no to a boat on West Lake."
    assert "游览西湖游船" in _wished(text, chinatravel_sandbox)


def test_a_morning_before_the_ride_back_is_that_of_the_ride_there(chinatravel_sandbox: Sandbox) -> None:
    text = "Four of us, 2 days in Shanghai. We leave from Nanjing by train in the morning and take a train back at night."
    assert "返程不晚于 12:00 出发" not in _wished(text, chinatravel_sandbox)
