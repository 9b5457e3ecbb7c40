"""What there is to do on a day: a sight or a meal with its hours, its length and its worth."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from core.knowledge.places import MOMENTS
from core.model.clock import NEVER

DayStopKind = Literal["breakfast", "attraction", "lunch", "dinner", "pause"]
STEP = 5
"""Minutes: stays begin and end at whole five, as people write them down."""
_MOMENTS = tuple(MOMENTS.values())
# Who is there for all of these minutes of the day eats there, and is told so.
MEALS_INSIDE = ((11 * 60 + 45, 13 * 60 + 15), (17 * 60 + 30, 19 * 60 + 30))
# Ways in which places are liked by the hour: there are a few for each kind of them.
_APPEALS_KEPT = 256
SHORTEST_VISIT = 30
"""Minutes of a visit or a meal in haste: what is shorter is no visit."""


@dataclass(frozen=True, slots=True)
class Appeal:
    """What a visit is worth by its hour and its length: `liked` is all of it, in minutes.

    `shares` are how much of the place one has in the moments of a day (`core.knowledge.places.MOMENTS`), 0 to 1; the worth
    grows with the time up to the `natural` length (minutes) and not beyond.
    """

    liked: float
    natural: int
    shares: tuple[float, ...]
    had_by: tuple[float, ...] = field(init=False, repr=False, compare=False)
    """How many minutes of the place one has had by each minute of the day who is there all the time."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "had_by", _had_by(self.shares))

    def lost(self, start: int, end: int) -> float:
        """What is missing of the whole."""
        had_by, minutes = self.had_by, end - start
        return self.liked * (
            1 - (had_by[end] - had_by[start]) / (minutes if minutes > self.natural else self.natural)
        )


@lru_cache(maxsize=_APPEALS_KEPT)
def _had_by(shares: tuple[float, ...]) -> tuple[float, ...]:
    had, minute = [0.0], 0
    for share, (since, until) in zip(shares, _MOMENTS, strict=True):
        had += [had[-1]] * (since - minute) + [had[-1] + share * past for past in range(1, until - since + 1)]
        minute = until
    return (*had, *[had[-1]] * (NEVER - minute))


@dataclass(frozen=True, slots=True)
class DayStop:
    """Something to do: it lasts `least` to `most` minutes and lies inside [opens, closes].

    `place` is "" for a meal whose restaurant is not chosen yet, and for a pause (for a `thing`), which is where one is, or near its place. `price` is CNY a person, `untold` what a ticket costs beside it of which the data have no price, `worth` minutes of liking,
    `base` the same for a free-handed traveller, to compare plans by. It begins by `begin_by` and does not end before
    `until`; what the request asks for is `required` and stays. On the `shut` days of the trip it is closed. Where it `feeds`
    one eats inside. An outing takes half a day or a whole one, with the way there. An `other_museum` is one that nobody asked for, a `long_walk` one that takes the
    old half of a day on their feet.
    A pause `at_leisure` may as well be had in the hotel.
    One naturally sees it with those `beside` it. `alike` is the kind of a sight of which those who come along take two a day, "" where they do not mind.
    """

    kind: DayStopKind
    place: str
    opens: int
    closes: int
    least: int
    most: int
    price: float = 0.0
    untold: float = 0.0
    worth: float = 0.0
    base: float = 0.0
    begin_by: int = NEVER
    until: int = 0
    required: bool = False
    shut: frozenset[int] = frozenset()
    appeal: "Appeal | None" = None
    feeds: bool = False
    is_outing: bool = False
    is_museum: bool = False
    other_museum: bool = False
    long_walk: bool = False
    thing: str = ""
    at_leisure: bool = False
    alike: str = ""
    beside: frozenset[str] = frozenset()
    is_meal: bool = field(init=False, repr=False, compare=False)
    """Whether it is a meal, which keeps its distance to other meals."""
    is_sight: bool = field(init=False, repr=False, compare=False)
    """Whether it is a sight: neither a meal nor a pause."""
    usual: int = field(init=False, repr=False, compare=False)
    """Minutes that it lasts where there is time enough: its natural length, for an outing or a meal as long as one likes."""

    def __post_init__(self) -> None:
        # worked out once: they are asked for hundreds of thousands of times a plan
        object.__setattr__(self, "is_sight", self.kind == "attraction")
        object.__setattr__(self, "is_meal", self.kind not in ("attraction", "pause"))
        object.__setattr__(self, "usual", self._usual())

    def _usual(self) -> int:
        if self.appeal is None or self.is_outing:
            return self.most
        return min(max(-(-self.appeal.natural // STEP) * STEP, self.least), self.most)

    def __hash__(self) -> int:
        # Its place tells it apart from nearly all others; all fields would take longer than what is looked up by them.
        return hash(self.place)

    def lost(self, start: int, end: int) -> float:
        """How much of its worth is lost between these two minutes of the day, in minutes of liking."""
        return 0.0 if self.appeal is None else self.appeal.lost(start, end)

    def meals_inside(self, start: int, end: int) -> int:
        """How many of lunch and dinner one has inside between these two minutes: in a park one does not leave for them."""
        if not self.feeds:
            return 0
        return sum([start <= since and until <= end for since, until in MEALS_INSIDE])
