"""And, or, not on constraints, tidied so that equal meanings are equal values."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from core.dsl.normal.forms import And, InnerModes, Names, Normal, Not, Opaque, Or, Rule, Types

_Choice = Names | Types | InnerModes
_OPPOSITE_RULES: dict[str, Rule] = {"any": "none", "none": "any"}


def canonical(constraint: Normal) -> Normal:
    """The same constraint in its one form.

    A choice of one is a demand for it; demands, prohibitions and choices of one kind that stand together are one;
    nested combinations are flat. Each part is made once, however often it occurs.
    """
    return _made(constraint, {})


def _made(constraint: Normal, known: dict[Normal, Normal]) -> Normal:
    if constraint in known:
        return known[constraint]
    match constraint:
        case And(parts):
            made = _all_of(_made(part, known) for part in parts)
        case Or(parts):
            made = _one_of(_made(part, known) for part in parts)
        case Not(part):
            made = _opposite(_made(part, known))
        case _:
            made = _tidy(constraint)
    known[constraint] = made
    return made


def _tidy(part: Normal) -> Normal:
    """A choice of one is a demand for it."""
    if isinstance(part, (Names, Types, InnerModes)) and part.rule == "any" and len(_values(part)) == 1:
        return replace(part, rule="all")
    return part


def conjunction(parts: Iterable[Normal]) -> Normal:
    """All of them."""
    return _all_of(map(canonical, parts))


def disjunction(parts: Iterable[Normal]) -> Normal:
    """At least one of them."""
    return _one_of(map(canonical, parts))


def _all_of(parts: Iterable[Normal]) -> Normal:
    """All of some canonical parts."""
    flat: set[Normal] = set()
    for part in parts:
        flat |= part.parts if isinstance(part, And) else {part}
    flat = _merged(flat, lambda part: part.rule if part.rule in ("all", "none") else None)
    return flat.pop() if len(flat) == 1 else And(frozenset(flat))


def _one_of(parts: Iterable[Normal]) -> Normal:
    """One of some canonical parts at least."""
    flat: set[Normal] = set()
    for part in parts:
        flat |= part.parts if isinstance(part, Or) else {part}
    flat = {_tidy(part) for part in _merged(flat, _as_choice)}
    return flat.pop() if len(flat) == 1 else Or(frozenset(flat))


def _as_choice(part: _Choice) -> str | None:
    return "any" if part.rule == "any" or (part.rule == "all" and len(_values(part)) == 1) else None


def _merged(parts: set[Normal], rule_of: Callable[[_Choice], str | None]) -> set[Normal]:
    """Joins names, types or modes of one kind under a rule; `rule_of` says which, None for what stays apart."""
    merged: dict[Any, Normal] = {}
    for part in parts:
        rule = rule_of(part) if isinstance(part, (Names, Types, InnerModes)) else None
        if rule is None or not isinstance(part, (Names, Types, InnerModes)):
            merged[part] = part
            continue
        key = (type(part), getattr(part, "kind", None), rule)
        before = merged.get(key)
        values = _values(part) | (
            _values(before) if isinstance(before, (Names, Types, InnerModes)) else frozenset()
        )
        merged[key] = _with(part, values, rule)
    return set(merged.values())


def _values(part: _Choice) -> frozenset[str]:
    match part:
        case Names():
            return part.names
        case Types():
            return part.types
        case InnerModes():
            return part.modes


def _with(part: _Choice, values: frozenset[str], rule: Any) -> _Choice:
    match part:
        case Names():
            return Names(part.kind, rule, values)
        case Types():
            return Types(part.kind, rule, values)
        case InnerModes():
            return InnerModes(rule, values)


def negation(part: Normal) -> Normal:
    """Not that."""
    return _opposite(canonical(part))


def _opposite(part: Normal) -> Normal:
    """The negation of a canonical part."""
    if isinstance(part, Not):
        return part.part
    if isinstance(part, (Names, Types, InnerModes)):
        if part.rule in _OPPOSITE_RULES:
            return _tidy(_with(part, _values(part), _OPPOSITE_RULES[part.rule]))
        if part.rule == "all" and len(_values(part)) == 1:
            return _with(part, _values(part), "none")
    return Not(part)


def conjuncts(constraint: Normal) -> frozenset[Normal]:
    """The smallest constraints that together mean the same: parts of an `And`, one name of many demanded or forbidden.

    Two requests want the same where the unions of their conjuncts are equal.
    """
    constraint = canonical(constraint)
    if isinstance(constraint, And):
        return frozenset(part for one in constraint.parts for part in conjuncts(one))
    if isinstance(constraint, (Names, Types, InnerModes)) and constraint.rule in ("all", "none"):
        return frozenset(_with(constraint, frozenset({one}), constraint.rule) for one in _values(constraint))
    return frozenset({constraint})


def has_opaque(constraint: Normal) -> bool:
    """Whether a part of it is not recognised."""
    match constraint:
        case And(parts) | Or(parts):
            return any(map(has_opaque, parts))
        case Not(part):
            return has_opaque(part)
        case _:
            return isinstance(constraint, Opaque)
