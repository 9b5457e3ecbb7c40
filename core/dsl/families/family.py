"""What a family of constraints declares of itself: everything that reading, saying, asking and planning need."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from core.arrays import Bools
from core.dsl.families.demands import Demands, RideChoices, StayChoice
from core.dsl.families.fields import Field
from core.dsl.normal.shape import Shape
from core.dsl.normal.values import Atom
from core.sandbox.city import City
from core.text import Text

Decision = Literal["journey", "lodging"]
"""What alone can meet a constraint: the services there and back, or the hotel and its rooms."""

A = TypeVar("A", bound=Atom)


@dataclass(frozen=True, slots=True)
class Beginning(Generic[A]):
    """An entry of the menu of wishes: what it is called, and the value to fill in; its names may be empty."""

    label: Text
    value: A


@dataclass(frozen=True, slots=True, kw_only=True)
class Family(Generic[A]):
    """A family of constraints: one kind of wish."""

    name: str
    """What reports and requests call it; several forms may share it."""
    about: Text
    """What its wishes are about, as reports list them."""
    form: type[A]
    """The frozen dataclass that holds one such constraint."""
    shapes: tuple[Shape, ...]
    """How it is written in the language: the programs that are recognised, and the one it is written as."""
    says: Callable[[A], Text]
    """The sentence that people read; the names in it are its parts (`core.text.sentence`)."""
    fields: Mapping[str, Field]
    """The fields of its form, in the order in which they are drawn."""
    menu: Mapping[str, Beginning[A]] = field(default_factory=dict)
    """What the menu of wishes offers of it."""
    asks: Callable[[Demands, A, City], Demands] | None = None
    """What it asks of the decisions about the days, added to what was asked before.

    Without this, and where no one decision meets it, whole plans are held against it, which finds fewer of them.
    """
    of_journey: Callable[[A, RideChoices], Bools] | None = None
    """Which pairs of services meet it, where they alone decide."""
    of_lodging: Callable[[A, StayChoice, City], bool] | None = None
    """Whether a stay meets it, where that alone decides."""
    decided_by: Callable[[A], Decision | None] | None = None
    """The decision, or None, where that depends on the constraint; else by the two functions above."""
    effort: Callable[[A], int] = lambda atom: 6
    """What meeting it takes, from 0 (met without trying) to 9: alternatives with less are tried first."""
    hardness: Callable[[A], int] = lambda atom: 3
    """How late it is given up where not all wishes can be met, from 0 (first) to 9 (last)."""

    def decision(self, atom: A) -> Decision | None:
        """The one decision that meets it; None where it is about the days."""
        if self.decided_by is not None:
            return self.decided_by(atom)
        return "journey" if self.of_journey else "lodging" if self.of_lodging else None


def always(number: int) -> Callable[[Any], int]:
    """The same number for every constraint of a family."""
    return lambda atom: number
