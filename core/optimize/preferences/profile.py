"""What a trip is to be good at, beyond what is asked for: named presets of weights and of the shape of a day."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from importlib.resources import files
from math import inf
from typing import Any, Literal, get_args

from core.knowledge.places import Legs
from core.optimize.preferences.guide import Guide
from core.optimize.preferences.weights import USUAL, Weights
from core.text import Text

HURRY = 10.0
"""Minutes that the first sight of a day takes of its calm; each further one takes more: times the square of their number."""
TOO_MANY = 4000.0
"""Minutes that each sight of a day is liked less that is one more than a request wishes for."""
REPEATED = 40.0
"""Minutes that another sight of a kind is liked less."""
# On a trip of fewer days nobody has to go out of town.
_DAYS_FOR_OUTINGS = 5
ProfileName = Literal["default", "competition", "traveleval"]


@dataclass(frozen=True, slots=True)
class PlannerProfile:
    """How much each quality counts, and how full one likes the days. Dislikes are in minutes."""

    title: Text
    weights: Weights = USUAL
    tiring: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0, 10.0, 150.0, 340.0)
    """Dislike of a day with so many sights, the last value of any more."""
    liking_of_time: float = 1.0
    """How much more than usual time in the city is worth."""
    brief: bool = False
    """Whether visits take the shortest recommended time."""
    early_meals: bool = False
    """Whether one has breakfast in town on the day of arrival."""
    hotel_breakfast: bool = True
    """Whether one plans to have it in the hotel on the other days."""
    crowded: float = 0.0
    """Dislike of a sight whose queue may spoil the visit."""
    apart: float = 0.0
    """Dislike of a place for each time that it is farther from its own day's places than from those of another day."""
    route: float = 0.0
    """Dislike of each km of a day's route as the crow flies."""
    most_hotels: float = inf
    """In how many hotels one sleeps at most."""
    paced: float = 50.0
    """What a slow or full pace that is wished counts, times the square of a day's sights."""
    candidates: int = 3
    """With how many of the services and neighbourhoods that the bound makes out a trip is built, too."""
    guide: Guide | None = None
    """What one knows of places and hours, weighed; without one the profile follows its metrics alone."""
    tired: tuple[float, ...] = field(init=False, compare=False, repr=False)
    """How much a day with so many sights, `most` or fewer, is disliked for their number: `tiring`, weighed."""

    def __post_init__(self) -> None:
        """Weigh `tiring`."""
        ease = (self.weights.ease - 1) * HURRY
        weighed = tuple(one + ease * sights**2 for sights, one in enumerate(self.tiring))
        object.__setattr__(self, "tired", weighed)

    def at_pace(self, pace: int) -> "PlannerProfile":
        """The same with days as slow (-1) or as full (1) as a request wishes."""
        if not pace * self.paced:
            return self
        return self._tired_more(-pace * self.paced)

    def within(self, sights: int | None) -> "PlannerProfile":
        """The same with no more sights a day than a request wishes, where it says a number."""
        if sights is None or self.guide is None:
            return self
        over = (max(0, number - sights) for number in range(len(self.tiring)))
        return replace(
            self, tiring=tuple(one + TOO_MANY * n for one, n in zip(self.tiring, over, strict=True))
        )

    def with_legs(self, legs: frozenset[Legs]) -> "PlannerProfile":
        """The same with days as calm as the old and the young take them."""
        if self.guide is None or not legs:
            return self
        return self._tired_more(self.guide.gentle_day)

    def for_days(self, days: int) -> "PlannerProfile":
        """The same for a trip of so many days: who has seen the town goes to what is great around it."""
        if self.guide is None or days >= _DAYS_FOR_OUTINGS:
            return self
        return replace(self, guide=replace(self.guide, great_outing=0.0))

    def _tired_more(self, hurry: float) -> "PlannerProfile":
        return replace(self, tiring=tuple(one + hurry * n**2 for n, one in enumerate(self.tiring)))

    @property
    def early_breakfast(self) -> float:
        """How much breakfast in town on the day of arrival is liked: 1 as any meal, 0 not at all."""
        return 1.0 if self.early_meals else max(0.0, (self.weights.food - 1) / 2)

    @property
    def repeated(self) -> float:
        """How much less another sight of a kind that the trip has is liked."""
        return self.weights.variety * REPEATED

    @property
    def most(self) -> int:
        """The most sights in a day."""
        return len(self.tiring) - 1


def read_profile(text: str) -> PlannerProfile:
    """The profile of a TOML document such as those under `assets/profiles`; learned weights are read the same way."""
    document = tomllib.loads(text)
    title, guide = document["title"], document.get("guide")
    shape = {**document.get("shape", {})}
    if "tiring" in shape:
        shape["tiring"] = tuple(map(float, shape["tiring"]))
    return PlannerProfile(
        title=Text(title["zh"], title["en"]),
        weights=Weights(**document.get("weights", {})),
        guide=None if guide is None else _guide(guide),
        **shape,
    )


def _guide(table: Mapping[str, Any]) -> Guide:
    values: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else float(value) for key, value in table.items()
    }
    return Guide(**values)


def _of_name(name: ProfileName) -> PlannerProfile:
    return read_profile(files("assets").joinpath("profiles", f"{name}.toml").read_text(encoding="utf-8"))


PROFILES: dict[ProfileName, PlannerProfile] = {name: _of_name(name) for name in get_args(ProfileName)}
DEFAULT = PROFILES["default"]
