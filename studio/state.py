"""What a session remembers and what its address says: the one module that spells their keys.

The address holds what must outlive a refresh: `plan` (the run that is shown), `from` (the run that it was changed
from), `ask` (a request that is not planned yet), `lang` and `sandbox`. The session holds what may be forgotten: what
is selected, and the state of the views.
"""

from collections import Counter
from collections.abc import Mapping

import streamlit as st
from streamlit.navigation.page import StreamlitPage

from core.model.report import Where
from core.model.run import Wanted
from core.text import Language

LANGUAGE, SANDBOX = "lang", "sandbox"
REQUEST, METHOD, TIME_LIMIT, SEED = "request", "method", "time_limit", "seed"

_PLAN, _ASK, _FROM = "plan", "ask", "from"
_SELECTED, _PICKS, _PAGES, _HANDED_BACK = "selected", "picks", "pages", "handed_back"
_WANTED, _ADOPTED, _GOING, _FILE = "wanted", "adopted", "going", "file"


def language() -> Language:
    """The language of the session."""
    return "zh" if st.session_state.get(LANGUAGE) == "zh" else "en"


def sandbox_name() -> str:
    """The sandbox that new plans are made in."""
    return str(st.session_state[SANDBOX])


def run_id() -> str | None:
    """The run that the address names."""
    return st.query_params.get(_PLAN)


def show_run(new: str, former: str | None = None) -> None:
    """Let the address name a run, and the one that it was changed from if any; nothing is selected or wanted."""
    st.session_state.pop(_WANTED, None)
    forget_selection()
    _go({_PLAN: new} if former is None else {_PLAN: new, _FROM: former})


def former_run() -> str | None:
    """The run whose request was changed into that of the run in the address."""
    return st.query_params.get(_FROM)


def want(wanted: Wanted) -> None:
    """Ask for something to be planned when the page is drawn next."""
    st.session_state[_WANTED] = wanted


def wanted() -> Wanted | None:
    """What is to be planned; it stays until its run is shown, so that no interruption loses it."""
    found = st.session_state.get(_WANTED)
    return found if isinstance(found, Wanted) else None


def asked() -> str | None:
    """The request that was typed and still lacks something."""
    return st.query_params.get(_ASK)


def ask(text: str) -> None:
    """Let the address keep a request that still lacks something."""
    _go({_ASK: text})


def follow_address() -> None:
    """Go where the page was going when it was interrupted, before anything is drawn.

    A map that reports its size, or a second click, begins the page anew with the address that the browser still has.
    """
    going = st.session_state.get(_GOING)
    if isinstance(going, dict):
        _go(going)


def arrive() -> None:
    """The page is drawn to its end: where the address leads from here is the reader's choice."""
    st.session_state.pop(_GOING, None)


def _go(to: dict[str, str]) -> None:
    st.session_state[_GOING] = to
    if any(st.query_params.get(name) != value for name, value in to.items()):
        st.query_params.update(to)
    for name in (_PLAN, _FROM, _ASK):
        if name not in to and name in st.query_params:
            del st.query_params[name]


def selected() -> Where | None:
    """The activity or leg that is selected in all views."""
    found = st.session_state.get(_SELECTED)
    return found if isinstance(found, Where) else None


def select(where: Where | None, by: str = "") -> None:
    """Select in all views; `by` is the view in which it was picked, where that keeps its last click."""
    st.session_state[_SELECTED] = where
    picks: Counter[str] = st.session_state.setdefault(_PICKS, Counter())
    picks[by] += 1


def turn(view: str) -> int:
    """How often something was selected elsewhere than in this view: then its own last click may be meant again."""
    picks: Counter[str] = st.session_state.get(_PICKS, Counter())
    return picks.total() - picks[view]


def handed_back(key: str) -> tuple[object, object]:
    """What the widget of that key hands back, and what it did at the last call; for what it calls when it changes."""
    handed: dict[str, object] = st.session_state.setdefault(_HANDED_BACK, {})
    now, before = st.session_state.get(key), handed.get(key)
    handed[key] = now
    return now, before


def choose(key: str, value: object) -> None:
    """Let the widget of that key have a value. Only before it is drawn."""
    st.session_state[key] = value


def forget_selection() -> None:
    """Nothing is selected."""
    st.session_state.pop(_SELECTED, None)


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


def choose_days(key: str, day: int | None) -> None:
    """Let the day filter of that key show a day, or all with 0; None leaves it as it is. Only before it is drawn."""
    if day is not None:
        st.session_state[key] = day
    st.session_state.setdefault(key, 0)


def is_new_file(file_id: str) -> bool:
    """Whether a file was not handed in before; a widget keeps its file."""
    known = st.session_state.get(_FILE)
    st.session_state[_FILE] = file_id
    return bool(file_id != known)


def remember_pages(pages: Mapping[str, StreamlitPage]) -> None:
    """Keep the pages of this run by their keys, so that a page can lead to another."""
    st.session_state[_PAGES] = dict(pages)


def page(key: str) -> StreamlitPage:
    """The page of that key."""
    found: dict[str, StreamlitPage] = st.session_state[_PAGES]
    return found[key]


def address(run: str) -> dict[str, str]:
    """The part of an address that names a run."""
    return {_PLAN: run}
