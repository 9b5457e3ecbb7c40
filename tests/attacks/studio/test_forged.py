"""What a browser hands back may be anything: whoever has a page open may send what the page never would."""

import math
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from components.comparison import judging
from components.look.presses import presses_in
from components.maps import itinerary_map
from components.maps.city import city_map, spot_table
from components.scores import result_table
from components.trip import front, trip_days
from components.trip.cards import trip_cards
from core.model.report import Where

DEEP: Any = []
for _ in range(2000):
    DEEP = [DEEP]

FORGED = {
    "nothing": None,
    "a flag": True,
    "a number": -1,
    "a number of 5,000 digits": 10**5000,
    "not a number": math.nan,
    "no end": math.inf,
    "a text": "abc",
    "half a character": "\ud800",
    "a text of a million characters": "9" * 1_000_000,
    "digits that are none": "²:²",
    "digits of another script": "٣.٣ ",
    "a place of 5,000 digits": "9" * 5000 + "." + "9" * 5000,
    "a label of 5,000 digits": "9" * 5000 + "." + "9" * 5000 + " x",
    "a place that is none": "-1.-1",
    "a move to nowhere": "1.1>²",
    "an empty list": [],
    "a list of nothing": [None],
    "a list of numbers": [1, 2, 3],
    "a very deep list": DEEP,
    "an empty object": {},
    "an object of itself": {"said": {"said": {}}},
    "an answer of wrong kinds": {"side": [], "token": {}, "reasons": 7, "seconds": "x", "confidence": []},
    "an answer of an act that is none": {"act": [{}], "side": 10**5000, "note": 10**5000},
    "an answer of huge numbers": {"side": "left", "reasons": None, "seconds": 10**400, "confidence": 10**400},
    "an answer that never ends": {"side": "left", "seconds": math.inf, "confidence": math.nan},
    "a selection without a number": {"selection": {"picked": [{}]}},
    "a selection of a text": {"selection": {"picked": [{"number": "x"}]}},
    "a selection of nothing": {"selection": {"picked": 7}},
}
READERS: dict[str, Callable[[Any], Any]] = {
    "presses": lambda told: presses_in(SimpleNamespace(presses=told)),
    "a press in the days": lambda told: [
        trip_days.did(press)
        for name in ("picked", "moved", "opened", "asked", "other")
        for press in presses_in(SimpleNamespace(presses=[[1, name, told]]))
    ],
    "a press in the cards": lambda told: [
        trip_cards.pressed(press)
        for name in ("picked", "tick", "other")
        for press in presses_in(SimpleNamespace(presses=[[1, name, told]]))
    ],
    "a cell": lambda told: result_table.picked_in(SimpleNamespace(picked=told)),
    "a judgement": lambda told: judging.pressed_in(SimpleNamespace(said=told)),
    "a pin": lambda told: itinerary_map.choice_of({"last_object_clicked_tooltip": told}),
    "a map": itinerary_map.choice_of,
    "a point of the chart": front.picked,
    "a row": spot_table.picked_in,
    "a spot": city_map.picked_in,
}


@pytest.mark.parametrize("reader", READERS.values(), ids=READERS.keys())
@pytest.mark.parametrize("told", FORGED.values(), ids=FORGED.keys())
def test_what_is_forged_is_read_or_passed_over(reader: Callable[[Any], Any], told: Any) -> None:
    assert repr(reader(told))


def test_a_forged_place_is_none() -> None:
    (press,) = presses_in(SimpleNamespace(presses=[[1, "picked", "²." + "9" * 5000]]))
    assert trip_days.did(press) == Where()


def test_a_forged_judgement_can_be_kept() -> None:
    told = {"side": "left", "token": "t", "note": "a\ud800b", "reasons": ["\udfff" * 9], "seconds": math.inf}
    found = judging.pressed_in(SimpleNamespace(said=told))
    assert isinstance(found, judging.Pressed)
    assert (found.note.encode(), found.reasons[0].encode()) == (b"a?b", b"?" * 9)
    assert found.seconds == 0.0
