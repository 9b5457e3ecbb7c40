"""What one can change of a plan by hand. Places are (day, activity of the day), both from 1; times are minutes."""

from dataclasses import dataclass

from core.model.locks import StopIndex, StopKind
from core.model.mode import Mode


@dataclass(frozen=True, slots=True)
class Remove:
    """A visit or meal is left out."""

    place: StopIndex


@dataclass(frozen=True, slots=True)
class Replace:
    """Another sight, restaurant or hotel in the place of one."""

    place: StopIndex
    name: str


@dataclass(frozen=True, slots=True)
class Add:
    """A visit or meal more, after an activity (number 0: at the beginning of the day)."""

    after: StopIndex
    kind: StopKind
    name: str


@dataclass(frozen=True, slots=True)
class Move:
    """A visit or meal goes to a day, to stand there as the activity of that number."""

    place: StopIndex
    day: int
    number: int


@dataclass(frozen=True, slots=True)
class Retime:
    """A visit or meal begins at another minute of its day, before or after others if need be."""

    place: StopIndex
    start: int


@dataclass(frozen=True, slots=True)
class Lengthen:
    """A visit or meal takes another number of minutes."""

    place: StopIndex
    minutes: int


@dataclass(frozen=True, slots=True)
class GoBy:
    """Another way of getting to an activity."""

    place: StopIndex
    mode: Mode


@dataclass(frozen=True, slots=True)
class OtherHotel:
    """Another hotel for all nights; breakfasts in the hotel go with it."""

    name: str


@dataclass(frozen=True, slots=True)
class OtherRooms:
    """All nights in rooms of so many beds, in the same hotel."""

    beds: int


Edit = Remove | Replace | Add | Move | Retime | Lengthen | GoBy | OtherHotel | OtherRooms
