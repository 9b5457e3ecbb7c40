"""The fields of a family's form: what each one is, so that a screen can draw it and names in it can be found."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from core.text import Text


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number between `least` and `most`, in steps."""

    label: Text
    most: int = 1000
    least: int = 1
    step: int = 1


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number from 0 to `most`, in steps: CNY, km."""

    label: Text
    most: float
    step: float


@dataclass(frozen=True, slots=True)
class Listed:
    """Several names of places, or several of their types, of the kind that the field `kind` above it says."""

    label: Text
    of: Literal["places", "types"]


@dataclass(frozen=True, slots=True)
class PlaceField:
    """A place of any kind, by its name."""

    label: Text


@dataclass(frozen=True, slots=True)
class ClockTime:
    """A time of day, `HH:MM`; of those that are `optional` one at least has to be there."""

    label: Text
    optional: bool = False


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few options."""

    label: Text
    options: Mapping[str, Text]


@dataclass(frozen=True, slots=True)
class SomeOf:
    """Several of a few options."""

    label: Text
    options: Mapping[str, Text]


Field = Whole | Quantity | Listed | PlaceField | ClockTime | OneOf | SomeOf
