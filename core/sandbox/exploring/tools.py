"""The tools of ChinaTravel (paper, table 4) over a sandbox, for agents that explore it step by step.

Cities may be named in Chinese or English. Every table comes as its first page; `next_page` turns the pages of the last one.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from core.errors import InputError
from core.model.clock import DAY_MINUTES
from core.sandbox.city import City
from core.sandbox.exploring.goto import GotoLeg, goto, read_clock
from core.sandbox.exploring.tables import (
    ATTRACTION_KEYS,
    HOTEL_KEYS,
    RESTAURANT_KEYS,
    CellValue,
    Page,
    PageRow,
    attraction_row,
    hotel_rows,
    restaurant_row,
    service_row,
)
from core.sandbox.places import Attraction, Hotel, Restaurant, ServiceKind
from core.sandbox.sandbox import Sandbox

Keys = tuple[tuple[str, str], ...]
Filter = Callable[[CellValue], bool]
_Place = TypeVar("_Place", Attraction, Restaurant, Hotel)


@dataclass(frozen=True, slots=True)
class Note:
    """What an agent wrote down."""

    description: str
    content: str


class Tools:
    """One agent's view of a sandbox: it remembers the last table and the notes, so each run needs its own."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._latest = Page(())
        self.notes: list[Note] = []

    def attractions_keys(self, city: str) -> Keys:
        """The columns of the attractions table with their types."""
        self._city(city)
        return ATTRACTION_KEYS

    def accommodations_keys(self, city: str) -> Keys:
        """The columns of the accommodations table with their types; a hotel has a row for each room offer."""
        self._city(city)
        return HOTEL_KEYS

    def restaurants_keys(self, city: str) -> Keys:
        """The columns of the restaurants table with their types."""
        self._city(city)
        return RESTAURANT_KEYS

    def attractions_select(self, city: str, key: str, func: Filter) -> Page:
        """The attractions whose value in a column satisfies a function. Raises InputError for an unknown column."""
        return self._select(_attractions(self._city(city).attractions), ATTRACTION_KEYS, key, func)

    def accommodations_select(self, city: str, key: str, func: Filter) -> Page:
        """The room offers whose value in a column satisfies a function. Raises InputError for an unknown column."""
        return self._select(_hotels(self._city(city).hotels), HOTEL_KEYS, key, func)

    def restaurants_select(self, city: str, key: str, func: Filter) -> Page:
        """The restaurants whose value in a column satisfies a function. Raises InputError for an unknown column."""
        return self._select(_restaurants(self._city(city).restaurants), RESTAURANT_KEYS, key, func)

    def attractions_id_is_open(self, city: str, id: int, time: str) -> bool:
        """Whether the attraction of that id is open at a time HH:MM. Raises InputError for an unknown id."""
        found = _by_id(self._city(city).attractions, id)
        return _is_open(found.opens, found.closes, read_clock(time))

    def restaurants_id_is_open(self, city: str, id: int, time: str) -> bool:
        """Whether the restaurant of that id is open at a time HH:MM. Raises InputError for an unknown id."""
        found = _by_id(self._city(city).restaurants, id)
        return _is_open(found.opens, found.closes, read_clock(time))

    def attractions_nearby(self, city: str, point: str, topk: int = 10, dist: float = 2.0) -> Page:
        """At most `topk` attractions within `dist` km of a place, the nearest first. Raises UnknownPlaceError."""
        known = self._city(city)
        return self._nearby(known, known.attractions, lambda n, p: (attraction_row(n, p),), point, topk, dist)

    def accommodations_nearby(self, city: str, point: str, topk: int = 10, dist: float = 2.0) -> Page:
        """The room offers of at most `topk` hotels within `dist` km of a place, the nearest first.

        Raises UnknownPlaceError.
        """
        known = self._city(city)
        return self._nearby(known, known.hotels, hotel_rows, point, topk, dist)

    def restaurants_nearby(self, city: str, point: str, topk: int = 10, dist: float = 2.0) -> Page:
        """At most `topk` restaurants within `dist` km of a place, the nearest first. Raises UnknownPlaceError."""
        known = self._city(city)
        return self._nearby(known, known.restaurants, lambda n, p: (restaurant_row(n, p),), point, topk, dist)

    def attractions_types(self, city: str) -> tuple[str, ...]:
        """The types of attraction in a city, each once, in the order of the source."""
        return tuple(dict.fromkeys(kind for a in self._city(city).attractions for kind in a.types if kind))

    def restaurants_cuisine(self, city: str) -> tuple[str, ...]:
        """The cuisines in a city, each once, in the order of the source."""
        return tuple(dict.fromkeys(r.cuisine for r in self._city(city).restaurants if r.cuisine))

    def restaurants_with_recommended_food(self, city: str, food: str) -> Page:
        """The restaurants one of whose recommended dishes has `food` in its name."""
        rows = enumerate(self._city(city).restaurants)
        return self._show(
            restaurant_row(n, r) for n, r in rows if any(food in dish for dish in r.recommended)
        )

    def goto(
        self, city: str, start: str, end: str, start_time: str, transport_type: str
    ) -> list[GotoLeg] | str:
        """The legs from one place to another by `walk`, `metro` or `taxi`, or the text of a refusal.

        Raises UnknownPlaceError, and InputError for a malformed time.
        """
        return goto(self._city(city), start, end, start_time, transport_type)

    def intercity_transport_select(
        self, start_city: str, end_city: str, intercity_type: ServiceKind, earliest_leave_time: str = "00:00"
    ) -> Page:
        """The trains or flights between two cities that leave at a time HH:MM or later, by departure."""
        if intercity_type not in ("train", "airplane"):
            raise InputError(
                f"跨城交通只有 train 和 airplane，没有 {intercity_type!r}",
                f"between cities there are train and airplane, not {intercity_type!r}",
            )
        services = self._sandbox.services(self._city(start_city).name, self._city(end_city).name)
        earliest = read_clock(earliest_leave_time)
        return self._show(
            service_row(s) for s in services if s.kind == intercity_type and s.departs >= earliest
        )

    def next_page(self) -> Page | None:
        """The next page of the last table; None after its end."""
        if not self._latest.has_next:
            return None
        self._latest = Page(self._latest.table, self._latest.number + 1)
        return self._latest

    def notedown(self, description: str, content: str) -> Note:
        """Write into the notebook, which `notes` holds in order."""
        note = Note(description, content)
        self.notes.append(note)
        return note

    def _city(self, name: str) -> City:
        return self._sandbox.city(self._sandbox.chinese_name(name))

    def _show(self, rows: Iterable[PageRow]) -> Page:
        self._latest = Page(tuple(rows))
        return self._latest

    def _select(self, rows: Iterable[PageRow], keys: Keys, key: str, func: Filter) -> Page:
        names = [name for name, _ in keys]
        if key not in names:
            raise InputError(
                f"没有名为 {key!r} 的列，可用：{'、'.join(names)}",
                f"there is no column {key!r}; there are {', '.join(names)}",
            )
        return self._show(row for row in rows if func(row[key]))

    def _nearby(
        self,
        city: City,
        places: Sequence[_Place],
        rows_of: Callable[[int, _Place], Iterable[PageRow]],
        point: str,
        topk: int,
        dist: float,
    ) -> Page:
        distances, index = city.network.distances_from(point), city.network.index
        reachable = ((float(distances[index[p.name]]), n, p) for n, p in enumerate(places) if p.name in index)
        nearest = sorted((item for item in reachable if item[0] <= dist), key=lambda item: item[:2])[:topk]
        return self._show({**row, "distance": km} for km, n, place in nearest for row in rows_of(n, place))


def _attractions(places: Sequence[Attraction]) -> Iterable[PageRow]:
    return (attraction_row(number, place) for number, place in enumerate(places))


def _restaurants(places: Sequence[Restaurant]) -> Iterable[PageRow]:
    return (restaurant_row(number, place) for number, place in enumerate(places))


def _hotels(places: Sequence[Hotel]) -> Iterable[PageRow]:
    return (row for number, place in enumerate(places) for row in hotel_rows(number, place))


def _by_id(places: Sequence[_Place], number: int) -> _Place:
    if not 0 <= number < len(places):
        raise InputError(
            f"没有编号 {number}，应为 0 至 {len(places) - 1}",
            f"there is no id {number}; ids are 0 to {len(places) - 1}",
        )
    return places[number]


def _is_open(opens: int, closes: int, time: int) -> bool:
    """Both ends count as open, and a place that closes after midnight is open in the small hours."""
    if closes <= opens:
        closes += DAY_MINUTES
    return opens <= time <= closes or opens <= time + DAY_MINUTES <= closes
