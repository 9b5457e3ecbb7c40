"""How a traveller weighs money against time and comfort. One unit of liking is a minute of a person's time."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from math import log, sqrt
from types import MappingProxyType
from typing import Literal

from core.optimize.weights import USUAL, Weights

Spending = Literal["intercity", "innercity", "attraction", "restaurant", "accommodation"]
SPENDINGS: tuple[Spending, ...] = ("intercity", "innercity", "attraction", "restaurant", "accommodation")


@dataclass(frozen=True, slots=True)
class Style:
    """Weights of a style of travel.

    `yuan` is how many minutes one CNY a person is worth; `meal` and `bed` are the prices (CNY a person, a night) that
    feel right.
    """

    name: str
    yuan: float
    meal: float
    bed: float

    def towards(self, other: "Style") -> "Style":
        """A style halfway (by ratio) between this one and another."""
        return Style(
            self.name,
            sqrt(self.yuan * other.yuan),
            sqrt(self.meal * other.meal),
            sqrt(self.bed * other.bed),
        )


# From free-handed to as cheap as it gets: a tight budget moves down the ladder.
STYLES = (
    Style("standard", yuan=0.8, meal=80, bed=200),
    Style("modest", yuan=1.2, meal=45, bed=120),
    Style("thrifty", yuan=3.0, meal=25, bed=70),
    Style("cheapest", yuan=25.0, meal=6, bed=20),
)


@dataclass(frozen=True, slots=True)
class Taste:
    """A style for each kind of spending: one may save on beds and not on meals; and the traveller's weights."""

    styles: Mapping[Spending, Style] = field(
        default_factory=lambda: MappingProxyType(dict.fromkeys(SPENDINGS, STYLES[0]))
    )
    weights: Weights = USUAL

    @property
    def free_handed(self) -> "Taste":
        """The taste of a traveller with these weights whom no cap pinches: plans are compared by it."""
        return Taste(weights=self.weights)

    def yuan(self, spending: Spending) -> float:
        """Minutes that one CNY a person is worth where it is spent on that."""
        # Added and not multiplied: a tight budget makes thrifty even those to whom money does not matter.
        return self.styles[spending].yuan + (self.weights.money - 1) * STYLES[0].yuan

    def meal_regret(self, price: float) -> float:
        """Minutes that a meal of that price is worse than one at the usual price."""
        style = self.styles["restaurant"]
        return _regret(price, style.meal, self.yuan("restaurant"), style.yuan * self.weights.food)

    def bed_regret(self, price: float) -> float:
        """Minutes that a night at that price a person is worse than one at the usual price."""
        style = self.styles["accommodation"]
        return _regret(price, style.bed, self.yuan("accommodation"), style.yuan * self.weights.comfort)

    def thriftier(self, spendings: Iterable[Spending]) -> "Taste | None":
        """One step further down the ladder for these kinds of spending; None where all are at its end."""
        styles = dict(self.styles)
        for spending in spendings:
            below = [style for style in STYLES if style.yuan > styles[spending].yuan]
            if below:
                styles[spending] = below[0]
        return None if styles == dict(self.styles) else replace(self, styles=MappingProxyType(styles))

    def towards(self, other: "Taste") -> "Taste":
        """A taste halfway between this one and another."""
        between = {one: style.towards(other.styles[one]) for one, style in self.styles.items()}
        return replace(self, styles=MappingProxyType(between))


FREE_HANDED = Taste()


def _regret(price: float, usual: float, yuan: float, quality: float) -> float:
    # Satisfaction grows with the logarithm of the price and money hurts in proportion: where both count as usual, the
    # best price is the usual one, else it is in the ratio of quality to money times that.
    ratio = max(price, 1.0) / usual
    return usual * (yuan * (ratio - 1) - quality * log(ratio))
