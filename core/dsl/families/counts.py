"""How many: days, people, tickets, cars, rooms, beds."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from core.dsl.families.demands import no_more
from core.dsl.families.family import Beginning, Family, always
from core.dsl.families.fields import Field, Whole
from core.dsl.families.holes import only
from core.dsl.normal.shape import Blanks, Shape
from core.dsl.normal.values import Atom
from core.dsl.normal.words import counted
from core.text import Text


@dataclass(frozen=True, slots=True)
class Days(Atom):
    """The trip has so many days."""

    count: int


@dataclass(frozen=True, slots=True)
class People(Atom):
    """So many people travel."""

    count: int


@dataclass(frozen=True, slots=True)
class Tickets(Atom):
    """Every sight, train, flight and metro ride has so many tickets."""

    count: int


@dataclass(frozen=True, slots=True)
class Cars(Atom):
    """Every taxi ride takes so many cars."""

    count: int


@dataclass(frozen=True, slots=True)
class Rooms(Atom):
    """Every stay has so many rooms."""

    count: int


@dataclass(frozen=True, slots=True)
class Beds(Atom):
    """Every room has so many beds (the language's `room_type`)."""

    count: int


_FIELDS: Mapping[str, Field] = {"count": Whole(Text("数量", "How many"))}


def _shape(form: Callable[[int], Atom], pattern: str) -> tuple[Shape, ...]:
    def read(values: Blanks) -> Atom | None:
        number = only(values["NUMBER"], int)
        return None if number is None else form(number)

    def write(atom: Any) -> Blanks | None:
        return {"NUMBER": frozenset({atom.count})}

    return (Shape(pattern, read, write),)


def _of_stays(form: Callable[[int], Atom], function: str) -> tuple[Shape, ...]:
    pattern = f"""
result = True
for _activity in allactivities(plan):
    if activity_type(_activity) == 'accommodation' and {function}(_activity) not in NUMBER:
        result = False
"""
    return _shape(form, pattern)


DAYS = Family(
    name="days",
    about=Text("天数", "the number of days"),
    form=Days,
    shapes=_shape(Days, "result = day_count(plan) in NUMBER"),
    says=lambda atom: Text(f"行程共 {atom.count} 天", f"The trip lasts {counted(atom.count, 'day')}"),
    fields=_FIELDS,
    asks=no_more,
    effort=always(0),
    hardness=always(9),
)

PEOPLE = Family(
    name="people",
    about=Text("人数", "the number of people"),
    form=People,
    shapes=_shape(People, "result = people_count(plan) in NUMBER"),
    says=lambda atom: Text(f"{atom.count} 人出行", counted(atom.count, "traveller")),
    fields=_FIELDS,
    asks=no_more,
    effort=always(0),
    hardness=always(9),
)

TICKETS = Family(
    name="tickets",
    about=Text("票数", "the number of tickets"),
    form=Tickets,
    shapes=_shape(
        Tickets,
        """
result = True
for _activity in allactivities(plan):
    if activity_type(_activity) in ['attraction', 'airplane', 'train'] and activity_tickets(_activity) not in NUMBER:
        result = False
    if innercity_transport_type(activity_transports(_activity)) == 'metro' and metro_tickets(activity_transports(_activity)) not in NUMBER:
        result = False
""",
    ),
    says=lambda atom: Text(
        f"景点、火车、飞机和地铁每次买 {atom.count} 张票",
        f"{counted(atom.count, 'ticket')} for every sight, train, flight and metro ride",
    ),
    fields=_FIELDS,
    asks=lambda demands, atom, city: replace(demands, tickets=atom.count),
    hardness=always(7),
)

CARS = Family(
    name="cars",
    about=Text("出租车数", "the number of taxis"),
    form=Cars,
    shapes=_shape(
        Cars,
        """
result = True
for _activity in allactivities(plan):
    if innercity_transport_type(activity_transports(_activity)) == 'taxi' and taxi_cars(activity_transports(_activity)) not in NUMBER:
        result = False
""",
    ),
    says=lambda atom: Text(
        f"每次打车用 {atom.count} 辆车", f"{counted(atom.count, 'car')} for every taxi ride"
    ),
    fields=_FIELDS,
    menu={"cars": Beginning(Text("出租车数", "Taxis"), Cars(1))},
    asks=lambda demands, atom, city: replace(demands, cars=atom.count),
    hardness=always(7),
)

ROOMS = Family(
    name="rooms",
    about=Text("房间数", "the number of rooms"),
    form=Rooms,
    shapes=_of_stays(Rooms, "room_count"),
    says=lambda atom: Text(f"每晚订 {atom.count} 间房", f"{counted(atom.count, 'room')} for every night"),
    fields=_FIELDS,
    menu={"rooms": Beginning(Text("房间数", "Rooms"), Rooms(1))},
    asks=lambda demands, atom, city: replace(demands, rooms=atom.count),
    of_lodging=lambda atom, stay, city: stay.rooms == atom.count,
    hardness=always(7),
)

BEDS = Family(
    name="room_type",
    about=Text("床数", "the number of beds"),
    form=Beds,
    shapes=_of_stays(Beds, "room_type"),
    says=lambda atom: Text(f"每间房 {atom.count} 张床", f"{counted(atom.count, 'bed')} in every room"),
    fields=_FIELDS,
    menu={"beds": Beginning(Text("每间床数", "Beds in a room"), Beds(1))},
    of_lodging=lambda atom, stay, city: stay.offer.beds == atom.count,
    effort=always(2),
)
