"""When, or for how long, a request would be at the places of a city: by their hours and the sun."""

from collections.abc import Iterable, Iterator
from datetime import date

from core.knowledge.hours.sun import sunrise_and_sunset
from core.knowledge.things import FLAG_RAISING, SUNRISE, sights_of
from core.model.spells import Spell, VisitSpell, spell, visit_spell
from core.sandbox.city import City
from core.sandbox.places import hours_of


def spells_at(wanted: Iterable[str], city: City, first_day: date | None) -> dict[str, Spell]:
    """By the names of sights the spells that are wished for there, by the Chinese words of all that is `wanted`.

    Who wishes to see the flag raised is on its square at sunrise.
    """
    found: dict[str, Spell] = {}
    said = [wish for thing in wanted for wish in _wishes(thing, city)]
    for wish in said:
        sight = city.attraction(wish.place)
        if sight is None:
            continue
        known = found.get(wish.place)
        here = wish.spell.on_days_of(*sunrise_and_sunset(sight.position, first_day)).at(*hours_of(sight))
        if known is None:
            found[wish.place] = here
        else:
            # of two hours the one said later counts
            instead = known.has_hours and here.has_hours
            found[wish.place] = here.instead_of(known) if instead else known.also(here)
    return found


def _wishes(thing: str, city: City) -> Iterator[VisitSpell]:
    if thing == FLAG_RAISING:
        yield from (VisitSpell(name, spell(SUNRISE)) for name in sights_of(frozenset({thing}), city))
    wish = visit_spell(thing)
    if wish is not None:
        yield wish
