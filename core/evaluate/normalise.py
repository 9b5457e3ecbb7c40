"""From a metric's value to a score between 0 (worst) and 1 (best): by the scale on its card, else by that of its unit.

The papers measure in shares, points, stars, kilometres, minutes and yuan; to draw them on one radar each needs a scale.
"""

from collections.abc import Mapping

from core.evaluate.protocol import MetricCard
from core.evaluate.scales import Flag, Halving, Linear, Scale, Share

_UNITS: Mapping[str, Mapping[str, Scale]] = {
    "higher": {
        "1": Share(),
        "ratio": Share(),
        "share": Share(),
        "stars": Linear(0, 5),
        "points": Linear(0, 1),
        "%": Halving(1),
        "‰": Halving(10),
    },
    "lower": {
        "1": Share(lower=True),
        "ratio": Share(lower=True),
        "share": Share(lower=True),
        "visits": Halving(1, lower=True),
        "transfers": Halving(1, lower=True),
        "km": Halving(5, lower=True),
        "CNY": Halving(1000, lower=True),
    },
}
FLAG_UNITS = frozenset({"0/1", "0 or 1", "pass"})
"""Units of a yes or no."""


def scale(card: MetricCard) -> Scale | None:
    """The scale of a metric; None where neither more nor less of it is better."""
    if card.scale is not None:
        return card.scale
    if card.direction == "neutral":
        return None
    return Flag() if card.unit in FLAG_UNITS else _UNITS[card.direction].get(card.unit)


def normalise(card: MetricCard, value: float | None) -> float | None:
    """The score of a value between 0 and 1; None where it is absent or the metric has no scale."""
    found = scale(card)
    return None if found is None or value is None else found.score(value)
