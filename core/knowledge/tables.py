"""The tables of the cities, read once each."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, cast

from core.knowledge.documents import in_fives, words
from core.knowledge.kinds import kind_of, kinds, legs, moments, moods, shut_days
from core.knowledge.places import Outing, SightProfile, Standing
from core.sandbox.names.landmarks import DOCUMENTS, city_document
from core.text import Text


@dataclass(frozen=True, slots=True)
class Dish:
    """A dish the city is famous for, and the words by which a house that serves it is known."""

    name: Text
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CityTable:
    """The table of a city: its places by name in a guide's order, `names` from every other name of them to theirs,
    `parts` from what lies inside a place to that place, the cuisines that are local, and the famous dishes."""

    places: Mapping[str, SightProfile]
    names: Mapping[str, str]
    parts: Mapping[str, str]
    cuisines: frozenset[str]
    dishes: tuple[Dish, ...]


NO_TABLE = CityTable(places={}, names={}, parts={}, cuisines=frozenset(), dishes=())


@lru_cache(maxsize=256)
def city_table(city: str) -> CityTable:
    """The table of a city by its Chinese name; an empty one for a city that nobody has written about."""
    if city not in DOCUMENTS:
        return NO_TABLE
    document = city_document(city)
    rows: list[Mapping[str, Any]] = document["places"]
    return CityTable(
        places={row["name"]: _place(row) for row in rows},
        names={
            name: row["name"] for row in rows for name in (*words(row, "also"), row["name"], row["english"])
        },
        parts={part: row["name"] for row in rows for part in words(row, "parts")},
        cuisines=frozenset(document["cuisines"]),
        dishes=tuple(Dish(Text(zh, en), tuple(said.split())) for zh, en, said in document["dishes"]),
    )


def _place(row: Mapping[str, Any]) -> SightProfile:
    kind = kinds()[row.get("kind") or kind_of(row["name"], ())]
    usual, stay = kind.usual, row.get("stay", kind.usual.stay)
    return replace(
        usual,
        name=row["name"],
        standing=cast("Standing", row.get("standing", "worth")),
        stay=stay,
        stay_with_children=row.get("kids", in_fives(stay * kind.children)),
        best=moments(row) if "best" in row else usual.best,
        site=row["name"],
        goes_with=words(row, "with"),
        across=words(row, "across"),
        like=row.get("like"),
        outing=cast("Outing | None", row.get("outing")),
        indoors=row.get("indoors", usual.indoors),
        shut=shut_days(row) if "shut" in row else usual.shut,
        light=row.get("light", usual.light),
        ticketed=row.get("ticket", usual.ticketed),
        tires=legs(row) if "tires" in row else usual.tires,
        moods=moods(row) if "moods" in row else usual.moods,
        name_en=row["english"],
        why=Text(row["zh"], row["en"]),
        known=True,
    )
