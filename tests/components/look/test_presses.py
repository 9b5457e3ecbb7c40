"""What a component tells of presses: those that are some, in their order."""

from types import SimpleNamespace

import pytest

from components.look.presses import Press, presses_in


def test_presses_come_in_their_order() -> None:
    told = SimpleNamespace(presses=[[1.5, "x", None], [2, "picked", "1.2"]])
    assert presses_in(told) == (Press(1.5, "x", None), Press(2, "picked", "1.2"))


@pytest.mark.parametrize(
    "told",
    [None, 7, "xyz", {"a": 1}, [7], [["x", 1, 2]], [[1, 2, 3]], [[1, "x"]], [[1, "x", 2, 3]], [None]],
)
def test_what_is_no_press_is_passed_over(told: object) -> None:
    assert presses_in(SimpleNamespace(presses=told)) == ()
