"""Where the agents of a study stand by each feature of their plans: what a ranking by people is held beside."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from statistics import fmean

from core.labels.judgement import Pair


def metric_ranks(pairs: Iterable[Pair], agents: Mapping[str, str]) -> dict[str, dict[str, float]]:
    """For each feature the place of each agent by the mean over its plans, 1 the highest; equals share the mean place.

    `agents` gives the agent of a plan that is named by its id. A plan counts once, however many pairs it is in.
    """
    scores: dict[str, dict[str, dict[str, float]]] = defaultdict(lambda: defaultdict(dict))
    for pair in pairs:
        for feature, of in pair.features.items():
            for plan, score in ((pair.a, of.a), (pair.b, of.b)):
                if score is not None:
                    scores[feature][agents.get(plan, plan)][f"{pair.uid} {plan}"] = score
    return {feature: _places(by_agent) for feature, by_agent in sorted(scores.items())}


def _places(by_agent: Mapping[str, Mapping[str, float]]) -> dict[str, float]:
    # here, since it is slow to load and most commands never get here
    from scipy.stats import rankdata

    names = list(by_agent)
    means = [fmean(by_agent[name].values()) for name in names]
    places = rankdata([-round(mean, 12) for mean in means])
    return dict(zip(names, map(float, places), strict=True))
