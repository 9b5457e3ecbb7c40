"""The Plan page's own: the run that its address names, the request that is being made, the method and its parameters.

The address holds `plan` (the run that is shown), `undone` (the run that was gone back from, to which redo leads),
`ask` (a request that is not planned yet), `card` (the request of the library that it is, if any), and for a visitor who comes from elsewhere `stop` or `mend` (the stop to begin
with, such as `2.3`), beside the sandbox of the run and the language.
"""

import re
from collections.abc import Iterable, Mapping
from datetime import date

import streamlit as st

from core.model.query import MOST_CHARACTERS
from core.model.report import Where
from core.model.run import Edits, Run, Wanted
from core.text import Text
from studio.state import address

REQUEST, FOLLOW_UP = "request", "follow_up"
AGENT, MODEL, SEED, LEAVING = "agent", "model", "seed", "leaving"
"""Keys of widgets."""

SHOWN_STOP, MENDED_STOP = "stop", "mend"
"""Names in an address for a stop that is to be shown, and for one whose form is to be opened."""

_PLAN, _ASK, _UNDONE, _CARD = "plan", "ask", "undone", "card"
_NAMES = (_PLAN, _UNDONE, _ASK, _CARD, SHOWN_STOP, MENDED_STOP)
_STOP = re.compile(r"([0-9]{1,3})\.([0-9]{1,3})")
_WANTED, _CHANGE, _ADOPTED, _NOT_READ, _ANSWERED, _EDITOR, _KEYS, _ADDED = (
    "wanted", "change", "adopted", "not_read", "answered", "editor", "keys", "added",
)  # fmt: skip
_VERSIONS, _ELSEWHERE, _EDITS, _TAKEN, _OPENED = (
    "versions_known", "versions_elsewhere", "edits_known", "changes_taken", "opened_run",
)  # fmt: skip


def run_id() -> str | None:
    """The run that the address names."""
    return address.get(_PLAN)


def newly_opened() -> str | None:
    """The run that the address names, where it named another one, or none, when this was last asked."""
    run, last = run_id(), st.session_state.get(_OPENED)
    st.session_state[_OPENED] = run
    return run if run != last else None


def show_run(new: str, undone: str | None = None) -> None:
    """Let the address name a run, and the one that was gone back from if any; nothing is wanted any more."""
    for name in (_WANTED, _CHANGE, _NOT_READ):
        st.session_state.pop(name, None)
    address.go({_PLAN: new} if undone is None else {_PLAN: new, _UNDONE: undone}, _NAMES)


def undone_run() -> str | None:
    """The run that was gone back from: redo leads there again."""
    return address.get(_UNDONE)


def view_key(run: str) -> str:
    """The key of the view of a run's trip: another run begins with nothing selected and all days."""
    return f"trip-{run}"


def link(run: Run) -> dict[str, str]:
    """The part of an address that names a run, with the sandbox that it was made in."""
    return {**named(run.id), **address.shared(run.sandbox)}


def named(run_id: str) -> dict[str, str]:
    """The part of an address that names a run; the sandbox of the session stays."""
    return {_PLAN: run_id}


def stop(name: str, where: Where) -> dict[str, str]:
    """The part of an address that names a stop, to be shown (`SHOWN_STOP`) or mended (`MENDED_STOP`)."""
    return {name: f"{where.day}.{where.activity}"}


def stop_asked(name: str) -> Where | None:
    """The stop under a name of the address that the visitor comes with; from then on the selection is theirs."""
    found = _STOP.fullmatch(address.get(name) or "")
    st.query_params.pop(name, None)
    return Where(int(found[1]), int(found[2])) if found is not None else None


def want(wanted: Wanted, change: Text | None = None) -> None:
    """Ask for something to be planned when the page is drawn next; `change` says in words what is changed."""
    st.session_state[_WANTED], st.session_state[_CHANGE] = wanted, change


def wanted() -> Wanted | None:
    """What is to be planned; it stays until its run is shown, so that no interruption loses it."""
    found = st.session_state.get(_WANTED)
    return found if isinstance(found, Wanted) else None


def wanted_change() -> Text | None:
    """How what is wanted differs, as far as it was said."""
    found = st.session_state.get(_CHANGE)
    return found if isinstance(found, Text) else None


def take_changes(run: str) -> None:
    """What a run changed is well: it is told no more."""
    st.session_state.setdefault(_TAKEN, set()).add(run)


def are_taken(run: str) -> bool:
    """Whether what a run changed was found well."""
    return run in st.session_state.get(_TAKEN, set())


def say_not_read(run: str, told: Text, words: tuple[str, ...]) -> None:
    """Keep that a change of a run was typed that nobody understood, to be told once the page is drawn."""
    st.session_state[_NOT_READ] = (run, told, words)


def not_read(run: str) -> tuple[Text, tuple[str, ...]] | None:
    """The change of a run that was not understood: what to say of it, and its words."""
    found = st.session_state.get(_NOT_READ)
    return (found[1], found[2]) if isinstance(found, tuple) and found[0] == run else None


