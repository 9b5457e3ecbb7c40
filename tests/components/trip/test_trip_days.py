"""What the list of days hands back: a stop, a day, a wish; and what is none of them."""

from types import SimpleNamespace

import pytest

from components.trip.trip_days import Did, did_in
from core.model.report import Where


@pytest.mark.parametrize(
    ("told", "did"),
    [
        (["picked", "2.4", 1], Where(2, 4)),
        (["picked", "", 1], Where()),
        (["opened", 3, 1], 3),
        (["opened", 0, 1], 0),
        (["asked", "keep", 1], "keep"),
        (["picked", 7, 1], None),
        (None, None),
    ],
    ids=["a stop", "let go of", "a day", "closed", "a wish", "no stop", "nothing"],
)
def test_what_was_pressed_is_handed_back(told: object, did: Did | None) -> None:
    assert did_in(SimpleNamespace(did=told)) == did
