"""From the places of each day, as a model named them, to what the assembly goes by."""

from collections.abc import Sequence

from core.agents.shared.assembly.depth_first import PlaceWorths

_FIRST, _STEP = 1_000.0, 20.0
"""What the first place of a day is worth, and each that follows less: more than any distance, so that the order of the
model is kept."""


def outline_ranking(
    days: Sequence[Sequence[str]], services: Sequence[str] = (), hotels: Sequence[str] = ()
) -> PlaceWorths:
    """A ranking by which each day has its own places, in their order."""
    worth = {name: _FIRST - _STEP * place for day in days for place, name in enumerate(day)}
    outline = {number: frozenset(day) for number, day in enumerate(days, start=1)}
    return PlaceWorths(
        sights=worth,
        restaurants=worth,
        outline=outline,
        services=frozenset(services),
        hotels=tuple(hotels),
    )


def each_once(days: Sequence[Sequence[str]], count: int) -> list[list[str]]:
    """So many days, each place only on the first day that has it."""
    seen: set[str] = set()
    kept: list[list[str]] = []
    for day in [*days, *([] for _ in range(count - len(days)))][:count]:
        own = [name for name in dict.fromkeys(day) if name not in seen]
        seen.update(own)
        kept.append(own)
    return kept
