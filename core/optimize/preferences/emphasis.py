"""What a request stresses without demanding it: words of money, beds and tables move the weights, and that is said."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache

from core.knowledge.documents import read_document
from core.model.query import Thing
from core.optimize.preferences.profile import PlannerProfile
from core.optimize.preferences.weights import MOST
from core.text import Text, joined, sentence


@dataclass(frozen=True, slots=True)
class Emphasis:
    """How many times as much each weight counts, and in what words it was asked for."""

    factors: tuple[tuple[str, float], ...] = ()
    said: tuple[Text, ...] = ()

    def weighing(self, profile: PlannerProfile) -> PlannerProfile:
        """The profile of somebody who stresses this; one that follows metrics alone stays as it is."""
        if profile.guide is None or not self.factors:
            return profile
        moved = {name: min(MOST, getattr(profile.weights, name) * factor) for name, factor in self.factors}
        return replace(profile, weights=profile.weights.model_copy(update=moved))

    def told(self) -> Text | None:
        """What was stressed, as a sentence; None where nothing was."""
        if not self.said:
            return None
        words = joined(self.said, Text("、", ", "))
        return sentence("按您说的权衡了取舍：{words}", "weighed as you said: {words}", words=words)


NO_EMPHASIS = Emphasis()


def emphasis_of(things: Iterable[Thing]) -> Emphasis:
    """What the things that a request wishes for stress."""
    stressed = [one for one in things if one.wanted and one.name.zh in _table()]
    factors: dict[str, float] = {}
    for one in stressed:
        for name, factor in _table()[one.name.zh].items():
            factors[name] = factors.get(name, 1.0) * factor
    return Emphasis(tuple(factors.items()), tuple(one.name for one in stressed))


@cache
def _table() -> Mapping[str, Mapping[str, float]]:
    return read_document("emphasis")
