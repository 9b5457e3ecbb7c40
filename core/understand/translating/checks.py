"""What is wrong with a constraint that a model wrote: its syntax, or names that the sandbox does not have."""

from collections.abc import Iterable

from core.dsl.families.places import Names, Types
from core.dsl.normal.recognition import parse_normal
from core.dsl.normal.values import And, Normal, Not, Or
from core.dsl.program import compile_constraint
from core.errors import DslError
from core.sandbox.city import City
from core.text import Text

_SHOWN = 3


def fault_of(dsl: str, city: City | None) -> Text | None:
    """What is wrong; None where nothing is. Without a city names cannot be looked up."""
    try:
        compile_constraint(dsl)
    except DslError as error:
        return error.text
    unknown = (
        [] if city is None else [name for name in _named(parse_normal(dsl)) if not _is_known(name, city)]
    )
    if not unknown:
        return None
    shown = ", ".join(unknown[:_SHOWN])
    return Text(f"沙盒里没有：{shown}", f"the sandbox does not have {shown}")


def _named(meaning: Normal) -> Iterable[str]:
    match meaning:
        case And(parts) | Or(parts):
            return [name for part in sorted(parts, key=repr) for name in _named(part)]
        case Not(part):
            return _named(part)
        case Names(names=names):
            return sorted(names)
        case Types(types=types):
            return sorted(types)
        case _:
            return ()


def _is_known(name: str, city: City) -> bool:
    places = (city.attraction(name), city.restaurant(name), city.hotel(name))
    return any(place is not None for place in places) or name in _kinds(city)


def _kinds(city: City) -> frozenset[str]:
    sights = (kind for row in city.attractions for kind in row.types)
    return frozenset(
        (*sights, *(row.cuisine for row in city.restaurants), *(f for h in city.hotels for f in h.features))
    )
