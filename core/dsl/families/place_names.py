"""The names of places in a constraint, whatever its family: found, and changed."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from core.dsl.families.fields import Listed, PlaceField
from core.dsl.families.kinds import PlaceKind
from core.dsl.families.table import family_of
from core.dsl.normal.values import And, Atom, Normal, Not, Opaque, Or


def places_named(constraint: Normal) -> Iterator[tuple[str, PlaceKind | None]]:
    """Each name with the kind of place it is named as; None where that is left open."""
    match constraint:
        case And(parts) | Or(parts):
            for part in parts:
                yield from places_named(part)
        case Not(part):
            yield from places_named(part)
        case Atom():
            for name, field in family_of(constraint).fields.items():
                value: Any = getattr(constraint, name)
                if isinstance(field, PlaceField):
                    yield value, None
                elif isinstance(field, Listed) and field.of == "places":
                    yield from ((place, constraint.kind) for place in value)  # type: ignore[attr-defined]
        case Opaque():
            return


def with_place_renamed(constraint: Normal, old: str, new: str) -> Normal:
    """The same about another place wherever the old one is named."""
    match constraint:
        case And(parts):
            return And(frozenset(with_place_renamed(part, old, new) for part in parts))
        case Or(parts):
            return Or(frozenset(with_place_renamed(part, old, new) for part in parts))
        case Not(part):
            return Not(with_place_renamed(part, old, new))
        case Atom():
            return replace(constraint, **_renamed(constraint, old, new))
        case Opaque():
            return constraint


def _renamed(atom: Atom, old: str, new: str) -> dict[str, Any]:
    """The fields of an atom that name a place, with the new name for the old one."""
    changed: dict[str, Any] = {}
    for name, field in family_of(atom).fields.items():
        value: Any = getattr(atom, name)
        if isinstance(field, PlaceField):
            changed[name] = new if value == old else value
        elif isinstance(field, Listed) and field.of == "places":
            changed[name] = frozenset(new if place == old else place for place in value)
    return changed
