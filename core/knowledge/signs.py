"""How one knows a wished or refused thing, and a mood: the signs of the tables under `assets/knowledge`."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from core.knowledge.documents import read_document, words
from core.knowledge.places import SightProfile
from core.model.mealtimes import MealType
from core.sandbox.places import Attraction, Restaurant

ThingSide = Literal["meals", "sights"]


@dataclass(frozen=True, slots=True)
class ThingSigns:
    """How one knows a thing: by words of names and dishes, by cuisines, by kinds and types of sights.

    `but` are words that only sound like it; where there are `among`, a name tells only of sights of these kinds. What is
    `after_dark` is every sight that one comes to for its lights; what is `hard` on legs, every one that is so to the old; of a `standing`, every one that
    has it. By the words `several` a request speaks of more than one, by those of `daily` of one a day. It is eaten at that `meal` by who does not say when; of
    what is `led` the greatest sight comes first; the sights of another thing may come `first`. What one has `again` is for more than one day of a long
    trip; what is for a `whole_day` takes one of three days and more. Houses that are called another thing are `without` it: a halal
    house has no pork, whatever its dishes sound like.
    """

    words: tuple[str, ...]
    cuisines: frozenset[str] = frozenset()
    kinds: frozenset[str] = frozenset()
    types: frozenset[str] = frozenset()
    but: tuple[str, ...] = ()
    among: frozenset[str] = frozenset()
    after_dark: bool = False
    hard: bool = False
    standing: frozenset[str] = frozenset()
    several: tuple[str, ...] = ()
    daily: tuple[str, ...] = ()
    meal: MealType | None = None
    led: bool = False
    again: bool = False
    whole_day: bool = False
    first: str = ""
    without: str = ""

    def is_house(self, house: Restaurant, own: frozenset[str]) -> bool:
        """Whether a house is it, or recommends it; a cuisine of the city's `own` has dishes without it."""
        if self.without and signs_of("meals", self.without).is_called(house):
            return False
        return house.cuisine in self.cuisines - own or any(map(self._named, (house.name, *house.recommended)))

    def is_known_for(self, house: Restaurant) -> bool:
        """Whether one goes to a house for it: it is in its name or among the first it recommends."""
        return any(map(self._named, house.draws))

    def names(self, text: str) -> bool:
        """Whether words of a text are it: roast goose is meat."""
        return self._named(text)

    def is_called(self, house: Restaurant) -> bool:
        """Whether a house is it by its name or cuisine."""
        return house.cuisine in self.cuisines or self._named(house.name)

    def is_sight(self, sight: Attraction, place: SightProfile) -> bool:
        """Whether a sight is it; of one that a table knows, itself or within another, its kind tells."""
        if (self.after_dark and place.of_the_night) or (self.hard and "old" in place.tires):
            return True
        if (
            place.kind in self.kinds
            or place.standing in self.standing
            or not self.types.isdisjoint(sight.types)
        ):
            return True
        if self.kinds and (place.known or place.is_part):
            return False
        return (not self.among or place.kind in self.among) and self._named(sight.name)

    def _named(self, text: str) -> bool:
        for sounds_like in self.but:
            text = text.replace(sounds_like, "")
        return any(word in text for word in self.words)


@dataclass(frozen=True, slots=True)
class MoodWords:
    """What a wished mood likes and what contradicts it, among the moods of places."""

    liked: frozenset[str]
    against: frozenset[str]


def signs_of(side: ThingSide, name: str) -> ThingSigns:
    """How one knows a thing; one that no table has by its own name."""
    return signs_by_name(side).get(name) or ThingSigns((name,))


@cache
def signs_by_name(side: ThingSide) -> Mapping[str, ThingSigns]:
    """How one knows each thing that is eaten, or seen and done."""
    rows: Mapping[str, Mapping[str, Any]] = read_document("things")[side]
    return {
        name: ThingSigns(
            words=words(row, "words"),
            cuisines=frozenset(words(row, "cuisines")),
            kinds=frozenset(words(row, "kinds")),
            types=frozenset(words(row, "types")),
            but=words(row, "but"),
            among=frozenset(words(row, "among")),
            after_dark=bool(row.get("after_dark")),
            hard=bool(row.get("hard")),
            standing=frozenset(words(row, "standing")),
            several=words(row, "several"),
            daily=words(row, "daily"),
            meal=row.get("meal"),
            led=bool(row.get("led")),
            again=bool(row.get("again")),
            whole_day=bool(row.get("whole_day")),
            first=str(row.get("first", "")),
            without=str(row.get("without", "")),
        )
        for name, row in rows.items()
    }


@cache
def moods_by_name() -> Mapping[str, MoodWords]:
    """What each mood that one may be in likes and what contradicts it."""
    rows = read_document("things")["moods"]
    return {
        name: MoodWords(frozenset(words(row, "for")), frozenset(words(row, "against")))
        for name, row in rows.items()
    }
