"""Which pairs of plans a study asks about: drawn evenly, evenly over pairs of agents, or where the answer is least certain."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from math import exp
from random import Random
from typing import Literal, get_args

from core.labels.judgement import Pair
from core.labels.study import StoredPlan
from core.labels.weights.saved import Reward

Drawing = Literal["uniform", "agents", "active"]

DRAWINGS: tuple[Drawing, ...] = get_args(Drawing)

Odds = Callable[[Pair], float]
"""The log-odds that plan A of a pair wins, as far as one knows."""


def even(pair: Pair) -> float:
    """The odds of a pair of which nothing is known."""
    return 0.0


def candidates(plans: Iterable[StoredPlan], cities: Mapping[str, str] | None = None) -> tuple[Pair, ...]:
    """Every two plans of one request by different agents; `cities` gives the city of a request by its uid."""
    by_request: dict[str, list[StoredPlan]] = defaultdict(list)
    for plan in plans:
        by_request[plan.uid].append(plan)
    return tuple(
        Pair(pair=f"{a.name}~{b.name}", uid=uid, a=a.name, b=b.name, city=(cities or {}).get(uid, ""))
        for uid, own in by_request.items()
        for a, b in combinations(sorted(own, key=lambda plan: plan.name), 2)
        if a.agent != b.agent
    )


def draw(
    pairs: Sequence[Pair],
    count: int,
    how: Drawing = "uniform",
    *,
    agents: Mapping[str, str] | None = None,
    odds: Odds = even,
    seed: int = 0,
) -> tuple[Pair, ...]:
    """Draw pairs without putting any back; all of them where there are not more.

    `agents` gives the agent of each plan. `active` takes the pairs whose winner the `odds` predict least surely, by the
    variance p (1 - p) of the outcome, and chance decides between equals.
    """
    shuffled = Random(f"{seed} {how}").sample(pairs, len(pairs))
    if how == "uniform":
        return tuple(shuffled[:count])
    named = agents or {}
    if how == "agents":
        return tuple(_in_turn(shuffled, named)[:count])

    def certainty(pair: Pair) -> float:
        chance = 1 / (1 + exp(-abs(odds(pair))))
        return -chance * (1 - chance)

    return tuple(sorted(shuffled, key=certainty)[:count])


def by_strength(strengths: Mapping[str, float], agents: Mapping[str, str]) -> Odds:
    """The odds by the ranking so far: `strengths` are log-odds by agent; one that is not ranked is as the average."""

    def odds(pair: Pair) -> float:
        a, b = agents.get(pair.a, pair.a), agents.get(pair.b, pair.b)
        return strengths.get(a, 0.0) - strengths.get(b, 0.0)

    return odds


def by_reward(reward: Reward) -> Odds:
    """The odds by a learned reward: by how much it prefers plan A; a pair without its features may go either way."""

    def odds(pair: Pair) -> float:
        of = reward.scores(pair.features)
        return 0.0 if of is None or of.a is None or of.b is None else of.a - of.b

    return odds


def _in_turn(pairs: Iterable[Pair], agents: Mapping[str, str]) -> list[Pair]:
    """One pair of each two agents, then another of each, and so on."""
    by_agents: dict[frozenset[str], list[Pair]] = defaultdict(list)
    for pair in pairs:
        by_agents[frozenset((agents.get(pair.a, pair.a), agents.get(pair.b, pair.b)))].append(pair)
    rounds = max(map(len, by_agents.values()), default=0)
    return [own[i] for i in range(rounds) for own in by_agents.values() if i < len(own)]
