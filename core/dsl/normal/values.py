"""A typed constraint: an atom of one of the families, or a combination of such.

All are frozen and hashable, and equal where they mean the same: groups of names are frozensets, a choice of one is a
demand for it. `canonical` (in `core.dsl.normal.logic`) tidies what was put together by hand. Names and types are those
of the sandbox, clock times `HH:MM` texts (compared as texts, as the language does), money CNY, distances km, spans
minutes.
"""

from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Self

from core.text import Text


@dataclass(frozen=True, slots=True)
class Atom:
    """A constraint of one of the families in `core.dsl.families.table`."""


@dataclass(frozen=True, slots=True)
class QuantifiedAtom(Atom):
    """An atom about a group of texts: its `rule` says whether `all` of them are wished, `any` one, or `none`.

    `GROUP` is the name of the field that holds them. Choices that differ in nothing else are joined where they stand
    together, and a choice of one is a demand for it.
    """

    GROUP: ClassVar[str]

    @property
    def group(self) -> frozenset[str]:
        """The texts."""
        group: frozenset[str] = getattr(self, self.GROUP)
        return group

    @property
    def how(self) -> str:
        """The rule."""
        rule: str = getattr(self, "rule")  # noqa: B009 - each family types its own rules
        return rule

    def of(self, rule: str, group: frozenset[str]) -> Self:
        """The same choice with another rule and group."""
        changed: dict[str, Any] = {"rule": rule, self.GROUP: group}
        return replace(self, **changed)


@dataclass(frozen=True, slots=True)
class And:
    """All of them hold."""

    parts: "frozenset[Normal]"


@dataclass(frozen=True, slots=True)
class Or:
    """At least one of them holds."""

    parts: "frozenset[Normal]"


@dataclass(frozen=True, slots=True)
class Not:
    """It does not hold."""

    part: "Normal"


@dataclass(frozen=True, slots=True)
class Opaque:
    """A constraint of no known kind, or a text that cannot be read; it is evaluated as it stands.

    `limit` names the limit that was reached where the text is too large to recognise.
    """

    source: str
    limit: Text | None = field(default=None, compare=False)


Normal = Atom | And | Or | Not | Opaque
