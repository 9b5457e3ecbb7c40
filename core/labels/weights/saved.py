"""Learned rewards under a name, in files of a data home, with what they were learned from."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from core.errors import InputError
from core.files.documents import read_json
from core.files.whole import write_whole
from core.labels.judgement import PairScores
from core.labels.weights.learning import FitMethod, Learned
from core.labels.weights.reward import groups_of

NAME = re.compile(r"[\w-]{1,60}")
"""What a name is made of: letters of any script, digits, `_` and `-`."""


class Reward(BaseModel):
    """A reward that was learned from a study: a weight for each feature, and for each group where it has groups.

    `accuracy` and `tau` are those of the fit (`core.labels.weights.learning.Learned`), `accuracy` with its interval.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str = Field(pattern=rf"^{NAME.pattern}$")
    method: FitMethod
    weights: Mapping[str, float]
    features: tuple[str, ...]
    study: str
    pairs: int
    judgements: int
    accuracy: tuple[float | None, float | None, float | None]
    tau: float | None
    learned: datetime

    def value(self, scores: Mapping[str, float | None]) -> float:
        """The reward of a plan with these features; one that has no score adds nothing."""
        row = np.array([[np.nan if (score := scores.get(name)) is None else score for name in self.features]])
        if self.method == "logistic":
            return float(np.nan_to_num(row[0]) @ [self.weights[name] for name in self.features])
        total = 0.0
        for group in groups_of(self.features):
            vector = np.array([[self.weights[name] for name in group.features]])
            total += self.weights[group.total] * float(group.mean(row, self.features, vector)[0, 0])
        return total

    def scores(self, features: Mapping[str, PairScores]) -> PairScores | None:
        """The reward of both plans of a pair; None where the pair lacks one of the features."""
        if not set(self.features) <= set(features):
            return None
        return PairScores(
            self.value({name: of.a for name, of in features.items()}),
            self.value({name: of.b for name, of in features.items()}),
        )


def reward_of(name: str, study: str, learned: Learned, judgements: int) -> Reward:
    """The reward of a fit. Raises InputError for a name that cannot be used."""
    if not NAME.fullmatch(name):
        raise InputError(
            f"名字 {name!r} 不可用：请用 1 到 60 个字母、汉字、数字、- 或 _",
            f"the name {name!r} cannot be used: take 1 to 60 letters, digits, - or _",
        )
    return Reward(
        name=name,
        method=learned.method,
        weights={feature: float(weight.value or 0.0) for feature, weight in learned.weights.items()},
        features=learned.features,
        study=study,
        pairs=learned.pairs,
        judgements=judgements,
        accuracy=(learned.test.value, learned.test.low, learned.test.high),
        tau=learned.tau if np.isfinite(learned.tau) else None,
        learned=datetime.now(UTC),
    )


class RewardShelf:
    """The rewards of a data home, a JSON file each."""

    def __init__(self, home: Path) -> None:
        self._folder = home / "rewards"

    def save(self, reward: Reward) -> None:
        """Keep a reward, in the place of one of its name. Raises FileError where that does not succeed."""
        self._folder.mkdir(parents=True, exist_ok=True)
        write_whole(self._path(reward.name), [reward.model_dump_json(indent=2), "\n"])

    def all(self) -> tuple[Reward, ...]:
        """All rewards by name. Raises InputError for a file that is no reward."""
        return tuple(self._read(path) for path in sorted(self._folder.glob("*.json")))

    def get(self, name: str) -> Reward:
        """The reward of that name. Raises InputError where there is none."""
        if not NAME.fullmatch(name) or not self._path(name).is_file():
            listed = ", ".join(path.stem for path in sorted(self._folder.glob("*.json"))) or "-"
            raise InputError(
                f"没有名为 {name!r} 的奖励，有：{listed}", f"there is no reward {name!r}; there are {listed}"
            )
        return self._read(self._path(name))

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.json"

    def _read(self, path: Path) -> Reward:
        try:
            return Reward.model_validate(read_json(path.read_text(encoding="utf-8")))
        except (ValidationError, InputError, UnicodeDecodeError) as error:
            raise InputError(
                f"{path.name} 不是学习得到的奖励；请删除它，再重新学习",
                f"{path.name} is no learned reward: delete it and learn it again",
            ) from error
