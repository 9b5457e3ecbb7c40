"""The Explore page's own: all that its view depends on is in its address.

The address holds `view`, `city`, `layer`, `kinds` (with commas between them), `words`, `types`, `place`, `to` (the other
city of a timetable) and `ask` (a question in SQL).
"""

from collections.abc import Iterable

import streamlit as st

from studio.state import address

_VIEW, _CITY, _LAYER, _KINDS, _WORDS, _TYPES, _PLACE, _TO, _QUESTION = (
    "view", "city", "layer", "kinds", "words", "types", "place", "to", "question",
)  # fmt: skip
_TABLES = "explore_tables"


def view() -> str | None:
    """The view that the address names."""
    return address.get(_VIEW)


def city() -> str | None:
    """The city that the address names."""
    return address.get(_CITY)


def to_city() -> str | None:
    """The city that a timetable leads to."""
    return address.get(_TO)


def layer() -> str | None:
    """The layer of the map."""
    return address.get(_LAYER)


def kinds() -> tuple[str, ...]:
    """The kinds of places that are shown; empty for all."""
    return _listed(_KINDS)


def types() -> tuple[str, ...]:
    """The types that places are filtered by."""
    return _listed(_TYPES)


def words() -> str:
    """What a name must hold."""
    return address.get(_WORDS) or ""


def place() -> str | None:
    """The id of the selected place."""
    return address.get(_PLACE)


def question() -> str | None:
    """The question in SQL that is answered."""
    return address.get(_QUESTION)


def show(*, view: str, city: str) -> None:
    """Let the address name a view and a city; another city has other places."""
    to = {_VIEW: view, _CITY: city}
    address.go(to, (_VIEW, _CITY) if address.get(_CITY) in (None, city) else (_VIEW, _CITY, _PLACE, _TYPES))


def filter_by(*, layer: str, kinds: Iterable[str], words: str, types: Iterable[str]) -> None:
    """Let the address name a layer and filters."""
    said = {_LAYER: layer, _KINDS: ",".join(kinds), _WORDS: words, _TYPES: ",".join(types)}
    address.go({name: value for name, value in said.items() if value}, (_LAYER, _KINDS, _WORDS, _TYPES))


def pick(spot: str | None) -> None:
    """Select a place, or none."""
    if spot != place():
        # a table that shows another selection is another table: it takes its first one alone
        st.session_state[_TABLES] = table_number() + 1
    address.go({} if spot is None else {_PLACE: spot}, (_PLACE,))


def table_number() -> int:
    """How often a place was selected elsewhere than in the table."""
    found = st.session_state.get(_TABLES)
    return found if isinstance(found, int) else 0


def travel(to: str) -> None:
    """Let the address name the city that a timetable leads to."""
    address.go({_TO: to}, (_TO,))


def ask(text: str) -> None:
    """Let the address keep a question in SQL."""
    address.go({_QUESTION: text} if text else {}, (_QUESTION,))


def _listed(name: str) -> tuple[str, ...]:
    return tuple(part for part in (address.get(name) or "").split(",") if part)
