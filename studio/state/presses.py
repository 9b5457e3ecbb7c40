"""Presses, none of which is lost and each of which is done in its turn.

Components of our own tell of presses as lists with moments: `hear` says what does them, in the order in which they
happened, whichever component told of them. Streamlit's own buttons are told of once, to a run of the
page that the next press may end: `kept` holds on to such a press until it is asked for. Two that reach
the server at one moment are both taken over (`studio.serving.interrupted`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Protocol, TypeVar

import streamlit as st
from streamlit.runtime.scriptrunner import RerunException, StopException

_HEARERS, _HEARD, _KEPT = "press_hearers", "presses_heard", "presses_kept"


class Timed(Protocol):
    """Something that happened at a moment."""

    @property
    def moment(self) -> float:
        """When, in milliseconds."""
        ...


TimedT = TypeVar("TimedT", bound=Timed)


def hear(key: str, read: Callable[[object], Sequence[TimedT]], do: Callable[[TimedT], None]) -> None:
    """Let `do` do what `read` finds in what the component of that key, just drawn, hands back from now on.

    What was pressed while the page was being drawn is told with the next run, which calls nothing: it is done here, and
    the page drawn anew.
    """
    hearers: dict[str, tuple[Any, Any]] = st.session_state.setdefault(_HEARERS, {})
    for gone in [one for one in hearers if one not in st.session_state]:
        del hearers[gone]
    hearers[key] = (read, do)
    if _do_what_is_new():
        st.rerun()


def heard(*keys: str) -> float:
    """The moment of the last press that was done, of those that the components of these keys told of; 0 before the first."""
    done: dict[str, float] = st.session_state.get(_HEARD, {})
    return max((done.get(key, 0.0) for key in keys), default=0.0)


def catch_up() -> None:
    """Do what was pressed since the last call, the oldest first. What a component calls when something is pressed."""
    _do_what_is_new()


def in_turn(do: Callable[..., None], *args: object) -> Callable[[], None]:
    """What a button of Streamlit's calls to do what rests on presses in components, which Streamlit tells of after it."""

    def called() -> None:
        catch_up()
        do(*args)

    return called


def _do_what_is_new() -> bool:
    done: dict[str, float] = st.session_state.setdefault(_HEARD, {})
    hearers: dict[str, tuple[Any, Any]] = st.session_state.get(_HEARERS, {})
    new = [
        (press.moment, key, press, do)
        for key, (read, do) in hearers.items()
        for press in read(st.session_state.get(key))
        if press.moment > done.get(key, 0.0)
    ]
    for moment, key, press, do in sorted(new, key=itemgetter(0)):
        # before it is done: what it does may begin the page anew, which goes on with the next
        done[key] = moment
        do(press)
    return bool(new)


def in_any_case(note: Callable[[], None]) -> None:
    """Note something in the session, also where the next press ends the page right there: that is told of once."""
    try:
        note()
    except (RerunException, StopException):
        note()
        raise


@dataclass(frozen=True, slots=True)
class KeptPress:
    """The press of a button, kept until it is asked for, or until the page was drawn to its end without it."""

    key: str

    def press(self) -> None:
        """The button was pressed; what it calls."""
        in_any_case(lambda: st.session_state.setdefault(_KEPT, set()).add(self.key))

    def was_pressed(self) -> bool:
        """Whether it was pressed since it was asked last. To be asked right before it is done."""
        found: set[str] = st.session_state.get(_KEPT, set())
        is_pressed = self.key in found
        found.discard(self.key)
        return is_pressed


def kept(key: str) -> KeptPress:
    """The press of the button of a key."""
    return KeptPress(key)


def forget() -> None:
    """The page is drawn to its end: what was pressed and not asked for is there no more."""
    st.session_state.pop(_KEPT, None)
