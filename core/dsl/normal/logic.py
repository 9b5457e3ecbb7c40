"""And, or, not on constraints, tidied so that equal meanings are equal values."""

from collections.abc import Callable, Iterable, Mapping

from core.dsl.normal.values import And, Normal, Not, Opaque, Or, QuantifiedAtom

_OPPOSITE_RULES: Mapping[str, str] = {"any": "none", "none": "any"}


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
    if isinstance(part, QuantifiedAtom) and part.how == "any" and len(part.group) == 1:
        return part.of("all", part.group)
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
    flat = _merged(flat, lambda part: part.how if part.how in ("all", "none") else None)
    return flat.pop() if len(flat) == 1 else And(frozenset(flat))


def _one_of(parts: Iterable[Normal]) -> Normal:
    """One of some canonical parts at least."""
    flat: set[Normal] = set()
    for part in parts:
        flat |= part.parts if isinstance(part, Or) else {part}
    flat = {_tidy(part) for part in _merged(flat, _as_choice)}
    return flat.pop() if len(flat) == 1 else Or(frozenset(flat))


def _as_choice(part: QuantifiedAtom) -> str | None:
    return "any" if part.how == "any" or (part.how == "all" and len(part.group) == 1) else None


def _merged(parts: set[Normal], rule_of: Callable[[QuantifiedAtom], str | None]) -> set[Normal]:
    """Joins the groups of choices that are alike under a rule; `rule_of` says which, None for what stays apart."""
    apart: set[Normal] = set()
    groups: dict[QuantifiedAtom, frozenset[str]] = {}
    for part in parts:
        rule = rule_of(part) if isinstance(part, QuantifiedAtom) else None
        if rule is None or not isinstance(part, QuantifiedAtom):
            apart.add(part)
            continue
        alike = part.of(rule, frozenset())
        groups[alike] = groups.get(alike, frozenset()) | part.group
    return apart | {alike.of(alike.how, group) for alike, group in groups.items()}


def negation(part: Normal) -> Normal:
    """Not that."""
    return _opposite(canonical(part))


def _opposite(part: Normal) -> Normal:
    """The negation of a canonical part."""
    if isinstance(part, Not):
        return part.part
    if isinstance(part, QuantifiedAtom):
        if part.how in _OPPOSITE_RULES:
            return _tidy(part.of(_OPPOSITE_RULES[part.how], part.group))
        if part.how == "all" and len(part.group) == 1:
            return part.of("none", part.group)
    return Not(part)


def conjuncts(constraint: Normal) -> frozenset[Normal]:
    """The smallest constraints that together mean the same: parts of an `And`, one name of many demanded or forbidden.

    Two requests want the same where the unions of their conjuncts are equal.
    """
    constraint = canonical(constraint)
    if isinstance(constraint, And):
        return frozenset(part for one in constraint.parts for part in conjuncts(one))
    if isinstance(constraint, QuantifiedAtom) and constraint.how in ("all", "none"):
        return frozenset(constraint.of(constraint.how, frozenset({one})) for one in constraint.group)
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
