"""Agreement by part of a study: by city, by the two agents of a pair."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping

from core.labels.agreement.summary import Agreement, agreement
from core.labels.judgement import Judgement, Pair, in_force


def by_city(judgements: Iterable[Judgement], pairs: Iterable[Pair], resamples: int) -> dict[str, Agreement]:
    """The agreement on the pairs of each city."""
    city = {pair.pair: pair.city for pair in pairs}
    return _by(judgements, lambda one: city.get(one.pair, ""), resamples)


def by_agents(
    judgements: Iterable[Judgement], agents: Mapping[str, str], resamples: int
) -> dict[str, Agreement]:
    """The agreement on the pairs of each two agents; `agents` gives the agent of a plan that is named by its id."""

    def duel(one: Judgement) -> str:
        return " / ".join(sorted((agents.get(one.a, one.a), agents.get(one.b, one.b))))

    return _by(judgements, duel, resamples)


def _by(
    judgements: Iterable[Judgement], part: Callable[[Judgement], str], resamples: int
) -> dict[str, Agreement]:
    parts: dict[str, list[Judgement]] = defaultdict(list)
    for one in in_force(judgements):
        parts[part(one)].append(one)
    return {name: agreement(own, resamples=resamples) for name, own in sorted(parts.items())}
