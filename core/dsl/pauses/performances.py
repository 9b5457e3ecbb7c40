"""Evenings at shows that people come for, and at houses of which the data have no hours of their performances."""

from collections.abc import Iterable, Iterator

from core.knowledge.city import knowledge_of
from core.knowledge.hours.pauses import Pause
from core.model.spells import visit_spell
from core.sandbox.city import City
from core.sandbox.places import hours_of
from core.text import Name, Text, sentence

# A performance begins and ends between these minutes, and takes so many.
_EVENING, _PERFORMANCE = (18 * 60 + 50, 21 * 60 + 30), (100, 120)
# And a boat.
_PROGRAMME = 50
SPECIAL_EVENING = "特别的一晚"
"""What a celebration has once."""
# A house of which the data have the hours of the day is shut before its performances begin.
_CURTAIN, _IS_EVENING = 19 * 60 + 30, 17 * 60


def special_evening(city: City) -> Iterator[Pause]:
    """The evening of a celebration on the water or at a show that people come for; none where the city has none."""
    knowledge = knowledge_of(city)
    known = ((row, knowledge.place(row.name)) for row in city.attractions)
    sights = frozenset(
        row.name
        for row, place in known
        if place.kind in ("show", "cruise")
        and place.standing in ("must", "worth")
        and "night" in place.best
        and not (place.is_part or place.outing)
        and hours_of(row)[1] >= _EVENING[0] + _PERFORMANCE[0]
    )
    if sights:
        yield Pause(
            thing=SPECIAL_EVENING,
            name=Text("特别的一晚", "a special evening"),
            since=_EVENING[0],
            until=_EVENING[1],
            least=_PROGRAMME,
            most=_PERFORMANCE[1],
            sights=sights,
        )


def performances(named: Iterable[str], city: City) -> Iterator[Pause]:
    """The evenings at houses of which the data have the hours of the day alone.

    Where another house with the name of what is shown there (评弹) is open then, the evening is spent in it.
    """
    for wish in filter(None, map(visit_spell, named)):
        row = city.attraction(wish.place)
        if row is None or wish.spell.begins[0] < _IS_EVENING:
            # a dish for the evening has no stage
            continue
        if knowledge_of(city).place(wish.place).kind == "show" and hours_of(row)[1] < _CURTAIN:
            yield Pause(
                thing=wish.place,
                name=sentence("{place}的晚场演出", "a performance at {place}", place=Name(wish.place)),
                since=_EVENING[0],
                until=_EVENING[1],
                least=_PERFORMANCE[0],
                most=_PERFORMANCE[1],
                near=frozenset({wish.place}),
                sights=_open_stages(wish.place, city),
            )


def _open_stages(place: str, city: City) -> frozenset[str]:
    """The houses of an evening that have the name of a place, without that of its city."""
    shown, knowledge = place.removeprefix(city.name), knowledge_of(city)
    return frozenset(
        row.name
        for row in city.attractions
        if shown in row.name
        and knowledge.place(row.name).kind == "show"
        and hours_of(row)[1] >= _EVENING[0] + _PERFORMANCE[0]
    )
