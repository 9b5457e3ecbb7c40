"""Agents ranked by the judgements of their plans: the model of Bradley and Terry (1952), fitted by scikit-learn."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from core.errors import InputError
from core.labels.interval import RESAMPLES, Figure, bootstrap, figure
from core.labels.judgement import Judgement, in_force
from core.labels.ratings import Numbers, Real

_PRIOR = 100.0
"""C of the logistic regression: so weak a pull to equal strength that it only keeps a winner of all finite."""

_WON = {"a": 1.0, "b": 0.0, "tie": 0.5}
"""What a choice gives to plan A; `neither` says nothing of which is better and is left out."""


@dataclass(frozen=True, slots=True)
class RankedAgent:
    """An agent's strength: log-odds against the average agent, with its interval; wins and losses, a tie half each."""

    agent: str
    strength: Figure
    wins: float
    losses: float

    def to_json(self) -> dict[str, Any]:
        """The record that `tripstudio labels rank --json` prints."""
        value, low, high = self.strength.to_json()
        return {
            "agent": self.agent,
            "strength": value,
            "low": low,
            "high": high,
            "wins": self.wins,
            "losses": self.losses,
        }


def rank(
    judgements: Iterable[Judgement],
    agents: Mapping[str, str] | None = None,
    seed: int = 0,
    resamples: int = RESAMPLES,
) -> tuple[RankedAgent, ...]:
    """The agents by strength, best first; `agents` gives the agent of a plan that is named by its id.

    Raises InputError where no judgement prefers one of two agents.
    """
    duels = _duels(judgements, agents or {})
    strengths = duels.strengths(np.ones(duels.pairs))
    samples = bootstrap(duels.strengths, duels.pairs, seed, resamples)
    wins, losses = duels.tally()
    ranked = [
        RankedAgent(
            agent=name,
            strength=figure(strengths[i], samples[:, i]),
            wins=float(wins[i]),
            losses=float(losses[i]),
        )
        for i, name in enumerate(duels.agents)
    ]
    return tuple(sorted(ranked, key=lambda one: -(one.strength.value or 0.0)))


@dataclass(frozen=True, slots=True)
class _Duels:
    """The judgements that compare two agents: parallel arrays, `won` is what `first` got of the point."""

    agents: tuple[str, ...]
    pairs: int
    pair: Numbers
    first: Numbers
    second: Numbers
    won: Real

    def tally(self) -> tuple[Real, Real]:
        """Wins and losses of each agent."""
        wins, losses = np.zeros(len(self.agents)), np.zeros(len(self.agents))
        np.add.at(wins, self.first, self.won)
        np.add.at(losses, self.first, 1 - self.won)
        np.add.at(wins, self.second, 1 - self.won)
        np.add.at(losses, self.second, self.won)
        return wins, losses

    def strengths(self, weight: Real) -> Real:
        """The log-odds of each agent against the average one, with each pair counted so often."""
        # here, since it is slow to load and most commands never get here
        from sklearn.linear_model import LogisticRegression

        n = len(self.agents)
        points = np.zeros((n, n))
        np.add.at(points, (self.first, self.second), weight[self.pair] * self.won)
        np.add.at(points, (self.second, self.first), weight[self.pair] * (1 - self.won))
        rows, columns = np.nonzero(points)
        sides = np.zeros((2 * len(rows), n))
        index = np.arange(len(rows))
        sides[index, rows], sides[index, columns] = 1, -1
        sides[len(rows) :] = -sides[: len(rows)]
        outcome = np.repeat([1, 0], len(rows))
        model = LogisticRegression(C=_PRIOR, fit_intercept=False)
        model.fit(sides, outcome, sample_weight=np.tile(points[rows, columns], 2))
        fitted: Real = model.coef_[0]
        centred: Real = fitted - fitted.mean()
        return centred


def _duels(judgements: Iterable[Judgement], agents: Mapping[str, str]) -> _Duels:
    named = [
        (one.pair, agents.get(one.a, one.a), agents.get(one.b, one.b), _WON[one.choice])
        for one in in_force(judgements)
        if one.choice in _WON
    ]
    named = [row for row in named if row[1] != row[2]]
    if not named:
        raise InputError(
            "没有比较两个不同方法的评判，无法排名",
            "no judgement compares two different agents, so none can be ranked",
        )
    names = tuple(sorted({name for _, a, b, _ in named for name in (a, b)}))
    pairs = tuple(sorted({pair for pair, *_ in named}))
    agent_number = {name: i for i, name in enumerate(names)}
    pair_number = {name: i for i, name in enumerate(pairs)}
    return _Duels(
        agents=names,
        pairs=len(pairs),
        pair=np.array([pair_number[pair] for pair, *_ in named]),
        first=np.array([agent_number[a] for _, a, _, _ in named]),
        second=np.array([agent_number[b] for _, _, b, _ in named]),
        won=np.array([won for *_, won in named]),
    )
