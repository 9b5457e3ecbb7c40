"""The plans that a run told of, each better than those before it."""

from collections.abc import Iterable
from typing import NamedTuple

from core.agents.events import Draft, Event


class Incumbent(NamedTuple):
    """A plan that was better than all before it: seconds from the beginning, objective and bound (smaller is better)."""

    seconds: float
    objective: float | None = None
    bound: float | None = None


def incumbents(told: Iterable[tuple[float, Event]]) -> list[Incumbent]:
    """The drafts of a run, from its events with their seconds; a plan that was told again has its newest bound."""
    found: list[Incumbent] = []
    for seconds, event in told:
        if not isinstance(event, Draft):
            continue
        if found and event.objective is not None and event.objective == found[-1].objective:
            found[-1] = found[-1]._replace(bound=event.bound)
        else:
            found.append(Incumbent(seconds, event.objective, event.bound))
    return found
