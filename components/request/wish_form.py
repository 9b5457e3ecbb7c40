"""A wish as a small form: one widget for each field that its family declares."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import time
from typing import Any

import streamlit as st

from components.look.escape import Markdown, plain
from core.dsl.families.fields import ClockTime, Field, Listed, OneOf, PlaceField, Quantity, SomeOf, Whole
from core.dsl.families.table import family_of
from core.dsl.normal.values import Atom
from core.text import Text, shown
from studio.i18n import Translate


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
    fields = family_of(meaning).fields
    values: dict[str, Any] = {}
    for name, field in fields.items():
        value = getattr(meaning, name)
        values[name] = _Widget(field, f"{key}-{name}", say).draw(value, choices, values.get("kind", ""))
    return type(meaning)(**values) if _says_something(fields, values) else None


def _says_something(fields: Mapping[str, Field], values: Mapping[str, Any]) -> bool:
    """No group of names is empty, no place open, and of several times one at least is there."""
    optional = {name for name, field in fields.items() if isinstance(field, ClockTime) and field.optional}
    needed = all(
        value not in (None, frozenset(), "") for name, value in values.items() if name not in optional
    )
    return needed and (not optional or any(values[name] for name in optional))


@dataclass(frozen=True, slots=True)
class _Widget:
    """The widget of one field."""

    field: Field
    key: str
    say: Translate

    @property
    def label(self) -> Markdown:
        return plain(self.field.label.says(self.say.language))

    def draw(self, value: Any, choices: Choices, kind: str) -> Any:
        """Draw it and return its value; `kind` is the kind of place that a field above says."""
        match self.field:
            case Whole(_, most, least, step):
                return int(st.number_input(self.label, least, most, value, step=step, key=self.key))
            case Quantity(_, most, step):
                amount = st.number_input(
                    self.label, 0.0, most, float(value), step=step, format="%g", key=self.key
                )
                return float(amount)
            case Listed(_, table):
                options = choices.of(choices.places if table == "places" else choices.types, kind)
                return self._several(options, value, choices.said, f"{self.key}-{kind}")
            case PlaceField():
                return self._one_place(choices, value)
            case ClockTime():
                return _clock(st.time_input(self.label, _time(value), key=self.key))
            case SomeOf(_, options):
                return self._several(tuple(options), value, self._said(options), self.key)
            case OneOf(_, options):
                names = tuple(options)
                return st.selectbox(
                    self.label, names, names.index(value), format_func=self._said(options), key=self.key
                )

    def _said(self, options: Mapping[str, Text]) -> Callable[[str], str]:
        return lambda option: options[option].says(self.say.language)

    def _several(
        self, options: Sequence[str], value: frozenset[str], said: Callable[[str], str], key: str
    ) -> frozenset[str]:
        known = tuple(dict.fromkeys((*sorted(value - set(options)), *options)))
        held = [name for name in known if name in value]
        chosen = st.multiselect(
            self.label, known, held, format_func=lambda name: shown(said(name)), key=key, placeholder=self.say("wish-choose"),
            select_all=False,
        )  # fmt: skip
        return frozenset(chosen)

    def _one_place(self, choices: Choices, value: str) -> str | None:
        known = tuple(dict.fromkeys((*([value] if value else []), *choices.all_places)))
        at = known.index(value) if value else None
        return st.selectbox(
            self.label,
            known,
            at,
            format_func=lambda name: shown(choices.said(name)),
            key=self.key,
            placeholder=self.say("wish-choose"),
        )


def _time(clock: str | None) -> time | None:
    """The time of day; one past midnight as the last minute of its day."""
    if not clock:
        return None
    hours, minutes = (int(part) for part in clock.split(":"))
    return time(hours, minutes) if hours < 24 else time(23, 59)


def _clock(moment: time | None) -> str | None:
    return f"{moment:%H:%M}" if moment is not None else None