def know_version(run: str) -> None:
    """This session made that version itself."""
    known: set[str] = st.session_state.setdefault(_VERSIONS, set())
    known.add(run)


def made_elsewhere(versions: Iterable[str]) -> tuple[str, ...]:
    """Of all versions of a trip those that came from elsewhere since this session first saw one of them, unless put aside."""
    there, known = list(versions), st.session_state.setdefault(_VERSIONS, set())
    told: list[str] = st.session_state.setdefault(_ELSEWHERE, [])
    if any(one in known for one in there):
        told += [one for one in there if one not in known]
    known.update(there)
    return tuple(one for one in told if one in there)


def is_behind(run: str, versions: Iterable[str], edits: Edits) -> bool:
    """Whether there is a version of a trip, or a change of what a run was asked for, that this session has not seen yet."""
    known: set[str] = st.session_state.get(_VERSIONS, set())
    are_seen = all(one in known for one in versions)
    return not are_seen or st.session_state.get(_EDITS, {}).get(run, edits) != edits


def put_aside(version: str) -> None:
    """A version that came from elsewhere is told no more."""
    told: list[str] = st.session_state.get(_ELSEWHERE, [])
    st.session_state[_ELSEWHERE] = [one for one in told if one != version]


def know_edits(run: str, edits: Edits) -> None:
    """This session made, or has seen, these changes of what a run was asked for."""
    st.session_state.setdefault(_EDITS, {})[run] = edits


def are_edits_news(run: str, edits: Edits) -> bool:
    """Whether the changes of what a run was asked for are others than this session knew of; it knows them from now on."""
    before = st.session_state.get(_EDITS, {}).get(run, edits)
    know_edits(run, edits)
    return bool(before != edits)


def open_editor(run: str) -> None:
    """Ask for the form of the selected stop of a run, for the page that is drawn next."""
    st.session_state[_EDITOR] = run


def is_editor_asked(run: str) -> bool:
    """Whether the form of a run's selected stop was asked for; it is drawn once for that."""
    return bool(st.session_state.pop(_EDITOR, None) == run)


def ask_to_add(run: str, sight: str) -> None:
    """Ask where a sight fits into a run's trip, for the page that is drawn next."""
    st.session_state[_ADDED] = (run, sight)


def sight_to_add(run: str) -> str | None:
    """The sight that is to be added to a run's trip; it is asked about once."""
    found = st.session_state.pop(_ADDED, None)
    return found[1] if isinstance(found, tuple) and found[0] == run else None


def ask_for_keys() -> None:
    """Ask for the list of keys, for the page that is drawn next."""
    st.session_state[_KEYS] = True


def are_keys_asked() -> bool:
    """Whether the list of keys was asked for; it is drawn once for that."""
    return bool(st.session_state.pop(_KEYS, False))


def answer(text: str, question: str, number: int) -> None:
    """Keep which choice of a question about a text was taken, by the name of the question."""
    st.session_state.setdefault(_ANSWERED, {}).setdefault(text, {})[question] = number


def answers(text: str) -> Mapping[str, int]:
    """The choices that were taken for a text, by the names of its questions."""
    found: dict[str, dict[str, int]] = st.session_state.get(_ANSWERED, {})
    return found.get(text, {})


def open_request() -> str | None:
    """The request that was typed and still lacks something; an address may hold more than anybody types."""
    said = address.get(_ASK)
    return said if said is None else said[:MOST_CHARACTERS]


def ask(text: str, card: str | None = None) -> None:
    """Let the address keep a request that still lacks something, and which request of the library it is, if any."""
    address.go({_ASK: text} if card is None else {_ASK: text, _CARD: card}, _NAMES)


def card_of(text: str) -> str | None:
    """The request of the library that a text is, while it is what the address asks."""
    return address.get(_CARD) if open_request() == text else None


def agent(usual: str) -> str:
    """The agent that plans, by its name."""
    return str(st.session_state.get(AGENT) or usual)


def leaving() -> date | None:
    """The day of leaving that was chosen beside the box of the first page."""
    found = st.session_state.get(LEAVING)
    return found if isinstance(found, date) else None


def take_leaving() -> date | None:
    """The same, once: it was chosen for one request."""
    found = leaving()
    st.session_state.pop(LEAVING, None)
    return found


def model() -> str | None:
    """The profile of the language model that was chosen, by its name."""
    found = st.session_state.get(MODEL)
    return found if isinstance(found, str) else None


def time_limit_key(agent: str) -> str:
    """The key of the widget of a method's time limit: each has its own, as some take seconds and some minutes."""
    return f"time_limit-{agent}"


def bounds(agent: str, time_limit: float) -> tuple[float, int]:
    """The time limit of a method in seconds (`time_limit` where none was chosen) and the seed."""
    chosen = st.session_state.get(time_limit_key(agent))
    return float(chosen or time_limit), int(st.session_state.get(SEED) or 0)


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
