"""How a traveller weighs money against time and comfort. One unit of liking is a minute of a person's time."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from math import log, sqrt
from types import MappingProxyType
from typing import Literal

from core.optimize.preferences.weights import USUAL, Weights

SpendingKind = Literal["intercity", "innercity", "attraction", "restaurant", "accommodation"]
SPENDINGS: tuple[SpendingKind, ...] = ("intercity", "innercity", "attraction", "restaurant", "accommodation")


@dataclass(frozen=True, slots=True)
class PriceLevel:
    """Weights of a style of travel.

    `yuan` is how many minutes one CNY a person is worth; `meal` and `bed` are the prices (CNY a person, a night) that
    feel right.
    """

    name: str
    yuan: float
    meal: float
    bed: float

    def towards(self, other: "PriceLevel") -> "PriceLevel":
        """A style halfway (by ratio) between this one and another."""
        return PriceLevel(
            name=self.name,
            yuan=sqrt(self.yuan * other.yuan),
            meal=sqrt(self.meal * other.meal),
            bed=sqrt(self.bed * other.bed),
        )


# From free-handed to as cheap as it gets: a tight budget moves down the ladder.
PRICE_LEVELS = (
    PriceLevel("standard", yuan=0.8, meal=80, bed=200),
    PriceLevel("modest", yuan=1.2, meal=45, bed=120),
    PriceLevel("thrifty", yuan=3.0, meal=25, bed=70),
    PriceLevel("cheapest", yuan=25.0, meal=6, bed=20),
)


@dataclass(frozen=True, slots=True)
class SpendingStyle:
    """A style for each kind of spending: one may save on beds and not on meals; and the traveller's weights."""

    levels: Mapping[SpendingKind, PriceLevel] = field(
        default_factory=lambda: MappingProxyType(dict.fromkeys(SPENDINGS, PRICE_LEVELS[0])), hash=False
    )
    weights: Weights = USUAL

    @property
    def free_handed(self) -> "SpendingStyle":
        """The style of a traveller with these weights whom no cap pinches: plans are compared by it."""
        return SpendingStyle(weights=self.weights)

    def yuan(self, spending: SpendingKind) -> float:
        """Minutes that one CNY a person is worth where it is spent on that."""
        # Added and not multiplied: a tight budget makes thrifty even those to whom money does not matter.
        return self.levels[spending].yuan + (self.weights.money - 1) * PRICE_LEVELS[0].yuan

    def meal_regret(self, price: float) -> float:
        """Minutes that a meal of that price is worse than one at the usual price."""
        style = self.levels["restaurant"]
        return _regret(price, style.meal, self.yuan("restaurant"), style.yuan * self.weights.food)

    def bed_regret(self, price: float) -> float:
        """Minutes that a night at that price a person is worse than one at the usual price."""
        style = self.levels["accommodation"]
        return _regret(price, style.bed, self.yuan("accommodation"), style.yuan * self.weights.comfort)

    def thriftier(self, spendings: Iterable[SpendingKind]) -> "SpendingStyle | None":
        """One step further down the ladder for these kinds of spending; None where all are at its end."""
        levels = dict(self.levels)
        for spending in spendings:
            below = [style for style in PRICE_LEVELS if style.yuan > levels[spending].yuan]
            if below:
                levels[spending] = below[0]
        return None if levels == dict(self.levels) else replace(self, levels=MappingProxyType(levels))

    def towards(self, other: "SpendingStyle") -> "SpendingStyle":
        """A style halfway between this one and another."""
        between = {one: style.towards(other.levels[one]) for one, style in self.levels.items()}
        return replace(self, levels=MappingProxyType(between))


FREE_HANDED = SpendingStyle()


def _regret(price: float, usual: float, yuan: float, quality: float) -> float:
    # Satisfaction grows with the logarithm of the price and money hurts in proportion: where both count as usual, the
    # best price is the usual one, else it is in the ratio of quality to money times that.
    ratio = max(price, 1.0) / usual
    return usual * (yuan * (ratio - 1) - quality * log(ratio))
