"""What one knows of a sight. Lengths are minutes, clock times minutes of the day (past 24:00 after midnight)."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from core.text import Text

Standing = Literal["must", "worth", "near", "unasked"]
Moment = Literal["early", "morning", "day", "dusk", "night"]
Outing = Literal["half", "whole"]
Legs = Literal["old", "frail", "young", "wheels", "infant", "toddler", "little"]
Mood = Literal["quiet", "lively", "crowded", "culture", "nature", "romantic", "children", "grave"]
SightKind = Literal[
    "night_market", "cruise", "show", "theme_park", "zoo", "aquarium", "tower", "museum", "garden", "town", "street",
    "square", "temple", "mountain", "waterside", "park", "campus", "monument", "palace", "amusement", "sight",
    "building", "sport",
]  # fmt: skip

# Sunset moves by two and a half hours over the year; these are the hours of spring and autumn.
MOMENTS: dict[Moment, tuple[int, int]] = {
    "early": (5 * 60, 8 * 60 + 30),
    "morning": (8 * 60 + 30, 11 * 60 + 30),
    "day": (11 * 60 + 30, 17 * 60),
    "dusk": (17 * 60, 19 * 60),
    "night": (19 * 60, 29 * 60),
}
# of its natural length: a visit below that has not seen the place
_CUT_SHORT = 0.6
# natural lengths from here on are of the great ones
_GRAND, _GRAND_STAY = ("palace", "garden", "zoo"), 150
_LEAST_AT_GRAND, _LEAST_AT_PARK = 120, 360
_MORNING_SIGHT_BY_DAY = 0.5
# what opens early and is good all day is emptier and cooler in the morning
_EARLY_SIGHT_BY_DAY = 0.85
_OUT_OF_HOURS, _NIGHT_SIGHT_AT_DUSK, _NIGHT_SIGHT_BY_DAY, _ANYTHING_AT_NIGHT = 0.8, 0.6, 0.25, 0.5


@dataclass(frozen=True, slots=True)
class SightProfile:
    """One sight: its standing, how long and when one sees it, and what it goes with.

    A place that is `unasked` for draws nobody who did not ask for it: an office tower, a shooting club.
    `stay` and `stay_with_children` are natural lengths; `best` the moments when it is at its best. `site` is the name of
    the whole that it is part of (its own where it is a whole): equal sites are seen in one visit. `goes_with` are names as
    the city's table has them, `across` others on the far side of a water: who would sleep near it does not sleep over there; of the places that are `like` one word, one is enough for who did not ask for more. `light`: there is nothing to see after dark; `ticketed`: nobody gets in for nothing, but for a `fare` (CNY) of about so much. `tires` are the legs it is hard on, `shut` the days of the week on which
    it does not open (1 Monday to 7 Sunday). `why` is
    one sentence, None for a place that only defaults know (`known` is False).
    """

    name: str
    kind: SightKind
    standing: Standing
    stay: int
    stay_with_children: int
    best: frozenset[Moment]
    site: str
    goes_with: tuple[str, ...] = ()
    across: tuple[str, ...] = ()
    like: str | None = None
    outing: Outing | None = None
    indoors: bool = False
    shut: frozenset[int] = frozenset()
    light: bool = False
    ticketed: bool = False
    fare: int = 0
    tires: frozenset[Legs] = frozenset()
    moods: frozenset[Mood] = frozenset()
    name_en: str | None = None
    why: Text | None = None
    known: bool = True

    @property
    def is_part(self) -> bool:
        """Whether it lies inside another place, such as a hall of a palace."""
        return self.site != self.name

    @property
    def of_the_night(self) -> bool:
        """Whether one comes for its lights: a night market, a lit waterfront."""
        return _only_after_sunset(self.best)

    def length(self, *, children: bool = False) -> int:
        """Minutes that a visit naturally takes."""
        return self.stay_with_children if children else self.stay

    def least(self, *, children: bool = False) -> int:
        """Minutes below which a visit is cut short: three fifths of the natural length."""
        return round(_CUT_SHORT * self.length(children=children))

    @property
    def least_of_the_great(self) -> int | None:
        """Minutes at least at a palace, a great garden or zoo, a theme park that people come for; None elsewhere."""
        if not self.known or self.standing in ("near", "unasked"):
            return None
        if self.kind == "theme_park":
            return min(_LEAST_AT_PARK, self.stay)
        return _LEAST_AT_GRAND if self.kind in _GRAND and self.stay >= _GRAND_STAY else None

    def share(self, start: int, end: int) -> float:
        """How much of the place one has between two clock times, 0 to 1: 1 at its best, 0 for a garden after dark."""
        if end <= start:
            return self._share_at(start)
        had = 0.0
        for share, (since, until) in zip(self.shares, MOMENTS.values(), strict=True):
            if since < end and start < until:
                had += share * (min(end, until) - max(start, since))
        return had / (end - start)

    @property
    def shares(self) -> tuple[float, ...]:
        """How much of the place one has in each of the `MOMENTS`, in their order."""
        return _shares(self.best, self.light)

    def _share_at(self, minute: int) -> float:
        during = zip(self.shares, MOMENTS.values(), strict=True)
        return next((share for share, (since, until) in during if since <= minute < until), 0.0)


@lru_cache
def _shares(best: frozenset[Moment], light: bool) -> tuple[float, ...]:
    return tuple(_share_in(moment, best, light) for moment in MOMENTS)


def _share_in(moment: Moment, best: frozenset[Moment], light: bool) -> float:
    if moment == "day" and {"early", "day"} <= best:
        return _EARLY_SIGHT_BY_DAY
    if moment in best or (moment == "morning" and "day" in best):
        return 1.0
    if light and moment == "night":
        return 0.0
    if _only_after_sunset(best):
        return _NIGHT_SIGHT_AT_DUSK if moment == "dusk" else _NIGHT_SIGHT_BY_DAY
    if moment == "day" and best & {"early", "morning"}:
        return _MORNING_SIGHT_BY_DAY
    return _ANYTHING_AT_NIGHT if moment == "night" else _OUT_OF_HOURS


def _only_after_sunset(best: frozenset[Moment]) -> bool:
    return not best & {"early", "morning", "day"}
