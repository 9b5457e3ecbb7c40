"""Everything one knows of one city of a sandbox, looked up by the sandbox's own names."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from functools import lru_cache

from core.errors import UnknownPlaceError
from core.knowledge.kinds import kind_of, kinds
from core.knowledge.matching import find
from core.knowledge.meals import Eatery, eatery
from core.knowledge.places import Legs, Moment, Mood, SightProfile, Standing
from core.knowledge.tables import CityTable, Dish, city_table
from core.sandbox.city import City
from core.sandbox.places import Attraction

# cities whose knowledge is kept: those of several sandboxes
_CITIES_KEPT = 64
FLAGSHIPS = 2
"""So many of its first sights stand for a city."""
_OPENS_AT_NIGHT, _OPENS_IN_THE_EVENING = 17 * 60, 15 * 60
# of what is usual for a kind: what a source recommends counts within these
_SHORTEST, _LONGEST = 0.5, 1.75
# ranks of a city without a table, the last two as shares
_FIRST, _FOREMOST, _WELL_KNOWN = 3, 0.04, 0.25
_MOODS_OF_TYPES: Mapping[str, Mood] = {
    "小众秘境": "quiet",
    "亲子友好": "children",
    "网红打卡点": "crowded",
    "夜经济热点": "lively",
    "历史古迹": "culture",
    "非遗体验": "culture",
    "自然风光": "nature",
}


class CityKnowledge:
    """What one knows of the sights and restaurants of a city; nothing of it changes once it is made.

    Names are those of the sandbox. Every look-up is O(1).
    """

    def __init__(self, city: City) -> None:
        table = city_table(city.name)
        self.name = city.name
        self._has_table = bool(table.places)
        self.dishes: tuple[Dish, ...] = table.dishes
        self._places = _places(city, table)
        self._eateries = {row.name: eatery(row, table) for row in reversed(city.restaurants)}
        self._rows_of = _rows_of(self._places)
        self._goes_with = {name: self._beside(place, table) for name, place in self._places.items()}
        order = list(table.places) or list(self._places)
        self._first_of_kind: dict[str, str] = {}
        mains = {place.site: name for name, place in reversed(self._places.items()) if not place.is_part}
        self.flagships: tuple[str, ...] = tuple(
            mains[site] for site in order if site in mains and self._places[mains[site]].standing == "must"
        )
        self._first_sites = frozenset(self._places[name].site for name in self.flagships[:FLAGSHIPS])
        for site in order:
            if site in mains:
                self._first_of_kind.setdefault(self._places[mains[site]].kind, site)

    def is_left_out(self, place: SightProfile) -> bool:
        """Whether there is a table of the city's sights, and it does not name this one."""
        return self._has_table and not place.known

    def is_flagship(self, place: SightProfile) -> bool:
        """Whether it is one of the two that nobody leaves without."""
        return not place.is_part and place.site in self._first_sites

    def stands_in(self, place: SightProfile, legs: frozenset[Legs]) -> bool:
        """Whether it is easy on legs for which the flagship that it is like is too hard: a Great Wall with a cable car."""
        alike = (self._places[name] for name in self.flagships[:FLAGSHIPS])
        hard = place.like is not None and any(one.like == place.like and one.tires & legs for one in alike)
        return hard and not place.tires & legs and place.standing != "near"

    def is_best_of_its_kind(self, place: SightProfile) -> bool:
        """Whether a guide would name it before all others of its kind."""
        return self._first_of_kind.get(place.kind) == place.site

    def place(self, name: str) -> SightProfile:
        """What one knows of a sight. Raises UnknownPlaceError where the sandbox has no such sight."""
        if name not in self._places:
            raise UnknownPlaceError(self.name, name)
        return self._places[name]

    def eatery(self, name: str) -> Eatery:
        """What one knows of a restaurant. Raises UnknownPlaceError where the sandbox has no such restaurant."""
        if name not in self._eateries:
            raise UnknownPlaceError(self.name, name)
        return self._eateries[name]

    def goes_with(self, name: str) -> frozenset[str]:
        """The names of the sights that one naturally combines with this one, those of its own site left out."""
        return self._goes_with.get(name, frozenset())

    def companions(self, names: Collection[str]) -> frozenset[str]:
        """The names of the sights that one naturally combines with any of these, said of either; none of these themselves."""
        there = frozenset[str]().union(*map(self.goes_with, names))
        back = (name for name, others in self._goes_with.items() if not others.isdisjoint(names))
        return there.union(back).difference(names)

    def same_place(self, name: str) -> frozenset[str]:
        """The sights that the data name besides for the place that this name is of, and its parts; of a part only itself."""
        place = self._places.get(name)
        if place is None or place.is_part:
            return frozenset({name})
        return frozenset({name, *self._rows_of.get(place.site, ())})

    def _beside(self, place: SightProfile, table: CityTable) -> frozenset[str]:
        sites = (table.names.get(other) or table.parts.get(other) for other in place.goes_with)
        return frozenset(name for site in sites if site for name in self._rows_of.get(site, ()))


