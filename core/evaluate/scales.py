"""From a value to a score between 0 (worst) and 1 (best), by a rule that can be told in words.

Where a paper names a best and a worst value they are the ends of the scale; where there is no worst, a value scores a
half at a distance that is told (`Halving`).
"""

from dataclasses import dataclass

from core.text import Text


@dataclass(frozen=True, slots=True)
class Linear:
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
        # 1 for an endless value
        share = 1 - self.half / (max(0.0, value) + self.half)
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


Scale = Linear | Share | Halving | Target | Flag
