"""The address of a page: all that its view depends on, so that a link shows another reader the same.

The sandbox is part of it (the widget in the header writes it), and so is the language.
"""

import time
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

import streamlit as st

from studio.state import session

_GOING = "going"
_LATE = 0.5
"""Seconds after a page was drawn in which there may be presses that were waiting for it: they come with the address that
the browser had before it heard of the new one."""


@dataclass(frozen=True, slots=True)
class _Going:
    """Where the page goes: what the address will say (of all names of the page), what it said before that the browser may
    still say, and when the page was drawn there."""

    to: Mapping[str, str | None]
    before: tuple[Mapping[str, str | None], ...]
    arrived: float | None = None

    @property
    def is_under_way(self) -> bool:
        """Whether a press may still come from before it."""
        return self.arrived is None or time.monotonic() - self.arrived < _LATE


def get(name: str) -> str | None:
    """What the address says under a name, or will say as soon as the browser has heard of it."""
    going = _going()
    return going.to.get(name) if going is not None and name in going.to else st.query_params.get(name)


def shared(sandbox: str | None = None) -> dict[str, str]:
    """What every link to a page of the studio has: the sandbox (the chosen one unless another is named)."""
    return {session.SANDBOX: sandbox or session.sandbox_name()}


def go(to: Mapping[str, str], among: Collection[str]) -> None:
    """Let the address say this, and nothing else under the names of the page (`among`)."""
    said, last = _said(among), st.session_state.get(_GOING)
    before = (*last.before, last.to) if isinstance(last, _Going) and last.is_under_way else ()
    st.session_state[_GOING] = _Going({name: to.get(name) for name in among}, (*before, said))
    _write(st.session_state[_GOING].to)


def follow() -> None:
    """Go where the page was going when it was interrupted, before anything is drawn.

    A second press begins the page anew with the address that the browser still has.
    """
    going = _going()
    if going is not None:
        _write(going.to)


def arrive() -> None:
    """The page is drawn to its end: where the address leads from here is the reader's choice."""
    going = st.session_state.get(_GOING)
    if isinstance(going, _Going) and going.arrived is None:
        st.session_state[_GOING] = replace(going, arrived=time.monotonic())


def _going() -> _Going | None:
    """Where the page goes; None where the browser knows of it, or where the reader went elsewhere since."""
    going = st.session_state.get(_GOING)
    if not isinstance(going, _Going) or not going.is_under_way:
        return None
    return going if _said(going.to) in going.before else None


def _said(names: Iterable[str]) -> dict[str, str | None]:
    return {name: st.query_params.get(name) for name in names}


def _write(to: Mapping[str, str | None]) -> None:
    wanted = {name: value for name, value in to.items() if value is not None}
    if any(st.query_params.get(name) != value for name, value in wanted.items()):
        st.query_params.update(wanted)
    for name in to:
        if name not in wanted and name in st.query_params:
            del st.query_params[name]
