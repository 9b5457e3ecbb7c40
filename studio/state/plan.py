"""The Plan page's own: the run that its address names, the request that is being made, the method and its parameters.

The address holds `plan` (the run that is shown), `from` (the run that it was changed from) and `ask` (a request that
is not planned yet), beside the sandbox of the run and the language.
"""

from collections.abc import Mapping

import streamlit as st

from core.model.run import Run, Wanted
from studio.state import address

REQUEST, METHOD, TIME_LIMIT, SEED = "request", "method", "time_limit", "seed"
"""Keys of widgets."""

_PLAN, _ASK, _FROM = "plan", "ask", "from"
_NAMES = (_PLAN, _FROM, _ASK)
_WANTED, _ADOPTED = "wanted", "adopted"


def run_id() -> str | None:
    """The run that the address names."""
    return address.get(_PLAN)


def show_run(new: str, former: str | None = None) -> None:
    """Let the address name a run, and the one that it was changed from if any; nothing is wanted any more."""
    st.session_state.pop(_WANTED, None)
    address.go({_PLAN: new} if former is None else {_PLAN: new, _FROM: former}, _NAMES)


def former_run() -> str | None:
    """The run whose request was changed into that of the run in the address."""
    return address.get(_FROM)


def view_key(run: str) -> str:
    """The key of the view of a run's trip: another run begins with nothing selected and all days."""
    return f"trip-{run}"


def link(run: Run) -> dict[str, str]:
    """The part of an address that names a run, with the sandbox that it was made in."""
    return {**named(run.id), **address.shared(run.sandbox)}


def named(run_id: str) -> dict[str, str]:
    """The part of an address that names a run; the sandbox of the session stays."""
    return {_PLAN: run_id}


def want(wanted: Wanted) -> None:
    """Ask for something to be planned when the page is drawn next."""
    st.session_state[_WANTED] = wanted


def wanted() -> Wanted | None:
    """What is to be planned; it stays until its run is shown, so that no interruption loses it."""
    found = st.session_state.get(_WANTED)
    return found if isinstance(found, Wanted) else None


def asked() -> str | None:
    """The request that was typed and still lacks something."""
    return address.get(_ASK)


def ask(text: str) -> None:
    """Let the address keep a request that still lacks something."""
    address.go({_ASK: text}, _NAMES)


def method(usual: str) -> str:
    """The method that plans, by its name."""
    return str(st.session_state.get(METHOD) or usual)


def bounds(time_limit: float) -> tuple[float, int]:
    """The time limit in seconds (`time_limit` where none was chosen) and the seed."""
    return float(st.session_state.get(TIME_LIMIT) or time_limit), int(st.session_state.get(SEED) or 0)


def parameter_key(agent: str, name: str) -> str:
    """The key of the widget of a parameter of an agent."""
    return f"parameter-{agent}-{name}"


def parameters(agent: str, usual: Mapping[str, float | str]) -> dict[str, float | str]:
    """The parameters of an agent as the form has them; those that it never had are as usual."""
    return {
        name: st.session_state.setdefault(parameter_key(agent, name), value) for name, value in usual.items()
    }


def set_parameters(agent: str, values: Mapping[str, float | str]) -> None:
    """Let the form of an agent have these values. Only before it is drawn.

    What it has already is left alone: a value that is set goes to the browser, over a newer one that is on its way.
    """
    for name, value in values.items():
        if st.session_state.get(parameter_key(agent, name)) != value:
            st.session_state[parameter_key(agent, name)] = value


def adopt_parameters(run: str, agent: str, values: Mapping[str, float | str]) -> None:
    """Let the form have what a run was planned with, once for each time that another run is shown."""
    if st.session_state.get(_ADOPTED) != run:
        st.session_state[_ADOPTED] = run
        set_parameters(agent, values)
