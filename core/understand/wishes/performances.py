"""Shows of an evening at houses of which the data have the hours of the day alone: the evening is wished for, and no visit by day."""

from collections.abc import Iterable
from dataclasses import replace

from core.dsl.families.places import Names
from core.dsl.pauses.performances import performances
from core.sandbox.sandbox import Sandbox
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Wish


def without_performances(
    wishes: Iterable[Wish], likings: Iterable[Liking], sandbox: Sandbox | None, city: str | None
) -> tuple[Wish, ...]:
    """The wishes without visits to the houses where an evening is kept for the show."""
    if sandbox is None or city not in sandbox.city_names:
        return tuple(wishes)
    wanted = (one.thing.zh for one in likings if one.strength in ("must", "like"))
    shows = frozenset(one.thing for one in performances(wanted, sandbox.city(city)))
    return tuple(left for wish in wishes if (left := _less(wish, shows)) is not None)


def _less(wish: Wish, shows: frozenset[str]) -> Wish | None:
    meaning = wish.meaning
    if not isinstance(meaning, Names) or meaning.rule != "all" or meaning.names.isdisjoint(shows):
        return wish
    others = meaning.names - shows
    return replace(wish, meaning=replace(meaning, names=others)) if others else None
