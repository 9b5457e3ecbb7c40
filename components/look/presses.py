"""What was pressed, so that the page misses none of it.

A component of our own tells of its presses as a list with moments: a value that tells of the last press alone loses the
one before it where both arrive while the page is being drawn. A button of Streamlit's tells of its press once, to a run of
the page that may be ended by the next press before it comes so far; `Button` is who keeps it.
"""

from collections.abc import Sequence
from importlib.resources import files
from typing import NamedTuple, Protocol

TELLING = (files("assets") / "presses.js").read_text(encoding="utf-8")
"""Stands before the program of a component: `telling(root, setStateValue)` makes the function that tells of a press."""

HEARING = (files("assets") / "hearing.js").read_text(encoding="utf-8")
"""Stands before the program of a component: `hearing(root, heard)` hears keys and other events of the document for it."""

RENEWING = (files("assets") / "renewed.js").read_text(encoding="utf-8")
"""Stands before the program of a component that is drawn anew while one presses: `renewChildren(root, wanted)` changes what
is different, and leaves every other node where it is."""

_DIGITS = 6


class Press(NamedTuple):
    """Something that was pressed, by its name and a value, and when: later presses have later moments."""

    moment: float
    name: str
    value: object


class Button(Protocol):
    """The press of a button, kept until it is asked for."""

    def press(self) -> None:
        """The button was pressed: what it calls."""
        ...

    def was_pressed(self) -> bool:
        """Whether it was pressed since it was asked last; to be asked right before what it asks for is done."""
        ...


def presses_in(handed: object) -> tuple[Press, ...]:
    """The last presses, the oldest first, from what the component hands back; what is no press is passed over."""
    told = getattr(handed, "presses", None)
    found = [_press(one) for one in told] if isinstance(told, Sequence) else []
    return tuple(one for one in found if one is not None)


def _press(told: object) -> Press | None:
    match told:
        case [int() | float() as moment, str(name), value]:
            return Press(moment, name, value)
        case _:
            return None


def whole(told: object) -> int | None:
    """A whole number of at most six digits, as a component spells it; None for anything else, whoever sent it."""
    is_one = isinstance(told, str) and told.isascii() and told.isdigit() and len(told) <= _DIGITS
    return int(str(told)) if is_one else None
