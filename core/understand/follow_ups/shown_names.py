"""Houses by the names that the page shows, where the data know no English of them."""

import re
from collections.abc import Iterator, Mapping

from core.sandbox.names.place_names import place_names
from core.sandbox.sandbox import Sandbox
from core.understand.names.calls import BRANCH, squeezed
from core.understand.names.names_of_city import names_of
from core.understand.names.place_names import NameKind, PlaceNames
from core.understand.text.writing.script import fold

_HOUSE_LETTERS = 8
"""Letters of a house's name that tell it from other words."""
_WHAT_IT_IS = re.compile(r" (?:restaurant|hotel)$", re.IGNORECASE)
"""The kind of a house at the end of its name, which one may leave away: Dongxinglou Restaurant."""


def names_as_shown(
    planned: Mapping[str, NameKind], folded: str, city: str | None, sandbox: Sandbox
) -> PlaceNames:
    """The names of a city's places; those of the trip (`planned`), and the houses that a (folded) text names, also as they
    are shown where only their sounds are known."""
    names = names_of(sandbox, city)
    if city is None or city not in sandbox.city_names:
        return names
    there, said = sandbox.city(city), squeezed(folded)
    shown = place_names(there, "en")
    kinds: dict[str, NameKind] = {}
    if len(said) >= _HOUSE_LETTERS:
        kinds |= {one.name: "restaurant" for one in there.restaurants}
        kinds |= {one.name: "hotel" for one in there.hotels}
    named = [
        (kind, name, house)
        for name, kind in kinds.items()
        for house in _calls(shown(name))
        if len(words := squeezed(house)) >= _HOUSE_LETTERS
        and words in said
        and not names.resolve(house, kind).known
    ]
    # of several of one name that of the trip is meant
    ours = [(kind, name, house) for name, kind in planned.items() for house in _calls(shown(name))]
    return names.known_as([*named, *ours])


def _calls(shown: str) -> Iterator[str]:
    """What a house is called by its shown name: without where it is, and without what it is."""
    # where it is stands behind a comma, which ends a clause, or in brackets: Zhao's Roast Duck House, Gulou
    house = BRANCH.sub("", fold(shown).partition(",")[0].strip()).strip()
    yield house
    if _WHAT_IT_IS.search(house):
        yield _WHAT_IT_IS.sub("", house)
