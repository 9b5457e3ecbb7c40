"""How often one would have what is wished for: a dish at some of the meals, a kind of place on some of the days."""

from collections.abc import Collection
from dataclasses import dataclass, replace

# Of a trip's meals those that are of the wished dishes: most of who came to eat, some of everybody else.
_OF_WHO_EATS, _OF_OTHERS = 0.8, 0.2
# Nobody has one dish more often than so, by who came to eat and by others.
_ENOUGH_FOR_WHO_EATS, _ENOUGH = 4, 2
ONCE_MORE = 0.5
"""The share of what the first time is worth that each further one is."""


@dataclass(frozen=True, slots=True)
class Sought:
    """Houses or sights, by name, at so many meals or on so many days; who has `had` one would have it again."""

    names: frozenset[str]
    times: int = 1
    had: bool = False

    def after(self, times: int) -> "Sought":
        """What is left of it once one has had it so many times."""
        return replace(self, times=self.times - times, had=True) if times else self

    @property
    def missing(self) -> float:
        """How much is missing, where 1 is the first time; 0 of what one has had often enough."""
        return max(0.0, ONCE_MORE * self.times if self.had else 1 + ONCE_MORE * (self.times - 1))

    def is_in(self, places: Collection[str]) -> bool:
        """Whether one of these places is one of them."""
        return not self.names.isdisjoint(places)


def meals_of_a_dish(days: int, dishes: int, *, eating: bool, heavy: bool = False) -> int:
    """At how many meals of a trip one has each of so many dishes; who came for `eating` has them at most of all.

    What is `heavy` is not for the morning.
    """
    share, most = (_OF_WHO_EATS, _ENOUGH_FOR_WHO_EATS) if eating else (_OF_OTHERS, _ENOUGH)
    # nobody breakfasts in town on the day of arrival, or dines on that of departure
    meals = 2 * days - 1 if heavy and eating else 3 * days - 2
    return max(1, min(round(share * meals / max(1, dishes)), most, days))
