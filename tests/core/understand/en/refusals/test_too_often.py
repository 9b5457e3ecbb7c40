"""English that does not want something all the time, and so neither asks for it nor refuses it: it is listed or asked about."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

ABOUT = "From Guangzhou to Chongqing, 4 days, 2 people, 4000 yuan. "


def read(text: str, sandbox: Sandbox) -> Understanding:
    return understand(ABOUT + text, sandbox=sandbox)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Not hotpot every single night, once will do.", "hotpot"),
        ("No Sichuan food for every meal", "Sichuan"),
        ("but please not hotpot day after day", "hotpot"),
        ("I can't have barbecue each evening", "barbecue"),
        ("No hotpot two evenings in a row", "hotpot"),
        ("No museums all the time", "museums"),
    ],
)
def test_what_is_not_wanted_too_often_is_not_refused(
    text: str, said: str, chinatravel_sandbox: Sandbox
) -> None:
    found = read(text, chinatravel_sandbox)
    start = found.query.text.index(said)
    told = [*found.not_understood, *(one.span for one in found.ask if one.span is not None)]
    assert not [one for one in found.wishes if one.span[0] >= len(ABOUT)]
    assert not found.likings
    assert any(begins <= start < ends for begins, ends in told)


@pytest.mark.parametrize(
    "text",
    [
        "We don't eat hotpot and want noodles every day",
        "No hotpot, and every evening a walk",
        "No hotpot at any meal",
    ],
)
def test_what_is_had_every_day_is_not_what_is_refused(text: str, chinatravel_sandbox: Sandbox) -> None:
    assert any(one.strength == "never" for one in read(text, chinatravel_sandbox).wishes)
