"""What one sentence of a request in free English says is not taken into the next."""

import pytest

from core.dsl.families.places import Types
from core.dsl.families.rides import IntercityModes
from core.sandbox.sandbox import Sandbox
from core.understand import understand

TRAIN = IntercityModes(frozenset({"train"}))


@pytest.mark.parametrize(
    "text",
    [
        "Taxis are fine. Mum wants to see the lake lights. She can't eat spicy.",
        "Hotel with parking is useful. My wife can't eat spicy.",
        "We use the metro a lot. Dad has no stomach for anything spicy.",
        "Trying local snacks is fun! Only nothing spicy please.",
        "We are staying with a friend. He says the food is great. No spicy food for me.",
    ],
)
def test_a_refusal_of_a_later_sentence_is_no_demand(text: str, sandbox: Sandbox) -> None:
    found = understand(f"Two adults from Shanghai to Hangzhou, 2 days. {text}", sandbox=sandbox)
    demanded = [
        one.meaning for one in found.wishes if isinstance(one.meaning, Types) and one.meaning.rule != "none"
    ]
    assert not [one for one in demanded if one.kind == "restaurant"]
    assert not [one for one in found.likings if "辣" in one.thing.zh and one.wanted]


@pytest.mark.parametrize(
    "text",
    [
        "Hotel near the lake max 600/night. Train obviously.",
        "Hotel budget 500 a night. By train please.",
        "Accommodation under 450 per night. We take the train.",
        "Hotels at 400 a night at most! Train both ways.",
        "Room for 300 per night. Train there and back.",
    ],
)
def test_what_follows_a_limit_of_the_hotel_is_read(text: str, sandbox: Sandbox) -> None:
    found = understand(f"Two adults from Shanghai to Hangzhou, 2 days. {text}", sandbox=sandbox)
    assert TRAIN in {one.meaning for one in found.wishes}