def lacks_price(name: str, city: City) -> bool:
    """Whether nobody gets into a sight for nothing, and the data have no price for it."""
    row = city.attraction(name)
    return row is not None and untold_fare(row, knowledge_of(city).place(name)) > 0


def untold_fare(row: Attraction, place: SightProfile) -> int:
    """CNY that a ticket costs as a rule of which the data have no price; 0 where one gets in for nothing or the price is told."""
    return place.fare if row.price == 0 and place.ticketed else 0


@lru_cache(maxsize=_CITIES_KEPT)
def knowledge_of(city: City) -> CityKnowledge:
    """What one knows of a city; made once and kept."""
    return CityKnowledge(city)


def _places(city: City, table: CityTable) -> dict[str, SightProfile]:
    found: dict[str, SightProfile] = {}
    for rank, row in enumerate(city.attractions):
        if row.name not in found:
            found[row.name] = _place(row, rank, city, table)
    return found


def _place(row: Attraction, rank: int, city: City, table: CityTable) -> SightProfile:
    match = find(table, city.name, row.name, row.name_en)
    if match is None:
        return _by_default(row, rank, city, table)
    whole = table.places[match.row]
    if not match.part:
        return whole
    part = _by_default(row, rank, city, table)
    return replace(part, standing="near", site=whole.site, best=whole.best, goes_with=whole.goes_with)


def _by_default(row: Attraction, rank: int, city: City, table: CityTable) -> SightProfile:
    """A place that no table knows: by its kind, its hours, what the source recommends and how high it stands there."""
    usual = kinds()[kind_of(row.name, row.types)]
    halfway = (row.recommended_min + row.recommended_max) / 2
    least, most = _SHORTEST * usual.usual.stay, _LONGEST * usual.usual.stay
    stay = round(min(max(halfway, least), most) / 5) * 5 if halfway > 0 else usual.usual.stay
    best = _moments(row, usual.usual.best)
    return replace(
        usual.usual,
        name=row.name,
        standing=_standing(usual.usual, rank, len(city.attractions), table),
        stay=stay,
        stay_with_children=round(stay * usual.children / 5) * 5,
        best=best,
        light=usual.usual.light and not best <= {"dusk", "night"},
        site=row.name,
        moods=usual.usual.moods | {_MOODS_OF_TYPES[one] for one in row.types if one in _MOODS_OF_TYPES},
        name_en=row.name_en,
    )


def _moments(row: Attraction, usual: frozenset[Moment]) -> frozenset[Moment]:
    if row.opens >= _OPENS_AT_NIGHT:
        return frozenset({"night"})
    return frozenset({"dusk", "night"}) if row.opens >= _OPENS_IN_THE_EVENING else usual


def _standing(usual: SightProfile, rank: int, count: int, table: CityTable) -> Standing:
    """A table names what is worth a visit; where there is none, sources list the well-known first."""
    if usual.standing == "unasked":
        return "unasked"
    if table.places:
        return "near"
    if rank < max(_FIRST, _FOREMOST * count):
        return "must"
    return "worth" if rank < _WELL_KNOWN * count else "near"


def _rows_of(places: Mapping[str, SightProfile]) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    ordered: Iterable[tuple[str, SightProfile]] = sorted(places.items(), key=lambda item: item[1].is_part)
    for name, place in ordered:
        found.setdefault(place.site, []).append(name)
    return {site: tuple(names) for site, names in found.items()}
