"""What rules know of a request while they read it: its cities, and the names of the one where it goes."""

from collections.abc import Sequence

from core.sandbox.sandbox import Sandbox
from core.understand.dates.trip_dates import TripDates
from core.understand.facts.facts import Facts
from core.understand.names.names_of_city import names_of
from core.understand.names.place_names import PlaceNames
from core.understand.text.lexicon import lexicon
from core.understand.text.writing.script import lower
from core.understand.wishes.wish import Scene


def scene_of(
    packed: str, folded: str, facts: Facts, sandbox: Sandbox | None, dates: TripDates | None
) -> Scene:
    """What rules know of the request: a city that is only misspelt lends its names all the same."""
    trip = facts.trip
    target = trip.target.value if trip.target else None
    likely = target or (trip.target_choices[0] if len(trip.target_choices) == 1 else None)
    names = names_of(sandbox, likely) if sandbox else PlaceNames()
    start = trip.start.value if trip.start else None
    return Scene(
        text=packed,
        folded=folded,
        lower=lower(folded),
        target_city=likely,
        names=names,
        start_city=start,
        first_day=dates.first if dates else None,
        last_day=dates.last if dates else None,
        days=facts.days,
    )


def cities_of(city_names: Sequence[str] | None, sandbox: Sandbox | None) -> tuple[str, ...]:
    """The cities that a request may be of: those that are given, else the sandbox's, else the known ten."""
    if city_names is not None:
        return tuple(city_names)
    return sandbox.city_names if sandbox is not None else tuple(lexicon("cities"))
