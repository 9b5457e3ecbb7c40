"""What there is to do on a day: a sight or a meal with its hours, its length and its worth."""

from dataclasses import dataclass
from typing import Literal

from core.dsl.families.demands import NEVER

StopKind = Literal["breakfast", "attraction", "lunch", "dinner"]
STEP = 5
"""Minutes: stays begin and end at whole five, as people write them down."""
SHORTEST_VISIT = 30
"""Minutes of a visit or a meal in haste: what is shorter is no visit."""


@dataclass(frozen=True, slots=True)
class DayStop:
    """Something to do: it lasts `least` to `most` minutes and lies inside [opens, closes].

    `place` is "" for a meal whose restaurant is not chosen yet. `price` is CNY a person, `worth` minutes of liking,
    `base` the same for a free-handed traveller, to compare plans by. It begins by `begin_by` and does not end before
    `until`; what the request asks for is `required` and stays.
    """

    kind: StopKind
    place: str
    opens: int
    closes: int
    least: int
    most: int
    price: float = 0.0
    worth: float = 0.0
    base: float = 0.0
    begin_by: int = NEVER
    until: int = 0
    required: bool = False

    @property
    def is_meal(self) -> bool:
        """Whether it is a meal, which keeps its distance to other meals."""
        return self.kind != "attraction"
