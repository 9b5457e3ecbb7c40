"""The Explore page's own: all that its view depends on is in its address, and nowhere else.

The address holds `view`, `city`, `layer`, `kinds` (with commas between them), `words`, `types`, `place`, `to` (the other
city of a timetable) and `question` (in SQL). What stands in it is put into the controls before they are drawn; a control
that is changed writes it.
"""

from collections.abc import Iterable, Mapping

import streamlit as st

from studio.state import address, session

VIEW_CONTROL, CITY_CONTROL, TO_CONTROL, LAYER_CONTROL, KINDS_CONTROL, WORDS_CONTROL, TYPES_CONTROL, BOX = (
    "explore_view", "explore_city", "explore_to", "explore_layer", "explore_kinds", "explore_words", "explore_types",
    "explore_question",
)  # fmt: skip
"""Keys of widgets."""

_VIEW, _CITY, _LAYER, _KINDS, _WORDS, _TYPES, _PLACE, _TO, _QUESTION = (
    "view", "city", "layer", "kinds", "words", "types", "place", "to", "question",
)  # fmt: skip
_NAMES = (_VIEW, _CITY, _LAYER, _KINDS, _WORDS, _TYPES, _PLACE, _TO, _QUESTION)
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


def show(view: str) -> None:
    """Let the address name a view."""
    _go({_VIEW: view})


def visit(city: str, to: str | None = None) -> None:
    """Let the address name a city, which has other places, and where a timetable leads from it (None: it stays)."""
    _go({_CITY: city, _PLACE: None, _TYPES: None} | ({} if to is None else {_TO: to}))


def shade(layer: str) -> None:
    """Let the address name a layer of the map."""
    _go({_LAYER: layer})


def filter_by_kinds(kinds: Iterable[str]) -> None:
    """Let the address name the kinds of places that are shown; none stands for all."""
    _go({_KINDS: ",".join(kinds)})


def filter_by_words(words: str) -> None:
    """Let the address name what a name must hold."""
    _go({_WORDS: words.strip()})


def filter_by_types(types: Iterable[str]) -> None:
    """Let the address name the types that places are filtered by."""
    _go({_TYPES: ",".join(types)})


def pick(spot: str | None) -> None:
    """Select a place, or none."""
    if spot != place():
        # a table that shows another selection is another table: it takes its first one alone
        st.session_state[_TABLES] = table_number() + 1
    _go({_PLACE: spot})


def table_number() -> int:
    """How often a place was selected elsewhere than in the table."""
    found = st.session_state.get(_TABLES)
    return found if isinstance(found, int) else 0


def travel(to: str) -> None:
    """Let the address name the city that a timetable leads to."""
    _go({_TO: to})


def ask(text: str) -> None:
    """Let the address keep a question in SQL."""
    _go({_QUESTION: text})


def _go(changed: Mapping[str, str | None]) -> None:
    """Let the address say this, and all else as it does: another press may be on its way to the browser.

    It names the city from then on, also where it did not: the one that was shown is the first of the data.
    """
    said = {name: address.get(name) for name in _NAMES}
    said[_CITY] = said[_CITY] or session.kept(CITY_CONTROL, str, "")
    address.go({name: value for name, value in {**said, **changed}.items() if value}, _NAMES)


def _listed(name: str) -> tuple[str, ...]:
    return tuple(part for part in (address.get(name) or "").split(",") if part)
