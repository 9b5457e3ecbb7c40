"""All suites of a data home: those of the registry, and TripScore's with each reward that was learned over its features."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from core.errors import InputError
from core.evaluate.protocol import Suite
from core.evaluate.registry import SUITES
from core.evaluate.tripscore.readings import Variant
from core.evaluate.tripscore.suite import TripScoreSuite
from core.evaluate.tripscore.weights import REAL_WORLD, SYNTHETIC, RewardWeights
from core.labels.weights.reward import PREFERENCE, SOFT
from core.labels.weights.saved import Reward, RewardShelf
from core.text import Text


def suites(home: Path) -> Mapping[str, Suite]:
    """The suites by name; a learned reward is the variant `tripscore:NAME`.

    Raises InputError for a file that is no reward.
    """
    return suites_with(RewardShelf(home).all())


def suites_with(rewards: Iterable[Reward]) -> Mapping[str, Suite]:
    """The suites by name: those of the registry, and one for each of these rewards."""
    learned = (_suite(reward) for reward in rewards if is_over_tripscore(reward))
    return {**{suite.card.name: suite for suite in learned}, **SUITES}


def suite_of(home: Path, name: str) -> Suite:
    """The suite of that name. Raises InputError that lists those that there are."""
    known = suites(home)
    if name not in known:
        listed = ", ".join(known)
        raise InputError(
            f"没有评测 {name!r}，有：{listed}", f"there is no suite {name!r}; there are {listed}"
        )
    return known[name]


def is_over_tripscore(reward: Reward) -> bool:
    """Whether a reward weighs sub-scores of TripScore, and nothing else."""
    return set(reward.features) <= {*SOFT, *PREFERENCE}


def _suite(reward: Reward) -> TripScoreSuite:
    """TripScore's suite with learned weights in the place of those of its Table 5."""
    soft, soft_total = _group(reward, SOFT, "soft_total")
    liked, liked_total = _group(reward, PREFERENCE, "preference_total")
    by_request = {"user_request": 1.0} if "user_request" in liked else REAL_WORLD.preference
    by_field = {name: weight for name, weight in liked.items() if name != "user_request"}
    told = f"{reward.study}, {reward.pairs} pairs, {reward.judgements} judgements, {reward.method}"
    reading = Variant(
        name=f"tripscore:{reward.name}",
        title=Text(f"学习得到的奖励 {reward.name}", f"The learned reward {reward.name}"),
        summary=Text(
            f"TripScore，权重学自评判：{told}", f"TripScore, weights learned from judgements: {told}"
        ),
        audience="weights",
    )
    return TripScoreSuite(
        synthetic=RewardWeights(
            preference=by_field or SYNTHETIC.preference,
            preference_total=liked_total,
            soft=soft,
            soft_total=soft_total,
        ),
        real_world=RewardWeights(
            preference=by_request, preference_total=liked_total, soft=soft, soft_total=soft_total
        ),
        reading=reading,
    )


def _group(reward: Reward, names: tuple[str, ...], total: str) -> tuple[dict[str, float], float]:
    """The weights of a group, and its multiplier: a logistic fit has none, and its weights sum up to it."""
    weights = {name: reward.weights[name] for name in names if name in reward.features}
    return weights, reward.weights.get(total, reward.weights.get("total", sum(weights.values())))
