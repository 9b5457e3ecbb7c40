"""From a metric's value to a score between 0 (worst) and 1 (best), by a rule that can be told in words.

The papers measure in shares, points, stars, kilometres, minutes and yuan. To draw them on one radar each needs a scale;
the scale of a metric is the one named for it below, else that of its unit. Where a paper names a best and a worst value
they are its ends; where there is no worst, a value scores a half at a distance that is told (`Halving`).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from core.evaluate.protocol import MetricCard
from core.text import Text


@dataclass(frozen=True, slots=True)
class Line:
    """Straight from 0 at `worst` to 1 at `best`, and no further beyond either."""

    worst: float
    best: float

    def score(self, value: float) -> float:
        """The score of a value."""
        return min(1.0, max(0.0, (value - self.worst) / (self.best - self.worst)))

    @property
    def rule(self) -> Text:
        """The rule in words."""
        if self.best > self.worst:
            return Text(
                f"越高越好：{self.worst:g} 得 0 分，{self.best:g} 及以上得 1 分",
                f"higher is better: 0 at {self.worst:g}, 1 at {self.best:g} or more",
            )
        return Text(
            f"越低越好：{self.best:g} 得 1 分，{self.worst:g} 及以上得 0 分",
            f"lower is better: 1 at {self.best:g}, 0 at {self.worst:g} or more",
        )


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a whole, or a deviation in parts of it: from 0 to 100 %, and no further."""

    lower: bool = False

    def score(self, value: float) -> float:
        """The score of a value."""
        share = min(1.0, max(0.0, value))
        return 1 - share if self.lower else share

    @property
    def rule(self) -> Text:
        """The rule in words."""
        if self.lower:
            return Text(
                "越低越好：0 % 得 1 分，100 % 及以上得 0 分", "lower is better: 1 at 0 %, 0 at 100 % or more"
            )
        return Text("越高越好：0 % 得 0 分，100 % 得 1 分", "higher is better: 0 at 0 %, 1 at 100 %")


@dataclass(frozen=True, slots=True)
class Halving:
    """For values from 0 up that have no end: a half at `half`; towards 1 above it, or below it where lower is better."""

    half: float
    lower: bool = False

    def score(self, value: float) -> float:
        """The score of a value."""
        share = 1 - self.half / (max(0.0, value) + self.half)  # 1 for an endless value
        return 1 - share if self.lower else share

    @property
    def rule(self) -> Text:
        """The rule in words."""
        if self.lower:
            return Text(
                f"越低越好：0 得 1 分，{self.half:g} 得 0.5 分，再高趋近 0",
                f"lower is better: 1 at 0, 0.5 at {self.half:g}, towards 0 above",
            )
        return Text(
            f"越高越好：0 得 0 分，{self.half:g} 得 0.5 分，再高趋近 1",
            f"higher is better: 0 at 0, 0.5 at {self.half:g}, towards 1 above",
        )


@dataclass(frozen=True, slots=True)
class Target:
    """Best at `best`; falling to 0 at `reach` to either side of it."""

    best: float
    reach: float

    def score(self, value: float) -> float:
        """The score of a value."""
        return max(0.0, 1 - abs(value - self.best) / self.reach)

    @property
    def rule(self) -> Text:
        """The rule in words."""
        low, high = self.best - self.reach, self.best + self.reach
        return Text(
            f"越接近 {self.best:g} 越好：{self.best:g} 得 1 分，{low:g} 或 {high:g} 得 0 分",
            f"best at {self.best:g}: 1 there, 0 at {low:g} or {high:g}",
        )


@dataclass(frozen=True, slots=True)
class Flag:
    """A yes or no: 1 where it holds."""

    def score(self, value: float) -> float:
        """The score of a value."""
        return 1.0 if value >= 1 else 0.0

    @property
    def rule(self) -> Text:
        """The rule in words."""
        return Text("做到得 1 分，没做到得 0 分", "1 where it holds, 0 where it does not")


Scale = Line | Share | Halving | Target | Flag

_UNITS: Mapping[str, Mapping[str, Scale]] = {
    "higher": {
        "1": Share(),
        "ratio": Share(),
        "share": Share(),
        "stars": Line(0, 5),
        "points": Line(0, 1),
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
_FLAGS = frozenset({"0/1", "0 or 1", "pass"})

_METRICS: Mapping[str, Scale] = {
    # four sights a day, and 15 to 120 minutes, are the competition's own ends (DAV and ATT)
    "chinatravel.daily_attractions": Line(0, 4),
    "chinatravel.transport_minutes": Line(120, 15),
    "chinatravel.restaurant_minutes": Line(120, 15),
    # mean distance to the own day's places over that to the nearest other day's (eq. 14): has no upper end
    "traveleval.csm_p90": Halving(1, lower=True),
    "traveleval.csm_p95": Halving(1, lower=True),
    # sights a day over the target of the style of travel (eq. 22)
    "traveleval.ads": Target(1, 1),
    # stars, twice for a sight of a wanted type (eq. 24)
    "traveleval.profit": Line(0, 10),
    # the points of section 3.4, and the reward's ends with the weights of Table 5
    "tripscore.format_score": Line(-3, 1),
    "tripscore.commonsense_score": Line(-1, 1),
    "tripscore.reward": Line(-3, 4.4),
    # a ratio of 1.5 is the most that passes (TourPlanner, C.2)
    "triptailor.route_ratio": Halving(1.5, lower=True),
    "triptailor.hard_reward": Line(0, 2),
    "triptailor.preference_score": Line(-1, 1),
    "triptailor.soft_reward": Line(-1, 3),
    "triptailor.reward": Line(-1, 5),
}


def scale(suite: str, card: MetricCard) -> Scale | None:
    """The scale of a suite's metric; None where neither more nor less of it is better. A variant has its suite's."""
    named = _METRICS.get(f"{suite.split(':')[0]}.{card.name}")
    if named is not None:
        return named
    if card.direction == "neutral":
        return None
    return Flag() if card.unit in _FLAGS else _UNITS[card.direction].get(card.unit)


def normalise(suite: str, card: MetricCard, value: float | None) -> float | None:
    """The score of a value between 0 and 1; None where it is absent or the metric has no scale."""
    found = scale(suite, card)
    return None if found is None or value is None else found.score(value)
