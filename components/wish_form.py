"""A wish as a small form: one field for each field of its typed value, whatever its kind."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import time
from typing import Any, get_args, get_type_hints

import streamlit as st

from core.dsl.normal.forms import Atom
from core.dsl.normal.words import COSTS, MODES
from studio.i18n import Translate

_RIDES, _WAYS = ("train", "airplane"), ("metro", "taxi", "walk")


@dataclass(frozen=True, slots=True)
class Choices:
    """What a city has to choose from, by kind of place (meals under `restaurant`), and how its names are said."""

    places: Mapping[str, Sequence[str]]
    types: Mapping[str, Sequence[str]]
    said: Callable[[str], str]

    def of(self, table: Mapping[str, Sequence[str]], kind: str) -> Sequence[str]:
        """The names or types for a kind of place."""
        return table.get(kind, table.get("restaurant", ()))

    @property
    def all_places(self) -> Sequence[str]:
        """The names of all kinds of places, sights first."""
        return tuple(dict.fromkeys(name for names in self.places.values() for name in names))


def show(meaning: Atom, choices: Choices, *, say: Translate, key: str) -> Atom | None:
    """Draw the form of a wish and return what it says now; None while it says nothing, such as no place at all."""
    hints: dict[str, Any] = get_type_hints(type(meaning))
    values: dict[str, Any] = {}
    for field in fields(meaning):
        value = getattr(meaning, field.name)
        values[field.name] = _field(field.name, hints[field.name], value, values, choices, say, key)
    made = type(meaning)(**values)
    return made if _says_something(values) else None


def _says_something(values: Mapping[str, Any]) -> bool:
    """No group of names is empty, no place open, and of several times one at least is there."""
    times = [value for name, value in values.items() if name.startswith(("starts_", "ends_"))]
    others = [value for name, value in values.items() if not name.startswith(("starts_", "ends_"))]
    return all(value not in (None, frozenset(), "") for value in others) and (not times or any(times))


def _field(
    name: str,
    hint: Any,
    value: Any,
    before: Mapping[str, Any],
    choices: Choices,
    say: Translate,
    key: str,
) -> Any:
    """The widget of one field, by its name and type; `before` are the fields above it."""
    label, key = say(f"wish-field-{name}"), f"{key}-{name}"
    match name:
        case "count":
            return int(st.number_input(label, 1, 1000, value, key=key))
        case "at_most":
            return float(st.number_input(label, 0.0, 1e9, float(value), step=100.0, format="%g", key=key))
        case "at_least":
            return int(st.number_input(label, 0, 1440, value, step=15, key=key))
        case "km":
            return float(st.number_input(label, 0.0, 1000.0, float(value), step=0.5, format="%g", key=key))
        case "names":
            kind = before["kind"]
            return _several(
                label, choices.of(choices.places, kind), value, choices.said, say, f"{key}-{kind}"
            )
        case "types":
            kind = before["kind"]
            return _several(label, choices.of(choices.types, kind), value, choices.said, say, f"{key}-{kind}")
        case "modes" | "out" | "back":
            modes = _RIDES if "Literal" in str(hint) else _WAYS
            return _several(label, modes, value, lambda mode: MODES[mode].says(say.language), say, key)
        case "place" | "first" | "second":
            return _one_place(label, choices, value, say, key)
        case "time" | "starts_by" | "starts_from" | "ends_by" | "ends_from":
            return _clock(st.time_input(label, _time(value), key=key))
        case _:
            options = get_args(hint)
            return st.selectbox(
                label, options, options.index(value), format_func=lambda one: _said(name, one, say), key=key
            )


def _several(
    label: str,
    options: Sequence[str],
    value: frozenset[str],
    said: Callable[[str], str],
    say: Translate,
    key: str,
) -> frozenset[str]:
    known = tuple(dict.fromkeys((*sorted(value - set(options)), *options)))
    held = [name for name in known if name in value]
    chosen = st.multiselect(
        label, known, held, format_func=said, key=key, placeholder=say("wish-choose"), select_all=False
    )
    return frozenset(chosen)


def _one_place(label: str, choices: Choices, value: str, say: Translate, key: str) -> str | None:
    known = tuple(dict.fromkeys((*([value] if value else []), *choices.all_places)))
    at = known.index(value) if value else None
    return st.selectbox(label, known, at, format_func=choices.said, key=key, placeholder=say("wish-choose"))


def _said(name: str, option: str, say: Translate) -> str:
    return COSTS[option].says(say.language) if name == "category" else say(f"wish-{name}-{option}")


def _time(clock: str | None) -> time | None:
    """The time of day; one past midnight as the last minute of its day."""
    if not clock:
        return None
    hours, minutes = (int(part) for part in clock.split(":"))
    return time(hours, minutes) if hours < 24 else time(23, 59)


def _clock(moment: time | None) -> str | None:
    return f"{moment:%H:%M}" if moment is not None else None
