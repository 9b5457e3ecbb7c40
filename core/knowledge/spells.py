"""When, or for how long, a request would be at the places of a city: by their hours and the sun."""

from collections.abc import Iterable
from datetime import date

from core.knowledge.sun import sunrise_and_sunset
from core.model.spells import Spell, visit_spell
from core.sandbox.city import City
from core.sandbox.places import hours_of


def spells_at(wanted: Iterable[str], city: City, first_day: date | None) -> dict[str, Spell]:
    """By the names of sights the spells that are wished for there, by the Chinese words of all that is `wanted`."""
    found: dict[str, Spell] = {}
    for wish in filter(None, map(visit_spell, wanted)):
        sight = city.attraction(wish.place)
        if sight is None:
            continue
        _, sunset = sunrise_and_sunset(sight.position, first_day)
        known, here = found.get(wish.place), wish.spell.on_days_of(sunset).at(*hours_of(sight))
        if known is None:
            found[wish.place] = here
        else:
            # of two hours the one said later counts
            instead = known.has_hours and here.has_hours
            found[wish.place] = here.instead_of(known) if instead else known.also(here)
    return found
