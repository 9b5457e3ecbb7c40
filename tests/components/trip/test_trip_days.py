"""What a press in the list of days means: a stop, a day, a wish, a move; and what means nothing."""

import pytest

from components.look.presses import Press
from components.trip.trip_days import Did, Dragged, StopAct, did
from core.model.report import Where


@pytest.mark.parametrize(
    ("name", "value", "meant"),
    [
        ("picked", "2.4", Where(2, 4)),
        ("picked", "", Where()),
        ("opened", 3, 3),
        ("opened", 0, 0),
        ("asked", "keep>1.2", StopAct("keep", Where(1, 2))),
        ("moved", "1.2>1.4", Dragged(Where(1, 2), Where(1, 4))),
        ("picked", 7, None),
        ("unknown", "1.2", None),
    ],
    ids=["a stop", "let go of", "a day", "closed", "a wish", "a move", "no stop", "no press"],
)
def test_what_was_pressed_is_understood(name: str, value: object, meant: Did | None) -> None:
    assert did(Press(1.0, name, value)) == meant
