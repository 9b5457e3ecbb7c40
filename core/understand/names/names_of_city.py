"""The names of a city of a sandbox, made once."""

from weakref import WeakKeyDictionary

from core.sandbox.sandbox import Sandbox
from core.understand.names.place_names import PlaceNames

_known: WeakKeyDictionary[Sandbox, dict[str, PlaceNames]] = WeakKeyDictionary()


def names_of(sandbox: Sandbox, city: str | None) -> PlaceNames:
    """The names of a city of a sandbox, made once; of none where the city is not known."""
    if city is None or city not in sandbox.city_names:
        return PlaceNames()
    of_sandbox = _known.setdefault(sandbox, {})
    if city not in of_sandbox:
        of_sandbox[city] = PlaceNames(sandbox.city(city))
    return of_sandbox[city]
