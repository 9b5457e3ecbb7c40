"""Alternatives by what they are best at, so that three or four of many can be offered by name."""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from core.agents.protocol import Alternative
from core.model.derived.measures import minutes_on_the_way, minutes_out, sights
from core.model.plan import Plan

Best = Literal["cheapest", "calmest", "most_sights", "least_travel", "different"]
_BY: Mapping[Best, Callable[[Plan], float]] = {
    "cheapest": lambda plan: plan.total_cost,
    "calmest": minutes_out,
    "most_sights": lambda plan: -sights(plan),
    "least_travel": minutes_on_the_way,
}
"""What each is best at, less is better; these are also the axes on which one may be beaten."""
_MOST_NAMED = 4


def named(shown: Plan, found: Sequence[Alternative]) -> dict[Best, Alternative]:
    """The best by each measure that beats the shown plan in it, and one that is clearly different: up to four, none twice.

    None of them is beaten by another or by the shown one; only the different one may be, where there is no other.
    """
    plans = [shown, *(one.plan for one in found)]
    unbeaten = [one for one in found if not any(beats(plan, one.plan) for plan in plans)]
    taken: dict[Best, Alternative] = {}
    for name, measure in _BY.items():
        better = [one for one in unbeaten if measure(one.plan) < measure(shown) and one not in taken.values()]
        if better:
            taken[name] = min(better, key=lambda one: measure(one.plan))
    different = [one for one in found if one.kind == "different" and one not in taken.values()]
    if different and len(taken) < _MOST_NAMED:
        taken["different"] = next((one for one in different if one in unbeaten), different[0])
    return taken


def beats(one: Plan, other: Plan) -> bool:
    """Whether a plan is better than another in something and worse in nothing: cost, time out, sights, way."""
    mine, theirs = ([measure(plan) for measure in _BY.values()] for plan in (one, other))
    return mine != theirs and all(a <= b for a, b in zip(mine, theirs, strict=True))
