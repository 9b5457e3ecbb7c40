"""Days, people, tickets, cars, rooms, beds."""

from collections.abc import Callable, Iterator
from typing import Any, cast

from core.dsl.normal.forms import Atom, Beds, Cars, Days, People, Rooms, Tickets
from core.dsl.normal.shape import Shape, Values
from core.dsl.normal.shapes.holes import only

_COUNT_SHAPES: dict[type[Atom], str] = {
    Days: "result = day_count(plan) == NUMBER",
    People: "result = people_count(plan) == NUMBER",
    Tickets: """
result = True
for _activity in allactivities(plan):
    if activity_type(_activity) in ['attraction', 'airplane', 'train'] and activity_tickets(_activity) not in NUMBER:
        result = False
    if innercity_transport_type(activity_transports(_activity)) == 'metro' and metro_tickets(activity_transports(_activity)) not in NUMBER:
        result = False
""",
    Cars: """
result = True
for _activity in allactivities(plan):
    if innercity_transport_type(activity_transports(_activity)) == 'taxi' and taxi_cars(activity_transports(_activity)) not in NUMBER:
        result = False
""",
    Rooms: """
result = True
for _activity in allactivities(plan):
    if activity_type(_activity) == 'accommodation' and room_count(_activity) not in NUMBER:
        result = False
""",
    Beds: """
result = True
for _activity in allactivities(plan):
    if activity_type(_activity) == 'accommodation' and room_type(_activity) not in NUMBER:
        result = False
""",
}


def count_shapes() -> Iterator[Shape]:
    """Shapes of `Days`, `People`, `Tickets`, `Cars`, `Rooms`, `Beds`."""
    for form, pattern in _COUNT_SHAPES.items():
        yield _count(cast(Any, form), pattern.replace("== NUMBER", "in NUMBER"))


def _count(form: Callable[[int], Atom], pattern: str) -> Shape:
    def read(values: Values) -> Atom | None:
        number = only(values["NUMBER"], int)
        return None if number is None else form(number)

    def write(atom: Atom) -> Values | None:
        return {"NUMBER": frozenset({atom.count})} if type(atom) is form else None  # type: ignore[union-attr]

    return Shape(pattern, read, write)
