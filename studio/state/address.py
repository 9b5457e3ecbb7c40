"""The address of a page: all that its view depends on, so that a link shows another reader the same.

The sandbox is part of it (the widget in the header writes it), and so is the language.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

from studio.state import session

_GOING = "going"
_REMEMBERED = 16
"""Addresses that the browser may still say: no reader goes on so often before it hears of the first."""


@dataclass(frozen=True, slots=True)
class _Going:
    """Where a page goes: what the address will say (of all names of the page), what it said before that the browser may
    still say, and which page it is."""

    to: Mapping[str, str | None]
    before: tuple[Mapping[str, str | None], ...]
    page: str


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
    before = (*last.before, last.to) if isinstance(last, _Going) else ()
    wanted = {name: to.get(name) for name in among}
    st.session_state[_GOING] = _Going(wanted, (*before, said)[-_REMEMBERED:], _page())
    _write(wanted)


def begin() -> None:
    """Let the address be the reader's where they chose it: by the browser's way back or forward, or by another page.

    Before anything of a page is drawn. A press that was made before the browser heard of an address, however late it
    comes, is none of these.
    """
    ctx, going = get_script_run_ctx(), st.session_state.get(_GOING)
    is_chosen = ctx is not None and ctx.is_history_navigation
    if isinstance(going, _Going) and (is_chosen or going.page != _page()):
        del st.session_state[_GOING]


def follow() -> None:
    """Go where the page was going when it was interrupted, before anything is drawn.

    A second press begins the page anew with the address that the browser still has.
    """
    going = _going()
    if going is not None:
        _write(going.to)


def _going() -> _Going | None:
    """Where the page goes; None where the browser says that it is there."""
    going = st.session_state.get(_GOING)
    if not isinstance(going, _Going):
        return None
    return going if _said(going.to) in going.before else None


def _page() -> str:
    """The page that is drawn, as Streamlit names it."""
    ctx = get_script_run_ctx()
    return ctx.page_script_hash if ctx is not None else ""


def _said(names: Iterable[str]) -> dict[str, str | None]:
    return {name: st.query_params.get(name) for name in names}


def _write(to: Mapping[str, str | None]) -> None:
    wanted = {name: value for name, value in to.items() if value is not None}
    if any(st.query_params.get(name) != value for name, value in wanted.items()):
        st.query_params.update(wanted)
    for name in to:
        if name not in wanted and name in st.query_params:
            del st.query_params[name]
